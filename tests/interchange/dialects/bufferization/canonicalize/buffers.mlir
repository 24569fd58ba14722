// From tensors to buffers and back.
func.func @pairs(%t: tensor<4xf32>, %m: memref<4xf32>) -> (tensor<4xf32>, memref<4xf32>, tensor<4xf32>) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
  %2 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %3 = bufferization.to_buffer %2 : tensor<4xf32> to memref<4xf32>
  %4 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  "t.write"(%4) : (memref<4xf32>) -> ()
  %5 = bufferization.to_tensor %4 : memref<4xf32> to tensor<4xf32>
  return %1, %3, %5 : tensor<4xf32>, memref<4xf32>, tensor<4xf32>
}
func.func @layouts(%m: memref<4x?xf32, strided<[?, ?], offset: ?>>, %s: memref<4xf32>, %u: memref<*xf32>) -> (memref<4x?xf32>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, 1>, memref<*xf32, 1>) {
  %0 = bufferization.to_tensor %m : memref<4x?xf32, strided<[?, ?], offset: ?>> to tensor<4x?xf32>
  %1 = bufferization.to_buffer %0 : tensor<4x?xf32> to memref<4x?xf32>
  %2 = bufferization.to_tensor %s : memref<4xf32> to tensor<4xf32>
  %3 = bufferization.to_buffer %2 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %4 = bufferization.to_buffer %2 : tensor<4xf32> to memref<4xf32, 1>
  %5 = "t.u"() : () -> memref<*xf32, 1>
  %6 = bufferization.to_tensor %5 : memref<*xf32, 1> to tensor<*xf32>
  %7 = bufferization.to_buffer %6 : tensor<*xf32> to memref<*xf32, 1>
  return %1, %3, %4, %7 : memref<4x?xf32>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, 1>, memref<*xf32, 1>
}
func.func @of_casts(%t: tensor<4xf32>, %u: tensor<*xf32>) -> (memref<?xf32, strided<[?], offset: ?>, 1>, memref<*xf32>, memref<?xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 read_only : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>, 1>
  %2 = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %3 = bufferization.to_buffer %2 : tensor<*xf32> to memref<*xf32>
  %4 = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %5 = bufferization.to_buffer %4 : tensor<?xf32> to memref<?xf32>
  return %1, %3, %5 : memref<?xf32, strided<[?], offset: ?>, 1>, memref<*xf32>, memref<?xf32>
}
func.func @elements(%t: tensor<4x?xf32>, %m: memref<?x?xf32>, %i: index) -> (f32, index, index) {
  %c1 = arith.constant 1 : index
  %0 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf32>
  %1 = memref.load %0[%i, %i] : memref<4x?xf32>
  %2 = bufferization.to_tensor %m : memref<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %4 = tensor.dim %2, %i : tensor<?x?xf32>
  return %1, %3, %4 : f32, index, index
}
func.func @dead(%t: tensor<4xf32>, %d: tensor<4xf32>, %m: memref<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = bufferization.alloc_tensor() : tensor<4xf32>
  %2 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
func.func @alloc_tensor(%n: index, %t: tensor<?x?xf32>) -> (tensor<?x4x?xf32>, tensor<?x?xf32, "x">, index, index, index, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c-1 = arith.constant -1 : index
  %0 = bufferization.alloc_tensor(%c5, %n) {memory_space = 1 : i64} : tensor<?x4x?xf32>
  %1 = bufferization.alloc_tensor(%n, %c2) : tensor<?x?xf32, "x">
  %2 = bufferization.alloc_tensor() copy(%t) : tensor<?x?xf32>
  %3 = tensor.dim %0, %c2 : tensor<?x4x?xf32>
  %4 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %5 = tensor.dim %2, %c0 : tensor<?x?xf32>
  %6 = bufferization.alloc_tensor(%c-1) : tensor<?xf32>
  return %0, %1, %3, %4, %5, %6 : tensor<?x4x?xf32>, tensor<?x?xf32, "x">, index, index, index, tensor<?xf32>
}
func.func @extents(%t: tensor<?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  "t.use"(%0) : (memref<?xf32>) -> ()
  %1 = bufferization.to_tensor %0 writable : memref<?xf32> to tensor<?xf32>
  %2 = tensor.dim %1, %c0 : tensor<?xf32>
  %3 = memref.dim %0, %c0 : memref<?xf32>
  return %2, %3 : index, index
}
