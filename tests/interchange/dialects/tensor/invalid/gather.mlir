func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>) {
  %0 = tensor.gather %d3[%i61] gather_dims([]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>) {
  %0 = tensor.gather %d3[%i61] gather_dims([0, 1]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>) {
  %0 = tensor.gather %d3[%i61] gather_dims([0, 1, 2, 3]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>) {
  %0 = tensor.gather %d3[%i61] gather_dims([-1]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>) {
  %0 = tensor.gather %d3[%i61] gather_dims([3]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}
// -----
func.func @f(%s2: tensor<2xi32>, %d3: tensor<4x4x4xf32>) {
  %0 = tensor.gather %d3[%s2] gather_dims([1, 0]) unique : (tensor<4x4x4xf32>, tensor<2xi32>) -> tensor<6x4x1x4xf32>
  return
}
// -----
func.func @f(%s2: tensor<2xi32>, %d3: tensor<4x4x4xf32>) {
  %0 = tensor.gather %d3[%s2] gather_dims([1, 1]) unique : (tensor<4x4x4xf32>, tensor<2xi32>) -> tensor<6x4x1x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>) {
  %0 = tensor.gather %d3[%i61] gather_dims([0]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}
// -----
func.func @f(%d3: tensor<4x4x4xf32>, %f1: tensor<6x1xf32>) {
  %0 = tensor.gather %d3[%f1] gather_dims([0]) unique : (tensor<4x4x4xf32>, tensor<6x1xf32>) -> tensor<6x4x1x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>) {
  %0 = tensor.gather %d3[%i61] unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>) {
  %0 = tensor.gather %d3[%i61] gather_dims(0) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}
// -----
func.func @f(%d3: tensor<4x4x4xf32>, %z0: tensor<i32>) {
  %0 = tensor.gather %d3[%z0] gather_dims([0]) unique : (tensor<4x4x4xf32>, tensor<i32>) -> tensor<6x4x1x4xf32>
  return
}
// -----
func.func @f(%u: tensor<*xf32>, %i61: tensor<6x1xindex>) {
  %0 = tensor.gather %u[%i61] gather_dims([0]) unique : (tensor<*xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>, %g: tensor<6x4x1x4xf32>) {
  %0 = tensor.scatter %g into %d3[%i61] scatter_dims([]) unique : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>, %g: tensor<6x4x1x4xf32>) {
  %0 = tensor.scatter %g into %d3[%i61] scatter_dims([0, 1]) unique : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>, %g: tensor<6x4x1x4xf32>) {
  %0 = tensor.scatter %g into %d3[%i61] scatter_dims([0,1,2,3]) unique : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>, %g: tensor<6x4x1x4xf32>) {
  %0 = tensor.scatter %g into %d3[%i61] scatter_dims([-2]) unique : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>, %g: tensor<6x4x1x4xf32>) {
  %0 = tensor.scatter %g into %d3[%i61] scatter_dims([8]) unique : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>, %g: tensor<6x4x1x4xf32>) {
  %0 = tensor.scatter %g into %d3[%i61] scatter_dims([0]) unique : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>, %g: tensor<6x4x1x4xf32>) {
  %0 = tensor.scatter %g into %d3[%i61] scatter_dims([1]) : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%d3: tensor<4x4x4xf32>, %g: tensor<6x4x1x4xf32>, %f1: tensor<6x1xf32>) {
  %0 = tensor.scatter %g into %d3[%f1] scatter_dims([1]) unique : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xf32>) -> tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%i61: tensor<6x1xindex>, %d3: tensor<4x4x4xf32>) {
  %0 = tensor.scatter %d3 into %d3[%i61] scatter_dims([1]) : (tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}
