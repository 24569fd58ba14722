func.func @expanded_splat(%x: f32) -> tensor<2x3x4xf32> {
  %0 = tensor.splat %x : tensor<6x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  return %1 : tensor<2x3x4xf32>
}

// -----

func.func @inserted(%s: tensor<?x?xf32>, %d: tensor<8x9xf32>, %n: index) -> tensor<8x9xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.insert_slice %s into %d[1, 2] [%c3, %n] [1, 1] : tensor<?x?xf32> into tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}

// -----

func.func @in_parallel(%s: tensor<?x?xf32>, %d: tensor<8x9xf32>, %n: index) -> tensor<8x9xf32> {
  %c3 = arith.constant 3 : index
  %0 = scf.forall (%i) in (4) shared_outs(%o = %d) -> (tensor<8x9xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 2] [%c3, %n] [1, 1] : tensor<?x?xf32> into tensor<8x9xf32>
    }
  }
  return %0 : tensor<8x9xf32>
}
