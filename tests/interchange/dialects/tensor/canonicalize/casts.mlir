// Casts of casts, and casts without effect.

func.func @chains(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %w: tensor<?x?xf32>) ->
    (tensor<4x?xf32>, tensor<?x8xf32>, tensor<4x8xf32>, tensor<*xf32>, tensor<?x?xf32>, tensor<5x?xf32>) {
  %a = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = tensor.cast %a : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.cast %a : tensor<?x?xf32> to tensor<?x8xf32>
  %2 = tensor.cast %a : tensor<?x?xf32> to tensor<4x8xf32>
  %b = tensor.cast %w : tensor<?x?xf32> to tensor<4x8xf32>
  %3 = tensor.cast %b : tensor<4x8xf32> to tensor<*xf32>
  %4 = tensor.cast %b : tensor<4x8xf32> to tensor<?x?xf32>
  %5 = tensor.cast %a : tensor<?x?xf32> to tensor<5x?xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4x?xf32>, tensor<?x8xf32>, tensor<4x8xf32>, tensor<*xf32>, tensor<?x?xf32>, tensor<5x?xf32>
}

func.func @unranked(%u: tensor<*xf32>, %t: tensor<4xf32>) -> (tensor<4x?xf32>, tensor<*xf32>, tensor<4xf32>) {
  %a = tensor.cast %u : tensor<*xf32> to tensor<?x?xf32>
  %0 = tensor.cast %a : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.cast %a : tensor<?x?xf32> to tensor<*xf32>
  %b = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %2 = tensor.cast %b : tensor<*xf32> to tensor<4xf32>
  return %0, %1, %2 : tensor<4x?xf32>, tensor<*xf32>, tensor<4xf32>
}

func.func @same(%t: tensor<4x?xf32>, %e: tensor<4xf32, "layout">) -> (tensor<4x?xf32>, tensor<4xf32, "layout">, tensor<4xf32>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<4x?xf32>
  %a = tensor.cast %e : tensor<4xf32, "layout"> to tensor<?xf32>
  %1 = tensor.cast %a : tensor<?xf32> to tensor<4xf32, "layout">
  %2 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  return %0, %1, %2 : tensor<4x?xf32>, tensor<4xf32, "layout">, tensor<4xf32>
}

func.func @bits(%t: tensor<4xui32>, %w: tensor<?xi8>) -> (tensor<4xf32>, tensor<4xui32>, tensor<?xi8>) {
  %a = tensor.bitcast %t : tensor<4xui32> to tensor<4xi32>
  %0 = tensor.bitcast %a : tensor<4xi32> to tensor<4xf32>
  %1 = tensor.bitcast %a : tensor<4xi32> to tensor<4xui32>
  %2 = tensor.bitcast %w : tensor<?xi8> to tensor<?xi8>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xui32>, tensor<?xi8>
}

func.func @slices(%t: tensor<?x?x?xf32>, %n: index) -> (tensor<4x?xf32>, tensor<4x8xf32>, tensor<?x?xf32>, tensor<*xf32>) {
  %a = tensor.extract_slice %t[0, 1, 2] [%n, 1, %n] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?xf32>
  %0 = tensor.cast %a : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.cast %a : tensor<?x?xf32> to tensor<4x8xf32>
  %b = tensor.extract_slice %t[0, 1, 2] [4, 1, 4] [1, 1, 1] : tensor<?x?x?xf32> to tensor<4x4xf32>
  %2 = tensor.cast %b : tensor<4x4xf32> to tensor<?x?xf32>
  %3 = tensor.cast %b : tensor<4x4xf32> to tensor<*xf32>
  return %0, %1, %2, %3 : tensor<4x?xf32>, tensor<4x8xf32>, tensor<?x?xf32>, tensor<*xf32>
}

func.func @concat(%a: tensor<3x?xf32>, %b: tensor<?x6xf32>, %c: tensor<3x6xf32>) ->
    (tensor<?x?xf32>, tensor<3x?xf32>, tensor<3x6xf32>, tensor<?x6xf32>, tensor<9x6xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3x?xf32>, tensor<?x6xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(1) %a : (tensor<3x?xf32>) -> tensor<3x?xf32>
  %2 = tensor.concat dim(1) %a : (tensor<3x?xf32>) -> tensor<3x6xf32>
  %3 = tensor.concat dim(0) %c, %c : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<?x6xf32>
  %4 = tensor.concat dim(0) %b, %c : (tensor<?x6xf32>, tensor<3x6xf32>) -> tensor<9x6xf32>
  return %0, %1, %2, %3, %4 : tensor<?x?xf32>, tensor<3x?xf32>, tensor<3x6xf32>, tensor<?x6xf32>, tensor<9x6xf32>
}

func.func @gather(%i: tensor<6x1xindex>) -> tensor<6x4x4xf32> {
  %k = arith.constant dense<2.5> : tensor<4x4x4xf32>
  %0 = tensor.gather %k[%i] gather_dims([1]) : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x4xf32>
  return %0 : tensor<6x4x4xf32>
}
