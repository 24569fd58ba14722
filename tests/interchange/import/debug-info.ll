%s = type { i32 }
@gv = global i32 3, !dbg !40
define i32 @f(i32 %a, ptr %p) !dbg !3 {
    #dbg_value(i32 %a, !8, !DIExpression(), !10)
  %x = add i32 %a, 1, !dbg !10
    #dbg_value(i32 %x, !9, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 16), !10)
    #dbg_declare(ptr %p, !13, !DIExpression(DW_OP_deref), !12)
    #dbg_value(i32 5, !9, !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed), !10)
    #dbg_value(!DIArgList(i32 %a, i32 %x), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
    #dbg_value(!{}, !9, !DIExpression(), !10)
    #dbg_label(!14, !12)
    #dbg_value(i32 poison, !9, !DIExpression(), !10)
  ret i32 %x, !dbg !12
}
declare !dbg !50 void @decl()
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "c", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, globals: !41, nameTableKind: None, splitDebugFilename: "x.dwo")
!2 = !DIFile(filename: "x.c", directory: "/d", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!3 = distinct !DISubprogram(name: "f", scope: !20, file: !2, line: 3, type: !4, scopeLine: 4, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
!5 = !{!6, !6, !15, !16, !23, !24, !30}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "a", arg: 1, scope: !3, file: !2, line: 3, type: !6)
!9 = !DILocalVariable(name: "x", scope: !3, file: !2, line: 4, type: !6, flags: DIFlagArtificial, align: 32)
!10 = !DILocation(line: 5, column: 3, scope: !3)
!11 = distinct !DILexicalBlock(scope: !3, file: !2, line: 5, column: 1)
!12 = !DILocation(line: 9, scope: !17)
!13 = !DILocalVariable(name: "p", scope: !11, file: !2, line: 4, type: !15)
!14 = !DILabel(scope: !11, name: "lab", file: !2, line: 7)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, dwarfAddressSpace: 3)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !2, line: 1, size: 64, align: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !18, identifier: "S")
!17 = !DILexicalBlockFile(scope: !11, file: !2, discriminator: 4)
!18 = !{!19, !22}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !2, line: 2, baseType: !15, size: 64, offset: 32, flags: DIFlagPublic)
!20 = !DINamespace(name: "ns", scope: !21, exportSymbols: true)
!21 = !DIModule(scope: null, name: "mod", configMacros: "-DX", includePath: "/i", apinotes: "n", line: 3, isDecl: true)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !16, baseType: !6, size: 32)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !25)
!24 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", baseType: !6, size: 32, elements: !27)
!25 = !{!26, !29}
!26 = !DISubrange(count: 3, lowerBound: 1)
!27 = !{!28}
!28 = !DIEnumerator(name: "A", value: 1)
!29 = !DISubrange(upperBound: 5, stride: 2)
!30 = !DIStringType(name: "s", size: 80, encoding: DW_ATE_ASCII)
!40 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!41 = !{!40}
!42 = distinct !DIGlobalVariable(name: "gv", linkageName: "_gv", scope: !1, file: !2, line: 1, type: !6, isLocal: false, isDefinition: true, align: 32)
!50 = !DISubprogram(name: "decl", scope: !2, file: !2, line: 30, type: !51, spFlags: DISPFlagOptimized, annotations: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{}
!53 = !{!54}
!54 = !{!"tag", !"value"}
; -----
define void @f(ptr %p) !dbg !3 {
  %a = alloca i32, !dbg !5
    #dbg_declare(ptr %a, !6, !DIExpression(), !5)
  ret void, !dbg !5
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "c", isOptimized: false, emissionKind: FullDebug)
!2 = !DIFile(filename: "x.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: null, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !{})
!5 = !DILocation(line: 2, column: 4, scope: !3)
!6 = !DILocalVariable(name: "n", scope: !3, file: !2, type: !7)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "N", elements: !8, identifier: "N")
!8 = !{!9, !10}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !7, baseType: !11)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !7, baseType: !12)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!12 = !DICompositeType(tag: DW_TAG_union_type, name: "U", elements: !13, identifier: "U")
!13 = !{!14, !15}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !12, baseType: !11)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !12, baseType: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
; -----
declare i32 @__gxx(...)
define i32 @f(i32 %a) personality ptr @__gxx !dbg !3 {
  %r = invoke i32 @f(i32 %a) to label %n unwind label %u, !dbg !5
n:
    #dbg_value(i32 %r, !6, !DIExpression(), !5)
  ret i32 %r
u:
  %p = phi i32 [ 1, %0 ]
  %l = landingpad { ptr, i32 } cleanup
    #dbg_value(i32 %p, !6, !DIExpression(), !5)
  resume { ptr, i32 } %l
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "c", isOptimized: false, emissionKind: FullDebug)
!2 = !DIFile(filename: "x.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !7)
!5 = !DILocation(line: 2, column: 4, scope: !3)
!6 = !DILocalVariable(name: "n", scope: !3, file: !2, type: !8)
!7 = !{!8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; -----
; Flags that are groups of bits, and types of functions that return nothing.
define void @flags() !dbg !3 {
  ret void, !dbg !11
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, isOptimized: false, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "flags", scope: !2, file: !2, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !1, retainedNodes: !6)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !{!7, !8, !9, !10}
!7 = !DILocalVariable(name: "a", scope: !3, file: !2, line: 1, type: !12)
!8 = !DILocalVariable(name: "b", scope: !3, file: !2, line: 1, type: !13)
!9 = !DILocalVariable(name: "c", scope: !3, file: !2, line: 1, type: !14)
!10 = !DILocalVariable(name: "d", scope: !3, file: !2, line: 1, type: !15)
!11 = !DILocation(line: 2, scope: !3)
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", flags: DIFlagPrivate)
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "b", flags: DIFlagProtected | DIFlagFwdDecl)
!14 = !DICompositeType(tag: DW_TAG_structure_type, name: "c", flags: DIFlagPublic | DIFlagVirtual)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DISubroutineType(types: !17)
!17 = !{}
