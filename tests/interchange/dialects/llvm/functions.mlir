llvm.comdat @list {
  llvm.comdat_selector @any any
}
llvm.func @plain()
llvm.func internal @internal() {
  llvm.return
}
llvm.func private fastcc @private(%a: i32) -> i32 {
  llvm.return %a : i32
}
llvm.func extern_weak @weak(i32, !llvm.ptr) -> !llvm.ptr
llvm.func linkonce_odr hidden unnamed_addr spir_kernelcc @all() comdat(@list::@any) {
  llvm.return
}
llvm.func protected local_unnamed_addr @addr() vscale_range(2, 16) attributes {no_unwind}
llvm.func @range() attributes {vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>}
llvm.func weak_odr @gc() comdat(@list::@any) attributes {garbageCollector = "statepoint", personality = @plain, passthrough = ["noinline", ["alignstack", "4"]], dso_local} {
  llvm.return
}
llvm.func @attributes(%a: i32) attributes {alignment = 16 : i64, always_inline, arm_streaming, arm_new_za, convergent, denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "fast", frame_pointer = #llvm.framePointerKind<"non-leaf">, function_entry_count = 4242 : i64, instrument_function_entry = "__fentry__", instrument_function_exit = "__fexit__", memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_infs_fp_math = true, no_nans_fp_math = false, no_signed_zeros_fp_math = true, no_unwind, prefer_vector_width = "128", reciprocal_estimates = "all", section = ".text.hot", target_cpu = "x86-64", target_features = #llvm.target_features<["+sse", "-avx"]>, tune_cpu = "pentium", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
  llvm.return
}
llvm.func @more() attributes {arm_in_za, arm_inout_za, arm_locally_streaming, arm_out_za, arm_preserves_za, arm_streaming_compatible, inline_hint, intel_reqd_sub_group_size = 16 : i32, no_inline, optimize_none, reqd_work_group_size = array<i32: 128, 1, 1>, vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>, is_signed = true>, work_group_size_hint = array<i32: 128, 1, 1>, frame_pointer = #llvm.framePointerKind<all>, target_features = #llvm.target_features<[]>} {
  llvm.return
}
llvm.func @arguments(%a: !llvm.ptr {llvm.noalias, llvm.nonnull, llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64}, %b: i8 {llvm.signext, llvm.noundef}, %c: !llvm.ptr {llvm.byval = i32}, %d: !llvm.ptr {llvm.sret = !llvm.struct<(i32)>}, %e: i32 {llvm.inreg, llvm.returned}, %f: !llvm.ptr {llvm.nest, llvm.nocapture, llvm.nofree, llvm.readonly}, %g: !llvm.ptr {llvm.inalloca = i32, llvm.writeonly}, %h: !llvm.ptr {llvm.preallocated = i32, llvm.readnone}, %i: i32 {llvm.zeroext, llvm.range = #llvm.constant_range<i32, 0, 12>}, %j: !llvm.ptr {llvm.byref = i64, llvm.dereferenceable_or_null = 4 : i64, llvm.allocptr, llvm.alignstack = 16 : i64}, %k: i64 {llvm.allocalign}) -> (i8 {llvm.zeroext, llvm.noundef}) {
  llvm.return %b : i8
}
llvm.func @declared(!llvm.ptr {llvm.noalias}, ...) -> (!llvm.ptr {llvm.noalias, llvm.nonnull})
llvm.func @result() -> (i32 {llvm.noundef}) attributes {tag = 1 : i32}
llvm.func swiftcc @cc() attributes {sym_visibility = "private"}
llvm.func amdgpu_kernelcc @gpu(%a: !llvm.ptr<1>) attributes {workgroup = #llvm.mlir.workgroup_attribution<512 : i64, f32>} {
  llvm.return
}
module attributes {llvm.data_layout = "e-m:e-i64:64", llvm.target_triple = "x86_64-linux", llvm.ident = "mine", llvm.module_asm = ["nop"], llvm.dependent_libraries = #llvm.dependent_libraries<"a", "b">, llvm.target = #llvm.target<triple = "x", chip = "y", features = <["+a"]>>, llvm.commandline = "exec"} {
}
