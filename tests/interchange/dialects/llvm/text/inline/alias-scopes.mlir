#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "foo">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "foo load">
#alias_scope1 = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain, description = "foo store">
#named = #llvm.alias_scope<id = "name", domain = #llvm.alias_scope_domain<id = "domain">>

llvm.func @foo(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %c: i1) {
  %0 = llvm.mlir.constant(5 : i64) : i64
  llvm.intr.experimental.noalias.scope.decl #alias_scope
  %2 = llvm.load %arg1 {alias_scopes = [#alias_scope], alignment = 4 : i64, noalias_scopes = [#alias_scope1]} : !llvm.ptr -> f32
  scf.if %c {
    %3 = llvm.getelementptr inbounds %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %2, %3 {alias_scopes = [#alias_scope1, #named], alignment = 4 : i64, noalias_scopes = [#alias_scope]} : f32, !llvm.ptr
  }
  llvm.return
}
llvm.func @clone_alias_scopes(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %c: i1) {
  llvm.call @foo(%arg0, %arg1, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.call @foo(%arg1, %arg1, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}

// -----

#d2 = #llvm.alias_scope_domain<id = distinct[0]<>, description = "hello2">
#d1 = #llvm.alias_scope_domain<id = distinct[1]<>, description = "hello">
#a = #llvm.alias_scope<id = distinct[2]<>, domain = #d2, description = "hello2: %a">
#b = #llvm.alias_scope<id = distinct[3]<>, domain = #d2, description = "hello2: %b">
#c = #llvm.alias_scope<id = distinct[4]<>, domain = #d1, description = "hello: %a">

llvm.func @callee_with_metadata(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
  %0 = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.mlir.constant(8 : i64) : i64
  %2 = llvm.mlir.constant(7 : i64) : i64
  %3 = llvm.load %arg2 {alignment = 4 : i64, noalias_scopes = [#a, #b]} : !llvm.ptr -> f32
  %4 = llvm.getelementptr inbounds %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %3, %4 {alias_scopes = [#a], alignment = 4 : i64, noalias_scopes = [#b]} : f32, !llvm.ptr
  %5 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %3, %5 {alias_scopes = [#b], alignment = 4 : i64, noalias_scopes = [#a]} : f32, !llvm.ptr
  scf.execute_region {
    %6 = llvm.load %arg2 {alignment = 4 : i64} : !llvm.ptr -> f32
    %7 = llvm.getelementptr inbounds %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %6, %7 {alignment = 4 : i64} : f32, !llvm.ptr
    scf.yield
  }
  llvm.return
}
llvm.func @callee_without_metadata(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
  %0 = llvm.mlir.constant(5 : i64) : i64
  %3 = llvm.load %arg2 {alignment = 4 : i64} : !llvm.ptr -> f32
  %4 = llvm.getelementptr inbounds %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %3, %4 {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.store %3, %arg1 {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}
llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
  %0 = llvm.load %arg2 {alias_scopes = [#c], alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.call @callee_with_metadata(%arg0, %arg1, %0) {noalias_scopes = [#c]} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call @callee_with_metadata(%arg1, %arg1, %arg0) {alias_scopes = [#c]} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call @callee_without_metadata(%arg0, %arg1, %0) {noalias_scopes = [#c]} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call @callee_without_metadata(%arg1, %arg1, %arg0) {alias_scopes = [#c], noalias_scopes = [#a, #b]} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @foo(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}) {
  %0 = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.load %arg1 {alignment = 4 : i64} : !llvm.ptr -> f32
  %2 = llvm.getelementptr inbounds %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %1, %2 {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}
llvm.func @bar(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
  llvm.call @foo(%arg0, %arg2) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @foo(%arg0, %arg0) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @one(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr) {
  %0 = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> f32
  %2 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %1, %2 {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}
llvm.func @missing_noalias_on_one_ptr(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
  llvm.call @one(%arg0, %arg2) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @might_return_arg_derived(!llvm.ptr) -> !llvm.ptr
llvm.func @random() -> i1
llvm.func @foo(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}) {
  %0 = llvm.mlir.constant(5 : i32) : i32
  %1 = llvm.call @might_return_arg_derived(%arg0) : (!llvm.ptr) -> !llvm.ptr
  llvm.store %0, %1 : i32, !llvm.ptr
  llvm.return
}
llvm.func @block_arg(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}) {
  %0 = llvm.mlir.constant(5 : i32) : i32
  %1 = llvm.call @random() : () -> i1
  llvm.cond_br %1, ^bb0(%arg0 : !llvm.ptr), ^bb0(%arg1 : !llvm.ptr)
^bb0(%arg2: !llvm.ptr):
  llvm.store %0, %arg2 : i32, !llvm.ptr
  llvm.return
}
llvm.func @loop(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %n: i32) {
  %1 = llvm.mlir.constant(5 : i32) : i32
  llvm.br ^bb0(%arg0, %1 : !llvm.ptr, i32)
^bb0(%arg2: !llvm.ptr, %i: i32):
  %2 = llvm.getelementptr %arg2[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %i, %arg2 : i32, !llvm.ptr
  %3 = llvm.icmp "eq" %i, %n : i32
  llvm.switch %i : i32, ^bb1 [ 0: ^bb0(%2, %n : !llvm.ptr, i32), 1: ^bb2(%2 : !llvm.ptr) ]
^bb1:
  llvm.return
^bb2(%p: !llvm.ptr):
  llvm.store %i, %p : i32, !llvm.ptr
  llvm.br ^bb0(%p, %i : !llvm.ptr, i32)
}
llvm.func @bar(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %n: i32) {
  llvm.call @foo(%arg0, %arg2) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @block_arg(%arg0, %arg2) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @loop(%arg0, %arg1, %n) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @use(!llvm.ptr)
llvm.func @kinds(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr, %d: i1, %e: i64, %s: !llvm.ptr<1> {llvm.noalias}, %l: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %i8 = llvm.mlir.constant(1 : i8) : i8
  %undef = llvm.mlir.undef : !llvm.ptr
  %poison = llvm.mlir.poison : !llvm.ptr
  %zero = llvm.mlir.zero : !llvm.ptr
  %alloca = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %global = llvm.mlir.addressof @g : !llvm.ptr
  %inttoptr = llvm.inttoptr %e : i64 to !llvm.ptr
  %sel = llvm.select %d, %a, %b : i1, !llvm.ptr
  %sel2 = arith.select %d, %sel, %c : !llvm.ptr
  %sel3 = llvm.select %d, %a, %alloca : i1, !llvm.ptr
  %sel4 = llvm.select %d, %a, %zero : i1, !llvm.ptr
  %sel5 = llvm.select %d, %b, %global : i1, !llvm.ptr
  %sel6 = llvm.select %d, %a, %inttoptr : i1, !llvm.ptr
  %cast = llvm.addrspacecast %s : !llvm.ptr<1> to !llvm.ptr
  %loaded = llvm.load %l : !llvm.ptr -> !llvm.ptr
  llvm.store %one, %undef : i32, !llvm.ptr
  llvm.store %one, %poison : i32, !llvm.ptr
  llvm.store %one, %zero : i32, !llvm.ptr
  llvm.store %one, %alloca : i32, !llvm.ptr
  llvm.store %one, %global : i32, !llvm.ptr
  llvm.store %one, %inttoptr : i32, !llvm.ptr
  llvm.store %one, %sel : i32, !llvm.ptr
  llvm.store %one, %sel2 : i32, !llvm.ptr
  llvm.store %one, %sel3 : i32, !llvm.ptr
  llvm.store %one, %sel4 : i32, !llvm.ptr
  llvm.store %one, %sel5 : i32, !llvm.ptr
  llvm.store %one, %sel6 : i32, !llvm.ptr
  llvm.store %one, %cast : i32, !llvm.ptr
  llvm.store %one, %loaded : i32, !llvm.ptr
  "llvm.intr.memcpy"(%a, %b, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%c, %b, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy.inline"(%a, %c) <{isVolatile = true, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset"(%b, %i8, %one) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset.inline"(%b, %i8) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, i8) -> ()
  %1 = llvm.atomicrmw add %a, %one monotonic : !llvm.ptr, i32
  %2 = llvm.cmpxchg %b, %1, %one acq_rel monotonic : !llvm.ptr, i32
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  %f = llvm.mlir.addressof @use : !llvm.ptr
  llvm.call %f(%c) : !llvm.ptr, (!llvm.ptr) -> ()
  llvm.call %c(%a) : !llvm.ptr, (!llvm.ptr) -> ()
  %r = scf.if %d -> !llvm.ptr {
    scf.yield %a : !llvm.ptr
  } else {
    scf.yield %b : !llvm.ptr
  }
  llvm.store %1, %r : i32, !llvm.ptr
  %y = scf.while (%p = %a) : (!llvm.ptr) -> !llvm.ptr {
    llvm.store %1, %p : i32, !llvm.ptr
    scf.condition(%d) %p : !llvm.ptr
  } do {
  ^bb0(%p: !llvm.ptr):
    llvm.store %1, %p : i32, !llvm.ptr
    scf.yield %b : !llvm.ptr
  }
  llvm.store %1, %y : i32, !llvm.ptr
  llvm.return %1 : i32
}
llvm.func @caller(%a: !llvm.ptr, %d: i1, %e: i64, %s: !llvm.ptr<1>) -> i32 {
  %copy = llvm.intr.ssa.copy %a : !llvm.ptr
  %0 = llvm.call @kinds(%a, %a, %copy, %d, %e, %s, %a) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1, i64, !llvm.ptr<1>, !llvm.ptr) -> i32
  llvm.return %0 : i32
}
