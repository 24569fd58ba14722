target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
; -----
target datalayout = "E-m:e-p:32:32-Fi8-i64:64-n32"
; -----
target datalayout = "e-P1-G2-A5-p1:64:64:64:32-S32-i1:8:16-f16:32"
; -----
target datalayout = "Fn32"
; -----
target datalayout = "v64:64-a:0:64-ni:1"
; -----
target datalayout = "p:32:32-m:o"
; -----
module asm "a"
module asm "b\09c"
module asm ""
; -----
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6, !7}
!0 = !{i32 1, !"a", i32 1}
!1 = !{i32 2, !"b", i32 -1}
!2 = !{i32 4, !"c", i32 3}
!3 = !{i32 5, !"d", !8}
!4 = !{i32 6, !"e", !8}
!5 = !{i32 7, !"f", i32 3}
!6 = !{i32 8, !"g", i32 3}
!7 = !{i32 1, !"h", !"text"}
!8 = !{!"x"}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = distinct !{!2, !3}
!2 = !{ptr @a, ptr @b, i64 222}
!3 = !{ptr @a, null, i64 3}
declare void @a()
declare void @b()
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 263646}
!4 = !{!"MaxCount", i64 86427}
!5 = !{!"MaxInternalCount", i64 86427}
!6 = !{!"MaxFunctionCount", i64 4691}
!7 = !{!"NumCounts", i64 3712}
!8 = !{!"NumFunctions", i64 796}
!9 = !{!"IsPartialProfile", i64 0}
!10 = !{!"PartialProfileRatio", double 0.5}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86427, i32 1}
!14 = !{i32 100000, i64 86427, i32 1}
; -----
!llvm.ident = !{!0}
!llvm.commandline = !{!1}
!llvm.linker.options = !{!2, !3}
!llvm.dependent-libraries = !{!4, !5}
!0 = !{!"clang version 22"}
!1 = !{!"-O2"}
!2 = !{!"/DEFAULTLIB:", !"libcmt"}
!3 = !{!"/x"}
!4 = !{!"m"}
!5 = !{!"c"}
; -----
source_filename = "x.c"
; -----

; -----
declare void @f(i32
