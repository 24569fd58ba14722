// Loops whose carried values rotate are repeated until the values stay in place; what remains is straight-line code.
// RUN: toy-opt %s -affine-loop-unroll-rotating | FileCheck %s

// CHECK-LABEL: func.func @sums(
// CHECK: %[[SUMS:.*]]:3 = affine.for %[[I:.*]] = 0 to 6 step 3 iter_args(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}}, %[[C:.*]] = %{{.*}}) -> (f64, f64, f64) {
// CHECK: %[[D:.*]] = arith.addf %[[A]], %{{.*}}
// CHECK: %[[E:.*]] = arith.addf %[[B]], %{{.*}}
// CHECK: %[[F:.*]] = arith.addf %[[C]], %{{.*}}
// CHECK: affine.yield %[[D]], %[[E]], %[[F]]
// CHECK: %[[G:.*]] = arith.addf %[[SUMS]]#0, %{{.*}}
// CHECK: %[[H:.*]] = arith.addf %[[SUMS]]#1, %{{.*}}
// CHECK: return %[[SUMS]]#2, %[[G]], %[[H]]
func.func @sums(%m: memref<8xf64>) -> (f64, f64, f64) {
  %z = arith.constant 0.0 : f64
  %r:3 = affine.for %i = 0 to 8 iter_args(%a = %z, %b = %z, %c = %z) -> (f64, f64, f64) {
    %x = affine.load %m[%i] : memref<8xf64>
    %d = arith.addf %a, %x : f64
    affine.yield %b, %c, %d : f64, f64, f64
  }
  return %r#0, %r#1, %r#2 : f64, f64, f64
}

// One carried value does not rotate, nor do two that change places or stay.
// CHECK-LABEL: func.func @others(
// CHECK: affine.for %{{.*}} = 0 to 8 iter_args
// CHECK: affine.for %{{.*}} = 0 to 8 iter_args
// CHECK: affine.for %{{.*}} = 0 to 8 iter_args
func.func @others(%m: memref<8xf64>, %z: f64) -> (f64, f64, f64) {
  %r = affine.for %i = 0 to 8 iter_args(%a = %z) -> (f64) {
    %x = affine.load %m[%i] : memref<8xf64>
    %d = arith.addf %a, %x : f64
    affine.yield %d : f64
  }
  %s:2 = affine.for %i = 0 to 8 iter_args(%a = %z, %b = %z) -> (f64, f64) {
    %x = affine.load %m[%i] : memref<8xf64>
    %d = arith.addf %a, %x : f64
    affine.yield %a, %d : f64, f64
  }
  %t:3 = affine.for %i = 0 to 8 iter_args(%a = %z, %b = %z, %c = %z) -> (f64, f64, f64) {
    %x = affine.load %m[%i] : memref<8xf64>
    %d = arith.addf %a, %x : f64
    affine.yield %c, %b, %d : f64, f64, f64
  }
  return %r, %s#0, %t#0 : f64, f64, f64
}
