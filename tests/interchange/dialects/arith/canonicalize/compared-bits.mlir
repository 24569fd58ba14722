// A bit as a signed number is 0 or -1: fractions between these are compared as integers, too.

func.func @fractions(%x: i1) -> (i1, i1, i1, i1, i1, i1) {
  %low = arith.constant -0.75 : f32
  %high = arith.constant 0.25 : f32
  %tiny = arith.constant -1.0e-30 : f32
  %n = arith.sitofp %x : i1 to f32
  %u = arith.uitofp %x : i1 to f32
  %0 = arith.cmpf oge, %n, %low : f32
  %1 = arith.cmpf ult, %n, %low : f32
  %2 = arith.cmpf ogt, %n, %tiny : f32
  %3 = arith.cmpf ole, %n, %high : f32
  %4 = arith.cmpf oge, %u, %low : f32
  %5 = arith.cmpf olt, %u, %high : f32
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}
