// Constants: functions of both precisions, kinds of floats, integers, and operations that do not fold.

func.func @functions() -> (f32, f64, f64, f32, f32, f64, f64) {
  %a = arith.constant 0.5 : f32
  %b = arith.constant 2.25 : f64
  %n = arith.constant -1.0 : f64
  %0 = math.sin %a : f32
  %1 = math.exp %b : f64
  %2 = math.sqrt %b : f64
  %3 = math.powf %a, %a : f32
  %4 = math.atan2 %a, %a : f32
  %5 = math.log %n : f64
  %6 = math.sqrt %n fastmath<fast> : f64
  return %0, %1, %2, %3, %4, %5, %6 : f32, f64, f64, f32, f32, f64, f64
}

func.func @rounded() -> (f32, f32, f32, f16, f16, vector<3xf64>, f8E5M2FNUZ) {
  %a = arith.constant -2.5 : f32
  %h = arith.constant 3.5 : f16
  %v = arith.constant dense<[0.5, 1.5, -0.25]> : vector<3xf64>
  %z = arith.constant 0.0 : f8E5M2FNUZ
  %m = arith.constant -1.0 : f8E5M2FNUZ
  %0 = math.ceil %a : f32
  %1 = math.round %a : f32
  %2 = math.absf %a : f32
  %3 = math.roundeven %h : f16
  %4 = math.trunc %h : f16
  %5 = math.floor %v : vector<3xf64>
  %6 = math.copysign %z, %m : f8E5M2FNUZ
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f16, f16, vector<3xf64>, f8E5M2FNUZ
}

func.func @kinds() -> (i1, i1, i1, i1, i1, vector<2xi1>) {
  %inf = arith.constant 0x7F800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %tiny = arith.constant 0x00000001 : f32
  %v = arith.constant dense<1.0> : vector<2xf32>
  %0 = math.isinf %inf : f32
  %1 = math.isnan %nan : f32
  %2 = math.isfinite %tiny : f32
  %3 = math.isnormal %tiny : f32
  %4 = math.isfinite %nan : f32
  %5 = math.isnan %v : vector<2xf32>
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, vector<2xi1>
}

func.func @integers() -> (i8, i32, i32, i16, i32, i32, i8, vector<3xi32>, i32) {
  %least = arith.constant -128 : i8
  %n = arith.constant 40 : i32
  %w = arith.constant 255 : i16
  %m = arith.constant -1 : i32
  %three = arith.constant 3 : i32
  %zero = arith.constant 0 : i32
  %v = arith.constant dense<[2, -3, 0]> : vector<3xi32>
  %0 = math.absi %least : i8
  %1 = math.ctlz %n : i32
  %2 = math.cttz %n : i32
  %3 = math.ctpop %w : i16
  %4 = math.ipowi %three, %three : i32
  %5 = math.ipowi %m, %m : i32
  %6 = math.ipowi %least, %least : i8
  %7 = math.ipowi %v, %v : vector<3xi32>
  %8 = math.ipowi %zero, %m : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i8, i32, i32, i16, i32, i32, i8, vector<3xi32>, i32
}

func.func @poison() -> f32 {
  %0 = ub.poison : f32
  %1 = math.sin %0 : f32
  return %1 : f32
}
