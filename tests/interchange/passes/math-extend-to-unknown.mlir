// options: -math-extend-to-supported-types=target-type=f31

func.func @f_sin(%a: f16) -> f16 {
  %0 = math.sin %a : f16
  return %0 : f16
}

// -----

func.func @f_sin(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}
