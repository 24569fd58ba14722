// Atomic accesses: each ordering, scope, type and flag, and what metadata they carry.

llvm.func @loads(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic unordered {alignment = 1 : i64} : !llvm.ptr -> i8
  %1 = llvm.load %p atomic monotonic {alignment = 2 : i64} : !llvm.ptr -> i16
  %2 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = llvm.load %p atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
  %4 = llvm.load %p atomic seq_cst {alignment = 16 : i64} : !llvm.ptr -> i128
  llvm.return
}

// -----

llvm.func @loads_of_floats(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 2 : i64} : !llvm.ptr -> f16
  %1 = llvm.load %p atomic monotonic {alignment = 2 : i64} : !llvm.ptr -> bf16
  %2 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> f32
  %3 = llvm.load %p atomic unordered {alignment = 8 : i64} : !llvm.ptr -> f64
  %4 = llvm.load %p atomic seq_cst {alignment = 16 : i64} : !llvm.ptr -> f128
  llvm.return
}

// -----

llvm.func @loads_of_addresses(%p: !llvm.ptr, %q: !llvm.ptr<3>) {
  %0 = llvm.load %p atomic acquire {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %1 = llvm.load %q atomic acquire {alignment = 8 : i64} : !llvm.ptr<3> -> !llvm.ptr<1>
  %2 = llvm.load %p atomic acquire dereferenceable<bytes = 16> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @loads_with_flags(%p: !llvm.ptr) {
  %0 = llvm.load volatile %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %1 = llvm.load %p atomic monotonic invariant {alignment = 4 : i64} : !llvm.ptr -> i32
  %2 = llvm.load %p atomic monotonic invariant_group {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = llvm.load %p atomic monotonic {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
  %4 = llvm.load volatile %p invariant invariant_group {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @stores(%p: !llvm.ptr, %a: i8, %b: i16, %c: i32, %d: i64, %e: i128) {
  llvm.store %a, %p atomic unordered {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.store %b, %p atomic monotonic {alignment = 2 : i64} : i16, !llvm.ptr
  llvm.store %c, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %d, %p atomic seq_cst {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.store %e, %p atomic seq_cst {alignment = 16 : i64} : i128, !llvm.ptr
  llvm.return
}

// -----

llvm.func @stores_of_floats(%p: !llvm.ptr, %a: f16, %b: bf16, %c: f32, %d: f64, %q: !llvm.ptr<5>) {
  llvm.store %a, %p atomic monotonic {alignment = 2 : i64} : f16, !llvm.ptr
  llvm.store %b, %p atomic unordered {alignment = 2 : i64} : bf16, !llvm.ptr
  llvm.store %c, %p atomic release {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.store %d, %p atomic syncscope("workgroup") seq_cst {alignment = 8 : i64} : f64, !llvm.ptr
  llvm.store %q, %p atomic release {alignment = 8 : i64} : !llvm.ptr<5>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @stores_with_flags(%p: !llvm.ptr, %x: i32) {
  llvm.store volatile %x, %p atomic release invariant_group {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %x, %p atomic monotonic {alignment = 4 : i64, nontemporal} : i32, !llvm.ptr
  llvm.store volatile %x, %p invariant_group {alignment = 4 : i64, nontemporal} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @scopes(%p: !llvm.ptr, %x: i64) {
  %0 = llvm.load %p atomic syncscope("") monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
  %1 = llvm.load %p atomic syncscope("wavefront") acquire {alignment = 8 : i64} : !llvm.ptr -> i64
  %2 = llvm.load %p atomic syncscope("a scope of ours") acquire {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.store %x, %p atomic syncscope("a scope of ours") release {alignment = 8 : i64} : i64, !llvm.ptr
  %3 = llvm.atomicrmw add %p, %x syncscope("wavefront") monotonic : !llvm.ptr, i64
  %4 = llvm.cmpxchg %p, %x, %x syncscope("another") acq_rel monotonic : !llvm.ptr, i64
  llvm.fence syncscope("another") acquire
  llvm.return
}

// -----

llvm.func @fences() {
  llvm.fence syncscope("singlethread") acquire
  llvm.fence syncscope("singlethread") release
  llvm.fence syncscope("workgroup") acq_rel
  llvm.fence syncscope("system") seq_cst
  llvm.return
}

// -----

llvm.func @exchanges(%p: !llvm.ptr, %a: i8, %b: i16, %c: f16, %d: f64, %e: !llvm.ptr, %f: !llvm.ptr<1>, %g: i128) {
  %0 = llvm.atomicrmw xchg %p, %a monotonic : !llvm.ptr, i8
  %1 = llvm.atomicrmw xchg %p, %b acquire : !llvm.ptr, i16
  %2 = llvm.atomicrmw xchg %p, %c release : !llvm.ptr, f16
  %3 = llvm.atomicrmw xchg %p, %d acq_rel : !llvm.ptr, f64
  %4 = llvm.atomicrmw xchg %p, %e seq_cst : !llvm.ptr, !llvm.ptr
  %5 = llvm.atomicrmw xchg %p, %f seq_cst : !llvm.ptr, !llvm.ptr<1>
  %6 = llvm.atomicrmw xchg %p, %g seq_cst : !llvm.ptr, i128
  llvm.return
}

// -----

llvm.func @sums(%p: !llvm.ptr<1>, %a: i8, %b: bf16, %c: f64, %d: vector<2xbf16>, %e: vector<4xf32>) {
  %0 = llvm.atomicrmw add %p, %a monotonic : !llvm.ptr<1>, i8
  %1 = llvm.atomicrmw sub %p, %a acquire {alignment = 4 : i64} : !llvm.ptr<1>, i8
  %2 = llvm.atomicrmw fadd %p, %b release : !llvm.ptr<1>, bf16
  %3 = llvm.atomicrmw fsub %p, %c acq_rel : !llvm.ptr<1>, f64
  %4 = llvm.atomicrmw fmax %p, %d seq_cst : !llvm.ptr<1>, vector<2xbf16>
  %5 = llvm.atomicrmw fmin %p, %e seq_cst {alignment = 16 : i64} : !llvm.ptr<1>, vector<4xf32>
  llvm.return
}

// -----

llvm.func @volatile_updates(%p: !llvm.ptr, %x: i32, %f: f32) {
  %0 = llvm.atomicrmw volatile add %p, %x monotonic : !llvm.ptr, i32
  %1 = llvm.atomicrmw volatile _xor %p, %x acquire : !llvm.ptr, i32
  %2 = llvm.atomicrmw volatile umin %p, %x release : !llvm.ptr, i32
  %3 = llvm.atomicrmw volatile fadd %p, %f acq_rel : !llvm.ptr, f32
  %4 = llvm.atomicrmw volatile usub_sat %p, %x seq_cst : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @orders_of_exchange(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.cmpxchg %p, %x, %x monotonic acquire : !llvm.ptr, i32
  %1 = llvm.cmpxchg %p, %x, %x acquire monotonic : !llvm.ptr, i32
  %2 = llvm.cmpxchg %p, %x, %x acquire acquire : !llvm.ptr, i32
  %3 = llvm.cmpxchg %p, %x, %x release acquire : !llvm.ptr, i32
  %4 = llvm.cmpxchg %p, %x, %x acq_rel monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg %p, %x, %x acq_rel seq_cst : !llvm.ptr, i32
  %6 = llvm.cmpxchg %p, %x, %x seq_cst monotonic : !llvm.ptr, i32
  %7 = llvm.cmpxchg %p, %x, %x seq_cst acquire : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @types_of_exchange(%p: !llvm.ptr, %a: i8, %b: i64, %c: i128, %q: !llvm.ptr<3>) -> i1 {
  %0 = llvm.cmpxchg weak volatile %p, %a, %a syncscope("singlethread") seq_cst seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
  %1 = llvm.cmpxchg weak %p, %b, %b seq_cst seq_cst : !llvm.ptr, i64
  %2 = llvm.cmpxchg %p, %c, %c seq_cst seq_cst {alignment = 16 : i64} : !llvm.ptr, i128
  %3 = llvm.cmpxchg %p, %q, %q seq_cst seq_cst : !llvm.ptr, !llvm.ptr<3>
  %4 = llvm.extractvalue %0[1] : !llvm.struct<(i8, i1)>
  %5 = llvm.extractvalue %1[0] : !llvm.struct<(i64, i1)>
  llvm.return %4 : i1
}

// -----

#root = #llvm.tbaa_root<id = "types">
#word = #llvm.tbaa_type_desc<id = "word", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #word, access_type = #word, offset = 0>
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func @described(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64, tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.store %x, %p atomic release {alias_scopes = [#scope], alignment = 4 : i64} : i32, !llvm.ptr
  %1 = llvm.atomicrmw add %p, %x acq_rel {noalias_scopes = [#scope], tbaa = [#tag]} : !llvm.ptr, i32
  %2 = llvm.cmpxchg %p, %x, %x acq_rel acquire {alias_scopes = [#scope], tbaa = [#tag]} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @ordered(%p: !llvm.ptr, %x: i32) {
  llvm.store %x, %p atomic release {alignment = 4 : i64, llvm.mmra = #llvm.mmra_tag<"target" : "near">} : i32, !llvm.ptr
  %0 = llvm.atomicrmw add %p, %x acq_rel {llvm.mmra = [#llvm.mmra_tag<"target" : "near">, #llvm.mmra_tag<"target" : "far">]} : !llvm.ptr, i32
  %1 = llvm.cmpxchg %p, %x, %x acq_rel acquire {llvm.mmra = #llvm.mmra_tag<"other" : "">} : !llvm.ptr, i32
  llvm.return
}

// -----

// Those that have no place in an atomic access.
llvm.func @unaligned(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @released(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @of_structures(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @fails_with_release(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.cmpxchg %p, %x, %x seq_cst release : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @unordered(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.atomicrmw add %p, %x unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @relaxed_fence() {
  llvm.fence monotonic
  llvm.return
}
