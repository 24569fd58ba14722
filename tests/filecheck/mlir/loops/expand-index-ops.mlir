// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(affine-expand-index-ops)' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(affine-expand-index-ops)' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(affine-expand-index-ops-as-affine)' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(affine-expand-index-ops-as-affine)' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-expand-index-ops-as-affine,canonicalize))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-expand-index-ops-as-affine,canonicalize))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// Joined and split indices become arithmetic, or affine.apply.
func.func @d3(%i: index, %n: index, %m: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (4, %n, %m) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

func.func @d3o(%i: index, %n: index, %m: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (%n, 5, %m) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// -----

func.func @l3(%i: index, %n: index, %m: index) -> (index) {
  %0 = affine.linearize_index [%i, %i, %i] by (4, %n, %m) : index
  return %0 : index
}

// -----

func.func @l3d(%i: index, %n: index, %m: index) -> (index) {
  %0 = affine.linearize_index disjoint [%i, %i, %i, %m] by (%n, 3, %m) : index
  return %0 : index
}

// -----

func.func @l1(%i: index, %n: index, %m: index) -> (index) {
  %0 = affine.linearize_index disjoint [%m] by (%n) : index
  return %0 : index
}

// -----

func.func @c1(%i: index, %n: index, %m: index) -> (index) {
  %c7 = arith.constant 7 : index
  %c2 = arith.constant 2 : index
  %0 = affine.linearize_index [%c2, %i, %n] by (5, %c7, 6) : index
  return %0 : index
}

// -----

func.func @loop(%m: memref<100xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 10 {
      %0:3 = affine.delinearize_index %i into (4, 5, 6) : index, index, index
      %1 = affine.linearize_index [%0#0, %j, %0#2] by (4, 5, 6) : index
      %2 = affine.load %m[%1] : memref<100xf32>
    }
  }
  return
}

// -----

func.func @a(%i: index, %n: index, %m: index) -> (index) {
  %x = affine.apply affine_map<()[s0] -> (s0 floordiv 128)>()[%n]
  %0 = affine.linearize_index [%x, %i] by (4, 5) : index
  return %0 : index
}

// -----

func.func @b(%i: index, %n: index, %m: index) -> (index) {
  %x:2 = affine.delinearize_index %n into (3, 128) : index, index
  %0 = affine.linearize_index [%x#0, %i] by (4, 5) : index
  return %0 : index
}

// -----

func.func @c(%i: index, %n: index, %m: index) -> (index) {
  %x = affine.linearize_index [%n, %i] by (4, 5) : index
  %0 = affine.linearize_index [%x, %i] by (4, 7) : index
  return %0 : index
}

// -----

func.func @d(%i: index, %n: index, %m: index) -> (index) {
  %x = affine.apply affine_map<()[s0] -> (s0 floordiv 128)>()[%n]
  %0:2 = affine.delinearize_index %x into (4, 5) : index, index
  return %0#1 : index
}

// -----

func.func @loop(%x: f32, %m: memref<100xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 10 {
      %0:3 = affine.delinearize_index %i into (4, 5, 6) : index, index, index
      %1 = affine.linearize_index [%0#0, %j, %0#2] by (4, 5, 6) : index
      memref.store %x, %m[%1] : memref<100xf32>
    }
  }
  return
}

// -----

func.func @expand(%i: index, %n: index, %m: index) -> (index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (4, 8, 16) : index, index, index
  %1 = affine.linearize_index [%0#0, %n, %0#2] by (4, %m, 16) : index
  %2:2 = affine.delinearize_index %n into (%m, 4) : index, index
  %3:2 = affine.delinearize_index %n into (7) : index, index
  %4 = affine.linearize_index disjoint [%n, %m] by (4) : index
  %5 = affine.linearize_index [] by () : index
  %6 = arith.addi %2#0, %2#1 : index
  %7 = arith.addi %3#0, %3#1 : index
  %8 = arith.addi %6, %7 : index
  %9:1 = affine.delinearize_index %n into (8) : index
  %10 = arith.addi %8, %9#0 : index
  %11 = arith.addi %10, %5 : index
  return %11, %1, %4, %0#1 : index, index, index, index
}

// -----

func.func @unused(%i: index) {
  %0:3 = affine.delinearize_index %i into (4, 8, 16) : index, index, index
  return
}
