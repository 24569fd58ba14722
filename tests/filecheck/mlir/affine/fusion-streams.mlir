// A producer is not turned inside out: its rows would be read column by column. Few rows may be.
// RUN: toy-opt %s -affine-loop-fusion | FileCheck %s

// CHECK-LABEL: func.func @long(
// CHECK: affine.for %{{.*}} = 0 to 100 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 50 {
// CHECK: arith.addf
// CHECK: affine.for %{{.*}} = 0 to 50 {
// CHECK-NEXT: affine.load
// CHECK-NEXT: arith.mulf
func.func @long(%m: memref<100x50xf64>, %r: memref<50xf64>) {
  %t = memref.alloc() : memref<50xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 50 {
      %x = affine.load %m[%i, %j] : memref<100x50xf64>
      %s = affine.load %t[%j] : memref<50xf64>
      %d = arith.addf %s, %x : f64
      affine.store %d, %t[%j] : memref<50xf64>
    }
  }
  affine.for %j = 0 to 50 {
    %s = affine.load %t[%j] : memref<50xf64>
    %d = arith.mulf %s, %s : f64
    affine.store %d, %r[%j] : memref<50xf64>
  }
  memref.dealloc %t : memref<50xf64>
  return
}

// CHECK-LABEL: func.func @short(
// CHECK: affine.for %{{.*}} = 0 to 50 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 4 {
// CHECK: arith.addf
// CHECK: arith.mulf
// CHECK-NOT: affine.for
func.func @short(%m: memref<4x50xf64>, %r: memref<50xf64>) {
  %t = memref.alloc() : memref<50xf64>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 50 {
      %x = affine.load %m[%i, %j] : memref<4x50xf64>
      %s = affine.load %t[%j] : memref<50xf64>
      %d = arith.addf %s, %x : f64
      affine.store %d, %t[%j] : memref<50xf64>
    }
  }
  affine.for %j = 0 to 50 {
    %s = affine.load %t[%j] : memref<50xf64>
    %d = arith.mulf %s, %s : f64
    affine.store %d, %r[%j] : memref<50xf64>
  }
  memref.dealloc %t : memref<50xf64>
  return
}
