// options: -math-uplift-to-fma

func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  return %1 : f32
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %c, %0 fastmath<contract> : f32
  return %1 : f32
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %c fastmath<fast> : f32
  return %1 : f32
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<fast> : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  return %1 : f32
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<fast> : f32
  %1 = arith.addf %0, %c fastmath<fast> : f32
  return %1 : f32
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %c : f32
  return %1 : f32
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  return %1 : f32
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b : f32
  %1 = arith.addf %0, %c : f32
  return %1 : f32
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<nnan> : f32
  %1 = arith.addf %0, %c fastmath<nnan> : f32
  return %1 : f32
}

// -----

func.func @f(%a: vector<4xf64>, %b: vector<4xf64>, %c: vector<4xf64>) -> vector<4xf64> {
  %0 = arith.mulf %a, %b fastmath<contract> : vector<4xf64>
  %1 = arith.addf %0, %c fastmath<contract> : vector<4xf64>
  return %1 : vector<4xf64>
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<contract,ninf> : f32
  %1 = arith.addf %0, %c fastmath<contract,nnan> : f32
  return %1 : f32
}

// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> tensor<?xf16> {
  %0 = arith.mulf %a, %b fastmath<fast> : tensor<?xf16>
  %1 = arith.addf %c, %0 fastmath<fast> : tensor<?xf16>
  return %1 : tensor<?xf16>
}

// -----

func.func @both(%a: f32, %b: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.mulf %b, %b fastmath<contract> : f32
  %2 = arith.addf %0, %1 fastmath<contract> : f32
  return %2 : f32
}

// -----

func.func @second(%a: f32, %b: f32) -> f32 {
  %0 = arith.mulf %a, %b : f32
  %1 = arith.mulf %b, %b fastmath<contract> : f32
  %2 = arith.addf %0, %1 fastmath<contract> : f32
  return %2 : f32
}

// -----

func.func @kept(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %b fastmath<contract> : f32
  return %0, %1 : f32, f32
}

// -----

func.func @sub(%a: f32, %b: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.subf %0, %b fastmath<contract> : f32
  return %1 : f32
}
