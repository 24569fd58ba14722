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
