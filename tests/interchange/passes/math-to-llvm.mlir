// options: -convert-math-to-llvm

func.func @absf(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.absf %a0 : f32
  %1 = math.absf %a1 : vector<4xf32>
  %2 = math.absf %a2 : vector<[4]xf32>
  %3 = math.absf %a3 : vector<2x3xf32>
  %4 = math.absf %a4 : vector<f32>
  %5 = math.absf %a5 : vector<1x2x[2]xf32>
  %6 = math.absf %a6 : f64
  %7 = math.absf %a7 : f16
  %8 = math.absf %a8 : bf16
  %9 = math.absf %a9 : f80
  %98 = math.absf %a0 fastmath<nnan> {foo} : f32
  %99 = math.absf %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @acos(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.acos %a0 : f32
  %1 = math.acos %a1 : vector<4xf32>
  %2 = math.acos %a2 : vector<[4]xf32>
  %3 = math.acos %a3 : vector<2x3xf32>
  %4 = math.acos %a4 : vector<f32>
  %5 = math.acos %a5 : vector<1x2x[2]xf32>
  %6 = math.acos %a6 : f64
  %7 = math.acos %a7 : f16
  %8 = math.acos %a8 : bf16
  %9 = math.acos %a9 : f80
  %98 = math.acos %a0 fastmath<nnan> {foo} : f32
  %99 = math.acos %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @acosh(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.acosh %a0 : f32
  %1 = math.acosh %a1 : vector<4xf32>
  %2 = math.acosh %a2 : vector<[4]xf32>
  %3 = math.acosh %a3 : vector<2x3xf32>
  %4 = math.acosh %a4 : vector<f32>
  %5 = math.acosh %a5 : vector<1x2x[2]xf32>
  %6 = math.acosh %a6 : f64
  %7 = math.acosh %a7 : f16
  %8 = math.acosh %a8 : bf16
  %9 = math.acosh %a9 : f80
  %98 = math.acosh %a0 fastmath<nnan> {foo} : f32
  %99 = math.acosh %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @asin(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.asin %a0 : f32
  %1 = math.asin %a1 : vector<4xf32>
  %2 = math.asin %a2 : vector<[4]xf32>
  %3 = math.asin %a3 : vector<2x3xf32>
  %4 = math.asin %a4 : vector<f32>
  %5 = math.asin %a5 : vector<1x2x[2]xf32>
  %6 = math.asin %a6 : f64
  %7 = math.asin %a7 : f16
  %8 = math.asin %a8 : bf16
  %9 = math.asin %a9 : f80
  %98 = math.asin %a0 fastmath<nnan> {foo} : f32
  %99 = math.asin %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @asinh(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.asinh %a0 : f32
  %1 = math.asinh %a1 : vector<4xf32>
  %2 = math.asinh %a2 : vector<[4]xf32>
  %3 = math.asinh %a3 : vector<2x3xf32>
  %4 = math.asinh %a4 : vector<f32>
  %5 = math.asinh %a5 : vector<1x2x[2]xf32>
  %6 = math.asinh %a6 : f64
  %7 = math.asinh %a7 : f16
  %8 = math.asinh %a8 : bf16
  %9 = math.asinh %a9 : f80
  %98 = math.asinh %a0 fastmath<nnan> {foo} : f32
  %99 = math.asinh %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @atan(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.atan %a0 : f32
  %1 = math.atan %a1 : vector<4xf32>
  %2 = math.atan %a2 : vector<[4]xf32>
  %3 = math.atan %a3 : vector<2x3xf32>
  %4 = math.atan %a4 : vector<f32>
  %5 = math.atan %a5 : vector<1x2x[2]xf32>
  %6 = math.atan %a6 : f64
  %7 = math.atan %a7 : f16
  %8 = math.atan %a8 : bf16
  %9 = math.atan %a9 : f80
  %98 = math.atan %a0 fastmath<nnan> {foo} : f32
  %99 = math.atan %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @atanh(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.atanh %a0 : f32
  %1 = math.atanh %a1 : vector<4xf32>
  %2 = math.atanh %a2 : vector<[4]xf32>
  %3 = math.atanh %a3 : vector<2x3xf32>
  %4 = math.atanh %a4 : vector<f32>
  %5 = math.atanh %a5 : vector<1x2x[2]xf32>
  %6 = math.atanh %a6 : f64
  %7 = math.atanh %a7 : f16
  %8 = math.atanh %a8 : bf16
  %9 = math.atanh %a9 : f80
  %98 = math.atanh %a0 fastmath<nnan> {foo} : f32
  %99 = math.atanh %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @cbrt(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.cbrt %a0 : f32
  %1 = math.cbrt %a1 : vector<4xf32>
  %2 = math.cbrt %a2 : vector<[4]xf32>
  %3 = math.cbrt %a3 : vector<2x3xf32>
  %4 = math.cbrt %a4 : vector<f32>
  %5 = math.cbrt %a5 : vector<1x2x[2]xf32>
  %6 = math.cbrt %a6 : f64
  %7 = math.cbrt %a7 : f16
  %8 = math.cbrt %a8 : bf16
  %9 = math.cbrt %a9 : f80
  %98 = math.cbrt %a0 fastmath<nnan> {foo} : f32
  %99 = math.cbrt %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @ceil(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.ceil %a0 : f32
  %1 = math.ceil %a1 : vector<4xf32>
  %2 = math.ceil %a2 : vector<[4]xf32>
  %3 = math.ceil %a3 : vector<2x3xf32>
  %4 = math.ceil %a4 : vector<f32>
  %5 = math.ceil %a5 : vector<1x2x[2]xf32>
  %6 = math.ceil %a6 : f64
  %7 = math.ceil %a7 : f16
  %8 = math.ceil %a8 : bf16
  %9 = math.ceil %a9 : f80
  %98 = math.ceil %a0 fastmath<nnan> {foo} : f32
  %99 = math.ceil %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @cos(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.cos %a0 : f32
  %1 = math.cos %a1 : vector<4xf32>
  %2 = math.cos %a2 : vector<[4]xf32>
  %3 = math.cos %a3 : vector<2x3xf32>
  %4 = math.cos %a4 : vector<f32>
  %5 = math.cos %a5 : vector<1x2x[2]xf32>
  %6 = math.cos %a6 : f64
  %7 = math.cos %a7 : f16
  %8 = math.cos %a8 : bf16
  %9 = math.cos %a9 : f80
  %98 = math.cos %a0 fastmath<nnan> {foo} : f32
  %99 = math.cos %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @cosh(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.cosh %a0 : f32
  %1 = math.cosh %a1 : vector<4xf32>
  %2 = math.cosh %a2 : vector<[4]xf32>
  %3 = math.cosh %a3 : vector<2x3xf32>
  %4 = math.cosh %a4 : vector<f32>
  %5 = math.cosh %a5 : vector<1x2x[2]xf32>
  %6 = math.cosh %a6 : f64
  %7 = math.cosh %a7 : f16
  %8 = math.cosh %a8 : bf16
  %9 = math.cosh %a9 : f80
  %98 = math.cosh %a0 fastmath<nnan> {foo} : f32
  %99 = math.cosh %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @erf(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.erf %a0 : f32
  %1 = math.erf %a1 : vector<4xf32>
  %2 = math.erf %a2 : vector<[4]xf32>
  %3 = math.erf %a3 : vector<2x3xf32>
  %4 = math.erf %a4 : vector<f32>
  %5 = math.erf %a5 : vector<1x2x[2]xf32>
  %6 = math.erf %a6 : f64
  %7 = math.erf %a7 : f16
  %8 = math.erf %a8 : bf16
  %9 = math.erf %a9 : f80
  %98 = math.erf %a0 fastmath<nnan> {foo} : f32
  %99 = math.erf %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @erfc(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.erfc %a0 : f32
  %1 = math.erfc %a1 : vector<4xf32>
  %2 = math.erfc %a2 : vector<[4]xf32>
  %3 = math.erfc %a3 : vector<2x3xf32>
  %4 = math.erfc %a4 : vector<f32>
  %5 = math.erfc %a5 : vector<1x2x[2]xf32>
  %6 = math.erfc %a6 : f64
  %7 = math.erfc %a7 : f16
  %8 = math.erfc %a8 : bf16
  %9 = math.erfc %a9 : f80
  %98 = math.erfc %a0 fastmath<nnan> {foo} : f32
  %99 = math.erfc %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @exp(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.exp %a0 : f32
  %1 = math.exp %a1 : vector<4xf32>
  %2 = math.exp %a2 : vector<[4]xf32>
  %3 = math.exp %a3 : vector<2x3xf32>
  %4 = math.exp %a4 : vector<f32>
  %5 = math.exp %a5 : vector<1x2x[2]xf32>
  %6 = math.exp %a6 : f64
  %7 = math.exp %a7 : f16
  %8 = math.exp %a8 : bf16
  %9 = math.exp %a9 : f80
  %98 = math.exp %a0 fastmath<nnan> {foo} : f32
  %99 = math.exp %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @exp2(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.exp2 %a0 : f32
  %1 = math.exp2 %a1 : vector<4xf32>
  %2 = math.exp2 %a2 : vector<[4]xf32>
  %3 = math.exp2 %a3 : vector<2x3xf32>
  %4 = math.exp2 %a4 : vector<f32>
  %5 = math.exp2 %a5 : vector<1x2x[2]xf32>
  %6 = math.exp2 %a6 : f64
  %7 = math.exp2 %a7 : f16
  %8 = math.exp2 %a8 : bf16
  %9 = math.exp2 %a9 : f80
  %98 = math.exp2 %a0 fastmath<nnan> {foo} : f32
  %99 = math.exp2 %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @expm1(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.expm1 %a0 : f32
  %1 = math.expm1 %a1 : vector<4xf32>
  %2 = math.expm1 %a2 : vector<[4]xf32>
  %3 = math.expm1 %a3 : vector<2x3xf32>
  %4 = math.expm1 %a4 : vector<f32>
  %5 = math.expm1 %a5 : vector<1x2x[2]xf32>
  %6 = math.expm1 %a6 : f64
  %7 = math.expm1 %a7 : f16
  %8 = math.expm1 %a8 : bf16
  %9 = math.expm1 %a9 : f80
  %98 = math.expm1 %a0 fastmath<nnan> {foo} : f32
  %99 = math.expm1 %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @floor(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.floor %a0 : f32
  %1 = math.floor %a1 : vector<4xf32>
  %2 = math.floor %a2 : vector<[4]xf32>
  %3 = math.floor %a3 : vector<2x3xf32>
  %4 = math.floor %a4 : vector<f32>
  %5 = math.floor %a5 : vector<1x2x[2]xf32>
  %6 = math.floor %a6 : f64
  %7 = math.floor %a7 : f16
  %8 = math.floor %a8 : bf16
  %9 = math.floor %a9 : f80
  %98 = math.floor %a0 fastmath<nnan> {foo} : f32
  %99 = math.floor %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @log(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.log %a0 : f32
  %1 = math.log %a1 : vector<4xf32>
  %2 = math.log %a2 : vector<[4]xf32>
  %3 = math.log %a3 : vector<2x3xf32>
  %4 = math.log %a4 : vector<f32>
  %5 = math.log %a5 : vector<1x2x[2]xf32>
  %6 = math.log %a6 : f64
  %7 = math.log %a7 : f16
  %8 = math.log %a8 : bf16
  %9 = math.log %a9 : f80
  %98 = math.log %a0 fastmath<nnan> {foo} : f32
  %99 = math.log %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @log10(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.log10 %a0 : f32
  %1 = math.log10 %a1 : vector<4xf32>
  %2 = math.log10 %a2 : vector<[4]xf32>
  %3 = math.log10 %a3 : vector<2x3xf32>
  %4 = math.log10 %a4 : vector<f32>
  %5 = math.log10 %a5 : vector<1x2x[2]xf32>
  %6 = math.log10 %a6 : f64
  %7 = math.log10 %a7 : f16
  %8 = math.log10 %a8 : bf16
  %9 = math.log10 %a9 : f80
  %98 = math.log10 %a0 fastmath<nnan> {foo} : f32
  %99 = math.log10 %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @log1p(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.log1p %a0 : f32
  %1 = math.log1p %a1 : vector<4xf32>
  %2 = math.log1p %a2 : vector<[4]xf32>
  %3 = math.log1p %a3 : vector<2x3xf32>
  %4 = math.log1p %a4 : vector<f32>
  %5 = math.log1p %a5 : vector<1x2x[2]xf32>
  %6 = math.log1p %a6 : f64
  %7 = math.log1p %a7 : f16
  %8 = math.log1p %a8 : bf16
  %9 = math.log1p %a9 : f80
  %98 = math.log1p %a0 fastmath<nnan> {foo} : f32
  %99 = math.log1p %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @log2(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.log2 %a0 : f32
  %1 = math.log2 %a1 : vector<4xf32>
  %2 = math.log2 %a2 : vector<[4]xf32>
  %3 = math.log2 %a3 : vector<2x3xf32>
  %4 = math.log2 %a4 : vector<f32>
  %5 = math.log2 %a5 : vector<1x2x[2]xf32>
  %6 = math.log2 %a6 : f64
  %7 = math.log2 %a7 : f16
  %8 = math.log2 %a8 : bf16
  %9 = math.log2 %a9 : f80
  %98 = math.log2 %a0 fastmath<nnan> {foo} : f32
  %99 = math.log2 %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @round(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.round %a0 : f32
  %1 = math.round %a1 : vector<4xf32>
  %2 = math.round %a2 : vector<[4]xf32>
  %3 = math.round %a3 : vector<2x3xf32>
  %4 = math.round %a4 : vector<f32>
  %5 = math.round %a5 : vector<1x2x[2]xf32>
  %6 = math.round %a6 : f64
  %7 = math.round %a7 : f16
  %8 = math.round %a8 : bf16
  %9 = math.round %a9 : f80
  %98 = math.round %a0 fastmath<nnan> {foo} : f32
  %99 = math.round %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @roundeven(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.roundeven %a0 : f32
  %1 = math.roundeven %a1 : vector<4xf32>
  %2 = math.roundeven %a2 : vector<[4]xf32>
  %3 = math.roundeven %a3 : vector<2x3xf32>
  %4 = math.roundeven %a4 : vector<f32>
  %5 = math.roundeven %a5 : vector<1x2x[2]xf32>
  %6 = math.roundeven %a6 : f64
  %7 = math.roundeven %a7 : f16
  %8 = math.roundeven %a8 : bf16
  %9 = math.roundeven %a9 : f80
  %98 = math.roundeven %a0 fastmath<nnan> {foo} : f32
  %99 = math.roundeven %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @rsqrt(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.rsqrt %a0 : f32
  %1 = math.rsqrt %a1 : vector<4xf32>
  %2 = math.rsqrt %a2 : vector<[4]xf32>
  %3 = math.rsqrt %a3 : vector<2x3xf32>
  %4 = math.rsqrt %a4 : vector<f32>
  %5 = math.rsqrt %a5 : vector<1x2x[2]xf32>
  %6 = math.rsqrt %a6 : f64
  %7 = math.rsqrt %a7 : f16
  %8 = math.rsqrt %a8 : bf16
  %9 = math.rsqrt %a9 : f80
  %98 = math.rsqrt %a0 fastmath<nnan> {foo} : f32
  %99 = math.rsqrt %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @sin(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.sin %a0 : f32
  %1 = math.sin %a1 : vector<4xf32>
  %2 = math.sin %a2 : vector<[4]xf32>
  %3 = math.sin %a3 : vector<2x3xf32>
  %4 = math.sin %a4 : vector<f32>
  %5 = math.sin %a5 : vector<1x2x[2]xf32>
  %6 = math.sin %a6 : f64
  %7 = math.sin %a7 : f16
  %8 = math.sin %a8 : bf16
  %9 = math.sin %a9 : f80
  %98 = math.sin %a0 fastmath<nnan> {foo} : f32
  %99 = math.sin %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @sinh(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.sinh %a0 : f32
  %1 = math.sinh %a1 : vector<4xf32>
  %2 = math.sinh %a2 : vector<[4]xf32>
  %3 = math.sinh %a3 : vector<2x3xf32>
  %4 = math.sinh %a4 : vector<f32>
  %5 = math.sinh %a5 : vector<1x2x[2]xf32>
  %6 = math.sinh %a6 : f64
  %7 = math.sinh %a7 : f16
  %8 = math.sinh %a8 : bf16
  %9 = math.sinh %a9 : f80
  %98 = math.sinh %a0 fastmath<nnan> {foo} : f32
  %99 = math.sinh %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @sqrt(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.sqrt %a0 : f32
  %1 = math.sqrt %a1 : vector<4xf32>
  %2 = math.sqrt %a2 : vector<[4]xf32>
  %3 = math.sqrt %a3 : vector<2x3xf32>
  %4 = math.sqrt %a4 : vector<f32>
  %5 = math.sqrt %a5 : vector<1x2x[2]xf32>
  %6 = math.sqrt %a6 : f64
  %7 = math.sqrt %a7 : f16
  %8 = math.sqrt %a8 : bf16
  %9 = math.sqrt %a9 : f80
  %98 = math.sqrt %a0 fastmath<nnan> {foo} : f32
  %99 = math.sqrt %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @tan(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.tan %a0 : f32
  %1 = math.tan %a1 : vector<4xf32>
  %2 = math.tan %a2 : vector<[4]xf32>
  %3 = math.tan %a3 : vector<2x3xf32>
  %4 = math.tan %a4 : vector<f32>
  %5 = math.tan %a5 : vector<1x2x[2]xf32>
  %6 = math.tan %a6 : f64
  %7 = math.tan %a7 : f16
  %8 = math.tan %a8 : bf16
  %9 = math.tan %a9 : f80
  %98 = math.tan %a0 fastmath<nnan> {foo} : f32
  %99 = math.tan %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @tanh(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.tanh %a0 : f32
  %1 = math.tanh %a1 : vector<4xf32>
  %2 = math.tanh %a2 : vector<[4]xf32>
  %3 = math.tanh %a3 : vector<2x3xf32>
  %4 = math.tanh %a4 : vector<f32>
  %5 = math.tanh %a5 : vector<1x2x[2]xf32>
  %6 = math.tanh %a6 : f64
  %7 = math.tanh %a7 : f16
  %8 = math.tanh %a8 : bf16
  %9 = math.tanh %a9 : f80
  %98 = math.tanh %a0 fastmath<nnan> {foo} : f32
  %99 = math.tanh %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @trunc(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: f16, %a8: bf16, %a9: f80) {
  %0 = math.trunc %a0 : f32
  %1 = math.trunc %a1 : vector<4xf32>
  %2 = math.trunc %a2 : vector<[4]xf32>
  %3 = math.trunc %a3 : vector<2x3xf32>
  %4 = math.trunc %a4 : vector<f32>
  %5 = math.trunc %a5 : vector<1x2x[2]xf32>
  %6 = math.trunc %a6 : f64
  %7 = math.trunc %a7 : f16
  %8 = math.trunc %a8 : bf16
  %9 = math.trunc %a9 : f80
  %98 = math.trunc %a0 fastmath<nnan> {foo} : f32
  %99 = math.trunc %a3 fastmath<fast> {foo} : vector<2x3xf32>
  return
}

// -----

func.func @atan2(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: bf16) {
  %0 = math.atan2 %a0, %a0 : f32
  %1 = math.atan2 %a1, %a1 : vector<4xf32>
  %2 = math.atan2 %a2, %a2 : vector<[4]xf32>
  %3 = math.atan2 %a3, %a3 : vector<2x3xf32>
  %4 = math.atan2 %a4, %a4 : vector<f32>
  %5 = math.atan2 %a5, %a5 : vector<1x2x[2]xf32>
  %6 = math.atan2 %a6, %a6 : f64
  %7 = math.atan2 %a7, %a7 : bf16
  %99 = math.atan2 %a0, %a0 fastmath<fast> {foo} : f32
  return
}

// -----

func.func @copysign(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: bf16) {
  %0 = math.copysign %a0, %a0 : f32
  %1 = math.copysign %a1, %a1 : vector<4xf32>
  %2 = math.copysign %a2, %a2 : vector<[4]xf32>
  %3 = math.copysign %a3, %a3 : vector<2x3xf32>
  %4 = math.copysign %a4, %a4 : vector<f32>
  %5 = math.copysign %a5, %a5 : vector<1x2x[2]xf32>
  %6 = math.copysign %a6, %a6 : f64
  %7 = math.copysign %a7, %a7 : bf16
  %99 = math.copysign %a0, %a0 fastmath<fast> {foo} : f32
  return
}

// -----

func.func @powf(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64, %a7: bf16) {
  %0 = math.powf %a0, %a0 : f32
  %1 = math.powf %a1, %a1 : vector<4xf32>
  %2 = math.powf %a2, %a2 : vector<[4]xf32>
  %3 = math.powf %a3, %a3 : vector<2x3xf32>
  %4 = math.powf %a4, %a4 : vector<f32>
  %5 = math.powf %a5, %a5 : vector<1x2x[2]xf32>
  %6 = math.powf %a6, %a6 : f64
  %7 = math.powf %a7, %a7 : bf16
  %99 = math.powf %a0, %a0 fastmath<fast> {foo} : f32
  return
}

// -----

func.func @fma(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64) {
  %0 = math.fma %a0, %a0, %a0 : f32
  %1 = math.fma %a1, %a1, %a1 : vector<4xf32>
  %2 = math.fma %a2, %a2, %a2 : vector<[4]xf32>
  %3 = math.fma %a3, %a3, %a3 : vector<2x3xf32>
  %4 = math.fma %a4, %a4, %a4 : vector<f32>
  %5 = math.fma %a5, %a5, %a5 : vector<1x2x[2]xf32>
  %6 = math.fma %a6, %a6, %a6 : f64
  %99 = math.fma %a0, %a0, %a0 fastmath<contract> {foo} : f32
  return
}

// -----

func.func @clampf(%a0: f32, %a1: vector<4xf32>, %a2: vector<[4]xf32>, %a3: vector<2x3xf32>, %a4: vector<f32>, %a5: vector<1x2x[2]xf32>, %a6: f64) {
  %0 = math.clampf %a0 to [%a0, %a0] : f32
  %1 = math.clampf %a1 to [%a1, %a1] : vector<4xf32>
  %2 = math.clampf %a2 to [%a2, %a2] : vector<[4]xf32>
  %3 = math.clampf %a3 to [%a3, %a3] : vector<2x3xf32>
  %4 = math.clampf %a4 to [%a4, %a4] : vector<f32>
  %5 = math.clampf %a5 to [%a5, %a5] : vector<1x2x[2]xf32>
  %6 = math.clampf %a6 to [%a6, %a6] : f64
  return
}

// -----

func.func @sincos(%a0: f32, %a1: f64, %a2: vector<4xf32>, %a3: vector<[4]xf64>, %a4: vector<f32>) {
  %0, %1 = math.sincos %a0 : f32
  %2, %3 = math.sincos %a1 : f64
  %4, %5 = math.sincos %a2 : vector<4xf32>
  %6, %7 = math.sincos %a3 : vector<[4]xf64>
  %8, %9 = math.sincos %a4 : vector<f32>
  %98, %99 = math.sincos %a0 fastmath<fast> {foo} : f32
  return
}

// -----

func.func @isnan(%a0: f32, %a1: f64, %a2: vector<4xf32>, %a3: vector<[4]xf64>, %a4: vector<f32>) {
  %0 = math.isnan %a0 : f32
  %1 = math.isnan %a1 : f64
  %2 = math.isnan %a2 : vector<4xf32>
  %3 = math.isnan %a3 : vector<[4]xf64>
  %4 = math.isnan %a4 : vector<f32>
  %99 = math.isnan %a0 {foo} : f32
  return
}

// -----

// differs: mlir-opt gives an array to an instruction, which the verifier refuses.
func.func @isnan_of_several_dimensions(%a: vector<2x2xf32>) {
  %0 = math.isnan %a : vector<2x2xf32>
  return
}

// -----

func.func @isfinite(%a0: f32, %a1: f64, %a2: vector<4xf32>, %a3: vector<[4]xf64>, %a4: vector<f32>) {
  %0 = math.isfinite %a0 : f32
  %1 = math.isfinite %a1 : f64
  %2 = math.isfinite %a2 : vector<4xf32>
  %3 = math.isfinite %a3 : vector<[4]xf64>
  %4 = math.isfinite %a4 : vector<f32>
  %99 = math.isfinite %a0 {foo} : f32
  return
}

// -----

// differs: mlir-opt gives an array to an instruction, which the verifier refuses.
func.func @isfinite_of_several_dimensions(%a: vector<2x2xf32>) {
  %0 = math.isfinite %a : vector<2x2xf32>
  return
}

// -----

func.func @isinf(%a0: f32, %a1: f64, %a2: vector<4xf32>, %a3: vector<[4]xf64>, %a4: vector<f32>) {
  %0 = math.isinf %a0 : f32
  %1 = math.isinf %a1 : f64
  %2 = math.isinf %a2 : vector<4xf32>
  %3 = math.isinf %a3 : vector<[4]xf64>
  %4 = math.isinf %a4 : vector<f32>
  %99 = math.isinf %a0 {foo} : f32
  return
}

// -----

func.func @isnormal(%a0: f32, %a1: f64, %a2: vector<4xf32>, %a3: vector<[4]xf64>, %a4: vector<f32>) {
  %0 = math.isnormal %a0 : f32
  %1 = math.isnormal %a1 : f64
  %2 = math.isnormal %a2 : vector<4xf32>
  %3 = math.isnormal %a3 : vector<[4]xf64>
  %4 = math.isnormal %a4 : vector<f32>
  %99 = math.isnormal %a0 {foo} : f32
  return
}

// -----

func.func @absi(%a0: i32, %a1: i1, %a2: i128, %a3: index, %a4: vector<4xi32>, %a5: vector<[4]xi8>, %a6: vector<i32>, %a7: vector<4xindex>) {
  %0 = math.absi %a0 : i32
  %1 = math.absi %a1 : i1
  %2 = math.absi %a2 : i128
  %3 = math.absi %a3 : index
  %4 = math.absi %a4 : vector<4xi32>
  %5 = math.absi %a5 : vector<[4]xi8>
  %6 = math.absi %a6 : vector<i32>
  %7 = math.absi %a7 : vector<4xindex>
  %99 = math.absi %a0 {foo} : i32
  return
}

// -----

// differs: mlir-opt leaves it.
func.func @absi_of_several_dimensions(%a: vector<2x2xi32>) {
  %0 = math.absi %a : vector<2x2xi32>
  return
}

// -----

func.func @ctlz(%a0: i32, %a1: i1, %a2: i128, %a3: index, %a4: vector<4xi32>, %a5: vector<[4]xi8>, %a6: vector<i32>, %a7: vector<4xindex>) {
  %0 = math.ctlz %a0 : i32
  %1 = math.ctlz %a1 : i1
  %2 = math.ctlz %a2 : i128
  %3 = math.ctlz %a3 : index
  %4 = math.ctlz %a4 : vector<4xi32>
  %5 = math.ctlz %a5 : vector<[4]xi8>
  %6 = math.ctlz %a6 : vector<i32>
  %7 = math.ctlz %a7 : vector<4xindex>
  %99 = math.ctlz %a0 {foo} : i32
  return
}

// -----

// differs: mlir-opt leaves it.
func.func @ctlz_of_several_dimensions(%a: vector<2x2xi32>) {
  %0 = math.ctlz %a : vector<2x2xi32>
  return
}

// -----

func.func @cttz(%a0: i32, %a1: i1, %a2: i128, %a3: index, %a4: vector<4xi32>, %a5: vector<[4]xi8>, %a6: vector<i32>, %a7: vector<4xindex>) {
  %0 = math.cttz %a0 : i32
  %1 = math.cttz %a1 : i1
  %2 = math.cttz %a2 : i128
  %3 = math.cttz %a3 : index
  %4 = math.cttz %a4 : vector<4xi32>
  %5 = math.cttz %a5 : vector<[4]xi8>
  %6 = math.cttz %a6 : vector<i32>
  %7 = math.cttz %a7 : vector<4xindex>
  %99 = math.cttz %a0 {foo} : i32
  return
}

// -----

// differs: mlir-opt leaves it.
func.func @cttz_of_several_dimensions(%a: vector<2x2xi32>) {
  %0 = math.cttz %a : vector<2x2xi32>
  return
}

// -----

func.func @ctpop(%a0: i32, %a1: i1, %a2: i128, %a3: index, %a4: vector<4xi32>, %a5: vector<[4]xi8>, %a6: vector<i32>, %a7: vector<4xindex>) {
  %0 = math.ctpop %a0 : i32
  %1 = math.ctpop %a1 : i1
  %2 = math.ctpop %a2 : i128
  %3 = math.ctpop %a3 : index
  %4 = math.ctpop %a4 : vector<4xi32>
  %5 = math.ctpop %a5 : vector<[4]xi8>
  %6 = math.ctpop %a6 : vector<i32>
  %7 = math.ctpop %a7 : vector<4xindex>
  %99 = math.ctpop %a0 {foo} : i32
  return
}

// -----

func.func @ctpop_of_several_dimensions(%a: vector<2x2xi32>) {
  %0 = math.ctpop %a : vector<2x2xi32>
  return
}

// -----

func.func @fpowi(%a: f32, %d: f64, %i: i32, %j: i64, %k: i8) {
  %0 = math.fpowi %a, %i : f32, i32
  %1 = math.fpowi %a, %j : f32, i64
  %2 = math.fpowi %d, %k : f64, i8
  %3 = math.fpowi %a, %i fastmath<fast> {foo} : f32, i32
  return
}

// -----

func.func @ipowi(%i: i32) {
  %0 = math.ipowi %i, %i : i32
  return
}

// -----

func.func @floats_that_llvm_lacks(%a: f8E5M2, %v: vector<4xf8E4M3FN>) {
  %0 = math.absf %a : f8E5M2
  %1 = math.sqrt %a : f8E5M2
  %2 = math.exp %a : f8E5M2
  %3 = math.expm1 %a : f8E5M2
  %4 = math.log1p %a : f8E5M2
  %5 = math.rsqrt %a : f8E5M2
  %6 = math.sin %a : f8E5M2
  %20 = math.fma %v, %v, %v : vector<4xf8E4M3FN>
  %21 = math.powf %a, %a : f8E5M2
  return
}

// -----

func.func @tensors(%a: tensor<4xf32>) {
  %0 = math.sqrt %a : tensor<4xf32>
  return
}
