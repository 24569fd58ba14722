// cf.br
func.func @test.cf.br() -> i64 {
  %0 = arith.constant 4 : i64
  cf.br ^bb1(%0 : i64)
^bb1(%1: i64):
  return %1 : i64
}

// -----

// cf.cond_br
func.func @test.cf.cond_br() -> i64 {
  %0 = arith.constant 4 : i64
  %1 = arith.constant 5 : i64
  %2 = arith.cmpi slt, %1, %0 : i64
  cf.cond_br %2, ^bb1(%0 : i64), ^bb1(%1 : i64)
^bb1(%3: i64):
  return %3 : i64
}

// -----

// cf.switch
func.func @test.cf.switch() -> i64 {
  %0 = arith.constant 4 : i64
  %1 = arith.constant 5 : i64
  cf.switch %0 : i64, [
    default: ^bb1(%0 : i64),
    4: ^bb1(%1 : i64)
  ]
^bb1(%3: i64):
  return %3 : i64
}

// -----

// cf.assert
func.func @test.cf.assert() -> i64 {
  %0 = arith.constant 4 : i64
  %t = arith.constant true
  cf.assert %t, "it holds"
  return %0 : i64
}
