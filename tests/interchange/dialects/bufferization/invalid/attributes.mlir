func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  memref.store %x, %m[%i] {bufferization.manual_deallocation} : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() {bufferization.foo} : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = "t.x"() {bufferization.manual_deallocation} : () -> i32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.load %m[%i] {bufferization.writable = true} : memref<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32> {bufferization.writable}) { return }
// -----
func.func @f(%a: tensor<4xf32> {bufferization.writable = 1 : i32}) { return }
// -----
func.func @f(%a: tensor<4xf32> {bufferization.access = "rw"}) { return }
// -----
func.func @f(%a: tensor<4xf32> {bufferization.access}) { return }
// -----
func.func @f(%a: tensor<4xf32> {bufferization.buffer_layout = "x"}) { return }
// -----
func.func @f(%a: tensor<4xf32> {bufferization.foo}) { return }
// -----
func.func private @f(%a: tensor<4xf32> {bufferization.writable = true})
// -----
func.func @f() attributes {bufferization.access = "read"} { return }
