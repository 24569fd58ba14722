// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-coalescing))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-coalescing))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// Nests whose bounds are known before them become one loop.
func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to 250 {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 3 to 50 {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to %n step 2 {
    affine.for %j = 3 to 50 step 5 {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = %k to %n {
    affine.for %j = max affine_map<()[s0, s1] -> (s0, s1)>()[%n, %k] to min affine_map<()[s0] -> (s0 + 1, 300)>()[%n] {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = %k to affine_map<()[s0] -> (s0 * 4)>()[%n] {
    affine.for %j = 0 to 7 {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 5 {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = -4 to 4 {
    affine.for %j = 2 to 34 {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = %k to %n {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 1 {
    affine.for %j = 0 to 1 {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 5 to 5 {
    affine.for %j = 0 to 3 {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 100 step 10 {
    affine.for %j = 0 to 20 step 3 {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to %n {
      affine.for %k2 = 0 to 30 {
        %l = affine.load %g[%i, %k2] : memref<?x?xf32>
        %o = affine.load %g[%k2, %j] : memref<?x?xf32>
        %p = arith.mulf %l, %o : f32
        affine.store %p, %m[%i + %j] : memref<?xf32>
      }
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<?xf32>
    affine.for %j = 0 to 20 {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
    affine.for %j = 0 to %n {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 16 {
    %l = affine.load %m[%i] : memref<?xf32>
    affine.for %j = 0 to 5 {
      affine.store %l, %m[%j + %i] : memref<?xf32>
      affine.for %q = 0 to %n {
        affine.store %l, %m[%q + %i] : memref<?xf32>
      }
      affine.store %l, %m[%i] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      affine.for %j = 0 to %n {
        affine.store %x, %g[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 16 {
    %c = arith.constant 0.0 : f32
    %s = affine.for %j = 0 to 5 iter_args(%b = %c) -> f32 {
      %l = affine.load %m[%i + %j] : memref<?xf32>
      %t = arith.addf %b, %l : f32
      affine.yield %t : f32
    }
    affine.store %s, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 6 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      affine.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
