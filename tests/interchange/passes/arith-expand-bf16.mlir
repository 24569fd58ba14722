// options: -arith-expand=include-bf16

func.func @f(%a: bf16) -> f32 {
  %0 = arith.extf %a : bf16 to f32
  return %0 : f32
}

// -----

func.func @f(%a: vector<4xbf16>) -> vector<4xf32> {
  %0 = arith.extf %a : vector<4xbf16> to vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f(%a: bf16) -> f64 {
  %0 = arith.extf %a : bf16 to f64
  return %0 : f64
}

// -----

func.func @f(%a: f16) -> f32 {
  %0 = arith.extf %a : f16 to f32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> bf16 {
  %0 = arith.truncf %a : f32 to bf16
  return %0 : bf16
}

// -----

func.func @f(%a: vector<[4]xf32>) -> vector<[4]xbf16> {
  %0 = arith.truncf %a : vector<[4]xf32> to vector<[4]xbf16>
  return %0 : vector<[4]xbf16>
}

// -----

func.func @f(%a: f64) -> bf16 {
  %0 = arith.truncf %a : f64 to bf16
  return %0 : bf16
}

// -----

func.func @f(%a: f32) -> bf16 {
  %0 = arith.truncf %a to_nearest_even : f32 to bf16
  return %0 : bf16
}

// -----

func.func @f(%a: f8E8M0FNU) -> f32 {
  %0 = arith.extf %a : f8E8M0FNU to f32
  return %0 : f32
}

// -----

func.func @f(%a: f8E8M0FNU) -> f16 {
  %0 = arith.extf %a : f8E8M0FNU to f16
  return %0 : f16
}
