// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-order))' %s | FileCheck %s
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-order{tile-size=0}))' %s | FileCheck %s --check-prefix=PLAIN

// The innermost loop walks along rows.
// CHECK-LABEL: func.func @columns
// CHECK: affine.for %[[I:.*]] = 0 to 300
// CHECK-NEXT: affine.for %[[J:.*]] = 0 to 400
// CHECK-NEXT: affine.load %{{.*}}[%[[I]], %[[J]]]
func.func @columns(%a: memref<300x400xf64>, %r: memref<300x400xf64>) {
  affine.for %j = 0 to 400 {
    affine.for %i = 0 to 300 {
      %x = affine.load %a[%i, %j] : memref<300x400xf64>
      affine.store %x, %r[%i, %j] : memref<300x400xf64>
    }
  }
  return
}

// -----

// Whatever the order, one operand is read along columns: tiles use up the lines of the cache.
// CHECK-LABEL: func.func @transposed
// CHECK: affine.for %[[II:.*]] = 0 to 512 step 8
// CHECK-NEXT: affine.for %[[JJ:.*]] = 0 to 512 step 8
// CHECK-NEXT: affine.for %[[I:.*]] = #{{.*}}(%[[II]]) to
// CHECK-NEXT: affine.for %[[J:.*]] = #{{.*}}(%[[JJ]]) to
// CHECK-NEXT: affine.load %{{.*}}[%[[J]], %[[I]]]
// PLAIN-LABEL: func.func @transposed
// PLAIN-NOT: step 8
func.func @transposed(%a: memref<512x512xf64>, %r: memref<512x512xf64>) {
  affine.for %i = 0 to 512 {
    affine.for %j = 0 to 512 {
      %x = affine.load %a[%j, %i] : memref<512x512xf64>
      %y = affine.load %a[%i, %j] : memref<512x512xf64>
      %s = arith.addf %x, %y : f64
      affine.store %s, %r[%i, %j] : memref<512x512xf64>
    }
  }
  return
}

// -----

// Memory that stays in the cache anyway is not tiled.
// CHECK-LABEL: func.func @small
// CHECK-NOT: step 8
func.func @small(%a: memref<16x16xf64>, %r: memref<16x16xf64>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %x = affine.load %a[%j, %i] : memref<16x16xf64>
      affine.store %x, %r[%i, %j] : memref<16x16xf64>
    }
  }
  return
}

// -----

// Each row depends on the one before: the order stays.
// CHECK-LABEL: func.func @recurrence
// CHECK: affine.for %{{.*}} = 0 to 400
// CHECK-NEXT: affine.for %{{.*}} = 1 to 300
func.func @recurrence(%a: memref<300x400xf64>) {
  affine.for %j = 0 to 400 {
    affine.for %i = 1 to 300 {
      %x = affine.load %a[%i - 1, %j] : memref<300x400xf64>
      affine.store %x, %a[%i, %j] : memref<300x400xf64>
    }
  }
  return
}

// -----

// The bounds of one loop depend on the other.
// CHECK-LABEL: func.func @triangle
// CHECK: affine.for %[[J:.*]] = 0 to 400
// CHECK-NEXT: affine.for %{{.*}} = 0 to #{{.*}}(%[[J]])
func.func @triangle(%a: memref<400x400xf64>, %r: memref<400x400xf64>) {
  affine.for %j = 0 to 400 {
    affine.for %i = 0 to affine_map<(d0) -> (d0)>(%j) {
      %x = affine.load %a[%i, %j] : memref<400x400xf64>
      affine.store %x, %r[%i, %j] : memref<400x400xf64>
    }
  }
  return
}

// -----

// Only the two loops that share the lines are tiled.
// CHECK-LABEL: func.func @three
// CHECK: affine.for %[[K:.*]] = 0 to 20 {
// CHECK-NEXT: affine.for %[[II:.*]] = 0 to 512 step 8
// CHECK-NEXT: affine.for %[[JJ:.*]] = 0 to 512 step 8
func.func @three(%a: memref<20x512x512xf64>, %r: memref<20x512x512xf64>) {
  affine.for %k = 0 to 20 {
    affine.for %i = 0 to 512 {
      affine.for %j = 0 to 512 {
        %x = affine.load %a[%k, %j, %i] : memref<20x512x512xf64>
        affine.store %x, %r[%k, %i, %j] : memref<20x512x512xf64>
      }
    }
  }
  return
}

// Tiles of memory that is too large for caches are larger, and whole if possible. In the next tile, reads
// continue along their lines, in both operands here.
// CHECK-LABEL: func.func @large
// CHECK: affine.for %[[JJ:.*]] = 0 to 2048 step 32
// CHECK-NEXT: affine.for %[[II:.*]] = 0 to 1000 step 40
// CHECK-NEXT: affine.for %[[I:.*]] = #{{.*}}(%[[II]]) to
// CHECK-NEXT: affine.for %[[J:.*]] = #{{.*}}(%[[JJ]]) to
// CHECK-NEXT: affine.load %{{.*}}[%[[J]], %[[I]]]
func.func @large(%m: memref<2048x1000xf64>, %n: memref<2048x1000xf64>, %out: memref<1000x2048xf64>) {
  affine.for %i = 0 to 1000 {
    affine.for %j = 0 to 2048 {
      %0 = affine.load %m[%j, %i] : memref<2048x1000xf64>
      %1 = affine.load %n[%j, %i] : memref<2048x1000xf64>
      %2 = arith.addf %0, %1 : f64
      affine.store %2, %out[%i, %j] : memref<1000x2048xf64>
    }
  }
  return
}

// -----

// Here more reads continue along their lines in the other direction, and tiles are long in it.
// CHECK-LABEL: func.func @along_rows
// CHECK: affine.for %{{.*}} = 0 to 1000 step 40
// CHECK-NEXT: affine.for %{{.*}} = 0 to 2048 step 512
func.func @along_rows(%m: memref<2048x1000xf64>, %n: memref<1000x2048xf64>, %o: memref<1000x2048xf64>,
                      %out: memref<1000x2048xf64>) {
  affine.for %i = 0 to 1000 {
    affine.for %j = 0 to 2048 {
      %0 = affine.load %m[%j, %i] : memref<2048x1000xf64>
      %1 = affine.load %n[%i, %j] : memref<1000x2048xf64>
      %2 = affine.load %o[%i, %j] : memref<1000x2048xf64>
      %3 = arith.addf %0, %1 : f64
      %4 = arith.addf %3, %2 : f64
      affine.store %4, %out[%i, %j] : memref<1000x2048xf64>
    }
  }
  return
}

// -----

// In a long tile, the lines of rows of 8192 bytes would be in the same places of a cache.
// CHECK-LABEL: func.func @colliding
// CHECK: affine.for %{{.*}} = 0 to 1024 step 32
// CHECK-NEXT: affine.for %{{.*}} = 0 to 2048 step 32
func.func @colliding(%m: memref<2048x1024xf64>, %n: memref<1024x2048xf64>, %o: memref<1024x2048xf64>,
                      %out: memref<1024x2048xf64>) {
  affine.for %i = 0 to 1024 {
    affine.for %j = 0 to 2048 {
      %0 = affine.load %m[%j, %i] : memref<2048x1024xf64>
      %1 = affine.load %n[%i, %j] : memref<1024x2048xf64>
      %2 = affine.load %o[%i, %j] : memref<1024x2048xf64>
      %3 = arith.addf %0, %1 : f64
      %4 = arith.addf %3, %2 : f64
      affine.store %4, %out[%i, %j] : memref<1024x2048xf64>
    }
  }
  return
}
