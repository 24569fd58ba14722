// options: -reify-result-shapes

func.func @padded_by_constants(%t: tensor<?x4xf32>, %x: f32) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %t low[1, %c2] high[3, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = tensor.concat dim(1) %0, %0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

func.func @padded_by_values(%t: tensor<?x4xf32>, %n: index, %x: f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %t low[%n, 1] high[3, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @known_sizes(%t: tensor<2x4xf32>, %x: f32) -> (tensor<5x4xf32>, tensor<4x4xf32>) {
  %0 = tensor.pad %t low[1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<2x4xf32> to tensor<5x4xf32>
  %1 = tensor.concat dim(0) %t, %t : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  return %0, %1 : tensor<5x4xf32>, tensor<4x4xf32>
}

// -----

func.func @concatenated(%t: tensor<?x4xf32>, %u: tensor<3x?xf32>) -> (tensor<?x?xf32>, tensor<?x4xf32>, tensor<?x?xf32>) {
  %0 = tensor.concat dim(0) %t, %u : (tensor<?x4xf32>, tensor<3x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(0) %t, %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %2 = tensor.concat dim(1) %u, %t, %u : (tensor<3x?xf32>, tensor<?x4xf32>, tensor<3x?xf32>) -> tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x4xf32>, tensor<?x?xf32>
}

// -----

func.func @inside_of_other_operations(%t: tensor<2x4xf32>, %c: i1, %u: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = scf.if %c -> tensor<?x?xf32> {
    %1 = tensor.concat dim(0) %t, %t : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<?x?xf32>
    scf.yield %1 : tensor<?x?xf32>
  } else {
    scf.yield %u : tensor<?x?xf32>
  }
  return %0 : tensor<?x?xf32>
}

// -----

func.func @other_operations(%t: tensor<2x4xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<2x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
