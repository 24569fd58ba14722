// options: -arith-emulate-unsupported-floats=source-types=bf16,f8E4M3FNUZ target-type=f32

func.func @f_addf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.addf %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_subf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.subf %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_mulf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.mulf %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_divf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.divf %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_remf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.remf %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_maximumf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.maximumf %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_minnumf(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.minnumf %a, %b : bf16
  return %0 : bf16
}

// -----

func.func @f_addf(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  return %0 : f32
}

// -----

func.func @f_addf(%a: f16, %b: f16) -> f16 {
  %0 = arith.addf %a, %b : f16
  return %0 : f16
}

// -----

func.func @f_addf(%a: f8E4M3FNUZ, %b: f8E4M3FNUZ) -> f8E4M3FNUZ {
  %0 = arith.addf %a, %b : f8E4M3FNUZ
  return %0 : f8E4M3FNUZ
}

// -----

func.func @f_addf(%a: vector<4xbf16>, %b: vector<4xbf16>) -> vector<4xbf16> {
  %0 = arith.addf %a, %b : vector<4xbf16>
  return %0 : vector<4xbf16>
}

// -----

func.func @f_addf(%a: vector<2x[2]xbf16>, %b: vector<2x[2]xbf16>) -> vector<2x[2]xbf16> {
  %0 = arith.addf %a, %b : vector<2x[2]xbf16>
  return %0 : vector<2x[2]xbf16>
}

// -----

func.func @f_addf(%a: tensor<?xbf16>, %b: tensor<?xbf16>) -> tensor<?xbf16> {
  %0 = arith.addf %a, %b : tensor<?xbf16>
  return %0 : tensor<?xbf16>
}

// -----

func.func @f_negf(%a: bf16) -> bf16 {
  %0 = arith.negf %a : bf16
  return %0 : bf16
}

// -----

func.func @cmpf(%a: bf16, %b: bf16) -> i1 {
  %0 = arith.cmpf olt, %a, %b : bf16
  return %0 : i1
}

// -----

func.func @f(%a: i32) -> bf16 {
  %0 = arith.sitofp %a : i32 to bf16
  return %0 : bf16
}

// -----

func.func @f(%a: bf16) -> i32 {
  %0 = arith.fptosi %a : bf16 to i32
  return %0 : i32
}

// -----

func.func @f(%a: bf16) -> f64 {
  %0 = arith.extf %a : bf16 to f64
  return %0 : f64
}

// -----

func.func @f(%a: f32) -> bf16 {
  %0 = arith.truncf %a : f32 to bf16
  return %0 : bf16
}

// -----

func.func @f(%a: bf16) -> i16 {
  %0 = arith.bitcast %a : bf16 to i16
  return %0 : i16
}

// -----

func.func @f(%a: i8) -> f8E4M3FNUZ {
  %0 = arith.uitofp %a : i8 to f8E4M3FNUZ
  return %0 : f8E4M3FNUZ
}

// -----

func.func @chain(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.addf %a, %b fastmath<nnan> {foo} : bf16
  %1 = arith.mulf %0, %0 : bf16
  %2 = arith.cmpf oeq, %0, %1 : bf16
  %3 = arith.select %2, %0, %1 : bf16
  return %3 : bf16
}

// -----

func.func @constant(%a: vector<2xbf16>) -> vector<2xbf16> {
  %c = arith.constant dense<1.0> : vector<2xbf16>
  %0 = arith.addf %a, %c : vector<2xbf16>
  return %0 : vector<2xbf16>
}

// -----

func.func @inside(%a: bf16, %c: i1) -> bf16 {
  %0 = scf.if %c -> bf16 {
    %1 = arith.addf %a, %a : bf16
    scf.yield %1 : bf16
  } else {
    scf.yield %a : bf16
  }
  return %0 : bf16
}

// -----

func.func @ints(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// -----

func.func @math(%a: bf16) -> bf16 {
  %0 = math.sin %a : bf16
  return %0 : bf16
}
