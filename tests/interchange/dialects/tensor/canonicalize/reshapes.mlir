// Reshapes of reshapes, of casts and of constants.

func.func @same(%t: tensor<4x?xf32>, %n: index) -> (tensor<4x?xf32>, tensor<4x?xf32>) {
  %0 = tensor.collapse_shape %t [[0], [1]] : tensor<4x?xf32> into tensor<4x?xf32>
  %1 = tensor.expand_shape %t [[0], [1]] output_shape [4, %n] : tensor<4x?xf32> into tensor<4x?xf32>
  return %0, %1 : tensor<4x?xf32>, tensor<4x?xf32>
}

func.func @constants() -> (tensor<6xf32>, tensor<2x3xi32>, tensor<1x1xi8>, tensor<i8>) {
  %a = arith.constant dense<1.5> : tensor<2x3xf32>
  %b = arith.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %c = arith.constant dense<7> : tensor<i8>
  %d = arith.constant dense<7> : tensor<1x1xi8>
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %1 = tensor.expand_shape %b [[0, 1]] output_shape [2, 3] : tensor<6xi32> into tensor<2x3xi32>
  %2 = tensor.expand_shape %c [] output_shape [1, 1] : tensor<i8> into tensor<1x1xi8>
  %3 = tensor.collapse_shape %d [] : tensor<1x1xi8> into tensor<i8>
  return %0, %1, %2, %3 : tensor<6xf32>, tensor<2x3xi32>, tensor<1x1xi8>, tensor<i8>
}

func.func @made(%x: f32, %y: f32, %n: index) -> (tensor<6xf32>, tensor<2x1xf32>, tensor<?xf32>, tensor<2xf32>) {
  %a = tensor.splat %x : tensor<2x3xf32>
  %b = tensor.from_elements %x, %y : tensor<2xf32>
  %c = tensor.splat %x[%n] : tensor<?x3xf32>
  %d = tensor.from_elements %x, %y : tensor<1x2xf32>
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %1 = tensor.expand_shape %b [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %2 = tensor.collapse_shape %c [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  %3 = tensor.collapse_shape %d [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
  return %0, %1, %2, %3 : tensor<6xf32>, tensor<2x1xf32>, tensor<?xf32>, tensor<2xf32>
}

func.func @chains(%t: tensor<?x2x3x4xf32>, %u: tensor<?xf32>, %n: index, %m: index) -> (tensor<?xf32>, tensor<?x2x3x4xf32>, tensor<f32>, tensor<1x1x1xf32>) {
  %a = tensor.collapse_shape %t [[0, 1], [2, 3]] : tensor<?x2x3x4xf32> into tensor<?x12xf32>
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x12xf32> into tensor<?xf32>
  %b = tensor.expand_shape %u [[0, 1]] output_shape [%n, 24] : tensor<?xf32> into tensor<?x24xf32>
  %1 = tensor.expand_shape %b [[0], [1, 2, 3]] output_shape [%n, 2, 3, 4] : tensor<?x24xf32> into tensor<?x2x3x4xf32>
  %one = "test.one"() : () -> tensor<1x1x1xf32>
  %c = tensor.collapse_shape %one [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %2 = tensor.collapse_shape %c [] : tensor<1xf32> into tensor<f32>
  %zero = "test.zero"() : () -> tensor<f32>
  %d = tensor.expand_shape %zero [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %3 = tensor.expand_shape %d [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xf32> into tensor<1x1x1xf32>
  return %0, %1, %2, %3 : tensor<?xf32>, tensor<?x2x3x4xf32>, tensor<f32>, tensor<1x1x1xf32>
}

func.func @undone(%t: tensor<12x4xf32>, %u: tensor<?x4x?xf32>, %v: tensor<?x?xf32>, %n: index, %m: index) ->
    (tensor<12x4xf32>, tensor<?x4x?xf32>, tensor<?x?xf32>, tensor<?x4xf32>) {
  %a = tensor.expand_shape %t [[0, 1], [2]] output_shape [3, 4, 4] : tensor<12x4xf32> into tensor<3x4x4xf32>
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x4xf32> into tensor<12x4xf32>
  %b = tensor.collapse_shape %u [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %b [[0, 1], [2]] output_shape [%n, 4, %m] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %c = tensor.expand_shape %v [[0, 1], [2]] output_shape [%n, 4, %m] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %2 = tensor.collapse_shape %c [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %w = "test.w"() : () -> tensor<?x4xf32>
  %d = tensor.collapse_shape %w [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %3 = tensor.expand_shape %d [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %0, %1, %2, %3 : tensor<12x4xf32>, tensor<?x4x?xf32>, tensor<?x?xf32>, tensor<?x4xf32>
}

func.func @collapse_of_expand(%t: tensor<12x4xf32>, %u: tensor<?x?xf32>, %n: index, %m: index, %k: tensor<2048xf32>) ->
    (tensor<48xf32>, tensor<3x16xf32>, tensor<?x?xf32>, tensor<?x4x?xf32>, tensor<4x512xf32>, tensor<?x?x12xf32>) {
  %a = tensor.expand_shape %t [[0, 1], [2]] output_shape [3, 4, 4] : tensor<12x4xf32> into tensor<3x4x4xf32>
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<3x4x4xf32> into tensor<48xf32>
  %1 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<3x4x4xf32> into tensor<3x16xf32>
  %b = tensor.expand_shape %u [[0, 1], [2]] output_shape [%n, 4, %m] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %2 = tensor.collapse_shape %b [[0], [1, 2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %c = tensor.expand_shape %u [[0, 1, 2], [3]] output_shape [%n, 2, 2, %m] : tensor<?x?xf32> into tensor<?x2x2x?xf32>
  %3 = tensor.collapse_shape %c [[0], [1, 2], [3]] : tensor<?x2x2x?xf32> into tensor<?x4x?xf32>
  %d = tensor.expand_shape %k [[0, 1, 2]] output_shape [4, 64, 8] : tensor<2048xf32> into tensor<4x64x8xf32>
  %4 = tensor.collapse_shape %d [[0], [1, 2]] : tensor<4x64x8xf32> into tensor<4x512xf32>
  %e = tensor.expand_shape %u [[0, 1, 2], [3, 4]] output_shape [%n, %m, 3, %m, 12] : tensor<?x?xf32> into tensor<?x?x3x?x12xf32>
  %5 = tensor.collapse_shape %e [[0, 1, 2], [3], [4]] : tensor<?x?x3x?x12xf32> into tensor<?x?x12xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<48xf32>, tensor<3x16xf32>, tensor<?x?xf32>, tensor<?x4x?xf32>, tensor<4x512xf32>, tensor<?x?x12xf32>
}

func.func @expand_of_collapse(%t: tensor<2x3x4x5xf32>, %u: tensor<?x4x?x1xf32>, %n: index, %m: index) ->
    (tensor<6x20xf32>, tensor<2x3x2x2x5xf32>, tensor<?x4x?xf32>, tensor<3x2x4x5xf32>, tensor<?x2x2x?xf32>, tensor<?x?x2xf32>) {
  %a = tensor.collapse_shape %t [[0, 1, 2, 3]] : tensor<2x3x4x5xf32> into tensor<120xf32>
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [6, 20] : tensor<120xf32> into tensor<6x20xf32>
  %1 = tensor.expand_shape %a [[0, 1, 2, 3, 4]] output_shape [2, 3, 2, 2, 5] : tensor<120xf32> into tensor<2x3x2x2x5xf32>
  %b = tensor.collapse_shape %u [[0, 1], [2, 3]] : tensor<?x4x?x1xf32> into tensor<?x?xf32>
  %2 = tensor.expand_shape %b [[0, 1], [2]] output_shape [%n, 4, %m] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %3 = tensor.expand_shape %a [[0, 1, 2, 3]] output_shape [3, 2, 4, 5] : tensor<120xf32> into tensor<3x2x4x5xf32>
  %4 = tensor.expand_shape %b [[0, 1, 2], [3]] output_shape [%n, 2, 2, %m] : tensor<?x?xf32> into tensor<?x2x2x?xf32>
  %5 = tensor.expand_shape %b [[0], [1, 2]] output_shape [%n, %m, 2] : tensor<?x?xf32> into tensor<?x?x2xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<6x20xf32>, tensor<2x3x2x2x5xf32>, tensor<?x4x?xf32>, tensor<3x2x4x5xf32>, tensor<?x2x2x?xf32>, tensor<?x?x2xf32>
}

func.func @casts(%t: tensor<3x4x?xf32>, %u: tensor<12x?xf32>, %n: index, %m: index) ->
    (tensor<?x?xf32>, tensor<12x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = tensor.cast %t : tensor<3x4x?xf32> to tensor<?x?x?xf32>
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %b = tensor.cast %t : tensor<3x4x?xf32> to tensor<3x4x?xf32>
  %1 = tensor.collapse_shape %b [[0, 1], [2]] : tensor<3x4x?xf32> into tensor<12x?xf32>
  %c = tensor.cast %u : tensor<12x?xf32> to tensor<?x?xf32>
  %2 = tensor.expand_shape %c [[0, 1], [2]] output_shape [%c3, %c4, %n] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %3 = tensor.expand_shape %c [[0, 1], [2]] output_shape [%m, %c4, %n] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %0, %1, %2, %3 : tensor<?x?xf32>, tensor<12x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>
}
