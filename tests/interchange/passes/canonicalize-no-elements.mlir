// options: -canonicalize

// differs: MLIR casts the source to sizes that it leaves as operands, and refuses its own result.
func.func @inserted(%t: tensor<?x0xf32>, %s: tensor<?x?xf32>, %n: index) -> tensor<?x0xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %t[0, %c0] [%c2, %n] [1, 1] : tensor<?x?xf32> into tensor<?x0xf32>
  return %0 : tensor<?x0xf32>
}

// -----

// differs: the same.
func.func @inserted_in_parallel(%t: tensor<?x0xf32>, %s: tensor<?x?xf32>, %n: index) -> tensor<?x0xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<?x0xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %c0] [%c2, %n] [1, 1] : tensor<?x?xf32> into tensor<?x0xf32>
    }
  }
  return %0 : tensor<?x0xf32>
}
