// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=5}))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=5}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-num-reps=3}))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-num-reps=3}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// Inner loops are unrolled, then the loops around them; or those that run few times.
func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 3 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 1 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 0 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 2 to 1 {
    affine.store %x, %m[%i] : memref<?xf32>
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
