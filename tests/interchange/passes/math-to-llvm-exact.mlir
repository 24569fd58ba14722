// options: -convert-math-to-llvm=approximate-log1p=false

func.func @f_log1p(%a0: f32, %a1: f64) -> (f32, f64) {
  %0 = math.log1p %a0 : f32
  %1 = math.log1p %a1 : f64
  return %0, %1 : f32, f64
}

// -----

func.func @f_expm1(%a0: f32) -> (f32) {
  %0 = math.expm1 %a0 : f32
  return %0 : f32
}
