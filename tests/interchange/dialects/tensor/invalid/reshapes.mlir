func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf64>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0], [1]] : tensor<2x3xf32> into tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0]] : tensor<2x3xf32> into tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[1, 0]] : tensor<2x3xf32> into tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<2x3xf32> into tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], []] : tensor<2x3xf32> into tensor<6x1xf32>
  return
}
// -----
func.func @f(%e: tensor<1x1xf32>) {
  %0 = tensor.collapse_shape %e [] : tensor<1x1xf32> into tensor<1xf32>
  return
}
// -----
func.func @f(%b: tensor<6xf32>) {
  %0 = tensor.collapse_shape %b [[0, 1]] : tensor<6xf32> into tensor<2x3xf32>
  return
}
// -----
func.func @f(%b: tensor<6xf32>) {
  %0 = tensor.collapse_shape %b [[0], [1]] : tensor<6xf32> into tensor<2x3xf32>
  return
}
// -----
func.func @f(%u: tensor<8x?x?xf32>) {
  %0 = tensor.collapse_shape %u [[0], [1, 2]] : tensor<8x?x?xf32> into tensor<8x4xf32>
  return
}
// -----
func.func @f(%u: tensor<8x?x?xf32>) {
  %0 = tensor.collapse_shape %u [[0, 1], [2]] : tensor<8x?x?xf32> into tensor<8x?xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [0, 1] : tensor<2x3xf32> into tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [["x", 1]] : tensor<2x3xf32> into tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> to tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a : tensor<2x3xf32> into tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1 : i32]] : tensor<2x3xf32> into tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into memref<6xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32>) {
  %0 = tensor.collapse_shape %m [[0]] : memref<8xf32> into tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = "tensor.collapse_shape"(%a) : (tensor<2x3xf32>) -> tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0, -1]] : tensor<2x3xf32> into tensor<6xf32>
  return
}
// -----
func.func @f(%b: tensor<6xf32>) {
  %0 = tensor.expand_shape %b [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x4xf32>
  return
}
// -----
func.func @f(%b: tensor<6xf32>) {
  %0 = tensor.expand_shape %b [[0, 1]] output_shape [2] : tensor<6xf32> into tensor<2x3xf32>
  return
}
// -----
func.func @f(%b: tensor<6xf32>) {
  %0 = tensor.expand_shape %b [[0, 1]] output_shape [2, 3, 1] : tensor<6xf32> into tensor<2x3xf32>
  return
}
// -----
func.func @f(%b: tensor<6xf32>) {
  %0 = tensor.expand_shape %b [[0], [1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return
}
// -----
func.func @f(%b: tensor<6xf32>) {
  %0 = tensor.expand_shape %b [[0]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return
}
// -----
func.func @f(%d: tensor<?xf32>) {
  %0 = tensor.expand_shape %d [[0, 1]] output_shape [2, 3] : tensor<?xf32> into tensor<2x3xf32>
  return
}
// -----
func.func @f(%d: tensor<?xf32>, %i: index) {
  %0 = tensor.expand_shape %d [[0, 1]] output_shape [2, %i] : tensor<?xf32> into tensor<2x3xf32>
  return
}
// -----
func.func @f(%i: index, %b: tensor<6xf32>) {
  %0 = tensor.expand_shape %b [[0, 1]] output_shape [2, %i] : tensor<6xf32> into tensor<2x?xf32>
  return
}
// -----
func.func @f(%d: tensor<?xf32>, %j: i32) {
  %0 = tensor.expand_shape %d [[0, 1]] output_shape [2, %j] : tensor<?xf32> into tensor<2x?xf32>
  return
}
// -----
func.func @f(%d: tensor<?xf32>) {
  %0 = tensor.expand_shape %d [[0, 1]] : tensor<?xf32> into tensor<2x?xf32>
  return
}
// -----
func.func @f(%d: tensor<?xf32>) {
  %0 = tensor.expand_shape %d [[0, 1]] output_shape : tensor<?xf32> into tensor<2x?xf32>
  return
}
// -----
func.func @f(%d: tensor<?xf32>) {
  %0 = tensor.expand_shape %d [[0, 1]] output_shape (2, 3) : tensor<?xf32> into tensor<2x?xf32>
  return
}
// -----
func.func @f(%z: tensor<f32>) {
  %0 = tensor.expand_shape %z [[0]] output_shape [1] : tensor<f32> into tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [6] : tensor<2x3xf32> into tensor<6xf32>
  return
}
// -----
func.func @f(%b: tensor<6xf32>) {
  %0 = tensor.expand_shape %b [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf64>
  return
}
// -----
func.func @f(%b: tensor<6xf32>) {
  %0 = tensor.expand_shape %b [[], [0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return
}
// -----
func.func @f(%d: tensor<?xf32>) {
  %0 = "tensor.expand_shape"(%d) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (tensor<?xf32>) -> tensor<?x4xf32>
  return
}
// -----
func.func @f(%d: tensor<?xf32>, %i: index) {
  %0 = "tensor.expand_shape"(%d, %i, %i) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (tensor<?xf32>, index, index) -> tensor<?x4xf32>
  return
}
// -----
func.func @f(%d: tensor<?xf32>, %i: index) {
  %0 = "tensor.expand_shape"(%d, %i) <{static_output_shape = array<i64: -9223372036854775808, 4>}> : (tensor<?xf32>, index) -> tensor<?x4xf32>
  return
}
// -----
func.func @f(%d: tensor<?xf32>, %i: index) {
  %0 = "tensor.expand_shape"(%d, %i) <{reassociation = [[0, 1]]}> : (tensor<?xf32>, index) -> tensor<?x4xf32>
  return
}
// -----
%t = "test.t"() : () -> tensor<2x3xf32>
%0 = tensor.collapse_shape %t [] : tensor<2x3xf32> into tensor<f64>
// -----
%t = "test.t"() : () -> tensor<2x3xf32>
%0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<6xf64>
// -----
%t = "test.t"() : () -> tensor<2x3xf32>
%0 = tensor.collapse_shape %t [[0, 5]] : tensor<2x3xf32> into tensor<6xf32>
// -----
%t = "test.t"() : () -> tensor<2x3xf32>
%0 = tensor.collapse_shape %t [[0], [9]] : tensor<2x3xf32> into tensor<2x3xf32>
// -----
%t = "test.t"() : () -> tensor<2x3xf32>
%0 = tensor.collapse_shape %t [[-1], [-2]] : tensor<2x3xf32> into tensor<2x3xf32>
// -----
%t = "test.t"() : () -> tensor<2x3xf32>
%0 = tensor.collapse_shape %t [[0], [-2]] : tensor<2x3xf32> into tensor<2x3xf32>
// -----
%t = "test.t"() : () -> tensor<2x3xf32>
%0 = tensor.collapse_shape %t [[1], [-2]] : tensor<2x3xf32> into tensor<2x3xf32>
// -----
%t = "test.t"() : () -> tensor<2x3xf32>
%0 = tensor.collapse_shape %t [[-1], [1]] : tensor<2x3xf32> into tensor<2x3xf32>
