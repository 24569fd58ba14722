func.func @f(%t: tensor<4xf32>) {
  %0 = bufferization.clone %t : tensor<4xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = bufferization.clone %m : memref<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = bufferization.clone %m : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m writable restrict : memref<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = bufferization.to_tensor %t : tensor<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = bufferization.to_tensor %u : memref<*xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<*xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = bufferization.to_buffer %t readonly : tensor<4xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to tensor<4xf32>
  return
}
