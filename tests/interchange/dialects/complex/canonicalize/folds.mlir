// Operations that undo each other, neutral numbers, parts that are known, and casts of casts. Without fast math, less is
// folded here than by mlir-opt: see tests/filecheck/mlir/fold/exact-floats.mlir.

func.func @neutral(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>,complex<f32>, complex<f32>,complex<f32>, complex<f32>) {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %onem = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %i = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %z = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %mone = complex.constant [-1.0 : f32, -0.0 : f32] : complex<f32>
  %nan = complex.constant [0x7fc00000 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %one fastmath<fast> : complex<f32>
  %1 = complex.mul %one, %a fastmath<fast> : complex<f32>
  %2 = complex.mul %a, %onem fastmath<fast> : complex<f32>
  %3 = complex.mul %a, %i fastmath<fast> : complex<f32>
  %4 = complex.mul %a, %z fastmath<fast> : complex<f32>
  %5 = complex.div %a, %one fastmath<fast> : complex<f32>
  %6 = complex.div %a, %onem fastmath<fast> : complex<f32>
  %7 = complex.div %a, %mone fastmath<fast> : complex<f32>
  %8 = complex.div %a, %nan fastmath<fast> : complex<f32>
  %9 = complex.div %nan, %a fastmath<fast> : complex<f32>
  %10 = complex.add %z, %a fastmath<fast> : complex<f32>
  %11 = complex.add %a, %z fastmath<fast> : complex<f32>
  %12 = complex.sub %a, %z fastmath<fast> : complex<f32>
  %13 = complex.sub %a, %a fastmath<fast> : complex<f32>
  %14 = complex.mul %nan, %nan fastmath<fast> : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>,complex<f32>,complex<f32>,complex<f32>,complex<f32>
}

func.func @inverse(%a: complex<f32>, %b: complex<f32>, %x: f32, %y: f32) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, f32, f32, f32, complex<f32>, complex<f32>) {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.conj %a : complex<f32>
  %3 = complex.conj %2 : complex<f32>
  %4 = complex.log %a fastmath<fast> : complex<f32>
  %5 = complex.exp %4 fastmath<fast> : complex<f32>
  %7 = complex.exp %a : complex<f32>
  %8 = complex.sub %a, %b fastmath<fast> : complex<f32>
  %9 = complex.add %8, %b fastmath<fast> : complex<f32>
  %10 = complex.add %b, %8 fastmath<fast> : complex<f32>
  %11 = complex.add %a, %8 fastmath<fast> : complex<f32>
  %12 = complex.add %a, %b fastmath<fast> : complex<f32>
  %13 = complex.sub %12, %b fastmath<fast> : complex<f32>
  %14 = complex.sub %12, %a fastmath<fast> : complex<f32>
  %c = complex.create %x, %y : complex<f32>
  %re = complex.re %c : complex<f32>
  %im = complex.im %c : complex<f32>
  %n = complex.neg %c fastmath<fast> : complex<f32>
  %re2 = complex.re %n fastmath<nnan> : complex<f32>
  %im2 = complex.im %n : complex<f32>
  %ra = complex.re %a : complex<f32>
  %ia = complex.im %a : complex<f32>
  %ib = complex.im %b : complex<f32>
  %ca = complex.create %ra, %ia : complex<f32>
  %cb = complex.create %ra, %ib : complex<f32>
  return %1, %3, %5, %7, %9, %10, %11, %13, %14, %c, %re, %im, %re2, %im2, %ca, %cb : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, f32, f32, f32, complex<f32>, complex<f32>
}

func.func @poison(%a: complex<f32>) -> complex<f32> {
  %po = ub.poison : complex<f32>
  %1 = complex.add %a, %po : complex<f32>
  return %1 : complex<f32>
}

func.func @same_constants(%p: i1, %x: complex<f32>) -> (complex<f32>) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = arith.select %p, %a, %b : complex<f32>
  return %0 : complex<f32>
}

func.func @bitcasts(%i: i64, %x: complex<f32>, %f: f64) -> (i64, f64, complex<f32>, i64, complex<f32>, i64, complex<f16>) {
  %0 = complex.bitcast %i : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to i64
  %2 = complex.bitcast %0 : complex<f32> to f64
  %3 = complex.bitcast %x : complex<f32> to complex<f32>
  %4 = arith.bitcast %f : f64 to i64
  %5 = complex.bitcast %4 : i64 to complex<f32>
  %6 = complex.bitcast %x : complex<f32> to f64
  %7 = arith.bitcast %6 : f64 to i64
  %i2 = arith.constant 5 : i32
  %8 = complex.bitcast %i2 : i32 to complex<f16>
  return %1, %2, %3, %4, %5, %7, %8 : i64, f64, complex<f32>, i64, complex<f32>, i64, complex<f16>
}

func.func @bitcast_to_same_integer(%i: i64) -> i64 {
  %0 = complex.bitcast %i : i64 to i64
  return %0 : i64
}

func.func @bitcast_to_same_tensor(%i: tensor<2xi64>) -> tensor<2xi64> {
  %0 = complex.bitcast %i : tensor<2xi64> to tensor<2xi64>
  return %0 : tensor<2xi64>
}

// Numbers are not computed, whatever their format; NaN and one of another sign are not neutral.
func.func @formats(%a: complex<f16>, %b: complex<f80>, %c: complex<f8E4M3FN>, %d: complex<f8E8M0FNU>) -> (complex<f16>, complex<f80>, complex<f8E4M3FN>, complex<f16>, complex<f8E8M0FNU>) {
  %0 = complex.constant [1.0 : f16, 0.0 : f16] : complex<f16>
  %1 = complex.constant [1.0 : f80, -0.0 : f80] : complex<f80>
  %2 = complex.constant [0.0 : f8E4M3FN, 0.0 : f8E4M3FN] : complex<f8E4M3FN>
  %3 = complex.constant [1.0 : f8E8M0FNU, 0x00 : f8E8M0FNU] : complex<f8E8M0FNU>
  %4 = complex.mul %a, %0 fastmath<fast> : complex<f16>
  %5 = complex.div %b, %1 fastmath<fast> : complex<f80>
  %6 = complex.sub %c, %2 : complex<f8E4M3FN>
  %7 = complex.add %0, %0 : complex<f16>
  %8 = complex.mul %d, %3 fastmath<fast> : complex<f8E8M0FNU>
  return %4, %5, %6, %7, %8 : complex<f16>, complex<f80>, complex<f8E4M3FN>, complex<f16>, complex<f8E8M0FNU>
}

// Of constants only parts are taken.
func.func @constants() -> (f32, f32, complex<f32>, complex<f32>, i1, complex<f32>, f32, f32) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.re %a : complex<f32>
  %1 = complex.im %a fastmath<nnan> : complex<f32>
  %2 = complex.neg %a : complex<f32>
  %3 = complex.create %0, %1 : complex<f32>
  %4 = complex.eq %a, %3 : complex<f32>
  %i = arith.constant 2 : i32
  %5 = complex.powi %a, %i : complex<f32>, i32
  %6 = complex.abs %a : complex<f32>
  %7 = complex.re %2 : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, complex<f32>, complex<f32>, i1, complex<f32>, f32, f32
}

// Unused operations disappear, and equal constants become one, in the entry of a function.
func.func @regions(%p: i1, %x: complex<f32>) -> (complex<f32>, complex<f64>) {
  %unused = complex.sqrt %x : complex<f32>
  %r:2 = scf.if %p -> (complex<f32>, complex<f64>) {
    %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
    %b = complex.constant [1.0, 2.0] : complex<f64>
    scf.yield %a, %b : complex<f32>, complex<f64>
  } else {
    %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
    %b = complex.constant [1.0, -2.0] : complex<f64>
    scf.yield %a, %b : complex<f32>, complex<f64>
  }
  return %r#0, %r#1 : complex<f32>, complex<f64>
}
func.func @blocks(%p: i1) -> complex<f32> {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  cf.cond_br %p, ^bb1(%a : complex<f32>), ^bb2
^bb1(%b: complex<f32>):
  %c = complex.conj %b : complex<f32>
  return %c : complex<f32>
^bb2:
  %d = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  cf.br ^bb1(%d : complex<f32>)
}
