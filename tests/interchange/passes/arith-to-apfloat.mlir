// options: -convert-arith-to-apfloat

func.func @f_addf(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  return %0 : f32
}

// -----

func.func @f_subf(%a: f16, %b: f16) -> f16 {
  %0 = arith.subf %a, %b : f16
  return %0 : f16
}

// -----

func.func @f_mulf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.mulf %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_divf(%a: f8E4M3FN, %b: f8E4M3FN) -> f8E4M3FN {
  %0 = arith.divf %a, %b : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

func.func @f_remf(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %0 = arith.remf %a, %b : f8E5M2
  return %0 : f8E5M2
}

// -----

func.func @f_minnumf(%a: f8E8M0FNU, %b: f8E8M0FNU) -> f8E8M0FNU {
  %0 = arith.minnumf %a, %b : f8E8M0FNU
  return %0 : f8E8M0FNU
}

// -----

func.func @f_maxnumf(%a: f6E3M2FN, %b: f6E3M2FN) -> f6E3M2FN {
  %0 = arith.maxnumf %a, %b : f6E3M2FN
  return %0 : f6E3M2FN
}

// -----

func.func @f_minimumf(%a: f6E2M3FN, %b: f6E2M3FN) -> f6E2M3FN {
  %0 = arith.minimumf %a, %b : f6E2M3FN
  return %0 : f6E2M3FN
}

// -----

func.func @f_maximumf(%a: f4E2M1FN, %b: f4E2M1FN) -> f4E2M1FN {
  %0 = arith.maximumf %a, %b : f4E2M1FN
  return %0 : f4E2M1FN
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf oeq, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf ogt, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf oge, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf olt, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf ole, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf one, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf ord, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf ueq, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf ugt, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf uge, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf ult, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf ule, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf une, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf uno, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf true, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f16, %b: f16) -> i1 {
  %0 = arith.cmpf false, %a, %b : f16
  return %0 : i1
}

// -----

func.func @f(%a: f4E2M1FN) -> f32 {
  %0 = arith.extf %a : f4E2M1FN to f32
  return %0 : f32
}

// -----

func.func @f(%a: f32) -> f8E4M3B11FNUZ {
  %0 = arith.truncf %a : f32 to f8E4M3B11FNUZ
  return %0 : f8E4M3B11FNUZ
}

// -----

func.func @f(%a: f16) -> i4 {
  %0 = arith.fptosi %a : f16 to i4
  return %0 : i4
}

// -----

func.func @f(%a: f8E3M4) -> i32 {
  %0 = arith.fptoui %a : f8E3M4 to i32
  return %0 : i32
}

// -----

func.func @f(%a: i4) -> f16 {
  %0 = arith.sitofp %a : i4 to f16
  return %0 : f16
}

// -----

func.func @f(%a: i64) -> f32 {
  %0 = arith.uitofp %a : i64 to f32
  return %0 : f32
}

// -----

func.func @f(%a: i128) -> f32 {
  %0 = arith.uitofp %a : i128 to f32
  return %0 : f32
}

// -----

func.func @f_negf(%a: f8E4M3FNUZ) -> f8E4M3FNUZ {
  %0 = arith.negf %a : f8E4M3FNUZ
  return %0 : f8E4M3FNUZ
}

// -----

func.func @f_negf(%a: f80) -> f80 {
  %0 = arith.negf %a : f80
  return %0 : f80
}

// -----

func.func @f_addf(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %0 = arith.addf %a, %b : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func private @_mlir_apfloat_add(i32)
func.func @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}

// -----

func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
func.func @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  %1 = arith.negf %0 : f32
  return %1 : f32
}
