// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(scf-for-loop-specialization))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(scf-for-loop-specialization))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// A loop up to the least of several values gets a copy that runs to the constant one.
func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<(d0) -> (d0, 16)>(%n)
  scf.for %i = %c0 to %u step %c1 {
    memref.store %x, %m[%i] : memref<?xf32>
    memref.store %x, %m[%u] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<(d0)[s0] -> (16, d0, s0, 12)>(%n)[%k]
  scf.for %i = %c0 to %u step %c1 {
    memref.store %x, %m[%i] : memref<?xf32>
    memref.store %x, %m[%u] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<(d0)[s0] -> (d0, s0 + 1)>(%n)[%k]
  scf.for %i = %c0 to %u step %c1 {
    memref.store %x, %m[%i] : memref<?xf32>
    memref.store %x, %m[%u] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<() -> (7, 3)>()
  scf.for %i = %c0 to %u step %c1 {
    memref.store %x, %m[%i] : memref<?xf32>
    memref.store %x, %m[%u] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<(d0) -> (d0, 16)>(%n)
  scf.for %i = %c0 to %u step %c1 {
    %w = affine.min affine_map<(d0) -> (d0, 4)>(%n)
    scf.for %j = %c0 to %w step %c1 {
      memref.store %x, %g[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @f(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}
