// options: -math-extend-to-supported-types=extra-types=f16,bf16 target-type=f64

func.func @f_cos(%a0: f32, %a1: f64, %a2: f16, %a3: bf16, %a4: f8E5M2, %a5: vector<2xf8E4M3FN>) -> (f32, f64, f16, bf16, f8E5M2, vector<2xf8E4M3FN>) {
  %0 = math.cos %a0 : f32
  %1 = math.cos %a1 : f64
  %2 = math.cos %a2 : f16
  %3 = math.cos %a3 : bf16
  %4 = math.cos %a4 : f8E5M2
  %5 = math.cos %a5 : vector<2xf8E4M3FN>
  return %0, %1, %2, %3, %4, %5 : f32, f64, f16, bf16, f8E5M2, vector<2xf8E4M3FN>
}

// -----

func.func @f_powf(%a0: f32, %b0: f32, %a1: f16, %b1: f16, %a2: f8E5M2, %b2: f8E5M2) -> (f32, f16, f8E5M2) {
  %0 = math.powf %a0, %b0 : f32
  %1 = math.powf %a1, %b1 : f16
  %2 = math.powf %a2, %b2 : f8E5M2
  return %0, %1, %2 : f32, f16, f8E5M2
}
