// options: -arith-expand

func.func @f_ceildivui(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivui %a, %b : i32
  return %0 : i32
}

// -----

func.func @f_ceildivui(%a: index, %b: index) -> index {
  %0 = arith.ceildivui %a, %b : index
  return %0 : index
}

// -----

func.func @f_ceildivui(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = arith.ceildivui %a, %b : vector<4xi64>
  return %0 : vector<4xi64>
}

// -----

func.func @f_ceildivui(%a: i1, %b: i1) -> i1 {
  %0 = arith.ceildivui %a, %b : i1
  return %0 : i1
}

// -----

func.func @f_ceildivui(%a: tensor<2xi8>, %b: tensor<2xi8>) -> tensor<2xi8> {
  %0 = arith.ceildivui %a, %b : tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

func.func @f_ceildivsi(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}

// -----

func.func @f_ceildivsi(%a: index, %b: index) -> index {
  %0 = arith.ceildivsi %a, %b : index
  return %0 : index
}

// -----

func.func @f_ceildivsi(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = arith.ceildivsi %a, %b : vector<4xi64>
  return %0 : vector<4xi64>
}

// -----

func.func @f_ceildivsi(%a: i1, %b: i1) -> i1 {
  %0 = arith.ceildivsi %a, %b : i1
  return %0 : i1
}

// -----

func.func @f_ceildivsi(%a: tensor<2xi8>, %b: tensor<2xi8>) -> tensor<2xi8> {
  %0 = arith.ceildivsi %a, %b : tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

func.func @f_floordivsi(%a: i32, %b: i32) -> i32 {
  %0 = arith.floordivsi %a, %b : i32
  return %0 : i32
}

// -----

func.func @f_floordivsi(%a: index, %b: index) -> index {
  %0 = arith.floordivsi %a, %b : index
  return %0 : index
}

// -----

func.func @f_floordivsi(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = arith.floordivsi %a, %b : vector<4xi64>
  return %0 : vector<4xi64>
}

// -----

func.func @f_floordivsi(%a: i1, %b: i1) -> i1 {
  %0 = arith.floordivsi %a, %b : i1
  return %0 : i1
}

// -----

func.func @f_floordivsi(%a: tensor<2xi8>, %b: tensor<2xi8>) -> tensor<2xi8> {
  %0 = arith.floordivsi %a, %b : tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

func.func @f_maxsi(%a: i32, %b: i32) -> i32 {
  %0 = arith.maxsi %a, %b : i32
  return %0 : i32
}

// -----

func.func @f_maxsi(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %0 = arith.maxsi %a, %b : vector<2xindex>
  return %0 : vector<2xindex>
}

// -----

func.func @f_maxui(%a: i32, %b: i32) -> i32 {
  %0 = arith.maxui %a, %b : i32
  return %0 : i32
}

// -----

func.func @f_maxui(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %0 = arith.maxui %a, %b : vector<2xindex>
  return %0 : vector<2xindex>
}

// -----

func.func @f_minsi(%a: i32, %b: i32) -> i32 {
  %0 = arith.minsi %a, %b : i32
  return %0 : i32
}

// -----

func.func @f_minsi(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %0 = arith.minsi %a, %b : vector<2xindex>
  return %0 : vector<2xindex>
}

// -----

func.func @f_minui(%a: i32, %b: i32) -> i32 {
  %0 = arith.minui %a, %b : i32
  return %0 : i32
}

// -----

func.func @f_minui(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %0 = arith.minui %a, %b : vector<2xindex>
  return %0 : vector<2xindex>
}

// -----

func.func @f_maximumf(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b : f32
  return %0 : f32
}

// -----

func.func @f_maximumf(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> {
  %0 = arith.maximumf %a, %b : vector<4xf16>
  return %0 : vector<4xf16>
}

// -----

func.func @f_minimumf(%a: f32, %b: f32) -> f32 {
  %0 = arith.minimumf %a, %b : f32
  return %0 : f32
}

// -----

func.func @f_minimumf(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> {
  %0 = arith.minimumf %a, %b : vector<4xf16>
  return %0 : vector<4xf16>
}

// -----

func.func @f_maxnumf(%a: f32, %b: f32) -> f32 {
  %0 = arith.maxnumf %a, %b : f32
  return %0 : f32
}

// -----

func.func @f_maxnumf(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> {
  %0 = arith.maxnumf %a, %b : vector<4xf16>
  return %0 : vector<4xf16>
}

// -----

func.func @f_minnumf(%a: f32, %b: f32) -> f32 {
  %0 = arith.minnumf %a, %b : f32
  return %0 : f32
}

// -----

func.func @f_minnumf(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> {
  %0 = arith.minnumf %a, %b : vector<4xf16>
  return %0 : vector<4xf16>
}

// -----

func.func @f_maximumf(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b fastmath<fast> {foo} : f32
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

func.func @f(%a: f32, %s: f8E8M0FNU) -> f4E2M1FN {
  %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f4E2M1FN
  return %0 : f4E2M1FN
}

// -----

func.func @f(%a: f16, %s: f32) -> f6E3M2FN {
  %0 = arith.scaling_truncf %a, %s to_nearest_even : f16, f32 to f6E3M2FN
  return %0 : f6E3M2FN
}

// -----

func.func @f(%a: vector<2xf32>, %s: vector<2xf16>) -> vector<2xf8E4M3FN> {
  %0 = arith.scaling_truncf %a, %s : vector<2xf32>, vector<2xf16> to vector<2xf8E4M3FN>
  return %0 : vector<2xf8E4M3FN>
}

// -----

func.func @f(%a: f32, %s: f8E5M2) -> f4E2M1FN {
  %0 = arith.scaling_truncf %a, %s : f32, f8E5M2 to f4E2M1FN
  return %0 : f4E2M1FN
}

// -----

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

func.func @folded() -> i32 {
  %a = arith.constant 7 : i32
  %b = arith.constant 2 : i32
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}

// -----
// Folds of operations that may stay also change how many operands there are; those of the vector dialect are not tried.
#set = affine_set<(d0)[s0, s1] : (d0 + s0 >= 0, s1 - 3 >= 0)>
func.func @folds(%i: index, %n: index, %m: memref<4x?xf32, strided<[?, 1], offset: 3>>, %b: i1)
    -> (i32, vector<2xi32>, index, index, index, f32) {
  %0 = affine.if #set(%i)[%n, %i] -> i32 {
    %c1 = arith.constant 1 : i32
    affine.yield %c1 : i32
  } else {
    %c2 = arith.constant 2 : i32
    affine.yield %c2 : i32
  }
  %c5 = arith.constant 5 : i32
  %1 = vector.broadcast %c5 : i32 to vector<2xi32>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<4x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  %true = arith.constant true
  %not = arith.xori %b, %true : i1
  %2 = scf.if %not -> f32 {
    %x = arith.constant 1.0 : f32
    scf.yield %x : f32
  } else {
    %x = arith.constant 2.0 : f32
    scf.yield %x : f32
  }
  return %0, %1, %offset, %sizes#0, %strides#1, %2 : i32, vector<2xi32>, index, index, index, f32
}
