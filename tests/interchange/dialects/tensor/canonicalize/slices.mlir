// Slices with constants, of the whole, of casts, and of slices.

func.func @extract_constants(%t: tensor<8x?x?xf32>, %n: index) -> (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x4x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cm = arith.constant -2 : index
  %0 = tensor.extract_slice %t[%c0, %n, %c1] [%c4, %n, %c1] [%c1, %c1, %n] : tensor<8x?x?xf32> to tensor<?x?x?xf32>
  %1 = tensor.extract_slice %t[%c0, %n, 3] [%n, %c4, 1] [1, 1, %c0] : tensor<8x?x?xf32> to tensor<?x?xf32>
  %2 = tensor.extract_slice %t[%cm, %c1, %c0] [%cm, 4, %c4] [1, %cm, 1] : tensor<8x?x?xf32> to tensor<?x4x?xf32>
  return %0, %1, %2 : tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x4x?xf32>
}

func.func @extract_out_of_bounds(%t: tensor<8xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c9 = arith.constant 9 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%c9] [%c4] [1] : tensor<8xf32> to tensor<?xf32>
  %c6 = arith.constant 6 : index
  %1 = tensor.extract_slice %t[%c6] [%c4] [1] : tensor<8xf32> to tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

func.func @whole(%t: tensor<4x6xf32>, %u: tensor<?x6xf32>, %n: index, %s: tensor<4x6xf32>) ->
    (tensor<4x6xf32>, tensor<?x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x5xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[0, 0] [4, 6] [1, 1] : tensor<4x6xf32> to tensor<4x6xf32>
  %d = tensor.dim %u, %c0 : tensor<?x6xf32>
  %1 = tensor.extract_slice %u[0, 0] [%d, 6] [1, 1] : tensor<?x6xf32> to tensor<?x6xf32>
  %2 = tensor.insert_slice %s into %t[0, 0] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<4x6xf32>
  %3 = tensor.insert_slice %s into %t[%c0, %c0] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<4x6xf32>
  %4 = tensor.extract_slice %t[0, 1] [4, 5] [1, 1] : tensor<4x6xf32> to tensor<4x5xf32>
  return %0, %1, %2, %3, %4 : tensor<4x6xf32>, tensor<?x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x5xf32>
}

func.func @of_constants(%n: index) -> (tensor<2x3xf32>, tensor<2xf32>, tensor<?xf32>) {
  %k = arith.constant dense<1.5> : tensor<4x6xf32>
  %m = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = tensor.extract_slice %k[%n, 0] [2, 3] [1, 1] : tensor<4x6xf32> to tensor<2x3xf32>
  %1 = tensor.extract_slice %m[1] [2] [1] : tensor<3xf32> to tensor<2xf32>
  %2 = tensor.extract_slice %k[%n, 0] [%n, 1] [1, 1] : tensor<4x6xf32> to tensor<?xf32>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<2xf32>, tensor<?xf32>
}

func.func @undone(%t: tensor<?x?xf32>, %s: tensor<?x4xf32>, %p: tensor<?x4xf32>, %n: index) ->
    (tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x4xf32>) {
  %a = tensor.insert_slice %s into %t[%n, 2] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  %0 = tensor.extract_slice %a[%n, 2] [%n, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %1 = tensor.insert_slice %p into %a[%n, 2] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  %b = tensor.extract_slice %t[%n, 2] [%n, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %2 = tensor.insert_slice %b into %t[%n, 2] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  %3 = tensor.extract_slice %a[%n, 3] [%n, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  return %0, %1, %2, %3 : tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x4xf32>
}

func.func @of_casts(%t: tensor<8x16x?xf32>, %n: index) -> (tensor<4x?x1xf32>, tensor<4x?xf32>, tensor<?x20xf32>) {
  %a = tensor.cast %t : tensor<8x16x?xf32> to tensor<?x?x?xf32>
  %0 = tensor.extract_slice %a[0, %n, 0] [4, %n, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<4x?x1xf32>
  %1 = tensor.extract_slice %a[0, %n, 0] [4, %n, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<4x?xf32>
  %2 = tensor.extract_slice %a[0, 0, 0] [%n, 20, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x20xf32>
  return %0, %1, %2 : tensor<4x?x1xf32>, tensor<4x?xf32>, tensor<?x20xf32>
}

func.func @insert_constants(%t: tensor<8x?x?xf32>, %s: tensor<?x?x?xf32>, %r: tensor<?xf32>, %n: index) ->
    (tensor<8x?x?xf32>, tensor<8x?x?xf32>, tensor<8x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %0 = tensor.insert_slice %s into %t[%c0, %n, %c1] [%c4, %n, %c1] [%c1, %c1, %n] : tensor<?x?x?xf32> into tensor<8x?x?xf32>
  %1 = tensor.insert_slice %r into %t[%c0, 0, %n] [1, %c4, 1] [1, 1, 1] : tensor<?xf32> into tensor<8x?x?xf32>
  %2 = tensor.insert_slice %r into %t[%c9, 0, %n] [1, %c4, 1] [1, 1, 1] : tensor<?xf32> into tensor<8x?x?xf32>
  return %0, %1, %2 : tensor<8x?x?xf32>, tensor<8x?x?xf32>, tensor<8x?x?xf32>
}

func.func @insert_nothing(%t: tensor<8x?xf32>, %s: tensor<0x4xf32>, %u: tensor<?x4xf32>) -> (tensor<8x?xf32>, tensor<8x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %s into %t[0, 0] [0, 4] [1, 1] : tensor<0x4xf32> into tensor<8x?xf32>
  %1 = tensor.insert_slice %u into %t[0, 0] [%c0, 4] [1, 1] : tensor<?x4xf32> into tensor<8x?xf32>
  return %0, %1 : tensor<8x?xf32>, tensor<8x?xf32>
}

func.func @insert_casts(%t: tensor<8x16xf32>, %s: tensor<4x?xf32>, %v: tensor<4xf32>, %n: index) ->
    (tensor<?x?xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
  %a = tensor.cast %t : tensor<8x16xf32> to tensor<?x?xf32>
  %b = tensor.cast %s : tensor<4x?xf32> to tensor<?x?xf32>
  %c = tensor.cast %v : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.insert_slice %b into %a[0, %n] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %1 = tensor.insert_slice %b into %t[%n, 0] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  %2 = tensor.insert_slice %c into %t[%n, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
  %3 = tensor.insert_slice %c into %t[%n, 0] [%n, 1] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
  return %0, %1, %2, %3 : tensor<?x?xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
}

func.func @insert_source_cast(%t: tensor<8x16xf32>, %n: index) -> (tensor<8x16xf32>) {
  %c4 = arith.constant 4 : index
  %s = "test.source"() : () -> tensor<?x3xf32>
  %0 = tensor.insert_slice %s into %t[0, %n] [%c4, 3] [1, 1] : tensor<?x3xf32> into tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

func.func @parallel(%n: index, %out: tensor<64xf32>, %part: tensor<?xf32>, %four: tensor<4xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %cast = tensor.cast %four : tensor<4xf32> to tensor<?xf32>
  %r:2 = scf.forall (%i) in (%n) shared_outs(%o = %out, %p = %out) -> (tensor<64xf32>, tensor<64xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %part into %o[%i] [%c4] [%c1] : tensor<?xf32> into tensor<64xf32>
      tensor.parallel_insert_slice %cast into %p[%i] [%n] [1] : tensor<?xf32> into tensor<64xf32>
    }
  }
  return %r#0, %r#1 : tensor<64xf32>, tensor<64xf32>
}
