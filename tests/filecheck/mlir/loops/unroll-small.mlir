// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-small))' %s | FileCheck %s
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-small{max-operations=4}))' %s | FileCheck %s --check-prefix=LESS
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-small{min-nests=2}))' %s | FileCheck %s --check-prefix=MANY
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-small{max-inner-operations=512}))' %s | FileCheck %s --check-prefix=INNER

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

// -----

// An iteration keeps what it computes in a small buffer.
// CHECK-LABEL: func.func @intermediate
// CHECK-COUNT-4: affine.for
// INNER-LABEL: func.func @intermediate
// INNER: affine.for %{{.*}} = 0 to 100
// INNER-NOT: affine.for
// INNER: return
func.func @intermediate(%a: memref<100x4xf64>, %r: memref<100xf64>) {
  %zero = arith.constant 0.0 : f64
  %t = memref.alloc() : memref<4xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 4 {
      %x = affine.load %a[%i, %j] : memref<100x4xf64>
      %y = arith.mulf %x, %x : f64
      affine.store %y, %t[%j] : memref<4xf64>
    }
    affine.for %k = 0 to 1 {
      %sum = affine.for %j = 0 to 4 iter_args(%s = %zero) -> f64 {
        %x = affine.load %t[%j] : memref<4xf64>
        %y = arith.addf %s, %x : f64
        affine.yield %y : f64
      }
      affine.store %sum, %r[%i] : memref<100xf64>
    }
  }
  memref.dealloc %t : memref<4xf64>
  return
}

// -----

// What outlives an iteration would not become a value.
// INNER-LABEL: func.func @outlives
// INNER-COUNT-3: affine.for
func.func @outlives(%a: memref<100x4xf64>, %t: memref<4xf64>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 4 {
      %x = affine.load %a[%i, %j] : memref<100x4xf64>
      affine.store %x, %t[%j] : memref<4xf64>
    }
    affine.for %j = 0 to 4 {
      %x = affine.load %t[%j] : memref<4xf64>
      %y = arith.addf %x, %x : f64
      affine.store %y, %a[%i, %j] : memref<100x4xf64>
    }
  }
  return
}

// -----

// On several threads, too.
// INNER-LABEL: func.func @parallel
// INNER: affine.parallel
// INNER-NOT: affine.for
// INNER: return
func.func @parallel(%a: memref<100x4xf64>) {
  affine.parallel (%i) = (0) to (100) {
    %t = memref.alloc() : memref<4xf64>
    affine.for %j = 0 to 4 {
      %x = affine.load %a[%i, %j] : memref<100x4xf64>
      affine.store %x, %t[%j] : memref<4xf64>
    }
    affine.for %j = 0 to 4 {
      %x = affine.load %t[3 - %j] : memref<4xf64>
      affine.store %x, %a[%i, %j] : memref<100x4xf64>
    }
    memref.dealloc %t : memref<4xf64>
  }
  return
}
