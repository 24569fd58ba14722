; options: -prefer-unregistered-intrinsics
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
declare { float, float } @llvm.sincos.f32(float)
define void @f(float %a0) {
  %r = call { float, float } @llvm.sincos.f32(float %a0)
  ret void
}
; -----
declare i32 @llvm.umin.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.umin.i32(i32 %a0, i32 %a1)
  ret void
}
; -----
declare void @llvm.lifetime.start.p0(ptr)
define void @f() {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr nonnull %a)
  ret void
}
