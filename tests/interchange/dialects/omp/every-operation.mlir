// Parallel regions and the loops in them, with their clauses.

func.func @clauses(%c: i1, %n: i32, %i: index) {
  omp.parallel {
    omp.terminator
  }
  omp.parallel if(%c) {
    omp.terminator
  } {x = 1 : i64}
  omp.parallel proc_bind(spread) num_threads(%i : index) if(%c) {
    omp.barrier
    omp.wsloop nowait schedule(static = %n : i32, nonmonotonic, simd) order(reproducible:concurrent) ordered(1) {
      omp.loop_nest (%a) : index = (%i) to (%i) inclusive step (%i) tiles(4) {
        cf.br ^bb1
      ^bb1:
        omp.yield
      }
    } {b = 2 : i64}
    omp.barrier {d = "x"}
    omp.terminator
  }
  omp.parallel {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    omp.terminator
  ^bb2:
    omp.terminator
  }
  return
}

func.func @loops(%k: i64, %n: i32, %i: index, %m: memref<?x?xi32>) {
  omp.wsloop {
    omp.loop_nest (%a) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.wsloop schedule(dynamic) order(concurrent) {
    omp.loop_nest (%a, %b, %x) : i32 = (%n, %n, %n) to (%n, %n, %n) step (%n, %n, %n) collapse(2) tiles(1, 2, 3) {
      %s = arith.addi %a, %b : i32
      omp.yield
    }
  }
  omp.wsloop schedule(guided = %i : index, simd) {
    omp.loop_nest (%a, %b) : index = (%i, %i) to (%i, %i) step (%i, %i) collapse(1) {
      memref.store %n, %m[%a, %b] : memref<?x?xi32>
      omp.terminator
    }
  }
  omp.wsloop schedule(auto, none) order(unconstrained:concurrent) ordered(0) {
    omp.loop_nest (%a) : i64 = (%k) to (%k) step (%k) {
      omp.yield
    }
  }
  omp.wsloop schedule(runtime, monotonic) {
    omp.loop_nest (%a) : index = (%i) to (%i) step (%i) {
      omp.yield(%a : index)
    }
  }
  return
}
