// options: -scf-for-loop-specialization

func.func @sum(%m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c4 iter_args(%a = %zero) -> f32 {
    %left = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    %0 = arith.index_cast %left : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    %2 = arith.addf %a, %1 : f32
    scf.yield %2 : f32
  }
  return %s : f32
}

// -----

func.func @divided() -> index {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c17 = arith.constant 17 : index
  %c16 = arith.constant 16 : index
  %s = scf.for %i = %c0 to %c17 step %c4 iter_args(%a = %c0) -> index {
    %left = affine.min affine_map<(d0) -> (4, 17 - d0)>(%i)
    %t = scf.for %j = %c0 to %c16 step %c4 iter_args(%b = %a) -> index {
      %2 = arith.addi %b, %left : index
      scf.yield %2 : index
    }
    scf.yield %t : index
  }
  return %s : index
}
