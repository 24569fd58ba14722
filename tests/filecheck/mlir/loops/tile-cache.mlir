// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=0}))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=0}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=1}))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=1}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=7}))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=7}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=100}))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=100}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=7 separate}))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=7 separate}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// Without sizes, tiles are chosen so that the memory that they access fits in the cache.
func.func @product(%a: memref<256x256xf32>, %b: memref<256x256xf32>, %c: memref<256x256xf32>) {
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to 256 {
      affine.for %k = 0 to 256 {
        %0 = affine.load %a[%i, %k] : memref<256x256xf32>
        %1 = affine.load %b[%k, %j] : memref<256x256xf32>
        %2 = affine.load %c[%i, %j] : memref<256x256xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<256x256xf32>
      }
    }
  }
  return
}

// -----

func.func @small(%m: memref<256xf32>) {
  affine.for %i = 0 to 256 {
    %0 = affine.load %m[%i] : memref<256xf32>
  }
  return
}

// -----

func.func @large(%m: memref<2560000xf32>) {
  affine.for %i = 0 to 2560000 {
    %0 = affine.load %m[%i] : memref<2560000xf32>
  }
  return
}

// -----

func.func @wide_elements(%m: memref<300x300xf64>, %n: memref<300x300xi8>) {
  affine.for %i = 0 to 300 {
    affine.for %j = 0 to 300 {
      %0 = affine.load %m[%i, %j] : memref<300x300xf64>
      %1 = affine.load %n[%j, %i] : memref<300x300xi8>
    }
  }
  return
}

// -----

func.func @vectors(%m: memref<1000x30xvector<8xf32>>) {
  affine.for %i = 0 to 1000 {
    affine.for %j = 0 to 30 {
      %0 = affine.load %m[%i, %j] : memref<1000x30xvector<8xf32>>
    }
  }
  return
}

// -----

func.func @unknown_size(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @no_access() {
  affine.for %i = 0 to 1000000 {
    affine.for %j = 0 to 1000000 {
    }
  }
  return
}

// -----

func.func @part_of_a_large_memref(%m: memref<1000000x1000xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 10 to 20 {
      %0 = affine.load %m[%i + 3, %j * 2] : memref<1000000x1000xf32>
      %1 = affine.load %m[%i + 40, %j] : memref<1000000x1000xf32>
    }
  }
  return
}

// -----

func.func @bound_by_the_memref(%m: memref<100000xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i] : memref<100000xf32>
  }
  return
}

// -----

func.func @two_nests(%m: memref<4000x50xf32>, %n: memref<50x4000xf32>) {
  affine.for %i = 0 to 4000 {
    affine.for %j = 0 to 50 {
      %0 = affine.load %m[%i, %j] : memref<4000x50xf32>
      affine.store %0, %n[%j, %i] : memref<50x4000xf32>
    }
  }
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to 3999 {
      %0 = affine.load %n[%i, %j] : memref<50x4000xf32>
      affine.store %0, %m[%j, %i] : memref<4000x50xf32>
    }
  }
  return
}
