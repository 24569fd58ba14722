define {i32, float} @a({i32, float} %s, i32 %x) {
  %e = extractvalue {i32, float} %s, 0
  %i = insertvalue {i32, float} %s, i32 %x, 0
  ret {i32, float} %i
}
; -----
%named = type { i32, [2 x {i8, ptr}] }
define %named @n(%named %s, ptr %p) {
  %e = extractvalue %named %s, 1, 1, 0
  %i = insertvalue %named %s, ptr %p, 1, 0, 1
  ret %named %i
}
; -----
define <4 x float> @v(<4 x float> %v, float %x, i32 %i) {
  %e = extractelement <4 x float> %v, i32 1
  %f = extractelement <4 x float> %v, i64 2
  %g = extractelement <4 x float> %v, i32 %i
  %h = insertelement <4 x float> %v, float %x, i32 %i
  %s = shufflevector <4 x float> %v, <4 x float> %h, <4 x i32> <i32 0, i32 5, i32 2, i32 poison>
  %t = shufflevector <4 x float> %v, <4 x float> poison, <2 x i32> <i32 3, i32 0>
  ret <4 x float> %s
}
; -----
define <vscale x 4 x i32> @sv(i32 %x) {
  %i = insertelement <vscale x 4 x i32> poison, i32 %x, i64 0
  %s = shufflevector <vscale x 4 x i32> %i, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  ret <vscale x 4 x i32> %s
}
; -----
%0 = type { i32 }
%1 = type { i64 }
%o = type opaque
%p = type <{ i8, i32 }>
%e = type {}
declare void @f(%0, %1, ptr, %p, %e)
declare target("spirv.Image", void, 1, 0) @t(target("aarch64.svcount"))
declare void @u(x86_amx, ppc_fp128, [0 x i8], [2 x [3 x float]])
@x = external global %o
; -----
%a = type { %b, ptr }
%b = type { i32, [2 x %c] }
%c = type { double }
@g = external global %a
@h = global %b zeroinitializer
@i = global { { }, [0 x i32], <2 x i8> } zeroinitializer
