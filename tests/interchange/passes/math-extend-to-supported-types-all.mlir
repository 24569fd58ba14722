// options: -math-extend-to-supported-types

func.func @absf(%x: bf16) -> bf16 {
  %0 = math.absf %x : bf16
  return %0 : bf16
}

// -----

func.func @acos(%x: bf16) -> bf16 {
  %0 = math.acos %x : bf16
  return %0 : bf16
}

// -----

func.func @acosh(%x: bf16) -> bf16 {
  %0 = math.acosh %x : bf16
  return %0 : bf16
}

// -----

func.func @asin(%x: bf16) -> bf16 {
  %0 = math.asin %x : bf16
  return %0 : bf16
}

// -----

func.func @asinh(%x: bf16) -> bf16 {
  %0 = math.asinh %x : bf16
  return %0 : bf16
}

// -----

func.func @atan(%x: bf16) -> bf16 {
  %0 = math.atan %x : bf16
  return %0 : bf16
}

// -----

func.func @atanh(%x: bf16) -> bf16 {
  %0 = math.atanh %x : bf16
  return %0 : bf16
}

// -----

func.func @cbrt(%x: bf16) -> bf16 {
  %0 = math.cbrt %x : bf16
  return %0 : bf16
}

// -----

func.func @ceil(%x: bf16) -> bf16 {
  %0 = math.ceil %x : bf16
  return %0 : bf16
}

// -----

func.func @cos(%x: bf16) -> bf16 {
  %0 = math.cos %x : bf16
  return %0 : bf16
}

// -----

func.func @cosh(%x: bf16) -> bf16 {
  %0 = math.cosh %x : bf16
  return %0 : bf16
}

// -----

func.func @erf(%x: bf16) -> bf16 {
  %0 = math.erf %x : bf16
  return %0 : bf16
}

// -----

func.func @erfc(%x: bf16) -> bf16 {
  %0 = math.erfc %x : bf16
  return %0 : bf16
}

// -----

func.func @exp(%x: bf16) -> bf16 {
  %0 = math.exp %x : bf16
  return %0 : bf16
}

// -----

func.func @exp2(%x: bf16) -> bf16 {
  %0 = math.exp2 %x : bf16
  return %0 : bf16
}

// -----

func.func @expm1(%x: bf16) -> bf16 {
  %0 = math.expm1 %x : bf16
  return %0 : bf16
}

// -----

func.func @floor(%x: bf16) -> bf16 {
  %0 = math.floor %x : bf16
  return %0 : bf16
}

// -----

func.func @log(%x: bf16) -> bf16 {
  %0 = math.log %x : bf16
  return %0 : bf16
}

// -----

func.func @log2(%x: bf16) -> bf16 {
  %0 = math.log2 %x : bf16
  return %0 : bf16
}

// -----

func.func @log10(%x: bf16) -> bf16 {
  %0 = math.log10 %x : bf16
  return %0 : bf16
}

// -----

func.func @log1p(%x: bf16) -> bf16 {
  %0 = math.log1p %x : bf16
  return %0 : bf16
}

// -----

func.func @roundeven(%x: bf16) -> bf16 {
  %0 = math.roundeven %x : bf16
  return %0 : bf16
}

// -----

func.func @round(%x: bf16) -> bf16 {
  %0 = math.round %x : bf16
  return %0 : bf16
}

// -----

func.func @rsqrt(%x: bf16) -> bf16 {
  %0 = math.rsqrt %x : bf16
  return %0 : bf16
}

// -----

func.func @sin(%x: bf16) -> bf16 {
  %0 = math.sin %x : bf16
  return %0 : bf16
}

// -----

func.func @sinh(%x: bf16) -> bf16 {
  %0 = math.sinh %x : bf16
  return %0 : bf16
}

// -----

func.func @sqrt(%x: bf16) -> bf16 {
  %0 = math.sqrt %x : bf16
  return %0 : bf16
}

// -----

func.func @tan(%x: bf16) -> bf16 {
  %0 = math.tan %x : bf16
  return %0 : bf16
}

// -----

func.func @tanh(%x: bf16) -> bf16 {
  %0 = math.tanh %x : bf16
  return %0 : bf16
}

// -----

func.func @trunc(%x: bf16) -> bf16 {
  %0 = math.trunc %x : bf16
  return %0 : bf16
}

// -----

func.func @atan2(%x: bf16, %y: bf16) -> bf16 {
  %0 = math.atan2 %x, %y : bf16
  return %0 : bf16
}

// -----

func.func @copysign(%x: bf16, %y: bf16) -> bf16 {
  %0 = math.copysign %x, %y : bf16
  return %0 : bf16
}

// -----

func.func @powf(%x: bf16, %y: bf16) -> bf16 {
  %0 = math.powf %x, %y : bf16
  return %0 : bf16
}

// -----

func.func @fma(%x: bf16, %y: bf16) -> bf16 {
  %0 = math.fma %x, %y, %x : bf16
  return %0 : bf16
}

// -----

func.func @fpowi(%x: bf16, %i: i32) -> bf16 {
  %0 = math.fpowi %x, %i : bf16, i32
  return %0 : bf16
}

// -----

func.func @clampf(%x: bf16, %y: bf16) -> bf16 {
  %0 = math.clampf %x to [%y, %x] : bf16
  return %0 : bf16
}

// -----

func.func @isfinite(%x: bf16) -> i1 {
  %0 = math.isfinite %x : bf16
  return %0 : i1
}

// -----

func.func @isinf(%x: bf16) -> i1 {
  %0 = math.isinf %x : bf16
  return %0 : i1
}

// -----

func.func @isnan(%x: bf16) -> i1 {
  %0 = math.isnan %x : bf16
  return %0 : i1
}

// -----

func.func @isnormal(%x: bf16) -> i1 {
  %0 = math.isnormal %x : bf16
  return %0 : i1
}

// -----

func.func @ctlz(%i: i32) -> i32 {
  %0 = math.ctlz %i : i32
  return %0 : i32
}
