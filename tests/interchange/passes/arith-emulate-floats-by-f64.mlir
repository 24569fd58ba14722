// options: -arith-emulate-unsupported-floats=source-types=f16,f32 target-type=f64

func.func @f_addf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.addf %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_subf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.subf %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_mulf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.mulf %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_divf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.divf %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_addf(%a: f16, %b: f16) -> f16 {
  %0 = arith.addf %a, %b : f16
  return %0 : f16
}

// -----

func.func @f_addf(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  return %0 : f32
}
