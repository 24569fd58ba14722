declare fastcc void @f0()
define fastcc void @g0() {
  call fastcc void @f0()
  ret void
}
declare coldcc void @f1()
define coldcc void @g1() {
  call coldcc void @f1()
  ret void
}
declare ghccc void @f2()
define ghccc void @g2() {
  call ghccc void @f2()
  ret void
}
declare cc 11 void @f3()
define cc 11 void @g3() {
  call cc 11 void @f3()
  ret void
}
declare anyregcc void @f4()
define anyregcc void @g4() {
  call anyregcc void @f4()
  ret void
}
declare preserve_mostcc void @f5()
define preserve_mostcc void @g5() {
  call preserve_mostcc void @f5()
  ret void
}
declare preserve_allcc void @f6()
define preserve_allcc void @g6() {
  call preserve_allcc void @f6()
  ret void
}
declare swiftcc void @f7()
define swiftcc void @g7() {
  call swiftcc void @f7()
  ret void
}
declare cxx_fast_tlscc void @f8()
define cxx_fast_tlscc void @g8() {
  call cxx_fast_tlscc void @f8()
  ret void
}
declare tailcc void @f9()
define tailcc void @g9() {
  call tailcc void @f9()
  ret void
}
declare cfguard_checkcc void @f10()
define cfguard_checkcc void @g10() {
  call cfguard_checkcc void @f10()
  ret void
}
declare swifttailcc void @f11()
define swifttailcc void @g11() {
  call swifttailcc void @f11()
  ret void
}
declare x86_stdcallcc void @f12()
define x86_stdcallcc void @g12() {
  call x86_stdcallcc void @f12()
  ret void
}
declare x86_fastcallcc void @f13()
define x86_fastcallcc void @g13() {
  call x86_fastcallcc void @f13()
  ret void
}
declare arm_apcscc void @f14()
define arm_apcscc void @g14() {
  call arm_apcscc void @f14()
  ret void
}
declare arm_aapcscc void @f15()
define arm_aapcscc void @g15() {
  call arm_aapcscc void @f15()
  ret void
}
declare arm_aapcs_vfpcc void @f16()
define arm_aapcs_vfpcc void @g16() {
  call arm_aapcs_vfpcc void @f16()
  ret void
}
declare msp430_intrcc void @f17()
define msp430_intrcc void @g17() {
  call msp430_intrcc void @f17()
  ret void
}
declare x86_thiscallcc void @f18()
define x86_thiscallcc void @g18() {
  call x86_thiscallcc void @f18()
  ret void
}
declare ptx_device void @f19()
define ptx_device void @g19() {
  call ptx_device void @f19()
  ret void
}
declare spir_func void @f20()
define spir_func void @g20() {
  call spir_func void @f20()
  ret void
}
declare intel_ocl_bicc void @f21()
define intel_ocl_bicc void @g21() {
  call intel_ocl_bicc void @f21()
  ret void
}
declare x86_64_sysvcc void @f22()
define x86_64_sysvcc void @g22() {
  call x86_64_sysvcc void @f22()
  ret void
}
declare win64cc void @f23()
define win64cc void @g23() {
  call win64cc void @f23()
  ret void
}
declare x86_vectorcallcc void @f24()
define x86_vectorcallcc void @g24() {
  call x86_vectorcallcc void @f24()
  ret void
}
declare avr_intrcc void @f25()
define avr_intrcc void @g25() {
  call avr_intrcc void @f25()
  ret void
}
declare x86_regcallcc void @f26()
define x86_regcallcc void @g26() {
  call x86_regcallcc void @f26()
  ret void
}
declare aarch64_vector_pcs void @f27()
define aarch64_vector_pcs void @g27() {
  call aarch64_vector_pcs void @f27()
  ret void
}
declare amdgpu_gfx void @f28()
define amdgpu_gfx void @g28() {
  call amdgpu_gfx void @f28()
  ret void
}
; -----
declare i32 @f(i32, ...)
declare void @g()
define void @calls(ptr %p, i32 %x) {
  %a = call i32 (i32, ...) @f(i32 %x)
  %b = call i32 (i32, ...) @f(i32 %x, double 1.0, ptr %p)
  %c = call i32 (i32, ...) %p(i32 %x, i64 2)
  %d = call i32 %p(i32 %x)
  call void @g()
  tail call void @g()
  notail call void @g()
  %e = call fast float %p(float 2.0)
  musttail call void @g()
  ret void
}
; -----
declare void @g()
define void @attrs() {
  call void @g() nounwind
  call void @g() willreturn
  call void @g() convergent
  call void @g() noinline
  call void @g() alwaysinline
  call void @g() inlinehint
  call void @g() memory(none)
  call void @g() memory(read)
  call void @g() memory(argmem: readwrite)
  call void @g() memory(write, inaccessiblemem: read)
  call void @g() nounwind "a"="b" noreturn cold
  ret void
}
; -----
declare void @r() memory(read)
declare void @n() memory(none)
declare void @w() memory(argmem: write)
define void @inherit() {
  call void @r()
  call void @n()
  call void @w() memory(read)
  call void @r() [ "deopt"(i32 1) ]
  call void @r() [ "foo"(i32 1) ]
  ret void
}
; -----
declare ptr @f(ptr, i32, i64)
define void @params(ptr %p) {
  %a = call noalias ptr @f(ptr byval(i32) align 4 %p, i32 inreg 1, i64 zeroext 2)
  %b = call nonnull align 8 dereferenceable(4) ptr @f(ptr nocapture readonly %p, i32 noundef signext 1, i64 range(i64 -1, 5) 2)
  %c = call ptr @f(ptr sret({i32}) %p, i32 1, i64 2)
  %d = call ptr @f(ptr nofree nest %p, i32 1, i64 2)
  ret void
}
; -----
declare i32 @f(i32)
declare void @v(i8, ...)
define void @incompatible() {
  %a = call i64 @f(i64 1)
  call void @f(i32 1)
  %b = call i32 @v(i8 1)
  call void (i8, i32) @v(i8 1, i32 2)
  ret void
}
; -----
define i32 @asm(i32 %x, ptr %p) {
  %a = call i32 asm "bswap $0", "=r,r"(i32 %x)
  %b = call i32 asm sideeffect alignstack "foo", "=r,r,~{cc}"(i32 %x)
  call void asm sideeffect inteldialect "nop", ""()
  call void asm sideeffect "mov $1, $0", "=*m,r"(ptr elementtype(i32) %p, i32 %x)
  %c = call { i32, i32 } asm "x", "=r,=r,r,0"(i32 %x, i32 1)
  %d = tail call i32 asm "y $0 $1", "=&r,*m,i"(ptr elementtype(i8) %p, i32 4)
  ret i32 %a
}
; -----
declare void @h()
@if = ifunc void (), ptr @res
@al = alias void (), ptr @h2
define ptr @res() {
  ret ptr @h
}
define void @h2() {
  call void @if()
  call void @al()
  ret void
}
