// Calls of functions, through pointers, of LLVM's functions by name, and of assembly.

llvm.func @f(i32, f64) -> i64
llvm.func @nothing()
llvm.func @direct(%a: i32, %b: f64) -> i64 {
  llvm.call @nothing() : () -> ()
  %0 = llvm.call @f(%a, %b) : (i32, f64) -> i64
  llvm.return %0 : i64
}

// -----

llvm.func @indirect(%f: !llvm.ptr, %a: i32) -> i32 {
  %0 = llvm.call %f(%a) : !llvm.ptr, (i32) -> i32
  llvm.call %f() : !llvm.ptr, () -> ()
  llvm.return %0 : i32
}

// -----

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @variadic(%s: !llvm.ptr, %x: f64, %f: !llvm.ptr) {
  %0 = llvm.call @printf(%s, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %1 = llvm.call %f(%s, %x) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, f64) -> i32
  llvm.return
}

// -----

llvm.func fastcc @f(%x: f32) -> f32
llvm.func @kinds(%x: f32) -> f32 {
  %0 = llvm.call fastcc @f(%x) : (f32) -> f32
  %1 = llvm.call fastcc tail @f(%x) : (f32) -> f32
  %2 = llvm.call fastcc notail @f(%x) : (f32) -> f32
  %3 = llvm.call fastcc @f(%x) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  llvm.return %3 : f32
}

// -----

llvm.func @f(%x: i32) -> i32
llvm.func @must(%x: i32) -> i32 {
  %0 = llvm.call musttail @f(%x) : (i32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @f()
llvm.func @promised() {
  llvm.call @f() {convergent} : () -> ()
  llvm.call @f() {no_unwind} : () -> ()
  llvm.call @f() {will_return} : () -> ()
  llvm.call @f() {no_inline} : () -> ()
  llvm.call @f() {always_inline} : () -> ()
  llvm.call @f() {inline_hint} : () -> ()
  llvm.call @f() {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> ()
  llvm.call @f() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : () -> ()
  llvm.return
}

// -----

llvm.func @f(!llvm.ptr, i32) -> !llvm.ptr
llvm.func @described(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.call @f(%p, %x) : (!llvm.ptr {llvm.noalias, llvm.align = 8 : i64}, i32 {llvm.signext}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef})
  %1 = llvm.call @f(%p, %x) : (!llvm.ptr, i32 {llvm.inreg}) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f()
llvm.func @bundled(%p: !llvm.ptr, %x: i32) {
  llvm.call @f() ["a"(%p, %x : !llvm.ptr, i32), "b"()] : () -> ()
  llvm.call %p() ["deopt"(%x : i32)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @intrinsics(%x: i32, %v: vector<8xi32>, %f: f32, %p: !llvm.ptr, %w: vector<4xf32>) {
  %0 = llvm.call_intrinsic "llvm.smax.i32"(%x, %x) : (i32, i32) -> i32
  %1 = llvm.call_intrinsic "llvm.vector.reduce.add"(%v) : (vector<8xi32>) -> i32
  %2 = llvm.call_intrinsic "llvm.sqrt"(%f) {fastmathFlags = #llvm.fastmath<reassoc>} : (f32) -> f32
  %3 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%w, %w, %3) : (vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  %5 = llvm.mlir.constant(true) : i1
  llvm.call_intrinsic "llvm.assume"(%5) ["align"(%p, %x : !llvm.ptr, i32)] : (i1) -> ()
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  llvm.call_intrinsic "llvm.prefetch"(%p, %3, %3, %3) : (!llvm.ptr, i32, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @intrinsics_described(%p: !llvm.ptr, %x: i8, %n: i32) {
  %0 = llvm.mlir.constant(false) : i1
  llvm.call_intrinsic "llvm.memset.p0.i32"(%p, %x, %n, %0) : (!llvm.ptr {llvm.align = 4 : i64}, i8, i32, i1) -> ()
  llvm.return
}

// -----

llvm.func @assembly(%x: i32, %p: !llvm.ptr) {
  llvm.inline_asm "nop", "" : () -> ()
  %0 = llvm.inline_asm "bswap $0", "=r,r" %x : (i32) -> i32
  %1 = llvm.inline_asm has_side_effects "foo", "=r,=r,r" %x : (i32) -> !llvm.struct<(i8, i8)>
  %2 = llvm.inline_asm has_side_effects is_align_stack "foo", "=r,r" %x : (i32) -> i8
  %3 = llvm.inline_asm asm_dialect = att "foo", "=r,r" %x : (i32) -> i8
  %4 = llvm.inline_asm asm_dialect = intel "foo", "=r,r" %x : (i32) -> i8
  %5 = llvm.inline_asm tail_call_kind = <tail> "foo", "=r,r" %x : (i32) -> i8
  llvm.return
}

// -----

llvm.func @element(%p: !llvm.ptr) -> i32 {
  %0 = llvm.inline_asm has_side_effects operand_attrs = [{elementtype = f32}] "", "=r,*m" %p : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @element_without_result(%p: !llvm.ptr) {
  llvm.inline_asm has_side_effects asm_dialect = att operand_attrs = [{elementtype = f32}] "", "*m" %p : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.mlir.alias external @alias : !llvm.func<i32 (i32)> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @by_alias(%x: i32) -> i32 {
  %0 = llvm.call @alias(%x) : (i32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.ifunc @chosen : !llvm.func<i32 (i32)>, !llvm.ptr @choose
llvm.func @choose() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @by_ifunc(%x: i32) -> i32 {
  %0 = llvm.call @chosen(%x) : (i32) -> i32
  llvm.return %0 : i32
}
