// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-small))' %s | FileCheck %s
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-small{max-operations=4}))' %s | FileCheck %s --check-prefix=LESS
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-small{min-nests=2}))' %s | FileCheck %s --check-prefix=MANY

// CHECK-LABEL: func.func @small
// CHECK-NOT: affine.for
// CHECK-COUNT-6: affine.store
// CHECK-NOT: affine.store
// LESS-LABEL: func.func @small
// LESS-COUNT-2: affine.for
// MANY-LABEL: func.func @small
// MANY-COUNT-2: affine.for
func.func @small(%a: memref<2x3xf64>, %x: f64) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      affine.store %x, %a[%i, %j] : memref<2x3xf64>
    }
  }
  return
}

// -----

// The whole nest counts, not each loop.
// CHECK-LABEL: func.func @large
// CHECK-COUNT-4: affine.for
func.func @large(%a: memref<4x4x4x4xf64>, %x: f64) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 4 {
        affine.for %l = 0 to 4 {
          affine.store %x, %a[%i, %j, %k, %l] : memref<4x4x4x4xf64>
        }
      }
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @unknown
// CHECK: affine.for
func.func @unknown(%a: memref<?xf64>, %x: f64, %n: index) {
  affine.for %i = 0 to %n {
    affine.store %x, %a[%i] : memref<?xf64>
  }
  return
}

// -----

// A condition stays with its nest.
// CHECK-LABEL: func.func @condition
// CHECK: affine.for
func.func @condition(%a: memref<4xf64>, %x: f64) {
  affine.for %i = 0 to 4 {
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
      affine.store %x, %a[%i] : memref<4xf64>
    }
  }
  return
}
