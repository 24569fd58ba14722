// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=32}))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=32}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-sizes=3,5}))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-sizes=3,5}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// A nest is tiled if no dependence is against the direction of a loop.
func.func @same_element(%m: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %m[%i] : memref<64xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %m[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @diagonal(%m: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %m[%j, %i] : memref<64x64xf32>
      %1 = affine.load %m[%i, %j - 1] : memref<64x64xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %m[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @forward(%m: memref<64x64xf32>) {
  affine.for %i = 1 to 64 {
    affine.for %j = 1 to 64 {
      %0 = affine.load %m[%i - 1, %j - 1] : memref<64x64xf32>
      affine.store %0, %m[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @one_loop_backward(%m: memref<65xf32>) {
  affine.for %i = 1 to 64 {
    %0 = affine.load %m[%i - 1] : memref<65xf32>
    affine.store %0, %m[-%i + 64] : memref<65xf32>
  }
  return
}

// -----

func.func @transposed_elsewhere(%m: memref<64x64xf32>, %n: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %m[%j, %i] : memref<64x64xf32>
      affine.store %0, %n[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @reduction(%m: memref<64x64xf32>, %s: memref<1xf32>) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %m[%i, 0] : memref<64x64xf32>
    %1 = affine.load %s[0] : memref<1xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %s[0] : memref<1xf32>
  }
  return
}

// -----

func.func @antidiagonals(%m: memref<200xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %m[%i + %j] : memref<200xf32>
      %1 = arith.addf %0, %0 : f32
      affine.store %1, %m[%i + %j] : memref<200xf32>
    }
  }
  return
}

// -----

func.func @inside_a_condition(%m: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.if affine_set<(d0, d1)[s0] : (d0 - d1 - s0 >= 0)>(%i, %j)[%n] {
        %0 = affine.load %m[%i, %j] : memref<64x64xf32>
        affine.store %0, %m[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}

// -----

func.func @buffer_of_an_iteration(%m: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %b = memref.alloca() : memref<1xf32>
      %0 = affine.load %m[%i, %j] : memref<64x64xf32>
      affine.store %0, %b[0] : memref<1xf32>
      %1 = affine.load %b[0] : memref<1xf32>
      affine.store %1, %m[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @symbolic_bounds(%m: memref<?x?xf32>, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to min affine_map<()[s0, s1] -> (s0, s1 * 2)>()[%n, %k] {
      %0 = affine.load %m[%i, %j] : memref<?x?xf32>
      affine.store %0, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
