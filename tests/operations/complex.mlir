// complex.add
func.func @test.complex.add() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.add %a, %b : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.sub
func.func @test.complex.sub() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.sub %a, %b : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.mul
func.func @test.complex.mul() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.mul %a, %b : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.div
func.func @test.complex.div() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.div %a, %b : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.pow
func.func @test.complex.pow() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.pow %a, %b : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.atan2
func.func @test.complex.atan2() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.atan2 %a, %b : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.neg
func.func @test.complex.neg() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.neg %a : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.exp
func.func @test.complex.exp() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.exp %a : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.expm1
func.func @test.complex.expm1() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.expm1 %a : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.log
func.func @test.complex.log() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.log %a : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.log1p
func.func @test.complex.log1p() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.log1p %a : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.sin
func.func @test.complex.sin() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.sin %a : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.cos
func.func @test.complex.cos() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.cos %a : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.tan
func.func @test.complex.tan() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.tan %a : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.tanh
func.func @test.complex.tanh() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.tanh %a : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.sqrt
func.func @test.complex.sqrt() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.sqrt %a : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.rsqrt
func.func @test.complex.rsqrt() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.rsqrt %a : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.sign
func.func @test.complex.sign() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.sign %a : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.conj
func.func @test.complex.conj() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.conj %a : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.abs
func.func @test.complex.abs() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.abs %a : complex<f64>
  return %0 : f64
}

// -----

// complex.angle
func.func @test.complex.angle() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.angle %a : complex<f64>
  return %0 : f64
}

// -----

// complex.re
func.func @test.complex.re() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.re %a : complex<f64>
  return %0 : f64
}

// -----

// complex.im
func.func @test.complex.im() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.im %a : complex<f64>
  return %0 : f64
}

// -----

// complex.eq
func.func @test.complex.eq() -> i64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.eq %a, %b : complex<f64>
  %1 = arith.extui %0 : i1 to i64
  return %1 : i64
}

// -----

// complex.neq
func.func @test.complex.neq() -> i64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %0 = complex.neq %a, %b : complex<f64>
  %1 = arith.extui %0 : i1 to i64
  return %1 : i64
}

// -----

// complex.create
func.func @test.complex.create() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %re = complex.re %b : complex<f64>
  %im = complex.im %b : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.constant
func.func @test.complex.constant() -> f64 {
  %0 = complex.constant [0.25, 4.0] : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.powi
func.func @test.complex.powi() -> f64 {
  %r = arith.constant 1.5 : f64
  %i = arith.constant -0.5 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %i, %r : complex<f64>
  %n = arith.constant 3 : i32
  %0 = complex.powi %a, %n : complex<f64>, i32
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  %d = arith.subf %re, %im : f64
  return %d : f64
}

// -----

// complex.bitcast
func.func @test.complex.bitcast() -> f64 {
  %n = arith.constant 4575657222473777152 : i64
  %0 = complex.bitcast %n : i64 to complex<f32>
  %1 = complex.im %0 : complex<f32>
  %2 = arith.extf %1 : f32 to f64
  return %2 : f64
}
