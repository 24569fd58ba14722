// Branches, phis, exceptions, and the addresses of blocks.

llvm.func @branches(%c: i1, %x: i32) -> i32 {
  llvm.cond_br %c, ^a, ^b(%x : i32)
^a:
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^b(%0 : i32)
^b(%1: i32):
  llvm.return %1 : i32
}

// -----

llvm.func @loop(%n: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%0, %0 : i64, i64)
^head(%i: i64, %sum: i64):
  %2 = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %2, ^body, ^exit
^body:
  %3 = llvm.add %sum, %i : i64
  %4 = llvm.add %i, %1 : i64
  llvm.br ^head(%4, %3 : i64, i64)
^exit:
  llvm.return %sum : i64
}

// -----

// A phi has one value for each predecessor.
llvm.func @same_block(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^a(%x : i32), ^a(%y : i32)
^a(%0: i32):
  llvm.return %0 : i32
}

// -----

llvm.func @same_block_and_values(%c: i1, %x: i32) -> i32 {
  llvm.cond_br %c, ^a(%x : i32), ^a(%x : i32)
^a(%0: i32):
  llvm.return %0 : i32
}

// -----

llvm.func @same_block_without_values(%c: i1) {
  llvm.cond_br %c, ^a, ^a
^a:
  llvm.return
}

// -----

llvm.func @weights(%c: i1) {
  llvm.cond_br %c weights([3, 7]), ^a, ^b
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @switched(%x: i32, %v: i64) -> i64 {
  llvm.switch %x : i32, ^default(%v : i64) [
    1: ^a,
    -2: ^b(%v, %v : i64, i64),
    3: ^a
  ]
^default(%0: i64):
  llvm.return %0 : i64
^a:
  llvm.return %v : i64
^b(%1: i64, %2: i64):
  %3 = llvm.add %1, %2 : i64
  llvm.return %3 : i64
}

// -----

llvm.func @switched_to_one(%x: i8, %v: i64, %w: i64) -> i64 {
  llvm.switch %x : i8, ^a(%v : i64) [
    0: ^a(%w : i64),
    1: ^a(%v : i64)
  ]
^a(%0: i64):
  llvm.return %0 : i64
}

// -----

llvm.func @switched_with_weights(%x: i64) {
  llvm.switch %x : i64, ^a [
    10: ^b
  ] {branch_weights = array<i32: 5, 6>}
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @switched_nowhere(%x: i1) {
  llvm.switch %x : i1, ^a [
  ]
^a:
  llvm.return
}

// -----

// Blocks in another order than that of control flow.
llvm.func @order(%c: i1) -> i32 {
  llvm.br ^c
^a(%0: i32):
  llvm.return %0 : i32
^b:
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^a(%1 : i32)
^c:
  %2 = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %c, ^b, ^a(%2 : i32)
}

// -----

llvm.func @unreachable_blocks(%p: !llvm.ptr) {
  llvm.return
^a(%0: f64):
  %1 = llvm.intr.sqrt(%0) : (f64) -> f64
  llvm.br ^b(%1 : f64)
^b(%2: f64):
  llvm.store %2, %p : f64, !llvm.ptr
  llvm.br ^a(%2 : f64)
}

// -----

llvm.func @never() {
  llvm.unreachable
}

// -----

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @may_throw(i32) -> i32
llvm.mlir.global external constant @_ZTIi() : !llvm.ptr
llvm.func @caught(%x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.invoke @may_throw(%x) to ^ok unwind ^failed : (i32) -> i32
^ok:
  llvm.return %2 : i32
^failed:
  %3 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %4 = "llvm.intr.eh.typeid.for"(%0) : (!llvm.ptr) -> i32
  llvm.resume %3 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @may_throw()
llvm.func @filtered(%f: !llvm.ptr, %x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
  llvm.invoke @may_throw() to ^next unwind ^failed : () -> ()
^next:
  %1 = llvm.invoke %f(%x) to ^ok(%x : i32) unwind ^failed : !llvm.ptr, (i32) -> i32
^ok(%2: i32):
  llvm.return %2 : i32
^failed:
  %3 = llvm.landingpad (filter %0 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return %x : i32
}

// -----

llvm.func @jumps(%x: i32) -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @jumps, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @later, tag = <id = 0>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [
  ^a,
  ^b(%x : i32)
  ]
^a:
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr
^b(%2: i32):
  llvm.return %1 : !llvm.ptr
}
llvm.func @later() -> !llvm.ptr {
  llvm.br ^a
^a:
  llvm.blocktag <id = 0>
  %0 = llvm.blockaddress <function = @jumps, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @coroutine(%p: !llvm.ptr, %n: i32) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.mlir.constant(false) : i1
  %3 = llvm.intr.coro.id %0, %1, %1, %1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %4 = llvm.intr.coro.size : i64
  %5 = llvm.intr.coro.align : i64
  %6 = llvm.intr.coro.begin %3, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %7 = llvm.intr.coro.save %6 : (!llvm.ptr) -> !llvm.token
  %8 = llvm.intr.coro.suspend %7, %2 : i8
  %9 = llvm.intr.coro.free %3, %6 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %10 = llvm.mlir.none : !llvm.token
  llvm.intr.coro.resume %6 : !llvm.ptr
  llvm.return %6 : !llvm.ptr
}
