// options: -arith-emulate-unsupported-floats=source-types=bf16 target-type=f31

func.func @f_addf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.addf %a, %b : bf16
  return %0 : bf16
}
