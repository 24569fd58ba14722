llvm.func @floats(%f: f32, %v: vector<4xf64>, %i: i32, %h: vector<[2]xf16>) {
  llvm.intr.fabs(%f) : (f32) -> f32
  llvm.intr.ceil(%v) {tag} : (vector<4xf64>) -> vector<4xf64>
  llvm.intr.floor(%h) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[2]xf16>) -> vector<[2]xf16>
  llvm.intr.trunc(%f) : (f32) -> f32
  llvm.intr.rint(%v) {tag} : (vector<4xf64>) -> vector<4xf64>
  llvm.intr.nearbyint(%h) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[2]xf16>) -> vector<[2]xf16>
  llvm.intr.round(%f) : (f32) -> f32
  llvm.intr.roundeven(%v) {tag} : (vector<4xf64>) -> vector<4xf64>
  llvm.intr.sqrt(%h) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[2]xf16>) -> vector<[2]xf16>
  llvm.intr.exp(%f) : (f32) -> f32
  llvm.intr.exp2(%v) {tag} : (vector<4xf64>) -> vector<4xf64>
  llvm.intr.exp10(%h) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[2]xf16>) -> vector<[2]xf16>
  llvm.intr.log(%f) : (f32) -> f32
  llvm.intr.log2(%v) {tag} : (vector<4xf64>) -> vector<4xf64>
  llvm.intr.log10(%h) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[2]xf16>) -> vector<[2]xf16>
  llvm.intr.sin(%f) : (f32) -> f32
  llvm.intr.cos(%v) {tag} : (vector<4xf64>) -> vector<4xf64>
  llvm.intr.tan(%h) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[2]xf16>) -> vector<[2]xf16>
  llvm.intr.asin(%f) : (f32) -> f32
  llvm.intr.acos(%v) {tag} : (vector<4xf64>) -> vector<4xf64>
  llvm.intr.atan(%h) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[2]xf16>) -> vector<[2]xf16>
  llvm.intr.sinh(%f) : (f32) -> f32
  llvm.intr.cosh(%v) {tag} : (vector<4xf64>) -> vector<4xf64>
  llvm.intr.tanh(%h) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[2]xf16>) -> vector<[2]xf16>
  llvm.intr.atan2(%f, %f) : (f32, f32) -> f32
  llvm.intr.copysign(%f, %f) : (f32, f32) -> f32
  llvm.intr.pow(%f, %f) : (f32, f32) -> f32
  llvm.intr.minnum(%f, %f) : (f32, f32) -> f32
  llvm.intr.maxnum(%f, %f) : (f32, f32) -> f32
  llvm.intr.minimum(%f, %f) : (f32, f32) -> f32
  llvm.intr.maximum(%f, %f) : (f32, f32) -> f32
  llvm.intr.fma(%f, %f, %f) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32, f32) -> f32
  llvm.intr.fmuladd(%f, %f, %f) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32, f32) -> f32
  llvm.intr.powi(%f, %i) : (f32, i32) -> f32
  llvm.intr.ldexp(%f, %i) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, i32) -> f32
  llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
  llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.intr.lrint(%f) : (f32) -> i64
  llvm.intr.llrint(%v) : (vector<4xf64>) -> vector<4xi64>
  llvm.intr.lround(%f) : (f32) -> i32
  llvm.intr.llround(%f) : (f32) -> i64
  %0 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
  llvm.intr.experimental.constrained.sitofp %i towardzero ignore : i32 to f32
  llvm.intr.experimental.constrained.uitofp %i tonearest maytrap : i32 to f32
  llvm.intr.experimental.constrained.fptrunc %v upward strict : vector<4xf64> to vector<4xf32>
  llvm.intr.experimental.constrained.fptrunc %v downward ignore {tag} : vector<4xf64> to vector<4xf32>
  llvm.intr.experimental.constrained.fptrunc %v tonearestaway ignore : vector<4xf64> to vector<4xf32>
  llvm.intr.experimental.constrained.fptrunc %v dynamic ignore : vector<4xf64> to vector<4xf32>
  llvm.intr.experimental.constrained.fpext %f ignore : f32 to f64
  llvm.return
}
llvm.func @integers(%i: i32, %v: vector<4xi64>) {
  llvm.intr.bitreverse(%i) : (i32) -> i32
  llvm.intr.bswap(%i) : (i32) -> i32
  llvm.intr.ctpop(%i) : (i32) -> i32
  llvm.intr.smax(%v, %v) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.intr.smin(%v, %v) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.intr.umax(%v, %v) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.intr.umin(%v, %v) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.intr.sadd.sat(%v, %v) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.intr.uadd.sat(%v, %v) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.intr.ssub.sat(%v, %v) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.intr.usub.sat(%v, %v) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.intr.sshl.sat(%v, %v) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.intr.ushl.sat(%v, %v) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.intr.fshl(%i, %i, %i) {tag} : (i32, i32, i32) -> i32
  llvm.intr.fshr(%i, %i, %i) {tag} : (i32, i32, i32) -> i32
  llvm.intr.scmp(%i, %i) : (i32, i32) -> i8
  llvm.intr.ucmp(%i, %i) : (i32, i32) -> i8
  "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  "llvm.intr.abs"(%i) <{is_int_min_poison = true}> {tag} : (i32) -> i32
  "llvm.intr.ctlz"(%i) <{is_zero_poison = false}> : (i32) -> i32
  "llvm.intr.cttz"(%v) <{is_zero_poison = true}> : (vector<4xi64>) -> vector<4xi64>
  llvm.return
}
