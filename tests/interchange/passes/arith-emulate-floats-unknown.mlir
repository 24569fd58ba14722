// options: -arith-emulate-unsupported-floats=source-types=bf17

func.func @f_addf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.addf %a, %b : bf16
  return %0 : bf16
}
