// options: -convert-math-to-apfloat

func.func @f_absf(%a: f16) -> f16 {
  %0 = math.absf %a : f16
  return %0 : f16
}

// -----

func.func @f_absf(%a: f8E5M2FNUZ) -> f8E5M2FNUZ {
  %0 = math.absf %a : f8E5M2FNUZ
  return %0 : f8E5M2FNUZ
}

// -----

func.func @f_absf(%a: f80) -> f80 {
  %0 = math.absf %a : f80
  return %0 : f80
}

// -----

func.func @f_isfinite(%a: f8E4M3) -> i1 {
  %0 = math.isfinite %a : f8E4M3
  return %0 : i1
}

// -----

func.func @f_isinf(%a: f8E4M3) -> i1 {
  %0 = math.isinf %a : f8E4M3
  return %0 : i1
}

// -----

func.func @f_isnan(%a: f8E4M3) -> i1 {
  %0 = math.isnan %a : f8E4M3
  return %0 : i1
}

// -----

func.func @f_isnormal(%a: f8E4M3) -> i1 {
  %0 = math.isnormal %a : f8E4M3
  return %0 : i1
}

// -----

func.func @fma(%a: f16, %b: f16, %c: f16) -> f16 {
  %0 = math.fma %a, %b, %c : f16
  return %0 : f16
}

// -----

func.func @f_sin(%a: f16) -> f16 {
  %0 = math.sin %a : f16
  return %0 : f16
}
