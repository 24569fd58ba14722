// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate,canonicalize))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate,canonicalize))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-space=0},canonicalize))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-space=0},canonicalize))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-capacity=10},canonicalize))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-capacity=10},canonicalize))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-space=2 skip-non-unit-stride-loops},canonicalize))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-space=2 skip-non-unit-stride-loops},canonicalize))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// Memory that loops access is copied to buffers before them, and back after them.
func.func @tiled_product(%a: memref<512x512xf32>, %b: memref<512x512xf32>, %c: memref<512x512xf32>) {
  affine.for %i = 0 to 512 step 128 {
    affine.for %j = 0 to 512 step 128 {
      affine.for %k = 0 to 512 step 128 {
        affine.for %ii = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 128)>(%i) {
          affine.for %jj = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 128)>(%j) {
            affine.for %kk = affine_map<(d0) -> (d0)>(%k) to affine_map<(d0) -> (d0 + 128)>(%k) {
              %0 = affine.load %a[%ii, %kk] : memref<512x512xf32>
              %1 = affine.load %b[%kk, %jj] : memref<512x512xf32>
              %2 = affine.load %c[%ii, %jj] : memref<512x512xf32>
              %3 = arith.mulf %0, %1 : f32
              %4 = arith.addf %2, %3 : f32
              affine.store %4, %c[%ii, %jj] : memref<512x512xf32>
            }
          }
        }
      }
    }
  }
  return
}

// -----

func.func @read_and_written(%a: memref<256xf32>, %b: memref<256xf32>) {
  affine.for %i = 0 to 256 {
    %0 = affine.load %a[%i] : memref<256xf32>
    affine.store %0, %b[%i] : memref<256xf32>
  }
  return
}

// -----

func.func @part(%a: memref<256xf32>) {
  affine.for %i = 10 to 40 {
    %0 = affine.load %a[%i + 3] : memref<256xf32>
  }
  return
}

// -----

func.func @symbolic_bound(%a: memref<256xf32>, %n: index) {
  affine.for %i = 10 to %n {
    %0 = affine.load %a[%i + 3] : memref<256xf32>
  }
  return
}

// -----

func.func @unknown_size(%a: memref<?xf32>, %n: index) {
  affine.for %i = 10 to %n {
    %0 = affine.load %a[%i + 3] : memref<?xf32>
  }
  return
}

// -----

func.func @two_loops(%a: memref<100x100xf32>, %b: memref<100x100xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      %0 = affine.load %a[%i, %j] : memref<100x100xf32>
      affine.store %0, %b[%j, %i] : memref<100x100xf32>
    }
  }
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to 100 {
      %0 = affine.load %b[%i, %j] : memref<100x100xf32>
      affine.store %0, %a[%i + 50, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @neighbours(%a: memref<100xf32>, %b: memref<100xf32>) {
  affine.for %i = 1 to 99 {
    %0 = affine.load %a[%i - 1] : memref<100xf32>
    %1 = affine.load %a[%i] : memref<100xf32>
    %2 = affine.load %a[%i + 1] : memref<100xf32>
    %3 = arith.addf %0, %1 : f32
    %4 = arith.addf %3, %2 : f32
    affine.store %4, %b[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @accumulated(%a: memref<100x50xf32>, %s: memref<100xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 50 {
      %0 = affine.load %a[%i, %j] : memref<100x50xf32>
      %1 = affine.load %s[%i] : memref<100xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %s[%i] : memref<100xf32>
    }
  }
  return
}

// -----

func.func @other_memory_space(%a: memref<256xf32, 1>, %b: memref<256xf32>) {
  affine.for %i = 0 to 256 {
    %0 = affine.load %a[%i] : memref<256xf32, 1>
    affine.store %0, %b[%i] : memref<256xf32>
  }
  return
}

// -----

func.func @without_a_loop(%a: memref<256xf32>, %b: memref<256xf32>) {
  %0 = affine.load %a[7] : memref<256xf32>
  %1 = affine.load %a[9] : memref<256xf32>
  %2 = arith.addf %0, %1 : f32
  affine.store %2, %b[3] : memref<256xf32>
  return
}

// -----

func.func @before_and_after_a_loop(%a: memref<256xf32>, %b: memref<256xf32>) {
  %0 = affine.load %a[7] : memref<256xf32>
  affine.for %i = 0 to 256 {
    %1 = affine.load %a[%i] : memref<256xf32>
    affine.store %1, %b[%i] : memref<256xf32>
  }
  affine.store %0, %b[3] : memref<256xf32>
  return
}

// -----

func.func @inside_a_loop(%a: memref<256x256xf32>, %b: memref<256x256xf32>) {
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to 256 {
      %0 = affine.load %a[%i, %j] : memref<256x256xf32>
      affine.store %0, %b[%i, %j] : memref<256x256xf32>
    }
  }
  return
}

// -----

func.func @fixed_row(%a: memref<256x256xf32>, %b: memref<256xf32>, %n: index) {
  affine.for %i = 0 to 256 {
    %0 = affine.load %a[symbol(%n), %i] : memref<256x256xf32>
    affine.store %0, %b[%i] : memref<256xf32>
  }
  return
}

// -----

func.func @last_tile(%a: memref<100xf32>, %b: memref<100xf32>) {
  affine.for %i = 0 to 100 step 32 {
    affine.for %ii = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 32, 100)>(%i) {
      %0 = affine.load %a[%ii] : memref<100xf32>
      %1 = affine.load %b[%ii] : memref<100xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %b[%ii] : memref<100xf32>
    }
  }
  return
}
