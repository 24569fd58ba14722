// Debug information: attributes, locations and records.

#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#void = #llvm.di_null_type
#file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#fnty = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #void, #int>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", linkageName = "f", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #fnty>
llvm.func @f(%x: i32) {
  %0 = llvm.add %x, %x : i32 loc("foo.mlir":5:7)
  llvm.return loc("foo.mlir":6:1)
} loc(fused<#sp>["foo.mlir":3:1])

// -----

#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = None, splitDebugFilename = "test.dwo">
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, alignInBits = 32, offsetInBits = 8, extraData = #int>
#named = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "named", baseType = #int, dwarfAddressSpace = 3>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #int, offsetInBits = 32>
#struct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #file, line = 10, scope = #file, sizeInBits = 64, alignInBits = 32, flags = "TypePassByValue|NonTrivial", elements = #member>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_subrange<count = 4>>
#vector = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "v", baseType = #int, flags = Vector, elements = #llvm.di_subrange<lowerBound = 0, upperBound = 4, stride = 1>>
#fnty = #llvm.di_subroutine_type<types = #llvm.di_null_type, #ptr, #named, #struct, #array, #vector>
#ns = #llvm.di_namespace<name = "toplevel", exportSymbols = true>
#ns1 = #llvm.di_namespace<name = "nested", scope = #ns, exportSymbols = false>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #ns1, name = "f", file = #file, subprogramFlags = Definition, type = #fnty>
llvm.func @f() {
  llvm.return loc("foo.mlir":1:1)
} loc(fused<#sp>["foo.mlir":1:1])

// -----

#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#block = #llvm.di_lexical_block<scope = #sp, file = #file, line = 10, column = 20>
#blockfile = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 2>
#var = #llvm.di_local_variable<scope = #block, name = "x", file = #file, line = 3, arg = 1, alignInBits = 32, type = #int>
#var1 = #llvm.di_local_variable<scope = #blockfile, name = "y", type = #int, flags = Artificial>
#label = #llvm.di_label<scope = #block, name = "l", file = #file, line = 42>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #var = %x : i32 loc(fused<#block>["foo.mlir":2:3])
  llvm.intr.dbg.declare #var1 = %p : !llvm.ptr loc(fused<#blockfile>["foo.mlir":2:4])
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_plus_uconst(2), DW_OP_deref, DW_OP_LLVM_fragment(16, 8)]> = %x : i32 loc("foo.mlir":2:3)
  llvm.intr.dbg.label #label loc("foo.mlir":3:3)
  llvm.intr.dbg.value #var = %x : i32 loc(unknown)
  llvm.call @g() : () -> () loc(callsite(fused<#block>["foo.mlir":8:1] at fused<#sp>["foo.mlir":9:1]))
  llvm.call @g() : () -> () loc("named"("foo.mlir":10:2))
  llvm.call @g() : () -> () loc(fused["foo.mlir":11:2, "foo.mlir":11:5])
  llvm.return loc("foo.mlir":12:1)
} loc(fused<#sp>["foo.mlir":1:1])
llvm.func @g()

// -----

// A call without a location.
#file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @f() {
  llvm.call @g() : () -> () loc(unknown)
  llvm.return loc("foo.mlir":12:1)
} loc(fused<#sp>["foo.mlir":1:1])
llvm.func @g()

// -----

#file = #llvm.di_file<"foo.mlir" in "/test/">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #file, isOptimized = true, emissionKind = Full>
#module = #llvm.di_module<name = "module", scope = #cu, configMacros = "bar", includePath = "/", apinotes = "/", line = 42, isDecl = true, file = #file>
#var = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "g", file = #file, line = 2, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#var1 = #llvm.di_global_variable<scope = #module, name = "h", file = #file, line = 3, type = #int>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#common = #llvm.di_common_block<scope = #sp, name = "block", file = #file, line = 3>
#var2 = #llvm.di_global_variable<scope = #common, name = "c", file = #file, line = 4, type = #int>
#expr = #llvm.di_global_variable_expression<var = #var, expr = <[DW_OP_plus_uconst(16)]>>
#expr1 = #llvm.di_global_variable_expression<var = #var1>
#expr2 = #llvm.di_global_variable_expression<var = #var2, expr = <>>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#expr]} : i32
llvm.mlir.global external @h(1 : i32) {dbg_exprs = [#expr1, #expr2]} : i32
llvm.func @f() {
  llvm.return loc("foo.mlir":12:1)
} loc(fused<#sp>["foo.mlir":1:1])

// -----

#file = #llvm.di_file<"foo.mlir" in "/test/">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#var = #llvm.di_global_variable<scope = #sp, name = "static", file = #file, line = 4, type = #int, isLocalToUnit = true, isDefined = true>
#expr = #llvm.di_global_variable_expression<var = #var, expr = <>>
llvm.mlir.global internal @s(1 : i32) {dbg_exprs = [#expr]} : i32
llvm.func @f() {
  llvm.return loc("foo.mlir":12:1)
} loc(fused<#sp>["foo.mlir":1:1])

// -----

#file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#self = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self>
#field = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #ptr>
#list = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_class_type, name = "list", file = #file, elements = #field>
#fnty = #llvm.di_subroutine_type<types = #list>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #fnty>
llvm.func @f() {
  llvm.return loc("foo.mlir":12:1)
} loc(fused<#sp>["foo.mlir":1:1])

// -----

#file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #file, isOptimized = true, emissionKind = Full>
#module = #llvm.di_module<name = "mod", scope = #cu, line = 5>
#self = #llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true>
#imported = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #self, entity = #module, file = #file, line = 1>
#sp = #llvm.di_subprogram<id = distinct[1]<>, recId = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition, retainedNodes = #imported, annotations = #llvm.di_annotation<name = "foo", value = "bar">>
llvm.func @f() {
  llvm.return loc("foo.mlir":12:1)
} loc(fused<#sp>["foo.mlir":1:1])

// -----

#file = #llvm.di_file<"foo.mlir" in "/test/">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "integer", sizeInBits = 32, encoding = DW_ATE_signed>
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #file, isOptimized = true, emissionKind = Full>
#sp0 = #llvm.di_subprogram<scope = #file, name = "decl", file = #file>
#var = #llvm.di_local_variable<scope = #sp0, name = "length", file = #file, type = #int, flags = Artificial>
#string = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLength = #var, stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, stringLocationExp = <[DW_OP_push_object_address, DW_OP_deref]>, encoding = DW_ATE_ASCII>
#range = #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_deref]>, stride = #llvm.di_expression<[DW_OP_push_object_address]>>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "expr_elements", baseType = #int, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_push_object_address, DW_OP_constu(7), DW_OP_or]>, allocated = <[DW_OP_lit0, DW_OP_ne]>, associated = <[DW_OP_lit0, DW_OP_eq]>, elements = #range>
#bounds = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_subrange<count = #var, lowerBound = #llvm.di_expression<[DW_OP_deref]>>>
#fnty = #llvm.di_subroutine_type<types = #string, #array, #bounds>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #fnty>
llvm.func @f() {
  llvm.return loc("foo.mlir":12:1)
} loc(fused<#sp>["foo.mlir":1:1])

// -----

#file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#sp1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, subprogramFlags = Definition>
#start = loc(fused<#sp>["foo.mlir":4:2])
#end = loc(fused<#sp>["foo.mlir":7:2])
#loop = #llvm.loop_annotation<startLoc = #start, endLoc = #end>
llvm.func @f(%c: i1, %x: i32) -> i32 {
  llvm.br ^head(%x : i32) loc("foo.mlir":2:1)
^head(%0: i32 loc("foo.mlir":3:9)):
  %1 = llvm.add %0, %0 : i32 loc(callsite(fused<#sp1>["foo.mlir":20:2] at "foo.mlir":5:2))
  llvm.cond_br %c, ^head(%1 : i32), ^exit {loop_annotation = #loop} loc("foo.mlir":6:1)
^exit:
  llvm.return %1 : i32 loc("foo.mlir":8:1)
} loc(fused<#sp>["foo.mlir":1:1])
