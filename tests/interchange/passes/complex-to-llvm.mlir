// options: -convert-complex-to-llvm

func.func @f_abs(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a : complex<f32>
  return %0 : f32
}

// -----

func.func @f_conj(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_exp(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_neg(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
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

func.func @f_abs(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a fastmath<nnan,contract> : complex<f32>
  return %0 : f32
}

// -----

func.func @f_conj(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_exp(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_neg(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a fastmath<nnan,contract> : complex<f32>
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

func.func @f_abs(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a fastmath<fast> : complex<f32>
  return %0 : f32
}

// -----

func.func @f_conj(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_exp(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_neg(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a fastmath<fast> : complex<f32>
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

func.func @f_eq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %0 = complex.eq %a, %b : complex<f32>
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

func.func @f_conj(%a: complex<f64>) -> complex<f64> {
  %0 = complex.conj %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_exp(%a: complex<f64>) -> complex<f64> {
  %0 = complex.exp %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_neg(%a: complex<f64>) -> complex<f64> {
  %0 = complex.neg %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_re(%a: complex<f64>) -> f64 {
  %0 = complex.re %a : complex<f64>
  return %0 : f64
}

// -----

func.func @f_im(%a: complex<f64>) -> f64 {
  %0 = complex.im %a : complex<f64>
  return %0 : f64
}

// -----

func.func @f_add(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_div(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_mul(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.mul %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_sub(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.sub %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_eq(%a: complex<f64>, %b: complex<f64>) -> i1 {
  %0 = complex.eq %a, %b : complex<f64>
  return %0 : i1
}

// -----

func.func @create(%a: f64, %b: f64) -> complex<f64> {
  %0 = complex.create %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @constant() -> complex<f64> {
  %0 = complex.constant [1.0 : f64, -2.0 : f64] : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_abs(%a: complex<f16>) -> f16 {
  %0 = complex.abs %a : complex<f16>
  return %0 : f16
}

// -----

func.func @f_conj(%a: complex<f16>) -> complex<f16> {
  %0 = complex.conj %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_exp(%a: complex<f16>) -> complex<f16> {
  %0 = complex.exp %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_neg(%a: complex<f16>) -> complex<f16> {
  %0 = complex.neg %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_re(%a: complex<f16>) -> f16 {
  %0 = complex.re %a : complex<f16>
  return %0 : f16
}

// -----

func.func @f_im(%a: complex<f16>) -> f16 {
  %0 = complex.im %a : complex<f16>
  return %0 : f16
}

// -----

func.func @f_add(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.add %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_div(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.div %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_mul(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.mul %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_sub(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.sub %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_eq(%a: complex<f16>, %b: complex<f16>) -> i1 {
  %0 = complex.eq %a, %b : complex<f16>
  return %0 : i1
}

// -----

func.func @create(%a: f16, %b: f16) -> complex<f16> {
  %0 = complex.create %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @constant() -> complex<f16> {
  %0 = complex.constant [1.0 : f16, -2.0 : f16] : complex<f16>
  return %0 : complex<f16>
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
