#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = None>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#var = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "g", file = #file, line = 1, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 32>
#expr = #llvm.di_global_variable_expression<var = #var, expr = <>>

llvm.comdat @__comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exact exactmatch
  llvm.comdat_selector @largest largest {tag}
  llvm.comdat_selector @nodup nodeduplicate
  llvm.comdat_selector @size samesize
}

llvm.mlir.global private @a(42 : i32) : i32
llvm.mlir.global internal constant @b("text") : !llvm.array<4 x i8>
llvm.mlir.global external @c() : i64
llvm.mlir.global @d(1.0 : f32) : f32
llvm.mlir.global weak hidden thread_local local_unnamed_addr @e(0 : i8) {addr_space = 3 : i32, alignment = 64 : i64, dso_local, section = ".data"} : i8
llvm.mlir.global weak_odr protected unnamed_addr constant @f(0 : i8) comdat(@__comdat::@any) : i8
llvm.mlir.global linkonce @g(dense<1> : tensor<4xi32>) {externally_initialized} : !llvm.array<4 x i32>
llvm.mlir.global linkonce_odr @h() {dbg_exprs = [#expr]} : i32
llvm.mlir.global common @i(0 : i32) : i32
llvm.mlir.global appending @j() : !llvm.array<2 x ptr>
llvm.mlir.global available_externally @k() : i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %0 : i32
}
llvm.mlir.global extern_weak @l() {target_specific_attrs = ["norecurse", ["bss-section", "x"]]} : i32
llvm.mlir.global external @m() {comdat = @__comdat::@size} : !llvm.struct<(i32, ptr)>

llvm.mlir.alias external @n : i32 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak hidden thread_local unnamed_addr @o {dso_local, tag} : !llvm.array<4 x i8> {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

llvm.mlir.ifunc external @p : !llvm.func<void ()>, !llvm.ptr @resolver
llvm.mlir.ifunc internal hidden unnamed_addr @q : !llvm.func<i32 (i32)>, !llvm.ptr @resolver {dso_local}
llvm.mlir.ifunc @r : !llvm.func<void ()>, !llvm.ptr @resolver {address_space = 0 : i32}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @tagged() {
  llvm.blocktag <id = 1>
  llvm.return
}

llvm.mlir.global_ctors ctors = [@resolver], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.mlir.global_dtors dtors = [@resolver, @resolver], priorities = [1 : i32, 2 : i32], data = [@a, #llvm.zero] {tag}
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.linker_options [] {tag}
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4>, #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<append, "x", "y">,
  #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 222>, #llvm.cgprofile_entry<count = 3>]>,
  #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>]

llvm.func @constants() {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  %1 = llvm.mlir.addressof @e : !llvm.ptr<3>
  %2 = llvm.mlir.addressof @n {tag} : !llvm.ptr
  %3 = llvm.mlir.addressof @p : !llvm.ptr
  %4 = llvm.mlir.addressof @resolver : !llvm.ptr
  %5 = llvm.dso_local_equivalent @resolver : !llvm.ptr
  %6 = llvm.blockaddress <function = @tagged, tag = <id = 1>> : !llvm.ptr
  %7 = llvm.mlir.none : !llvm.token
  %8 = llvm.mlir.zero {tag} : !llvm.struct<(i32, ptr)>
  %9 = llvm.mlir.zero : !llvm.target<"spirv.Event">
  %10 = llvm.mlir.poison : vector<4xf32>
  %11 = llvm.mlir.undef : !llvm.x86_amx
  %12 = llvm.mlir.constant(1 : i64) : i64
  %13 = llvm.mlir.constant(true) : i1
  %14 = llvm.mlir.constant(1.5 : f32) : f32
  %15 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  %16 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %17 = llvm.mlir.constant(dense<1.0> : tensor<2x3xf32>) : !llvm.array<2 x array<3 x f32>>
  %18 = llvm.mlir.constant([1 : i32, 2.0 : f64]) : !llvm.struct<(i32, f64)>
  %19 = llvm.mlir.constant(sparse<[[0], [2]], [1, 2]> : vector<4xi32>) {tag} : vector<4xi32>
  %20 = llvm.mlir.constant([[#llvm.undef], #llvm.zero]) : !llvm.array<2 x array<1 x struct<(i8)>>>
  %21 = llvm.mlir.constant(1 : index) : i64
  %22 = llvm.mlir.constant(1.0 : f16) : i16
  %23 = llvm.mlir.constant([#llvm.zero, [1 : i32, #llvm.undef]]) : !llvm.array<2 x struct<(i32, f32)>>
  %24 = llvm.mlir.constant(dense<0> : vector<[4]xi32>) : vector<[4]xi32>
  llvm.return
}
