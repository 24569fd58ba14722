@a = global [3 x i8] c"abc"
@b = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]]
@c = global { i32, ptr } { i32 3, ptr @a }
@d = global [2 x ptr] [ptr @a, ptr getelementptr inbounds (i8, ptr @b, i64 4)]
@e = global i128 170141183460469231731687303715884105727
@f = global x86_fp80 0xK3FFF8000000000000000
@z = global [2 x {i32,i32}] zeroinitializer
@i1s = global <4 x i1> <i1 1, i1 0, i1 1, i1 1>
@n = global ptr null
@u = global i32 undef
@p = global {i32, i32} poison
@0 = global i32 3
@t = thread_local global i32 3, section "foo", align 8
@ext = external global i32 #0
@ctors = global i8 0, comdat($x)
@al = alias i32, ptr @0
@al2 = alias i32, ptr getelementptr(i8, ptr @b, i64 4)
@if = ifunc void (), ptr @res
@if2 = ifunc void (), ptr @res
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @res, ptr null }]
$x = comdat any
attributes #0 = { norecurse "bss-section"="my" }
define ptr @res() { ret ptr null }
!llvm.module.flags = !{!0,!1}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!llvm.ident = !{!2}
!2 = !{!"clang"}
module asm "foo"
; -----
@a = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@b = internal global i32 0
@c = available_externally global i32 1
@d = linkonce global i32 1
@e = linkonce_odr hidden global i32 1
@f = weak protected global i32 1
@g = weak_odr local_unnamed_addr global i32 1
@h = common global i32 0
@i = extern_weak global i32
@j = external dso_local global i32
@k = external addrspace(3) constant float
@l = thread_local(initialexec) global i32 1
@m = dso_local externally_initialized global i32 1
@n = global i32 1, section ".x", align 64
; -----
@a = global float 1.5
@b = global double 0x7FF8000000000001
@c = global half 0xH3C00
@d = global bfloat 0xR3F80
@e = global fp128 0xL00000000000000003FFF000000000000
@f = global x86_fp80 0xK4000C000000000000000
@g = global [3 x float] [float 1.0, float 2.0, float 0.1]
@h = global <2 x double> <double 1.0, double 1.0>
@i = global [2 x <2 x i16>] [<2 x i16> <i16 1, i16 2>, <2 x i16> <i16 3, i16 4>]
@j = global i1 true
@k = global i8 -1
@l = global i64 -9223372036854775808
@m = global [2 x i1] [i1 true, i1 false]
@n = global [2 x i128] [i128 1, i128 -1]
@o = global i200 12345678901234567890123456789012345678901234567890
@p = global [4 x i8] c"\00\FF\0A\22"
@q = global [2 x [2 x i8]] [[2 x i8] c"ab", [2 x i8] c"cd"]
@r = global [3 x i32] [i32 7, i32 7, i32 7]
@s = global <4 x i32> splat (i32 3)
@t = global [0 x i32] zeroinitializer
@u = global [2 x i7] [i7 1, i7 -1]
; -----
@g = external global [4 x i32]
@a = global ptr getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 2)
@b = global i64 ptrtoint (ptr @g to i64)
@c = global ptr inttoptr (i64 16 to ptr)
@d = global i64 add (i64 ptrtoint (ptr @g to i64), i64 8)
@e = global i64 sub nuw nsw (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @a to i64))
@f = global ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1))
@h = global i32 trunc (i64 ptrtoint (ptr @g to i64) to i32)
@i = global i64 xor (i64 ptrtoint (ptr @g to i64), i64 1)
@j = global { ptr, [2 x ptr], i32 } { ptr @g, [2 x ptr] [ptr @a, ptr null], i32 undef }
@k = global <2 x ptr> <ptr @g, ptr null>
@l = global ptr dso_local_equivalent @fn
@m = global [2 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr @g }, { i32, ptr } zeroinitializer]
@n = global { i8, [3 x i8], i32 } { i8 1, [3 x i8] undef, i32 2 }
@o = global target("spirv.Event") zeroinitializer
@p = global ptr getelementptr (i8, ptr getelementptr inbounds nuw (i8, ptr @g, i64 4), i64 ptrtoint (ptr @a to i64))
declare void @fn()
; -----
@x = global ptr no_cfi @f
declare void @f()
; -----
define ptr @f(i32 %x) {
  %a = add i32 %x, 3
  %b = add i32 %x, 4
  %c = add i32 %a, 3
  store ptr getelementptr (i8, ptr @g, i64 5), ptr @g
  store {i32, i32} {i32 3, i32 undef}, ptr @g
  store i64 5, ptr @g
  store <2 x i32> <i32 1, i32 2>, ptr @g
  ret ptr @g
}
@g = external global i8
; -----
$a = comdat any
$b = comdat exactmatch
$c = comdat largest
$d = comdat nodeduplicate
$e = comdat samesize
$"x y" = comdat any
@a = global i32 1, comdat
@b = global i32 1, comdat
@c = global i32 1, comdat($c)
@g = global i32 1, comdat($d)
@h = global i32 1, comdat($e)
@i = global i32 1, comdat($"x y")
define void @f() comdat($a) { ret void }
; -----
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }, { i32, ptr, ptr } { i32 2, ptr @f, ptr @d }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]
@d = global i32 0
define void @f() { ret void }
; -----
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.used = appending global [1 x ptr] [ptr @x], section "llvm.metadata"
@x = global i32 1
; -----
@x = global i32 1
@a = alias i32, ptr @x
@b = internal alias i32, ptr @a
@c = weak hidden alias i8, ptr getelementptr (i8, ptr @x, i64 1)
@d = linkonce_odr unnamed_addr alias void (), ptr @f
@e = dso_local alias i32, ptr @x
@t = thread_local alias i32, ptr @y
@y = thread_local global i32 1
define void @f() { ret void }
define ptr @g() { ret ptr @a }
; -----
@f = ifunc void (), ptr @r
@g = hidden dso_local ifunc i32 (i32), ptr @r
define internal ptr @r() { ret ptr null }
; -----
@0 = global i32 1
@1 = private constant i32 2
@mlir.llvm.nameless_global_1 = global i32 3
define ptr @f() { ret ptr @1 }
