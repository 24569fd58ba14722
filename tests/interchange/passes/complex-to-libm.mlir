// options: -convert-complex-to-libm

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

func.func @f_log(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a : complex<f32>
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

func.func @f_add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f_pow(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.pow %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @constant() -> complex<f32> {
  %0 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  return %0 : complex<f32>
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

func.func @f_angle(%a: complex<f64>) -> f64 {
  %0 = complex.angle %a : complex<f64>
  return %0 : f64
}

// -----

func.func @f_conj(%a: complex<f64>) -> complex<f64> {
  %0 = complex.conj %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_cos(%a: complex<f64>) -> complex<f64> {
  %0 = complex.cos %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_exp(%a: complex<f64>) -> complex<f64> {
  %0 = complex.exp %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_log(%a: complex<f64>) -> complex<f64> {
  %0 = complex.log %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_sin(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sin %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_sqrt(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sqrt %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_tan(%a: complex<f64>) -> complex<f64> {
  %0 = complex.tan %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_tanh(%a: complex<f64>) -> complex<f64> {
  %0 = complex.tanh %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_add(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f_pow(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.pow %a, %b : complex<f64>
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

func.func @f_angle(%a: complex<f16>) -> f16 {
  %0 = complex.angle %a : complex<f16>
  return %0 : f16
}

// -----

func.func @f_conj(%a: complex<f16>) -> complex<f16> {
  %0 = complex.conj %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_cos(%a: complex<f16>) -> complex<f16> {
  %0 = complex.cos %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_exp(%a: complex<f16>) -> complex<f16> {
  %0 = complex.exp %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_log(%a: complex<f16>) -> complex<f16> {
  %0 = complex.log %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_sin(%a: complex<f16>) -> complex<f16> {
  %0 = complex.sin %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_sqrt(%a: complex<f16>) -> complex<f16> {
  %0 = complex.sqrt %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_tan(%a: complex<f16>) -> complex<f16> {
  %0 = complex.tan %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_tanh(%a: complex<f16>) -> complex<f16> {
  %0 = complex.tanh %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_add(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.add %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f_pow(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.pow %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @constant() -> complex<f16> {
  %0 = complex.constant [1.0 : f16, -2.0 : f16] : complex<f16>
  return %0 : complex<f16>
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

func.func private @cabsf(complex<f32>) -> f32
func.func @f(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a : complex<f32>
  %1 = complex.sin %a : complex<f32>
  %2 = complex.abs %1 : complex<f32>
  return %2 : f32
}
