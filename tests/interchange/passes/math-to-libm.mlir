// options: -convert-math-to-libm

func.func @f_absf(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.absf %a0 : f32
  %1 = math.absf %a1 : f64
  %2 = math.absf %a2 : f16
  %3 = math.absf %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_acos(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.acos %a0 : f32
  %1 = math.acos %a1 : f64
  %2 = math.acos %a2 : f16
  %3 = math.acos %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_acosh(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.acosh %a0 : f32
  %1 = math.acosh %a1 : f64
  %2 = math.acosh %a2 : f16
  %3 = math.acosh %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_asin(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.asin %a0 : f32
  %1 = math.asin %a1 : f64
  %2 = math.asin %a2 : f16
  %3 = math.asin %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_asinh(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.asinh %a0 : f32
  %1 = math.asinh %a1 : f64
  %2 = math.asinh %a2 : f16
  %3 = math.asinh %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_atan(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.atan %a0 : f32
  %1 = math.atan %a1 : f64
  %2 = math.atan %a2 : f16
  %3 = math.atan %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_atanh(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.atanh %a0 : f32
  %1 = math.atanh %a1 : f64
  %2 = math.atanh %a2 : f16
  %3 = math.atanh %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_cbrt(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.cbrt %a0 : f32
  %1 = math.cbrt %a1 : f64
  %2 = math.cbrt %a2 : f16
  %3 = math.cbrt %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_ceil(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.ceil %a0 : f32
  %1 = math.ceil %a1 : f64
  %2 = math.ceil %a2 : f16
  %3 = math.ceil %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_cos(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.cos %a0 : f32
  %1 = math.cos %a1 : f64
  %2 = math.cos %a2 : f16
  %3 = math.cos %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_cosh(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.cosh %a0 : f32
  %1 = math.cosh %a1 : f64
  %2 = math.cosh %a2 : f16
  %3 = math.cosh %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_erf(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.erf %a0 : f32
  %1 = math.erf %a1 : f64
  %2 = math.erf %a2 : f16
  %3 = math.erf %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_erfc(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.erfc %a0 : f32
  %1 = math.erfc %a1 : f64
  %2 = math.erfc %a2 : f16
  %3 = math.erfc %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_exp(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.exp %a0 : f32
  %1 = math.exp %a1 : f64
  %2 = math.exp %a2 : f16
  %3 = math.exp %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_exp2(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.exp2 %a0 : f32
  %1 = math.exp2 %a1 : f64
  %2 = math.exp2 %a2 : f16
  %3 = math.exp2 %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_expm1(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.expm1 %a0 : f32
  %1 = math.expm1 %a1 : f64
  %2 = math.expm1 %a2 : f16
  %3 = math.expm1 %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_floor(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.floor %a0 : f32
  %1 = math.floor %a1 : f64
  %2 = math.floor %a2 : f16
  %3 = math.floor %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_log(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.log %a0 : f32
  %1 = math.log %a1 : f64
  %2 = math.log %a2 : f16
  %3 = math.log %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_log2(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.log2 %a0 : f32
  %1 = math.log2 %a1 : f64
  %2 = math.log2 %a2 : f16
  %3 = math.log2 %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_log10(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.log10 %a0 : f32
  %1 = math.log10 %a1 : f64
  %2 = math.log10 %a2 : f16
  %3 = math.log10 %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_log1p(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.log1p %a0 : f32
  %1 = math.log1p %a1 : f64
  %2 = math.log1p %a2 : f16
  %3 = math.log1p %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_roundeven(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.roundeven %a0 : f32
  %1 = math.roundeven %a1 : f64
  %2 = math.roundeven %a2 : f16
  %3 = math.roundeven %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_round(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.round %a0 : f32
  %1 = math.round %a1 : f64
  %2 = math.round %a2 : f16
  %3 = math.round %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_sin(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.sin %a0 : f32
  %1 = math.sin %a1 : f64
  %2 = math.sin %a2 : f16
  %3 = math.sin %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_sinh(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.sinh %a0 : f32
  %1 = math.sinh %a1 : f64
  %2 = math.sinh %a2 : f16
  %3 = math.sinh %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_sqrt(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.sqrt %a0 : f32
  %1 = math.sqrt %a1 : f64
  %2 = math.sqrt %a2 : f16
  %3 = math.sqrt %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_rsqrt(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.rsqrt %a0 : f32
  %1 = math.rsqrt %a1 : f64
  %2 = math.rsqrt %a2 : f16
  %3 = math.rsqrt %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_tan(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.tan %a0 : f32
  %1 = math.tan %a1 : f64
  %2 = math.tan %a2 : f16
  %3 = math.tan %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_tanh(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.tanh %a0 : f32
  %1 = math.tanh %a1 : f64
  %2 = math.tanh %a2 : f16
  %3 = math.tanh %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_trunc(%a0: f32, %a1: f64, %a2: f16, %a3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.trunc %a0 : f32
  %1 = math.trunc %a1 : f64
  %2 = math.trunc %a2 : f16
  %3 = math.trunc %a3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_atan2(%a0: f32, %b0: f32, %a1: f64, %b1: f64, %a2: f16, %b2: f16, %a3: bf16, %b3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.atan2 %a0, %b0 : f32
  %1 = math.atan2 %a1, %b1 : f64
  %2 = math.atan2 %a2, %b2 : f16
  %3 = math.atan2 %a3, %b3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @f_powf(%a0: f32, %b0: f32, %a1: f64, %b1: f64, %a2: f16, %b2: f16, %a3: bf16, %b3: bf16) -> (f32, f64, f16, bf16) {
  %0 = math.powf %a0, %b0 : f32
  %1 = math.powf %a1, %b1 : f64
  %2 = math.powf %a2, %b2 : f16
  %3 = math.powf %a3, %b3 : bf16
  return %0, %1, %2, %3 : f32, f64, f16, bf16
}

// -----

func.func @fma(%a: f32, %b: f64, %c: f16) -> (f32, f64, f16) {
  %0 = math.fma %a, %a, %a : f32
  %1 = math.fma %b, %b, %b fastmath<fast> {foo} : f64
  %2 = math.fma %c, %c, %c : f16
  return %0, %1, %2 : f32, f64, f16
}

// -----

func.func @order(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.tan %a fastmath<fast> {foo} : f32
  %1 = math.sin %b : f64
  %2 = math.tan %0 : f32
  %3 = math.cos %1 : f64
  return %2, %3 : f32, f64
}
func.func @more(%a: f32) -> f32 {
  %0 = math.cos %a : f32
  %1 = math.tan %0 : f32
  return %1 : f32
}

// -----

func.func private @sinf(f32) -> f32
func.func @known(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}

// -----

func.func private @sinf(i32)
func.func @other(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}

// -----

module {
  func.func @outer(%a: f32) -> f32 {
    %0 = math.sin %a : f32
    return %0 : f32
  }
  module @inner {
    func.func @f(%a: f32) -> f32 {
      %0 = math.cos %a : f32
      %1 = math.sin %0 : f32
      return %1 : f32
    }
  }
}

// -----

func.func @folded() -> f32 {
  %a = arith.constant 1.0 : f32
  %0 = math.sin %a : f32
  return %0 : f32
}

// -----

func.func @inside(%a: f32, %c: i1) -> f32 {
  %0 = scf.if %c -> f32 {
    %1 = math.tanh %a : f32
    scf.yield %1 : f32
  } else {
    %1 = math.exp2 %a : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}

// -----

func.func @f_sin(%a: f80) -> f80 {
  %0 = math.sin %a : f80
  return %0 : f80
}

// -----

func.func @f_sin(%a: f128) -> f128 {
  %0 = math.sin %a : f128
  return %0 : f128
}

// -----

func.func @f_sin(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = math.sin %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @f_sin(%a: f8E5M2) -> f8E5M2 {
  %0 = math.sin %a : f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f_absi(%a: i32) -> i32 {
  %0 = math.absi %a : i32
  return %0 : i32
}

// -----

func.func @f_ctlz(%a: i32) -> i32 {
  %0 = math.ctlz %a : i32
  return %0 : i32
}

// -----

func.func @f_isnan(%a: f32) -> i1 {
  %0 = math.isnan %a : f32
  return %0 : i1
}

// -----

func.func @f_copysign(%a: f32, %b: f32) -> f32 {
  %0 = math.copysign %a, %b : f32
  return %0 : f32
}

// -----

func.func @f_ipowi(%a: i32, %b: i32) -> i32 {
  %0 = math.ipowi %a, %b : i32
  return %0 : i32
}

// -----

func.func @fpowi(%a: f32, %b: i32) -> f32 {
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}

// -----

func.func @sincos(%a: f32) -> f32 {
  %0, %1 = math.sincos %a : f32
  return %0 : f32
}

// -----

func.func @clampf(%a: f32) -> f32 {
  %0 = math.clampf %a to [%a, %a] : f32
  return %0 : f32
}

// -----

func.func @functions_of_vectors(%a: vector<2xf32>, %b: vector<2x1xf64>, %c: vector<2xf16>, %d: vector<f32>)
    -> (vector<2xf32>, vector<2x1xf64>, vector<2xf16>, vector<f32>) {
  %0 = math.tanh %a : vector<2xf32>
  %1 = math.atan2 %b, %b fastmath<fast> : vector<2x1xf64>
  %2 = math.tanh %c : vector<2xf16>
  %3 = math.tanh %d : vector<f32>
  return %0, %1, %2, %3 : vector<2xf32>, vector<2x1xf64>, vector<2xf16>, vector<f32>
}
