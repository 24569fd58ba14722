// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(scf-for-loop-peeling))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(scf-for-loop-peeling))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(scf-for-loop-peeling{skip-partial=false}))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(scf-for-loop-peeling{skip-partial=false}))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// The last run of loops is split off, where they do not end before they begin.
func.func @a(%m: memref<?xf32>, %x: f32, %k: index, %s: index) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  scf.for %i = %c0 to %c17 step %c4 { memref.store %x, %m[%i] : memref<?xf32> }
  scf.for %i = %c0 to %c16 step %c4 { memref.store %x, %m[%i] : memref<?xf32> }
  scf.for %i = %c0 to %n step %c4 { %r = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    memref.store %x, %m[%r] : memref<?xf32> }
  scf.for %i = %k to %n step %c1 { memref.store %x, %m[%i] : memref<?xf32> }
  scf.for %i = %c0 to %n step %c4 { scf.for %j = %c0 to %n step %c4 {  memref.store %x, %m[%i] : memref<?xf32> } }
  return
}
// -----
func.func @b(%m: memref<?xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%a = %x) -> f32 { 
    %q = affine.min affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>(%n, %i)[%c4]
    %q2 = affine.max affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>(%n, %i)[%c4]
    memref.store %x, %m[%q] : memref<?xf32>
    memref.store %x, %m[%q2] : memref<?xf32>
    %t = arith.addf %a, %x : f32
    scf.yield %t : f32 }
  return %r : f32
}
