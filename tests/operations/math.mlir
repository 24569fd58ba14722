// math.absf
func.func @test.math.absf() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.absf %a : f64
  return %0 : f64
}

// -----

// math.atan
func.func @test.math.atan() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.atan %a : f64
  return %0 : f64
}

// -----

// math.cbrt
func.func @test.math.cbrt() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.cbrt %a : f64
  return %0 : f64
}

// -----

// math.ceil
func.func @test.math.ceil() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.ceil %a : f64
  return %0 : f64
}

// -----

// math.cos
func.func @test.math.cos() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.cos %a : f64
  return %0 : f64
}

// -----

// math.cosh
func.func @test.math.cosh() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.cosh %a : f64
  return %0 : f64
}

// -----

// math.erf
func.func @test.math.erf() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.erf %a : f64
  return %0 : f64
}

// -----

// math.erfc
func.func @test.math.erfc() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.erfc %a : f64
  return %0 : f64
}

// -----

// math.exp
func.func @test.math.exp() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.exp %a : f64
  return %0 : f64
}

// -----

// math.exp2
func.func @test.math.exp2() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.exp2 %a : f64
  return %0 : f64
}

// -----

// math.expm1
func.func @test.math.expm1() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.expm1 %a : f64
  return %0 : f64
}

// -----

// math.floor
func.func @test.math.floor() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.floor %a : f64
  return %0 : f64
}

// -----

// math.round
func.func @test.math.round() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.round %a : f64
  return %0 : f64
}

// -----

// math.roundeven
func.func @test.math.roundeven() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.roundeven %a : f64
  return %0 : f64
}

// -----

// math.sin
func.func @test.math.sin() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.sin %a : f64
  return %0 : f64
}

// -----

// math.sinh
func.func @test.math.sinh() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.sinh %a : f64
  return %0 : f64
}

// -----

// math.tan
func.func @test.math.tan() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.tan %a : f64
  return %0 : f64
}

// -----

// math.tanh
func.func @test.math.tanh() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.tanh %a : f64
  return %0 : f64
}

// -----

// math.trunc
func.func @test.math.trunc() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.trunc %a : f64
  return %0 : f64
}

// -----

// math.asinh
func.func @test.math.asinh() -> f64 {
  %a = arith.constant -0.75 : f64
  %0 = math.asinh %a : f64
  return %0 : f64
}

// -----

// math.acos
func.func @test.math.acos() -> f64 {
  %a = arith.constant 0.75 : f64
  %0 = math.acos %a : f64
  return %0 : f64
}

// -----

// math.asin
func.func @test.math.asin() -> f64 {
  %a = arith.constant 0.75 : f64
  %0 = math.asin %a : f64
  return %0 : f64
}

// -----

// math.atanh
func.func @test.math.atanh() -> f64 {
  %a = arith.constant 0.75 : f64
  %0 = math.atanh %a : f64
  return %0 : f64
}

// -----

// math.log
func.func @test.math.log() -> f64 {
  %a = arith.constant 0.75 : f64
  %0 = math.log %a : f64
  return %0 : f64
}

// -----

// math.log10
func.func @test.math.log10() -> f64 {
  %a = arith.constant 0.75 : f64
  %0 = math.log10 %a : f64
  return %0 : f64
}

// -----

// math.log1p
func.func @test.math.log1p() -> f64 {
  %a = arith.constant 0.75 : f64
  %0 = math.log1p %a : f64
  return %0 : f64
}

// -----

// math.log2
func.func @test.math.log2() -> f64 {
  %a = arith.constant 0.75 : f64
  %0 = math.log2 %a : f64
  return %0 : f64
}

// -----

// math.rsqrt
func.func @test.math.rsqrt() -> f64 {
  %a = arith.constant 0.75 : f64
  %0 = math.rsqrt %a : f64
  return %0 : f64
}

// -----

// math.sqrt
func.func @test.math.sqrt() -> f64 {
  %a = arith.constant 0.75 : f64
  %0 = math.sqrt %a : f64
  return %0 : f64
}

// -----

// math.acosh
func.func @test.math.acosh() -> f64 {
  %a = arith.constant 1.75 : f64
  %0 = math.acosh %a : f64
  return %0 : f64
}

// -----

// math.atan2
func.func @test.math.atan2() -> f64 {
  %a = arith.constant 2.75 : f64
  %b = arith.constant -1.5 : f64
  %0 = math.atan2 %a, %b : f64
  return %0 : f64
}

// -----

// math.copysign
func.func @test.math.copysign() -> f64 {
  %a = arith.constant 2.75 : f64
  %b = arith.constant -1.5 : f64
  %0 = math.copysign %a, %b : f64
  return %0 : f64
}

// -----

// math.powf
func.func @test.math.powf() -> f64 {
  %a = arith.constant 2.75 : f64
  %b = arith.constant -1.5 : f64
  %0 = math.powf %a, %b : f64
  return %0 : f64
}

// -----

// math.fma
func.func @test.math.fma() -> f64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %0 = math.fma %a, %b, %b : f64
  return %0 : f64
}

// -----

// math.clampf
func.func @test.math.clampf() -> f64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %c = arith.constant 2.0 : f64
  %0 = math.clampf %b to [%a, %c] : f64
  return %0 : f64
}

// -----

// math.ctlz
func.func @test.math.ctlz() -> i64 {
  %a = arith.constant -40 : i64
  %0 = math.ctlz %a : i64
  return %0 : i64
}

// -----

// math.ctpop
func.func @test.math.ctpop() -> i64 {
  %a = arith.constant -40 : i64
  %0 = math.ctpop %a : i64
  return %0 : i64
}

// -----

// math.cttz
func.func @test.math.cttz() -> i64 {
  %a = arith.constant -40 : i64
  %0 = math.cttz %a : i64
  return %0 : i64
}

// -----

// math.absi
func.func @test.math.absi() -> i64 {
  %a = arith.constant -40 : i64
  %0 = math.absi %a : i64
  return %0 : i64
}

// -----

// math.ipowi
func.func @test.math.ipowi() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = math.ipowi %a, %b : i64
  return %0 : i64
}

// -----

// math.fpowi
func.func @test.math.fpowi() -> f64 {
  %a = arith.constant 1.5 : f64
  %b = arith.constant -3 : i32
  %0 = math.fpowi %a, %b : f64, i32
  return %0 : f64
}

// -----

// math.isfinite
func.func @test.math.isfinite() -> i64 {
  %a = arith.constant 0x7FF0000000000000 : f64
  %0 = math.isfinite %a : f64
  %1 = arith.extui %0 : i1 to i64
  return %1 : i64
}

// -----

// math.isinf
func.func @test.math.isinf() -> i64 {
  %a = arith.constant 0x7FF0000000000000 : f64
  %0 = math.isinf %a : f64
  %1 = arith.extui %0 : i1 to i64
  return %1 : i64
}

// -----

// math.isnan
func.func @test.math.isnan() -> i64 {
  %a = arith.constant 0x7FF0000000000000 : f64
  %0 = math.isnan %a : f64
  %1 = arith.extui %0 : i1 to i64
  return %1 : i64
}

// -----

// math.isnormal
func.func @test.math.isnormal() -> i64 {
  %a = arith.constant 0x7FF0000000000000 : f64
  %0 = math.isnormal %a : f64
  %1 = arith.extui %0 : i1 to i64
  return %1 : i64
}

// -----

// math.sincos
func.func @test.math.sincos() -> f64 {
  %a = arith.constant 0.75 : f64
  %0, %1 = math.sincos %a : f64
  %2 = arith.subf %0, %1 : f64
  return %2 : f64
}
