// Every operation of the dialect, in every form.

func.func @floats0(%a: f32, %b: f32, %c: f32, %i: i8) {
  %u0 = math.absf %a : f32
  %u1 = math.acosh %a : f32
  %u2 = math.asin %a : f32
  %u3 = math.asinh %a : f32
  %u4 = math.atan %a : f32
  %u5 = math.atanh %a : f32
  %u6 = math.cbrt %a : f32
  %u7 = math.ceil %a : f32
  %u8 = math.cos %a : f32
  %u9 = math.acos %a : f32
  %u10 = math.cosh %a : f32
  %u11 = math.sin %a : f32
  %u12 = math.sinh %a : f32
  %u13 = math.erf %a : f32
  %u14 = math.erfc %a : f32
  %u15 = math.exp %a : f32
  %u16 = math.exp2 %a : f32
  %u17 = math.expm1 %a : f32
  %u18 = math.floor %a : f32
  %u19 = math.log %a : f32
  %u20 = math.log10 %a : f32
  %u21 = math.log1p %a : f32
  %u22 = math.log2 %a : f32
  %u23 = math.rsqrt %a : f32
  %u24 = math.sqrt %a : f32
  %u25 = math.tan %a : f32
  %u26 = math.tanh %a : f32
  %u27 = math.roundeven %a : f32
  %u28 = math.round %a : f32
  %u29 = math.trunc %a : f32
  %v30 = math.absf %a fastmath<fast> : f32
  %w30 = math.absf %a fastmath<nnan,contract> {t.note} : f32
  %v31 = math.acosh %a fastmath<fast> : f32
  %w31 = math.acosh %a fastmath<nnan,contract> {t.note} : f32
  %v32 = math.asin %a fastmath<fast> : f32
  %w32 = math.asin %a fastmath<nnan,contract> {t.note} : f32
  %v33 = math.asinh %a fastmath<fast> : f32
  %w33 = math.asinh %a fastmath<nnan,contract> {t.note} : f32
  %v34 = math.atan %a fastmath<fast> : f32
  %w34 = math.atan %a fastmath<nnan,contract> {t.note} : f32
  %v35 = math.atanh %a fastmath<fast> : f32
  %w35 = math.atanh %a fastmath<nnan,contract> {t.note} : f32
  %x36 = math.isfinite %a : f32
  %y36 = math.isfinite %a {t.note} : f32
  %x37 = math.isinf %a : f32
  %y37 = math.isinf %a {t.note} : f32
  %x38 = math.isnan %a : f32
  %y38 = math.isnan %a {t.note} : f32
  %x39 = math.isnormal %a : f32
  %y39 = math.isnormal %a {t.note} : f32
  %x40 = math.atan2 %a, %b : f32
  %y40 = math.atan2 %a, %b fastmath<reassoc> {t.note} : f32
  %x41 = math.copysign %a, %b : f32
  %y41 = math.copysign %a, %b fastmath<reassoc> {t.note} : f32
  %x42 = math.powf %a, %b : f32
  %y42 = math.powf %a, %b fastmath<reassoc> {t.note} : f32
  %f0 = math.fma %a, %b, %c : f32
  %f1 = math.fma %a, %b, %c fastmath<fast> {t.note} : f32
  %f2 = math.clampf %a to [%b, %c] : f32
  %f3 = math.clampf %a to [%b, %c] fastmath<nnan> {t.note} : f32
  %s0, %s1 = math.sincos %a : f32
  %s2:2 = math.sincos %a fastmath<afn> {t.note} : f32
  %p0 = math.fpowi %a, %i : f32, i8
  %p1 = math.fpowi %a, %i fastmath<fast> {t.note} : f32, i8
  return
}

func.func @floats1(%a: vector<4xbf16>, %b: vector<4xbf16>, %c: vector<4xbf16>, %i: vector<4xi8>) {
  %u0 = math.absf %a : vector<4xbf16>
  %u1 = math.acosh %a : vector<4xbf16>
  %u2 = math.asin %a : vector<4xbf16>
  %u3 = math.asinh %a : vector<4xbf16>
  %u4 = math.atan %a : vector<4xbf16>
  %u5 = math.atanh %a : vector<4xbf16>
  %u6 = math.cbrt %a : vector<4xbf16>
  %u7 = math.ceil %a : vector<4xbf16>
  %u8 = math.cos %a : vector<4xbf16>
  %u9 = math.acos %a : vector<4xbf16>
  %u10 = math.cosh %a : vector<4xbf16>
  %u11 = math.sin %a : vector<4xbf16>
  %u12 = math.sinh %a : vector<4xbf16>
  %u13 = math.erf %a : vector<4xbf16>
  %u14 = math.erfc %a : vector<4xbf16>
  %u15 = math.exp %a : vector<4xbf16>
  %u16 = math.exp2 %a : vector<4xbf16>
  %u17 = math.expm1 %a : vector<4xbf16>
  %u18 = math.floor %a : vector<4xbf16>
  %u19 = math.log %a : vector<4xbf16>
  %u20 = math.log10 %a : vector<4xbf16>
  %u21 = math.log1p %a : vector<4xbf16>
  %u22 = math.log2 %a : vector<4xbf16>
  %u23 = math.rsqrt %a : vector<4xbf16>
  %u24 = math.sqrt %a : vector<4xbf16>
  %u25 = math.tan %a : vector<4xbf16>
  %u26 = math.tanh %a : vector<4xbf16>
  %u27 = math.roundeven %a : vector<4xbf16>
  %u28 = math.round %a : vector<4xbf16>
  %u29 = math.trunc %a : vector<4xbf16>
  %v30 = math.asinh %a fastmath<fast> : vector<4xbf16>
  %w30 = math.asinh %a fastmath<nnan,contract> {t.note} : vector<4xbf16>
  %v31 = math.atan %a fastmath<fast> : vector<4xbf16>
  %w31 = math.atan %a fastmath<nnan,contract> {t.note} : vector<4xbf16>
  %v32 = math.atanh %a fastmath<fast> : vector<4xbf16>
  %w32 = math.atanh %a fastmath<nnan,contract> {t.note} : vector<4xbf16>
  %v33 = math.cbrt %a fastmath<fast> : vector<4xbf16>
  %w33 = math.cbrt %a fastmath<nnan,contract> {t.note} : vector<4xbf16>
  %v34 = math.ceil %a fastmath<fast> : vector<4xbf16>
  %w34 = math.ceil %a fastmath<nnan,contract> {t.note} : vector<4xbf16>
  %v35 = math.cos %a fastmath<fast> : vector<4xbf16>
  %w35 = math.cos %a fastmath<nnan,contract> {t.note} : vector<4xbf16>
  %x36 = math.isfinite %a : vector<4xbf16>
  %y36 = math.isfinite %a {t.note} : vector<4xbf16>
  %x37 = math.isinf %a : vector<4xbf16>
  %y37 = math.isinf %a {t.note} : vector<4xbf16>
  %x38 = math.isnan %a : vector<4xbf16>
  %y38 = math.isnan %a {t.note} : vector<4xbf16>
  %x39 = math.isnormal %a : vector<4xbf16>
  %y39 = math.isnormal %a {t.note} : vector<4xbf16>
  %x40 = math.atan2 %a, %b : vector<4xbf16>
  %y40 = math.atan2 %a, %b fastmath<reassoc> {t.note} : vector<4xbf16>
  %x41 = math.copysign %a, %b : vector<4xbf16>
  %y41 = math.copysign %a, %b fastmath<reassoc> {t.note} : vector<4xbf16>
  %x42 = math.powf %a, %b : vector<4xbf16>
  %y42 = math.powf %a, %b fastmath<reassoc> {t.note} : vector<4xbf16>
  %f0 = math.fma %a, %b, %c : vector<4xbf16>
  %f1 = math.fma %a, %b, %c fastmath<fast> {t.note} : vector<4xbf16>
  %f2 = math.clampf %a to [%b, %c] : vector<4xbf16>
  %f3 = math.clampf %a to [%b, %c] fastmath<nnan> {t.note} : vector<4xbf16>
  %s0, %s1 = math.sincos %a : vector<4xbf16>
  %s2:2 = math.sincos %a fastmath<afn> {t.note} : vector<4xbf16>
  %p0 = math.fpowi %a, %i : vector<4xbf16>, vector<4xi8>
  %p1 = math.fpowi %a, %i fastmath<fast> {t.note} : vector<4xbf16>, vector<4xi8>
  return
}

func.func @floats2(%a: tensor<2x?xf64>, %b: tensor<2x?xf64>, %c: tensor<2x?xf64>, %i: tensor<2x?xi8>) {
  %u0 = math.absf %a : tensor<2x?xf64>
  %u1 = math.acosh %a : tensor<2x?xf64>
  %u2 = math.asin %a : tensor<2x?xf64>
  %u3 = math.asinh %a : tensor<2x?xf64>
  %u4 = math.atan %a : tensor<2x?xf64>
  %u5 = math.atanh %a : tensor<2x?xf64>
  %u6 = math.cbrt %a : tensor<2x?xf64>
  %u7 = math.ceil %a : tensor<2x?xf64>
  %u8 = math.cos %a : tensor<2x?xf64>
  %u9 = math.acos %a : tensor<2x?xf64>
  %u10 = math.cosh %a : tensor<2x?xf64>
  %u11 = math.sin %a : tensor<2x?xf64>
  %u12 = math.sinh %a : tensor<2x?xf64>
  %u13 = math.erf %a : tensor<2x?xf64>
  %u14 = math.erfc %a : tensor<2x?xf64>
  %u15 = math.exp %a : tensor<2x?xf64>
  %u16 = math.exp2 %a : tensor<2x?xf64>
  %u17 = math.expm1 %a : tensor<2x?xf64>
  %u18 = math.floor %a : tensor<2x?xf64>
  %u19 = math.log %a : tensor<2x?xf64>
  %u20 = math.log10 %a : tensor<2x?xf64>
  %u21 = math.log1p %a : tensor<2x?xf64>
  %u22 = math.log2 %a : tensor<2x?xf64>
  %u23 = math.rsqrt %a : tensor<2x?xf64>
  %u24 = math.sqrt %a : tensor<2x?xf64>
  %u25 = math.tan %a : tensor<2x?xf64>
  %u26 = math.tanh %a : tensor<2x?xf64>
  %u27 = math.roundeven %a : tensor<2x?xf64>
  %u28 = math.round %a : tensor<2x?xf64>
  %u29 = math.trunc %a : tensor<2x?xf64>
  %v30 = math.cbrt %a fastmath<fast> : tensor<2x?xf64>
  %w30 = math.cbrt %a fastmath<nnan,contract> {t.note} : tensor<2x?xf64>
  %v31 = math.ceil %a fastmath<fast> : tensor<2x?xf64>
  %w31 = math.ceil %a fastmath<nnan,contract> {t.note} : tensor<2x?xf64>
  %v32 = math.cos %a fastmath<fast> : tensor<2x?xf64>
  %w32 = math.cos %a fastmath<nnan,contract> {t.note} : tensor<2x?xf64>
  %v33 = math.acos %a fastmath<fast> : tensor<2x?xf64>
  %w33 = math.acos %a fastmath<nnan,contract> {t.note} : tensor<2x?xf64>
  %v34 = math.cosh %a fastmath<fast> : tensor<2x?xf64>
  %w34 = math.cosh %a fastmath<nnan,contract> {t.note} : tensor<2x?xf64>
  %v35 = math.sin %a fastmath<fast> : tensor<2x?xf64>
  %w35 = math.sin %a fastmath<nnan,contract> {t.note} : tensor<2x?xf64>
  %x36 = math.isfinite %a : tensor<2x?xf64>
  %y36 = math.isfinite %a {t.note} : tensor<2x?xf64>
  %x37 = math.isinf %a : tensor<2x?xf64>
  %y37 = math.isinf %a {t.note} : tensor<2x?xf64>
  %x38 = math.isnan %a : tensor<2x?xf64>
  %y38 = math.isnan %a {t.note} : tensor<2x?xf64>
  %x39 = math.isnormal %a : tensor<2x?xf64>
  %y39 = math.isnormal %a {t.note} : tensor<2x?xf64>
  %x40 = math.atan2 %a, %b : tensor<2x?xf64>
  %y40 = math.atan2 %a, %b fastmath<reassoc> {t.note} : tensor<2x?xf64>
  %x41 = math.copysign %a, %b : tensor<2x?xf64>
  %y41 = math.copysign %a, %b fastmath<reassoc> {t.note} : tensor<2x?xf64>
  %x42 = math.powf %a, %b : tensor<2x?xf64>
  %y42 = math.powf %a, %b fastmath<reassoc> {t.note} : tensor<2x?xf64>
  %f0 = math.fma %a, %b, %c : tensor<2x?xf64>
  %f1 = math.fma %a, %b, %c fastmath<fast> {t.note} : tensor<2x?xf64>
  %f2 = math.clampf %a to [%b, %c] : tensor<2x?xf64>
  %f3 = math.clampf %a to [%b, %c] fastmath<nnan> {t.note} : tensor<2x?xf64>
  %s0, %s1 = math.sincos %a : tensor<2x?xf64>
  %s2:2 = math.sincos %a fastmath<afn> {t.note} : tensor<2x?xf64>
  %p0 = math.fpowi %a, %i : tensor<2x?xf64>, tensor<2x?xi8>
  %p1 = math.fpowi %a, %i fastmath<fast> {t.note} : tensor<2x?xf64>, tensor<2x?xi8>
  return
}

func.func @floats3(%a: f8E4M3FN, %b: f8E4M3FN, %c: f8E4M3FN, %i: i8) {
  %u0 = math.absf %a : f8E4M3FN
  %u1 = math.acosh %a : f8E4M3FN
  %u2 = math.asin %a : f8E4M3FN
  %u3 = math.asinh %a : f8E4M3FN
  %u4 = math.atan %a : f8E4M3FN
  %u5 = math.atanh %a : f8E4M3FN
  %u6 = math.cbrt %a : f8E4M3FN
  %u7 = math.ceil %a : f8E4M3FN
  %u8 = math.cos %a : f8E4M3FN
  %u9 = math.acos %a : f8E4M3FN
  %u10 = math.cosh %a : f8E4M3FN
  %u11 = math.sin %a : f8E4M3FN
  %u12 = math.sinh %a : f8E4M3FN
  %u13 = math.erf %a : f8E4M3FN
  %u14 = math.erfc %a : f8E4M3FN
  %u15 = math.exp %a : f8E4M3FN
  %u16 = math.exp2 %a : f8E4M3FN
  %u17 = math.expm1 %a : f8E4M3FN
  %u18 = math.floor %a : f8E4M3FN
  %u19 = math.log %a : f8E4M3FN
  %u20 = math.log10 %a : f8E4M3FN
  %u21 = math.log1p %a : f8E4M3FN
  %u22 = math.log2 %a : f8E4M3FN
  %u23 = math.rsqrt %a : f8E4M3FN
  %u24 = math.sqrt %a : f8E4M3FN
  %u25 = math.tan %a : f8E4M3FN
  %u26 = math.tanh %a : f8E4M3FN
  %u27 = math.roundeven %a : f8E4M3FN
  %u28 = math.round %a : f8E4M3FN
  %u29 = math.trunc %a : f8E4M3FN
  %v30 = math.acos %a fastmath<fast> : f8E4M3FN
  %w30 = math.acos %a fastmath<nnan,contract> {t.note} : f8E4M3FN
  %v31 = math.cosh %a fastmath<fast> : f8E4M3FN
  %w31 = math.cosh %a fastmath<nnan,contract> {t.note} : f8E4M3FN
  %v32 = math.sin %a fastmath<fast> : f8E4M3FN
  %w32 = math.sin %a fastmath<nnan,contract> {t.note} : f8E4M3FN
  %v33 = math.sinh %a fastmath<fast> : f8E4M3FN
  %w33 = math.sinh %a fastmath<nnan,contract> {t.note} : f8E4M3FN
  %v34 = math.erf %a fastmath<fast> : f8E4M3FN
  %w34 = math.erf %a fastmath<nnan,contract> {t.note} : f8E4M3FN
  %v35 = math.erfc %a fastmath<fast> : f8E4M3FN
  %w35 = math.erfc %a fastmath<nnan,contract> {t.note} : f8E4M3FN
  %x36 = math.isfinite %a : f8E4M3FN
  %y36 = math.isfinite %a {t.note} : f8E4M3FN
  %x37 = math.isinf %a : f8E4M3FN
  %y37 = math.isinf %a {t.note} : f8E4M3FN
  %x38 = math.isnan %a : f8E4M3FN
  %y38 = math.isnan %a {t.note} : f8E4M3FN
  %x39 = math.isnormal %a : f8E4M3FN
  %y39 = math.isnormal %a {t.note} : f8E4M3FN
  %x40 = math.atan2 %a, %b : f8E4M3FN
  %y40 = math.atan2 %a, %b fastmath<reassoc> {t.note} : f8E4M3FN
  %x41 = math.copysign %a, %b : f8E4M3FN
  %y41 = math.copysign %a, %b fastmath<reassoc> {t.note} : f8E4M3FN
  %x42 = math.powf %a, %b : f8E4M3FN
  %y42 = math.powf %a, %b fastmath<reassoc> {t.note} : f8E4M3FN
  %f0 = math.fma %a, %b, %c : f8E4M3FN
  %f1 = math.fma %a, %b, %c fastmath<fast> {t.note} : f8E4M3FN
  %f2 = math.clampf %a to [%b, %c] : f8E4M3FN
  %f3 = math.clampf %a to [%b, %c] fastmath<nnan> {t.note} : f8E4M3FN
  %s0, %s1 = math.sincos %a : f8E4M3FN
  %s2:2 = math.sincos %a fastmath<afn> {t.note} : f8E4M3FN
  %p0 = math.fpowi %a, %i : f8E4M3FN, i8
  %p1 = math.fpowi %a, %i fastmath<fast> {t.note} : f8E4M3FN, i8
  return
}

func.func @integers0(%a: i32, %b: i32) {
  %u0 = math.absi %a : i32
  %v0 = math.absi %a {t.note} : i32
  %u1 = math.ctlz %a : i32
  %v1 = math.ctlz %a {t.note} : i32
  %u2 = math.cttz %a : i32
  %v2 = math.cttz %a {t.note} : i32
  %u3 = math.ctpop %a : i32
  %v3 = math.ctpop %a {t.note} : i32
  %p = math.ipowi %a, %b : i32
  %q = math.ipowi %a, %b {t.note} : i32
  return
}

func.func @integers1(%a: index, %b: index) {
  %u0 = math.absi %a : index
  %v0 = math.absi %a {t.note} : index
  %u1 = math.ctlz %a : index
  %v1 = math.ctlz %a {t.note} : index
  %u2 = math.cttz %a : index
  %v2 = math.cttz %a {t.note} : index
  %u3 = math.ctpop %a : index
  %v3 = math.ctpop %a {t.note} : index
  %p = math.ipowi %a, %b : index
  %q = math.ipowi %a, %b {t.note} : index
  return
}

func.func @integers2(%a: vector<4xi8>, %b: vector<4xi8>) {
  %u0 = math.absi %a : vector<4xi8>
  %v0 = math.absi %a {t.note} : vector<4xi8>
  %u1 = math.ctlz %a : vector<4xi8>
  %v1 = math.ctlz %a {t.note} : vector<4xi8>
  %u2 = math.cttz %a : vector<4xi8>
  %v2 = math.cttz %a {t.note} : vector<4xi8>
  %u3 = math.ctpop %a : vector<4xi8>
  %v3 = math.ctpop %a {t.note} : vector<4xi8>
  %p = math.ipowi %a, %b : vector<4xi8>
  %q = math.ipowi %a, %b {t.note} : vector<4xi8>
  return
}

func.func @integers3(%a: tensor<?xi64>, %b: tensor<?xi64>) {
  %u0 = math.absi %a : tensor<?xi64>
  %v0 = math.absi %a {t.note} : tensor<?xi64>
  %u1 = math.ctlz %a : tensor<?xi64>
  %v1 = math.ctlz %a {t.note} : tensor<?xi64>
  %u2 = math.cttz %a : tensor<?xi64>
  %v2 = math.cttz %a {t.note} : tensor<?xi64>
  %u3 = math.ctpop %a : tensor<?xi64>
  %v3 = math.ctpop %a {t.note} : tensor<?xi64>
  %p = math.ipowi %a, %b : tensor<?xi64>
  %q = math.ipowi %a, %b {t.note} : tensor<?xi64>
  return
}

func.func @integers4(%a: i1, %b: i1) {
  %u0 = math.absi %a : i1
  %v0 = math.absi %a {t.note} : i1
  %u1 = math.ctlz %a : i1
  %v1 = math.ctlz %a {t.note} : i1
  %u2 = math.cttz %a : i1
  %v2 = math.cttz %a {t.note} : i1
  %u3 = math.ctpop %a : i1
  %v3 = math.ctpop %a {t.note} : i1
  %p = math.ipowi %a, %b : i1
  %q = math.ipowi %a, %b {t.note} : i1
  return
}

func.func @generic(%a: f32, %b: i32) {
  %0 = "math.sin"(%a) : (f32) -> f32
  %1 = "math.sin"(%a) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> f32
  %2 = "math.isnan"(%a) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> i1
  %3 = "math.isnan"(%a) : (f32) -> i1
  %4:2 = "math.sincos"(%a) : (f32) -> (f32, f32)
  %5 = "math.fpowi"(%a, %b) : (f32, i32) -> f32
  return
}
