// bufferization: every operation in every form.
func.func @tensors(%n: index, %t: tensor<?x4xf32>, %s: tensor<4xf32>) {
  %0 = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  %1 = bufferization.alloc_tensor(%n, %n) {memory_space = 1 : i64, note} : tensor<?x?xf32>
  %2 = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32>
  %3 = bufferization.alloc_tensor() copy(%t) size_hint=%n {memory_space = "near"} : tensor<?x4xf32>
  %4 = bufferization.alloc_tensor() size_hint=%n : tensor<4xf32>
  %5 = bufferization.alloc_tensor() : tensor<4xf32, "encoding">
  bufferization.dealloc_tensor %0 : tensor<?x4xf32>
  bufferization.dealloc_tensor %s {note} : tensor<4xf32>
  return
}
func.func @casts(%t: tensor<?x4xf32>, %m: memref<?x4xf32>, %u: memref<*xf32>, %ut: tensor<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x4xf32> to tensor<?x4xf32>
  %1 = bufferization.to_tensor %m restrict : memref<?x4xf32> to tensor<?x4xf32>
  %2 = bufferization.to_tensor %m restrict writable {note} : memref<?x4xf32> to tensor<?x4xf32>
  %3 = bufferization.to_tensor %u writable : memref<*xf32> to tensor<*xf32>
  %4 = bufferization.to_buffer %t : tensor<?x4xf32> to memref<?x4xf32>
  %5 = bufferization.to_buffer %t read_only {note} : tensor<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>, 1>
  %6 = bufferization.to_buffer %ut : tensor<*xf32> to memref<*xf32, 2>
  %7 = bufferization.clone %m : memref<?x4xf32> to memref<?x4xf32>
  %8 = bufferization.clone %u {note} : memref<*xf32> to memref<4xf32>
  return
}
func.func @materialize(%t: tensor<?x4xf32>, %d: tensor<4x?xf32>, %m: memref<?x4xf32>, %ut: tensor<*xf32>, %um: memref<*xf32>) {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<?x4xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
  bufferization.materialize_in_destination %t in restrict writable %m {note} : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
  bufferization.materialize_in_destination %ut in writable %um : (tensor<*xf32>, memref<*xf32>) -> ()
  return
}
func.func @dealloc(%a: memref<4xf32>, %b: memref<?xi32>, %u: memref<*xf32>, %c: i1) -> i1 {
  bufferization.dealloc
  bufferization.dealloc (%a : memref<4xf32>) if (%c)
  bufferization.dealloc (%a, %b : memref<4xf32>, memref<?xi32>) if (%c, %c) {note}
  %0 = bufferization.dealloc (%a : memref<4xf32>) if (%c) retain (%u : memref<*xf32>)
  %1:2 = bufferization.dealloc retain (%a, %b : memref<4xf32>, memref<?xi32>)
  return %0 : i1
}
func.func @attributes(%a: tensor<4xf32> {bufferization.writable = true, bufferization.access = "read"}, %b: tensor<?xf32> {bufferization.buffer_layout = strided<[?], offset: ?>, bufferization.access = "read-write"}) {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  memref.dealloc %0 {bufferization.manual_deallocation} : memref<4xf32>
  return
}
func.func private @external(tensor<4xf32> {bufferization.access = "none", bufferization.buffer_layout = affine_map<(d0) -> (d0)>})
