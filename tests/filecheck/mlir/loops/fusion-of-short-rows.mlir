// RUN: toy-opt -affine-loop-fusion %s | FileCheck %s

// Four sums of rows that are computed side by side, and the sums of the four columns: if each row were added to them at
// once, the rows would have to be computed one after the other.
// CHECK-LABEL: func.func @apart
// CHECK: affine.for %[[I:.*]] = 0 to 1000 {
// CHECK: affine.for {{.*}} iter_args
// CHECK-NOT: affine.for %{{.*}} = 0 to 4 {
// CHECK: affine.for %{{.*}} = 0 to 1000 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 4 {
func.func @apart(%a: memref<1000x4x8xf64>, %r: memref<4xf64>) {
  %zero = arith.constant 0.0 : f64
  %t = memref.alloc() : memref<1000x4xf64>
  affine.for %i = 0 to 1000 {
    affine.for %j = 0 to 4 {
      %sum = affine.for %k = 0 to 8 iter_args(%s = %zero) -> f64 {
        %x = affine.load %a[%i, %j, %k] : memref<1000x4x8xf64>
        %y = arith.addf %s, %x : f64
        affine.yield %y : f64
      }
      affine.store %sum, %t[%i, %j] : memref<1000x4xf64>
    }
  }
  affine.for %i = 0 to 1000 {
    affine.for %j = 0 to 4 {
      %x = affine.load %t[%i, %j] : memref<1000x4xf64>
      %s = affine.load %r[%j] : memref<4xf64>
      %y = arith.addf %s, %x : f64
      affine.store %y, %r[%j] : memref<4xf64>
    }
  }
  memref.dealloc %t : memref<1000x4xf64>
  return
}
