// Without groups the extents are not compared.

func.func @scalars(%t: tensor<2x3xf32>, %u: tensor<f32>) {
  %0 = tensor.collapse_shape %t [] : tensor<2x3xf32> into tensor<f32>
  %1 = tensor.expand_shape %u [] output_shape [2] : tensor<f32> into tensor<2xf32>
  return
}
