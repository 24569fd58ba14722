// Without fast math, only exact results are folded: signed zeros, infinities, NaNs and rounding stay as at run time.
// mlir-opt folds all of this.
// RUN: toy-opt %s -canonicalize -split-input-file | FileCheck %s

// -0.0 + 0.0 is 0.0, and -0.0 - -0.0 is 0.0.
// CHECK-LABEL: func.func @zeros(
// CHECK-SAME: %[[A:.*]]: complex<f32>)
// CHECK: %[[SUM:.*]] = complex.add %[[A]]
// CHECK: %[[MIXED:.*]] = complex.add %[[A]]
// CHECK: %[[DIFFERENCE:.*]] = complex.sub %[[A]]
// CHECK: return %[[SUM]], %[[MIXED]], %[[DIFFERENCE]], %[[A]], %[[A]]
func.func @zeros(%a: complex<f32>)
    -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %minus = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %mixed = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %zero : complex<f32>
  %1 = complex.add %a, %mixed : complex<f32>
  %2 = complex.sub %a, %minus : complex<f32>
  %3 = complex.add %a, %minus : complex<f32>
  %4 = complex.sub %a, %zero : complex<f32>
  return %0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// -----

// The difference is rounded, and of infinities it is NaN.
// CHECK-LABEL: func.func @back(
// CHECK: complex.sub
// CHECK: complex.add
// CHECK: complex.add
// CHECK: complex.sub
// CHECK: return %{{.*}}, %{{.*}}, %arg0
func.func @back(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.sub %a, %b : complex<f32>
  %1 = complex.add %0, %b : complex<f32>
  %2 = complex.add %a, %b : complex<f32>
  %3 = complex.sub %2, %b : complex<f32>
  %4 = complex.sub %a, %b fastmath<reassoc, nsz> : complex<f32>
  %5 = complex.add %4, %b fastmath<reassoc, nsz> : complex<f32>
  return %1, %3, %5 : complex<f32>, complex<f32>, complex<f32>
}

// -----

// The product of an infinite part and the imaginary part 0 is NaN.
// CHECK-LABEL: func.func @one(
// CHECK: complex.mul
// CHECK: complex.div
// CHECK: return %{{.*}}, %{{.*}}, %arg0, %arg0
func.func @one(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %one : complex<f32>
  %1 = complex.div %a, %one : complex<f32>
  %2 = complex.mul %a, %one fastmath<nnan, nsz> : complex<f32>
  %3 = complex.div %a, %one fastmath<nnan, nsz> : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// -----

// The imaginary part of a logarithm is an angle: of exp(4i), it is 4 less a turn. No flag permits to forget that.
// CHECK-LABEL: func.func @logarithms(
// CHECK: complex.exp
// CHECK: complex.log
// CHECK: complex.log
// CHECK: complex.exp
// CHECK: return %{{.*}}, %{{.*}}, %arg0
func.func @logarithms(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.exp %a fastmath<fast> : complex<f32>
  %1 = complex.log %0 fastmath<fast> : complex<f32>
  %2 = complex.log %a : complex<f32>
  %3 = complex.exp %2 : complex<f32>
  %4 = complex.log %a fastmath<reassoc> : complex<f32>
  %5 = complex.exp %4 fastmath<reassoc> : complex<f32>
  return %1, %3, %5 : complex<f32>, complex<f32>, complex<f32>
}

// -----

// A long integer is rounded to f64, and then to f32: that is not the nearest f32 to all of them.
// CHECK-LABEL: func.func @rounded_twice(
// CHECK: arith.sitofp %arg0 : i64 to f64
// CHECK: arith.truncf
// CHECK: arith.uitofp %arg1 : i32 to f32
// CHECK: arith.sitofp %arg0 : i64 to f32
func.func @rounded_twice(%x: i64, %y: i32) -> (f32, f32, f32) {
  %0 = arith.sitofp %x : i64 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.uitofp %y : i32 to f64
  %3 = arith.truncf %2 : f64 to f32
  %4 = arith.truncf %0 fastmath<contract> : f64 to f32
  return %1, %3, %4 : f32, f32, f32
}

// -----

// The angles of zeros are those of C: 0, -0, pi and -pi. mlir-opt makes NaN of them.
// CHECK-LABEL: func.func @angles(
// CHECK-DAG: arith.constant 0.000000e+00 : f32
// CHECK-DAG: arith.constant -0.000000e+00 : f32
// CHECK-DAG: arith.constant 3.14159274 : f32
// CHECK-DAG: arith.constant -3.14159274 : f32
// CHECK: return
func.func @angles() -> (f32, f32, f32, f32) {
  %zero = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %0 = math.atan2 %zero, %zero : f32
  %1 = math.atan2 %minus, %zero : f32
  %2 = math.atan2 %zero, %minus : f32
  %3 = math.atan2 %minus, %minus : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// -----

// The wider format has no negative zero.
// CHECK-LABEL: func.func @negative_zero(
// CHECK: arith.extf
// CHECK: arith.truncf
func.func @negative_zero(%x: f6E3M2FN) -> f6E3M2FN {
  %0 = arith.extf %x : f6E3M2FN to f8E4M3FNUZ
  %1 = arith.truncf %0 : f8E4M3FNUZ to f6E3M2FN
  return %1 : f6E3M2FN
}
