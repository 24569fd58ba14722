// Same pointer several times, several noalias, byval and noalias together.
llvm.func @f(%a: !llvm.ptr {llvm.noalias, llvm.byval = i64}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr {llvm.noalias}, %d: !llvm.ptr) {
  %0 = llvm.load %a : !llvm.ptr -> i64
  llvm.store %0, %b : i64, !llvm.ptr
  llvm.store %0, %c : i64, !llvm.ptr
  llvm.store %0, %d : i64, !llvm.ptr
  llvm.return
}
llvm.func @g(%p: !llvm.ptr, %q: !llvm.ptr {llvm.noalias}) {
  llvm.call @f(%p, %p, %p, %q) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call @f(%q, %p, %q, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @h(%p: !llvm.ptr) {
  llvm.call @g(%p, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// Loops in caller and in callee.
llvm.func @f(%n: i32, %p: !llvm.ptr {llvm.noalias}) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %buf = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.br ^head(%z : i32)
^head(%i: i32):
  %c = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %c weights([1, 2]), ^body, ^exit
^body:
  llvm.store %i, %buf : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  %dyn = llvm.alloca %v x i8 : (i32) -> !llvm.ptr
  llvm.store %v, %dyn : i32, !llvm.ptr
  %j = llvm.add %i, %one : i32
  llvm.br ^head(%j : i32)
^exit:
  %r = llvm.load %buf : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @g(%n: i32, %p: !llvm.ptr) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^head(%z, %z : i32, i32)
^head(%i: i32, %acc: i32):
  %r = llvm.call @f(%n, %p) : (i32, !llvm.ptr) -> i32
  %acc2 = llvm.add %acc, %r : i32
  %c = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %c, ^head(%r, %acc2 : i32, i32), ^exit
^exit:
  %last = llvm.call @f(%acc2, %p) : (i32, !llvm.ptr) -> i32
  llvm.return %last : i32
}

// -----

// Invoke, landing pads, personality of the caller.
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @callee(%a: i32) -> i32 { llvm.return %a : i32 }
llvm.func @f(%a: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @callee(%a) to ^ok unwind ^bad : (i32) -> i32
^ok:
  %1 = llvm.call @callee(%0) : (i32) -> i32
  llvm.return %1 : i32
^bad:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
}
llvm.func @g(%a: i32) -> i32 {
  %0 = llvm.call @f(%a) : (i32) -> i32
  llvm.return %0 : i32
}

// -----

// Calls with op bundles, tail kinds, calling conventions, fast math, arg attrs on the call.
llvm.func fastcc @f(%a: f32) -> f32 { 
  %0 = llvm.fadd %a, %a : f32
  llvm.return %0 : f32 }
llvm.func @g(%a: f32) -> f32 {
  %0 = llvm.call fastcc @f(%a) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %1 = llvm.call tail @f(%0) : (f32) -> f32
  %2 = llvm.call musttail @f(%1) : (f32) -> f32
  %3 = llvm.call @f(%2) ["tag"(%1 : f32)] : (f32) -> f32
  %4 = llvm.call @f(%3) : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
  %5 = llvm.call @f(%4) {always_inline} : (f32) -> f32
  %6 = llvm.call @f(%5) {inline_hint} : (f32) -> f32
  llvm.return %6 : f32
}

// -----

// Symbols: private, address taken, in attributes, in globals.
llvm.mlir.global internal constant @table() : !llvm.ptr {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @ext()
llvm.func @a() attributes {sym_visibility = "private"} { llvm.call @ext() : () -> ()
 llvm.return }
llvm.func @b() attributes {sym_visibility = "private"} { llvm.call @a() : () -> ()
 llvm.return }
llvm.func @c() attributes {sym_visibility = "private"} { llvm.call @b() : () -> ()
 %0 = llvm.mlir.addressof @c : !llvm.ptr
 llvm.call @d(%0) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @d(%p: !llvm.ptr) attributes {sym_visibility = "private", passthrough = ["noinline"]} { llvm.call %p() : !llvm.ptr, () -> ()
 llvm.return }
llvm.func @pers() -> i32 attributes {sym_visibility = "private"} { %0 = llvm.mlir.constant(0 : i32) : i32
 llvm.return %0 : i32 }
llvm.func @e() attributes {personality = @pers} { llvm.call @c() : () -> ()
 %0 = llvm.call @pers() : () -> i32
 llvm.return }
llvm.func @k() attributes {t.ref = [@d, {x = @b}]} { llvm.call @b() : () -> ()
 llvm.return }

// -----

// Alias scopes of call and callee and noalias together through three levels.
#d = #llvm.alias_scope_domain<id = distinct[0]<>>
#s = #llvm.alias_scope<id = distinct[1]<>, domain = #d>
#t = #llvm.alias_scope<id = distinct[2]<>, domain = #d, description = "t">
#g = #llvm.access_group<id = distinct[3]<>>
llvm.func @use(!llvm.ptr)
llvm.func @l(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr) {
  llvm.intr.experimental.noalias.scope.decl #s
  %0 = llvm.load %a {alias_scopes = [#s], noalias_scopes = [#t]} : !llvm.ptr -> i32
  llvm.store %0, %b {alias_scopes = [#t], access_groups = [#g]} : i32, !llvm.ptr
  llvm.call @use(%a) {noalias_scopes = [#t]} : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @m(%a: !llvm.ptr, %b: !llvm.ptr {llvm.noalias}) {
  llvm.call @l(%a, %b) {alias_scopes = [#s], noalias_scopes = [#t, #s], access_groups = [#g]} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @l(%b, %a) {alias_scopes = []} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @n(%a: !llvm.ptr) {
  llvm.call @m(%a, %a) {noalias_scopes = [#s]} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// Recursion among llvm functions, mutual with func.
llvm.func @even(%n: i32) -> i1 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %t = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %c = llvm.icmp "eq" %n, %z : i32
  llvm.cond_br %c, ^yes, ^no
^yes:
  llvm.return %t : i1
^no:
  %m = llvm.sub %n, %one : i32
  %r = llvm.call @odd(%m) : (i32) -> i1
  llvm.return %r : i1
}
llvm.func @odd(%n: i32) -> i1 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %f = llvm.mlir.constant(false) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  %c = llvm.icmp "eq" %n, %z : i32
  llvm.cond_br %c, ^yes, ^no
^yes:
  llvm.return %f : i1
^no:
  %m = llvm.sub %n, %one : i32
  %r = llvm.call @third(%m) : (i32) -> i1
  llvm.return %r : i1
}
llvm.func @third(%n: i32) -> i1 {
  %r = llvm.call @even(%n) : (i32) -> i1
  %s = llvm.call @odd(%n) : (i32) -> i1
  %x = llvm.xor %r, %s : i1
  llvm.return %x : i1
}
llvm.func @fact(%n: i32) -> i32 {
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %r = llvm.call @fact(%n) : (i32) -> i32
  llvm.return %r : i32
}
llvm.func @main(%n: i32) -> i1 {
  %0 = llvm.call @fact(%n) : (i32) -> i32
  %r = llvm.call @even(%0) : (i32) -> i1
  llvm.return %r : i1
}

// -----

// Single block callee whose terminator is unreachable, in func and llvm, in a region.
llvm.func @ext()
llvm.func @stop(%a: i32) -> i32 { llvm.call @ext() : () -> ()
 llvm.unreachable }
llvm.func @stopv() { llvm.unreachable }
llvm.func @c(%a: i32) -> i32 { %0 = llvm.call @stop(%a) : (i32) -> i32
 llvm.call @stopv() : () -> ()
 %1 = llvm.add %0, %0 : i32
 llvm.return %1 : i32 }
llvm.func @d(%c: i1, %a: i32) -> i32 {
 llvm.cond_br %c, ^a, ^b(%a : i32)
^a:
 %0 = llvm.call @stop(%a) : (i32) -> i32
 llvm.br ^b(%0 : i32)
^b(%x: i32):
 llvm.return %x : i32 }

// -----

// Constants of many kinds as sizes.
llvm.func @use(!llvm.ptr)
llvm.func @f(%n: i64) {
  %a = llvm.mlir.constant(-1 : i32) : i32
  %b = llvm.mlir.undef : i32
  %c = arith.constant 5 : i16
  %d = llvm.mlir.zero : i32
  %e = llvm.mlir.poison : i64
  %f = index.constant 3
  %g = llvm.mlir.constant(true) : i1
  %1 = llvm.alloca %a x i8 : (i32) -> !llvm.ptr
  %2 = llvm.alloca %b x i8 : (i32) -> !llvm.ptr
  %3 = llvm.alloca %c x i8 : (i16) -> !llvm.ptr
  %4 = llvm.alloca %d x i8 : (i32) -> !llvm.ptr
  %5 = llvm.alloca %e x i8 : (i64) -> !llvm.ptr
  %6 = llvm.alloca %g x i8 : (i1) -> !llvm.ptr
  llvm.call @use(%1) : (!llvm.ptr) -> ()
  llvm.call @use(%2) : (!llvm.ptr) -> ()
  llvm.call @use(%3) : (!llvm.ptr) -> ()
  llvm.call @use(%4) : (!llvm.ptr) -> ()
  llvm.call @use(%5) : (!llvm.ptr) -> ()
  llvm.call @use(%6) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @g(%n: i64) {
  llvm.call @f(%n) : (i64) -> ()
  llvm.return
}

// -----

// Lifetime markers through casts, of one alloca of two.
llvm.func @use(!llvm.ptr)
llvm.func @f(%c: i1) {
  %a = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %a x i8 : (i32) -> !llvm.ptr
  %2 = llvm.alloca %a x i16 : (i32) -> !llvm.ptr
  %3 = llvm.bitcast %1 : !llvm.ptr to !llvm.ptr
  %4 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.intr.lifetime.start %3 : !llvm.ptr
  llvm.intr.lifetime.end %2 : !llvm.ptr
  llvm.call @use(%4) : (!llvm.ptr) -> ()
  llvm.call @use(%3) : (!llvm.ptr) -> ()
  scf.if %c {
    %5 = llvm.alloca %a x i64 : (i32) -> !llvm.ptr
    llvm.call @use(%5) : (!llvm.ptr) -> ()
  }
  %s = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  llvm.return
}
llvm.func @g(%c: i1) {
  llvm.call @f(%c) : (i1) -> ()
  llvm.br ^x
^x:
  llvm.call @f(%c) : (i1) -> ()
  llvm.return
}

// -----

// Address spaces, pointers in vectors, structs passed, alloca in address space.
llvm.func @use(!llvm.ptr<5>)
llvm.func @f(%a: !llvm.ptr<5> {llvm.byval = !llvm.struct<"s", (i32, array<4 x i8>, ptr<5>)>, llvm.align = 32 : i64}, %b: !llvm.ptr<5> {llvm.noalias}, %v: vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr> {
  %c = llvm.addrspacecast %b : !llvm.ptr<5> to !llvm.ptr
  %0 = llvm.load %c : !llvm.ptr -> i32
  %1 = llvm.getelementptr %a[0, 1, 2] : (!llvm.ptr<5>) -> !llvm.ptr<5>, !llvm.struct<"s", (i32, array<4 x i8>, ptr<5>)>
  llvm.store %0, %1 : i32, !llvm.ptr<5>
  llvm.call @use(%a) : (!llvm.ptr<5>) -> ()
  llvm.return %v : vector<2x!llvm.ptr>
}
llvm.func @g(%a: !llvm.ptr<5> {llvm.align = 4 : i64}, %v: vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr> {
  %0 = llvm.call @f(%a, %a, %v) : (!llvm.ptr<5>, !llvm.ptr<5>, vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>
  llvm.return %0 : vector<2x!llvm.ptr>
}

// -----

// Byval through several levels and from an alloca of the caller, read only and not.
#ro = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>
llvm.func @use(!llvm.ptr)
llvm.func @a(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 8 : i64}) attributes {memory_effects = #ro} { llvm.call @use(%p) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @b(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 4 : i64}) { llvm.call @a(%p) : (!llvm.ptr) -> ()
 llvm.call @use(%p) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c(%z: i1, %p: !llvm.ptr {llvm.align = 8 : i64}, %c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 {alignment = 2 : i64} : (i32) -> !llvm.ptr
  llvm.call @b(%m) : (!llvm.ptr) -> ()
  llvm.call @a(%m) : (!llvm.ptr) -> ()
  llvm.call @a(%p) : (!llvm.ptr) -> ()
  %s = llvm.select %c, %m, %p : i1, !llvm.ptr
  llvm.call @a(%s) : (!llvm.ptr) -> ()
  llvm.br ^x(%m : !llvm.ptr)
^x(%q: !llvm.ptr):
  llvm.call @a(%q) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

// Debug intrinsics, inline asm, atomics, vectors, prefetch, assume with bundles inside inlined bodies.
llvm.func @f(%p: !llvm.ptr {llvm.noalias}, %v: vector<4xf32>, %m: vector<4xi1>) -> vector<4xf32> {
  %i = llvm.mlir.constant(4 : i32) : i32
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["align"(%p, %i : !llvm.ptr, i32)] : i1
  %0 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %0, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %1 = llvm.load volatile %p {alignment = 4 : i64, nontemporal} : !llvm.ptr -> vector<4xf32>
  llvm.store %1, %p {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr
  %2 = llvm.inline_asm "nop", "=r,r" %p : (!llvm.ptr) -> vector<4xf32>
  llvm.return %2 : vector<4xf32>
}
llvm.func @g(%p: !llvm.ptr, %v: vector<4xf32>, %m: vector<4xi1>) -> vector<4xf32> {
  %0 = llvm.call @f(%p, %v, %m) : (!llvm.ptr, vector<4xf32>, vector<4xi1>) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

// -----

// Cast at the border, casts of everything.
func.func @f(%a: index, %t: tensor<?xf32>) -> (i64, tensor<4xf32>) {
  %0 = builtin.unrealized_conversion_cast %a : index to i64
  %1 = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  return %0, %1 : i64, tensor<4xf32>
}
llvm.func @l(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = tensor.empty(%0) : tensor<?xf32>
  %2:2 = func.call @f(%0, %1) : (index, tensor<?xf32>) -> (i64, tensor<4xf32>)
  llvm.return %2#0 : i64
}
func.func @g(%a: i64) -> i64 {
  %0 = llvm.call @l(%a) : (i64) -> i64
  return %0 : i64
}

// -----

// Multi-result llvm structs, extractvalue folds after inlining.
llvm.func @pair(%a: i32, %b: i32) -> !llvm.struct<(i32, i32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}
llvm.func @first(%p: !llvm.struct<(i32, i32)>) -> i32 {
  %0 = llvm.extractvalue %p[0] : !llvm.struct<(i32, i32)>
  llvm.return %0 : i32
}
llvm.func @u(%a: i32) -> i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.call @pair(%a, %0) : (i32, i32) -> !llvm.struct<(i32, i32)>
  %2 = llvm.call @first(%1) : (!llvm.struct<(i32, i32)>) -> i32
  %3 = llvm.call @pair(%2, %a) : (i32, i32) -> !llvm.struct<(i32, i32)>
  %4 = llvm.call @first(%3) : (!llvm.struct<(i32, i32)>) -> i32
  llvm.return %4 : i32
}

// -----

// Noalias pointer captured in a phi cycle with a select, swapped each round.
llvm.func @f(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^h(%a, %b, %n : !llvm.ptr, !llvm.ptr, i32)
^h(%x: !llvm.ptr, %y: !llvm.ptr, %i: i32):
  llvm.store %i, %x : i32, !llvm.ptr
  %v = llvm.load %y : !llvm.ptr -> i32
  %c = llvm.icmp "eq" %v, %i : i32
  %s = llvm.select %c, %x, %a : i1, !llvm.ptr
  llvm.store %v, %s : i32, !llvm.ptr
  %j = llvm.sub %i, %one : i32
  llvm.cond_br %c, ^h(%y, %x, %j : !llvm.ptr, !llvm.ptr, i32), ^e(%s, %y : !llvm.ptr, !llvm.ptr)
^e(%p: !llvm.ptr, %q: !llvm.ptr):
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.store %v, %q : i32, !llvm.ptr
  %d = llvm.icmp "eq" %v, %one : i32
  llvm.cond_br %d, ^e(%p, %q : !llvm.ptr, !llvm.ptr), ^r
^r:
  llvm.store %v, %b : i32, !llvm.ptr
  llvm.return
}
llvm.func @g(%a: !llvm.ptr, %n: i32) {
  llvm.call @f(%a, %a, %n) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

// Symbols with visibility in llvm, linkage internal is not private.
llvm.func @ext()
llvm.func internal @i() { llvm.call @ext() : () -> ()
 llvm.return }
llvm.func private @p() { llvm.call @ext() : () -> ()
 llvm.return }
llvm.func linkonce_odr @o() { llvm.call @ext() : () -> ()
 llvm.return }
llvm.func weak @w() { llvm.call @ext() : () -> ()
 llvm.return }
llvm.func extern_weak @ew()
llvm.func @opt() attributes {no_inline, optimize_none} { llvm.return }
llvm.func hidden @hid() attributes {dso_local} { llvm.return }
llvm.func @main() {
  llvm.call @i() : () -> ()
  llvm.call @p() : () -> ()
  llvm.call @o() : () -> ()
  llvm.call @w() : () -> ()
  llvm.call @ew() : () -> ()
  llvm.call @opt() : () -> ()
  llvm.call @hid() : () -> ()
  llvm.return
}

// -----

// A callee with everything at once, called twice in one block and once in another.
llvm.func @use(!llvm.ptr)
llvm.func @all(%a: !llvm.ptr {llvm.byval = i32}, %b: !llvm.ptr {llvm.noalias}, %n: i32, %c: i1) -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %m = llvm.alloca %two x i32 : (i32) -> !llvm.ptr
  %d = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %m : i32, !llvm.ptr
  llvm.call @use(%d) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^x, ^y
^x:
  %0 = llvm.load %b : !llvm.ptr -> i32
  llvm.return %0 : i32
^y:
  %1 = llvm.load %a : !llvm.ptr -> i32
  %2 = llvm.load %m : !llvm.ptr -> i32
  %3 = llvm.add %1, %2 : i32
  llvm.return %3 : i32
}
llvm.func @g(%p: !llvm.ptr, %n: i32, %c: i1) -> i32 {
  %0 = llvm.call @all(%p, %p, %n, %c) : (!llvm.ptr, !llvm.ptr, i32, i1) -> i32
  %1 = llvm.call @all(%p, %p, %0, %c) : (!llvm.ptr, !llvm.ptr, i32, i1) -> i32
  llvm.cond_br %c, ^x, ^y(%1 : i32)
^x:
  %2 = llvm.call @all(%p, %p, %1, %c) : (!llvm.ptr, !llvm.ptr, i32, i1) -> i32
  llvm.br ^y(%2 : i32)
^y(%r: i32):
  llvm.return %r : i32
}
func.func @h(%p: !llvm.ptr, %n: i32, %c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = llvm.call @g(%p, %n, %c) : (!llvm.ptr, i32, i1) -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %n : i32
  }
  %2 = llvm.call @g(%p, %0, %c) : (!llvm.ptr, i32, i1) -> i32
  return %2 : i32
}
