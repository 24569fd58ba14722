// options: -arith-expand=include-bf16=true include-f8e8m0=true include-f4e2m1=true

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

// -----

func.func @f(%a: vector<2xf8E8M0FNU>) -> vector<2xf64> {
  %0 = arith.extf %a fastmath<fast> : vector<2xf8E8M0FNU> to vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @f(%a: f32) -> f8E8M0FNU {
  %0 = arith.truncf %a : f32 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// -----

func.func @f(%a: f16) -> f8E8M0FNU {
  %0 = arith.truncf %a : f16 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// -----

func.func @f(%a: tensor<2xf64>) -> tensor<2xf8E8M0FNU> {
  %0 = arith.truncf %a : tensor<2xf64> to tensor<2xf8E8M0FNU>
  return %0 : tensor<2xf8E8M0FNU>
}

// -----

func.func @f(%a: f4E2M1FN) -> f32 {
  %0 = arith.extf %a : f4E2M1FN to f32
  return %0 : f32
}

// -----

func.func @f(%a: f4E2M1FN) -> bf16 {
  %0 = arith.extf %a : f4E2M1FN to bf16
  return %0 : bf16
}

// -----

func.func @f(%a: vector<4xf4E2M1FN>) -> vector<4xf16> {
  %0 = arith.extf %a : vector<4xf4E2M1FN> to vector<4xf16>
  return %0 : vector<4xf16>
}

// -----

func.func @f(%a: f8E5M2) -> f32 {
  %0 = arith.extf %a : f8E5M2 to f32
  return %0 : f32
}

// -----

func.func @f(%a: f4E2M1FN, %s: f8E8M0FNU) -> f32 {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  return %0 : f32
}

// -----

func.func @f(%a: f4E2M1FN, %s: f32) -> f16 {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f32 to f16
  return %0 : f16
}

// -----

func.func @f(%a: vector<4xf8E5M2>, %s: vector<4xbf16>) -> vector<4xf32> {
  %0 = arith.scaling_extf %a, %s : vector<4xf8E5M2>, vector<4xbf16> to vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f(%a: f4E2M1FN, %s: f8E5M2) -> f32 {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E5M2 to f32
  return %0 : f32
}

// -----

func.func @f(%a: f6E2M3FN, %s: f8E8M0FNU) -> bf16 {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f6E2M3FN, f8E8M0FNU to bf16
  return %0 : bf16
}

// -----

// differs: mlir-opt loses the sign of small numbers and rounds ties away from zero
func.func @f(%a: f32) -> f4E2M1FN {
  %0 = arith.truncf %a : f32 to f4E2M1FN
  return %0 : f4E2M1FN
}

// -----

// differs: mlir-opt loses the sign of small numbers and rounds ties away from zero
func.func @f(%a: f16) -> f4E2M1FN {
  %0 = arith.truncf %a : f16 to f4E2M1FN
  return %0 : f4E2M1FN
}

// -----

// differs: mlir-opt loses the sign of small numbers and rounds ties away from zero
func.func @f(%a: vector<4xf32>) -> vector<4xf4E2M1FN> {
  %0 = arith.truncf %a : vector<4xf32> to vector<4xf4E2M1FN>
  return %0 : vector<4xf4E2M1FN>
}
