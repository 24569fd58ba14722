// options: -convert-complex-to-standard

func.func @f_abs(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a : complex<f32>
  return %0 : f32
}

// -----

func.func @f_angle(%a: complex<f32>) -> f32 {
  %0 = complex.angle %a : complex<f32>
  return %0 : f32
}

// -----

func.func @f_conj(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_cos(%a: complex<f32>) -> complex<f32> {
  %0 = complex.cos %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_exp(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_expm1(%a: complex<f32>) -> complex<f32> {
  %0 = complex.expm1 %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_log(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_log1p(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_neg(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_rsqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_sign(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sign %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_sin(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sin %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_sqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_tan(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tan %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_tanh(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_re(%a: complex<f32>) -> f32 {
  %0 = complex.re %a : complex<f32>
  return %0 : f32
}

// -----

func.func @f_im(%a: complex<f32>) -> f32 {
  %0 = complex.im %a : complex<f32>
  return %0 : f32
}

// -----

func.func @f_add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_atan2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_pow(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.pow %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @powi(%a: complex<f32>, %b: i32) -> complex<f32> {
  %0 = complex.powi %a, %b : complex<f32>, i32
  return %0 : complex<f32>
}

// -----

func.func @f_abs(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a fastmath<nnan,contract> : complex<f32>
  return %0 : f32
}

// -----

func.func @f_angle(%a: complex<f32>) -> f32 {
  %0 = complex.angle %a fastmath<nnan,contract> : complex<f32>
  return %0 : f32
}

// -----

func.func @f_conj(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_cos(%a: complex<f32>) -> complex<f32> {
  %0 = complex.cos %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_exp(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_expm1(%a: complex<f32>) -> complex<f32> {
  %0 = complex.expm1 %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_log(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_log1p(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_neg(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_rsqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_sign(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sign %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_sin(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sin %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_sqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_tan(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tan %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_tanh(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_re(%a: complex<f32>) -> f32 {
  %0 = complex.re %a fastmath<nnan,contract> : complex<f32>
  return %0 : f32
}

// -----

func.func @f_im(%a: complex<f32>) -> f32 {
  %0 = complex.im %a fastmath<nnan,contract> : complex<f32>
  return %0 : f32
}

// -----

func.func @f_add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_atan2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_pow(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.pow %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @powi(%a: complex<f32>, %b: i32) -> complex<f32> {
  %0 = complex.powi %a, %b fastmath<nnan,contract> : complex<f32>, i32
  return %0 : complex<f32>
}

// -----

func.func @f_abs(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a fastmath<fast> : complex<f32>
  return %0 : f32
}

// -----

func.func @f_angle(%a: complex<f32>) -> f32 {
  %0 = complex.angle %a fastmath<fast> : complex<f32>
  return %0 : f32
}

// -----

func.func @f_conj(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_cos(%a: complex<f32>) -> complex<f32> {
  %0 = complex.cos %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_exp(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_expm1(%a: complex<f32>) -> complex<f32> {
  %0 = complex.expm1 %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_log(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_log1p(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_neg(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_rsqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_sign(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sign %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_sin(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sin %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_sqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_tan(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tan %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_tanh(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_re(%a: complex<f32>) -> f32 {
  %0 = complex.re %a fastmath<fast> : complex<f32>
  return %0 : f32
}

// -----

func.func @f_im(%a: complex<f32>) -> f32 {
  %0 = complex.im %a fastmath<fast> : complex<f32>
  return %0 : f32
}

// -----

func.func @f_add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_atan2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_pow(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.pow %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @powi(%a: complex<f32>, %b: i32) -> complex<f32> {
  %0 = complex.powi %a, %b fastmath<fast> : complex<f32>, i32
  return %0 : complex<f32>
}

// -----

func.func @f_eq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %0 = complex.eq %a, %b : complex<f32>
  return %0 : i1
}

// -----

func.func @f_neq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %0 = complex.neq %a, %b : complex<f32>
  return %0 : i1
}

// -----

func.func @create(%a: f32, %b: f32) -> complex<f32> {
  %0 = complex.create %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @constant() -> complex<f32> {
  %0 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @bitcast(%a: complex<f32>) -> i64 {
  %0 = complex.bitcast %a : complex<f32> to i64
  return %0 : i64
}

// -----

func.func @chain(%a: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %a {foo} : complex<f32>
  %1 = complex.div %0, %a : complex<f32>
  %2 = complex.mul %1, %0 : complex<f32>
  %3 = complex.sqrt %2 : complex<f32>
  return %3 : complex<f32>
}

// -----

func.func @parts(%a: f32) -> f32 {
  %0 = complex.create %a, %a : complex<f32>
  %1 = complex.exp %0 : complex<f32>
  %2 = complex.abs %1 : complex<f32>
  return %2 : f32
}

// -----

func.func @f_abs(%a: complex<f64>) -> f64 {
  %0 = complex.abs %a : complex<f64>
  return %0 : f64
}

// -----

func.func @f_expm1(%a: complex<f64>) -> complex<f64> {
  %0 = complex.expm1 %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_log1p(%a: complex<f64>) -> complex<f64> {
  %0 = complex.log1p %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_rsqrt(%a: complex<f64>) -> complex<f64> {
  %0 = complex.rsqrt %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_sqrt(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sqrt %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_tanh(%a: complex<f64>) -> complex<f64> {
  %0 = complex.tanh %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_div(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_pow(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.pow %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @powi(%a: complex<f64>, %b: i32) -> complex<f64> {
  %0 = complex.powi %a, %b : complex<f64>, i32
  return %0 : complex<f64>
}

// -----

func.func @f_eq(%a: complex<f64>, %b: complex<f64>) -> i1 {
  %0 = complex.eq %a, %b : complex<f64>
  return %0 : i1
}

// -----

func.func @f_abs(%a: complex<f16>) -> f16 {
  %0 = complex.abs %a : complex<f16>
  return %0 : f16
}

// -----

func.func @f_expm1(%a: complex<f16>) -> complex<f16> {
  %0 = complex.expm1 %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_log1p(%a: complex<f16>) -> complex<f16> {
  %0 = complex.log1p %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_rsqrt(%a: complex<f16>) -> complex<f16> {
  %0 = complex.rsqrt %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_sqrt(%a: complex<f16>) -> complex<f16> {
  %0 = complex.sqrt %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_tanh(%a: complex<f16>) -> complex<f16> {
  %0 = complex.tanh %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_div(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.div %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_pow(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.pow %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @powi(%a: complex<f16>, %b: i32) -> complex<f16> {
  %0 = complex.powi %a, %b : complex<f16>, i32
  return %0 : complex<f16>
}

// -----

func.func @f_eq(%a: complex<f16>, %b: complex<f16>) -> i1 {
  %0 = complex.eq %a, %b : complex<f16>
  return %0 : i1
}
