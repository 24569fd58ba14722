// RUN: toy-opt -allow-unregistered-dialect -loop-invariant-code-motion %s | FileCheck %s

// Invariant operations move before the loop, from the inner loop out of both; division only where it is certainly
// defined; accesses to memory stay.
// CHECK-LABEL: func.func @loops(
// CHECK-DAG: %[[K:.*]] = arith.constant 2.000000e+00 : f64
// CHECK: %[[P:.*]] = arith.mulf %{{.*}}, %[[K]] : f64
// CHECK-NEXT: arith.addf %[[P]], %[[K]] : f64
// CHECK-NEXT: scf.for %[[I:.*]] = 
// CHECK-NEXT: arith.addi %[[I]],
// CHECK-NEXT: scf.for
// CHECK-NEXT: arith.divsi
// CHECK-NEXT: memref.store
// CHECK: affine.apply
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.load
func.func @loops(%m: memref<10xf64>, %a: f64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.constant 2.0 : f64
    %p = arith.mulf %a, %k : f64
    scf.for %j = %c0 to %n step %c1 {
      %q = arith.addf %p, %k : f64
      %z = arith.addi %i, %n : index
      %w = arith.divsi %n, %n : index
      memref.store %q, %m[%j] : memref<10xf64>
    }
  }
  affine.for %i = 0 to 10 {
    %s = affine.apply affine_map<(d0) -> (d0 + 1)> (%n)
    %v = affine.load %m[%i] : memref<10xf64>
    affine.store %v, %m[%i] : memref<10xf64>
  }
  return
}

// CHECK-LABEL: func.func @division(
// CHECK: %[[V:.*]] = arith.constant dense<[1, 2]>
// CHECK: arith.remsi %arg0, %arg0
// CHECK-NEXT: arith.remsi %arg0, %c0
// CHECK-NEXT: arith.divsi %arg0, %c7
// CHECK-NEXT: arith.divsi %arg1, %[[V]]
// CHECK-NEXT: scf.for
// CHECK-NEXT: arith.divsi
// CHECK-NEXT: arith.divsi
// CHECK-NEXT: arith.divsi
// CHECK-NEXT: }
func.func @division(%n: index, %v: vector<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cm1 = arith.constant -1 : index
  %c7 = arith.constant 7 : index
  %vc = arith.constant dense<[1, 2]> : vector<2xi32>
  %vz = arith.constant dense<[1, 0]> : vector<2xi32>
  scf.for %i = %c0 to %n step %c1 {
    %r = arith.remsi %n, %n : index
    %r0 = arith.remsi %n, %c0 : index
    %d0 = arith.divsi %n, %c0 : index
    %d1 = arith.divsi %n, %cm1 : index
    %d7 = arith.divsi %n, %c7 : index
    %dv = arith.divsi %v, %vc : vector<2xi32>
    %dz = arith.divsi %v, %vz : vector<2xi32>
  }
  return
}

// Parallel loops are loops too.
// CHECK-LABEL: func.func @parallel(
// CHECK: arith.addi
// CHECK-NEXT: scf.parallel
// CHECK: arith.muli
// CHECK-NEXT: affine.parallel
func.func @parallel(%a: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = arith.addi %a, %a : i32
    func.call @use(%v) : (i32) -> ()
  }
  affine.parallel (%i) = (0) to (10) {
    %v = arith.muli %a, %a : i32
    func.call @use(%v) : (i32) -> ()
  }
  return
}

func.func private @use(i32)

// A loop in steps of 1 ends, so that it may run although the loop around it does not.
// CHECK-LABEL: func.func @inner_loops(
// CHECK: scf.for {{.*}} step %c1
// CHECK: affine.for %{{.*}} = 0 to 4 iter_args
// CHECK: affine.for %{{.*}} = 0 to 10 {
// CHECK-NEXT: scf.for {{.*}} step %c2
// CHECK: affine.for %{{.*}} = 0 to 4 step 2
func.func @inner_loops(%n: index, %x: i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to 10 {
    %0 = scf.for %j = %c2 to %n step %c1 iter_args(%y = %x) -> i32 {
      %z = arith.addi %y, %y : i32
      scf.yield %z : i32
    }
    %1 = scf.for %j = %n to %n step %c2 iter_args(%y = %x) -> i32 {
      %z = arith.addi %y, %y : i32
      scf.yield %z : i32
    }
    %2 = affine.for %j = 0 to 4 iter_args(%y = %x) -> i32 {
      %z = arith.addi %y, %y : i32
      affine.yield %z : i32
    }
    %3 = affine.for %j = 0 to 4 step 2 iter_args(%y = %x) -> i32 {
      %z = arith.addi %y, %y : i32
      affine.yield %z : i32
    }
    "test.use"(%i, %0, %1, %2, %3) : (index, i32, i32, i32, i32) -> ()
  }
  return
}
