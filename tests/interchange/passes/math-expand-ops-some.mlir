// options: -math-expand-ops=ops=tanh,rsqrt,powf

func.func @f_sinh(%a: f32) -> f32 {
  %0 = math.sinh %a : f32
  return %0 : f32
}

// -----

func.func @f_cosh(%a: f32) -> f32 {
  %0 = math.cosh %a : f32
  return %0 : f32
}

// -----

func.func @f_tan(%a: f32) -> f32 {
  %0 = math.tan %a : f32
  return %0 : f32
}

// -----

func.func @f_tanh(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}

// -----

func.func @f_asinh(%a: f32) -> f32 {
  %0 = math.asinh %a : f32
  return %0 : f32
}

// -----

func.func @f_acosh(%a: f32) -> f32 {
  %0 = math.acosh %a : f32
  return %0 : f32
}

// -----

func.func @f_atanh(%a: f32) -> f32 {
  %0 = math.atanh %a : f32
  return %0 : f32
}

// -----

func.func @f_exp2(%a: f32) -> f32 {
  %0 = math.exp2 %a : f32
  return %0 : f32
}

// -----

func.func @f_rsqrt(%a: f32) -> f32 {
  %0 = math.rsqrt %a : f32
  return %0 : f32
}

// -----

func.func @f_round(%a: f32) -> f32 {
  %0 = math.round %a : f32
  return %0 : f32
}

// -----

func.func @f_roundeven(%a: f32) -> f32 {
  %0 = math.roundeven %a : f32
  return %0 : f32
}

// -----

func.func @f_exp(%a: f32) -> f32 {
  %0 = math.exp %a : f32
  return %0 : f32
}

// -----

func.func @f_powf(%a: f32, %b: f32) -> f32 {
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
