// Exceptions, addresses of blocks, jumps to them, and switches.

llvm.func @f(i32) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @arguments(%x: i32, %y: f64) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @f(%x) to ^ok(%x, %y : i32, f64) unwind ^failed(%y : f64) : (i32) -> i32
^ok(%1: i32, %2: f64):
  %3 = llvm.add %0, %1 : i32
  llvm.return %3 : i32
^failed(%4: f64):
  %5 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %6 = llvm.fptosi %4 : f64 to i32
  llvm.return %6 : i32
}

// -----

llvm.func @f()
llvm.func @__gxx_personality_v0(...) -> i32
llvm.mlir.global external constant @type_a() : !llvm.ptr
llvm.mlir.global external constant @type_b() : !llvm.ptr
llvm.func @clauses() attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.mlir.addressof @type_a : !llvm.ptr
  %1 = llvm.mlir.addressof @type_b : !llvm.ptr
  %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %3 = llvm.insertvalue %0, %2[0] : !llvm.array<2 x ptr>
  %4 = llvm.insertvalue %1, %3[1] : !llvm.array<2 x ptr>
  llvm.invoke @f() to ^next unwind ^failed : () -> ()
^next:
  llvm.invoke @f() to ^end unwind ^other : () -> ()
^end:
  llvm.return
^failed:
  %5 = llvm.landingpad (catch %0 : !llvm.ptr) (filter %4 : !llvm.array<2 x ptr>) (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.br ^end
^other:
  %6 = llvm.landingpad cleanup (filter %4 : !llvm.array<2 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.resume %6 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @f()
llvm.func @rust_eh_personality() -> i32
llvm.func @another_personality() attributes {personality = @rust_eh_personality} {
  llvm.invoke @f() to ^end unwind ^failed : () -> ()
^end:
  llvm.return
^failed:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, i32)>
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}

// -----

llvm.func @f()
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @same_blocks() attributes {personality = @__gxx_personality_v0} {
  llvm.invoke @f() to ^end unwind ^failed : () -> ()
^failed:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.br ^end
^end:
  llvm.return
}

// -----

llvm.func @f()
llvm.func @no_personality() {
  llvm.invoke @f() to ^end unwind ^failed : () -> ()
^end:
  llvm.return
^failed:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @f()
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @no_clauses() attributes {personality = @__gxx_personality_v0} {
  llvm.invoke @f() to ^end unwind ^failed : () -> ()
^end:
  llvm.return
^failed:
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f()
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @no_landing_pad() attributes {personality = @__gxx_personality_v0} {
  llvm.invoke @f() to ^end unwind ^failed : () -> ()
^end:
  llvm.return
^failed:
  llvm.return
}

// -----

llvm.func @f() -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @weights() -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = "llvm.invoke"() [^ok, ^failed] <{branch_weights = array<i32: 1000, 1>, callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> i32
^ok:
  llvm.return %0 : i32
^failed:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @jumps(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.indirectbr %p : !llvm.ptr, [
  ^a(%x : i32),
  ^b
  ]
^a(%0: i32):
  llvm.blocktag <id = 1>
  llvm.return %0 : i32
^b:
  llvm.blocktag <id = 2>
  llvm.return %x : i32
}

// -----

llvm.func @nowhere(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, [
  ]
}

// -----

llvm.func @chooses(%c: i1) -> i32 {
  %0 = llvm.blockaddress <function = @chooses, tag = <id = 0>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @chooses, tag = <id = 7>> : !llvm.ptr
  %2 = llvm.select %c, %0, %1 : i1, !llvm.ptr
  llvm.indirectbr %2 : !llvm.ptr, [
  ^a,
  ^b
  ]
^a:
  llvm.blocktag <id = 0>
  %3 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %3 : i32
^b:
  llvm.blocktag <id = 7>
  %4 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %4 : i32
}

// -----

llvm.mlir.global internal constant @labels() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %1 = llvm.blockaddress <function = @dispatches, tag = <id = 1>> : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
  %3 = llvm.blockaddress <function = @dispatches, tag = <id = 2>> : !llvm.ptr
  %4 = llvm.insertvalue %3, %2[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}
llvm.func @dispatches(%i: i64) {
  %0 = llvm.mlir.addressof @labels : !llvm.ptr
  %1 = llvm.getelementptr inbounds %0[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
  %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
  llvm.indirectbr %2 : !llvm.ptr, [
  ^a,
  ^b
  ]
^a:
  llvm.blocktag <id = 1>
  llvm.br ^b
^b:
  llvm.blocktag <id = 2>
  llvm.return
}

// -----

llvm.func @later() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @defined_later, tag = <id = 3>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @defined_later() {
  llvm.br ^a
^a:
  llvm.blocktag <id = 3>
  llvm.return
}

// -----

llvm.func @no_such_tag() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @no_such_tag, tag = <id = 3>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @same_tags() {
  llvm.br ^a
^a:
  llvm.blocktag <id = 3>
  llvm.br ^b
^b:
  llvm.blocktag <id = 3>
  llvm.return
}

// -----

llvm.func @declared()
llvm.func @of_a_declaration() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @declared, tag = <id = 3>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @switches(%a: i1, %b: i16, %c: i64, %d: i128) {
  llvm.switch %a : i1, ^one [
    0: ^one
  ]
^one:
  llvm.switch %b : i16, ^two [
    -32768: ^end,
    32767: ^two
  ]
^two:
  llvm.switch %c : i64, ^three [
    9223372036854775807: ^end,
    -1: ^three
  ]
^three:
  llvm.switch %d : i128, ^end [
    5: ^end
  ]
^end:
  llvm.return
}

// -----

llvm.func @with_weights(%x: i32) -> i32 {
  llvm.switch %x : i32, ^a(%x : i32) [
    1: ^b,
    2: ^a(%x : i32),
    3: ^c
  ] {branch_weights = array<i32: 1, 20, 300, 0>}
^a(%0: i32):
  llvm.return %0 : i32
^b:
  llvm.return %x : i32
^c:
  llvm.unreachable
}

// -----

llvm.func @same_case(%x: i32) {
  llvm.switch %x : i32, ^a [
    1: ^a,
    1: ^b
  ]
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @likely(%c: i1, %d: i1) {
  llvm.cond_br %c weights([2000, 1]), ^a, ^b
^a:
  llvm.cond_br %d weights([0, 5]), ^b, ^c
^b:
  llvm.return
^c:
  llvm.unreachable
}

// -----

llvm.func @expected(%x: i64, %c: i1) {
  %0 = llvm.mlir.constant(3 : i64) : i64
  %1 = llvm.intr.expect %x, %0 : i64
  %2 = llvm.mlir.constant(true) : i1
  %3 = llvm.intr.expect %c, %2 : i1
  %4 = llvm.intr.expect.with.probability %x, %0, 9.000000e-01 : i64
  llvm.cond_br %3, ^a, ^a
^a:
  llvm.return
}

// -----

// Values that come by several ways, and ways that carry several values.
llvm.func @phis(%c: i1, %x: i32, %y: f32, %p: !llvm.ptr, %v: vector<2xi8>) -> f32 {
  llvm.cond_br %c, ^a(%x, %y, %p, %v : i32, f32, !llvm.ptr, vector<2xi8>), ^b
^b:
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.undef : vector<2xi8>
  %2 = llvm.mlir.constant(1.0 : f32) : f32
  llvm.br ^a(%x, %2, %0, %1 : i32, f32, !llvm.ptr, vector<2xi8>)
^a(%3: i32, %4: f32, %5: !llvm.ptr, %6: vector<2xi8>):
  %7 = llvm.sitofp %3 : i32 to f32
  %8 = llvm.fadd %7, %4 : f32
  llvm.return %8 : f32
}

// -----

llvm.func @to_itself(%x: i32, %c: i1) -> i32 {
  llvm.br ^a(%x, %x : i32, i32)
^a(%0: i32, %1: i32):
  llvm.cond_br %c, ^a(%1, %0 : i32, i32), ^b
^b:
  llvm.return %0 : i32
}

// -----

llvm.func @fastmath_phi(%c: i1, %x: f32) -> f32 {
  llvm.cond_br %c, ^a(%x : f32), ^b
^b:
  %0 = llvm.fadd %x, %x {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.br ^a(%0 : f32)
^a(%1: f32):
  llvm.return %1 : f32
}

// -----

llvm.func @entry_is_a_loop(%x: i32) {
  llvm.br ^a
^a:
  llvm.br ^a
}
