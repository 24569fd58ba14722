llvm.func internal fastcc @callee() -> (i32) attributes { function_entry_count = 42 : i64, dso_local } {
  %0 = llvm.mlir.constant(42 : i32) : i32
  llvm.return %0 : i32
}

llvm.func @caller() -> (i32) {
  %0 = llvm.call fastcc @callee() { fastmathFlags = #llvm.fastmath<nnan, ninf>, branch_weights = dense<42> : vector<1xi32> } : () -> (i32)
  llvm.return %0 : i32
}

// -----

// Blocks.
llvm.func @foo() -> (i32) attributes { no_inline } {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}

llvm.func @multiple_blocks(%cond: i1) -> (i32) {
  llvm.cond_br %cond, ^bb1, ^bb2
^bb1:
  %0 = llvm.call @foo() : () -> (i32)
  llvm.br ^bb3(%0: i32)
^bb2:
  %1 = llvm.call @foo() : () -> (i32)
  llvm.return %1 : i32
^bb3(%arg: i32):
  llvm.return %arg : i32
}

llvm.func @caller(%cond: i1, %b: i32) -> (i32) {
  %0 = llvm.call @multiple_blocks(%cond) : (i1) -> (i32)
  %1 = llvm.add %0, %b : i32
  %2 = llvm.call @multiple_blocks(%cond) : (i1) -> (i32)
  %3 = llvm.add %1, %2 : i32
  llvm.return %3 : i32
}

// -----

// Calls that stay.
llvm.func @personality() -> i32
llvm.func @ext()
llvm.func @with_personality() -> (i32) attributes { personality = @personality } {
  %0 = llvm.mlir.constant(42 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @passthrough() attributes { passthrough = ["foo", "bar", ["a", "b"]] } {
  llvm.return
}
llvm.func @callee_noinline() attributes { no_inline } {
  llvm.return
}
llvm.func @callee_noduplicate() attributes { passthrough = ["noduplicate"] } {
  llvm.return
}
llvm.func @callee_presplitcoroutine() attributes { passthrough = ["presplitcoroutine"] } {
  llvm.return
}
llvm.func @callee_returns_twice() attributes { passthrough = ["x", "returns_twice"] } {
  llvm.return
}
llvm.func @callee_strictfp() attributes { passthrough = ["strictfp"] } {
  llvm.return
}
llvm.func @callee_strictfp_pair() attributes { passthrough = [["strictfp", "true"]] } {
  llvm.return
}
llvm.func @inalloca(%ptr : !llvm.ptr { llvm.inalloca = i64 }) {
  llvm.return
}
llvm.func @vararg_func(...) {
  llvm.return
}
llvm.func @vararg_intrinsics() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %0 x !llvm.struct<"struct.va_list_opaque", (ptr)> : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  llvm.return
}
llvm.func @always() attributes { always_inline } {
  llvm.call @ext() : () -> ()
  llvm.return
}
llvm.func @private_once(%a : i32) -> i32 attributes {sym_visibility = "private"} {
  llvm.return %a : i32
}
llvm.func @private_twice(%a : i32) -> i32 attributes {sym_visibility = "private"} {
  llvm.return %a : i32
}

llvm.func @caller(%p: !llvm.ptr, %x: i32, %f: !llvm.ptr) -> i32 {
  %0 = llvm.call @with_personality() : () -> (i32)
  llvm.call @passthrough() : () -> ()
  llvm.call @callee_noinline() : () -> ()
  llvm.call @callee_noduplicate() : () -> ()
  llvm.call @callee_presplitcoroutine() : () -> ()
  llvm.call @callee_returns_twice() : () -> ()
  llvm.call @callee_strictfp() : () -> ()
  llvm.call @callee_strictfp_pair() : () -> ()
  llvm.call @inalloca(%p) : (!llvm.ptr) -> ()
  llvm.call @vararg_func() vararg(!llvm.func<void (...)>) : () -> ()
  llvm.call @vararg_intrinsics() : () -> ()
  llvm.call @always() : () -> ()
  llvm.call @always() {no_inline} : () -> ()
  llvm.call %f(%x) : !llvm.ptr, (i32) -> ()
  %z = llvm.call @private_once(%x) : (i32) -> (i32)
  %y = llvm.call @private_twice(%z) : (i32) -> (i32)
  %w = llvm.call @private_twice(%y) : (i32) -> (i32)
  llvm.return %w : i32
}

// -----

// Attributes of arguments that do not matter.
llvm.func @ignored_attrs(%ptr : !llvm.ptr { llvm.inreg, llvm.nocapture, llvm.nofree, llvm.preallocated = i32, llvm.returned, llvm.alignstack = 32 : i64, llvm.writeonly, llvm.noundef, llvm.nonnull }, %x : i32 { llvm.zeroext }) -> (!llvm.ptr { llvm.noundef, llvm.inreg, llvm.nonnull }) {
  llvm.return %ptr : !llvm.ptr
}

llvm.func @test_ignored_attrs(%ptr : !llvm.ptr, %x : i32) -> !llvm.ptr {
  %0 = llvm.call @ignored_attrs(%ptr, %x) : (!llvm.ptr, i32) -> (!llvm.ptr)
  llvm.return %0 : !llvm.ptr
}

// -----

// A body that never returns.
llvm.func @stop() {
  llvm.unreachable
}
llvm.func @stop_in_block(%c: i1) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.unreachable
^b:
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @caller(%c: i1) -> i32 {
  llvm.call @stop() : () -> ()
  %0 = llvm.call @stop_in_block(%c) : (i1) -> i32
  llvm.return %0 : i32
}
