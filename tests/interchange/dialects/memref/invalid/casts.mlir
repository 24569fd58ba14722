func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.cast %m : memref<8x16xf32> to memref<8x17xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.cast %m : memref<8x16xf32> to memref<8x16xf64>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.cast %m : memref<8x16xf32> to memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.cast %m : memref<8x16xf32> to memref<8x16xf32, 1>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.cast %m : memref<8x16xf32> to memref<8x16xf32, strided<[15, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.cast %m : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1], offset: 2>>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.cast %u : memref<*xf32> to memref<*xf32>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.cast %u : memref<*xf32> to memref<*xf64>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.cast %u : memref<*xf32> to memref<4xf64>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.cast %u : memref<*xf32> to memref<4xf32, 2>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = memref.cast %t : tensor<4xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.cast %v : memref<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.cast %v : memref<4xf32> memref<?xf32>
  return
}
// -----
func.func @f(%nl: memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  %0 = memref.cast %nl : memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>> to memref<8xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.memory_space_cast %v : memref<4xf32> to memref<5xf32, 1>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.memory_space_cast %v : memref<4xf32> to memref<4xf64, 1>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.memory_space_cast %v : memref<4xf32> to memref<4xf32, strided<[2]>, 1>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.memory_space_cast %v : memref<4xf32> to memref<*xf32, 1>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.memory_space_cast %u : memref<*xf32> to memref<4xf32, 1>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf64, 1>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.memory_space_cast %v : memref<4xf32> to memref<?xf32, 1>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.assume_alignment %v, 3 : memref<4xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.assume_alignment %v, 0 : memref<4xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.assume_alignment %v, -4 : memref<4xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.assume_alignment %v : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = memref.assume_alignment %v, %i : memref<4xf32>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.assume_alignment %u, 4 : memref<*xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = "memref.assume_alignment"(%v) <{alignment = 8 : i64}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = "memref.assume_alignment"(%v) <{alignment = 8 : i32}> : (memref<4xf32>) -> memref<5xf32>
  return
}
// -----
func.func @f() {
  "memref.distinct_objects"() : () -> ()
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = memref.distinct_objects %t : tensor<4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %v: memref<4xf32>) {
  %0 = memref.distinct_objects %v, %m : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %v: memref<4xf32>) {
  %0 = memref.distinct_objects %v, %m : memref<4xf32>, memref<8x16xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = "memref.distinct_objects"(%v) : (memref<4xf32>) -> memref<5xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = "memref.distinct_objects"(%v, %v) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  return
}
// -----
func.func @f(%z: memref<f32>, %i: index) {
  %0 = memref.dim %z, %i : memref<f32>
  return
}
// -----
func.func @f(%i: index, %t: tensor<4xf32>) {
  %0 = memref.dim %t, %i : tensor<4xf32>
  return
}
// -----
func.func @f(%k: i32, %v: memref<4xf32>) {
  %0 = memref.dim %v, %k : memref<4xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.dim %v : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = "memref.dim"(%v, %i) : (memref<4xf32>, index) -> i32
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = memref.rank %t : tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = memref.rank %t
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = "memref.rank"(%v) : (memref<4xf32>) -> i64
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.extract_strided_metadata %m : memref<8x16xf32> -> memref<f32>, index
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0:6 = memref.extract_strided_metadata %m : memref<8x16xf32> -> memref<f64>, index, index, index, index, index
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0:6 = memref.extract_strided_metadata %m : memref<8x16xf32> -> memref<f32>, index, index, index, index, i32
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0:4 = memref.extract_strided_metadata %m : memref<8x16xf32> -> memref<f32>, index, index, index
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0:2 = memref.extract_strided_metadata %u : memref<*xf32> -> memref<f32>, index
  return
}
// -----
func.func @f(%nl: memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  %0:4 = memref.extract_strided_metadata %nl : memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>> -> memref<f32>, index, index, index
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0:4 = memref.extract_strided_metadata %v : memref<4xf32> -> memref<1xf32>, index, index, index
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %v : memref<4xf32> -> i64
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %t : tensor<4xf32> -> index
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %v : memref<4xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = "memref.assume_alignment"(%v) <{alignment = 8 : i32}> : (memref<4xf32>) -> memref<?xf32>
  return
}
