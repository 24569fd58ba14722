// Casts and other views of the same memory.
func.func @cast(%a: memref<4x?xf32>, %u: memref<*xf32>, %s: memref<4x4xf32, strided<[4, 1]>>, %p: memref<4xf32, 1>) {
  %0 = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.cast %a : memref<4x?xf32> to memref<4x8xf32>
  %2 = memref.cast %a : memref<4x?xf32> to memref<*xf32>
  %3 = memref.cast %u : memref<*xf32> to memref<4x?xf32>
  %4 = memref.cast %s : memref<4x4xf32, strided<[4, 1]>> to memref<4x4xf32>
  %5 = memref.cast %s : memref<4x4xf32, strided<[4, 1]>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  %6 = memref.cast %s {note} : memref<4x4xf32, strided<[4, 1]>> to memref<*xf32>
  %7 = memref.cast %0 : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  %8 = memref.cast %s : memref<4x4xf32, strided<[4, 1]>> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>
  %9 = memref.cast %p : memref<4xf32, 1> to memref<?xf32, 1>
  %13 = memref.cast %a : memref<4x?xf32> to memref<4x?xf32>
  return
}
func.func @spaces(%a: memref<4x?xf32, 1>, %u: memref<*xf32>, %s: memref<4xf32, strided<[2], offset: ?>>) {
  %0 = memref.memory_space_cast %a : memref<4x?xf32, 1> to memref<4x?xf32>
  %1 = memref.memory_space_cast %u {note} : memref<*xf32> to memref<*xf32, "far">
  %2 = memref.memory_space_cast %s : memref<4xf32, strided<[2], offset: ?>> to memref<4xf32, strided<[2], offset: ?>, 3>
  return
}
func.func @assumptions(%a: memref<4xf32>, %b: memref<?xf32>) {
  %0 = memref.assume_alignment %a, 64 : memref<4xf32>
  %1 = memref.assume_alignment %b, 1 {note} : memref<?xf32>
  %2:2 = memref.distinct_objects %a, %b : memref<4xf32>, memref<?xf32>
  %3 = memref.distinct_objects %a {note} : memref<4xf32>
  return
}
func.func @metadata(%a: memref<4x?xf32>, %z: memref<f32, 1>, %u: memref<*xf32>, %s: memref<?xf32, strided<[?], offset: ?>>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %a : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %0, %1 = memref.extract_strided_metadata %z : memref<f32, 1> -> memref<f32, 1>, index
  %2:4 = memref.extract_strided_metadata %s : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index {note}
  %3 = memref.extract_aligned_pointer_as_index %a : memref<4x?xf32> -> index
  %4 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index {note}
  return
}
func.func @shapes(%a: memref<4x?xf32>, %u: memref<*xf32>, %i: index) {
  %0 = memref.dim %a, %i : memref<4x?xf32>
  %1 = memref.dim {note} %u, %i : memref<*xf32>
  %2 = memref.rank %a : memref<4x?xf32>
  %3 = memref.rank %u {note} : memref<*xf32>
  return
}
