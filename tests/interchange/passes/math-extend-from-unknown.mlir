// options: -math-extend-to-supported-types=extra-types=f31

func.func @f_sin(%a: f16) -> f16 {
  %0 = math.sin %a : f16
  return %0 : f16
}
