#scope = #llvm.alias_scope<id = "s", domain = <id = "d">>
llvm.func @hints(%c: i1, %i: i32, %p: !llvm.ptr, %q: !llvm.ptr<1>, %l: i64) {
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %i : !llvm.ptr, i32)] : i1 {tag}
  llvm.intr.assume %c ["a"(), "b"(%p : !llvm.ptr)] : i1
  %0 = llvm.intr.expect %i, %i : i32
  %1 = llvm.intr.expect.with.probability %i, %i, 7.000000e-01 : i32
  %2 = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %3 = llvm.intr.ssa.copy %i : i32
  %4 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  %5 = llvm.intr.ptrmask %p, %l : (!llvm.ptr, i64) -> !llvm.ptr
  %6 = "llvm.intr.annotation"(%i, %p, %p, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  %7 = "llvm.intr.ptr.annotation"(%p, %q, %q, %i, %q) : (!llvm.ptr, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>) -> !llvm.ptr
  "llvm.intr.var.annotation"(%p, %q, %q, %i, %q) : (!llvm.ptr, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>) -> ()
  llvm.intr.trap
  llvm.intr.debugtrap {tag}
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  llvm.intr.ubsantrap <{failureKind = 2 : i8}> {tag}
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @memory(%p: !llvm.ptr, %q: !llvm.ptr<1>, %n: i64, %b: i8, %m: i32) {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr<1>, i64) -> ()
  "llvm.intr.memcpy"(%p, %p, %m) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = true, alias_scopes = [#scope]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memmove"(%p, %p, %n) <{isVolatile = false}> {tag} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.lifetime.end %q {tag} : !llvm.ptr<1>
  %0 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %0 : !llvm.ptr
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %q to %p : !llvm.ptr, !llvm.ptr<1>
  llvm.intr.vaend %p : !llvm.ptr
  %1 = llvm.intr.invariant.start 1, %p : !llvm.ptr
  llvm.intr.invariant.end %1, 1, %q {tag} : !llvm.ptr<1>
  %2 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %3 = llvm.intr.strip.invariant.group %q : !llvm.ptr<1>
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.return
}
llvm.func @coroutines(%i: i32, %p: !llvm.ptr, %c: i1) {
  %0 = llvm.intr.coro.id %i, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.coro.size : i64
  %3 = llvm.intr.coro.align {tag} : i32
  %4 = llvm.intr.coro.save %p : (!llvm.ptr) -> !llvm.token
  %5 = llvm.intr.coro.suspend %4, %c : i8
  %6 = llvm.intr.coro.end %p, %c, %0 : (!llvm.ptr, i1, !llvm.token) -> i1
  %7 = llvm.intr.coro.free %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %p : !llvm.ptr
  %8 = llvm.intr.coro.promise %p, %i, %c : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %9 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  llvm.return
}
