func.func @f(%t: tensor<4x?xf32>, %i: index) {
  %0 = tensor.extract %t[%i] : tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index) {
  %0 = tensor.extract %t[%i, %i, %i] : tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.extract %t[] : tensor<4x?xf32>
  return
}
// -----
func.func @f(%u: tensor<*xf32>, %i: index) {
  %0 = tensor.extract %u[%i] : tensor<*xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<4xf32>) {
  %0 = tensor.extract %m[%i] : memref<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %j: i32) {
  %0 = tensor.extract %t[%j, %i] : tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index) {
  %0 = tensor.extract %t %i, %i : tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index) {
  %0 = "tensor.extract"(%t, %i, %i) : (tensor<4x?xf32>, index, index) -> f64
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %j: i32) {
  %0 = "tensor.extract"(%t, %i, %j) : (tensor<4x?xf32>, index, i32) -> f32
  return
}
// -----
func.func @f() {
  %0 = "tensor.extract"() : () -> f32
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index) {
  %0 = tensor.extract %t[%i, %i] tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %x: f32) {
  %0 = tensor.insert %x into %t[%i] : tensor<4x?xf32>
  return
}
// -----
func.func @f(%u: tensor<*xf32>, %x: f32) {
  %0 = tensor.insert %x into %u[] : tensor<*xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %y: f64) {
  %0 = tensor.insert %y into %t[%i, %i] : tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %x: f32) {
  %0 = tensor.insert %x, %t[%i, %i] : tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %y: f64) {
  %0 = "tensor.insert"(%y, %t, %i, %i) : (f64, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %x: f32) {
  %0 = "tensor.insert"(%x, %t, %i, %i) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %x: f32) {
  %0 = "tensor.insert"(%x, %t, %i, %i) : (f32, tensor<4x?xf32>, index, index) -> f32
  return
}
// -----
func.func @f(%x: f32) {
  %0 = "tensor.insert"(%x) : (f32) -> tensor<f32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x, %x : tensor<3xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x, %x : tensor<?xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x, %x : tensor<*xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x, %x : f32
  return
}
// -----
func.func @f(%x: f32, %y: f64) {
  %0 = tensor.from_elements %x, %y : tensor<2xf32>
  return
}
// -----
func.func @f() {
  %0 = tensor.from_elements : tensor<f32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x, : tensor<1xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.from_elements(%x) : tensor<1xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = "tensor.from_elements"(%x, %x) : (f32, f32) -> tensor<1xf32>
  return
}
// -----
func.func @f(%y: f64) {
  %0 = "tensor.from_elements"(%y) : (f64) -> tensor<1xf32>
  return
}
// -----
func.func @f(%y: f64) {
  %0 = "tensor.from_elements"(%y) : (f64) -> tensor<?xf64>
  return
}
// -----
func.func @f(%y: f64) {
  %0 = "tensor.from_elements"(%y) : (f64) -> f64
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x : tensor<1xf32>, tensor<1xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.splat %x : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index, %x: f32) {
  %0 = tensor.splat %x[%i, %i] : tensor<?xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.splat %x : tensor<*xf32>
  return
}
// -----
func.func @f(%y: f64) {
  %0 = tensor.splat %y : tensor<3xf32>
  return
}
// -----
func.func @f(%j: i32, %x: f32) {
  %0 = tensor.splat %x[%j] : tensor<?xf32>
  return
}
// -----
func.func @f(%y: f64) {
  %0 = "tensor.splat"(%y) : (f64) -> tensor<1xf32>
  return
}
// -----
func.func @f(%j: i32, %x: f32) {
  %0 = "tensor.splat"(%x, %j) : (f32, i32) -> tensor<?xf32>
  return
}
