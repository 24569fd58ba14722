declare float @llvm.fabs.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.fabs.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.fabs.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.fabs.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.ceil.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.ceil.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.ceil.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.ceil.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.floor.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.floor.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.floor.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.floor.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.trunc.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.trunc.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.trunc.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.trunc.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.rint.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.rint.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.rint.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.rint.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.nearbyint.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.nearbyint.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.nearbyint.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.nearbyint.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.round.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.round.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.round.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.round.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.roundeven.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.roundeven.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.roundeven.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.roundeven.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.sqrt.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.sqrt.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.sqrt.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.sqrt.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.exp.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.exp.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.exp.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.exp.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.exp2.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.exp2.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.exp2.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.exp2.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.exp10.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.exp10.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.exp10.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.exp10.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.log.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.log.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.log.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.log.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.log2.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.log2.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.log2.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.log2.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.log10.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.log10.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.log10.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.log10.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.sin.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.sin.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.sin.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.sin.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.cos.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.cos.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.cos.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.cos.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.tan.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.tan.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.tan.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.tan.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.asin.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.asin.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.asin.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.asin.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.acos.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.acos.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.acos.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.acos.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.atan.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.atan.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.atan.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.atan.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.sinh.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.sinh.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.sinh.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.sinh.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.cosh.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.cosh.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.cosh.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.cosh.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.tanh.f32(float)
define void @f(float %a0) {
  %r = call nnan float @llvm.tanh.f32(float %a0)
  ret void
}
; -----
declare <4 x double> @llvm.tanh.v4f64(<4 x double>)
define void @f(<4 x double> %a0) {
  %r = call <4 x double> @llvm.tanh.v4f64(<4 x double> %a0)
  ret void
}
; -----
declare float @llvm.atan2.f32(float, float)
define void @f(float %a0, float %a1) {
  %r = call fast float @llvm.atan2.f32(float %a0, float %a1)
  ret void
}
; -----
declare float @llvm.copysign.f32(float, float)
define void @f(float %a0, float %a1) {
  %r = call fast float @llvm.copysign.f32(float %a0, float %a1)
  ret void
}
; -----
declare float @llvm.pow.f32(float, float)
define void @f(float %a0, float %a1) {
  %r = call fast float @llvm.pow.f32(float %a0, float %a1)
  ret void
}
; -----
declare float @llvm.minnum.f32(float, float)
define void @f(float %a0, float %a1) {
  %r = call fast float @llvm.minnum.f32(float %a0, float %a1)
  ret void
}
; -----
declare float @llvm.maxnum.f32(float, float)
define void @f(float %a0, float %a1) {
  %r = call fast float @llvm.maxnum.f32(float %a0, float %a1)
  ret void
}
; -----
declare float @llvm.minimum.f32(float, float)
define void @f(float %a0, float %a1) {
  %r = call fast float @llvm.minimum.f32(float %a0, float %a1)
  ret void
}
; -----
declare float @llvm.maximum.f32(float, float)
define void @f(float %a0, float %a1) {
  %r = call fast float @llvm.maximum.f32(float %a0, float %a1)
  ret void
}
; -----
declare float @llvm.fma.f32(float, float, float)
define void @f(float %a0, float %a1, float %a2) {
  %r = call contract float @llvm.fma.f32(float %a0, float %a1, float %a2)
  ret void
}
; -----
declare float @llvm.fmuladd.f32(float, float, float)
define void @f(float %a0, float %a1, float %a2) {
  %r = call contract float @llvm.fmuladd.f32(float %a0, float %a1, float %a2)
  ret void
}
; -----
declare float @llvm.powi.f32.i32(float, i32)
define void @f(float %a0, i32 %a1) {
  %r = call float @llvm.powi.f32.i32(float %a0, i32 %a1)
  ret void
}
; -----
declare float @llvm.ldexp.f32.i32(float, i32)
define void @f(float %a0, i32 %a1) {
  %r = call float @llvm.ldexp.f32.i32(float %a0, i32 %a1)
  ret void
}
; -----
declare { float, i32 } @llvm.frexp.f32.i32(float)
define void @f(float %a0) {
  %r = call { float, i32 } @llvm.frexp.f32.i32(float %a0)
  ret void
}
; -----
declare { float, float } @llvm.sincos.f32(float)
define void @f(float %a0) {
  %r = call { float, float } @llvm.sincos.f32(float %a0)
  ret void
}
; -----
declare i64 @llvm.lrint.i64.f32(float)
define void @f(float %a0) {
  %r = call i64 @llvm.lrint.i64.f32(float %a0)
  ret void
}
; -----
declare i64 @llvm.llrint.i64.f32(float)
define void @f(float %a0) {
  %r = call i64 @llvm.llrint.i64.f32(float %a0)
  ret void
}
; -----
declare i64 @llvm.lround.i64.f32(float)
define void @f(float %a0) {
  %r = call i64 @llvm.lround.i64.f32(float %a0)
  ret void
}
; -----
declare i64 @llvm.llround.i64.f32(float)
define void @f(float %a0) {
  %r = call i64 @llvm.llround.i64.f32(float %a0)
  ret void
}
; -----
declare i1 @llvm.is.fpclass.f32(float, i32 immarg)
define void @f(float %a0) {
  %r = call i1 @llvm.is.fpclass.f32(float %a0, i32 3)
  ret void
}
; -----
declare i32 @llvm.bitreverse.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.bitreverse.i32(i32 %a0)
  ret void
}
; -----
declare i32 @llvm.bswap.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.bswap.i32(i32 %a0)
  ret void
}
; -----
declare i32 @llvm.ctpop.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.ctpop.i32(i32 %a0)
  ret void
}
; -----
declare i32 @llvm.smax.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.smax.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare <4 x i8> @llvm.smax.v4i8(<4 x i8>, <4 x i8>)
define void @f(<4 x i8> %a0, <4 x i8> %a1) {
  %r = call <4 x i8> @llvm.smax.v4i8(<4 x i8> %a0, <4 x i8> %a1)
  ret void
}
; -----
declare i32 @llvm.smin.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.smin.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare <4 x i8> @llvm.smin.v4i8(<4 x i8>, <4 x i8>)
define void @f(<4 x i8> %a0, <4 x i8> %a1) {
  %r = call <4 x i8> @llvm.smin.v4i8(<4 x i8> %a0, <4 x i8> %a1)
  ret void
}
; -----
declare i32 @llvm.umax.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.umax.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare <4 x i8> @llvm.umax.v4i8(<4 x i8>, <4 x i8>)
define void @f(<4 x i8> %a0, <4 x i8> %a1) {
  %r = call <4 x i8> @llvm.umax.v4i8(<4 x i8> %a0, <4 x i8> %a1)
  ret void
}
; -----
declare i32 @llvm.umin.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.umin.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare <4 x i8> @llvm.umin.v4i8(<4 x i8>, <4 x i8>)
define void @f(<4 x i8> %a0, <4 x i8> %a1) {
  %r = call <4 x i8> @llvm.umin.v4i8(<4 x i8> %a0, <4 x i8> %a1)
  ret void
}
; -----
declare i32 @llvm.sadd.sat.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.sadd.sat.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8>, <4 x i8>)
define void @f(<4 x i8> %a0, <4 x i8> %a1) {
  %r = call <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8> %a0, <4 x i8> %a1)
  ret void
}
; -----
declare i32 @llvm.uadd.sat.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.uadd.sat.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8>, <4 x i8>)
define void @f(<4 x i8> %a0, <4 x i8> %a1) {
  %r = call <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8> %a0, <4 x i8> %a1)
  ret void
}
; -----
declare i32 @llvm.ssub.sat.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.ssub.sat.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8>, <4 x i8>)
define void @f(<4 x i8> %a0, <4 x i8> %a1) {
  %r = call <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8> %a0, <4 x i8> %a1)
  ret void
}
; -----
declare i32 @llvm.usub.sat.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.usub.sat.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare <4 x i8> @llvm.usub.sat.v4i8(<4 x i8>, <4 x i8>)
define void @f(<4 x i8> %a0, <4 x i8> %a1) {
  %r = call <4 x i8> @llvm.usub.sat.v4i8(<4 x i8> %a0, <4 x i8> %a1)
  ret void
}
; -----
declare i32 @llvm.sshl.sat.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.sshl.sat.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare <4 x i8> @llvm.sshl.sat.v4i8(<4 x i8>, <4 x i8>)
define void @f(<4 x i8> %a0, <4 x i8> %a1) {
  %r = call <4 x i8> @llvm.sshl.sat.v4i8(<4 x i8> %a0, <4 x i8> %a1)
  ret void
}
; -----
declare i32 @llvm.ushl.sat.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.ushl.sat.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare <4 x i8> @llvm.ushl.sat.v4i8(<4 x i8>, <4 x i8>)
define void @f(<4 x i8> %a0, <4 x i8> %a1) {
  %r = call <4 x i8> @llvm.ushl.sat.v4i8(<4 x i8> %a0, <4 x i8> %a1)
  ret void
}
; -----
declare i32 @llvm.fshl.i32(i32, i32, i32)
define void @f(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.fshl.i32(i32 %a0, i32 %a1, i32 %a2)
  ret void
}
; -----
declare i32 @llvm.fshr.i32(i32, i32, i32)
define void @f(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.fshr.i32(i32 %a0, i32 %a1, i32 %a2)
  ret void
}
; -----
declare i32 @llvm.abs.i32(i32, i1 immarg)
define void @f(i32 %a0) {
  %r = call i32 @llvm.abs.i32(i32 %a0, i1 true)
  ret void
}
; -----
declare i32 @llvm.ctlz.i32(i32, i1 immarg)
define void @f(i32 %a0) {
  %r = call i32 @llvm.ctlz.i32(i32 %a0, i1 false)
  ret void
}
; -----
declare i32 @llvm.cttz.i32(i32, i1 immarg)
define void @f(i32 %a0) {
  %r = call i32 @llvm.cttz.i32(i32 %a0, i1 false)
  ret void
}
; -----
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare i8 @llvm.scmp.i8.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i8 @llvm.scmp.i8.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare i8 @llvm.ucmp.i8.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i8 @llvm.ucmp.i8.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare void @llvm.assume(i1)
define void @f(i1 %a0) {
  call void @llvm.assume(i1 %a0)
  ret void
}
; -----
declare void @llvm.assume(i1)
define void @f() {
  call void @llvm.assume(i1 true) [ "align"(ptr null, i64 4), "nonnull"(ptr null) ]
  ret void
}
; -----
declare i32 @llvm.expect.i32(i32, i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.expect.i32(i32 %a0, i32 3)
  ret void
}
; -----
declare i1 @llvm.expect.with.probability.i1(i1, i1, double immarg)
define void @f(i1 %a0) {
  %r = call i1 @llvm.expect.with.probability.i1(i1 %a0, i1 true, double 0.25)
  ret void
}
; -----
declare i1 @llvm.is.constant.i32(i32)
define void @f(i32 %a0) {
  %r = call i1 @llvm.is.constant.i32(i32 %a0)
  ret void
}
; -----
declare i32 @llvm.ssa.copy.i32(i32)
define void @f(i32 %a0) {
  %r = call i32 @llvm.ssa.copy.i32(i32 %a0)
  ret void
}
; -----
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
define void @f(ptr %a0, i64 %a1) {
  %r = call ptr @llvm.ptrmask.p0.i64(ptr %a0, i64 %a1)
  ret void
}
; -----
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
define void @f(i32 %a0, ptr %a1, ptr %a2, i32 %a3) {
  %r = call i32 @llvm.annotation.i32.p0(i32 %a0, ptr %a1, ptr %a2, i32 %a3)
  ret void
}
; -----
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
define void @f(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4) {
  %r = call ptr @llvm.ptr.annotation.p0.p0(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4)
  ret void
}
; -----
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
define void @f(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4) {
  call void @llvm.var.annotation.p0.p0(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4)
  ret void
}
; -----
declare void @llvm.trap()
define void @f() {
  call void @llvm.trap()
  ret void
}
; -----
declare void @llvm.debugtrap()
define void @f() {
  call void @llvm.debugtrap()
  ret void
}
; -----
declare void @llvm.ubsantrap(i8 immarg)
define void @f() {
  call void @llvm.ubsantrap(i8 2)
  ret void
}
; -----
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
define void @f(ptr align 4 %a0, ptr align 8 %a1, i64 %a2) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a0, ptr align 8 %a1, i64 %a2, i1 false)
  ret void
}
; -----
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1 immarg)
define void @f(ptr %a0, ptr %a1) {
  call void @llvm.memmove.p0.p0.i32(ptr %a0, ptr %a1, i32 4, i1 true)
  ret void
}
; -----
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
define void @f(ptr %a0, i8 %a1, i64 %a2) {
  call void @llvm.memset.p0.i64(ptr %a0, i8 %a1, i64 %a2, i1 false)
  ret void
}
; -----
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64 immarg, i1 immarg)
define void @f(ptr %a0, ptr %a1) {
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %a0, ptr %a1, i64 4, i1 false)
  ret void
}
; -----
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64 immarg, i1 immarg)
define void @f(ptr %a0, i8 %a1) {
  call void @llvm.memset.inline.p0.i64(ptr %a0, i8 %a1, i64 8, i1 false)
  ret void
}
; -----
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f() {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}
; -----
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
define void @f() {
  %a = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %a)
  ret void
}
; -----
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
define void @f(ptr %a, ptr %b, ...) {
  call void @llvm.va_start.p0(ptr %a)
  call void @llvm.va_copy.p0(ptr %b, ptr %a)
  call void @llvm.va_end.p0(ptr %a)
  ret void
}
; -----
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr)
declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr)
define void @f(ptr %a) {
  %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %a)
  call void @llvm.invariant.end.p0(ptr %i, i64 4, ptr %a)
  ret void
}
; -----
declare ptr @llvm.launder.invariant.group.p0(ptr)
define void @f(ptr %a0) {
  %r = call ptr @llvm.launder.invariant.group.p0(ptr %a0)
  ret void
}
; -----
declare ptr @llvm.strip.invariant.group.p0(ptr)
define void @f(ptr %a0) {
  %r = call ptr @llvm.strip.invariant.group.p0(ptr %a0)
  ret void
}
; -----
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define void @f(ptr %a0) {
  call void @llvm.prefetch.p0(ptr %a0, i32 0, i32 3, i32 1)
  ret void
}
; -----
@t = thread_local global i32 1
declare ptr @llvm.threadlocal.address.p0(ptr)
define ptr @f() {
  %a = call nonnull ptr @llvm.threadlocal.address.p0(ptr @t)
  ret ptr %a
}
; -----
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %a0)
  ret void
}
; -----
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %a0)
  ret void
}
; -----
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %a0)
  ret void
}
; -----
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %a0)
  ret void
}
; -----
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %a0)
  ret void
}
; -----
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %a0)
  ret void
}
; -----
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %a0)
  ret void
}
; -----
declare i32 @llvm.vector.reduce.umin.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %a0)
  ret void
}
; -----
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>)
define void @f(<4 x i32> %a0) {
  %r = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %a0)
  ret void
}
; -----
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
define void @f(<4 x float> %a0) {
  %r = call nnan float @llvm.vector.reduce.fmax.v4f32(<4 x float> %a0)
  ret void
}
; -----
declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>)
define void @f(<4 x float> %a0) {
  %r = call nnan float @llvm.vector.reduce.fmin.v4f32(<4 x float> %a0)
  ret void
}
; -----
declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>)
define void @f(<4 x float> %a0) {
  %r = call nnan float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %a0)
  ret void
}
; -----
declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>)
define void @f(<4 x float> %a0) {
  %r = call nnan float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %a0)
  ret void
}
; -----
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
define void @f(float %a0, <4 x float> %a1) {
  %r = call float @llvm.vector.reduce.fadd.v4f32(float %a0, <4 x float> %a1)
  ret void
}
; -----
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
define void @f(float %a0, <4 x float> %a1) {
  %r = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %a0, <4 x float> %a1)
  ret void
}
; -----
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
define void @f(float %a0, <4 x float> %a1) {
  %r = call float @llvm.vector.reduce.fmul.v4f32(float %a0, <4 x float> %a1)
  ret void
}
; -----
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
define void @f(float %a0, <4 x float> %a1) {
  %r = call reassoc float @llvm.vector.reduce.fmul.v4f32(float %a0, <4 x float> %a1)
  ret void
}
; -----
declare <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32>, <4 x i32>, i64 immarg)
define void @f(<vscale x 4 x i32> %a0, <4 x i32> %a1) {
  %r = call <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32> %a0, <4 x i32> %a1, i64 0)
  ret void
}
; -----
declare <4 x i32> @llvm.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32>, i64 immarg)
define void @f(<vscale x 4 x i32> %a0) {
  %r = call <4 x i32> @llvm.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32> %a0, i64 4)
  ret void
}
; -----
declare <vscale x 8 x i8> @llvm.vector.interleave2.nxv8i8(<vscale x 4 x i8>, <vscale x 4 x i8>)
define void @f(<vscale x 4 x i8> %a0, <vscale x 4 x i8> %a1) {
  %r = call <vscale x 8 x i8> @llvm.vector.interleave2.nxv8i8(<vscale x 4 x i8> %a0, <vscale x 4 x i8> %a1)
  ret void
}
; -----
declare { <2 x i8>, <2 x i8> } @llvm.vector.deinterleave2.v4i8(<4 x i8>)
define void @f(<4 x i8> %a0) {
  %r = call { <2 x i8>, <2 x i8> } @llvm.vector.deinterleave2.v4i8(<4 x i8> %a0)
  ret void
}
; -----
declare <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
define void @f() {
  %r = call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  ret void
}
; -----
declare i64 @llvm.vscale.i64()
define void @f() {
  %r = call i64 @llvm.vscale.i64()
  ret void
}
; -----
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64)
define void @f(i64 %a0, i64 %a1) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 %a0, i64 %a1)
  ret void
}
; -----
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>)
declare void @llvm.masked.scatter.v4f32.v4p0(<4 x float>, <4 x ptr>, <4 x i1>)
define void @f(ptr %p, <4 x ptr> %v, <4 x i1> %m, <4 x float> %x) {
  %a = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 8 %p, <4 x i1> %m, <4 x float> %x)
  %b = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %p, <4 x i1> %m, <4 x float> poison), !nontemporal !0
  call void @llvm.masked.store.v4f32.p0(<4 x float> %x, ptr align 16 %p, <4 x i1> %m)
  %c = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %v, <4 x i1> %m, <4 x float> %x)
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %x, <4 x ptr> align 4 %v, <4 x i1> %m)
  ret void
}
!0 = !{i32 1}
; -----
declare <4 x float> @llvm.masked.expandload.v4f32(ptr, <4 x i1>, <4 x float>)
define void @f(ptr %a0, <4 x i1> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.masked.expandload.v4f32(ptr %a0, <4 x i1> %a1, <4 x float> %a2)
  ret void
}
; -----
declare void @llvm.masked.compressstore.v4f32(<4 x float>, ptr, <4 x i1>)
define void @f(<4 x float> %a0, ptr align 8 %a1, <4 x i1> %a2) {
  call void @llvm.masked.compressstore.v4f32(<4 x float> %a0, ptr align 8 %a1, <4 x i1> %a2)
  ret void
}
; -----
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32 immarg, i32 immarg, i32 immarg)
define void @f(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %a0, <4 x float> %a1, i32 2, i32 2, i32 2)
  ret void
}
; -----
declare <6 x float> @llvm.matrix.transpose.v6f32(<6 x float>, i32 immarg, i32 immarg)
define void @f(<6 x float> %a0) {
  %r = call <6 x float> @llvm.matrix.transpose.v6f32(<6 x float> %a0, i32 2, i32 3)
  ret void
}
; -----
declare <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr, i64, i1 immarg, i32 immarg, i32 immarg)
define void @f(ptr %a0, i64 %a1) {
  %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %a0, i64 %a1, i1 false, i32 2, i32 2)
  ret void
}
; -----
declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, ptr, i64, i1 immarg, i32 immarg, i32 immarg)
define void @f(<4 x float> %a0, ptr %a1, i64 %a2) {
  call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %a0, ptr %a1, i64 %a2, i1 true, i32 2, i32 2)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.add.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.add.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.sub.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.sub.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.mul.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.mul.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.sdiv.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.sdiv.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.udiv.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.udiv.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.srem.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.srem.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.urem.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.urem.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.ashr.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.ashr.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.lshr.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.lshr.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.shl.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.shl.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.or.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.or.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.and.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.and.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.xor.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.xor.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.smax.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.smax.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.smin.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.smin.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.umax.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.umax.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.umin.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.umin.v8i32(<8 x i32> %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x float> @llvm.vp.fadd.v8f32(<8 x float>, <8 x float>, <8 x i1>, i32)
define void @f(<8 x float> %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x float> @llvm.vp.fadd.v8f32(<8 x float> %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x float> @llvm.vp.fsub.v8f32(<8 x float>, <8 x float>, <8 x i1>, i32)
define void @f(<8 x float> %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x float> @llvm.vp.fsub.v8f32(<8 x float> %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x float> @llvm.vp.fmul.v8f32(<8 x float>, <8 x float>, <8 x i1>, i32)
define void @f(<8 x float> %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x float> @llvm.vp.fmul.v8f32(<8 x float> %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x float> @llvm.vp.fdiv.v8f32(<8 x float>, <8 x float>, <8 x i1>, i32)
define void @f(<8 x float> %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x float> @llvm.vp.fdiv.v8f32(<8 x float> %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x float> @llvm.vp.frem.v8f32(<8 x float>, <8 x float>, <8 x i1>, i32)
define void @f(<8 x float> %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x float> @llvm.vp.frem.v8f32(<8 x float> %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x float> @llvm.vp.fneg.v8f32(<8 x float>, <8 x i1>, i32)
define void @f(<8 x float> %a0, <8 x i1> %a1, i32 %a2) {
  %r = call <8 x float> @llvm.vp.fneg.v8f32(<8 x float> %a0, <8 x i1> %a1, i32 %a2)
  ret void
}
; -----
declare <8 x float> @llvm.vp.fma.v8f32(<8 x float>, <8 x float>, <8 x float>, <8 x i1>, i32)
define void @f(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, <8 x i1> %a3, i32 %a4) {
  %r = call <8 x float> @llvm.vp.fma.v8f32(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, <8 x i1> %a3, i32 %a4)
  ret void
}
; -----
declare <8 x float> @llvm.vp.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>, <8 x i1>, i32)
define void @f(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, <8 x i1> %a3, i32 %a4) {
  %r = call <8 x float> @llvm.vp.fmuladd.v8f32(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, <8 x i1> %a3, i32 %a4)
  ret void
}
; -----
declare i32 @llvm.vp.reduce.add.v8i32(i32, <8 x i32>, <8 x i1>, i32)
define void @f(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.add.v8i32(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare i32 @llvm.vp.reduce.mul.v8i32(i32, <8 x i32>, <8 x i1>, i32)
define void @f(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.mul.v8i32(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare i32 @llvm.vp.reduce.and.v8i32(i32, <8 x i32>, <8 x i1>, i32)
define void @f(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.and.v8i32(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare i32 @llvm.vp.reduce.or.v8i32(i32, <8 x i32>, <8 x i1>, i32)
define void @f(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.or.v8i32(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare i32 @llvm.vp.reduce.xor.v8i32(i32, <8 x i32>, <8 x i1>, i32)
define void @f(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.xor.v8i32(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare i32 @llvm.vp.reduce.smax.v8i32(i32, <8 x i32>, <8 x i1>, i32)
define void @f(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.smax.v8i32(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare i32 @llvm.vp.reduce.smin.v8i32(i32, <8 x i32>, <8 x i1>, i32)
define void @f(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.smin.v8i32(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare i32 @llvm.vp.reduce.umax.v8i32(i32, <8 x i32>, <8 x i1>, i32)
define void @f(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.umax.v8i32(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare i32 @llvm.vp.reduce.umin.v8i32(i32, <8 x i32>, <8 x i1>, i32)
define void @f(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call i32 @llvm.vp.reduce.umin.v8i32(i32 %a0, <8 x i32> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare float @llvm.vp.reduce.fadd.v8f32(float, <8 x float>, <8 x i1>, i32)
define void @f(float %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call float @llvm.vp.reduce.fadd.v8f32(float %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare float @llvm.vp.reduce.fmul.v8f32(float, <8 x float>, <8 x i1>, i32)
define void @f(float %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call float @llvm.vp.reduce.fmul.v8f32(float %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare float @llvm.vp.reduce.fmax.v8f32(float, <8 x float>, <8 x i1>, i32)
define void @f(float %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call float @llvm.vp.reduce.fmax.v8f32(float %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare float @llvm.vp.reduce.fmin.v8f32(float, <8 x float>, <8 x i1>, i32)
define void @f(float %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3) {
  %r = call float @llvm.vp.reduce.fmin.v8f32(float %a0, <8 x float> %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.select.v8i32(<8 x i1>, <8 x i32>, <8 x i32>, i32)
define void @f(<8 x i1> %a0, <8 x i32> %a1, <8 x i32> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.select.v8i32(<8 x i1> %a0, <8 x i32> %a1, <8 x i32> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.merge.v8i32(<8 x i1>, <8 x i32>, <8 x i32>, i32)
define void @f(<8 x i1> %a0, <8 x i32> %a1, <8 x i32> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.vp.merge.v8i32(<8 x i1> %a0, <8 x i32> %a1, <8 x i32> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i64> @llvm.vp.zext.v8i64.v8i32(<8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i1> %a1, i32 %a2) {
  %r = call <8 x i64> @llvm.vp.zext.v8i64.v8i32(<8 x i32> %a0, <8 x i1> %a1, i32 %a2)
  ret void
}
; -----
declare <8 x i64> @llvm.vp.sext.v8i64.v8i32(<8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i1> %a1, i32 %a2) {
  %r = call <8 x i64> @llvm.vp.sext.v8i64.v8i32(<8 x i32> %a0, <8 x i1> %a1, i32 %a2)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.trunc.v8i32.v8i64(<8 x i64>, <8 x i1>, i32)
define void @f(<8 x i64> %a0, <8 x i1> %a1, i32 %a2) {
  %r = call <8 x i32> @llvm.vp.trunc.v8i32.v8i64(<8 x i64> %a0, <8 x i1> %a1, i32 %a2)
  ret void
}
; -----
declare <8 x float> @llvm.vp.sitofp.v8f32.v8i32(<8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i1> %a1, i32 %a2) {
  %r = call <8 x float> @llvm.vp.sitofp.v8f32.v8i32(<8 x i32> %a0, <8 x i1> %a1, i32 %a2)
  ret void
}
; -----
declare <8 x float> @llvm.vp.uitofp.v8f32.v8i32(<8 x i32>, <8 x i1>, i32)
define void @f(<8 x i32> %a0, <8 x i1> %a1, i32 %a2) {
  %r = call <8 x float> @llvm.vp.uitofp.v8f32.v8i32(<8 x i32> %a0, <8 x i1> %a1, i32 %a2)
  ret void
}
; -----
declare <8 x float> @llvm.vp.fptrunc.v8f32.v8f64(<8 x double>, <8 x i1>, i32)
define void @f(<8 x double> %a0, <8 x i1> %a1, i32 %a2) {
  %r = call <8 x float> @llvm.vp.fptrunc.v8f32.v8f64(<8 x double> %a0, <8 x i1> %a1, i32 %a2)
  ret void
}
; -----
declare <8 x double> @llvm.vp.fpext.v8f64.v8f32(<8 x float>, <8 x i1>, i32)
define void @f(<8 x float> %a0, <8 x i1> %a1, i32 %a2) {
  %r = call <8 x double> @llvm.vp.fpext.v8f64.v8f32(<8 x float> %a0, <8 x i1> %a1, i32 %a2)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.fptoui.v8i32.v8f32(<8 x float>, <8 x i1>, i32)
define void @f(<8 x float> %a0, <8 x i1> %a1, i32 %a2) {
  %r = call <8 x i32> @llvm.vp.fptoui.v8i32.v8f32(<8 x float> %a0, <8 x i1> %a1, i32 %a2)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.fptosi.v8i32.v8f32(<8 x float>, <8 x i1>, i32)
define void @f(<8 x float> %a0, <8 x i1> %a1, i32 %a2) {
  %r = call <8 x i32> @llvm.vp.fptosi.v8i32.v8f32(<8 x float> %a0, <8 x i1> %a1, i32 %a2)
  ret void
}
; -----
declare <8 x ptr> @llvm.vp.inttoptr.v8p0.v8i64(<8 x i64>, <8 x i1>, i32)
define void @f(<8 x i64> %a0, <8 x i1> %a1, i32 %a2) {
  %r = call <8 x ptr> @llvm.vp.inttoptr.v8p0.v8i64(<8 x i64> %a0, <8 x i1> %a1, i32 %a2)
  ret void
}
; -----
declare <8 x i64> @llvm.vp.ptrtoint.v8i64.v8p0(<8 x ptr>, <8 x i1>, i32)
define void @f(<8 x ptr> %a0, <8 x i1> %a1, i32 %a2) {
  %r = call <8 x i64> @llvm.vp.ptrtoint.v8i64.v8p0(<8 x ptr> %a0, <8 x i1> %a1, i32 %a2)
  ret void
}
; -----
declare <8 x i32> @llvm.vp.load.v8i32.p0(ptr, <8 x i1>, i32)
define void @f(ptr %a0, <8 x i1> %a1, i32 %a2) {
  %r = call <8 x i32> @llvm.vp.load.v8i32.p0(ptr %a0, <8 x i1> %a1, i32 %a2)
  ret void
}
; -----
declare void @llvm.vp.store.v8i32.p0(<8 x i32>, ptr, <8 x i1>, i32)
define void @f(<8 x i32> %a0, ptr %a1, <8 x i1> %a2, i32 %a3) {
  call void @llvm.vp.store.v8i32.p0(<8 x i32> %a0, ptr %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare <8 x i32> @llvm.experimental.vp.strided.load.v8i32.p0.i64(ptr, i64, <8 x i1>, i32)
define void @f(ptr %a0, i64 %a1, <8 x i1> %a2, i32 %a3) {
  %r = call <8 x i32> @llvm.experimental.vp.strided.load.v8i32.p0.i64(ptr %a0, i64 %a1, <8 x i1> %a2, i32 %a3)
  ret void
}
; -----
declare void @llvm.experimental.vp.strided.store.v8i32.p0.i64(<8 x i32>, ptr, i64, <8 x i1>, i32)
define void @f(<8 x i32> %a0, ptr %a1, i64 %a2, <8 x i1> %a3, i32 %a4) {
  call void @llvm.experimental.vp.strided.store.v8i32.p0.i64(<8 x i32> %a0, ptr %a1, i64 %a2, <8 x i1> %a3, i32 %a4)
  ret void
}
; -----
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)
define void @f(i32 %a0) {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a0, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  ret void
}
; -----
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)
define void @f(i32 %a0) {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a0, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret void
}
; -----
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)
define void @f(i32 %a0) {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a0, metadata !"round.tonearestaway", metadata !"fpexcept.ignore")
  ret void
}
; -----
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)
define void @f(i32 %a0) {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a0, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret void
}
; -----
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)
define void @f(i32 %a0) {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a0, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret void
}
; -----
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)
define void @f(i32 %a0) {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a0, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret void
}
; -----
declare float @llvm.experimental.constrained.uitofp.f32.i32(i32, metadata, metadata)
define void @f(i32 %a0) {
  %r = call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %a0, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret void
}
; -----
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
define void @f(double %a0) {
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %a0, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret void
}
; -----
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
define void @f(float %a0) {
  %r = call double @llvm.experimental.constrained.fpext.f64.f32(float %a0, metadata !"fpexcept.maytrap")
  ret void
}
; -----
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare ptr @llvm.coro.begin(token, ptr)
declare i64 @llvm.coro.size.i64()
declare i64 @llvm.coro.align.i64()
declare token @llvm.coro.save(ptr)
declare i8 @llvm.coro.suspend(token, i1)
declare ptr @llvm.coro.free(token, ptr)
declare void @llvm.coro.resume(ptr)
declare ptr @llvm.coro.promise(ptr, i32, i1)
define void @f(ptr %p) presplitcoroutine {
  %id = call token @llvm.coro.id(i32 16, ptr null, ptr null, ptr null)
  %s = call i64 @llvm.coro.size.i64()
  %a = call i64 @llvm.coro.align.i64()
  %b = call ptr @llvm.coro.begin(token %id, ptr %p)
  %t = call token @llvm.coro.save(ptr %b)
  %u = call i8 @llvm.coro.suspend(token %t, i1 false)
  %v = call i8 @llvm.coro.suspend(token none, i1 true)
  %w = call ptr @llvm.coro.free(token %id, ptr %b)
  call void @llvm.coro.resume(ptr %b)
  %x = call ptr @llvm.coro.promise(ptr %b, i32 4, i1 false)
  ret void
}
; -----
declare i64 @llvm.x86.rdtsc()
declare <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32>, i32)
declare i64 @llvm.readcyclecounter()
declare float @llvm.canonicalize.f32(float)
declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare void @llvm.donothing()
define void @f(<4 x i32> %v, i32 %x, float %f, ptr %p) {
  %a = call i64 @llvm.x86.rdtsc()
  %b = call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> %v, i32 %x)
  %c = call i64 @llvm.readcyclecounter()
  %d = call nnan float @llvm.canonicalize.f32(float %f)
  %e = call i64 @llvm.objectsize.i64.p0(ptr nonnull %p, i1 false, i1 true, i1 false)
  %g = call range(i32 0, 5) i32 @llvm.fptosi.sat.i32.f32(float noundef %f)
  call void @llvm.donothing()
  ret void
}
