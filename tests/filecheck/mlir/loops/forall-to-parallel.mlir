// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(scf-forall-to-parallel))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(scf-forall-to-parallel))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(scf-forall-to-parallel,canonicalize)' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(scf-forall-to-parallel,canonicalize)' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// scf.forall without results becomes scf.parallel.
func.func @bounds(%n: index, %m: memref<?x?xf32>, %f: f32) {
  scf.forall (%i, %j) in (%n, 8) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i, %j) = (1, %n) to (%n, 8) step (2, 3) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  return
}

// -----

func.func @nested(%n: index, %m: memref<?x?xf32>, %f: f32) {
  scf.forall (%i) in (%n) {
    scf.forall (%j) in (%n) {
      memref.store %f, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
