// Constants of narrow formats.

func.func @arithmetic() -> (f8E4M3FN, f8E5M2, f8E5M2FNUZ, f8E5M2FNUZ, tf32, vector<2xf8E3M4>) {
  %a = arith.constant 400.0 : f8E4M3FN
  %b = arith.constant 2.5 : f8E5M2
  %z = arith.constant 0.0 : f8E5M2FNUZ
  %n = arith.constant 1.5 : f8E5M2FNUZ
  %t = arith.constant 0.1 : tf32
  %v = arith.constant dense<[1.5, -0.0]> : vector<2xf8E3M4>
  %0 = arith.addf %a, %a : f8E4M3FN
  %1 = arith.mulf %b, %b : f8E5M2
  %2 = arith.negf %z : f8E5M2FNUZ
  %3 = arith.negf %n : f8E5M2FNUZ
  %4 = arith.divf %t, %t : tf32
  %5 = arith.subf %v, %v : vector<2xf8E3M4>
  return %0, %1, %2, %3, %4, %5 : f8E4M3FN, f8E5M2, f8E5M2FNUZ, f8E5M2FNUZ, tf32, vector<2xf8E3M4>
}

func.func @casts() -> (f8E5M2, f8E5M2FNUZ, f32, f8E4M3FN, i4) {
  %a = arith.constant 1.5 : f32
  %b = arith.constant -0.0 : f16
  %c = arith.constant 0x7F : f8E4M3FN
  %d = arith.constant 0.1 : f32
  %e = arith.constant -3.75 : f8E5M2
  %0 = arith.truncf %a : f32 to f8E5M2
  %1 = arith.truncf %b : f16 to f8E5M2FNUZ
  %2 = arith.extf %c : f8E4M3FN to f32
  %3 = arith.truncf %d : f32 to f8E4M3FN
  %4 = arith.fptosi %e : f8E5M2 to i4
  return %0, %1, %2, %3, %4 : f8E5M2, f8E5M2FNUZ, f32, f8E4M3FN, i4
}
