// Inline assembly with each option, and operand bundles of everything that calls.

llvm.func @results(%x: i32, %p: !llvm.ptr) -> f64 {
  %0 = llvm.inline_asm "first $0, $1", "=r,r" %x : (i32) -> i64
  %1 = llvm.inline_asm "second $0, $1", "=&r,0" %0 : (i64) -> i64
  %2 = llvm.inline_asm "third $0", "=x" : () -> f64
  llvm.return %2 : f64
}

// -----

llvm.func @several(%x: i32, %y: i64) -> i64 {
  %0 = llvm.inline_asm "op $0, $1, $2, $3", "=r,=r,r,r" %x, %y : (i32, i64) -> !llvm.struct<(i32, i64)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i64)>
  llvm.return %1 : i64
}

// -----

llvm.func @effects(%x: i32) {
  llvm.inline_asm has_side_effects "fence", "~{memory}" : () -> ()
  llvm.inline_asm has_side_effects "clobbers", "~{dirflag},~{fpsr},~{flags},~{rax}" : () -> ()
  llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel "mov eax, $0", "r,~{eax}" %x : (i32) -> ()
  llvm.inline_asm is_align_stack asm_dialect = att "push $0", "r" %x : (i32) -> ()
  llvm.return
}

// -----

llvm.func @text() {
  llvm.inline_asm has_side_effects "line one\0A\09line two", "" : () -> ()
  llvm.inline_asm has_side_effects "$$5 %% \22quoted\22 \\", "" : () -> ()
  llvm.inline_asm has_side_effects "${:uid} $(a$|b$)", "" : () -> ()
  llvm.return
}

// -----

llvm.func @immediates() -> i32 {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %1 = llvm.inline_asm "mov $0, $1", "=r,i" %0 : (i32) -> i32
  %2 = llvm.mlir.addressof @immediates : !llvm.ptr
  llvm.inline_asm has_side_effects "call ${0:P}", "s" %2 : (!llvm.ptr) -> ()
  llvm.return %1 : i32
}

// -----

llvm.func @memory(%p: !llvm.ptr, %x: i64) -> i32 {
  %0 = llvm.inline_asm has_side_effects operand_attrs = [{elementtype = i64}, {}] "mov $1, $2", "=r,*m,r" %p, %x : (!llvm.ptr, i64) -> i32
  %1 = llvm.inline_asm has_side_effects operand_attrs = [{elementtype = i64}, {elementtype = f32}] "mov $1, $2", "=r,*m,*m" %p, %p : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return %1 : i32
}

// -----

llvm.func @memory_without_result(%p: !llvm.ptr) {
  llvm.inline_asm has_side_effects operand_attrs = [{elementtype = !llvm.struct<(i32, i32)>}, {elementtype = i8}] "swap $0, $1", "*m,*m" %p, %p : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @memory_without_type(%p: !llvm.ptr) {
  llvm.inline_asm has_side_effects "inc $0", "*m" %p : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @vectors(%a: vector<4xf32>, %b: vector<8xi16>) -> vector<4xf32> {
  %0 = llvm.inline_asm "addps $2, $0", "=x,0,x" %a, %b : (vector<4xf32>, vector<8xi16>) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

// -----

llvm.func @tails(%x: i32) {
  llvm.inline_asm has_side_effects tail_call_kind = <tail> "a", "r" %x : (i32) -> ()
  llvm.inline_asm has_side_effects tail_call_kind = <notail> "b", "r" %x : (i32) -> ()
  llvm.inline_asm has_side_effects tail_call_kind = <none> "c", "r" %x : (i32) -> ()
  llvm.return
}

// -----

llvm.func @must(%x: i32) {
  llvm.inline_asm has_side_effects tail_call_kind = <musttail> "a", "r" %x : (i32) -> ()
  llvm.return
}

// -----

llvm.func @wrong_constraint(%x: i32) -> i32 {
  %0 = llvm.inline_asm "a", "=r,r,r" %x : (i32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @malformed_constraint() {
  llvm.inline_asm "a", "~memory" : () -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) -> i32
llvm.func @bundles(%p: !llvm.ptr, %x: i32, %v: vector<2xf32>) -> i32 {
  %0 = llvm.call @f(%x) ["one"(%x : i32)] : (i32) -> i32
  %1 = llvm.call @f(%0) ["none"()] : (i32) -> i32
  %2 = llvm.call @f(%1) ["many"(%x, %p, %v : i32, !llvm.ptr, vector<2xf32>), "two"(%0 : i32)] : (i32) -> i32
  %3 = llvm.call %p(%2) ["same"(%x : i32), "same"(%1 : i32)] : !llvm.ptr, (i32) -> i32
  llvm.return %3 : i32
}

// -----

llvm.func @f(!llvm.ptr, ...) -> i32
llvm.func @variadic(%p: !llvm.ptr, %x: i32) -> i32 {
  %0 = llvm.call @f(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) ["deopt"(%x, %p : i32, !llvm.ptr)] : (!llvm.ptr, i32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @f()
llvm.func @gc_transition(%x: i32, %p: !llvm.ptr<1>) attributes {garbageCollector = "statepoint-example"} {
  llvm.call @f() ["gc-transition"(%x : i32), "gc-live"(%p : !llvm.ptr<1>)] : () -> ()
  llvm.return
}

// -----

llvm.func @f()
llvm.func @twice(%x: i32) {
  llvm.call @f() ["deopt"(%x : i32), "deopt"(%x : i32)] : () -> ()
  llvm.return
}

// -----

llvm.func @signed(%f: !llvm.ptr, %x: i64) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.call %f() ["ptrauth"(%0, %x : i32, i64)] : !llvm.ptr, () -> ()
  llvm.call %f() ["kcfi"(%0 : i32)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @may_throw(i32)
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @invoked(%f: !llvm.ptr, %x: i32) attributes {personality = @__gxx_personality_v0} {
  llvm.invoke @may_throw(%x) to ^a unwind ^failed ["deopt"(%x : i32), "other"()] : (i32) -> ()
^a:
  llvm.invoke %f(%x) to ^b unwind ^failed ["one"(%f : !llvm.ptr)] : !llvm.ptr, (i32) -> ()
^b:
  llvm.return
^failed:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @intrinsics(%p: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(true) : i1
  llvm.intr.assume %0 ["align"(%p, %n, %n : !llvm.ptr, i64, i64)] : i1
  llvm.intr.assume %0 ["dereferenceable"(%p, %n : !llvm.ptr, i64), "noundef"(%n : i64)] : i1
  llvm.intr.assume %0 ["separate_storage"(%p, %p : !llvm.ptr, !llvm.ptr)] : i1
  llvm.call_intrinsic "llvm.assume"(%0) ["nonnull"(%p : !llvm.ptr), "cold"()] : (i1) -> ()
  llvm.return
}

// -----

llvm.func @controlled(%t: !llvm.token) {
  llvm.return
}

// -----

llvm.func @token() {
  %0 = llvm.mlir.none : !llvm.token
  llvm.return
}

// -----

llvm.func @f()
llvm.func @unequal(%x: i32) {
  "llvm.call"(%x) <{callee = @f, op_bundle_sizes = array<i32: 1>, op_bundle_tags = [], operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  llvm.return
}
