// options: -convert-math-to-funcs

func.func @f_ipowi(%a: i32, %b: i32) -> i32 {
  %0 = math.ipowi %a, %b : i32
  return %0 : i32
}

// -----

func.func @f_ipowi(%a: i64, %b: i64) -> i64 {
  %0 = math.ipowi %a, %b : i64
  return %0 : i64
}

// -----

func.func @f_ipowi(%a: i8, %b: i8) -> i8 {
  %0 = math.ipowi %a, %b : i8
  return %0 : i8
}

// -----

func.func @f_ipowi(%a: i1, %b: i1) -> i1 {
  %0 = math.ipowi %a, %b : i1
  return %0 : i1
}

// -----

func.func @f_ipowi(%a: i16, %b: i16) -> i16 {
  %0 = math.ipowi %a, %b : i16
  return %0 : i16
}

// -----

func.func @f_ipowi(%a: index, %b: index) -> index {
  %0 = math.ipowi %a, %b : index
  return %0 : index
}

// -----

func.func @f_ipowi(%a: i17, %b: i17) -> i17 {
  %0 = math.ipowi %a, %b : i17
  return %0 : i17
}

// -----

func.func @fpowi(%a: f32, %b: i32) -> f32 {
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}

// -----

func.func @fpowi(%a: f64, %b: i64) -> f64 {
  %0 = math.fpowi %a, %b : f64, i64
  return %0 : f64
}

// -----

func.func @fpowi(%a: f16, %b: i8) -> f16 {
  %0 = math.fpowi %a, %b : f16, i8
  return %0 : f16
}

// -----

func.func @fpowi(%a: bf16, %b: i1) -> bf16 {
  %0 = math.fpowi %a, %b : bf16, i1
  return %0 : bf16
}

// -----

func.func @fpowi(%a: f32, %b: index) -> f32 {
  %0 = math.fpowi %a, %b : f32, index
  return %0 : f32
}

// -----

func.func @fpowi(%a: f80, %b: i128) -> f80 {
  %0 = math.fpowi %a, %b : f80, i128
  return %0 : f80
}

// -----

func.func @f_ctlz(%a: i32) -> i32 {
  %0 = math.ctlz %a : i32
  return %0 : i32
}

// -----

func.func @f_ctlz(%a: index) -> index {
  %0 = math.ctlz %a : index
  return %0 : index
}

// -----

func.func @f_ctlz(%a: vector<2xi32>) -> vector<2xi32> {
  %0 = math.ctlz %a : vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func.func @twice(%a: i32, %b: i64, %c: f32) -> (i32, i64, f32, f32) {
  %0 = math.ipowi %a, %a : i32
  %1 = math.ipowi %b, %b : i64
  %2 = math.ipowi %0, %a : i32
  %3 = math.fpowi %c, %a : f32, i32
  %4 = math.fpowi %c, %b : f32, i64
  return %2, %1, %3, %4 : i32, i64, f32, f32
}
func.func @more(%a: i32) -> i32 {
  %0 = math.ipowi %a, %a : i32
  return %0 : i32
}

// -----

func.func @others(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}

// -----

func.func @folded() -> i32 {
  %a = arith.constant 3 : i32
  %0 = math.ipowi %a, %a : i32
  return %0 : i32
}

// -----

func.func @f_ipowi(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %0 = math.ipowi %a, %b : tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

module attributes {a} {
  module @inner {
    func.func @f(%a: i32) -> i32 {
      %0 = math.ipowi %a, %a : i32
      return %0 : i32
    }
  }
}

// -----

func.func @powers_of_vectors(%a: vector<2xi32>, %b: vector<2x1xi64>, %c: vector<2xf32>, %d: vector<i8>)
    -> (vector<2xi32>, vector<2x1xi64>, vector<2xf32>, vector<i8>) {
  %0 = math.ipowi %a, %a : vector<2xi32>
  %1 = math.ipowi %b, %b : vector<2x1xi64>
  %2 = math.fpowi %c, %a : vector<2xf32>, vector<2xi32>
  %3 = math.ipowi %d, %d : vector<i8>
  return %0, %1, %2, %3 : vector<2xi32>, vector<2x1xi64>, vector<2xf32>, vector<i8>
}

// -----

// What the pass does not convert is not folded.
func.func @constant() -> vector<8xi1> {
  %0 = arith.constant dense<false> : vector<2x4xi1>
  %1 = vector.shape_cast %0 : vector<2x4xi1> to vector<8xi1>
  return %1 : vector<8xi1>
}

// -----
// What is not converted is folded.
func.func @folded() -> (i16, vector<2xi8>) {
  %c13 = arith.constant 13 : i16
  %0 = math.ctlz %c13 : i16
  %v = arith.constant dense<[1, 0]> : vector<2xi8>
  %1 = math.ctlz %v : vector<2xi8>
  return %0, %1 : i16, vector<2xi8>
}
