// Metadata of accesses and calls: types, scopes and groups, in each operation that has them.

#root = #llvm.tbaa_root<id = "our language">
#any = #llvm.tbaa_type_desc<id = "any", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#any, 0>}>
#float = #llvm.tbaa_type_desc<id = "float", members = {<#any, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#float, 4>}>
#nested = #llvm.tbaa_type_desc<id = "nested", members = {<#pair, 0>, <#pair, 8>, <#int, 16>}>
#int_tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#first = #llvm.tbaa_tag<base_type = #pair, access_type = #int, offset = 0>
#second = #llvm.tbaa_tag<base_type = #pair, access_type = #float, offset = 4>
#deep = #llvm.tbaa_tag<base_type = #nested, access_type = #float, offset = 12, constant = true>
llvm.func @types(%p: !llvm.ptr, %x: i32, %y: f32) {
  llvm.store %x, %p {tbaa = [#int_tag]} : i32, !llvm.ptr
  llvm.store %x, %p {tbaa = [#first]} : i32, !llvm.ptr
  llvm.store %y, %p {tbaa = [#second]} : f32, !llvm.ptr
  %0 = llvm.load %p {tbaa = [#deep]} : !llvm.ptr -> f32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "one">
#root1 = #llvm.tbaa_root<id = "two">
#a = #llvm.tbaa_type_desc<id = "a", members = {<#root, 0>}>
#b = #llvm.tbaa_type_desc<id = "a", members = {<#root1, 0>}>
#tag = #llvm.tbaa_tag<base_type = #a, access_type = #a, offset = 0>
#tag1 = #llvm.tbaa_tag<base_type = #b, access_type = #b, offset = 0, constant = false>
llvm.func @roots(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  %1 = llvm.load %p {tbaa = [#tag1]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "one">
#a = #llvm.tbaa_type_desc<id = "a", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #a, access_type = #a, offset = 0>
#tag1 = #llvm.tbaa_tag<base_type = #a, access_type = #a, offset = 8>
llvm.func @two(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag, #tag1]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "one">
#a = #llvm.tbaa_type_desc<id = "a", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #a, access_type = #a, offset = 0>
llvm.func @none(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.load %p {tbaa = []} : !llvm.ptr -> i32
  llvm.store %0, %p {access_groups = [], alias_scopes = [], noalias_scopes = [], tbaa = [#tag]} : i32, !llvm.ptr
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "one">
#a = #llvm.tbaa_type_desc<id = "a", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #a, access_type = #a, offset = 0>
llvm.func @f()
llvm.func @in_each(%p: !llvm.ptr, %n: i64, %x: i8, %m: vector<4xi1>, %v: vector<4xf32>) {
  llvm.call @f() {tbaa = [#tag]} : () -> ()
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false, tbaa = [#tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %p, %n) <{isVolatile = false, tbaa = [#tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %x, %n) <{isVolatile = false, tbaa = [#tag]}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 4 : i64, tbaa = [#tag]}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "domain">
#domain1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "domain">
#domain2 = #llvm.alias_scope_domain<id = "domain">
#scope = #llvm.alias_scope<id = distinct[2]<>, domain = #domain, description = "scope">
#scope1 = #llvm.alias_scope<id = distinct[3]<>, domain = #domain, description = "scope">
#scope2 = #llvm.alias_scope<id = distinct[4]<>, domain = #domain1>
#scope3 = #llvm.alias_scope<id = "scope", domain = #domain2, description = "described">
llvm.func @scopes(%p: !llvm.ptr, %x: i32) {
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.intr.experimental.noalias.scope.decl #scope2
  %0 = llvm.load %p {alias_scopes = [#scope, #scope1, #scope2, #scope3]} : !llvm.ptr -> i32
  llvm.store %x, %p {noalias_scopes = [#scope3, #scope2, #scope1, #scope]} : i32, !llvm.ptr
  llvm.store %x, %p {alias_scopes = [#scope], noalias_scopes = [#scope]} : i32, !llvm.ptr
  llvm.return
}

// -----

#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func @f()
llvm.func @in_each(%p: !llvm.ptr, %n: i64, %x: i8, %y: i32) {
  llvm.call @f() {alias_scopes = [#scope], noalias_scopes = [#scope]} : () -> ()
  "llvm.intr.memmove"(%p, %p, %n) <{alias_scopes = [#scope], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %x, %n) <{isVolatile = false, noalias_scopes = [#scope]}> : (!llvm.ptr, i8, i64) -> ()
  %0 = llvm.atomicrmw add %p, %y monotonic {alias_scopes = [#scope]} : !llvm.ptr, i32
  %1 = llvm.cmpxchg %p, %y, %y monotonic monotonic {noalias_scopes = [#scope]} : !llvm.ptr, i32
  llvm.return
}

// -----

#domain = #llvm.alias_scope_domain<id = 7 : i32>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func @numbered(%p: !llvm.ptr) {
  %0 = llvm.load %p {alias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#group = #llvm.access_group<id = distinct[0]<>>
#group1 = #llvm.access_group<id = distinct[1]<>>
#group2 = #llvm.access_group<id = distinct[2]<>>
llvm.func @groups(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.load %p {access_groups = [#group2, #group]} : !llvm.ptr -> i32
  %1 = llvm.load %p {access_groups = [#group, #group1, #group2]} : !llvm.ptr -> i32
  llvm.store %x, %p {access_groups = [#group1]} : i32, !llvm.ptr
  llvm.return
}

// -----

#group = #llvm.access_group<id = distinct[0]<>>
#domain = #llvm.alias_scope_domain<id = distinct[1]<>>
#scope = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#root = #llvm.tbaa_root<id = "one">
#a = #llvm.tbaa_type_desc<id = "a", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #a, access_type = #a, offset = 0>
llvm.func @together(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.load volatile %p invariant invariant_group dereferenceable<bytes = 8> {access_groups = [#group], alias_scopes = [#scope], alignment = 8 : i64, noalias_scopes = [#scope], nontemporal, tbaa = [#tag]} : !llvm.ptr -> !llvm.ptr
  llvm.store volatile %0, %p invariant_group {access_groups = [#group], alias_scopes = [#scope], alignment = 8 : i64, noalias_scopes = [#scope], nontemporal, tbaa = [#tag]} : !llvm.ptr, !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @f()
llvm.func @ordered(%p: !llvm.ptr) {
  llvm.call @f() {llvm.mmra = #llvm.mmra_tag<"a" : "b">} : () -> ()
  llvm.fence syncscope("agent") seq_cst {llvm.mmra = [#llvm.mmra_tag<"a" : "b">, #llvm.mmra_tag<"a" : "b">]}
  llvm.return
}

// -----

llvm.func @not_a_tag() {
  llvm.fence seq_cst {llvm.mmra = "text"}
  llvm.return
}

// -----

llvm.func @flags(%a: f32, %b: f32) -> f32 {
  %0 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %1 = llvm.fsub %0, %b {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %2 = llvm.fmul %1, %b {fastmathFlags = #llvm.fastmath<nsz>} : f32
  %3 = llvm.fdiv %2, %b {fastmathFlags = #llvm.fastmath<arcp>} : f32
  %4 = llvm.frem %3, %b {fastmathFlags = #llvm.fastmath<contract>} : f32
  %5 = llvm.fneg %4 {fastmathFlags = #llvm.fastmath<afn>} : f32
  %6 = llvm.fadd %5, %b {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %7 = llvm.fadd %6, %b {fastmathFlags = #llvm.fastmath<nnan, ninf, nsz, arcp, contract, afn, reassoc>} : f32
  %8 = llvm.fadd %7, %b {fastmathFlags = #llvm.fastmath<none>} : f32
  llvm.return %8 : f32
}

// -----

llvm.func @flags_of_intrinsics(%a: f32, %v: vector<4xf32>) -> f32 {
  %0 = llvm.intr.sqrt(%a) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
  %1 = llvm.intr.fma(%0, %a, %a) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
  %2 = llvm.intr.maxnum(%1, %a) {fastmathFlags = #llvm.fastmath<nnan, nsz>} : (f32, f32) -> f32
  %3 = llvm.intr.pow(%2, %a) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
  %4 = "llvm.intr.vector.reduce.fadd"(%3, %v) <{fastmathFlags = #llvm.fastmath<reassoc, nsz>}> : (f32, vector<4xf32>) -> f32
  llvm.return %4 : f32
}

// -----

llvm.func @flags_of_conversions(%a: f64, %b: f32, %x: i32) -> f32 {
  %0 = llvm.fptrunc %a {fastmathFlags = #llvm.fastmath<nnan>} : f64 to f32
  %1 = llvm.fpext %b {fastmathFlags = #llvm.fastmath<fast>} : f32 to f64
  llvm.return %0 : f32
}

// -----

llvm.func @wrapping(%a: i16, %b: i16, %v: vector<2xi64>) -> i16 {
  %0 = llvm.shl %a, %b overflow<nuw> : i16
  %1 = llvm.shl %0, %b overflow<nsw, nuw> : i16
  %2 = llvm.sub %1, %b overflow<nsw> : i16
  %3 = llvm.mul %2, %b overflow<nuw> : i16
  %4 = llvm.add %3, %b overflow<none> : i16
  %5 = llvm.trunc %v overflow<nsw> : vector<2xi64> to vector<2xi8>
  %6 = llvm.trunc %v overflow<nuw> : vector<2xi64> to vector<2xi8>
  %7 = llvm.zext nneg %5 : vector<2xi8> to vector<2xi32>
  %8 = llvm.uitofp nneg %7 : vector<2xi32> to vector<2xf64>
  %9 = llvm.lshr exact %4, %b : i16
  %10 = llvm.or disjoint %9, %b : i16
  llvm.return %10 : i16
}
