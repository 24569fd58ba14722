// Clauses that are not supported.
// RUN: toy-opt %s -split-input-file -verify-diagnostics -convert-to-llvm -convert-openmp-to-gomp

func.func @schedule(%n: index) {
  // expected-error@+1 {{has a schedule other than 'static' without a chunk size, which is not supported}}
  omp.wsloop schedule(dynamic) {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
// -----
func.func @chunk(%n: index) {
  // expected-error@+1 {{has a schedule other than 'static' without a chunk size, which is not supported}}
  omp.wsloop schedule(static = %n : index) {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
// -----
func.func @ordered(%n: index) {
  // expected-error@+1 {{has the clause 'ordered', which is not supported}}
  omp.wsloop ordered(0) {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
// -----
func.func @tiles(%n: index) {
  omp.wsloop {
    // expected-error@+1 {{has the clause 'tiles', which is not supported}}
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) tiles(2) {
      omp.yield
    }
  }
  return
}
// -----
func.func @wide(%n: i128) {
  omp.wsloop {
    // expected-error@+1 {{has bounds of more than 64 bits, which are not supported}}
    omp.loop_nest (%i) : i128 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
// -----
func.func @variables(%p: !llvm.ptr) {
  // expected-error@+1 {{has the clause 'allocate', which is not supported}}
  "omp.parallel"(%p, %p) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (!llvm.ptr, !llvm.ptr) -> ()
  return
}
// -----
// expected-error@+1 {{redefinition of reserved function 'GOMP_parallel' of different type '!llvm.func<i32 ()>' is prohibited}}
llvm.func @GOMP_parallel() -> i32
func.func @taken() {
  // expected-note@+1 {{this needs 'GOMP_parallel' of libgomp, of type '!llvm.func<void (ptr, ptr, i32, i32)>'}}
  omp.parallel {
    omp.terminator
  }
  return
}
