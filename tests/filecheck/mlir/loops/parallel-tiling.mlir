// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(scf-parallel-loop-tiling))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(scf-parallel-loop-tiling))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,3}))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,3}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(scf-parallel-loop-tiling{parallel-loop-tile-sizes=4})' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(scf-parallel-loop-tiling{parallel-loop-tile-sizes=4})' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// Loops over tiles, and within them.
func.func @constant(%a: memref<4x4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    memref.store %x, %a[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  return
}

// -----

func.func @unknown(%a: memref<?x?xf32>, %x: f32, %l: index, %u: index, %s: index) {
  scf.parallel (%i, %j) = (%l, %u) to (%u, %l) step (%s, %s) {
    memref.store %x, %a[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  return
}

// -----

func.func @nested(%a: memref<?x?xf32>, %x: f32, %u: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c24 = arith.constant 24 : index
  scf.parallel (%i) = (%c0) to (%u) step (%c2) {
    scf.parallel (%j) = (%c0) to (%c24) step (%c2) {
      memref.store %x, %a[%i, %j] : memref<?x?xf32>
      scf.reduce
    }
    scf.parallel (%j) = (%c2) to (%c24) step (%c2) {
      memref.store %x, %a[%i, %j] : memref<?x?xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}

// -----

func.func @reduction(%a: memref<4xf32>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%f) -> f32 {
    %x = memref.load %a[%i] : memref<4xf32>
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %q: f32):
      %s = arith.addf %l, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// -----

func.func @in_a_loop(%a: memref<?xf32>, %x: f32, %u: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %u step %c1 {
    scf.parallel (%i) = (%k) to (%u) step (%c1) {
      memref.store %x, %a[%i] : memref<?xf32>
      scf.reduce
    }
  }
  return
}
