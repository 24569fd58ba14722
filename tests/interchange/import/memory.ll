define void @l(ptr %p, ptr addrspace(1) %q, i32 %n) {
  %a = alloca i32
  %b = alloca i64, align 16
  %c = alloca [4 x float], i32 %n
  %d = alloca { i8, i64 }, i64 3, align 8
  %e = alloca inalloca i32
  %l = load i32, ptr %p
  %m = load volatile i64, ptr %p, align 4
  %o = load <4 x float>, ptr addrspace(1) %q
  store i32 %l, ptr %a
  store volatile i64 %m, ptr %b, align 1
  ret void
}
; -----
define void @a(ptr %p) {
  %l0 = load atomic i32, ptr %p unordered, align 4
  %l1 = load atomic i32, ptr %p monotonic, align 4
  %l2 = load atomic i32, ptr %p acquire, align 4
  %l3 = load atomic i32, ptr %p seq_cst, align 4
  store atomic i32 %l0, ptr %p unordered, align 4
  store atomic i32 %l0, ptr %p monotonic, align 4
  store atomic i32 %l0, ptr %p release, align 4
  store atomic i32 %l0, ptr %p seq_cst, align 4
  %s = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 8
  store atomic i32 %s, ptr %p syncscope("singlethread") release, align 4
  %t = load atomic float, ptr %p syncscope("agent") monotonic, align 4
  ret void
}
; -----
define void @f() {
  fence acquire
  fence release
  fence acq_rel
  fence seq_cst
  fence syncscope("agent") seq_cst
  fence syncscope("singlethread") acquire
  ret void
}
; -----
define void @r(ptr %p, i32 %v, float %f, ptr %q) {
  %i0 = atomicrmw xchg ptr %p, i32 %v monotonic
  %i1 = atomicrmw add ptr %p, i32 %v monotonic
  %i2 = atomicrmw sub ptr %p, i32 %v monotonic
  %i3 = atomicrmw and ptr %p, i32 %v monotonic
  %i4 = atomicrmw nand ptr %p, i32 %v monotonic
  %i5 = atomicrmw or ptr %p, i32 %v monotonic
  %i6 = atomicrmw xor ptr %p, i32 %v monotonic
  %i7 = atomicrmw max ptr %p, i32 %v monotonic
  %i8 = atomicrmw min ptr %p, i32 %v monotonic
  %i9 = atomicrmw umax ptr %p, i32 %v monotonic
  %i10 = atomicrmw umin ptr %p, i32 %v monotonic
  %i11 = atomicrmw uinc_wrap ptr %p, i32 %v monotonic
  %i12 = atomicrmw udec_wrap ptr %p, i32 %v monotonic
  %i13 = atomicrmw usub_cond ptr %p, i32 %v monotonic
  %i14 = atomicrmw usub_sat ptr %p, i32 %v monotonic
  %f0 = atomicrmw fadd ptr %p, float %f seq_cst, align 8
  %f1 = atomicrmw fsub ptr %p, float %f seq_cst, align 8
  %f2 = atomicrmw fmax ptr %p, float %f seq_cst, align 8
  %f3 = atomicrmw fmin ptr %p, float %f seq_cst, align 8
  %f4 = atomicrmw fmaximum ptr %p, float %f seq_cst, align 8
  %f5 = atomicrmw fminimum ptr %p, float %f seq_cst, align 8
  %o0 = atomicrmw add ptr %p, i32 %v monotonic
  %o1 = atomicrmw add ptr %p, i32 %v acquire
  %o2 = atomicrmw add ptr %p, i32 %v release
  %o3 = atomicrmw add ptr %p, i32 %v acq_rel
  %o4 = atomicrmw add ptr %p, i32 %v seq_cst
  %x = atomicrmw xchg ptr %p, ptr %q acquire
  %y = atomicrmw volatile add ptr %p, i32 1 syncscope("workgroup") release, align 4
  ret void
}
; -----
define void @c(ptr %p, i32 %a, i32 %b, ptr %q) {
  %r = cmpxchg ptr %p, i32 %a, i32 %b monotonic monotonic
  %s = cmpxchg weak ptr %p, i32 %a, i32 %b acq_rel acquire
  %t = cmpxchg volatile ptr %p, i32 %a, i32 %b seq_cst seq_cst, align 8
  %u = cmpxchg weak volatile ptr %p, ptr %q, ptr null syncscope("singlethread") release monotonic
  ret void
}
; -----
%s = type { i32, [4 x i64], { i8, float } }
define void @g(ptr %p, i64 %i, i32 %j, <2 x ptr> %v, <2 x i64> %w) {
  %a = getelementptr i32, ptr %p, i64 %i
  %b = getelementptr inbounds i32, ptr %p, i64 1
  %c = getelementptr inbounds %s, ptr %p, i64 0, i32 1, i64 %i
  %d = getelementptr nusw %s, ptr %p, i32 1, i32 2, i32 1
  %e = getelementptr nuw i8, ptr %p, i64 %i
  %f = getelementptr nusw nuw i8, ptr %p, i64 %i
  %g = getelementptr inbounds nuw i8, ptr %p, i64 4
  %h = getelementptr i8, <2 x ptr> %v, <2 x i64> %w
  %k = getelementptr %s, <2 x ptr> %v, <2 x i64> %w, <2 x i32> <i32 0, i32 0>
  %l = getelementptr %s, ptr %p, <2 x i64> %w, i32 1, <2 x i64> %w
  %m = getelementptr [3 x i8], ptr %p, i64 %i, i64 2
  %n = getelementptr i32, ptr %p
  ret void
}
; -----
define i32 @va(ptr %l, ...) {
  %x = va_arg ptr %l, i32
  ret i32 %x
}
