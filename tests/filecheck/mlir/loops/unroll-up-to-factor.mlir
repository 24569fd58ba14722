// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-up-to-factor unroll-factor=6}))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-up-to-factor unroll-factor=6}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// The factor is the number of runs, if that is less.
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
  affine.for %i = -5 to 6 step 3 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = -8 to -2 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 1 step 30 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 3 to 20 step 4 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 1 to 100 step 7 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 16 step 2 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 7 to 8 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = %k to affine_map<()[s0] -> (s0 + 8)>()[%k] {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = %k to affine_map<()[s0] -> (s0 + 1)>()[%k] {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 16)>()[%n] {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0 * 4, s1 * 8)>()[%n, %k] {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = max affine_map<()[s0] -> (s0, 0)>()[%k] to %n {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = max affine_map<()[s0] -> (s0, 0)>()[%k] to min affine_map<()[s0] -> (s0, 128)>()[%n] step 2 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 12 {
    %a = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%n]
    affine.store %x, %m[%a] : memref<?xf32>
    %l = affine.load %m[%i + 1] : memref<?xf32>
    %s = arith.addf %l, %x : f32
    affine.store %s, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 12 {
    %c = arith.constant 1 : index
    %j = arith.addi %i, %c : index
    memref.store %x, %m[%j] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 6 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      affine.store %x, %m[%i] : memref<?xf32>
    } else {
      affine.store %x, %m[%i + 1] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 6 {
    memref.store %x, %m[%n] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    %l = affine.load %m[%i] : memref<?xf32>
    %s = arith.addf %a, %l : f32
    affine.yield %s : f32
  }
  affine.store %r, %m[0] : memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  %r:2 = affine.for %i = 2 to 3 iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %l = affine.load %m[%i] : memref<?xf32>
    %s = arith.addf %a, %l : f32
    %t = arith.mulf %b, %l : f32
    affine.yield %s, %t : f32, f32
  }
  affine.store %r#1, %m[0] : memref<?xf32>
  return
}
