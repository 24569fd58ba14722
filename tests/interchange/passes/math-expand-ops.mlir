// options: -math-expand-ops

func.func @f_sinh(%a0: f32, %a1: f64, %a2: f16, %a3: bf16, %a4: vector<4xf32>, %a5: tensor<2x3xf64>) -> (f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>) {
  %0 = math.sinh %a0 : f32
  %1 = math.sinh %a1 : f64
  %2 = math.sinh %a2 : f16
  %3 = math.sinh %a3 : bf16
  %4 = math.sinh %a4 : vector<4xf32>
  %5 = math.sinh %a5 : tensor<2x3xf64>
  return %0, %1, %2, %3, %4, %5 : f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>
}

// -----

func.func @f_sinh(%a: f32) -> f32 {
  %0 = math.sinh %a fastmath<fast> {foo} : f32
  return %0 : f32
}

// -----

func.func @f_cosh(%a0: f32, %a1: f64, %a2: f16, %a3: bf16, %a4: vector<4xf32>, %a5: tensor<2x3xf64>) -> (f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>) {
  %0 = math.cosh %a0 : f32
  %1 = math.cosh %a1 : f64
  %2 = math.cosh %a2 : f16
  %3 = math.cosh %a3 : bf16
  %4 = math.cosh %a4 : vector<4xf32>
  %5 = math.cosh %a5 : tensor<2x3xf64>
  return %0, %1, %2, %3, %4, %5 : f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>
}

// -----

func.func @f_cosh(%a: f32) -> f32 {
  %0 = math.cosh %a fastmath<fast> {foo} : f32
  return %0 : f32
}

// -----

func.func @f_tan(%a0: f32, %a1: f64, %a2: f16, %a3: bf16, %a4: vector<4xf32>, %a5: tensor<2x3xf64>) -> (f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>) {
  %0 = math.tan %a0 : f32
  %1 = math.tan %a1 : f64
  %2 = math.tan %a2 : f16
  %3 = math.tan %a3 : bf16
  %4 = math.tan %a4 : vector<4xf32>
  %5 = math.tan %a5 : tensor<2x3xf64>
  return %0, %1, %2, %3, %4, %5 : f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>
}

// -----

func.func @f_tan(%a: f32) -> f32 {
  %0 = math.tan %a fastmath<fast> {foo} : f32
  return %0 : f32
}

// -----

func.func @f_tanh(%a0: f32, %a1: f64, %a2: f16, %a3: bf16, %a4: vector<4xf32>, %a5: tensor<2x3xf64>) -> (f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>) {
  %0 = math.tanh %a0 : f32
  %1 = math.tanh %a1 : f64
  %2 = math.tanh %a2 : f16
  %3 = math.tanh %a3 : bf16
  %4 = math.tanh %a4 : vector<4xf32>
  %5 = math.tanh %a5 : tensor<2x3xf64>
  return %0, %1, %2, %3, %4, %5 : f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>
}

// -----

func.func @f_tanh(%a: f32) -> f32 {
  %0 = math.tanh %a fastmath<fast> {foo} : f32
  return %0 : f32
}

// -----

func.func @f_asinh(%a0: f32, %a1: f64, %a2: f16, %a3: bf16, %a4: vector<4xf32>, %a5: tensor<2x3xf64>) -> (f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>) {
  %0 = math.asinh %a0 : f32
  %1 = math.asinh %a1 : f64
  %2 = math.asinh %a2 : f16
  %3 = math.asinh %a3 : bf16
  %4 = math.asinh %a4 : vector<4xf32>
  %5 = math.asinh %a5 : tensor<2x3xf64>
  return %0, %1, %2, %3, %4, %5 : f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>
}

// -----

func.func @f_asinh(%a: f32) -> f32 {
  %0 = math.asinh %a fastmath<fast> {foo} : f32
  return %0 : f32
}

// -----

func.func @f_acosh(%a0: f32, %a1: f64, %a2: f16, %a3: bf16, %a4: vector<4xf32>, %a5: tensor<2x3xf64>) -> (f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>) {
  %0 = math.acosh %a0 : f32
  %1 = math.acosh %a1 : f64
  %2 = math.acosh %a2 : f16
  %3 = math.acosh %a3 : bf16
  %4 = math.acosh %a4 : vector<4xf32>
  %5 = math.acosh %a5 : tensor<2x3xf64>
  return %0, %1, %2, %3, %4, %5 : f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>
}

// -----

func.func @f_acosh(%a: f32) -> f32 {
  %0 = math.acosh %a fastmath<fast> {foo} : f32
  return %0 : f32
}

// -----

func.func @f_atanh(%a0: f32, %a1: f64, %a2: f16, %a3: bf16, %a4: vector<4xf32>, %a5: tensor<2x3xf64>) -> (f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>) {
  %0 = math.atanh %a0 : f32
  %1 = math.atanh %a1 : f64
  %2 = math.atanh %a2 : f16
  %3 = math.atanh %a3 : bf16
  %4 = math.atanh %a4 : vector<4xf32>
  %5 = math.atanh %a5 : tensor<2x3xf64>
  return %0, %1, %2, %3, %4, %5 : f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>
}

// -----

func.func @f_atanh(%a: f32) -> f32 {
  %0 = math.atanh %a fastmath<fast> {foo} : f32
  return %0 : f32
}

// -----

func.func @f_exp2(%a0: f32, %a1: f64, %a2: f16, %a3: bf16, %a4: vector<4xf32>, %a5: tensor<2x3xf64>) -> (f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>) {
  %0 = math.exp2 %a0 : f32
  %1 = math.exp2 %a1 : f64
  %2 = math.exp2 %a2 : f16
  %3 = math.exp2 %a3 : bf16
  %4 = math.exp2 %a4 : vector<4xf32>
  %5 = math.exp2 %a5 : tensor<2x3xf64>
  return %0, %1, %2, %3, %4, %5 : f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>
}

// -----

func.func @f_exp2(%a: f32) -> f32 {
  %0 = math.exp2 %a fastmath<fast> {foo} : f32
  return %0 : f32
}

// -----

func.func @f_rsqrt(%a0: f32, %a1: f64, %a2: f16, %a3: bf16, %a4: vector<4xf32>, %a5: tensor<2x3xf64>) -> (f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>) {
  %0 = math.rsqrt %a0 : f32
  %1 = math.rsqrt %a1 : f64
  %2 = math.rsqrt %a2 : f16
  %3 = math.rsqrt %a3 : bf16
  %4 = math.rsqrt %a4 : vector<4xf32>
  %5 = math.rsqrt %a5 : tensor<2x3xf64>
  return %0, %1, %2, %3, %4, %5 : f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>
}

// -----

func.func @f_rsqrt(%a: f32) -> f32 {
  %0 = math.rsqrt %a fastmath<fast> {foo} : f32
  return %0 : f32
}

// -----

func.func @f_roundeven(%a: f32) -> f32 {
  %0 = math.roundeven %a : f32
  return %0 : f32
}

// -----

func.func @f_roundeven(%a: f64) -> f64 {
  %0 = math.roundeven %a : f64
  return %0 : f64
}

// -----

func.func @f_roundeven(%a: f16) -> f16 {
  %0 = math.roundeven %a : f16
  return %0 : f16
}

// -----

func.func @f_roundeven(%a: bf16) -> bf16 {
  %0 = math.roundeven %a : bf16
  return %0 : bf16
}

// -----

func.func @f_roundeven(%a: vector<2xf16>) -> vector<2xf16> {
  %0 = math.roundeven %a : vector<2xf16>
  return %0 : vector<2xf16>
}

// -----

func.func @f_roundeven(%a: f8E4M3) -> f8E4M3 {
  %0 = math.roundeven %a : f8E4M3
  return %0 : f8E4M3
}

// -----

func.func @f_round(%a: f32) -> f32 {
  %0 = math.round %a : f32
  return %0 : f32
}

// -----

func.func @f_round(%a: vector<3xf32>) -> vector<3xf32> {
  %0 = math.round %a : vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @f_round(%a: f64) -> f64 {
  %0 = math.round %a : f64
  return %0 : f64
}

// -----

func.func @f_round(%a: f16) -> f16 {
  %0 = math.round %a : f16
  return %0 : f16
}

// -----

func.func @f_tan(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.tan %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @f_ctlz(%a: i32) -> i32 {
  %0 = math.ctlz %a : i32
  return %0 : i32
}

// -----

func.func @f_ctlz(%a: i64) -> i64 {
  %0 = math.ctlz %a : i64
  return %0 : i64
}

// -----

func.func @f_ctlz(%a: i8) -> i8 {
  %0 = math.ctlz %a : i8
  return %0 : i8
}

// -----

func.func @f_ctlz(%a: i1) -> i1 {
  %0 = math.ctlz %a : i1
  return %0 : i1
}

// -----

func.func @f_ctlz(%a: vector<4xi16>) -> vector<4xi16> {
  %0 = math.ctlz %a : vector<4xi16>
  return %0 : vector<4xi16>
}

// -----

func.func @f_ctlz(%a: i128) -> i128 {
  %0 = math.ctlz %a : i128
  return %0 : i128
}

// -----

func.func @f_absf(%a0: f32, %a1: f64, %a2: f16, %a3: bf16, %a4: vector<4xf32>, %a5: tensor<2x3xf64>) -> (f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>) {
  %0 = math.absf %a0 : f32
  %1 = math.absf %a1 : f64
  %2 = math.absf %a2 : f16
  %3 = math.absf %a3 : bf16
  %4 = math.absf %a4 : vector<4xf32>
  %5 = math.absf %a5 : tensor<2x3xf64>
  return %0, %1, %2, %3, %4, %5 : f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>
}

// -----

func.func @f_floor(%a0: f32, %a1: f64, %a2: f16, %a3: bf16, %a4: vector<4xf32>, %a5: tensor<2x3xf64>) -> (f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>) {
  %0 = math.floor %a0 : f32
  %1 = math.floor %a1 : f64
  %2 = math.floor %a2 : f16
  %3 = math.floor %a3 : bf16
  %4 = math.floor %a4 : vector<4xf32>
  %5 = math.floor %a5 : tensor<2x3xf64>
  return %0, %1, %2, %3, %4, %5 : f32, f64, f16, bf16, vector<4xf32>, tensor<2x3xf64>
}

// -----

func.func @f_cbrt(%a0: f32, %a1: f64) -> (f32, f64) {
  %0 = math.cbrt %a0 : f32
  %1 = math.cbrt %a1 : f64
  return %0, %1 : f32, f64
}

// -----

func.func @fma(%a: f32, %b: f32, %c: f32, %v: vector<4xf64>) -> (f32, vector<4xf64>) {
  %0 = math.fma %a, %b, %c : f32
  %1 = math.fma %v, %v, %v fastmath<nnan> : vector<4xf64>
  return %0, %1 : f32, vector<4xf64>
}

// -----

func.func @powf(%a: f32) -> f32 {
  %b = arith.constant 0.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @powf(%a: f32) -> f32 {
  %b = arith.constant -0.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @powf(%a: f32) -> f32 {
  %b = arith.constant 1.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @powf(%a: f32) -> f32 {
  %b = arith.constant -1.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @powf(%a: f32) -> f32 {
  %b = arith.constant 0.5 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @powf(%a: f32) -> f32 {
  %b = arith.constant -0.5 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @powf(%a: f32) -> f32 {
  %b = arith.constant 2.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @powf(%a: f32) -> f32 {
  %b = arith.constant -2.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @powf(%a: f32) -> f32 {
  %b = arith.constant 3.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @powf(%a: f32) -> f32 {
  %b = arith.constant 4.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @powf(%a: f32) -> f32 {
  %b = arith.constant 0x7FC00000 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @powf(%a: f32) -> f32 {
  %b = arith.constant 1.5 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}

// -----

func.func @powf(%a: vector<2xf64>) -> vector<2xf64> {
  %b = arith.constant dense<-2.0> : vector<2xf64>
  %0 = math.powf %a, %b : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @powf(%a: vector<2xf64>) -> vector<2xf64> {
  %b = arith.constant dense<[-2.0, 1.0]> : vector<2xf64>
  %0 = math.powf %a, %b : vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @f_powf(%a: f32, %b: f32) -> f32 {
  %0 = math.powf %a, %b fastmath<contract> : f32
  return %0 : f32
}

// -----

func.func @f_powf(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %0 = math.powf %a, %b : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @fpowi(%a: f64) -> f64 {
  %b = arith.constant 0 : i32
  %0 = math.fpowi %a, %b : f64, i32
  return %0 : f64
}

// -----

func.func @fpowi(%a: f64) -> f64 {
  %b = arith.constant 1 : i8
  %0 = math.fpowi %a, %b : f64, i8
  return %0 : f64
}

// -----

func.func @fpowi(%a: f64) -> f64 {
  %b = arith.constant 2 : i16
  %0 = math.fpowi %a, %b : f64, i16
  return %0 : f64
}

// -----

func.func @fpowi(%a: f64) -> f64 {
  %b = arith.constant 3 : i64
  %0 = math.fpowi %a, %b : f64, i64
  return %0 : f64
}

// -----

func.func @fpowi(%a: f64) -> f64 {
  %b = arith.constant -1 : i32
  %0 = math.fpowi %a, %b : f64, i32
  return %0 : f64
}

// -----

func.func @fpowi(%a: f64) -> f64 {
  %b = arith.constant -3 : i64
  %0 = math.fpowi %a, %b : f64, i64
  return %0 : f64
}

// -----

func.func @fpowi(%a: f64) -> f64 {
  %b = arith.constant 10 : i32
  %0 = math.fpowi %a, %b : f64, i32
  return %0 : f64
}

// -----

func.func @fpowi(%a: f64) -> f64 {
  %b = arith.constant -8 : i8
  %0 = math.fpowi %a, %b : f64, i8
  return %0 : f64
}

// -----

func.func @fpowi(%a: vector<2xf32>) -> vector<2xf32> {
  %b = arith.constant dense<5> : vector<2xi32>
  %0 = math.fpowi %a, %b : vector<2xf32>, vector<2xi32>
  return %0 : vector<2xf32>
}

// -----

func.func @fpowi(%a: vector<2xf32>) -> vector<2xf32> {
  %b = arith.constant dense<[5, 6]> : vector<2xi32>
  %0 = math.fpowi %a, %b : vector<2xf32>, vector<2xi32>
  return %0 : vector<2xf32>
}

// -----

func.func @fpowi(%a: f16, %b: i64) -> f16 {
  %0 = math.fpowi %a, %b fastmath<fast> : f16, i64
  return %0 : f16
}

// -----

func.func @nested(%a: f32, %c: i1) -> f32 {
  %0 = scf.if %c -> f32 {
    %1 = math.tanh %a : f32
    scf.yield %1 : f32
  } else {
    %1 = math.exp2 %a : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}

// -----

func.func @same(%a: f32) -> (f32, f32) {
  %0 = math.tanh %a : f32
  %1 = math.asinh %0 : f32
  return %1, %0 : f32, f32
}

// -----

func.func @unused(%a: f32) {
  %0 = math.tanh %a : f32
  return
}

// -----

func.func @folded() -> f32 {
  %a = arith.constant 0.5 : f32
  %0 = math.tanh %a : f32
  return %0 : f32
}

// -----

// differs: mlir-opt casts numbers that i64 cannot hold
func.func @f_ceil(%a: f32) -> f32 {
  %0 = math.ceil %a : f32
  return %0 : f32
}

// -----

// differs: mlir-opt casts numbers that i64 cannot hold
func.func @f_ceil(%a: f16) -> f16 {
  %0 = math.ceil %a : f16
  return %0 : f16
}

// -----

// differs: mlir-opt casts numbers that i64 cannot hold
func.func @f_ceil(%a: f64) -> f64 {
  %0 = math.ceil %a : f64
  return %0 : f64
}

// -----

// differs: mlir-opt casts numbers that i64 cannot hold
func.func @f_ceil(%a: bf16) -> bf16 {
  %0 = math.ceil %a : bf16
  return %0 : bf16
}

// -----

// differs: mlir-opt casts numbers that i64 cannot hold
func.func @f_ceil(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.ceil %a : vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// differs: mlir-opt casts numbers that i64 cannot hold
func.func @f_ceil(%a: f8E5M2) -> f8E5M2 {
  %0 = math.ceil %a : f8E5M2
  return %0 : f8E5M2
}

// -----

// differs: mlir-opt casts numbers that i64 cannot hold
func.func @f_ceil(%a: f8E4M3FNUZ) -> f8E4M3FNUZ {
  %0 = math.ceil %a : f8E4M3FNUZ
  return %0 : f8E4M3FNUZ
}

// -----

// differs: mlir-opt takes the upper limit for the lower one
func.func @clampf(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = math.clampf %a to [%b, %c] fastmath<nnan> : f32
  return %0 : f32
}

// -----

// differs: mlir-opt loses bits of integers whose width is no power of two
func.func @f_ctlz(%a: i7) -> i7 {
  %0 = math.ctlz %a : i7
  return %0 : i7
}

// -----

// differs: mlir-opt makes IR that is not valid
func.func @fpowi(%a: f32, %b: index) -> f32 {
  %0 = math.fpowi %a, %b : f32, index
  return %0 : f32
}

// -----

// Whatever pass applies patterns also folds the bounds of loops.
func.func @bounds(%m: memref<8xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  affine.for %i = affine_map<(d0) -> (d0)>(%c0) to min affine_map<(d0) -> (d0 + 2, 5)>(%c0) {
    affine.store %x, %m[%i] : memref<8xi32>
  }
  return
}
