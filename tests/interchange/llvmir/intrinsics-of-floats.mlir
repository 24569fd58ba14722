// Intrinsics of floating-point numbers.

llvm.func @fabs(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.fabs(%x) : (f32) -> f32
  %1 = llvm.intr.fabs(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.fabs(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @ceil(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.ceil(%x) : (f32) -> f32
  %1 = llvm.intr.ceil(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.ceil(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @floor(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.floor(%x) : (f32) -> f32
  %1 = llvm.intr.floor(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.floor(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @trunc(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.trunc(%x) : (f32) -> f32
  %1 = llvm.intr.trunc(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.trunc(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @rint(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.rint(%x) : (f32) -> f32
  %1 = llvm.intr.rint(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.rint(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @nearbyint(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.nearbyint(%x) : (f32) -> f32
  %1 = llvm.intr.nearbyint(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.nearbyint(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @round(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.round(%x) : (f32) -> f32
  %1 = llvm.intr.round(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.round(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @roundeven(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.roundeven(%x) : (f32) -> f32
  %1 = llvm.intr.roundeven(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.roundeven(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @sqrt(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.sqrt(%x) : (f32) -> f32
  %1 = llvm.intr.sqrt(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.sqrt(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @exp(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.exp(%x) : (f32) -> f32
  %1 = llvm.intr.exp(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.exp(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @exp2(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.exp2(%x) : (f32) -> f32
  %1 = llvm.intr.exp2(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.exp2(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @exp10(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.exp10(%x) : (f32) -> f32
  %1 = llvm.intr.exp10(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.exp10(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @log(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.log(%x) : (f32) -> f32
  %1 = llvm.intr.log(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.log(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @log2(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.log2(%x) : (f32) -> f32
  %1 = llvm.intr.log2(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.log2(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @log10(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.log10(%x) : (f32) -> f32
  %1 = llvm.intr.log10(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.log10(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @sin(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.sin(%x) : (f32) -> f32
  %1 = llvm.intr.sin(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.sin(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @cos(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.cos(%x) : (f32) -> f32
  %1 = llvm.intr.cos(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.cos(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @tan(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.tan(%x) : (f32) -> f32
  %1 = llvm.intr.tan(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.tan(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @asin(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.asin(%x) : (f32) -> f32
  %1 = llvm.intr.asin(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.asin(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @acos(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.acos(%x) : (f32) -> f32
  %1 = llvm.intr.acos(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.acos(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @atan(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.atan(%x) : (f32) -> f32
  %1 = llvm.intr.atan(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.atan(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @sinh(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.sinh(%x) : (f32) -> f32
  %1 = llvm.intr.sinh(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.sinh(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @cosh(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.cosh(%x) : (f32) -> f32
  %1 = llvm.intr.cosh(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.cosh(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @tanh(%x: f32, %v: vector<8xf64>, %s: vector<[4]xf16>) {
  %0 = llvm.intr.tanh(%x) : (f32) -> f32
  %1 = llvm.intr.tanh(%v) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (vector<8xf64>) -> vector<8xf64>
  %2 = llvm.intr.tanh(%s) : (vector<[4]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

llvm.func @atan2(%x: f64, %v: vector<4xbf16>) {
  %0 = llvm.intr.atan2(%x, %x) {fastmathFlags = #llvm.fastmath<fast>} : (f64, f64) -> f64
  %1 = llvm.intr.atan2(%v, %v) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
  llvm.return
}

// -----

llvm.func @copysign(%x: f64, %v: vector<4xbf16>) {
  %0 = llvm.intr.copysign(%x, %x) {fastmathFlags = #llvm.fastmath<fast>} : (f64, f64) -> f64
  %1 = llvm.intr.copysign(%v, %v) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
  llvm.return
}

// -----

llvm.func @pow(%x: f64, %v: vector<4xbf16>) {
  %0 = llvm.intr.pow(%x, %x) {fastmathFlags = #llvm.fastmath<fast>} : (f64, f64) -> f64
  %1 = llvm.intr.pow(%v, %v) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
  llvm.return
}

// -----

llvm.func @minnum(%x: f64, %v: vector<4xbf16>) {
  %0 = llvm.intr.minnum(%x, %x) {fastmathFlags = #llvm.fastmath<fast>} : (f64, f64) -> f64
  %1 = llvm.intr.minnum(%v, %v) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
  llvm.return
}

// -----

llvm.func @maxnum(%x: f64, %v: vector<4xbf16>) {
  %0 = llvm.intr.maxnum(%x, %x) {fastmathFlags = #llvm.fastmath<fast>} : (f64, f64) -> f64
  %1 = llvm.intr.maxnum(%v, %v) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
  llvm.return
}

// -----

llvm.func @minimum(%x: f64, %v: vector<4xbf16>) {
  %0 = llvm.intr.minimum(%x, %x) {fastmathFlags = #llvm.fastmath<fast>} : (f64, f64) -> f64
  %1 = llvm.intr.minimum(%v, %v) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
  llvm.return
}

// -----

llvm.func @maximum(%x: f64, %v: vector<4xbf16>) {
  %0 = llvm.intr.maximum(%x, %x) {fastmathFlags = #llvm.fastmath<fast>} : (f64, f64) -> f64
  %1 = llvm.intr.maximum(%v, %v) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
  llvm.return
}

// -----

llvm.func @fma(%x: f64, %v: vector<2xf32>) {
  %0 = llvm.intr.fma(%x, %x, %x) : (f64, f64, f64) -> f64
  %1 = llvm.intr.fma(%v, %v, %v) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  llvm.return
}

// -----

llvm.func @fmuladd(%x: f64, %v: vector<2xf32>) {
  %0 = llvm.intr.fmuladd(%x, %x, %x) : (f64, f64, f64) -> f64
  %1 = llvm.intr.fmuladd(%v, %v, %v) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  llvm.return
}

// -----

llvm.func @lrint(%x: f64, %y: f32) {
  %0 = llvm.intr.lrint(%x) : (f64) -> i64
  %1 = llvm.intr.lrint(%y) : (f32) -> i64
  llvm.return
}

// -----

llvm.func @llrint(%x: f64, %y: f32) {
  %0 = llvm.intr.llrint(%x) : (f64) -> i64
  %1 = llvm.intr.llrint(%y) : (f32) -> i64
  llvm.return
}

// -----

llvm.func @lround(%x: f64, %y: f32) {
  %0 = llvm.intr.lround(%x) : (f64) -> i64
  %1 = llvm.intr.lround(%y) : (f32) -> i64
  llvm.return
}

// -----

llvm.func @llround(%x: f64, %y: f32) {
  %0 = llvm.intr.llround(%x) : (f64) -> i64
  %1 = llvm.intr.llround(%y) : (f32) -> i64
  llvm.return
}

// -----

llvm.func @frexp(%x: f64) {
  %0 = llvm.intr.frexp(%x) : (f64) -> !llvm.struct<(f64, i32)>
  llvm.return
}

// -----

llvm.func @sincos(%x: f32) {
  %0 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.return
}

// -----

llvm.func @ldexp(%x: f32, %n: i32) {
  %0 = llvm.intr.ldexp(%x, %n) : (f32, i32) -> f32
  llvm.return
}

// -----

llvm.func @powi(%x: f64, %n: i32, %v: vector<4xf32>) {
  %0 = llvm.intr.powi(%x, %n) : (f64, i32) -> f64
  %1 = llvm.intr.powi(%v, %n) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<4xf32>, i32) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @class(%x: f32, %v: vector<2xf32>) {
  %0 = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
  %1 = "llvm.intr.is.fpclass"(%v) <{bit = 96 : i32}> : (vector<2xf32>) -> vector<2xi1>
  llvm.return
}

// -----

llvm.func @sitofp(%x: i32, %v: vector<4xi64>) {
  %0 = llvm.intr.experimental.constrained.sitofp %x towardzero ignore : i32 to f32
  %1 = llvm.intr.experimental.constrained.sitofp %x tonearest maytrap : i32 to f32
  %2 = llvm.intr.experimental.constrained.sitofp %x upward strict : i32 to f32
  %3 = llvm.intr.experimental.constrained.sitofp %x downward ignore : i32 to f32
  %4 = llvm.intr.experimental.constrained.sitofp %x tonearestaway ignore : i32 to f32
  %8 = llvm.intr.experimental.constrained.sitofp %v dynamic strict : vector<4xi64> to vector<4xf64>
  llvm.return
}

// -----

llvm.func @uitofp(%x: i32, %v: vector<4xi64>) {
  %0 = llvm.intr.experimental.constrained.uitofp %x towardzero ignore : i32 to f32
  %1 = llvm.intr.experimental.constrained.uitofp %x tonearest maytrap : i32 to f32
  %2 = llvm.intr.experimental.constrained.uitofp %x upward strict : i32 to f32
  %3 = llvm.intr.experimental.constrained.uitofp %x downward ignore : i32 to f32
  %4 = llvm.intr.experimental.constrained.uitofp %x tonearestaway ignore : i32 to f32
  %8 = llvm.intr.experimental.constrained.uitofp %v dynamic strict : vector<4xi64> to vector<4xf64>
  llvm.return
}

// -----

llvm.func @fptrunc(%x: f64) {
  %0 = llvm.intr.experimental.constrained.fptrunc %x towardzero ignore : f64 to f32
  %1 = llvm.intr.experimental.constrained.fptrunc %x tonearest maytrap : f64 to f32
  %2 = llvm.intr.experimental.constrained.fptrunc %x upward strict : f64 to f32
  %3 = llvm.intr.experimental.constrained.fptrunc %x downward ignore : f64 to f32
  %4 = llvm.intr.experimental.constrained.fptrunc %x tonearestaway ignore : f64 to f32
  llvm.return
}

// -----

llvm.func @fpext(%x: f32, %v: vector<2xf32>) {
  %0 = llvm.intr.experimental.constrained.fpext %x ignore : f32 to f64
  %1 = llvm.intr.experimental.constrained.fpext %v strict : vector<2xf32> to vector<2xf64>
  llvm.return
}
