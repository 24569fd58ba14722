declare i32 @f() #0
attributes #0 = { nounwind willreturn }
; -----
declare i32 @f() #0
attributes #0 = { cold hot noreturn optsize }
; -----
declare i32 @f() #0
attributes #0 = { minsize returns_twice nocallback noduplicate }
; -----
declare i32 @f() #0
attributes #0 = { "target-cpu"="x" "tune-cpu"="y" "target-features"="+a,-b" }
; -----
declare i32 @f() #0
attributes #0 = { "frame-pointer"="all" uwtable }
; -----
declare i32 @f() #0
attributes #0 = { "frame-pointer"="non-leaf" uwtable(sync) }
; -----
declare i32 @f() #0
attributes #0 = { "frame-pointer"="none" }
; -----
declare i32 @f() #0
attributes #0 = { "frame-pointer"="reserved" }
; -----
declare i32 @f() #0
attributes #0 = { memory(read) mustprogress nofree norecurse nosync }
; -----
declare i32 @f() #0
attributes #0 = { memory(none) }
; -----
declare i32 @f() #0
attributes #0 = { memory(argmem: read, inaccessiblemem: write) }
; -----
declare i32 @f() #0
attributes #0 = { "no-builtins" "no-builtin-foo" }
; -----
declare i32 @f() #0
attributes #0 = { "prefer-vector-width"="128" "reciprocal-estimates"="all" "fp-contract"="fast" "denormal-fp-math"="ieee" "denormal-fp-math-f32"="preserve-sign" "no-infs-fp-math"="true" "unsafe-fp-math"="true" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="true" "instrument-function-entry"="a" "instrument-function-exit"="b" "approx-func-fp-math"="true" }
; -----
declare i32 @f() #0
attributes #0 = { vscale_range(1,16) }
; -----
declare i32 @f() #0
attributes #0 = { vscale_range(2,0) }
; -----
declare i32 @f() #0
attributes #0 = { noinline optnone convergent }
; -----
declare i32 @f() #0
attributes #0 = { inlinehint }
; -----
declare i32 @f() #0
attributes #0 = { alwaysinline }
; -----
declare i32 @f() #0
attributes #0 = { "aarch64_pstate_sm_enabled" "aarch64_new_za" }
; -----
declare i32 @f() #0
attributes #0 = { "aarch64_pstate_sm_body" "aarch64_in_za" }
; -----
declare i32 @f() #0
attributes #0 = { "aarch64_pstate_sm_compatible" "aarch64_out_za" }
; -----
declare i32 @f() #0
attributes #0 = { "aarch64_inout_za" }
; -----
declare i32 @f() #0
attributes #0 = { "aarch64_preserves_za" }
; -----
declare i32 @f() #0
attributes #0 = { speculatable nonlazybind null_pointer_is_valid sanitize_address "probe-stack"="inline-asm" allockind("alloc,zeroed") nodivergencesource }
; -----
declare i32 @f() #0
attributes #0 = { alignstack=16 noredzone ssp }
; -----
declare i32 @f() #0
attributes #0 = { "k" "k2"="v" }
; -----
declare i32 @f() #0
attributes #0 = { "target-features"="" }
; -----
declare i32 @f() #0
attributes #0 = { naked noimplicitfloat jumptable nocf_check }
; -----
declare i32 @f() #0
attributes #0 = { sspreq strictfp sanitize_thread sanitize_memory sanitize_hwaddress sanitize_memtag }
; -----
declare i32 @f() #0
attributes #0 = { nomerge noprofile skipprofile presplitcoroutine }
; -----
declare ptr @f(i64, i64) allocsize(0, 1)
; -----
declare void @a(ptr noalias nocapture noundef nonnull align 8 dereferenceable(16) %p, ptr byval({i32, i8}) align 4 %q, i32 signext %x, i8 zeroext %y, ptr readonly %r, ptr writeonly %s, ptr readnone %t)
declare void @b(ptr sret({i32}) align 4 %p, ptr nest %n, i32 inreg %x, ptr byref(i32) %q, ptr dereferenceable_or_null(4) %r, ptr nofree %s)
declare ptr @c(ptr returned %p, i64 allocalign %a, ptr allocptr %q)
declare void @d(ptr preallocated(i32) %p)
declare void @e(ptr inalloca(i32) %p)
declare noundef range(i32 0, 10) i32 @f(i32 range(i32 -5, 5) %x, <4 x i32> range(i32 1, 2) %v)
declare noalias nonnull align 16 dereferenceable(8) ptr @g()
declare zeroext i8 @h(i32 alignstack(8) %x)
declare void @i(ptr captures(none) %p, ptr captures(address) %q, ptr captures(ret: address, provenance) %r)
declare void @j(ptr swiftself %p, float nofpclass(nan) %x)
; -----
define internal fastcc void @a() unnamed_addr section ".text.x" align 32 gc "statepoint-example" { ret void }
define weak_odr hidden dso_local void @b() local_unnamed_addr { ret void }
define linkonce protected void @c() { ret void }
declare extern_weak void @d()
define available_externally void @e() { ret void }
define private void @f() { ret void }
define void @"weird name"(i32 %0, ...) prefix i32 1 { ret void }
declare x86_stdcallcc void @g(...)
; -----
declare i32 @p(...)
define void @a() personality ptr @p { ret void }
define void @b() personality ptr null { ret void }
; -----
define void @a() !prof !0 { ret void }
define void @b() !vec_type_hint !1 !work_group_size_hint !2 !reqd_work_group_size !3 !intel_reqd_sub_group_size !4 { ret void }
define void @c() !vec_type_hint !5 { ret void }
define void @d() !prof !6 { ret void }
!0 = !{!"function_entry_count", i64 42}
!1 = !{<4 x i32> poison, i32 1}
!2 = !{i32 1, i32 2, i32 3}
!3 = !{i32 4, i32 5, i32 6}
!4 = !{i32 8}
!5 = !{float undef, i32 0}
!6 = !{!"function_entry_count", i64 4, i64 5}
