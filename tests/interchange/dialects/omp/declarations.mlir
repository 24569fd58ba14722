// Declarations for private variables and reductions, and the clauses that name them.

omp.declare_reduction @sum : f32 init {
^bb0(%before: f32):
  %zero = arith.constant 0.0 : f32
  omp.yield(%zero : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %c = arith.addf %a, %b : f32
  omp.yield(%c : f32)
} atomic {
^bb0(%into: !llvm.ptr, %from: !llvm.ptr):
  %v = llvm.load %from : !llvm.ptr -> f32
  %old = llvm.atomicrmw fadd %into, %v monotonic : !llvm.ptr, f32
  omp.yield
}

omp.declare_reduction @longest : !llvm.ptr attributes {byref_element_type = i32, note = "x"} alloc {
  %one = llvm.mlir.constant(1 : i64) : i64
  %own = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  omp.yield(%own : !llvm.ptr)
} init {
^bb0(%before: !llvm.ptr, %own: !llvm.ptr):
  cf.br ^bb1
^bb1:
  omp.yield(%own : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} cleanup {
^bb0(%own: !llvm.ptr):
  omp.yield
} data_ptr_ptr {
^bb0(%own: !llvm.ptr):
  omp.yield(%own : !llvm.ptr)
}

omp.declare_reduction @product : i8 init {
^bb0(%before: i8):
  %one = arith.constant 1 : i8
  omp.yield(%one : i8)
} combiner {
^bb0(%a: i8, %b: i8):
  %c = arith.muli %a, %b : i8
  omp.yield(%c : i8)
} atomic {
^bb0(%into: memref<i8>, %from: memref<i8>):
  omp.yield
}

omp.private {type = private} @plain : i32
omp.private {type = private} @filled : f64 init {
^bb0(%original: !llvm.ptr, %own: !llvm.ptr):
  omp.yield(%own : !llvm.ptr)
} dealloc {
^bb0(%own: !llvm.ptr):
  omp.yield
} {n = 1 : i64}
omp.private {type = firstprivate} @copied : i32 copy {
^bb0(%original: !llvm.ptr, %own: !llvm.ptr):
  %v = llvm.load %original : !llvm.ptr -> i32
  llvm.store %v, %own : i32, !llvm.ptr
  omp.yield(%own : !llvm.ptr)
}

func.func @parallel(%c: i1, %n: i32, %p: !llvm.ptr, %q: !llvm.ptr, %m: memref<i8>) {
  omp.parallel private(@plain %p -> %own : !llvm.ptr) {
    llvm.store %n, %own : i32, !llvm.ptr
    omp.terminator
  }
  omp.parallel allocate(%n : i32 -> %p : !llvm.ptr, %c : i1 -> %m : memref<i8>) if(%c)
      private(@copied %p -> %a, @filled %q -> %b : !llvm.ptr, !llvm.ptr) private_barrier
      reduction(mod: task, @sum %p -> %x, byref @longest %q -> %y : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  } {k}
  omp.parallel proc_bind(close) reduction(@product %m -> %x : memref<i8>) {
    omp.terminator
  }
  return
}

func.func @loops(%i: index, %n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop reduction(@sum %p -> %x : !llvm.ptr) {
    omp.loop_nest (%a) : index = (%i) to (%i) step (%i) {
      %v = llvm.load %x : !llvm.ptr -> f32
      omp.yield
    }
  }
  omp.wsloop schedule(static) nowait linear(%p = %n : !llvm.ptr, %q = %n : !llvm.ptr)
      allocate(%n : i32 -> %q : !llvm.ptr) private(@plain %q -> %own : !llvm.ptr)
      reduction(mod: inscan, byref @sum %p -> %x : !llvm.ptr) {
    omp.loop_nest (%a) : index = (%i) to (%i) step (%i) {
      llvm.store %n, %own : i32, !llvm.ptr
      omp.yield
    }
  } {linear_var_types = [i32, f32]}
  omp.wsloop ordered(0) order(concurrent) private(@plain %p -> %a : !llvm.ptr) private_barrier {
    omp.loop_nest (%k) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.wsloop reduction(mod: defaultmod, @sum %p -> %x : !llvm.ptr) {
    omp.loop_nest (%a) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
