// Attributes of debug information and loops, and scopes of every kind: each error at its place.

#sp = #llvm.di_subprogram<scope = #dt, name = "f">
#dt = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "t">

// -----

#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#dt = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "t", baseType = #int>
#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sub = #llvm.di_subroutine_type<types = #int>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #dt, name = "f", file = #file, subprogramFlags = Definition, type = #sub>
#ct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", scope = #dt>
#lb = #llvm.di_lexical_block<scope = #dt>
#lbf = #llvm.di_lexical_block_file<scope = #dt, discriminator = 0>
#lv = #llvm.di_local_variable<scope = #dt, name = "a">
#la = #llvm.di_label<scope = #dt, name = "a">
#ns = #llvm.di_namespace<name = "n", scope = #dt, exportSymbols = false>
#mo = #llvm.di_module<name = "n", scope = #dt>
#gv = #llvm.di_global_variable<scope = #dt, name = "g">
#ie = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #dt, entity = #ct>
#cb = #llvm.di_common_block<scope = #dt, name = "cb">
#dt2 = #llvm.di_derived_type<tag = DW_TAG_member, name = "t", scope = #dt>
"t.x"() {sp = #sp, ct = #ct, lb = #lb, lbf = #lbf, lv = #lv, la = #la, ns = #ns, mo = #mo, gv = #gv, ie = #ie, cb = #cb, dt2 = #dt2} : () -> ()

// -----

#dt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t">
#lv = #llvm.di_local_variable<scope = #dt, name = "a">
"t.x"() {lv = #lv} : () -> ()

// -----

#dt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t">
#lv = #llvm.di_composite_type<scope = #dt, name = "a", tag = DW_TAG_structure_type>
"t.x"() {lv = #lv} : () -> ()

// -----

#dt = #llvm.di_subroutine_type<>
#lv = #llvm.di_subprogram<scope = #dt, name = "a">
"t.x"() {lv = #lv} : () -> ()

// -----

#dt = #llvm.di_string_type<tag = DW_TAG_string_type, name = "t">
#lv = #llvm.di_subprogram<scope = #dt, name = "a">
"t.x"() {lv = #lv} : () -> ()

// -----

#dt = #llvm.di_null_type
#lv = #llvm.di_subprogram<scope = #dt, name = "a">
"t.x"() {lv = #lv} : () -> ()

// -----

#dt = #llvm.di_label<scope = #llvm.di_file<"a" in "b">, name = "n">
#lv = #llvm.di_subprogram<scope = #dt, name = "a">
"t.x"() {lv = #lv} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<parallelAccesses = @f>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<parallelAccesses = 1>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<parallelAccesses = i32>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<disableNonforced = 1>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<vectorize = @f>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<vectorize = <disable = 1>>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<foo = 1>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<mustProgress = "a">} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<startLoc = i32>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<parallelAccesses = >} : () -> ()

// -----

"t.x"() {a = #llvm.di_subroutine_type<types = @f>} : () -> ()

// -----

"t.x"() {a = #llvm.di_subroutine_type<types = i32>} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, elements = @f>} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, elements = i32>} : () -> ()

// -----

"t.x"() {a = #llvm.di_subprogram<retainedNodes = @f>} : () -> ()

// -----

"t.x"() {a = #llvm.di_subprogram<annotations = i32>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<[@a]>} : () -> ()

// -----

"t.x"() {a = #llvm.target_features<[@a]>} : () -> ()

// -----

"t.x"() {a = #llvm.target_features<["a"]>} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_type_desc<id = "a", members = {@a, 0}>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<unroll = 1>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<unroll = <count = >>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<unroll = <disable = >>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>, unroll = <disable = true>>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<startLoc = >} : () -> ()

// -----

"t.x"() {a = #llvm.di_subprogram<name = >} : () -> ()

// -----

"t.x"() {a = #llvm.di_subprogram<line = >} : () -> ()

// -----

"t.x"() {a = #llvm.di_subprogram<line = @f>} : () -> ()

// -----

"t.x"() {a = #llvm.di_subprogram<type = @f>} : () -> ()

// -----

"t.x"() {a = #llvm.di_subprogram<scope = >} : () -> ()

// -----

"t.x"() {a = #llvm.di_subprogram<subprogramFlags = >} : () -> ()

// -----

"t.x"() {a = #llvm.di_subprogram<retainedNodes = >} : () -> ()

// -----

"t.x"() {a = #llvm.di_basic_type<tag = >} : () -> ()

// -----

"t.x"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, encoding = >} : () -> ()

// -----

"t.x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = 1>} : () -> ()

// -----

"t.x"() {a = #llvm.di_subrange<count = >} : () -> ()

// -----

"t.x"() {a = #llvm.alias_scope<id = distinct[0]<>, domain = @f>} : () -> ()

// -----

"t.x"() {a = #llvm.di_lexical_block_file<scope = #llvm.di_file<"a" in "b">, discriminator = >} : () -> ()

// -----

"t.x"() {a = #llvm.di_subroutine_type<callingConvention = , types = #llvm.di_null_type>} : () -> ()
