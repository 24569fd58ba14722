// Extents and ranks that are known.

func.func @dims(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index) -> (index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %0 = tensor.dim %t, %c0 : tensor<4x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<4x?xf32>
  %2 = tensor.dim %t, %c7 : tensor<4x?xf32>
  %3 = tensor.dim %u, %c0 : tensor<*xf32>
  %4 = tensor.dim %t, %i : tensor<4x?xf32>
  %5 = tensor.rank %t : tensor<4x?xf32>
  %6 = tensor.rank %u : tensor<*xf32>
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

func.func @unused(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index) {
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c1 : tensor<4x?xf32>
  %1 = tensor.dim %u, %i : tensor<*xf32>
  return
}

func.func @dims_of_made(%n: index, %m: index, %x: f32, %i: index) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %e = tensor.empty(%n, %m) : tensor<?x3x?xf32>
  %g = tensor.generate %n, %m {
  ^bb0(%a: index, %b: index, %c: index):
    tensor.yield %x : f32
  } : tensor<?x3x?xf32>
  %s = tensor.splat %x[%n, %m] : tensor<?x3x?xf32>
  %0 = tensor.dim %e, %c0 : tensor<?x3x?xf32>
  %1 = tensor.dim %e, %c2 : tensor<?x3x?xf32>
  %2 = tensor.dim %g, %c2 : tensor<?x3x?xf32>
  %3 = tensor.dim %s, %c2 : tensor<?x3x?xf32>
  %4 = tensor.dim %e, %c9 : tensor<?x3x?xf32>
  %5 = tensor.dim %e, %i : tensor<?x3x?xf32>
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

func.func @dims_of_casts(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %a = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %b = tensor.cast %u : tensor<*xf32> to tensor<?x8xf32>
  %c = tensor.cast %t : tensor<4x?xf32> to tensor<*xf32>
  %0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %a, %i : tensor<?x?xf32>
  %2 = tensor.dim %b, %c0 : tensor<?x8xf32>
  %3 = tensor.dim %c, %i : tensor<*xf32>
  return %0, %1, %2, %3 : index, index, index, index
}

func.func @dims_of_inserted(%t: tensor<?x?xf32>, %v: tensor<?xf32>, %x: f32, %i: index, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %a = tensor.insert %x into %t[%i, %i] : tensor<?x?xf32>
  %b = tensor.insert_slice %v into %a[%i, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  %0 = tensor.dim %a, %i : tensor<?x?xf32>
  %1 = tensor.dim %b, %c0 : tensor<?x?xf32>
  return %0, %1 : index, index
}

func.func @dims_of_slices(%t: tensor<?x?xf32>, %n: index, %m: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.extract_slice %t[0, 0] [%n, %m] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %b = tensor.extract_slice %t[0, 0] [1, %m] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %b, %c0 : tensor<?xf32>
  return %0, %1, %2 : index, index, index
}

func.func @dims_of_reshapes(%t: tensor<*xf32>, %s: tensor<2xindex>, %w: tensor<2xi32>, %i: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %a = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %b = tensor.reshape %t(%w) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %0 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %1 = tensor.dim %b, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %b, %i : tensor<?x?xf32>
  return %0, %1, %2 : index, index, index
}

func.func @dims_of_regrouped(%t: tensor<?x4xf32>, %u: tensor<?xf32>, %n: index, %p: tensor<?xf32>, %x: f32) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %b = tensor.expand_shape %u [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  %pad = tensor.pad %p low[1] high[%n] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  %cat = tensor.concat dim(0) %p, %u : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %0 = tensor.dim %a, %c0 : tensor<?xf32>
  %1 = tensor.dim %b, %c0 : tensor<?x4xf32>
  %2 = tensor.dim %pad, %c0 : tensor<?xf32>
  %3 = tensor.dim %cat, %c0 : tensor<?xf32>
  return %0, %1, %2, %3 : index, index, index, index
}

func.func @known_sizes(%n: index, %x: f32) -> (tensor<?x?xf32>, tensor<?x4xf32>, tensor<?x?xf32, "e">, tensor<?xf32>) {
  %c5 = arith.constant 5 : index
  %cm = arith.constant -3 : index
  %0 = tensor.empty(%c5, %n) : tensor<?x?xf32>
  %1 = tensor.generate %c5 {
  ^bb0(%i: index, %j: index):
    %y = "test.compute"(%i, %j) : (index, index) -> f32
    tensor.yield %y : f32
  } : tensor<?x4xf32>
  %2 = tensor.empty(%n, %c5) : tensor<?x?xf32, "e">
  %3 = tensor.empty(%cm) : tensor<?xf32>
  return %0, %1, %2, %3 : tensor<?x?xf32>, tensor<?x4xf32>, tensor<?x?xf32, "e">, tensor<?xf32>
}

func.func @cast_of_empty(%n: index, %m: index) -> (tensor<5x?xf32>, tensor<*xf32>, tensor<?x4xf32>) {
  %0 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<5x?xf32>
  %2 = tensor.cast %0 : tensor<?x?xf32> to tensor<*xf32>
  %3 = tensor.empty() : tensor<4x4xf32>
  %4 = tensor.cast %3 : tensor<4x4xf32> to tensor<?x4xf32>
  return %1, %2, %4 : tensor<5x?xf32>, tensor<*xf32>, tensor<?x4xf32>
}

func.func @reshape(%t: tensor<?x?xf32>, %v: tensor<?xf32>, %w: tensor<1xi32>, %s: tensor<2xindex>, %x: f32) ->
    (tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<2x3xf32>, tensor<?x?xf32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  %own = tensor.from_elements %d0, %d1 : tensor<2xindex>
  %swapped = tensor.from_elements %d1, %d0 : tensor<2xindex>
  %0 = tensor.reshape %t(%own) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.reshape %v(%w) : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  %2 = tensor.reshape %t(%swapped) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %k = arith.constant dense<1.0> : tensor<6xf32>
  %3 = tensor.reshape %k(%s) : (tensor<6xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  %5 = tensor.reshape %v(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %6 = tensor.reshape %5(%own) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %e = tensor.from_elements %x : tensor<f32>
  %z = arith.constant dense<> : tensor<0xi32>
  %7 = tensor.reshape %e(%z) : (tensor<f32>, tensor<0xi32>) -> tensor<f32>
  return %0, %1, %2, %3, %6, %7 : tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<2x3xf32>, tensor<?x?xf32>, tensor<f32>
}

func.func @reshape_known(%t: tensor<2x3xf32>, %u: tensor<?x3xf32>, %i: index) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<?x3xf32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %known = tensor.from_elements %c2, %c3 : tensor<2xindex>
  %0 = tensor.reshape %t(%known) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  %shape = tensor.from_elements %i, %c3 : tensor<2xindex>
  %1 = tensor.reshape %t(%shape) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  %d = tensor.dim %u, %c0 : tensor<?x3xf32>
  %own = tensor.from_elements %d, %c3 : tensor<2xindex>
  %2 = tensor.reshape %u(%own) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<?x3xf32>
}
