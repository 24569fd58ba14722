// RUN: toy-opt --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=4}))' %s | FileCheck %s
// RUN: toy-opt --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=4}))' %s | FileCheck %s --check-prefix=JAM
// RUN: toy-opt --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=4}))' %s -o %t && toyc %t -x=mlir -emit=mlir -run | FileCheck %s --check-prefix=VALUES

// Where the upper bound may be below the lower one, the remainder does not start before the first iteration. With
// mlir-opt it does: `1 to 0` would run at -3, -2 and -1.

// CHECK-DAG: #[[FIRST:.*]] = affine_map<()[s0] -> (1, ((s0 - 1) floordiv 4) * 4 + 1)>
// CHECK-DAG: #[[STEPS:.*]] = affine_map<()[s0, s1] -> (s0, s0 + (((-s0 + s1) ceildiv 3) floordiv 4) * 12)>
// CHECK-DAG: #[[SIZE:.*]] = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
// JAM-DAG: #[[FIRST:.*]] = affine_map<()[s0] -> (1, ((s0 - 1) floordiv 4) * 4 + 1)>

// CHECK-LABEL: @from_one
// CHECK: affine.for %{{.*}} = max #[[FIRST]]()[%{{.*}}] to %{{.*}} {
// JAM-LABEL: @from_one
// JAM: affine.for %{{.*}} = max #[[FIRST]]()[%{{.*}}] to %{{.*}} {
func.func @from_one(%m: memref<16xf64>, %n: index) {
  affine.for %i = 1 to %n {
    %0 = affine.load %m[%i] : memref<16xf64>
    %1 = arith.addf %0, %0 : f64
    affine.store %1, %m[%i] : memref<16xf64>
  }
  return
}

// CHECK-LABEL: @steps
// CHECK: affine.for %{{.*}} = max #[[STEPS]]()[%{{.*}}, %{{.*}}] to %{{.*}} step 3
func.func @steps(%m: memref<16xf64>, %k: index, %n: index, %x: f64) -> f64 {
  %r = affine.for %i = %k to %n step 3 iter_args(%sum = %x) -> f64 {
    %0 = affine.load %m[%i] : memref<16xf64>
    %1 = arith.addf %0, %sum : f64
    affine.yield %1 : f64
  }
  return %r : f64
}

// A size is never negative.
// CHECK-LABEL: @size
// CHECK: affine.for %{{.*}} = #[[SIZE]]()[%{{.*}}] to %{{.*}} {
func.func @size(%m: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    affine.store %x, %m[%i] : memref<?xf64>
  }
  return
}

// VALUES: 1.000000 4.000000 4.000000 4.000000 4.000000 4.000000 2.000000 1.000000
func.func @main() {
  %m = memref.alloc() : memref<16xf64>
  %one = arith.constant 1.0 : f64
  affine.for %i = 0 to 16 {
    affine.store %one, %m[%i] : memref<16xf64>
  }
  %n0 = arith.constant 0 : index
  %n6 = arith.constant 6 : index
  %n7 = arith.constant 7 : index
  call @from_one(%m, %n0) : (memref<16xf64>, index) -> ()
  call @from_one(%m, %n7) : (memref<16xf64>, index) -> ()
  call @from_one(%m, %n6) : (memref<16xf64>, index) -> ()
  toy.print %m : memref<16xf64>
  memref.dealloc %m : memref<16xf64>
  return
}
