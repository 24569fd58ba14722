// Debug information: nodes of each kind with each of their fields, records, and locations.

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#t0 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t0", sizeInBits = 8, encoding = DW_ATE_address>
#t1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t1", sizeInBits = 16, encoding = DW_ATE_boolean>
#t2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t2", sizeInBits = 32, encoding = DW_ATE_complex_float>
#t3 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t3", sizeInBits = 64, encoding = DW_ATE_float>
#t4 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t4", sizeInBits = 8, encoding = DW_ATE_signed>
#t5 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t5", sizeInBits = 16, encoding = DW_ATE_signed_char>
#t6 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t6", sizeInBits = 32, encoding = DW_ATE_unsigned>
#t7 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t7", sizeInBits = 64, encoding = DW_ATE_unsigned_char>
#t8 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t8", sizeInBits = 8, encoding = DW_ATE_imaginary_float>
#t9 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t9", sizeInBits = 16, encoding = DW_ATE_UTF>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #t0, #t1, #t2, #t3, #t4, #t5, #t6, #t7, #t8, #t9>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#t0 = #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "decltype(nullptr)">
#t1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "bit", sizeInBits = 1>
#t2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "no size", encoding = DW_ATE_boolean>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #t0, #t1, #t2>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#d0 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "pointer_type", baseType = #int, sizeInBits = 64>
#d1 = #llvm.di_derived_type<tag = DW_TAG_reference_type, name = "reference_type", baseType = #int, sizeInBits = 64>
#d2 = #llvm.di_derived_type<tag = DW_TAG_rvalue_reference_type, name = "rvalue_reference_type", baseType = #int, sizeInBits = 64>
#d3 = #llvm.di_derived_type<tag = DW_TAG_const_type, name = "const_type", baseType = #int, sizeInBits = 64>
#d4 = #llvm.di_derived_type<tag = DW_TAG_volatile_type, name = "volatile_type", baseType = #int, sizeInBits = 64>
#d5 = #llvm.di_derived_type<tag = DW_TAG_restrict_type, name = "restrict_type", baseType = #int, sizeInBits = 64>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #d0, #d1, #d2, #d3, #d4, #d5>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#d0 = #llvm.di_derived_type<tag = DW_TAG_atomic_type, name = "atomic_type", baseType = #int, sizeInBits = 64>
#d1 = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "typedef", baseType = #int, sizeInBits = 64>
#d2 = #llvm.di_derived_type<tag = DW_TAG_ptr_to_member_type, name = "ptr_to_member_type", baseType = #int, sizeInBits = 64>
#d3 = #llvm.di_derived_type<tag = DW_TAG_inheritance, name = "inheritance", baseType = #int, sizeInBits = 64>
#d4 = #llvm.di_derived_type<tag = DW_TAG_friend, name = "friend", baseType = #int, sizeInBits = 64>
#d5 = #llvm.di_derived_type<tag = DW_TAG_member, name = "member", baseType = #int, sizeInBits = 64>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #d0, #d1, #d2, #d3, #d4, #d5>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#void_pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, sizeInBits = 64>
#outer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #void_pointer, sizeInBits = 64>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #outer>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "bits", baseType = #int, sizeInBits = 3, offsetInBits = 5, extraData = #int>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #member>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#space = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 32, dwarfAddressSpace = 0>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #space>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#a = #llvm.di_derived_type<tag = DW_TAG_member, name = "a", baseType = #int, sizeInBits = 32>
#b = #llvm.di_derived_type<tag = DW_TAG_member, name = "b", baseType = #int, sizeInBits = 32, offsetInBits = 32>
#structure = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "structure", file = #file, line = 3, scope = #unit, sizeInBits = 64, elements = #a, #b>
#class = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "class", file = #file, flags = "TypePassByReference|NonTrivial", sizeInBits = 64, elements = #a>
#union = #llvm.di_composite_type<tag = DW_TAG_union_type, name = "union", file = #file, sizeInBits = 32, alignInBits = 32, elements = #a>
#declared = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "declared", flags = FwdDecl>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #structure, #class, #union, #declared>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#enumeration = #llvm.di_composite_type<tag = DW_TAG_enumeration_type, name = "enumeration", file = #file, baseType = #int, flags = EnumClass, sizeInBits = 32>
#variants = #llvm.di_composite_type<tag = DW_TAG_variant_part, name = "variants", sizeInBits = 64>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #enumeration, #variants>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, sizeInBits = 192, elements = #llvm.di_subrange<count = 2 : i64>, #llvm.di_subrange<count = 3 : i64>>
#bounds = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_subrange<count = -1 : i64>, #llvm.di_subrange<lowerBound = -5 : i64, upperBound = 5 : i64>, #llvm.di_subrange<count = 7 : i64, lowerBound = 1 : i64, stride = 4 : i64>>
#vector = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, flags = Vector, sizeInBits = 128, elements = #llvm.di_subrange<count = 4 : i64>>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #array, #bounds, #vector>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#length = #llvm.di_global_variable<scope = #unit, name = "length", file = #file, line = 2, type = #int>
#dynamic = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_subrange<count = #length>>
#computed = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_subrange<lowerBound = #llvm.di_expression<[DW_OP_constu(3)]>, upperBound = #llvm.di_expression<[DW_OP_constu(9)]>, stride = #llvm.di_expression<[DW_OP_lit0]>>>
#generic = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_generic_subrange<count = #length, lowerBound = #llvm.di_expression<[DW_OP_lit0]>, stride = #llvm.di_expression<[DW_OP_constu(4)]>>>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #dynamic, #computed, #generic>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#text = #llvm.di_string_type<tag = DW_TAG_string_type, name = "text", sizeInBits = 80, encoding = DW_ATE_ASCII>
#unsized = #llvm.di_string_type<tag = DW_TAG_string_type, name = "unsized">
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #text, #unsized>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#inner = #llvm.di_subroutine_type<types = #int, #int>
#convention = #llvm.di_subroutine_type<callingConvention = DW_CC_nocall, types = #llvm.di_null_type>
#empty = #llvm.di_subroutine_type<>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #inner, sizeInBits = 64>
#pointer1 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #convention, sizeInBits = 64>
#pointer2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #empty, sizeInBits = 64>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #pointer, #pointer1, #pointer2>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#self = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>
#other_self = #llvm.di_composite_type<recId = distinct[6]<>, isRecSelf = true>
#to_self = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self>
#to_other = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #other_self>
#a = #llvm.di_derived_type<tag = DW_TAG_member, name = "a", baseType = #to_self>
#b = #llvm.di_derived_type<tag = DW_TAG_member, name = "b", baseType = #to_other>
#inner = #llvm.di_composite_type<recId = distinct[6]<>, tag = DW_TAG_structure_type, name = "inner", elements = #a, #b>
#c = #llvm.di_derived_type<tag = DW_TAG_member, name = "c", baseType = #inner>
#outer = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "outer", elements = #c, #a>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #outer>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #file, producer = "us", isOptimized = true, emissionKind = LineTablesOnly>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Rust, file = #file, isOptimized = false, emissionKind = DebugDirectivesOnly, nameTableKind = GNU>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Swift, file = #file, isOptimized = false, emissionKind = None, nameTableKind = Apple>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Python, file = #file, producer = "", isOptimized = true, emissionKind = Full, nameTableKind = None, splitDebugFilename = "a.dwo">
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#file1 = #llvm.di_file<"b.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#unit1 = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file1, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = "LocalToUnit|Definition">
#g = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit1, scope = #file1, name = "g", linkageName = "_g", file = #file1, line = 2, scopeLine = 3, subprogramFlags = "Definition|Optimized|Pure|Elemental|Recursive">
llvm.func internal @f() {
  llvm.return loc("a.c":1:1)
} loc(fused<#f>["a.c":1:1])
llvm.func @g() {
  llvm.return loc("b.c":3:1)
} loc(fused<#g>["b.c":2:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#class = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "c", flags = FwdDecl>
#types = #llvm.di_subroutine_type<types = #int>
#declaration = #llvm.di_subprogram<scope = #class, name = "method", linkageName = "c_method", file = #file, line = 4, subprogramFlags = Virtual, type = #types>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #class, name = "method", file = #file, line = 8, scopeLine = 8, subprogramFlags = "Definition|MainSubprogram|Deleted", type = #types>
llvm.func @f() {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#declared = #llvm.di_subprogram<scope = #file, name = "declared", file = #file>
llvm.func @declared() loc(fused<#declared>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, annotations = #llvm.di_annotation<name = "first", value = "1">, #llvm.di_annotation<name = "second", value = "">>
llvm.func @f() {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#outer = #llvm.di_namespace<name = "outer", exportSymbols = false>
#inner = #llvm.di_namespace<scope = #outer, exportSymbols = true>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #inner, name = "f", file = #file, subprogramFlags = Definition>
#block = #llvm.di_lexical_block<scope = #function, file = #file, line = 3, column = 4>
#block1 = #llvm.di_lexical_block<scope = #block>
#part = #llvm.di_lexical_block_file<scope = #block1, file = #file, discriminator = 7>
llvm.func @f(%x: i32) {
  %0 = llvm.add %x, %x : i32 loc(fused<#block>["a.c":3:5])
  %1 = llvm.add %0, %x : i32 loc(fused<#block1>["a.c":4:5])
  %2 = llvm.add %1, %x : i32 loc(fused<#part>["a.c":5:5])
  llvm.return loc(fused<#block>["a.c":0:0])
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#a = #llvm.di_local_variable<scope = #function, name = "a", file = #file, line = 2, arg = 1, type = #int>
#b = #llvm.di_local_variable<scope = #function, name = "b", file = #file, line = 2, arg = 2, alignInBits = 64, type = #int, flags = ObjectPointer>
#c = #llvm.di_local_variable<scope = #function, type = #int>
#d = #llvm.di_local_variable<scope = #function, name = "no type">
llvm.func @f(%x: i32, %p: !llvm.ptr, %v: vector<4xf32>) {
  llvm.intr.dbg.value #a = %x : i32 loc(fused<#function>["a.c":2:1])
  llvm.intr.dbg.declare #b = %p : !llvm.ptr loc(fused<#function>["a.c":2:2])
  llvm.intr.dbg.value #c = %v : vector<4xf32> loc(fused<#function>["a.c":2:3])
  llvm.intr.dbg.value #d = %p : !llvm.ptr loc(fused<#function>["a.c":2:4])
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#a = #llvm.di_local_variable<scope = #function, name = "a", type = #int>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  %0 = llvm.mlir.constant(7 : i32) : i32
  %1 = llvm.mlir.undef : i32
  %2 = llvm.mlir.poison : i32
  %3 = llvm.mlir.addressof @g : !llvm.ptr
  %4 = llvm.mlir.zero : !llvm.ptr
  llvm.intr.dbg.value #a = %0 : i32 loc(fused<#function>["a.c":2:1])
  llvm.intr.dbg.value #a = %1 : i32 loc(fused<#function>["a.c":2:1])
  llvm.intr.dbg.value #a = %2 : i32 loc(fused<#function>["a.c":2:1])
  llvm.intr.dbg.value #a = %3 : !llvm.ptr loc(fused<#function>["a.c":2:1])
  llvm.intr.dbg.declare #a = %4 : !llvm.ptr loc(fused<#function>["a.c":2:1])
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])
llvm.mlir.global internal @g(1 : i32) : i32

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#a = #llvm.di_local_variable<scope = #function, name = "a", type = #int>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #a #llvm.di_expression<> = %x : i32 loc(fused<#function>["a.c":2:1])
  llvm.intr.dbg.value #a #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %x : i32 loc(fused<#function>["a.c":2:2])
  llvm.intr.dbg.value #a #llvm.di_expression<[DW_OP_constu(3), DW_OP_plus, DW_OP_stack_value]> = %x : i32 loc(fused<#function>["a.c":2:3])
  llvm.intr.dbg.value #a #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_convert(32, DW_ATE_signed), DW_OP_stack_value]> = %x : i32 loc(fused<#function>["a.c":2:4])
  llvm.intr.dbg.declare #a #llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(8), DW_OP_deref]> = %p : !llvm.ptr loc(fused<#function>["a.c":2:5])
  llvm.intr.dbg.declare #a #llvm.di_expression<[DW_OP_dup, DW_OP_swap, DW_OP_xderef, DW_OP_LLVM_tag_offset(1)]> = %p : !llvm.ptr loc(fused<#function>["a.c":2:6])
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#block = #llvm.di_lexical_block<scope = #function, file = #file, line = 3, column = 0>
#here = #llvm.di_label<scope = #block, name = "here", file = #file, line = 4>
#there = #llvm.di_label<scope = #function, name = "there", file = #file, line = 0>
llvm.func @f(%c: i1) {
  llvm.intr.dbg.label #there loc(fused<#function>["a.c":2:1])
  llvm.cond_br %c, ^a, ^b loc(fused<#function>["a.c":2:1])
^a:
  llvm.intr.dbg.label #here loc(fused<#block>["a.c":4:1])
  llvm.br ^b loc(fused<#function>["a.c":2:1])
^b:
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#a = #llvm.di_local_variable<scope = #function, name = "a", type = #int>
llvm.func @f(%c: i1, %x: i32) -> i32 {
  llvm.br ^a(%x : i32) loc(fused<#function>["a.c":2:1])
^a(%0: i32):
  llvm.intr.dbg.value #a = %0 : i32 loc(fused<#function>["a.c":3:1])
  %1 = llvm.add %0, %x : i32 loc(fused<#function>["a.c":4:1])
  llvm.intr.dbg.value #a = %1 : i32 loc(fused<#function>["a.c":5:1])
  llvm.cond_br %c, ^a(%1 : i32), ^b loc(fused<#function>["a.c":6:1])
^b:
  llvm.intr.dbg.value #a = %1 : i32 loc(fused<#function>["a.c":7:1])
  llvm.return %1 : i32 loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = Definition>
#h = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "h", file = #file, subprogramFlags = Definition>
llvm.func @f(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32 loc(callsite(callsite(fused<#h>["a.c":30:1] at fused<#g>["a.c":20:1]) at fused<#function>["a.c":10:1]))
  %1 = llvm.add %0, %x : i32 loc(callsite(fused<#h>["a.c":31:1] at callsite(fused<#g>["a.c":21:1] at fused<#function>["a.c":11:1])))
  %2 = llvm.add %1, %x : i32 loc(callsite("a.c":32:1 at "a.c":12:1))
  %3 = llvm.add %2, %x : i32 loc("only a name")
  %4 = llvm.add %3, %x : i32 loc(fused["a.c":1:2, "other.c":3:4])
  %5 = llvm.add %4, %x : i32 loc(unknown)
  %6 = llvm.add %5, %x : i32 loc("other.c":7:8)
  %7 = llvm.add %6, %x : i32 loc("a.c":1:2 to 3:4)
  llvm.return %7 : i32 loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
llvm.func @no_function(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32 loc("a.c":4:1)
  llvm.return %0 : i32 loc("a.c":9:1)
} loc("a.c":1:1)

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#g = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "_g", file = #file, line = 1, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 32>
#h = #llvm.di_global_variable<scope = #unit, name = "h", file = #file, line = 2, type = #int, isDefined = false>
#expression = #llvm.di_global_variable_expression<var = #g>
#expression1 = #llvm.di_global_variable_expression<var = #h, expr = <[DW_OP_LLVM_fragment(0, 16)]>>
#expression2 = #llvm.di_global_variable_expression<var = #h, expr = <[DW_OP_constu(9), DW_OP_stack_value]>>
llvm.mlir.global internal @g(1 : i32) {dbg_exprs = [#expression]} : i32
llvm.mlir.global external @h(1 : i32) {dbg_exprs = [#expression1, #expression2]} : i32
llvm.mlir.global external @declared() {dbg_exprs = [#expression]} : i32
llvm.mlir.global external @none(1 : i32) {dbg_exprs = []} : i32

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#module = #llvm.di_module<name = "m", scope = #file, configMacros = "-DX", includePath = "/include", apinotes = "notes", line = 5, isDecl = false>
#common = #llvm.di_common_block<scope = #unit, name = "block", file = #file, line = 3>
#g = #llvm.di_global_variable<scope = #module, name = "g", file = #file, line = 6, type = #int>
#h = #llvm.di_global_variable<scope = #common, name = "h", file = #file, line = 4, type = #int>
#expression = #llvm.di_global_variable_expression<var = #g>
#expression1 = #llvm.di_global_variable_expression<var = #h>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#expression]} : i32
llvm.mlir.global external @h(1 : i32) {dbg_exprs = [#expression1]} : i32

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#module = #llvm.di_module<name = "m", scope = #unit>
#self = #llvm.di_subprogram<recId = distinct[5]<>, isRecSelf = true>
#imported = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #self, entity = #module, file = #file, line = 3>
#declaration = #llvm.di_imported_entity<tag = DW_TAG_imported_declaration, scope = #self, entity = #module, file = #file, line = 4, name = "renamed", elements = #imported>
#function = #llvm.di_subprogram<id = distinct[1]<>, recId = distinct[5]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, retainedNodes = #imported, #declaration>
llvm.func @f() {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {
  llvm.func @f() {
    llvm.return loc("a.c":9:1)
  } loc(fused<#function>["a.c":1:1])
}

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>, #llvm.mlir.module_flag<max, "Dwarf Version", 5 : i32>]
llvm.func @f() {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])
llvm.func @g() {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#a = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "a", flags = Private>
#b = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "b", flags = "Protected|FwdDecl">
#c = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "c", flags = "Public|Virtual">
#d = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "d", flags = "Bit0|ExportSymbols|AllCallsDescribed">
#types = #llvm.di_subroutine_type<types = #a, #b, #c, #d>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #types>
llvm.func @f() {
  llvm.return loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])

// -----

// Two ways from one branch to a block: what stands between them has the places of the arguments.
#file = #llvm.di_file<"a.c" in "/source">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @f(%c: i32, %x: i32, %y: f32) -> i32 {
  llvm.switch %c : i32, ^a(%x, %y : i32, f32) [
    1: ^a(%c, %y : i32, f32),
    2: ^a(%x, %y : i32, f32)
  ] loc("a.c":5:1)
^a(%0: i32 loc("a.c":6:2), %1: f32 loc("a.c":7:2)):
  llvm.return %0 : i32 loc("a.c":9:1)
} loc(fused<#function>["a.c":1:1])
