func.func @f(%d: tensor<?xf32>, %i: index) {
  %0 = bufferization.alloc_tensor(%i) copy(%d) : tensor<?xf32>
  return
}
// -----
func.func @f(%d: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor() copy(%d) : tensor<4xf32>
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor : tensor<4xf32>
  return
}
// -----
func.func @f(%d: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor() copy %d : tensor<?xf32>
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor() copy() : tensor<?xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = bufferization.alloc_tensor() copy(%m) : tensor<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = bufferization.alloc_tensor() size_hint(%i) : tensor<4xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = bufferization.alloc_tensor() size_hint=%x : tensor<4xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = bufferization.alloc_tensor(%x) : tensor<?xf32>
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor() : vector<4xf32>
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor()
  return
}
// -----
func.func @f(%d: tensor<?xf32>, %i: index) {
  %0 = "bufferization.alloc_tensor"(%i, %d) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (index, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f() {
  %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i, %i, %i) <{operandSegmentSizes = array<i32: 0, 0, 3>}> : (index, index, index) -> tensor<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0>}> : (index) -> tensor<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  bufferization.dealloc_tensor %m : memref<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t
  return
}
// -----
func.func @f(%m: memref<4xf32>, %c: i1) {
  "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, i1, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%m: memref<4xf32>, %c: i1) {
  %0:2 = "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, i1, memref<4xf32>) -> (i1, i1)
  return
}
// -----
func.func @f(%m: memref<4xf32>, %c: i1) {
  %0 = "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, i1, memref<4xf32>) -> (i32)
  return
}
// -----
func.func @f(%m: memref<4xf32>, %c: i1) {
  "bufferization.dealloc"(%m, %c) <{operandSegmentSizes = array<i32: 1, 1>}> : (memref<4xf32>, i1) -> ()
  return
}
// -----
func.func @f(%m: memref<4xf32>, %c: i1) {
  "bufferization.dealloc"(%m, %c) : (memref<4xf32>, i1) -> ()
  return
}
