// options: -convert-openmp-to-llvm

func.func @region_and_loop(%n: index, %m: memref<10xf32>, %i: i32) {
  omp.parallel num_threads(%i : i32) {
    omp.wsloop {
      omp.loop_nest (%k) : index = (%n) to (%n) step (%n) {
        %0 = arith.constant 1.0 : f32
        memref.store %0, %m[%k] : memref<10xf32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

// -----

func.func @barriers() { 
  omp.barrier
  return
}

// -----

func.func @branches(%a: index, %c: i1) {
  omp.parallel {
    cf.cond_br %c, ^bb1(%a: index), ^bb2
  ^bb1(%x: index):
    cf.br ^bb2
  ^bb2:
    omp.terminator
  }
  return
}

// -----

module { 
 omp.parallel { omp.terminator } 
}

// -----

func.func @unknown_operation(%n: index) {
  omp.parallel {
  omp.wsloop {
      omp.loop_nest (%k) : index = (%n) to (%n) step (%n) {
        %z = "t.op"(%k) : (index) -> memref<4xindex>
        omp.yield
      }
  }
  omp.terminator
  }
  return
}

// -----

func.func @known_elsewhere(%a: f32, %n: index) -> f32 {
  %0 = math.exp %a : f32
  %1 = index.add %n, %n
  %2 = arith.addf %0, %a : f32
  omp.parallel {
    omp.barrier
    omp.terminator
  }
  return %2 : f32
}

// -----

func.func @several_dimensions(%a: memref<4x?xi64>, %n: index, %x: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.wsloop {
    omp.loop_nest (%i, %j) : index = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
      memref.store %x, %a[%i, %j] : memref<4x?xi64>
      omp.yield
    }
  }
  return
}

// -----

func.func @of_integers(%n: i32, %c: i1) {
  omp.wsloop nowait {
    omp.loop_nest (%i) : i32 = (%n) to (%n) inclusive step (%n) {
      %b = memref.alloc() : memref<2xi32>
      memref.dealloc %b : memref<2xi32>
      omp.yield
    }
  }
  return
}

// -----

func.func private @declared(memref<4xf32>) -> index
