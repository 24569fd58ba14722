// options: -math-sincos-fusion

func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = math.sin %a : f32
  %1 = math.cos %a : f32
  return %0, %1 : f32, f32
}

// -----

func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = math.cos %a : f32
  %1 = math.sin %a : f32
  return %0, %1 : f32, f32
}

// -----

func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = math.sin %a : f32
  %1 = math.cos %b : f32
  return %0, %1 : f32, f32
}

// -----

func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = math.sin %a fastmath<fast> : f32
  %1 = math.cos %a : f32
  return %0, %1 : f32, f32
}

// -----

func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = math.sin %a fastmath<fast> : f32
  %2 = math.exp %a : f32
  %1 = math.cos %a fastmath<fast> : f32
  return %0, %1 : f32, f32
}

// -----

func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = math.sin %a : f32
  %1 = math.cos %a : f32
  %2 = math.cos %a : f32
  %3 = arith.addf %1, %2 : f32
  return %0, %3 : f32, f32
}

// -----

func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = math.sin %a : f32
  %1 = math.cos %a fastmath<nnan> : f32
  %2 = math.cos %a : f32
  %3 = arith.addf %1, %2 : f32
  return %0, %3 : f32, f32
}

// -----

func.func @f(%a: f32, %b: f32) -> (f32, f32) {
  %0 = math.sin %a : f32
  %1 = math.sin %a : f32
  %2 = math.cos %a : f32
  %3 = arith.addf %1, %2 : f32
  return %0, %3 : f32, f32
}

// -----

func.func @f(%a: vector<4xf64>) -> (vector<4xf64>, vector<4xf64>) {
  %0 = math.sin %a : vector<4xf64>
  %1 = math.cos %a : vector<4xf64>
  return %0, %1 : vector<4xf64>, vector<4xf64>
}

// -----

// differs: mlir-opt replaces a cosine in an inner block by a value that is not known there
func.func @f(%a: f32, %c: i1) -> f32 {
  %0 = math.sin %a : f32
  %1 = scf.if %c -> f32 {
    %2 = math.cos %a : f32
    scf.yield %2 : f32
  } else {
    scf.yield %0 : f32
  }
  return %1 : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  cf.br ^bb1
^bb1:
  %1 = math.cos %a : f32
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}
