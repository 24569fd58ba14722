// options: -convert-math-to-libm

func.func @absf(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.absf %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @acos(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.acos %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @acosh(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.acosh %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @asin(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.asin %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @asinh(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.asinh %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @atan(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.atan %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @atanh(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.atanh %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @cbrt(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.cbrt %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @ceil(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.ceil %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @cos(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.cos %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @cosh(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.cosh %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @erf(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.erf %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @erfc(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.erfc %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @exp(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.exp %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @exp2(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.exp2 %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @expm1(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.expm1 %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @floor(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.floor %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @log(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.log %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @log2(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.log2 %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @log10(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.log10 %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @log1p(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.log1p %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @roundeven(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.roundeven %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @round(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.round %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @rsqrt(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.rsqrt %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @sin(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.sin %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @sinh(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.sinh %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @sqrt(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.sqrt %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @tan(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.tan %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @tanh(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.tanh %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @trunc(%x: vector<2xf32>) -> vector<2xf32> {
  %0 = math.trunc %x : vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @two(%x: vector<2xf64>, %y: vector<2xf64>) -> (vector<2xf64>, vector<2xf64>) {
  %0 = math.atan2 %x, %y : vector<2xf64>
  %1 = math.powf %x, %y : vector<2xf64>
  return %0, %1 : vector<2xf64>, vector<2xf64>
}

// -----

func.func @three(%x: vector<1x2xf64>) -> vector<1x2xf64> {
  %0 = math.fma %x, %x, %x : vector<1x2xf64>
  return %0 : vector<1x2xf64>
}

// -----

// differs: MLIR computes only the first elements.
func.func @scalable(%x: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = math.tan %x : vector<[2]xf32>
  return %0 : vector<[2]xf32>
}
