// Bounds and subscripts become integer arithmetic, loops become loops of scf.
// RUN: toy-opt %s -lower-affine | FileCheck %s

// CHECK-LABEL: func.func @plain(
// CHECK: %[[LOW:.*]] = arith.constant 1 : index
// CHECK: %[[HIGH:.*]] = arith.constant 9 : index
// CHECK: %[[STEP:.*]] = arith.constant 2 : index
// CHECK: scf.for %[[I:.*]] = %[[LOW]] to %[[HIGH]] step %[[STEP]] {
// CHECK-NEXT: %[[X:.*]] = memref.load %arg0[%[[I]]] : memref<10xf64>
// CHECK-NEXT: memref.store %[[X]], %arg0[%[[I]]] : memref<10xf64>
// CHECK-NEXT: }
func.func @plain(%m: memref<10xf64>) {
  affine.for %i = 1 to 9 step 2 {
    %0 = affine.load %m[%i] : memref<10xf64>
    affine.store %0, %m[%i] : memref<10xf64>
  }
  return
}

// CHECK-LABEL: func.func @maps(
// CHECK: %[[A:.*]] = arith.muli %arg1, %{{.*}} overflow<nsw> : index
// CHECK: %[[B:.*]] = arith.addi %[[A]], %arg2 : index
// CHECK: %[[SEVEN:.*]] = arith.constant -7 : index
// CHECK: %[[C:.*]] = arith.addi %[[B]], %[[SEVEN]] : index
// CHECK: return %[[C]]
func.func @maps(%m: memref<10x10xf64>, %i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 - 7)>(%i)[%n]
  return %0 : index
}

// CHECK-LABEL: func.func @subscripts(
// CHECK: %[[MOD:.*]] = arith.select
// CHECK: %[[NEXT:.*]] = arith.addi %arg1, %{{.*}} : index
// CHECK: memref.load %arg0[%[[MOD]], %[[NEXT]]] : memref<10x10xf64>
func.func @subscripts(%m: memref<10x10xf64>, %i: index) -> f64 {
  %0 = affine.load %m[%i mod 3, %i + 1] : memref<10x10xf64>
  return %0 : f64
}

// The greatest of the lower bounds, the least of the upper ones.
// CHECK-LABEL: func.func @bounds(
// CHECK: %[[LOW:.*]] = arith.maxsi %arg0, %arg1 : index
// CHECK: %[[HIGH:.*]] = arith.minsi %arg1, %arg2 : index
// CHECK: scf.for %{{.*}} = %[[LOW]] to %[[HIGH]] step
func.func @bounds(%a: index, %b: index, %c: index) {
  affine.for %i = max affine_map<(d0, d1) -> (d0, d1)>(%a, %b) to min affine_map<(d0, d1) -> (d0, d1)>(%b, %c) {
  }
  return
}

// CHECK-LABEL: func.func @carried(
// CHECK: %[[R:.*]]:2 = scf.for %{{.*}} iter_args(%[[X:.*]] = %arg1, %[[Y:.*]] = %arg0) -> (f64, f64) {
// CHECK: scf.for %{{.*}} {
// CHECK: }
// CHECK-NEXT: scf.yield %[[Y]], %[[X]] : f64, f64
// CHECK: return %[[R]]#1 : f64
func.func @carried(%x: f64, %y: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %r:2 = affine.for %i = 0 to 4 iter_args(%a = %y, %b = %x) -> (f64, f64) {
    affine.for %j = 0 to 2 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
    }
    affine.yield %b, %a : f64, f64
  }
  return %r#1 : f64
}
