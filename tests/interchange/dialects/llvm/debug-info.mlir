#file = #llvm.di_file<"foo.c" in "/tmp/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #file, producer = "mine", isOptimized = true, emissionKind = Full, nameTableKind = GNU>
#null = #llvm.di_null_type
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#void = #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "void">
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, alignInBits = 64, offsetInBits = 8, dwarfAddressSpace = 3, extraData = #int>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #int, sizeInBits = 32>
#range = #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, flags = Vector, sizeInBits = 128, alignInBits = 64, elements = #llvm.di_subrange<count = 4 : i64>>
#struct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #file, line = 7, scope = #file, flags = "Public|TypePassByValue", sizeInBits = 64, elements = #member, #llvm.di_derived_type<tag = DW_TAG_member, name = "self", baseType = #llvm.di_derived_type<tag = DW_TAG_pointer_type>>>
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#rec = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_class_type, name = "r", dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_plus_uconst(16)]>, allocated = <>, elements = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self>>
#generic = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "g", elements = #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(24), DW_OP_deref]>, upperBound = #llvm.di_expression<[DW_OP_constu(3)]>, stride = #llvm.di_expression<[DW_OP_lit0]>>>
#types = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #int, #ptr, #array, #struct>
#notypes = #llvm.di_subroutine_type<>
#module = #llvm.di_module<file = #file, scope = #file, name = "mod", configMacros = "bar", includePath = "/", apinotes = "/", line = 42, isDecl = true>
#space = #llvm.di_namespace<name = "ns", scope = #file, exportSymbols = false>
#anonymous = #llvm.di_namespace<exportSymbols = true>
#import = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #space, entity = #module, file = #file, line = 1, name = "imp", elements = #int, #void>
#sp = #llvm.di_subprogram<recId = distinct[4]<>, id = distinct[2]<>, compileUnit = #unit, scope = #space, name = "f", linkageName = "_f", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #types, retainedNodes = #import>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, subprogramFlags = Pure, type = #notypes, annotations = #llvm.di_annotation<name = "k", value = "v">>
#block = #llvm.di_lexical_block<scope = #sp, file = #file, line = 10, column = 3>
#blockfile = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 2>
#common = #llvm.di_common_block<scope = #decl, name = "blk", file = #file, line = 3>
#local = #llvm.di_local_variable<scope = #block, name = "x", file = #file, line = 11, arg = 1, alignInBits = 32, type = #int, flags = Artificial>
#local2 = #llvm.di_local_variable<scope = #blockfile, type = #rec>
#length = #llvm.di_local_variable<scope = #decl, name = "n">
#local3 = #llvm.di_local_variable<scope = #decl, name = "s", type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLength = #length, stringLengthExp = <[DW_OP_deref]>, stringLocationExp = <>, encoding = DW_ATE_ASCII>>
#local4 = #llvm.di_local_variable<scope = #common, type = #generic, flags = "ObjectPointer|Vector">
#label = #llvm.di_label<scope = #block, name = "l", file = #file, line = 42>

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #local = %a : i32
  llvm.intr.dbg.value #local2 #llvm.di_expression<[DW_OP_LLVM_fragment(16, 8), DW_OP_plus_uconst(2), DW_OP_deref]> = %a : i32 {tag}
  llvm.intr.dbg.declare #local3 = %p : !llvm.ptr
  llvm.intr.dbg.declare #local4 #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed)]> = %p : !llvm.ptr
  llvm.intr.dbg.value #local #llvm.di_expression<> = %a : i32
  llvm.intr.dbg.label #label
  llvm.return
} loc(fused<#sp>["foo.c":1:1])

llvm.mlir.global external @g() {dbg_exprs = [#llvm.di_global_variable_expression<var = <scope = #unit, name = "g", file = #file, line = 1, type = #int>>], annotations = #anonymous, sub = #range} : i32
