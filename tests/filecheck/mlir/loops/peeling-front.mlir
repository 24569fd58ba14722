// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 --pass-pipeline='builtin.module(func.func(scf-for-loop-peeling{peel-front}))' %s -o %t.theirs
// RUN: toy-opt --pass-pipeline='builtin.module(func.func(scf-for-loop-peeling{peel-front}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// The first run of loops is split off, where they are known to run.
func.func @constants(%m: memref<?xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  scf.for %i = %c0 to %c17 step %c4 { memref.store %x, %m[%i] : memref<?xf32> }
  scf.for %i = %c3 to %c16 step %c4 { memref.store %x, %m[%i] : memref<?xf32> }
  scf.for %i = %c0 to %c4 step %c4 { memref.store %x, %m[%i] : memref<?xf32> }
  scf.for %i = %c0 to %c17 step %c4 { scf.for %j = %c0 to %c16 step %c3 { memref.store %x, %m[%j] : memref<?xf32> } }
  %r = scf.for %i = %c0 to %c16 step %c3 iter_args(%a = %x) -> f32 {
    %t = arith.addf %a, %x : f32
    scf.yield %t : f32
  }
  return %r : f32
}
