// tensor.bitcast
func.func @test.tensor.bitcast() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = tensor.bitcast %t : tensor<2x3xi64> to tensor<2x3xui64>
  %d = tensor.bitcast %b : tensor<2x3xui64> to tensor<2x3xi64>
  %0 = tensor.extract %d[%c1, %c2] : tensor<2x3xi64>
  return %0 : i64
}

// -----

// tensor.cast
func.func @test.tensor.cast() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = tensor.cast %t : tensor<2x3xi64> to tensor<?x3xi64>
  %0 = tensor.extract %b[%c1, %c2] : tensor<?x3xi64>
  return %0 : i64
}

// -----

// tensor.collapse_shape
func.func @test.tensor.collapse_shape() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xi64> into tensor<6xi64>
  %0 = tensor.extract %b[%c2] : tensor<6xi64>
  return %0 : i64
}

// -----

// tensor.concat
func.func @test.tensor.concat() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = tensor.concat dim(0) %t, %t : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<4x3xi64>
  %c3 = arith.constant 3 : index
  %0 = tensor.extract %b[%c3, %c2] : tensor<4x3xi64>
  return %0 : i64
}

// -----

// tensor.dim
func.func @test.tensor.dim() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = tensor.cast %t : tensor<2x3xi64> to tensor<?x3xi64>
  %d = tensor.dim %b, %c0 : tensor<?x3xi64>
  %0 = arith.index_cast %d : index to i64
  return %0 : i64
}

// -----

// tensor.empty, tensor.insert, tensor.extract
func.func @test.tensor.empty() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %e = tensor.empty() : tensor<4xi64>
  %i = tensor.insert %v into %e[%c2] : tensor<4xi64>
  %0 = tensor.extract %i[%c2] : tensor<4xi64>
  return %0 : i64
}

// -----

// tensor.expand_shape
func.func @test.tensor.expand_shape() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = tensor.expand_shape %t [[0], [1, 2]] output_shape [2, 3, 1] : tensor<2x3xi64> into tensor<2x3x1xi64>
  %0 = tensor.extract %b[%c1, %c1, %c0] : tensor<2x3x1xi64>
  return %0 : i64
}

// -----

// tensor.extract_slice
func.func @test.tensor.extract_slice() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = tensor.extract_slice %t[0, 1] [2, 2] [1, 1] : tensor<2x3xi64> to tensor<2x2xi64>
  %0 = tensor.extract %b[%c1, %c1] : tensor<2x2xi64>
  return %0 : i64
}

// -----

// tensor.insert_slice
func.func @test.tensor.insert_slice() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = tensor.extract_slice %t[0, 1] [2, 2] [1, 1] : tensor<2x3xi64> to tensor<2x2xi64>
  %d = tensor.insert_slice %b into %t[0, 0] [2, 2] [1, 1] : tensor<2x2xi64> into tensor<2x3xi64>
  %0 = tensor.extract %d[%c1, %c0] : tensor<2x3xi64>
  return %0 : i64
}

// -----

// tensor.from_elements
func.func @test.tensor.from_elements() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = tensor.from_elements %v, %v : tensor<2xi64>
  %0 = tensor.extract %b[%c1] : tensor<2xi64>
  return %0 : i64
}

// -----

// tensor.gather
func.func @test.tensor.gather() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %i = arith.constant dense<[[1, 2]]> : tensor<1x2xindex>
  %b = tensor.gather %t[%i] gather_dims([0, 1]) : (tensor<2x3xi64>, tensor<1x2xindex>) -> tensor<1x1x1xi64>
  %0 = tensor.extract %b[%c0, %c0, %c0] : tensor<1x1x1xi64>
  return %0 : i64
}

// -----

// tensor.scatter
func.func @test.tensor.scatter() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %i = arith.constant dense<[[1, 2]]> : tensor<1x2xindex>
  %s = arith.constant dense<8> : tensor<1x1x1xi64>
  %b = tensor.scatter %s into %t[%i] scatter_dims([0, 1]) unique : (tensor<1x1x1xi64>, tensor<2x3xi64>, tensor<1x2xindex>) -> tensor<2x3xi64>
  %0 = tensor.extract %b[%c1, %c2] : tensor<2x3xi64>
  return %0 : i64
}

// -----

// tensor.generate, tensor.yield
func.func @test.tensor.generate() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = tensor.generate %c2 {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i64
    %y = arith.addi %x, %v : i64
    tensor.yield %y : i64
  } : tensor<?xi64>
  %0 = tensor.extract %b[%c1] : tensor<?xi64>
  return %0 : i64
}

// -----

// tensor.pad
func.func @test.tensor.pad() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = tensor.pad %t low[1, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i64
  } : tensor<2x3xi64> to tensor<3x4xi64>
  %0 = tensor.extract %b[%c2, %c1] : tensor<3x4xi64>
  return %0 : i64
}

// -----

// tensor.parallel_insert_slice, scf.forall.in_parallel
func.func @test.tensor.parallel_insert_slice() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = scf.forall (%i) in (2) shared_outs(%o = %t) -> tensor<2x3xi64> {
    %s = tensor.from_elements %v, %v, %v : tensor<3xi64>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [1, 3] [1, 1] : tensor<3xi64> into tensor<2x3xi64>
    }
  }
  %0 = tensor.extract %b[%c1, %c2] : tensor<2x3xi64>
  return %0 : i64
}

// -----

// tensor.rank
func.func @test.tensor.rank() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = tensor.cast %t : tensor<2x3xi64> to tensor<*xi64>
  %d = tensor.rank %b : tensor<*xi64>
  %0 = arith.index_cast %d : index to i64
  return %0 : i64
}

// -----

// tensor.reshape
func.func @test.tensor.reshape() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %s = arith.constant dense<[6]> : tensor<1xi64>
  %b = tensor.reshape %t(%s) : (tensor<2x3xi64>, tensor<1xi64>) -> tensor<6xi64>
  %0 = tensor.extract %b[%c2] : tensor<6xi64>
  return %0 : i64
}

// -----

// tensor.splat
func.func @test.tensor.splat() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %b = tensor.splat %v : tensor<4xi64>
  %0 = tensor.extract %b[%c2] : tensor<4xi64>
  return %0 : i64
}
