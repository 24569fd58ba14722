#domain = #llvm.alias_scope_domain<id = "domain", description = "a domain">
#scope = #llvm.alias_scope<id = "first", domain = #domain, description = "one">
#other = #llvm.alias_scope<id = "named", domain = #domain>
#group = #llvm.access_group<id = distinct[2]<>>
#root = #llvm.tbaa_root<id = "root">
#anonymous = #llvm.tbaa_root
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #int, offset = 4>
#const = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0, constant = true>

llvm.func @loads(%p: !llvm.ptr, %q: !llvm.ptr<1>) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> f32
  %2 = llvm.load %q {alignment = 8 : i64} : !llvm.ptr<1> -> !llvm.ptr
  %3 = llvm.load %p {nontemporal} : !llvm.ptr -> vector<4xf32>
  %4 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %5 = llvm.load %p atomic syncscope("singlethread") seq_cst {alignment = 4 : i64} : !llvm.ptr -> f32
  %6 = llvm.load volatile %p atomic unordered invariant {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %7 = llvm.load %p invariant : !llvm.ptr -> i64
  %8 = llvm.load %p invariant_group : !llvm.ptr -> i64
  %9 = llvm.load %p invariant invariant_group dereferenceable<bytes = 4> {tag} : !llvm.ptr -> !llvm.ptr
  %10 = llvm.load %p dereferenceable<bytes = 4, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  %11 = llvm.load %p {access_groups = [#group], alias_scopes = [#scope, #other], noalias_scopes = [#other], tbaa = [#tag]} : !llvm.ptr -> i32
  %12 = llvm.load %p {tbaa = [#const, #tag]} : !llvm.ptr -> !llvm.struct<(i32, i8)>
  %13 = llvm.load %p atomic acquire {alignment = 16 : i64} : !llvm.ptr -> i128
  llvm.return
}

llvm.func @stores(%v: i32, %p: !llvm.ptr, %q: !llvm.ptr<1>) {
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.store volatile %v, %q {alignment = 2 : i64, nontemporal} : i32, !llvm.ptr<1>
  llvm.store %v, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %v, %p atomic syncscope("agent") monotonic invariant_group {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %v, %p invariant_group {tag} : i32, !llvm.ptr
  llvm.store %v, %p {access_groups = [#group, #group], alias_scopes = [#scope], noalias_scopes = [#other], tbaa = [#tag]} : i32, !llvm.ptr
  llvm.return
}

llvm.func @atomics(%p: !llvm.ptr, %i: i32, %f: f32, %r: !llvm.ptr<3>, %v: vector<2xf16>, %x: !llvm.ptr) {
  %0 = llvm.atomicrmw xchg %p, %i monotonic : !llvm.ptr, i32
  %1 = llvm.atomicrmw add %p, %i acquire : !llvm.ptr, i32
  %2 = llvm.atomicrmw sub %p, %i release : !llvm.ptr, i32
  %3 = llvm.atomicrmw _and %p, %i acq_rel : !llvm.ptr, i32
  %4 = llvm.atomicrmw nand %p, %i seq_cst : !llvm.ptr, i32
  %5 = llvm.atomicrmw volatile _or %p, %i syncscope("workgroup") seq_cst {alignment = 8 : i64} : !llvm.ptr, i32
  %6 = llvm.atomicrmw _xor %p, %i seq_cst {tbaa = [#tag]} : !llvm.ptr, i32
  %7 = llvm.atomicrmw max %r, %i seq_cst : !llvm.ptr<3>, i32
  %8 = llvm.atomicrmw min %p, %i seq_cst : !llvm.ptr, i32
  %9 = llvm.atomicrmw umax %p, %i seq_cst : !llvm.ptr, i32
  %10 = llvm.atomicrmw umin %p, %i seq_cst : !llvm.ptr, i32
  %11 = llvm.atomicrmw fadd %p, %f seq_cst : !llvm.ptr, f32
  %12 = llvm.atomicrmw fsub %p, %f seq_cst : !llvm.ptr, f32
  %13 = llvm.atomicrmw fmax %p, %f seq_cst : !llvm.ptr, f32
  %14 = llvm.atomicrmw fmin %p, %v seq_cst : !llvm.ptr, vector<2xf16>
  %15 = llvm.atomicrmw uinc_wrap %p, %i seq_cst : !llvm.ptr, i32
  %16 = llvm.atomicrmw udec_wrap %p, %i seq_cst : !llvm.ptr, i32
  %17 = llvm.atomicrmw usub_cond %p, %i seq_cst : !llvm.ptr, i32
  %18 = llvm.atomicrmw usub_sat %p, %i seq_cst : !llvm.ptr, i32
  %19 = llvm.atomicrmw fmaximum %p, %f seq_cst : !llvm.ptr, f32
  %20 = llvm.atomicrmw fminimum %p, %f seq_cst : !llvm.ptr, f32
  %21 = llvm.atomicrmw xchg %p, %x seq_cst : !llvm.ptr, !llvm.ptr
  %22 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.ptr, i32
  %23 = llvm.cmpxchg weak %p, %x, %x seq_cst acquire {tag} : !llvm.ptr, !llvm.ptr
  %24 = llvm.cmpxchg weak volatile %p, %i, %i syncscope("singlethread") release seq_cst {alignment = 16 : i64} : !llvm.ptr, i32
  llvm.fence acquire
  llvm.fence syncscope("agent") seq_cst {tag}
  llvm.fence release
  llvm.fence acq_rel
  llvm.return
}

llvm.func @addresses(%n: i64, %p: !llvm.ptr, %v: vector<4xi64>, %pv: vector<4x!llvm.ptr>) {
  %0 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x !llvm.struct<(i8, f64)> {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
  %2 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %3 = llvm.getelementptr inbounds %p[0, 1, %n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %4 = llvm.getelementptr nusw %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.getelementptr nuw %p[-1] {tag} : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.getelementptr nusw|nuw %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.getelementptr inbounds|nuw %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.getelementptr %pv[%v] : (vector<4x!llvm.ptr>, vector<4xi64>) -> vector<4x!llvm.ptr>, i32
  %9 = llvm.getelementptr %p[%v] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i32
  %10 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return
}
