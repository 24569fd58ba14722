define void @f(ptr %p, i1 %c) !dbg !3 {
  %l = load i32, ptr %p, !tbaa !20, !alias.scope !30, !noalias !32, !llvm.access.group !40, !dbg !10
  %m = load ptr, ptr %p, !dereferenceable !50, !invariant.load !51, !nontemporal !52, !tbaa !23
  store i32 %l, ptr %p, !llvm.access.group !41, !invariant.group !51
  %n = load ptr, ptr %p, !dereferenceable_or_null !50
  call void @llvm.experimental.noalias.scope.decl(metadata !30)
  call void @g(), !prof !60
  fence seq_cst, !mmra !80
  store i32 1, ptr %p, !mmra !82
  br i1 %c, label %a, label %b, !prof !61, !llvm.loop !70
a:
  br label %a, !llvm.loop !75
b:
  switch i32 %l, label %d [ i32 1, label %d
   i32 2, label %d ], !prof !62
d:
  br i1 %c, label %e, label %a, !prof !63
e:
  ret void
}
declare void @g()
declare void @llvm.experimental.noalias.scope.decl(metadata)
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "c", isOptimized: true, emissionKind: FullDebug)
!2 = !DIFile(filename: "x.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !2, file: !2, line: 3, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !1, retainedNodes: !7)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, null}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8}
!8 = !DILocalVariable(name: "x", arg: 1, scope: !3, file: !2, line: 3, type: !6)
!10 = !DILocation(line: 5, column: 3, scope: !11, inlinedAt: !12)
!11 = distinct !DILexicalBlock(scope: !3, file: !2, line: 5, column: 1)
!12 = distinct !DILocation(line: 9, scope: !3)
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !22, i64 0}
!22 = !{!"char", !25, i64 0}
!23 = !{!24, !21, i64 4, i64 1}
!24 = !{!"S", !21, i64 0, !21, i64 4}
!25 = !{!"root"}
!30 = !{!31}
!31 = distinct !{!31, !33, !"scope"}
!32 = !{!34}
!33 = distinct !{!33, !"dom"}
!34 = distinct !{!34, !33}
!40 = distinct !{}
!41 = !{!40, !42}
!42 = distinct !{}
!50 = !{i64 8}
!51 = !{}
!52 = !{i32 1}
!60 = !{!"branch_weights", i32 5}
!61 = !{!"branch_weights", i32 5, i32 6}
!62 = !{!"branch_weights", i32 1, i32 2, i32 3}
!63 = !{!"branch_weights", !"expected", i32 1, i32 2}
!70 = distinct !{!70, !71, !72, !73, !74, !10, !12}
!71 = !{!"llvm.loop.mustprogress"}
!72 = !{!"llvm.loop.unroll.disable"}
!73 = !{!"llvm.loop.vectorize.enable", i1 true}
!74 = !{!"llvm.loop.parallel_accesses", !40, !42}
!75 = distinct !{!75, !76, !77}
!76 = !{!"llvm.loop.unroll.count", i32 4}
!77 = !{!"llvm.loop.vectorize.followup_all", !78}
!78 = distinct !{!78, !79}
!79 = !{!"llvm.loop.isvectorized", i32 1}
!80 = !{!"a", !"b"}
!81 = !{!"c", !"d"}
!82 = !{!80, !81}
; -----
define i32 @t(ptr %p) {
  %a = load i32, ptr %p, !tbaa !0
  ret i32 %a
}
!0 = !{!1, !1, i64 0}
!1 = !{!"a", !2}
!2 = !{}
; -----
define void @l(i1 %c) {
  br label %a
a:
  br i1 %c, label %a, label %b, !llvm.loop !0
b:
  br i1 %c, label %b, label %d, !llvm.loop !20
d:
  ret void
}
!0 = distinct !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14}
!1 = !{!"llvm.loop.disable_nonforced"}
!2 = !{!"llvm.loop.vectorize.width", i32 16}
!3 = !{!"llvm.loop.vectorize.predicate.enable", i1 false}
!4 = !{!"llvm.loop.vectorize.scalable.enable", i1 true}
!5 = !{!"llvm.loop.interleave.count", i32 32}
!6 = !{!"llvm.loop.unroll.enable"}
!7 = !{!"llvm.loop.unroll.full"}
!8 = !{!"llvm.loop.unroll_and_jam.count", i32 32}
!9 = !{!"llvm.licm.disable"}
!10 = !{!"llvm.loop.distribute.enable", i1 true}
!11 = !{!"llvm.loop.pipeline.initiationinterval", i32 2}
!12 = !{!"llvm.loop.peeled.count", i32 5}
!13 = !{!"llvm.loop.unswitch.partial.disable"}
!14 = !{!"llvm.loop.unroll.runtime.disable"}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.licm_versioning.disable"}
; -----
define void @l(i1 %c) {
  br label %a
a:
  br i1 %c, label %a, label %b, !llvm.loop !0
b:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unknown", i32 1}
; -----
define void @s(ptr %p) {
  store i32 1, ptr %p, !alias.scope !0
  store i32 2, ptr %p, !noalias !0
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  call void @llvm.experimental.noalias.scope.decl(metadata !5)
  ret void
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = !{!1}
!1 = !{!"name", !2, !"text"}
!2 = !{!"domain", !"d"}
!5 = !{!6}
!6 = distinct !{!6, !7}
!7 = distinct !{!7}
!9 = !{}
; -----
define void @bad(ptr %p) {
  store i32 1, ptr %p, !llvm.access.group !0
  ret void
}
!0 = !{!1}
!1 = !{}
; -----
define i32 @r(ptr %p) {
  %a = load i32, ptr %p, !range !0, !noundef !1
  %b = load ptr, ptr %p, !nonnull !1, !align !2
  %c = call float @g(float 1.0), !fpmath !3
  ret i32 %a
}
declare float @g(float)
!0 = !{i32 0, i32 5}
!1 = !{}
!2 = !{i64 8}
!3 = !{float 2.5}
