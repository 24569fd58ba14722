// Metadata of accesses and branches.

#group = #llvm.access_group<id = distinct[0]<>>
#group1 = #llvm.access_group<id = distinct[1]<>>
llvm.func @groups(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.load %p {access_groups = [#group, #group1]} : !llvm.ptr -> i32
  llvm.store %x, %p {access_groups = [#group]} : i32, !llvm.ptr
  %1 = llvm.atomicrmw add %p, %x monotonic {access_groups = [#group1]} : !llvm.ptr, i32
  %2 = llvm.cmpxchg %p, %x, %x monotonic monotonic {access_groups = [#group]} : !llvm.ptr, i32
  llvm.return
}

// -----

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "The domain">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "The first scope">
#scope1 = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
llvm.func @scopes(%p: !llvm.ptr, %x: i32, %n: i64) {
  llvm.intr.experimental.noalias.scope.decl #scope
  %0 = llvm.load %p {alias_scopes = [#scope], noalias_scopes = [#scope1]} : !llvm.ptr -> i32
  llvm.store %x, %p {alias_scopes = [#scope, #scope1]} : i32, !llvm.ptr
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false, alias_scopes = [#scope1], noalias_scopes = [#scope]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @f() {noalias_scopes = [#scope]} : () -> ()
  llvm.return
}
llvm.func @f()

// -----

#domain = #llvm.alias_scope_domain<id = "domain1">
#scope = #llvm.alias_scope<id = "scope1", domain = #domain>
llvm.func @named_scopes(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p {alias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

#root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#tag1 = #llvm.tbaa_tag<base_type = #pair, access_type = #int, offset = 4, constant = true>
llvm.func @typed(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.store %x, %p {tbaa = [#tag1]} : i32, !llvm.ptr
  llvm.return
}

// -----

#root = #llvm.tbaa_root
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0>
llvm.func @nameless_root(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

#vectorize = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32>
#interleave = #llvm.loop_interleave<count = 32 : i32>
#unroll = #llvm.loop_unroll<disable = true, count = 64 : i32, runtimeDisable = false, full = true>
#jam = #llvm.loop_unroll_and_jam<disable = false, count = 16 : i32>
#licm = #llvm.loop_licm<disable = true, versioningDisable = true>
#distribute = #llvm.loop_distribute<disable = true>
#pipeline = #llvm.loop_pipeline<disable = true, initiationinterval = 1 : i32>
#peeled = #llvm.loop_peeled<count = 5 : i32>
#unswitch = #llvm.loop_unswitch<partialDisable = true>
#all = #llvm.loop_annotation<disableNonforced = true, mustProgress = true, isVectorized = true, vectorize = #vectorize, interleave = #interleave, unroll = #unroll, unrollAndJam = #jam, licm = #licm, distribute = #distribute, pipeline = #pipeline, peeled = #peeled, unswitch = #unswitch>
llvm.func @loop(%c: i1) {
  llvm.br ^head {loop_annotation = #all}
^head:
  llvm.cond_br %c, ^head, ^exit {loop_annotation = #all}
^exit:
  llvm.return
}

// -----

#followup = #llvm.loop_annotation<disableNonforced = true>
#vectorize = #llvm.loop_vectorize<followupVectorized = #followup, followupEpilogue = #followup, followupAll = #followup>
#unroll = #llvm.loop_unroll<followupUnrolled = #followup, followupRemainder = #followup, followupAll = #followup>
#jam = #llvm.loop_unroll_and_jam<followupOuter = #followup, followupInner = #followup, followupRemainderOuter = #followup, followupRemainderInner = #followup, followupAll = #followup>
#distribute = #llvm.loop_distribute<followupCoincident = #followup, followupSequential = #followup, followupFallback = #followup, followupAll = #followup>
#all = #llvm.loop_annotation<vectorize = #vectorize, unroll = #unroll, unrollAndJam = #jam, distribute = #distribute>
llvm.func @followups(%c: i1) {
  llvm.br ^head
^head:
  llvm.cond_br %c, ^head, ^exit {loop_annotation = #all}
^exit:
  llvm.return
}

// -----

#group = #llvm.access_group<id = distinct[0]<>>
#group1 = #llvm.access_group<id = distinct[1]<>>
#parallel = #llvm.loop_annotation<parallelAccesses = #group, #group1>
llvm.func @parallel(%c: i1, %p: !llvm.ptr) {
  llvm.br ^head
^head:
  %0 = llvm.load %p {access_groups = [#group, #group1]} : !llvm.ptr -> i32
  llvm.cond_br %c, ^head, ^exit {loop_annotation = #parallel}
^exit:
  llvm.return
}

// -----

llvm.func @ordered(%p: !llvm.ptr) {
  llvm.fence release {llvm.mmra = #llvm.mmra_tag<"amdgpu-as" : "local">}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64, llvm.mmra = [#llvm.mmra_tag<"foo" : "bar">, #llvm.mmra_tag<"amdgpu-as" : "global">]} : !llvm.ptr -> i32
  llvm.fence acquire {llvm.mmra = []}
  llvm.return
}
