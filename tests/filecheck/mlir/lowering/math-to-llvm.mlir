// Functions of numbers become intrinsics, where LLVM has them; the others stay: the same text as mlir-opt's.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -convert-math-to-llvm > %t
// RUN: toy-opt %s -convert-math-to-llvm | diff %t -

func.func @doubles(%x: f64, %y: f64, %n: i32) -> (f64, i1, i1) {
  %0 = math.sin %x : f64
  %1 = math.cos %0 : f64
  %2 = math.tan %1 : f64
  %3 = math.asin %2 : f64
  %4 = math.acos %3 : f64
  %5 = math.atan %4 : f64
  %6 = math.sinh %5 : f64
  %7 = math.cosh %6 : f64
  %8 = math.tanh %7 : f64
  %9 = math.exp %8 : f64
  %10 = math.log %9 : f64
  %11 = math.sqrt %10 : f64
  %12 = math.absf %11 : f64
  %13 = math.ceil %12 : f64
  %14 = math.floor %13 : f64
  %15 = math.trunc %14 : f64
  %16 = math.round %15 : f64
  %17 = math.roundeven %16 : f64
  %18 = math.copysign %17, %y : f64
  %19 = math.powf %18, %y : f64
  %20 = math.fma %19, %x, %y : f64
  %21 = math.fpowi %20, %n : f64, i32
  %22 = math.isnan %21 : f64
  %23 = math.isfinite %21 : f64
  return %21, %22, %23 : f64, i1, i1
}

// In terms of others.
func.func @composed(%x: f32, %y: f64) -> (f32, f64, f32) {
  %0 = math.log1p %x : f32
  %1 = math.expm1 %y : f64
  %2 = math.rsqrt %x : f32
  return %0, %1, %2 : f32, f64, f32
}

func.func @flags(%x: f64, %y: f64) -> f64 {
  %0 = math.exp %x fastmath<fast> : f64
  %1 = math.powf %0, %y fastmath<nnan, ninf> : f64
  %2 = math.log1p %1 fastmath<reassoc> : f64
  %3 = math.expm1 %2 fastmath<contract> : f64
  %4 = math.rsqrt %3 fastmath<arcp> : f64
  return %4 : f64
}

func.func @integers(%i: i32, %j: i64) -> (i32, i32, i64, i64) {
  %0 = math.absi %i : i32
  %1 = math.ctlz %i : i32
  %2 = math.cttz %j : i64
  %3 = math.ctpop %j : i64
  return %0, %1, %2, %3 : i32, i32, i64, i64
}

func.func @others(%x: f64) -> (f64, f64, f64) {
  %0 = math.erf %x : f64
  %1 = math.cbrt %x : f64
  %2 = math.atanh %x : f64
  return %0, %1, %2 : f64, f64, f64
}
