// options: -arith-emulate-wide-int=widest-int-supported=256

func.func @arithmetic(%a: i256, %b: i512) -> (i512, i512) {
  %0 = arith.extui %a : i256 to i512
  %1 = arith.constant 18446744073709551617 : i512
  %2 = arith.constant -7237005577332262213973186563042994240829374041602535252466099000494570602497 : i512
  %3 = arith.addi %0, %1 : i512
  %4 = arith.muli %3, %b : i512
  return %4, %2 : i512, i512
}

// -----

func.func @floats(%a: f32, %b: f64) -> (i512, i512) {
  %0 = arith.fptoui %a : f32 to i512
  %1 = arith.fptoui %b : f64 to i512
  return %0, %1 : i512, i512
}
