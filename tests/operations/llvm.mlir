// llvm.add
llvm.func @test.llvm.add() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.add %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.sub
llvm.func @test.llvm.sub() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.sub %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.mul
llvm.func @test.llvm.mul() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.mul %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.udiv
llvm.func @test.llvm.udiv() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.udiv %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.sdiv
llvm.func @test.llvm.sdiv() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.sdiv %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.urem
llvm.func @test.llvm.urem() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.urem %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.srem
llvm.func @test.llvm.srem() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.srem %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.and
llvm.func @test.llvm.and() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.and %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.or
llvm.func @test.llvm.or() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.or %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.xor
llvm.func @test.llvm.xor() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.xor %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.shl
llvm.func @test.llvm.shl() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.shl %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.lshr
llvm.func @test.llvm.lshr() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.lshr %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.ashr
llvm.func @test.llvm.ashr() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.ashr %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.fadd
llvm.func @test.llvm.fadd() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.fadd %a, %b : f64
  llvm.return %0 : f64
}

// -----

// llvm.fsub
llvm.func @test.llvm.fsub() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.fsub %a, %b : f64
  llvm.return %0 : f64
}

// -----

// llvm.fmul
llvm.func @test.llvm.fmul() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.fmul %a, %b : f64
  llvm.return %0 : f64
}

// -----

// llvm.fdiv
llvm.func @test.llvm.fdiv() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.fdiv %a, %b : f64
  llvm.return %0 : f64
}

// -----

// llvm.frem
llvm.func @test.llvm.frem() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.frem %a, %b : f64
  llvm.return %0 : f64
}

// -----

// llvm.fneg
llvm.func @test.llvm.fneg() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.fneg %a : f64
  llvm.return %0 : f64
}

// -----

// llvm.icmp
llvm.func @test.llvm.icmp() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.icmp "ult" %a, %b : i64
  %0 = llvm.zext %1 : i1 to i64
  llvm.return %0 : i64
}

// -----

// llvm.fcmp
llvm.func @test.llvm.fcmp() -> i64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %1 = llvm.fcmp "olt" %a, %b : f64
  %0 = llvm.zext %1 : i1 to i64
  llvm.return %0 : i64
}

// -----

// llvm.sext
llvm.func @test.llvm.sext() -> i64 {
  %a = llvm.mlir.constant(-3 : i8) : i8
  %0 = llvm.sext %a : i8 to i64
  llvm.return %0 : i64
}

// -----

// llvm.zext
llvm.func @test.llvm.zext() -> i64 {
  %a = llvm.mlir.constant(-3 : i8) : i8
  %0 = llvm.zext %a : i8 to i64
  llvm.return %0 : i64
}

// -----

// llvm.trunc
llvm.func @test.llvm.trunc() -> i64 {
  %a = llvm.mlir.constant(300 : i64) : i64
  %1 = llvm.trunc %a : i64 to i8
  %0 = llvm.sext %1 : i8 to i64
  llvm.return %0 : i64
}

// -----

// llvm.sitofp
llvm.func @test.llvm.sitofp() -> f64 {
  %a = llvm.mlir.constant(-3 : i16) : i16
  %0 = llvm.sitofp %a : i16 to f64
  llvm.return %0 : f64
}

// -----

// llvm.uitofp
llvm.func @test.llvm.uitofp() -> f64 {
  %a = llvm.mlir.constant(-3 : i16) : i16
  %0 = llvm.uitofp %a : i16 to f64
  llvm.return %0 : f64
}

// -----

// llvm.fptosi
llvm.func @test.llvm.fptosi() -> i64 {
  %a = llvm.mlir.constant(17.9 : f64) : f64
  %0 = llvm.fptosi %a : f64 to i64
  llvm.return %0 : i64
}

// -----

// llvm.fptoui
llvm.func @test.llvm.fptoui() -> i64 {
  %a = llvm.mlir.constant(17.9 : f64) : f64
  %0 = llvm.fptoui %a : f64 to i64
  llvm.return %0 : i64
}

// -----

// llvm.fpext
llvm.func @test.llvm.fpext() -> f64 {
  %a = llvm.mlir.constant(0.1 : f32) : f32
  %0 = llvm.fpext %a : f32 to f64
  llvm.return %0 : f64
}

// -----

// llvm.fptrunc
llvm.func @test.llvm.fptrunc() -> f64 {
  %a = llvm.mlir.constant(0.1 : f64) : f64
  %1 = llvm.fptrunc %a : f64 to f32
  %0 = llvm.fpext %1 : f32 to f64
  llvm.return %0 : f64
}

// -----

// llvm.bitcast
llvm.func @test.llvm.bitcast() -> i64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.bitcast %a : f64 to i64
  llvm.return %0 : i64
}

// -----

// llvm.select
llvm.func @test.llvm.select() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.icmp "slt" %a, %b : i64
  %0 = llvm.select %1, %b, %a : i1, i64
  llvm.return %0 : i64
}

// -----

// llvm.freeze
llvm.func @test.llvm.freeze() -> i64 {
  %p = llvm.mlir.poison : i64
  %q = llvm.freeze %p : i64
  %0 = llvm.sub %q, %q : i64
  llvm.return %0 : i64
}

// -----

// llvm.alloca, llvm.store, llvm.load, llvm.getelementptr
llvm.func @test.llvm.alloca() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %0 = llvm.load %e : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// llvm.ptrtoint, llvm.inttoptr
llvm.func @test.llvm.ptrtoint() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %i = llvm.ptrtoint %e : !llvm.ptr to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// llvm.addrspacecast
llvm.func @test.llvm.addrspacecast() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %p = llvm.addrspacecast %e : !llvm.ptr to !llvm.ptr<1>
  %q = llvm.addrspacecast %p : !llvm.ptr<1> to !llvm.ptr
  %0 = llvm.load %q : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// llvm.atomicrmw
llvm.func @test.llvm.atomicrmw() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %x = llvm.atomicrmw add %e, %v seq_cst : !llvm.ptr, i64
  %y = llvm.load %e : !llvm.ptr -> i64
  %0 = llvm.add %x, %y : i64
  llvm.return %0 : i64
}

// -----

// llvm.cmpxchg
llvm.func @test.llvm.cmpxchg() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %x = llvm.cmpxchg %e, %v, %one acq_rel monotonic : !llvm.ptr, i64
  %y = llvm.load %e : !llvm.ptr -> i64
  %z = llvm.extractvalue %x[0] : !llvm.struct<(i64, i1)>
  %0 = llvm.add %y, %z : i64
  llvm.return %0 : i64
}

// -----

// llvm.fence
llvm.func @test.llvm.fence() -> i64 {
  %0 = llvm.mlir.constant(3 : i64) : i64
  llvm.fence seq_cst
  llvm.return %0 : i64
}

// -----

// llvm.mlir.undef, llvm.insertvalue, llvm.extractvalue
llvm.func @test.llvm.mlir.undef() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %u = llvm.mlir.undef : !llvm.struct<(i64, f64)>
  %1 = llvm.insertvalue %a, %u[0] : !llvm.struct<(i64, f64)>
  %0 = llvm.extractvalue %1[0] : !llvm.struct<(i64, f64)>
  llvm.return %0 : i64
}

// -----

// llvm.mlir.poison
llvm.func @test.llvm.mlir.poison() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %u = llvm.mlir.poison : !llvm.struct<(i64, f64)>
  %1 = llvm.insertvalue %a, %u[0] : !llvm.struct<(i64, f64)>
  %0 = llvm.extractvalue %1[0] : !llvm.struct<(i64, f64)>
  llvm.return %0 : i64
}

// -----

// llvm.mlir.zero
llvm.func @test.llvm.mlir.zero() -> i64 {
  %u = llvm.mlir.zero : !llvm.struct<(i64, f64)>
  %0 = llvm.extractvalue %u[0] : !llvm.struct<(i64, f64)>
  llvm.return %0 : i64
}

// -----

// llvm.mlir.constant
llvm.func @test.llvm.mlir.constant() -> i64 {
  %0 = llvm.mlir.constant(42 : i64) : i64
  llvm.return %0 : i64
}

// -----

// llvm.mlir.none
llvm.func @test.llvm.mlir.none() -> i64 {
  %0 = llvm.mlir.constant(42 : i64) : i64
  %n = llvm.mlir.none : !llvm.token
  llvm.return %0 : i64
}

// -----

// llvm.extractelement
llvm.func @test.llvm.extractelement() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %0 = llvm.extractelement %a[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.insertelement
llvm.func @test.llvm.insertelement() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %x = llvm.insertelement %s, %a[%i : i32] : vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.shufflevector
llvm.func @test.llvm.shufflevector() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %x = llvm.shufflevector %a, %b [7, 0, 5, 2] : vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.br
llvm.func @test.llvm.br() -> i64 {
  %0 = llvm.mlir.constant(4 : i64) : i64
  llvm.br ^bb1(%0 : i64)
^bb1(%1: i64):
  llvm.return %1 : i64
}

// -----

// llvm.cond_br
llvm.func @test.llvm.cond_br() -> i64 {
  %0 = llvm.mlir.constant(4 : i64) : i64
  %1 = llvm.mlir.constant(5 : i64) : i64
  %2 = llvm.icmp "slt" %1, %0 : i64
  llvm.cond_br %2, ^bb1(%0 : i64), ^bb1(%1 : i64)
^bb1(%3: i64):
  llvm.return %3 : i64
}

// -----

// llvm.switch
llvm.func @test.llvm.switch() -> i64 {
  %0 = llvm.mlir.constant(4 : i64) : i64
  %1 = llvm.mlir.constant(5 : i64) : i64
  llvm.switch %0 : i64, ^bb1(%0 : i64) [
    4: ^bb1(%1 : i64)
  ]
^bb1(%3: i64):
  llvm.return %3 : i64
}

// -----

// llvm.unreachable
llvm.func @test.llvm.unreachable() -> i64 {
  %0 = llvm.mlir.constant(4 : i64) : i64
  %1 = llvm.mlir.constant(5 : i64) : i64
  %2 = llvm.icmp "slt" %1, %0 : i64
  llvm.cond_br %2, ^bb1, ^bb2
^bb1:
  llvm.unreachable
^bb2:
  llvm.return %1 : i64
}

// -----

// llvm.intr.trap
llvm.func @test.llvm.intr.trap() -> i64 {
  %0 = llvm.mlir.constant(4 : i64) : i64
  %1 = llvm.mlir.constant(5 : i64) : i64
  %2 = llvm.icmp "slt" %1, %0 : i64
  llvm.cond_br %2, ^bb1, ^bb2
^bb1:
  "llvm.intr.trap"() : () -> ()
  llvm.br ^bb2
^bb2:
  llvm.return %1 : i64
}

// -----

// llvm.intr.ubsantrap
llvm.func @test.llvm.intr.ubsantrap() -> i64 {
  %0 = llvm.mlir.constant(4 : i64) : i64
  %1 = llvm.mlir.constant(5 : i64) : i64
  %2 = llvm.icmp "slt" %1, %0 : i64
  llvm.cond_br %2, ^bb1, ^bb2
^bb1:
  "llvm.intr.ubsantrap"() {failureKind = 3 : i8} : () -> ()
  llvm.br ^bb2
^bb2:
  llvm.return %1 : i64
}

// -----

// llvm.intr.debugtrap
llvm.func @test.llvm.intr.debugtrap() -> i64 {
  %0 = llvm.mlir.constant(4 : i64) : i64
  %1 = llvm.mlir.constant(5 : i64) : i64
  %2 = llvm.icmp "slt" %1, %0 : i64
  llvm.cond_br %2, ^bb1, ^bb2
^bb1:
  "llvm.intr.debugtrap"() : () -> ()
  llvm.br ^bb2
^bb2:
  llvm.return %1 : i64
}

// -----

// llvm.blockaddress, llvm.indirectbr, llvm.blocktag
llvm.func @test.llvm.blockaddress() -> i64 {
  %0 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.blockaddress <function = @test.llvm.blockaddress, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %p : !llvm.ptr, [
    ^bb1
  ]
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %0 : i64
}

// -----

// llvm.func, llvm.return
llvm.func @test.llvm.func() -> i64 {
  %0 = llvm.mlir.constant(7 : i64) : i64
  llvm.return %0 : i64
}

// -----

// llvm.call
llvm.func internal @test.llvm.call.callee(%x: i64) -> i64 {
  %0 = llvm.add %x, %x : i64
  llvm.return %0 : i64
}
llvm.func @test.llvm.call() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.call @test.llvm.call.callee(%a) : (i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.call_intrinsic
llvm.func @test.llvm.call_intrinsic() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.call_intrinsic "llvm.smax.i64"(%a, %b) : (i64, i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.mlir.global, llvm.mlir.addressof
llvm.mlir.global internal constant @test.llvm.mlir.global.data(42 : i64) : i64
llvm.func @test.llvm.mlir.global() -> i64 {
  %p = llvm.mlir.addressof @test.llvm.mlir.global.data : !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// llvm.mlir.alias
llvm.mlir.global external @test.llvm.mlir.alias.data(42 : i64) : i64
llvm.mlir.alias external @test.llvm.mlir.alias.other : i64 {
  %0 = llvm.mlir.addressof @test.llvm.mlir.alias.data : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// llvm.mlir.ifunc
llvm.func @test.llvm.mlir.ifunc.resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @test.llvm.mlir.ifunc.one : !llvm.func<i64 ()>, !llvm.ptr @test.llvm.mlir.ifunc.resolver

// -----

// llvm.mlir.global_ctors, llvm.mlir.global_dtors
llvm.func internal @test.llvm.mlir.global_ctors.one() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@test.llvm.mlir.global_ctors.one], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@test.llvm.mlir.global_ctors.one], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @test.llvm.mlir.global_ctors() -> i64 {
  %0 = llvm.mlir.constant(7 : i64) : i64
  llvm.return %0 : i64
}

// -----

// llvm.dso_local_equivalent
llvm.func internal @test.llvm.dso_local_equivalent.f() -> i64 {
  %0 = llvm.mlir.constant(6 : i64) : i64
  llvm.return %0 : i64
}
llvm.func @test.llvm.dso_local_equivalent() -> i64 {
  %p = llvm.dso_local_equivalent @test.llvm.dso_local_equivalent.f : !llvm.ptr
  %0 = llvm.call %p() : !llvm.ptr, () -> i64
  llvm.return %0 : i64
}

// -----

// llvm.comdat, llvm.comdat_selector
llvm.comdat @test.llvm.comdat.all {
  llvm.comdat_selector @any any
}
llvm.mlir.global external constant @test.llvm.comdat.data(42 : i64) comdat(@test.llvm.comdat.all::@any) : i64

// -----

// llvm.module_flags
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]

// -----

// llvm.linker_options
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]

// -----

// llvm.inline_asm
llvm.func @test.llvm.inline_asm() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.inline_asm "mov $1, $0", "=r,r" %a : (i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.invoke, llvm.landingpad, llvm.resume
llvm.func @__gcc_personality_v0(...) -> i32
llvm.func internal @test.llvm.invoke.callee() -> i64 {
  %0 = llvm.mlir.constant(7 : i64) : i64
  llvm.return %0 : i64
}
llvm.func @test.llvm.invoke() -> i64 attributes {personality = @__gcc_personality_v0} {
  %0 = llvm.invoke @test.llvm.invoke.callee() to ^bb1 unwind ^bb2 : () -> i64
^bb1:
  llvm.return %0 : i64
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}

// -----

// llvm.va_arg
llvm.func internal @test.llvm.va_arg.all(...) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %l = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  llvm.intr.vastart %l : !llvm.ptr
  %0 = llvm.va_arg %l : (!llvm.ptr) -> i64
  llvm.intr.vaend %l : !llvm.ptr
  llvm.return %0 : i64
}
llvm.func @test.llvm.va_arg() -> i64 {
  %x = llvm.mlir.constant(8 : i64) : i64
  %0 = llvm.call @test.llvm.va_arg.all(%x) vararg(!llvm.func<i64 (...)>) : (i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vastart, llvm.intr.vacopy, llvm.intr.vaend
llvm.func internal @test.llvm.intr.vastart.all(...) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %l = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %k = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  llvm.intr.vastart %l : !llvm.ptr
  llvm.intr.vacopy %l to %k : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %k : !llvm.ptr
  llvm.intr.vaend %l : !llvm.ptr
  llvm.return %one : i64
}
llvm.func @test.llvm.intr.vastart() -> i64 {
  %x = llvm.mlir.constant(8 : i64) : i64
  %0 = llvm.call @test.llvm.intr.vastart.all(%x) vararg(!llvm.func<i64 (...)>) : (i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.smax
llvm.func @test.llvm.intr.smax() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.smax(%a, %b) : (i64, i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.smin
llvm.func @test.llvm.intr.smin() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.smin(%a, %b) : (i64, i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.umax
llvm.func @test.llvm.intr.umax() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.umax(%a, %b) : (i64, i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.umin
llvm.func @test.llvm.intr.umin() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.umin(%a, %b) : (i64, i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.sadd.sat
llvm.func @test.llvm.intr.sadd.sat() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.sadd.sat(%a, %b) : (i64, i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.ssub.sat
llvm.func @test.llvm.intr.ssub.sat() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.ssub.sat(%a, %b) : (i64, i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.uadd.sat
llvm.func @test.llvm.intr.uadd.sat() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.uadd.sat(%a, %b) : (i64, i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.usub.sat
llvm.func @test.llvm.intr.usub.sat() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.usub.sat(%a, %b) : (i64, i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.sshl.sat
llvm.func @test.llvm.intr.sshl.sat() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.sshl.sat(%a, %b) : (i64, i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.ushl.sat
llvm.func @test.llvm.intr.ushl.sat() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.ushl.sat(%a, %b) : (i64, i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.scmp
llvm.func @test.llvm.intr.scmp() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.intr.scmp(%a, %b) : (i64, i64) -> i8
  %0 = llvm.sext %1 : i8 to i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.ucmp
llvm.func @test.llvm.intr.ucmp() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.intr.ucmp(%a, %b) : (i64, i64) -> i8
  %0 = llvm.sext %1 : i8 to i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.sadd.with.overflow
llvm.func @test.llvm.intr.sadd.with.overflow() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %1 = "llvm.intr.sadd.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i64, i1)>
  %3 = llvm.extractvalue %1[1] : !llvm.struct<(i64, i1)>
  %4 = llvm.zext %3 : i1 to i64
  %0 = llvm.add %2, %4 : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.ssub.with.overflow
llvm.func @test.llvm.intr.ssub.with.overflow() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %1 = "llvm.intr.ssub.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i64, i1)>
  %3 = llvm.extractvalue %1[1] : !llvm.struct<(i64, i1)>
  %4 = llvm.zext %3 : i1 to i64
  %0 = llvm.add %2, %4 : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.smul.with.overflow
llvm.func @test.llvm.intr.smul.with.overflow() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %1 = "llvm.intr.smul.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i64, i1)>
  %3 = llvm.extractvalue %1[1] : !llvm.struct<(i64, i1)>
  %4 = llvm.zext %3 : i1 to i64
  %0 = llvm.add %2, %4 : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.uadd.with.overflow
llvm.func @test.llvm.intr.uadd.with.overflow() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %1 = "llvm.intr.uadd.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i64, i1)>
  %3 = llvm.extractvalue %1[1] : !llvm.struct<(i64, i1)>
  %4 = llvm.zext %3 : i1 to i64
  %0 = llvm.add %2, %4 : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.usub.with.overflow
llvm.func @test.llvm.intr.usub.with.overflow() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %1 = "llvm.intr.usub.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i64, i1)>
  %3 = llvm.extractvalue %1[1] : !llvm.struct<(i64, i1)>
  %4 = llvm.zext %3 : i1 to i64
  %0 = llvm.add %2, %4 : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.umul.with.overflow
llvm.func @test.llvm.intr.umul.with.overflow() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %1 = "llvm.intr.umul.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i64, i1)>
  %3 = llvm.extractvalue %1[1] : !llvm.struct<(i64, i1)>
  %4 = llvm.zext %3 : i1 to i64
  %0 = llvm.add %2, %4 : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.fshl
llvm.func @test.llvm.intr.fshl() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.fshl(%a, %b, %b) : (i64, i64, i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.fshr
llvm.func @test.llvm.intr.fshr() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.fshr(%a, %b, %b) : (i64, i64, i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.bitreverse
llvm.func @test.llvm.intr.bitreverse() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.bitreverse(%a) : (i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.bswap
llvm.func @test.llvm.intr.bswap() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.bswap(%a) : (i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.ctpop
llvm.func @test.llvm.intr.ctpop() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.ctpop(%a) : (i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.ctlz
llvm.func @test.llvm.intr.ctlz() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = "llvm.intr.ctlz"(%b) <{is_zero_poison = false}> : (i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.cttz
llvm.func @test.llvm.intr.cttz() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = "llvm.intr.cttz"(%b) <{is_zero_poison = false}> : (i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.abs
llvm.func @test.llvm.intr.abs() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.maximum
llvm.func @test.llvm.intr.maximum() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.maximum(%a, %b) : (f64, f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.minimum
llvm.func @test.llvm.intr.minimum() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.minimum(%a, %b) : (f64, f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.maxnum
llvm.func @test.llvm.intr.maxnum() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.maxnum(%a, %b) : (f64, f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.minnum
llvm.func @test.llvm.intr.minnum() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.minnum(%a, %b) : (f64, f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.copysign
llvm.func @test.llvm.intr.copysign() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.copysign(%a, %b) : (f64, f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.fabs
llvm.func @test.llvm.intr.fabs() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.fabs(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.floor
llvm.func @test.llvm.intr.floor() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.floor(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.ceil
llvm.func @test.llvm.intr.ceil() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.ceil(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.trunc
llvm.func @test.llvm.intr.trunc() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.trunc(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.round
llvm.func @test.llvm.intr.round() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.round(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.roundeven
llvm.func @test.llvm.intr.roundeven() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.roundeven(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.rint
llvm.func @test.llvm.intr.rint() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.rint(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.nearbyint
llvm.func @test.llvm.intr.nearbyint() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.nearbyint(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.sqrt
llvm.func @test.llvm.intr.sqrt() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.sqrt(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.sin
llvm.func @test.llvm.intr.sin() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.sin(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.cos
llvm.func @test.llvm.intr.cos() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.cos(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.tan
llvm.func @test.llvm.intr.tan() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.tan(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.sinh
llvm.func @test.llvm.intr.sinh() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.sinh(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.cosh
llvm.func @test.llvm.intr.cosh() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.cosh(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.tanh
llvm.func @test.llvm.intr.tanh() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.tanh(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.asin
llvm.func @test.llvm.intr.asin() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.asin(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.acos
llvm.func @test.llvm.intr.acos() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.acos(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.atan
llvm.func @test.llvm.intr.atan() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.atan(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.exp
llvm.func @test.llvm.intr.exp() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.exp(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.exp2
llvm.func @test.llvm.intr.exp2() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.exp2(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.exp10
llvm.func @test.llvm.intr.exp10() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.exp10(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.log
llvm.func @test.llvm.intr.log() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.log(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.log10
llvm.func @test.llvm.intr.log10() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.log10(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.log2
llvm.func @test.llvm.intr.log2() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.log2(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.pow
llvm.func @test.llvm.intr.pow() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.pow(%a, %b) : (f64, f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.atan2
llvm.func @test.llvm.intr.atan2() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.atan2(%a, %b) : (f64, f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.fma
llvm.func @test.llvm.intr.fma() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.fma(%a, %b, %b) : (f64, f64, f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.fmuladd
llvm.func @test.llvm.intr.fmuladd() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %0 = llvm.intr.fmuladd(%a, %b, %b) : (f64, f64, f64) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.powi
llvm.func @test.llvm.intr.powi() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %n = llvm.mlir.constant(-3 : i32) : i32
  %0 = llvm.intr.powi(%b, %n) : (f64, i32) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.ldexp
llvm.func @test.llvm.intr.ldexp() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %n = llvm.mlir.constant(-3 : i32) : i32
  %0 = llvm.intr.ldexp(%b, %n) : (f64, i32) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.frexp
llvm.func @test.llvm.intr.frexp() -> f64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %1 = llvm.intr.frexp(%a) : (f64) -> !llvm.struct<(f64, i32)>
  %0 = llvm.extractvalue %1[0] : !llvm.struct<(f64, i32)>
  llvm.return %0 : f64
}

// -----

// llvm.intr.sincos
llvm.func @test.llvm.intr.sincos() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %b = llvm.mlir.constant(1.5 : f64) : f64
  %1 = llvm.intr.sincos(%a) : (f64) -> !llvm.struct<(f64, f64)>
  %0 = llvm.extractvalue %1[1] : !llvm.struct<(f64, f64)>
  llvm.return %0 : f64
}

// -----

// llvm.intr.lrint
llvm.func @test.llvm.intr.lrint() -> i64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.lrint(%a) : (f64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.llrint
llvm.func @test.llvm.intr.llrint() -> i64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.llrint(%a) : (f64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.lround
llvm.func @test.llvm.intr.lround() -> i64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.lround(%a) : (f64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.llround
llvm.func @test.llvm.intr.llround() -> i64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %0 = llvm.intr.llround(%a) : (f64) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.is.fpclass
llvm.func @test.llvm.intr.is.fpclass() -> i64 {
  %a = llvm.mlir.constant(-17.25 : f64) : f64
  %b = llvm.mlir.constant(5.5 : f64) : f64
  %1 = "llvm.intr.is.fpclass"(%a) <{bit = 8 : i32}> : (f64) -> i1
  %0 = llvm.zext %1 : i1 to i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.is.constant
llvm.func @test.llvm.intr.is.constant() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %1 = "llvm.intr.is.constant"(%a) : (i64) -> i1
  %2 = llvm.zext %1 : i1 to i64
  %0 = llvm.sub %2, %2 : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.expect
llvm.func @test.llvm.intr.expect() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.expect %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.expect.with.probability
llvm.func @test.llvm.intr.expect.with.probability() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.expect.with.probability %a, %b, 5.000000e-01 : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.ssa.copy
llvm.func @test.llvm.intr.ssa.copy() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.intr.ssa.copy %a : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.assume
llvm.func @test.llvm.intr.assume() -> i64 {
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %1 = llvm.icmp "slt" %a, %b : i64
  llvm.intr.assume %1 : i1
  llvm.return %a : i64
}

// -----

// llvm.intr.memcpy
llvm.func @test.llvm.intr.memcpy() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %n = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %k = llvm.mlir.constant(32 : i64) : i64
  %z = llvm.mlir.constant(dense<0> : tensor<4xi64>) : !llvm.array<4 x i64>
  llvm.store %z, %m : !llvm.array<4 x i64>, !llvm.ptr
  llvm.store %v, %e : i64, !llvm.ptr
  "llvm.intr.memcpy"(%n, %m, %k) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %f = llvm.getelementptr %n[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  %0 = llvm.load %f : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.memmove
llvm.func @test.llvm.intr.memmove() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %n = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %k = llvm.mlir.constant(32 : i64) : i64
  %z = llvm.mlir.constant(dense<0> : tensor<4xi64>) : !llvm.array<4 x i64>
  llvm.store %z, %m : !llvm.array<4 x i64>, !llvm.ptr
  llvm.store %v, %e : i64, !llvm.ptr
  "llvm.intr.memmove"(%n, %m, %k) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %f = llvm.getelementptr %n[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  %0 = llvm.load %f : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.memcpy.inline
llvm.func @test.llvm.intr.memcpy.inline() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %n = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%n, %e) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %0 = llvm.load %n : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.memset
llvm.func @test.llvm.intr.memset() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %k = llvm.mlir.constant(32 : i64) : i64
  %x = llvm.mlir.constant(1 : i8) : i8
  "llvm.intr.memset"(%m, %x, %k) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %0 = llvm.load %e : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.memset.inline
llvm.func @test.llvm.intr.memset.inline() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %x = llvm.mlir.constant(1 : i8) : i8
  "llvm.intr.memset.inline"(%m, %x) <{isVolatile = false, len = 32 : i64}> : (!llvm.ptr, i8) -> ()
  %0 = llvm.load %e : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.lifetime.start, llvm.intr.lifetime.end
llvm.func @test.llvm.intr.lifetime.start() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  %0 = llvm.load %m : !llvm.ptr -> i64
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.return %0 : i64
}

// -----

// llvm.intr.invariant.start, llvm.intr.invariant.end
llvm.func @test.llvm.intr.invariant.start() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %i = llvm.intr.invariant.start 8, %e : !llvm.ptr
  %0 = llvm.load %e : !llvm.ptr -> i64
  llvm.intr.invariant.end %i, 8, %e : !llvm.ptr
  llvm.return %0 : i64
}

// -----

// llvm.intr.launder.invariant.group
llvm.func @test.llvm.intr.launder.invariant.group() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %p = llvm.intr.launder.invariant.group %e : !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.strip.invariant.group
llvm.func @test.llvm.intr.strip.invariant.group() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %p = llvm.intr.strip.invariant.group %e : !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.stacksave, llvm.intr.stackrestore
llvm.func @test.llvm.intr.stacksave() -> i64 {
  %p = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %p : !llvm.ptr
  %0 = llvm.mlir.constant(5 : i64) : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.prefetch
llvm.func @test.llvm.intr.prefetch() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  "llvm.intr.prefetch"(%e) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %0 = llvm.load %e : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.ptrmask
llvm.func @test.llvm.intr.ptrmask() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %k = llvm.mlir.constant(-1 : i64) : i64
  %p = llvm.intr.ptrmask %e, %k : (!llvm.ptr, i64) -> !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.threadlocal.address
llvm.mlir.global internal thread_local @test.llvm.intr.threadlocal.address.x(42 : i64) : i64
llvm.func @test.llvm.intr.threadlocal.address() -> i64 {
  %p = llvm.mlir.addressof @test.llvm.intr.threadlocal.address.x : !llvm.ptr
  %q = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  %0 = llvm.mlir.constant(5 : i64) : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.annotation
llvm.mlir.global private constant @test.llvm.intr.annotation.text("text\00")
llvm.func @test.llvm.intr.annotation() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %l = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.mlir.addressof @test.llvm.intr.annotation.text : !llvm.ptr
  %0 = "llvm.intr.annotation"(%v, %p, %p, %l) : (i64, !llvm.ptr, !llvm.ptr, i32) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.ptr.annotation
llvm.mlir.global private constant @test.llvm.intr.ptr.annotation.text("text\00")
llvm.func @test.llvm.intr.ptr.annotation() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %l = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.mlir.addressof @test.llvm.intr.ptr.annotation.text : !llvm.ptr
  %q = "llvm.intr.ptr.annotation"(%e, %p, %p, %l, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.return %v : i64
}

// -----

// llvm.intr.var.annotation
llvm.mlir.global private constant @test.llvm.intr.var.annotation.text("text\00")
llvm.func @test.llvm.intr.var.annotation() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  llvm.store %v, %e : i64, !llvm.ptr
  %l = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.mlir.addressof @test.llvm.intr.var.annotation.text : !llvm.ptr
  "llvm.intr.var.annotation"(%e, %p, %p, %l, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.return %v : i64
}

// -----

// llvm.intr.eh.typeid.for
llvm.func @test.llvm.intr.eh.typeid.for() -> i64 {
  %p = llvm.mlir.zero : !llvm.ptr
  %t = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  %0 = llvm.mlir.constant(5 : i64) : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.experimental.noalias.scope.decl
llvm.func @test.llvm.intr.experimental.noalias.scope.decl() -> i64 {
  llvm.intr.experimental.noalias.scope.decl #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>
  %0 = llvm.mlir.constant(5 : i64) : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.dbg.value
llvm.func @test.llvm.intr.dbg.value() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_subprogram<scope = #llvm.di_file<"x.c" in "/">, name = "f", file = #llvm.di_file<"x.c" in "/">>, name = "v"> = %v : i64
  llvm.return %v : i64
}

// -----

// llvm.intr.dbg.declare
llvm.func @test.llvm.intr.dbg.declare() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.intr.dbg.declare #llvm.di_local_variable<scope = #llvm.di_subprogram<scope = #llvm.di_file<"x.c" in "/">, name = "f", file = #llvm.di_file<"x.c" in "/">>, name = "v"> = %m : !llvm.ptr
  llvm.return %v : i64
}

// -----

// llvm.intr.dbg.label
llvm.func @test.llvm.intr.dbg.label() -> i64 {
  %0 = llvm.mlir.constant(5 : i64) : i64
  llvm.intr.dbg.label #llvm.di_label<scope = #llvm.di_subprogram<scope = #llvm.di_file<"x.c" in "/">, name = "f", file = #llvm.di_file<"x.c" in "/">>, name = "l">
  llvm.return %0 : i64
}

// -----

// llvm.intr.experimental.constrained.fptrunc
llvm.func @test.llvm.intr.experimental.constrained.fptrunc() -> f64 {
  %a = llvm.mlir.constant(0.75 : f64) : f64
  %1 = llvm.intr.experimental.constrained.fptrunc %a towardzero ignore : f64 to f32
  %0 = llvm.fpext %1 : f32 to f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.experimental.constrained.fpext
llvm.func @test.llvm.intr.experimental.constrained.fpext() -> f64 {
  %a = llvm.mlir.constant(0.75 : f32) : f32
  %0 = llvm.intr.experimental.constrained.fpext %a ignore : f32 to f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.experimental.constrained.sitofp
llvm.func @test.llvm.intr.experimental.constrained.sitofp() -> f64 {
  %a = llvm.mlir.constant(7 : i64) : i64
  %0 = llvm.intr.experimental.constrained.sitofp %a towardzero ignore : i64 to f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.experimental.constrained.uitofp
llvm.func @test.llvm.intr.experimental.constrained.uitofp() -> f64 {
  %a = llvm.mlir.constant(7 : i64) : i64
  %0 = llvm.intr.experimental.constrained.uitofp %a towardzero ignore : i64 to f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.vector.reduce.add
llvm.func @test.llvm.intr.vector.reduce.add() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %0 = "llvm.intr.vector.reduce.add"(%a) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vector.reduce.and
llvm.func @test.llvm.intr.vector.reduce.and() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %0 = "llvm.intr.vector.reduce.and"(%a) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vector.reduce.mul
llvm.func @test.llvm.intr.vector.reduce.mul() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %0 = "llvm.intr.vector.reduce.mul"(%a) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vector.reduce.or
llvm.func @test.llvm.intr.vector.reduce.or() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %0 = "llvm.intr.vector.reduce.or"(%a) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vector.reduce.smax
llvm.func @test.llvm.intr.vector.reduce.smax() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %0 = "llvm.intr.vector.reduce.smax"(%a) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vector.reduce.smin
llvm.func @test.llvm.intr.vector.reduce.smin() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %0 = "llvm.intr.vector.reduce.smin"(%a) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vector.reduce.umax
llvm.func @test.llvm.intr.vector.reduce.umax() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %0 = "llvm.intr.vector.reduce.umax"(%a) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vector.reduce.umin
llvm.func @test.llvm.intr.vector.reduce.umin() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %0 = "llvm.intr.vector.reduce.umin"(%a) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vector.reduce.xor
llvm.func @test.llvm.intr.vector.reduce.xor() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %0 = "llvm.intr.vector.reduce.xor"(%a) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vector.reduce.fmax
llvm.func @test.llvm.intr.vector.reduce.fmax() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %0 = llvm.intr.vector.reduce.fmax(%a) : (vector<4xf64>) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.vector.reduce.fmin
llvm.func @test.llvm.intr.vector.reduce.fmin() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %0 = llvm.intr.vector.reduce.fmin(%a) : (vector<4xf64>) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.vector.reduce.fmaximum
llvm.func @test.llvm.intr.vector.reduce.fmaximum() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %0 = llvm.intr.vector.reduce.fmaximum(%a) : (vector<4xf64>) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.vector.reduce.fminimum
llvm.func @test.llvm.intr.vector.reduce.fminimum() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %0 = llvm.intr.vector.reduce.fminimum(%a) : (vector<4xf64>) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.vector.reduce.fadd
llvm.func @test.llvm.intr.vector.reduce.fadd() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %0 = "llvm.intr.vector.reduce.fadd"(%s, %a) : (f64, vector<4xf64>) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.vector.reduce.fmul
llvm.func @test.llvm.intr.vector.reduce.fmul() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %0 = "llvm.intr.vector.reduce.fmul"(%s, %a) : (f64, vector<4xf64>) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.vector.extract
llvm.func @test.llvm.intr.vector.extract() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %j = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.intr.vector.extract %a[2] : vector<2xi64> from vector<4xi64>
  %0 = llvm.extractelement %x[%j : i32] : vector<2xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vector.insert
llvm.func @test.llvm.intr.vector.insert() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %x = llvm.mlir.constant(dense<[8, 9]> : vector<2xi64>) : vector<2xi64>
  %y = llvm.intr.vector.insert %x, %a[2] : vector<2xi64> into vector<4xi64>
  %0 = llvm.extractelement %y[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vector.interleave2
llvm.func @test.llvm.intr.vector.interleave2() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %x = "llvm.intr.vector.interleave2"(%a, %b) : (vector<4xi64>, vector<4xi64>) -> vector<8xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<8xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vector.deinterleave2
llvm.func @test.llvm.intr.vector.deinterleave2() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %x = "llvm.intr.vector.deinterleave2"(%a) : (vector<4xi64>) -> !llvm.struct<(vector<2xi64>, vector<2xi64>)>
  %y = llvm.extractvalue %x[1] : !llvm.struct<(vector<2xi64>, vector<2xi64>)>
  %j = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.extractelement %y[%j : i32] : vector<2xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.stepvector
llvm.func @test.llvm.intr.stepvector() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %x = llvm.intr.stepvector : vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vscale
llvm.func @test.llvm.intr.vscale() -> i64 {
  %x = "llvm.intr.vscale"() : () -> i64
  %0 = llvm.sub %x, %x : i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.get.active.lane.mask
llvm.func @test.llvm.intr.get.active.lane.mask() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %n = llvm.mlir.constant(3 : i64) : i64
  %z = llvm.mlir.constant(1 : i64) : i64
  %k = llvm.intr.get.active.lane.mask %z, %n : i64, i64 to vector<4xi1>
  %x = llvm.select %k, %a, %b : vector<4xi1>, vector<4xi64>
  %0 = "llvm.intr.vector.reduce.add"(%x) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.masked.load
llvm.func @test.llvm.intr.masked.load() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.store %b, %m : vector<4xi64>, !llvm.ptr
  %x = llvm.intr.masked.load %m, %k, %a {alignment = 8 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
  %0 = "llvm.intr.vector.reduce.add"(%x) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.masked.store
llvm.func @test.llvm.intr.masked.store() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.store %b, %m : vector<4xi64>, !llvm.ptr
  llvm.intr.masked.store %a, %m, %k {alignment = 8 : i32} : vector<4xi64>, vector<4xi1> into !llvm.ptr
  %x = llvm.load %m : !llvm.ptr -> vector<4xi64>
  %0 = "llvm.intr.vector.reduce.add"(%x) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.masked.expandload
llvm.func @test.llvm.intr.masked.expandload() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.store %b, %m : vector<4xi64>, !llvm.ptr
  %x = "llvm.intr.masked.expandload"(%m, %k, %a) : (!llvm.ptr, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
  %0 = "llvm.intr.vector.reduce.add"(%x) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.masked.compressstore
llvm.func @test.llvm.intr.masked.compressstore() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.store %b, %m : vector<4xi64>, !llvm.ptr
  "llvm.intr.masked.compressstore"(%a, %m, %k) : (vector<4xi64>, !llvm.ptr, vector<4xi1>) -> ()
  %x = llvm.load %m : !llvm.ptr -> vector<4xi64>
  %0 = "llvm.intr.vector.reduce.add"(%x) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.masked.gather
llvm.func @test.llvm.intr.masked.gather() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.store %b, %m : vector<4xi64>, !llvm.ptr
  %ix = llvm.mlir.constant(dense<[3, 2, 1, 0]> : vector<4xi64>) : vector<4xi64>
  %ps = llvm.getelementptr %m[%ix] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i64
  %x = llvm.intr.masked.gather %ps, %k, %a {alignment = 8 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
  %0 = "llvm.intr.vector.reduce.add"(%x) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.masked.scatter
llvm.func @test.llvm.intr.masked.scatter() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.store %b, %m : vector<4xi64>, !llvm.ptr
  %ix = llvm.mlir.constant(dense<[3, 2, 1, 0]> : vector<4xi64>) : vector<4xi64>
  %ps = llvm.getelementptr %m[%ix] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i64
  llvm.intr.masked.scatter %a, %ps, %k {alignment = 8 : i32} : vector<4xi64>, vector<4xi1> into vector<4x!llvm.ptr>
  %x = llvm.load %m : !llvm.ptr -> vector<4xi64>
  %0 = "llvm.intr.vector.reduce.add"(%x) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.matrix.multiply
llvm.func @test.llvm.intr.matrix.multiply() -> f64 {
  %a = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf64>) : vector<4xf64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %x = llvm.intr.matrix.multiply %a, %a {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.matrix.transpose
llvm.func @test.llvm.intr.matrix.transpose() -> f64 {
  %a = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf64>) : vector<4xf64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %x = llvm.intr.matrix.transpose %a {columns = 2 : i32, rows = 2 : i32} : vector<4xf64> into vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.matrix.column.major.load
llvm.func @test.llvm.intr.matrix.column.major.load() -> f64 {
  %a = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf64>) : vector<4xf64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x f64> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.store %a, %m : vector<4xf64>, !llvm.ptr
  %x = llvm.intr.matrix.column.major.load %m, <stride=%two> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf64> from !llvm.ptr stride i64
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.matrix.column.major.store
llvm.func @test.llvm.intr.matrix.column.major.store() -> f64 {
  %a = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf64>) : vector<4xf64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x f64> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.store %a, %m : vector<4xf64>, !llvm.ptr
  llvm.intr.matrix.column.major.store %a, %m, <stride=%two> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf64> to !llvm.ptr stride i64
  %x = llvm.load %m : !llvm.ptr -> vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.add
llvm.func @test.llvm.intr.vp.add() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.add"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.sub
llvm.func @test.llvm.intr.vp.sub() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.sub"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.mul
llvm.func @test.llvm.intr.vp.mul() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.mul"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.sdiv
llvm.func @test.llvm.intr.vp.sdiv() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.sdiv"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.udiv
llvm.func @test.llvm.intr.vp.udiv() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.udiv"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.srem
llvm.func @test.llvm.intr.vp.srem() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.srem"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.urem
llvm.func @test.llvm.intr.vp.urem() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.urem"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.and
llvm.func @test.llvm.intr.vp.and() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.and"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.or
llvm.func @test.llvm.intr.vp.or() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.or"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.xor
llvm.func @test.llvm.intr.vp.xor() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.xor"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.shl
llvm.func @test.llvm.intr.vp.shl() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, 7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.shl"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.lshr
llvm.func @test.llvm.intr.vp.lshr() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, 7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.lshr"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.ashr
llvm.func @test.llvm.intr.vp.ashr() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, 7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.ashr"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.smax
llvm.func @test.llvm.intr.vp.smax() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.smax"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.smin
llvm.func @test.llvm.intr.vp.smin() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.smin"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.umax
llvm.func @test.llvm.intr.vp.umax() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.umax"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.umin
llvm.func @test.llvm.intr.vp.umin() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.umin"(%a, %b, %k, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.fadd
llvm.func @test.llvm.intr.vp.fadd() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %x = "llvm.intr.vp.fadd"(%a, %a, %k, %n) : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.fsub
llvm.func @test.llvm.intr.vp.fsub() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %x = "llvm.intr.vp.fsub"(%a, %a, %k, %n) : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.fmul
llvm.func @test.llvm.intr.vp.fmul() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %x = "llvm.intr.vp.fmul"(%a, %a, %k, %n) : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.fdiv
llvm.func @test.llvm.intr.vp.fdiv() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %x = "llvm.intr.vp.fdiv"(%a, %a, %k, %n) : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.frem
llvm.func @test.llvm.intr.vp.frem() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %x = "llvm.intr.vp.frem"(%a, %a, %k, %n) : (vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.fma
llvm.func @test.llvm.intr.vp.fma() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %x = "llvm.intr.vp.fma"(%a, %a, %a, %k, %n) : (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.fmuladd
llvm.func @test.llvm.intr.vp.fmuladd() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %x = "llvm.intr.vp.fmuladd"(%a, %a, %a, %k, %n) : (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xi1>, i32) -> vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.fneg
llvm.func @test.llvm.intr.vp.fneg() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %x = "llvm.intr.vp.fneg"(%a, %k, %n) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.sext
llvm.func @test.llvm.intr.vp.sext() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, -3, 4]> : vector<4xi32>) : vector<4xi32>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %x = "llvm.intr.vp.sext"(%a, %k, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.zext
llvm.func @test.llvm.intr.vp.zext() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, -3, 4]> : vector<4xi32>) : vector<4xi32>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %x = "llvm.intr.vp.zext"(%a, %k, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.trunc
llvm.func @test.llvm.intr.vp.trunc() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.trunc"(%a, %k, %n) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi8>
  %y = llvm.extractelement %x[%i : i32] : vector<4xi8>
  %0 = llvm.sext %y : i8 to i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.sitofp
llvm.func @test.llvm.intr.vp.sitofp() -> f64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.sitofp"(%a, %k, %n) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.uitofp
llvm.func @test.llvm.intr.vp.uitofp() -> f64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.uitofp"(%a, %k, %n) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.fptosi
llvm.func @test.llvm.intr.vp.fptosi() -> i64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %x = "llvm.intr.vp.fptosi"(%a, %k, %n) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.fptoui
llvm.func @test.llvm.intr.vp.fptoui() -> i64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %x = "llvm.intr.vp.fptoui"(%a, %k, %n) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.fptrunc
llvm.func @test.llvm.intr.vp.fptrunc() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %x = "llvm.intr.vp.fptrunc"(%a, %k, %n) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
  %y = llvm.extractelement %x[%i : i32] : vector<4xf32>
  %0 = llvm.fpext %y : f32 to f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.fpext
llvm.func @test.llvm.intr.vp.fpext() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf32>) : vector<4xf32>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %x = "llvm.intr.vp.fpext"(%a, %k, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xf64>
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.inttoptr, llvm.intr.vp.ptrtoint
llvm.func @test.llvm.intr.vp.inttoptr() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %p = "llvm.intr.vp.inttoptr"(%a, %k, %n) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  %x = "llvm.intr.vp.ptrtoint"(%p, %k, %n) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.select
llvm.func @test.llvm.intr.vp.select() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.select"(%k, %a, %b, %n) : (vector<4xi1>, vector<4xi64>, vector<4xi64>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.merge
llvm.func @test.llvm.intr.vp.merge() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = "llvm.intr.vp.merge"(%k, %a, %b, %n) : (vector<4xi1>, vector<4xi64>, vector<4xi64>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.reduce.add
llvm.func @test.llvm.intr.vp.reduce.add() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %0 = "llvm.intr.vp.reduce.add"(%s, %a, %k, %n) : (i64, vector<4xi64>, vector<4xi1>, i32) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.reduce.and
llvm.func @test.llvm.intr.vp.reduce.and() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %0 = "llvm.intr.vp.reduce.and"(%s, %a, %k, %n) : (i64, vector<4xi64>, vector<4xi1>, i32) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.reduce.mul
llvm.func @test.llvm.intr.vp.reduce.mul() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %0 = "llvm.intr.vp.reduce.mul"(%s, %a, %k, %n) : (i64, vector<4xi64>, vector<4xi1>, i32) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.reduce.or
llvm.func @test.llvm.intr.vp.reduce.or() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %0 = "llvm.intr.vp.reduce.or"(%s, %a, %k, %n) : (i64, vector<4xi64>, vector<4xi1>, i32) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.reduce.smax
llvm.func @test.llvm.intr.vp.reduce.smax() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %0 = "llvm.intr.vp.reduce.smax"(%s, %a, %k, %n) : (i64, vector<4xi64>, vector<4xi1>, i32) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.reduce.smin
llvm.func @test.llvm.intr.vp.reduce.smin() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %0 = "llvm.intr.vp.reduce.smin"(%s, %a, %k, %n) : (i64, vector<4xi64>, vector<4xi1>, i32) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.reduce.umax
llvm.func @test.llvm.intr.vp.reduce.umax() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %0 = "llvm.intr.vp.reduce.umax"(%s, %a, %k, %n) : (i64, vector<4xi64>, vector<4xi1>, i32) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.reduce.umin
llvm.func @test.llvm.intr.vp.reduce.umin() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %0 = "llvm.intr.vp.reduce.umin"(%s, %a, %k, %n) : (i64, vector<4xi64>, vector<4xi1>, i32) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.reduce.xor
llvm.func @test.llvm.intr.vp.reduce.xor() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %0 = "llvm.intr.vp.reduce.xor"(%s, %a, %k, %n) : (i64, vector<4xi64>, vector<4xi1>, i32) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.reduce.fadd
llvm.func @test.llvm.intr.vp.reduce.fadd() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %0 = "llvm.intr.vp.reduce.fadd"(%s, %a, %k, %n) : (f64, vector<4xf64>, vector<4xi1>, i32) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.reduce.fmul
llvm.func @test.llvm.intr.vp.reduce.fmul() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %0 = "llvm.intr.vp.reduce.fmul"(%s, %a, %k, %n) : (f64, vector<4xf64>, vector<4xi1>, i32) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.reduce.fmax
llvm.func @test.llvm.intr.vp.reduce.fmax() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %0 = "llvm.intr.vp.reduce.fmax"(%s, %a, %k, %n) : (f64, vector<4xf64>, vector<4xi1>, i32) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.reduce.fmin
llvm.func @test.llvm.intr.vp.reduce.fmin() -> f64 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>) : vector<4xf64>
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9.0 : f64) : f64
  %0 = "llvm.intr.vp.reduce.fmin"(%s, %a, %k, %n) : (f64, vector<4xf64>, vector<4xi1>, i32) -> f64
  llvm.return %0 : f64
}

// -----

// llvm.intr.vp.load
llvm.func @test.llvm.intr.vp.load() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.store %b, %m : vector<4xi64>, !llvm.ptr
  %n = llvm.mlir.constant(3 : i32) : i32
  %st = llvm.mlir.constant(8 : i32) : i32
  %full = llvm.mlir.constant(4 : i32) : i32
  %x = "llvm.intr.vp.load"(%m, %k, %n) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.vp.store
llvm.func @test.llvm.intr.vp.store() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.store %b, %m : vector<4xi64>, !llvm.ptr
  %n = llvm.mlir.constant(3 : i32) : i32
  %st = llvm.mlir.constant(8 : i32) : i32
  %full = llvm.mlir.constant(4 : i32) : i32
  "llvm.intr.vp.store"(%a, %m, %k, %n) : (vector<4xi64>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %x = llvm.load %m : !llvm.ptr -> vector<4xi64>
  %0 = "llvm.intr.vector.reduce.add"(%x) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.experimental.vp.strided.load
llvm.func @test.llvm.intr.experimental.vp.strided.load() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.store %b, %m : vector<4xi64>, !llvm.ptr
  %n = llvm.mlir.constant(3 : i32) : i32
  %st = llvm.mlir.constant(8 : i32) : i32
  %full = llvm.mlir.constant(4 : i32) : i32
  %x = "llvm.intr.experimental.vp.strided.load"(%m, %st, %k, %n) : (!llvm.ptr, i32, vector<4xi1>, i32) -> vector<4xi64>
  %0 = llvm.extractelement %x[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.intr.experimental.vp.strided.store
llvm.func @test.llvm.intr.experimental.vp.strided.store() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %b = llvm.mlir.constant(dense<[5, 6, -7, 8]> : vector<4xi64>) : vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(9 : i64) : i64
  %k = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x !llvm.array<4 x i64> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.store %b, %m : vector<4xi64>, !llvm.ptr
  %n = llvm.mlir.constant(3 : i32) : i32
  %st = llvm.mlir.constant(8 : i32) : i32
  %full = llvm.mlir.constant(4 : i32) : i32
  "llvm.intr.experimental.vp.strided.store"(%a, %m, %st, %k, %n) : (vector<4xi64>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
  %x = llvm.load %m : !llvm.ptr -> vector<4xi64>
  %0 = "llvm.intr.vector.reduce.add"(%x) : (vector<4xi64>) -> i64
  llvm.return %0 : i64
}

// -----

// llvm.intr.coro.id, llvm.intr.coro.begin, llvm.intr.coro.size, llvm.intr.coro.align, llvm.intr.coro.save, llvm.intr.coro.suspend, llvm.intr.coro.end, llvm.intr.coro.free, llvm.intr.coro.resume, llvm.intr.coro.promise
llvm.func @test.llvm.intr.coro(%p: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %null = llvm.mlir.zero : !llvm.ptr
  %no = llvm.mlir.constant(0 : i32) : i32
  %id = llvm.intr.coro.id %no, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %h = llvm.intr.coro.begin %id, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %s = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  %f = llvm.mlir.constant(false) : i1
  %r = llvm.intr.coro.suspend %s, %f : i8
  %m = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %none = llvm.mlir.none : !llvm.token
  %e = llvm.intr.coro.end %h, %f, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.intr.coro.resume %p : !llvm.ptr
  %q = llvm.intr.coro.promise %p, %no, %f : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}

// -----

// llvm.atomicrmw (integers)
llvm.func @test.llvm.atomicrmw.integers() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %v = llvm.mlir.constant(-9 : i64) : i64
  %w = llvm.mlir.constant(5 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o0 = llvm.atomicrmw xchg %m, %w seq_cst : !llvm.ptr, i64
  %n0 = llvm.load %m : !llvm.ptr -> i64
  %t0 = llvm.mul %w, %three : i64
  %u0 = llvm.xor %t0, %n0 : i64
  %x0 = llvm.add %u0, %o0 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o1 = llvm.atomicrmw add %m, %w seq_cst : !llvm.ptr, i64
  %n1 = llvm.load %m : !llvm.ptr -> i64
  %t1 = llvm.mul %x0, %three : i64
  %u1 = llvm.xor %t1, %n1 : i64
  %x1 = llvm.add %u1, %o1 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o2 = llvm.atomicrmw sub %m, %w seq_cst : !llvm.ptr, i64
  %n2 = llvm.load %m : !llvm.ptr -> i64
  %t2 = llvm.mul %x1, %three : i64
  %u2 = llvm.xor %t2, %n2 : i64
  %x2 = llvm.add %u2, %o2 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o3 = llvm.atomicrmw _and %m, %w seq_cst : !llvm.ptr, i64
  %n3 = llvm.load %m : !llvm.ptr -> i64
  %t3 = llvm.mul %x2, %three : i64
  %u3 = llvm.xor %t3, %n3 : i64
  %x3 = llvm.add %u3, %o3 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o4 = llvm.atomicrmw nand %m, %w seq_cst : !llvm.ptr, i64
  %n4 = llvm.load %m : !llvm.ptr -> i64
  %t4 = llvm.mul %x3, %three : i64
  %u4 = llvm.xor %t4, %n4 : i64
  %x4 = llvm.add %u4, %o4 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o5 = llvm.atomicrmw _or %m, %w seq_cst : !llvm.ptr, i64
  %n5 = llvm.load %m : !llvm.ptr -> i64
  %t5 = llvm.mul %x4, %three : i64
  %u5 = llvm.xor %t5, %n5 : i64
  %x5 = llvm.add %u5, %o5 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o6 = llvm.atomicrmw _xor %m, %w seq_cst : !llvm.ptr, i64
  %n6 = llvm.load %m : !llvm.ptr -> i64
  %t6 = llvm.mul %x5, %three : i64
  %u6 = llvm.xor %t6, %n6 : i64
  %x6 = llvm.add %u6, %o6 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o7 = llvm.atomicrmw max %m, %w seq_cst : !llvm.ptr, i64
  %n7 = llvm.load %m : !llvm.ptr -> i64
  %t7 = llvm.mul %x6, %three : i64
  %u7 = llvm.xor %t7, %n7 : i64
  %x7 = llvm.add %u7, %o7 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o8 = llvm.atomicrmw min %m, %w seq_cst : !llvm.ptr, i64
  %n8 = llvm.load %m : !llvm.ptr -> i64
  %t8 = llvm.mul %x7, %three : i64
  %u8 = llvm.xor %t8, %n8 : i64
  %x8 = llvm.add %u8, %o8 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o9 = llvm.atomicrmw umax %m, %w seq_cst : !llvm.ptr, i64
  %n9 = llvm.load %m : !llvm.ptr -> i64
  %t9 = llvm.mul %x8, %three : i64
  %u9 = llvm.xor %t9, %n9 : i64
  %x9 = llvm.add %u9, %o9 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o10 = llvm.atomicrmw umin %m, %w seq_cst : !llvm.ptr, i64
  %n10 = llvm.load %m : !llvm.ptr -> i64
  %t10 = llvm.mul %x9, %three : i64
  %u10 = llvm.xor %t10, %n10 : i64
  %x10 = llvm.add %u10, %o10 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o11 = llvm.atomicrmw uinc_wrap %m, %w seq_cst : !llvm.ptr, i64
  %n11 = llvm.load %m : !llvm.ptr -> i64
  %t11 = llvm.mul %x10, %three : i64
  %u11 = llvm.xor %t11, %n11 : i64
  %x11 = llvm.add %u11, %o11 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o12 = llvm.atomicrmw udec_wrap %m, %w seq_cst : !llvm.ptr, i64
  %n12 = llvm.load %m : !llvm.ptr -> i64
  %t12 = llvm.mul %x11, %three : i64
  %u12 = llvm.xor %t12, %n12 : i64
  %x12 = llvm.add %u12, %o12 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o13 = llvm.atomicrmw usub_cond %m, %w seq_cst : !llvm.ptr, i64
  %n13 = llvm.load %m : !llvm.ptr -> i64
  %t13 = llvm.mul %x12, %three : i64
  %u13 = llvm.xor %t13, %n13 : i64
  %x13 = llvm.add %u13, %o13 : i64
  llvm.store %v, %m : i64, !llvm.ptr
  %o14 = llvm.atomicrmw usub_sat %m, %w seq_cst : !llvm.ptr, i64
  %n14 = llvm.load %m : !llvm.ptr -> i64
  %t14 = llvm.mul %x13, %three : i64
  %u14 = llvm.xor %t14, %n14 : i64
  %x14 = llvm.add %u14, %o14 : i64
  llvm.return %x14 : i64
}

// -----

// llvm.atomicrmw (floats)
llvm.func @test.llvm.atomicrmw.floats() -> f64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %v = llvm.mlir.constant(-9.5 : f64) : f64
  %w = llvm.mlir.constant(5.25 : f64) : f64
  %three = llvm.mlir.constant(3.0 : f64) : f64
  llvm.store %v, %m : f64, !llvm.ptr
  %o0 = llvm.atomicrmw fadd %m, %w seq_cst : !llvm.ptr, f64
  %n0 = llvm.load %m : !llvm.ptr -> f64
  %t0 = llvm.fmul %w, %three : f64
  %u0 = llvm.fadd %t0, %n0 : f64
  %x0 = llvm.fadd %u0, %o0 : f64
  llvm.store %v, %m : f64, !llvm.ptr
  %o1 = llvm.atomicrmw fsub %m, %w seq_cst : !llvm.ptr, f64
  %n1 = llvm.load %m : !llvm.ptr -> f64
  %t1 = llvm.fmul %x0, %three : f64
  %u1 = llvm.fadd %t1, %n1 : f64
  %x1 = llvm.fadd %u1, %o1 : f64
  llvm.store %v, %m : f64, !llvm.ptr
  %o2 = llvm.atomicrmw fmax %m, %w seq_cst : !llvm.ptr, f64
  %n2 = llvm.load %m : !llvm.ptr -> f64
  %t2 = llvm.fmul %x1, %three : f64
  %u2 = llvm.fadd %t2, %n2 : f64
  %x2 = llvm.fadd %u2, %o2 : f64
  llvm.store %v, %m : f64, !llvm.ptr
  %o3 = llvm.atomicrmw fmin %m, %w seq_cst : !llvm.ptr, f64
  %n3 = llvm.load %m : !llvm.ptr -> f64
  %t3 = llvm.fmul %x2, %three : f64
  %u3 = llvm.fadd %t3, %n3 : f64
  %x3 = llvm.fadd %u3, %o3 : f64
  llvm.store %v, %m : f64, !llvm.ptr
  %o4 = llvm.atomicrmw fmaximum %m, %w seq_cst : !llvm.ptr, f64
  %n4 = llvm.load %m : !llvm.ptr -> f64
  %t4 = llvm.fmul %x3, %three : f64
  %u4 = llvm.fadd %t4, %n4 : f64
  %x4 = llvm.fadd %u4, %o4 : f64
  llvm.store %v, %m : f64, !llvm.ptr
  %o5 = llvm.atomicrmw fminimum %m, %w seq_cst : !llvm.ptr, f64
  %n5 = llvm.load %m : !llvm.ptr -> f64
  %t5 = llvm.fmul %x4, %three : f64
  %u5 = llvm.fadd %t5, %n5 : f64
  %x5 = llvm.fadd %u5, %o5 : f64
  llvm.return %x5 : f64
}

// -----

// llvm.cmpxchg (other)
llvm.func @test.llvm.cmpxchg.other() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(9 : i64) : i64
  %m = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  %x = llvm.cmpxchg %m, %one, %one acq_rel monotonic : !llvm.ptr, i64
  %y = llvm.load %m : !llvm.ptr -> i64
  %b = llvm.extractvalue %x[1] : !llvm.struct<(i64, i1)>
  %z = llvm.zext %b : i1 to i64
  %0 = llvm.add %y, %z : i64
  llvm.return %0 : i64
}

// -----

// llvm.getelementptr (vector)
llvm.func @test.llvm.getelementptr.vector() -> i64 {
  %four = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %four x i64 : (i64) -> !llvm.ptr
  %w = llvm.mlir.constant(dense<[5, 6, 7, 8]> : vector<4xi64>) : vector<4xi64>
  llvm.store %w, %m {alignment = 8 : i64} : vector<4xi64>, !llvm.ptr
  %i = llvm.mlir.constant(dense<[3, 0]> : vector<2xi32>) : vector<2xi32>
  %k = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, i64
  %v = llvm.intr.masked.gather %p, %k {alignment = 8 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>) -> vector<2xi64>
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.extractelement %v[%c0 : i32] : vector<2xi64>
  %b = llvm.extractelement %v[%c1 : i32] : vector<2xi64>
  %0 = llvm.sub %a, %b : i64
  llvm.return %0 : i64
}

// -----

// llvm.blockaddress (of_two)
llvm.func @test.llvm.blockaddress.of_two() -> i64 {
  %c1 = llvm.mlir.constant(true) : i1
  %a = llvm.mlir.constant(4 : i64) : i64
  %b = llvm.mlir.constant(7 : i64) : i64
  %p = llvm.blockaddress <function = @test.llvm.blockaddress.of_two, tag = <id = 1>> : !llvm.ptr
  %q = llvm.blockaddress <function = @test.llvm.blockaddress.of_two, tag = <id = 2>> : !llvm.ptr
  %r = llvm.select %c1, %q, %p : i1, !llvm.ptr
  llvm.indirectbr %r : !llvm.ptr, [
    ^bb1(%a : i64),
    ^bb2
  ]
  ^bb1(%x : i64):
  llvm.blocktag <id = 1>
  llvm.return %x : i64
  ^bb2:
  llvm.blocktag <id = 2>
  llvm.return %b : i64
}

// -----

// llvm.load (vector_of_bits)
llvm.func @test.llvm.load.vector_of_bits() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x vector<8xi1> : (i64) -> !llvm.ptr
  %w = llvm.mlir.constant(dense<[true, false, true, true, false, false, true, false]> : vector<8xi1>) : vector<8xi1>
  llvm.store %w, %m : vector<8xi1>, !llvm.ptr
  %x = llvm.load %m : !llvm.ptr -> i8
  %v = llvm.load %m : !llvm.ptr -> vector<8xi1>
  %z = llvm.zext %v : vector<8xi1> to vector<8xi64>
  %s = "llvm.intr.vector.reduce.add"(%z) : (vector<8xi64>) -> i64
  %y = llvm.zext %x : i8 to i64
  %h = llvm.mlir.constant(100 : i64) : i64
  %t = llvm.mul %y, %h : i64
  %0 = llvm.add %t, %s : i64
  llvm.return %0 : i64
}

// -----

// llvm.mlir.global (vectors)
llvm.mlir.global internal @test.llvm.mlir.global.vectors.data(dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi64>) : !llvm.array<2 x vector<4xi64>>
llvm.func @test.llvm.mlir.global.vectors() -> i64 {
  %p = llvm.mlir.addressof @test.llvm.mlir.global.vectors.data : !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x vector<4xi64>>
  %v = llvm.load %q : !llvm.ptr -> vector<4xi64>
  %i = llvm.mlir.constant(2 : i32) : i32
  %0 = llvm.extractelement %v[%i : i32] : vector<4xi64>
  llvm.return %0 : i64
}

// -----

// llvm.va_arg (several)
llvm.func internal @test.llvm.va_arg.several.sum(%n: i64, ...) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %l = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %k = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  llvm.intr.vastart %l : !llvm.ptr
  %a = llvm.va_arg %l : (!llvm.ptr) -> i64
  llvm.intr.vacopy %l to %k : !llvm.ptr, !llvm.ptr
  %b = llvm.va_arg %l : (!llvm.ptr) -> i64
  %c = llvm.va_arg %k : (!llvm.ptr) -> i64
  llvm.intr.vaend %k : !llvm.ptr
  llvm.intr.vaend %l : !llvm.ptr
  %d = llvm.mul %b, %c : i64
  %e = llvm.mul %a, %n : i64
  %0 = llvm.sub %d, %e : i64
  llvm.return %0 : i64
}
llvm.func @test.llvm.va_arg.several() -> i64 {
  %x = llvm.mlir.constant(8 : i64) : i64
  %y = llvm.mlir.constant(-5 : i64) : i64
  %0 = llvm.call @test.llvm.va_arg.several.sum(%x, %y, %x) vararg(!llvm.func<i64 (i64, ...)>) : (i64, i64, i64) -> i64
  llvm.return %0 : i64
}
