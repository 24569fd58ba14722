// func.func, func.return
func.func @test.func.func() -> i64 {
  %0 = arith.constant 7 : i64
  func.return %0 : i64
}

// -----

// func.call
func.func private @test.func.call.callee(%a: i64) -> (i64, i64) {
  %0 = arith.addi %a, %a : i64
  return %a, %0 : i64, i64
}
func.func @test.func.call() -> i64 {
  %0 = arith.constant 7 : i64
  %1:2 = func.call @test.func.call.callee(%0) : (i64) -> (i64, i64)
  return %1#1 : i64
}

// -----

// func.call_indirect, func.constant
func.func private @test.func.call_indirect.callee(%a: i64) -> i64 {
  %0 = arith.addi %a, %a : i64
  return %0 : i64
}
func.func @test.func.call_indirect() -> i64 {
  %0 = arith.constant 7 : i64
  %f = func.constant @test.func.call_indirect.callee : (i64) -> i64
  %1 = func.call_indirect %f(%0) : (i64) -> i64
  return %1 : i64
}
