// Groups of dimensions made one, and dimensions made groups.

func.func @collapse(%t: tensor<2x3x4x5xf32>, %u: tensor<?x4x?xi8>, %ones: tensor<1x1xf32>, %e: tensor<2x2xf32, "layout">) {
  %0 = tensor.collapse_shape %t [[0, 1], [2, 3]] : tensor<2x3x4x5xf32> into tensor<6x20xf32>
  %1 = tensor.collapse_shape %t [[0, 1, 2, 3]] {test.note} : tensor<2x3x4x5xf32> into tensor<120xf32>
  %2 = tensor.collapse_shape %t [[0], [1], [2], [3]] : tensor<2x3x4x5xf32> into tensor<2x3x4x5xf32>
  %3 = tensor.collapse_shape %u [[0, 1], [2]] : tensor<?x4x?xi8> into tensor<?x?xi8>
  %4 = tensor.collapse_shape %ones [] : tensor<1x1xf32> into tensor<f32>
  %5 = tensor.collapse_shape %e [[0, 1]] : tensor<2x2xf32, "layout"> into tensor<4xf32>
  %6 = tensor.collapse_shape %e [[0, 1]] : tensor<2x2xf32, "layout"> into tensor<4xf32, "other">
  %7 = "tensor.collapse_shape"(%u) <{reassociation = [[0], [1, 2]]}> : (tensor<?x4x?xi8>) -> tensor<?x?xi8>
  return
}

func.func @expand(%t: tensor<6x20xf32>, %u: tensor<?x?xi8>, %z: tensor<f32>, %n: index, %m: index) {
  %0 = tensor.expand_shape %t [[0, 1], [2, 3]] output_shape [2, 3, 4, 5] : tensor<6x20xf32> into tensor<2x3x4x5xf32>
  %1 = tensor.expand_shape %t [[0, 1, 2], [3]] output_shape [2, 1, 3, 20] {test.note} : tensor<6x20xf32> into tensor<2x1x3x20xf32>
  %2 = tensor.expand_shape %u [[0, 1], [2]] output_shape [%n, 4, %m] : tensor<?x?xi8> into tensor<?x4x?xi8>
  %3 = tensor.expand_shape %u [[0, 1], [2, 3]] output_shape [%n, %n, 2, %m] : tensor<?x?xi8> into tensor<?x?x2x?xi8>
  %4 = tensor.expand_shape %z [] output_shape [] : tensor<f32> into tensor<f32>
  %5 = tensor.expand_shape %z [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %6 = "tensor.expand_shape"(%u, %n, %m) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: -9223372036854775808, 4, -9223372036854775808>}>
    : (tensor<?x?xi8>, index, index) -> tensor<?x4x?xi8>
  return
}
