// ub.poison
func.func @test.ub.poison() -> i64 {
  %p = ub.poison : i64
  %0 = arith.constant 3 : i64
  %t = arith.constant true
  %1 = arith.select %t, %0, %p : i64
  return %1 : i64
}

// -----

// ub.unreachable
func.func @test.ub.unreachable() -> i64 {
  %0 = arith.constant 4 : i64
  %1 = arith.constant 5 : i64
  %2 = arith.cmpi slt, %1, %0 : i64
  cf.cond_br %2, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  return %1 : i64
}
