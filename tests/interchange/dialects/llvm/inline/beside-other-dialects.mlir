#file = #llvm.di_file<"foo.mlir" in "/foo/">
#variable = #llvm.di_local_variable<scope = #file>
#variableAddr = #llvm.di_local_variable<scope = #file>
#label = #llvm.di_label<scope = #file>

func.func @inner_func_inlinable(%ptr : !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %stack = llvm.intr.stacksave : !llvm.ptr
  llvm.store %0, %ptr { alignment = 8 } : i32, !llvm.ptr
  %1 = llvm.load %ptr { alignment = 8 } : !llvm.ptr -> i32
  llvm.intr.dbg.value #variable = %0 : i32
  llvm.intr.dbg.declare #variableAddr = %ptr : !llvm.ptr
  llvm.intr.dbg.label #label
  %byte = llvm.mlir.constant(43 : i8) : i8
  %true = llvm.mlir.constant(1 : i1) : i1
  "llvm.intr.memset"(%ptr, %byte, %0) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memmove"(%ptr, %ptr, %0) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy"(%ptr, %ptr, %0) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.intr.assume %true : i1
  llvm.fence release
  %2 = llvm.atomicrmw add %ptr, %0 monotonic : !llvm.ptr, i32
  %3 = llvm.cmpxchg %ptr, %0, %1 acq_rel monotonic : !llvm.ptr, i32
  llvm.inline_asm has_side_effects "foo", "bar" : () -> ()
  llvm.cond_br %true, ^bb1, ^bb2
^bb1:
  llvm.unreachable
^bb2:
  llvm.intr.stackrestore %stack : !llvm.ptr
  llvm.call_intrinsic "llvm.x86.sse41.round.ss"() : () -> (vector<8xf32>)
  return %1 : i32
}

func.func @test_inline(%ptr : !llvm.ptr) -> i32 {
  %0 = call @inner_func_inlinable(%ptr) : (!llvm.ptr) -> i32
  return %0 : i32
}

// -----

func.func @func(%arg0 : i32) -> i32  {
  llvm.return %arg0 : i32
}
func.func @two(%arg0 : i32, %c: i1) -> i32  {
  cf.cond_br %c, ^a, ^b
^a:
  llvm.return %arg0 : i32
^b:
  return %arg0 : i32
}
func.func @llvm_ret(%arg0 : i32, %c: i1) -> i32 {
  %res = call @func(%arg0) : (i32) -> (i32)
  %1 = call @two(%res, %c) : (i32, i1) -> (i32)
  return %1 : i32
}
llvm.func @from_llvm(%arg0 : i32, %c: i1) -> i32 {
  %res = func.call @two(%arg0, %c) : (i32, i1) -> (i32)
  %0 = llvm.call @into(%res) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @into(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = func.call @func(%0) : (i32) -> i32
  llvm.return %1 : i32
}
func.func @from_func(%a: i32, %c: i1) -> i32 {
  %0 = llvm.call @into(%a) : (i32) -> i32
  %1 = llvm.call @from_llvm(%0, %c) : (i32, i1) -> i32
  return %1 : i32
}

// -----

// Into regions.
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  llvm.store %a, %1 : i32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
llvm.func @blocks(%a: i32) -> i32 {
  llvm.br ^bb1
^bb1:
  llvm.return %a : i32
}
func.func @in_loops(%a: i32, %n: index, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    %0 = llvm.call @f(%x) : (i32) -> i32
    %1 = llvm.call @blocks(%0) : (i32) -> i32
    scf.yield %1 : i32
  }
  %s = scf.if %c -> i32 {
    %0 = llvm.call @f(%r) : (i32) -> i32
    scf.yield %0 : i32
  } else {
    %0 = llvm.call @f(%a) : (i32) -> i32
    scf.yield %0 : i32
  }
  %t = scf.while (%x = %s) : (i32) -> i32 {
    %0 = llvm.call @f(%x) : (i32) -> i32
    scf.condition(%c) %0 : i32
  } do {
  ^bb0(%x: i32):
    %0 = llvm.call @f(%x) : (i32) -> i32
    scf.yield %0 : i32
  }
  %u = scf.execute_region -> i32 {
    %0 = llvm.call @blocks(%t) : (i32) -> i32
    %1 = llvm.call @f(%0) : (i32) -> i32
    scf.yield %1 : i32
  }
  affine.for %i = 0 to 10 {
    %0 = llvm.call @f(%u) : (i32) -> i32
  }
  memref.alloca_scope {
    %0 = llvm.call @f(%u) : (i32) -> i32
  }
  "t.op"() ({
    %0 = llvm.call @f(%u) : (i32) -> i32
    "t.end"(%0) : (i32) -> ()
  }, {
  }) : () -> ()
  return %u : i32
}
