// omp.parallel, omp.terminator, omp.barrier
func.func @test.omp.parallel() -> i64 {
  %0 = arith.constant 3 : i64
  omp.parallel {
    omp.barrier
    omp.terminator
  }
  return %0 : i64
}

// -----

// omp.wsloop, omp.loop_nest, omp.yield
func.func @test.omp.wsloop() -> i64 {
  %v = arith.constant 3 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xi64>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {
        memref.store %v, %m[%i] : memref<4xi64>
        omp.yield
      }
    }
    omp.terminator
  }
  %0 = memref.load %m[%c1] : memref<4xi64>
  return %0 : i64
}

// -----

// omp.declare_reduction
omp.declare_reduction @test.sum : i64 init {
^bb0(%before: i64):
  %zero = llvm.mlir.constant(0 : i64) : i64
  omp.yield(%zero : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %c = llvm.add %a, %b : i64
  omp.yield(%c : i64)
}
func.func @test.omp.declare_reduction() -> i64 {
  %v = arith.constant 3 : i64
  %one = arith.constant 1 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %sum = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %v, %sum : i64, !llvm.ptr
  omp.parallel {
    omp.wsloop reduction(@test.sum %sum -> %part : !llvm.ptr) {
      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {
        %x = llvm.load %part : !llvm.ptr -> i64
        %y = arith.addi %x, %v : i64
        llvm.store %y, %part : i64, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  %0 = llvm.load %sum : !llvm.ptr -> i64
  return %0 : i64
}

// -----

// omp.private
omp.private {type = private} @test.own : i64
func.func @test.omp.private() -> i64 {
  %v = arith.constant 3 : i64
  %one = arith.constant 1 : i64
  %variable = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %v, %variable : i64, !llvm.ptr
  omp.parallel private(@test.own %variable -> %own : !llvm.ptr) {
    llvm.store %one, %own : i64, !llvm.ptr
    omp.terminator
  }
  %0 = llvm.load %variable : !llvm.ptr -> i64
  return %0 : i64
}
