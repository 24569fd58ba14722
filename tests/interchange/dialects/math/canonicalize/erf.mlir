// The error function of constants.
func.func @single() -> (f32, f32, f32, f32, f32, f32, f32) {
  %a = arith.constant 0.5 : f32
  %b = arith.constant -1.25 : f32
  %c = arith.constant 3.5 : f32
  %d = arith.constant 10.0 : f32
  %e = arith.constant -0.0 : f32
  %inf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = math.erf %a : f32
  %1 = math.erf %b : f32
  %2 = math.erf %c : f32
  %3 = math.erf %d : f32
  %4 = math.erf %e : f32
  %5 = math.erf %inf : f32
  %6 = math.erf %nan : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, f32, f32
}

func.func @double() -> (f64, f64, f64, f64, f64, f64) {
  %a = arith.constant 0.5 : f64
  %b = arith.constant -2.0 : f64
  %c = arith.constant 3.5 : f64
  %d = arith.constant 10.0 : f64
  %0 = math.erf %a : f64
  %1 = math.erf %b : f64
  %2 = math.erf %c : f64
  %3 = math.erf %d : f64
  %4 = math.erfc %a : f64
  %5 = math.erfc %d : f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}

func.func @others(%x: f32) -> (f16, f32, tensor<2xf64>) {
  %a = arith.constant 0.5 : f16
  %v = arith.constant dense<[0.5, 1.0]> : tensor<2xf64>
  %0 = math.erf %a : f16
  %1 = math.erf %x : f32
  %2 = math.erf %v : tensor<2xf64>
  return %0, %1, %2 : f16, f32, tensor<2xf64>
}

// Infinities, zeros and the ends of the functions.
func.func @tails() -> (f64, f64, f64, f64, f64, f64) {
  %a = arith.constant -4.0 : f64
  %b = arith.constant 0x7FF0000000000000 : f64
  %c = arith.constant 0xFFF0000000000000 : f64
  %d = arith.constant -0.0 : f64
  %e = arith.constant 0x7FF8000000000000 : f64
  %0 = math.erfc %a : f64
  %1 = math.erfc %b : f64
  %2 = math.erfc %c : f64
  %3 = math.erf %d : f64
  %4 = math.erf %e : f64
  %5 = math.erf %b : f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}
