// options: -math-extend-to-supported-types

func.func @f_sin(%a: f16) -> f16 {
  %0 = math.sin %a : f16
  return %0 : f16
}

// -----

func.func @f_exp(%a: f16) -> f16 {
  %0 = math.exp %a : f16
  return %0 : f16
}

// -----

func.func @f_sqrt(%a: f16) -> f16 {
  %0 = math.sqrt %a : f16
  return %0 : f16
}

// -----

func.func @f_absf(%a: f16) -> f16 {
  %0 = math.absf %a : f16
  return %0 : f16
}

// -----

func.func @f_tanh(%a: f16) -> f16 {
  %0 = math.tanh %a : f16
  return %0 : f16
}

// -----

func.func @f_erf(%a: f16) -> f16 {
  %0 = math.erf %a : f16
  return %0 : f16
}

// -----

func.func @f_atan2(%a: bf16, %b: bf16) -> bf16 {
  %0 = math.atan2 %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_powf(%a: bf16, %b: bf16) -> bf16 {
  %0 = math.powf %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_copysign(%a: bf16, %b: bf16) -> bf16 {
  %0 = math.copysign %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_cos(%a0: f32, %a1: f64, %a2: f16, %a3: bf16, %a4: f80, %a5: f8E5M2, %a6: vector<4xf16>, %a7: vector<2x[2]xbf16>, %a8: tensor<?xf16>, %a9: vector<4xf32>) -> (f32, f64, f16, bf16, f80, f8E5M2, vector<4xf16>, vector<2x[2]xbf16>, tensor<?xf16>, vector<4xf32>) {
  %0 = math.cos %a0 : f32
  %1 = math.cos %a1 : f64
  %2 = math.cos %a2 : f16
  %3 = math.cos %a3 : bf16
  %4 = math.cos %a4 : f80
  %5 = math.cos %a5 : f8E5M2
  %6 = math.cos %a6 : vector<4xf16>
  %7 = math.cos %a7 : vector<2x[2]xbf16>
  %8 = math.cos %a8 : tensor<?xf16>
  %9 = math.cos %a9 : vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f64, f16, bf16, f80, f8E5M2, vector<4xf16>, vector<2x[2]xbf16>, tensor<?xf16>, vector<4xf32>
}

// -----

func.func @chain(%a: f16) -> f16 {
  %0 = math.sin %a {foo} : f16
  %1 = math.cos %0 fastmath<nnan> : f16
  %2 = arith.addf %1, %0 : f16
  return %2 : f16
}

// -----

func.func @fma(%a: f16) -> f16 {
  %0 = math.fma %a, %a, %a : f16
  return %0 : f16
}

// -----

func.func @fpowi(%a: f16, %b: i32) -> f16 {
  %0 = math.fpowi %a, %b : f16, i32
  return %0 : f16
}

// -----

func.func @f_isnan(%a: f16) -> i1 {
  %0 = math.isnan %a : f16
  return %0 : i1
}

// -----

func.func @f_ctlz(%a: i16) -> i16 {
  %0 = math.ctlz %a : i16
  return %0 : i16
}

// -----

func.func @sincos(%a: f16) -> (f16, f16) {
  %0, %1 = math.sincos %a : f16
  return %0, %1 : f16, f16
}

// -----

func.func @clampf(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %0 = math.clampf %a to [%b, %c] : bf16
  return %0 : bf16
}

// -----

func.func @folded() -> f16 {
  %a = arith.constant 1.0 : f16
  %0 = math.absf %a : f16
  return %0 : f16
}

// -----

func.func @inside(%a: f16, %c: i1) -> f16 {
  %0 = scf.if %c -> f16 {
    %1 = math.tanh %a : f16
    scf.yield %1 : f16
  } else {
    scf.yield %a : f16
  }
  return %0 : f16
}
