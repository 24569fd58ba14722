func.func @f() {
  memref.alloca_scope.return
  return
}
// -----
func.func @f() {
  memref.alloca_scope { ^bb0(%y: f32): }
  return
}
// -----
func.func @f(%i: index) {
  %0 = memref.alloca_scope -> f32 { memref.alloca_scope.return %i : index }
  return
}
// -----
func.func @f() {
  %0 = memref.alloca_scope -> f32 { }
  return
}
// -----
func.func @f(%i: index) {
  memref.alloca_scope { memref.alloca_scope.return %i : index }
  return
}
// -----
func.func @f() {
  memref.alloca_scope { "t.x"() : () -> () func.return }
  return
}
// -----
func.func @f() {
  memref.alloca_scope
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.realloc %v : memref<4xf32> to memref<?xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = memref.realloc %v(%i) : memref<4xf32> to memref<8xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.realloc %v : memref<4xf32> to memref<8xf64>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.realloc %v : memref<4xf32> to memref<8xf32, 1>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.realloc %v : memref<4xf32> to memref<8xf32, strided<[2]>>
  return
}
// -----
func.func @f(%nl: memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  %0 = memref.realloc %nl : memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>> to memref<8xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.realloc %m : memref<8x16xf32> to memref<8x16xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.realloc %v {alignment = 3 : i64} : memref<4xf32> to memref<8xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = memref.realloc %v(%i, %i) : memref<4xf32> to memref<8xf32>
  return
}
// -----
func.func @f(%k: i32, %v: memref<4xf32>) {
  %0 = memref.realloc %v(%k) : memref<4xf32> to memref<?xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() : memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = memref.alloc(%i) : memref<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = memref.alloc()[%i] : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() : memref<*xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() : tensor<4xf32>
  return
}
// -----
func.func @f(%k: i32) {
  %0 = memref.alloc(%k) : memref<?xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() {alignment = 0 : i64} : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() {alignment = -4 : i64} : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() {alignment = 4 : i32} : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc : memref<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = memref.alloca(%i) : memref<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  memref.dealloc %t : tensor<4xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  memref.dealloc %v, %v : memref<4xf32>
  return
}
// -----
%0 = memref.alloca() : memref<4xf32>
