// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=1,0}))' %s -o %t.theirs
// RUN: test-opt -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=1,0}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=0,1}))' %s -o %t.theirs
// RUN: test-opt -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=0,1}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=1,2,0}))' %s -o %t.theirs
// RUN: test-opt -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=1,2,0}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=2,0,1}))' %s -o %t.theirs
// RUN: test-opt -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=2,0,1}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=0,2,1}))' %s -o %t.theirs
// RUN: test-opt -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=0,2,1}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=1,0 check-validity}))' %s -o %t.theirs
// RUN: test-opt -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=1,0 check-validity}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=2,1,0 check-validity}))' %s -o %t.theirs
// RUN: test-opt -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=2,1,0 check-validity}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=2,1,0}))' %s -o %t.theirs
// RUN: test-opt -split-input-file --pass-pipeline='builtin.module(func.func(test-loop-permutation{permutation-map=2,1,0}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// Perfect nests with as many loops as the map has places change their order.
func.func @two_loops(%m: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      affine.store %x, %m[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @three_loops(%m: memref<64x64x64xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 1 to %n step 2 {
      affine.for %k = 0 to 16 {
        affine.store %x, %m[%i, %j, %k] : memref<64x64x64xf32>
      }
    }
  }
  return
}

// -----

func.func @several(%m: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.store %x, %m[%i, 0] : memref<64x64xf32>
    affine.for %j = 0 to 32 {
      affine.for %k = 0 to 8 {
        affine.store %x, %m[%i, %j] : memref<64x64xf32>
      }
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 5 {
      affine.store %x, %m[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @product(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %a[%i, %k] : memref<8x8xf32>
        %1 = affine.load %b[%k, %j] : memref<8x8xf32>
        %2 = affine.load %c[%i, %j] : memref<8x8xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}

// -----

func.func @backward(%m: memref<64x64xf32>) {
  affine.for %i = 1 to 64 {
    affine.for %j = 0 to 63 {
      %0 = affine.load %m[%i - 1, %j + 1] : memref<64x64xf32>
      affine.store %0, %m[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
