// Functions: linkage, attributes of functions, parameters and results.

llvm.func private @a1() { llvm.return }
llvm.func internal @a2() { llvm.return }
llvm.func available_externally @a3() { llvm.return }
llvm.func linkonce @a4() { llvm.return }
llvm.func weak @a5() { llvm.return }
llvm.func extern_weak @a6()
llvm.func linkonce_odr @a7() { llvm.return }
llvm.func weak_odr @a8() { llvm.return }
llvm.func external @a9()

// -----

llvm.func hidden @b1()
llvm.func protected @b2()
llvm.func @b3() attributes {dso_local} { llvm.return }
llvm.func @b4() attributes {dso_local}
llvm.func weak hidden @b5() attributes {dso_local} { llvm.return }
llvm.func extern_weak @b6() attributes {dso_local}
llvm.func unnamed_addr @b7()
llvm.func local_unnamed_addr @b8()
llvm.func protected unnamed_addr @b9()

// -----

llvm.func fastcc @c1()
llvm.func coldcc @c2()
llvm.func cc_10 @c3()
llvm.func cc_11 @c4()
llvm.func anyregcc @c5()
llvm.func preserve_mostcc @c6()
llvm.func preserve_allcc @c7()
llvm.func swiftcc @c8()
llvm.func cxx_fast_tlscc @c9()
llvm.func tailcc @c10()
llvm.func swifttailcc @c11()
llvm.func x86_stdcallcc @c12()
llvm.func x86_fastcallcc @c13()
llvm.func win64cc @c14()
llvm.func aarch64_sve_vectorcallcc @c15()
llvm.func x86_64_sysvcc @c16()
llvm.func spir_funccc @c17()
llvm.func ptx_devicecc @c18()
llvm.func avr_builtincc @c19()
llvm.func arm_aapcscc @c20()

// -----

llvm.func @d1() attributes {passthrough = ["noinline", "nounwind"]}
llvm.func @d2() attributes {passthrough = [["alignstack", "4"], "noinline", ["probe-stack", "__probestack"]]}
llvm.func @d3() attributes {passthrough = [["null-pointer-is-valid", "true"], "my-flag"]}
llvm.func @d4() attributes {passthrough = ["willreturn", "mustprogress", "nofree", "nosync", "norecurse"]}
llvm.func @d5() attributes {passthrough = [["uwtable", "2"], ["vscale_range", "4294967300"]]}
llvm.func @d6() attributes {passthrough = [["alignstack", "0x10"]]}

// -----

llvm.func @e1() attributes {convergent}
llvm.func @e2() attributes {no_inline}
llvm.func @e3() attributes {always_inline}
llvm.func @e4() attributes {inline_hint}
llvm.func @e5() attributes {no_unwind}
llvm.func @e6() attributes {will_return}
llvm.func @e7() attributes {no_inline, optimize_none}
llvm.func @e8() attributes {uwtable_kind = #llvm.uwtableKind<sync>}
llvm.func @e9() attributes {uwtable_kind = #llvm.uwtableKind<async>}
llvm.func @e10() attributes {uwtable_kind = #llvm.uwtableKind<none>}

// -----

llvm.func @f1() attributes {target_cpu = "gfx90a"} { llvm.return }
llvm.func @f2() attributes {tune_cpu = "pentium4"} { llvm.return }
llvm.func @f3() attributes {target_features = #llvm.target_features<["+sme", "+sve", "-avx"]>} { llvm.return }
llvm.func @f4() attributes {frame_pointer = #llvm.framePointerKind<all>} { llvm.return }
llvm.func @f5() attributes {frame_pointer = #llvm.framePointerKind<"non-leaf">} { llvm.return }
llvm.func @f6() attributes {frame_pointer = #llvm.framePointerKind<none>} { llvm.return }
llvm.func @f7() attributes {frame_pointer = #llvm.framePointerKind<reserved>} { llvm.return }
llvm.func @f8() attributes {frame_pointer = #llvm.framePointerKind<"non-leaf-no-reserve">} { llvm.return }
llvm.func @f9() attributes {vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 16>} { llvm.return }
llvm.func @f10() attributes {target_features = #llvm.target_features<[]>} { llvm.return }

// -----

llvm.func @g1() attributes {no_infs_fp_math = true} { llvm.return }
llvm.func @g2() attributes {no_nans_fp_math = true} { llvm.return }
llvm.func @g3() attributes {no_signed_zeros_fp_math = false} { llvm.return }
llvm.func @g4() attributes {denormal_fp_math = "preserve-sign"} { llvm.return }
llvm.func @g5() attributes {denormal_fp_math_f32 = "ieee"} { llvm.return }
llvm.func @g6() attributes {fp_contract = "fast"} { llvm.return }
llvm.func @g7() attributes {instrument_function_entry = "__cyg_profile_func_enter"} { llvm.return }
llvm.func @g8() attributes {instrument_function_exit = "__cyg_profile_func_exit"} { llvm.return }
llvm.func @g9() attributes {reciprocal_estimates = "all"} { llvm.return }
llvm.func @g10() attributes {prefer_vector_width = "128"} { llvm.return }

// -----

// Those of a body mean nothing to a declaration.
llvm.func @h1() attributes {target_cpu = "gfx90a", tune_cpu = "pentium4", section = ".text.foo", vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 16>}
llvm.func @h2() attributes {target_features = #llvm.target_features<["+sme"]>, frame_pointer = #llvm.framePointerKind<all>, fp_contract = "fast", no_infs_fp_math = true}
llvm.func @h3() attributes {arm_streaming, arm_new_za}

// -----

llvm.func @i1() attributes {arm_streaming} { llvm.return }
llvm.func @i2() attributes {arm_locally_streaming} { llvm.return }
llvm.func @i3() attributes {arm_streaming_compatible} { llvm.return }
llvm.func @i4() attributes {arm_new_za} { llvm.return }
llvm.func @i5() attributes {arm_in_za} { llvm.return }
llvm.func @i6() attributes {arm_out_za} { llvm.return }
llvm.func @i7() attributes {arm_inout_za} { llvm.return }
llvm.func @i8() attributes {arm_preserves_za} { llvm.return }

// -----

llvm.func @j1() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @j2() attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>}
llvm.func @j3() attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>}
llvm.func @j4() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @j5() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = write, errnoMem = read, targetMem0 = write, targetMem1 = read>}

// -----

llvm.func @k1() attributes {function_entry_count = 4242 : i64} { llvm.return }
llvm.func @k2() attributes {garbageCollector = "statepoint-example"} { llvm.return }
llvm.func @k3() attributes {section = ".section.name"} { llvm.return }
llvm.func @k4() attributes {alignment = 64 : i64} { llvm.return }
llvm.func @k5() attributes {vec_type_hint = #llvm.vec_type_hint<hint = i32>} { llvm.return }
llvm.func @k6() attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>, is_signed = true>} { llvm.return }
llvm.func @k7() attributes {work_group_size_hint = array<i32: 128, 128, 128>} { llvm.return }
llvm.func @k8() attributes {reqd_work_group_size = array<i32: 16, 8, 1>} { llvm.return }
llvm.func @k9() attributes {intel_reqd_sub_group_size = 32 : i32} { llvm.return }

// -----

llvm.func @params(
  %a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.align = 16 : i64}, %c: !llvm.ptr {llvm.byval = i32},
  %d: !llvm.ptr {llvm.byref = f64}, %e: i32 {llvm.signext}, %f: i32 {llvm.zeroext}, %g: i32 {llvm.inreg},
  %h: !llvm.ptr {llvm.nest}, %i: !llvm.ptr {llvm.nonnull}, %j: !llvm.ptr {llvm.readonly},
  %k: !llvm.ptr {llvm.readnone}, %l: !llvm.ptr {llvm.writeonly}, %m: !llvm.ptr {llvm.nofree},
  %n: !llvm.ptr {llvm.nocapture}, %o: i32 {llvm.noundef}, %p: !llvm.ptr {llvm.dereferenceable = 8 : i64},
  %q: !llvm.ptr {llvm.dereferenceable_or_null = 8 : i64}, %r: i64 {llvm.alignstack = 32 : i64}) {
  llvm.return
}

// -----

llvm.func @sret(%a: !llvm.ptr {llvm.sret = !llvm.struct<(i32, f64)>})
llvm.func @inalloca(%a: !llvm.ptr {llvm.inalloca = !llvm.struct<(i32)>})
llvm.func @preallocated(%a: !llvm.ptr {llvm.preallocated = i32})
llvm.func @returned(%a: i32 {llvm.returned}) -> i32
llvm.func @allocator(%a: i64, %b: i64 {llvm.allocalign}) -> !llvm.ptr
llvm.func @freed(%a: !llvm.ptr {llvm.allocptr})
llvm.func @ranged(%a: i64 {llvm.range = #llvm.constant_range<i64, 0, 4097>})
llvm.func @ranged_below(%a: i8 {llvm.range = #llvm.constant_range<i8, -5, 10>}) -> (i32 {llvm.range = #llvm.constant_range<i32, 1, 100>})

// -----

llvm.func @elementtype(%a: !llvm.ptr {llvm.elementtype = i32})

// -----

llvm.func @r1() -> (!llvm.ptr {llvm.noalias})
llvm.func @r2() -> (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull})
llvm.func @r3() -> (i8 {llvm.signext})
llvm.func @r4() -> (i8 {llvm.zeroext, llvm.noundef})
llvm.func @r5() -> (!llvm.ptr {llvm.dereferenceable = 16 : i64})
llvm.func @r6() -> (!llvm.ptr {llvm.dereferenceable_or_null = 16 : i64})
llvm.func @r7() -> (i8 {llvm.inreg})

// -----

llvm.func @variadic(i32, ...)
llvm.func @types(!llvm.ptr<1>, vector<4xf32>, vector<[2]xi64>, !llvm.array<2 x array<3 x f32>>, !llvm.struct<packed (i8, i32)>, !llvm.ppc_fp128, f80, f128, bf16, f16, i1, i3, i128)
llvm.func @opaque(!llvm.ptr, !llvm.struct<"named", (i32)>) -> !llvm.struct<"named", (i32)>
llvm.func @empty() -> !llvm.struct<()>
llvm.func @target(!llvm.target<"spirv.Event">) -> !llvm.target<"amdgcn.named.barrier", 0>

// -----

llvm.func @amx(!llvm.x86_amx) -> !llvm.x86_amx

// -----

llvm.func @"a name with spaces"()
llvm.func @"quote\"d"()
llvm.func @_under.score$1()
