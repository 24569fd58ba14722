// What functions and calls promise, and how their code is made.

llvm.func @everything() attributes {convergent, inline_hint, no_unwind, will_return, uwtable_kind = #llvm.uwtableKind<async>, frame_pointer = #llvm.framePointerKind<all>, target_cpu = "generic", tune_cpu = "native", passthrough = ["norecurse", ["key", "value"], ["alignstack", "16"]]} { llvm.return }

// -----

llvm.func @a() attributes {passthrough = ["cold"]}
llvm.func @b() attributes {passthrough = ["hot"]}
llvm.func @c() attributes {passthrough = ["minsize", "optsize"]}
llvm.func @d() attributes {passthrough = ["noreturn"]}
llvm.func @e() attributes {passthrough = ["noduplicate"]}
llvm.func @f() attributes {passthrough = ["noimplicitfloat"]}
llvm.func @g() attributes {passthrough = ["nonlazybind"]}
llvm.func @h() attributes {passthrough = ["noredzone"]}
llvm.func @i() attributes {passthrough = ["returns_twice"]}
llvm.func @j() attributes {passthrough = ["naked"]}

// -----

llvm.func @a() attributes {passthrough = ["sanitize_address"]} { llvm.return }
llvm.func @b() attributes {passthrough = ["sanitize_memory"]} { llvm.return }
llvm.func @c() attributes {passthrough = ["sanitize_thread"]} { llvm.return }
llvm.func @d() attributes {passthrough = ["sanitize_hwaddress"]} { llvm.return }
llvm.func @e() attributes {passthrough = ["sanitize_memtag"]} { llvm.return }
llvm.func @f() attributes {passthrough = ["safestack"]} { llvm.return }
llvm.func @g() attributes {passthrough = ["shadowcallstack"]} { llvm.return }
llvm.func @h() attributes {passthrough = ["speculative_load_hardening"]} { llvm.return }

// -----

llvm.func @a() attributes {passthrough = ["ssp"]} { llvm.return }
llvm.func @b() attributes {passthrough = ["sspreq"]} { llvm.return }
llvm.func @c() attributes {passthrough = ["sspstrong"]} { llvm.return }
llvm.func @d() attributes {passthrough = [["stack-protector-buffer-size", "8"]]} { llvm.return }

// -----

llvm.func @a() attributes {passthrough = ["null_pointer_is_valid"]}
llvm.func unnamed_addr @b() attributes {passthrough = ["jumptable"]}
llvm.func @d() attributes {passthrough = ["nobuiltin"]}
llvm.func @e() attributes {passthrough = ["nocallback"]}
llvm.func @f() attributes {passthrough = ["nocf_check"]}
llvm.func @g() attributes {passthrough = ["noprofile"]}
llvm.func @h() attributes {passthrough = ["skipprofile"]}
llvm.func @i() attributes {passthrough = ["nomerge"]}
llvm.func @j() attributes {passthrough = ["optforfuzzing"]}

// -----

llvm.func @a() attributes {passthrough = ["strictfp"]}
llvm.func @b() attributes {passthrough = ["speculatable"]}
llvm.func @c() attributes {passthrough = ["presplitcoroutine"]}
llvm.func @d() attributes {passthrough = ["disable_sanitizer_instrumentation"]}
llvm.func @e() attributes {passthrough = ["nosanitize_bounds"]}
llvm.func @f() attributes {passthrough = ["nosanitize_coverage"]}
llvm.func @g() attributes {passthrough = ["fn_ret_thunk_extern"]}
llvm.func @h() attributes {passthrough = ["hybrid_patchable"]}

// -----

llvm.func @a() attributes {passthrough = [["allocsize", "4294967295"]]}

// -----

llvm.func @a() attributes {passthrough = [["memory", "0"]]}

// -----

llvm.func @a() attributes {passthrough = [["", ""]]}

// -----

llvm.func @a() attributes {passthrough = [["a", "b", "c"]]}

// -----

llvm.func @a() attributes {passthrough = [["frame-pointer", "none"], ["target-cpu", "i386"]]} { llvm.return }

// -----

llvm.func @a() attributes {passthrough = [["alignstack", "many"]]}

// -----

llvm.func @argument_memory() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @inaccessible() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @either() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @all_but_arguments() attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>}
llvm.func @errno() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = write, targetMem0 = none, targetMem1 = none>}
llvm.func @target() attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = readwrite, targetMem1 = none>}

// -----

llvm.func @never() attributes {no_inline, no_unwind, optimize_none} { llvm.return }
llvm.func @always() attributes {always_inline, will_return} { llvm.return }

// -----

llvm.func @contradiction() attributes {always_inline, no_inline} { llvm.return }

// -----

llvm.func @optimize_without_inlining() attributes {optimize_none} { llvm.return }

// -----

llvm.func @none() attributes {vscale_range = #llvm.vscale_range<minRange = 2, maxRange = 0>} { llvm.return }
llvm.func @one() attributes {vscale_range = #llvm.vscale_range<minRange = 4 : i32, maxRange = 4 : i32>} { llvm.return }

// -----

llvm.func @a() attributes {target_cpu = "", target_features = #llvm.target_features<["+avx512f"]>, tune_cpu = ""} { llvm.return }

// -----

llvm.func @a() attributes {denormal_fp_math = "preserve-sign,positive-zero", denormal_fp_math_f32 = "dynamic,dynamic"} { llvm.return }
llvm.func @b() attributes {no_infs_fp_math = false, no_nans_fp_math = false, no_signed_zeros_fp_math = true} { llvm.return }
llvm.func @c() attributes {fp_contract = "off", reciprocal_estimates = "none,!sqrtf:1", prefer_vector_width = "none"} { llvm.return }

// -----

llvm.func @a() attributes {instrument_function_entry = "enter", instrument_function_exit = "leave"} { llvm.return }

// -----

llvm.func @a() attributes {function_entry_count = 0 : i64} { llvm.return }
llvm.func @b() attributes {function_entry_count = 9223372036854775807 : i64} { llvm.return }

// -----

llvm.func @a() attributes {function_entry_count = 7 : i64}

// -----

llvm.func @streaming() attributes {arm_streaming, arm_new_za} { llvm.return }
llvm.func @compatible() attributes {arm_streaming_compatible, arm_inout_za} { llvm.return }
llvm.func @locally() attributes {arm_locally_streaming, arm_preserves_za} { llvm.return }

// -----

llvm.func @work(%x: i32) attributes {work_group_size_hint = array<i32: 1>, reqd_work_group_size = array<i32: 2, 3>, intel_reqd_sub_group_size = 8 : i32, vec_type_hint = #llvm.vec_type_hint<hint = vector<2xi8>>} { llvm.return }

// -----

llvm.func @f() -> i32
llvm.func @g(%p: !llvm.ptr) -> i32 {
  %0 = llvm.call @f() {memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : () -> i32
  %1 = llvm.call %p() {convergent, no_inline} : !llvm.ptr, () -> i32
  %2 = llvm.call %p() {always_inline, no_unwind} : !llvm.ptr, () -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @f() -> f32
llvm.func @g() -> f32 {
  %0 = llvm.call @f() {fastmathFlags = #llvm.fastmath<fast>} : () -> f32
  %1 = llvm.call @f() {fastmathFlags = #llvm.fastmath<nnan, ninf, nsz>} : () -> f32
  %2 = llvm.call @f() {fastmathFlags = #llvm.fastmath<arcp, contract, afn, reassoc>} : () -> f32
  llvm.return %2 : f32
}

// -----

llvm.func @f() -> i32
llvm.func @g() -> i32 {
  %0 = llvm.call @f() {fastmathFlags = #llvm.fastmath<nnan>} : () -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @builtin() attributes {passthrough = ["builtin"]}

// -----

llvm.func @jumptable() attributes {passthrough = ["jumptable"]}

// -----

llvm.func @unknown() attributes {passthrough = ["no such attribute"]} { llvm.return }

// -----

llvm.func @discardable() attributes {our.attribute = 1 : i32, "quoted" = "x"} { llvm.return }

// -----

llvm.func @discardable() attributes {llvm.unknown = 1 : i32} { llvm.return }

// -----

llvm.func @emit_c_interface(%x: i32) -> i32 attributes {llvm.emit_c_interface} { llvm.return %x : i32 }

// -----

llvm.func @readnone(%x: i32) -> i32 attributes {llvm.readnone}
