func.func @f(%m: memref<4xf32>) {
  bufferization.dealloc (%m : memref<4xf32>) if ()
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  bufferization.dealloc (%m : memref<4xf32>)
  return
}
// -----
func.func @f(%m: memref<4xf32>, %c: i1) {
  bufferization.dealloc (%m, %m : memref<4xf32>, memref<4xf32>) if (%c)
  return
}
// -----
func.func @f(%m: memref<4xf32>, %c: i1) {
  bufferization.dealloc (%m, %m : memref<4xf32>) if (%c)
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  bufferization.dealloc (%m : memref<4xf32>) if (%i)
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %c: i1) {
  bufferization.dealloc (%t : tensor<4xf32>) if (%c)
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%t : tensor<4xf32>)
  return
}
// -----
func.func @f(%m: memref<4xf32>, %c: i1) {
  %0 = bufferization.dealloc (%m : memref<4xf32>) if (%c)
  return
}
// -----
func.func @f(%m: memref<4xf32>, %c: i1) {
  %0 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain ()
  return
}
