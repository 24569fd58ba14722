// Questions about shapes, and the same elements with another type.

func.func @dims(%t: tensor<4x?xf32>, %u: tensor<*xi8>, %zero: tensor<f32>, %i: index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %t, %c0 : tensor<4x?xf32>
  %1 = tensor.dim {test.note} %t, %i : tensor<4x?xf32>
  %2 = tensor.dim %u, %i : tensor<*xi8>
  %3 = "tensor.dim"(%u, %i) {test.note} : (tensor<*xi8>, index) -> index
  %4 = tensor.rank %u : tensor<*xi8>
  %5 = tensor.rank %t {test.note} : tensor<4x?xf32>
  %6 = tensor.rank %zero : tensor<f32>
  return
}

func.func @casts(%t: tensor<4x?xf32>, %u: tensor<*xi8>, %e: tensor<4xf32, "layout">, %b: tensor<3x?xui32>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %t {test.note} : tensor<4x?xf32> to tensor<*xf32>
  %2 = tensor.cast %u : tensor<*xi8> to tensor<2x3xi8>
  %3 = tensor.cast %u : tensor<*xi8> to tensor<i8>
  %4 = tensor.cast %e : tensor<4xf32, "layout"> to tensor<?xf32>
  %5 = tensor.bitcast %b : tensor<3x?xui32> to tensor<3x?xi32>
  %6 = tensor.bitcast %b : tensor<3x?xui32> to tensor<?x5xf32>
  %7 = tensor.bitcast %u {test.note} : tensor<*xi8> to tensor<*xf8E4M3>
  %8 = tensor.bitcast %u : tensor<*xi8> to tensor<4xsi8>
  return
}

func.func @empty(%n: index) {
  %0 = tensor.empty() : tensor<4x2xf32>
  %1 = tensor.empty(%n) : tensor<4x?xf32>
  %2 = tensor.empty(%n, %n) {test.note} : tensor<?x5x?xf32, "sparse">
  %3 = tensor.empty() : tensor<f32>
  %4 = tensor.empty() : tensor<0xcomplex<f32>>
  return
}

func.func @reshape(%t: tensor<?x?xf32>, %u: tensor<*xf32>, %s: tensor<2xi32>, %d: tensor<?xindex>, %w: tensor<1xi64>,
                   %f: tensor<4x1xf32>) {
  %0 = tensor.reshape %t(%s) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %1 = tensor.reshape %u(%d) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %2 = tensor.reshape %f(%w) {test.note} : (tensor<4x1xf32>, tensor<1xi64>) -> tensor<4xf32>
  %3 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<2xi32>) -> tensor<1x2xf32>
  return
}

func.func @concat(%a: tensor<3x6xf32>, %b: tensor<1x6xf32>, %c: tensor<?x6xf32>, %d: tensor<3x?xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
  %1 = tensor.concat dim(0) %a, %b, %c {test.note} : (tensor<3x6xf32>, tensor<1x6xf32>, tensor<?x6xf32>) -> tensor<?x6xf32>
  %2 = tensor.concat dim(1) %a, %d : (tensor<3x6xf32>, tensor<3x?xf32>) -> tensor<3x10xf32>
  %3 = tensor.concat dim(1) %a : (tensor<3x6xf32>) -> tensor<?x?xf32>
  %4 = "tensor.concat"(%c, %c) <{dim = 0 : i64}> : (tensor<?x6xf32>, tensor<?x6xf32>) -> tensor<10x6xf32>
  return
}

func.func @gather(%t: tensor<4x?x4xf32>, %i: tensor<6x1xindex>, %j: tensor<1x?x2xi32>, %s: tensor<6x4x1x4xf32>, %r: tensor<6x4x4xf32>,
                  %d: tensor<4x4x4xf32>) {
  %0 = tensor.gather %t[%i] gather_dims([1]) unique : (tensor<4x?x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  %1 = tensor.gather %t[%i] gather_dims([1]) : (tensor<4x?x4xf32>, tensor<6x1xindex>) -> tensor<6x4x4xf32>
  %2 = tensor.gather %t[%j] gather_dims([0, 2]) {test.note} : (tensor<4x?x4xf32>, tensor<1x?x2xi32>) -> tensor<1x?x1x?x1xf32>
  %3 = tensor.gather %t[%j] gather_dims([0, 2]) unique {test.note} : (tensor<4x?x4xf32>, tensor<1x?x2xi32>) -> tensor<1x?x?xf32>
  %4 = tensor.scatter %s into %d[%i] scatter_dims([1]) unique : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  %5 = tensor.scatter %r into %d[%i] scatter_dims([1]) unique {test.note} : (tensor<6x4x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}
