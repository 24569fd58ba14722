module attributes {a = #llvm.target_features<["x"]>} {}
// -----
module attributes {a.a = #llvm.target_features<["x"]>} {}
// -----
module attributes {a.a = #llvm.target_features<["+x,"]>} {}
// -----
module attributes {a.a = #llvm.target_features<["+x", 3]>} {}
// -----
module attributes {a.a = #llvm.mlir.module_flag<error, "CG Profile", 4>} {}
// -----
module attributes {a.a = #llvm.mlir.module_flag<error, "ProfileSummary", 4>} {}
// -----
module attributes {a.a = #llvm.mlir.module_flag<error, "x", 4.0>} {}
// -----
module attributes {a.a = #llvm.mlir.module_flag<error, "x", [4]>} {}
// -----
module attributes {a.a = #llvm.mlir.module_flag<foo, "x", 4>} {}
// -----
module attributes {a.a = #llvm.linkage<foo>} {}
// -----
module attributes {a.a = #llvm.cconv<foo>} {}
// -----
module attributes {a.a = #llvm.constant_range<f32, -1, 255>} {}
// -----
module attributes {a.a = #llvm.constant_range<i8, a, 255>} {}
// -----
module attributes {a.a = #llvm.alias_scope<id = 3, domain = <id = 3>>} {}
// -----
module attributes {a.a = #llvm.fastmath<foo>} {}
// -----
module attributes {a.a = #llvm.comdat any} {}
// -----
module attributes {a.a = #llvm.tbaa_type_desc<id = "a", members = {}>} {}
// -----
module attributes {a.a = #llvm.tbaa_type_desc<id = "a", members = {#llvm.tbaa_root}>} {}
// -----
module attributes {a.a = #llvm.tbaa_type_desc<id = "a", members = {<3, 4>}>} {}
// -----
module attributes {a.a = #llvm.di_basic_type<tag = foo, name = "x">} {}
// -----
module attributes {a.a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", encoding = foo>} {}
// -----
module attributes {a.a = #llvm.di_expression<[DW_OP_foo]>} {}
// -----
module attributes {a.a = #llvm.di_expression<[DW_OP_LLVM_convert(16, foo)]>} {}
// -----
module attributes {a.a = #llvm.foo<>} {}
// -----
module attributes {a.a = #llvm.memory_effects<other = none, argMem = foo>} {}
// -----
module attributes {a.a = #llvm.memory_effects<other = none, argMem = read>} {}
// -----
module attributes {a.a = #llvm.loop_annotation<disableNonforced = false, vectorize = <disable = true, width = 3 : i32>, startLoc = loc(unknown)>} {}
// -----
module attributes {a.a = #llvm.loop_annotation<disableNonforced = 3>} {}
// -----
module attributes {a.a = #llvm.di_lexical_block<scope = 3>} {}
// -----
module attributes {a.a = #llvm.di_lexical_block<file = <"a" in "b">>} {}
// -----
module attributes {a.a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = C, file = <"foo" in "/x">, isOptimized = true, emissionKind = Foo>} {}
// -----
module attributes {a.a = #llvm.di_compile_unit<id = 3, sourceLanguage = DW_LANG_C, file = <"foo" in "/x">, isOptimized = true, emissionKind = Full>} {}
// -----
module attributes {a.a = #llvm.di_subprogram<flags = Foo>} {}
// -----
module attributes {a.a = #llvm.di_subprogram<subprogramFlags = Foo>} {}
