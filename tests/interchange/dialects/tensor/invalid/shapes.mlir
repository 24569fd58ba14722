func.func @f(%t: tensor<4x?xf32>, %j: i32) {
  %0 = tensor.dim %t, %j : tensor<4x?xf32>
  return
}
// -----
func.func @f(%z: tensor<f32>, %i: index) {
  %0 = tensor.dim %z, %i : tensor<f32>
  return
}
// -----
func.func @f(%i: index, %x: f32) {
  %0 = tensor.dim %x, %i : f32
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.dim %t : tensor<4x?xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<4xf32>) {
  %0 = tensor.dim %m, %i : memref<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index) {
  %0 = "tensor.dim"(%t, %i) : (tensor<4x?xf32>, index) -> i32
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.rank %x : f32
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = "tensor.rank"(%t) : (tensor<4x?xf32>) -> i32
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<4x?xf64>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<5x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.cast %x : f32 to tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to f32
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = tensor.cast %m : memref<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.cast %t : tensor<4x?xf32>, tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = "tensor.cast"(%t) : (tensor<4x?xf32>) -> tensor<3x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = "tensor.cast"(%t, %t) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<3x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.bitcast %t : tensor<4x?xf32> to tensor<4x?xf64>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.bitcast %t : tensor<4x?xf32> to tensor<5x?xi32>
  return
}
// -----
func.func @f(%sd: tensor<?xindex>) {
  %0 = tensor.bitcast %sd : tensor<?xindex> to tensor<?xi64>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.bitcast %t : tensor<4x?xf32> to tensor<4x?xcomplex<f16>>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.bitcast %t : tensor<4x?xf32> to i32
  return
}
// -----
func.func @f() {
  %0 = tensor.empty : tensor<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = tensor.empty(%i) : tensor<4xf32>
  return
}
// -----
func.func @f() {
  %0 = tensor.empty() : tensor<?xf32>
  return
}
// -----
func.func @f(%j: i32) {
  %0 = tensor.empty(%j) : tensor<?xf32>
  return
}
// -----
func.func @f() {
  %0 = tensor.empty() : tensor<*xf32>
  return
}
// -----
func.func @f() {
  %0 = tensor.empty() : memref<4xf32>
  return
}
// -----
func.func @f(%j: i32) {
  %0 = "tensor.empty"(%j) : (i32) -> tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %s2: tensor<2xi32>) {
  %0 = tensor.reshape %t(%s2) : (tensor<4x?xf32>, tensor<2xi32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %sd: tensor<?xindex>) {
  %0 = tensor.reshape %t(%sd) : (tensor<4x?xf32>, tensor<?xindex>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %s2: tensor<2xi32>) {
  %0 = tensor.reshape %t(%s2) : (tensor<4x?xf32>, tensor<2xi32>) -> tensor<?x?xf64>
  return
}
// -----
func.func @f(%s2: tensor<2xi32>, %st: tensor<2x3xf32>) {
  %0 = tensor.reshape %st(%s2) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x3xf32>
  return
}
// -----
func.func @f(%st: tensor<2x3xf32>) {
  %0 = tensor.reshape %st(%st) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// -----
func.func @f(%st: tensor<2x3xf32>, %z0: tensor<i32>) {
  %0 = tensor.reshape %st(%z0) : (tensor<2x3xf32>, tensor<i32>) -> tensor<3x2xf32>
  return
}
// -----
func.func @f(%s2: tensor<2xi32>, %st: tensor<2x3xf32>) {
  %0 = tensor.reshape %st(%s2) : (tensor<2x3xf32>, tensor<2xi32>) -> memref<3x2xf32>
  return
}
// -----
func.func @f(%s2: tensor<2xi32>, %st: tensor<2x3xf32>) {
  %0 = tensor.reshape %st(%s2) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// -----
func.func @f(%s2: tensor<2xi32>, %st: tensor<2x3xf32>) {
  %0 = tensor.reshape %st(%s2) : tensor<3x2xf32>
  return
}
// -----
func.func @f() {
  %0 = tensor.concat dim(0) : () -> tensor<3x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.concat dim(2) %t : (tensor<4x?xf32>) -> tensor<3x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %z: tensor<f32>) {
  %0 = tensor.concat dim(0) %t, %z : (tensor<4x?xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.concat dim(0) %t, %t : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<9x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %st: tensor<2x3xf32>) {
  %0 = tensor.concat dim(0) %st, %t : (tensor<2x3xf32>, tensor<4x?xf32>) -> tensor<6x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %st: tensor<2x3xf32>) {
  %0 = tensor.concat dim(1) %st, %t : (tensor<2x3xf32>, tensor<4x?xf32>) -> tensor<6x2xf32>
  return
}
// -----
func.func @f(%ti: tensor<4xi32>, %st: tensor<2x3xf32>) {
  %0 = tensor.concat dim(0) %st, %ti : (tensor<2x3xf32>, tensor<4xi32>) -> tensor<6x2xf32>
  return
}
// -----
func.func @f(%ti: tensor<4xi32>, %e: tensor<4xf32, "l">) {
  %0 = tensor.concat dim(0) %e, %ti : (tensor<4xf32, "l">, tensor<4xi32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%u: tensor<*xf32>, %e: tensor<4xf32, "l">) {
  %0 = tensor.concat dim(0) %e, %u : (tensor<4xf32, "l">, tensor<*xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%i: index, %e: tensor<4xf32, "l">) {
  %0 = tensor.concat dim(%i) %e : (tensor<4xf32, "l">) -> tensor<4xf32>
  return
}
// -----
func.func @f(%e: tensor<4xf32, "l">) {
  %0 = tensor.concat %e : (tensor<4xf32, "l">) -> tensor<4xf32>
  return
}
// -----
func.func @f(%e: tensor<4xf32, "l">) {
  %0 = "tensor.concat"(%e) : (tensor<4xf32, "l">) -> tensor<4xf32>
  return
}
// -----
func.func @f(%e: tensor<4xf32, "l">) {
  %0 = "tensor.concat"(%e) <{dim = 0 : i32}> : (tensor<4xf32, "l">) -> tensor<4xf32>
  return
}
// -----
func.func @f(%z: tensor<f32>) {
  %0 = tensor.concat dim(0) %z : (tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @f(%e: tensor<4xf32, "l">) {
  %0 = tensor.concat dim(0) %e : (tensor<4xf32, "l">) -> tensor<5xf32, "l">
  return
}
