#group = #llvm.access_group<id = distinct[0]<>>
#vectorize = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32>
#unroll = #llvm.loop_unroll<disable = true, count = 4 : i32, runtimeDisable = false, full = false>
#jam = #llvm.loop_unroll_and_jam<disable = false, count = 2 : i32>
#follow = #llvm.loop_annotation<disableNonforced = true>
#distribute = #llvm.loop_distribute<disable = true, followupAll = #follow>
#loop = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, vectorize = #vectorize,
  interleave = <count = 8 : i32>, unroll = #unroll, unrollAndJam = #jam,
  licm = <disable = false, versioningDisable = true>, distribute = #distribute,
  pipeline = <disable = false, initiationinterval = 2 : i32>, peeled = <count = 5 : i32>,
  unswitch = <partialDisable = false>, isVectorized = true, parallelAccesses = #group, #group>
#located = #llvm.loop_annotation<startLoc = loc(fused<"m">["a", "b"]), endLoc = loc(fused<1>["c"])>

llvm.func @branches(%c: i1, %i: i32, %l: i64) -> i32 {
  llvm.br ^bb1
^bb1:
  llvm.br ^bb2(%i, %l : i32, i64)
^bb2(%a: i32, %b: i64):
  llvm.cond_br %c, ^bb1, ^bb2(%a, %b : i32, i64) {loop_annotation = #loop}
^bb3:
  llvm.cond_br %c weights([5, 10]), ^bb4(%i : i32), ^bb5
^bb4(%x: i32):
  llvm.br ^bb3 {loop_annotation = #follow, tag}
^bb5:
  llvm.cond_br %c, ^bb5, ^bb6 {branch_weights = array<i32: 1, 2>, loop_annotation = #located}
^bb6:
  llvm.return %i : i32
}

llvm.func @switches(%i: i32, %l: i64, %c: i8) {
  llvm.switch %i : i32, ^bb1 [
  ]
^bb1:
  llvm.switch %i : i32, ^bb2(%i : i32) [
    1: ^bb1,
    -2: ^bb2(%i : i32),
    100: ^bb3(%i, %l : i32, i64)
  ]
^bb2(%x: i32):
  llvm.switch %l : i64, ^bb1 [42: ^bb1, 43: ^bb1] {branch_weights = array<i32: 13, 17, 19>}
^bb3(%y: i32, %z: i64):
  llvm.switch %c : i8, ^bb1 [-1: ^bb1, 127: ^bb1] {tag}
}

llvm.func @more(%p: !llvm.ptr, %i: i32) {
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1,
  ^bb2(%i : i32),
  ^bb3(%i, %i : i32, i32)
  ]
^bb1:
  llvm.indirectbr %p : !llvm.ptr, [] {tag}
^bb2(%a: i32):
  llvm.unreachable
^bb3(%b: i32, %c: i32):
  llvm.return {tag}
}

llvm.func @callee(i32, !llvm.ptr) -> i32
llvm.func @nothing()
llvm.func @variadic(i32, ...) -> i32

llvm.func @calls(%i: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.call @callee(%i, %p) : (i32, !llvm.ptr) -> i32
  llvm.call @nothing() : () -> ()
  %1 = llvm.call %p(%i) : !llvm.ptr, (i32) -> i32
  llvm.call %p() : !llvm.ptr, () -> ()
  %2 = llvm.call @variadic(%i, %p, %i) vararg(!llvm.func<i32 (i32, ...)>) : (i32, !llvm.ptr, i32) -> i32
  %3 = llvm.call %p(%i, %i) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, i32) -> i32
  %4 = llvm.call fastcc @callee(%i, %p) {tag} : (i32, !llvm.ptr) -> i32
  %5 = llvm.call tail @callee(%i, %p) : (i32, !llvm.ptr) -> i32
  %6 = llvm.call cc_10 musttail @callee(%i, %p) : (i32, !llvm.ptr) -> i32
  %7 = llvm.call notail @callee(%i, %p) {fastmathFlags = #llvm.fastmath<fast>} : (i32, !llvm.ptr) -> i32
  %8 = llvm.call @callee(%i, %p) ["align"(%p, %i : !llvm.ptr, i32), "cold"()] : (i32, !llvm.ptr) -> i32
  %9 = llvm.call @callee(%i, %p) [] : (i32, !llvm.ptr) -> i32
  %10 = llvm.call @callee(%i, %p) : (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.align = 4 : i64}) -> (i32 {llvm.signext})
  %11 = llvm.call @callee(%i, %p) {no_unwind, will_return, convergent, no_inline, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32, !llvm.ptr) -> i32
  %12 = llvm.call @callee(%i, %p) {always_inline, inline_hint, access_groups = [#group]} : (i32, !llvm.ptr) -> i32
  %13 = llvm.call_intrinsic "llvm.x86.foo"(%i, %p) : (i32, !llvm.ptr) -> i32
  llvm.call_intrinsic "llvm.nothing"() : () -> ()
  %14 = llvm.call_intrinsic "llvm.bundled"(%i) ["x"(%i : i32)] {fastmathFlags = #llvm.fastmath<reassoc>} : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
  llvm.call_intrinsic "llvm.with.attrs"(%p) {tag} : (!llvm.ptr {llvm.noalias}) -> ()
  llvm.return %0 : i32
}

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @type_info() : !llvm.ptr

llvm.func @exceptions(%i: i32, %p: !llvm.ptr) attributes {personality = @personality} {
  %info = llvm.mlir.addressof @type_info : !llvm.ptr
  %zero = llvm.mlir.zero : !llvm.ptr
  %filter = llvm.mlir.undef : !llvm.array<1 x ptr>
  llvm.invoke @nothing() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  %0 = llvm.invoke @callee(%i, %p) to ^bb3(%i : i32) unwind ^bb2 {branch_weights = array<i32: 1, 5>} : (i32, !llvm.ptr) -> i32
^bb2:
  %1 = llvm.landingpad cleanup (catch %info : !llvm.ptr) (catch %zero : !llvm.ptr) (filter %filter : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
^bb3(%x: i32):
  %2 = llvm.invoke fastcc %p(%i) to ^bb4 unwind ^bb2 vararg(!llvm.func<i32 (...)>) ["deopt"(%i : i32)] {tag} : !llvm.ptr, (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
^bb4:
  llvm.invoke @nothing() to ^bb5 unwind ^bb6 : () -> ()
^bb5:
  llvm.return
^bb6:
  %3 = llvm.landingpad (catch %info : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}

llvm.func @assembly(%i: i32) {
  %0 = llvm.inline_asm "bswap $0", "=r,r" %i : (i32) -> i32
  llvm.inline_asm has_side_effects "nop", "" : () -> ()
  %1 = llvm.inline_asm asm_dialect = att "mov $0, $1", "=r,r" %i : (i32) -> i32
  %2 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel {tag} "x", "=r,r,r" %i, %i : (i32, i32) -> i32
  %3 = llvm.inline_asm operand_attrs = [{elementtype = i32}, {}] "y", "=r,r,r" %i, %i : (i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// The type of an address may follow `!llvm.ptr`.
llvm.func @addresses(%p: !llvm.ptr, %q: !llvm.ptr<1>) {
  llvm.indirectbr %p : , [^bb1]
^bb1:
  llvm.indirectbr %q : <1>, [^bb2]
^bb2:
  llvm.indirectbr %q : !llvm.ptr<1>, []
}
