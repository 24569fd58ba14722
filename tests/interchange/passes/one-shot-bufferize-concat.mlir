// options: -one-shot-bufferize=bufferize-function-boundaries

func.func @known(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>) -> tensor<6x3xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  return %0 : tensor<6x3xf32>
}

// -----

func.func @along(%a: tensor<2x?xf32>, %b: tensor<2x3xf32>, %c: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = tensor.concat dim(1) %a, %b, %c, %a
      : (tensor<2x?xf32>, tensor<2x3xf32>, tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

func.func @single(%a: tensor<?x?xi8>) -> tensor<?x?xi8> {
  %0 = tensor.concat dim(1) %a : (tensor<?x?xi8>) -> tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}

// -----

func.func @other_sizes(%a: tensor<2x?xf32>, %b: tensor<2x4xf32>, %c: tensor<?x4xf32>) -> (tensor<2x10xf32>, tensor<?x8xf32>) {
  %0 = tensor.concat dim(1) %a, %b : (tensor<2x?xf32>, tensor<2x4xf32>) -> tensor<2x10xf32>
  %1 = tensor.concat dim(1) %b, %c : (tensor<2x4xf32>, tensor<?x4xf32>) -> tensor<?x8xf32>
  return %0, %1 : tensor<2x10xf32>, tensor<?x8xf32>
}

// -----

func.func @in_a_loop(%a: tensor<4xindex>, %n: index) -> tensor<8xindex> {
  %c1 = arith.constant 1 : index
  %start = tensor.concat dim(0) %a, %a : (tensor<4xindex>, tensor<4xindex>) -> tensor<8xindex>
  %0 = scf.for %i = %c1 to %n step %c1 iter_args(%t = %start) -> tensor<8xindex> {
    %half = tensor.extract_slice %t[2] [4] [1] : tensor<8xindex> to tensor<4xindex>
    %new = tensor.concat dim(0) %half, %a : (tensor<4xindex>, tensor<4xindex>) -> tensor<8xindex>
    %set = tensor.insert %i into %new[%i] : tensor<8xindex>
    scf.yield %set : tensor<8xindex>
  }
  return %0 : tensor<8xindex>
}

// -----

func.func @of_known_operations(%n: index, %x: f32) -> tensor<?x5xf32> {
  %e = tensor.empty(%n) : tensor<?x5xf32>
  %d = arith.constant dense<1.0> : tensor<2x5xf32>
  %c = tensor.cast %d : tensor<2x5xf32> to tensor<?x5xf32>
  %0 = tensor.concat dim(0) %d, %c, %d : (tensor<2x5xf32>, tensor<?x5xf32>, tensor<2x5xf32>) -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// -----

func.func @of_a_slice(%t: tensor<9x5xf32>, %n: index) -> tensor<?x5xf32> {
  %s = tensor.extract_slice %t[0, 0] [%n, 5] [1, 1] : tensor<9x5xf32> to tensor<?x5xf32>
  %0 = tensor.concat dim(0) %s, %s : (tensor<?x5xf32>, tensor<?x5xf32>) -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// -----

func.func @in_another_space(%n: index) -> tensor<?x5xf32> {
  %a = bufferization.alloc_tensor(%n) {memory_space = 3 : i64} : tensor<?x5xf32>
  %b = bufferization.alloc_tensor() : tensor<2x5xf32>
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x5xf32>, tensor<2x5xf32>) -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// -----

func.func @of_many_dimensions(%t: tensor<1x1x?x1x1xi1>) -> tensor<1x1x?x3x1xi1> {
  %0 = tensor.concat dim(3) %t, %t, %t
      : (tensor<1x1x?x1x1xi1>, tensor<1x1x?x1x1xi1>, tensor<1x1x?x1x1xi1>) -> tensor<1x1x?x3x1xi1>
  return %0 : tensor<1x1x?x3x1xi1>
}
