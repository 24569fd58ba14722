// Rows in which each element needs the one before are computed four at a time, unless rows depend on each other or a row
// only has a result.
// RUN: toy-opt %s -affine-loop-order | FileCheck %s

// CHECK-LABEL: func.func @running
// CHECK: affine.for %{{.*}} = 0 to 100 step 4
// CHECK-NEXT: %{{.*}}:4 = affine.for %{{.*}} = 0 to 100 iter_args(
// CHECK-COUNT-4: arith.addf
// CHECK: affine.yield %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : f64, f64, f64, f64
// The rows that are left over.
// CHECK: affine.for %{{.*}} = 100 to 102
// CHECK-NEXT: affine.for %{{.*}} = 0 to 100 iter_args(%{{.*}} = %{{.*}}) -> (f64)
func.func @running(%x: memref<102x100xf64>, %sums: memref<102x100xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 102 {
    %last = affine.for %j = 0 to 100 iter_args(%sum = %zero) -> (f64) {
      %element = affine.load %x[%i, %j] : memref<102x100xf64>
      %next = arith.addf %sum, %element : f64
      affine.store %next, %sums[%i, %j] : memref<102x100xf64>
      affine.yield %next : f64
    }
  }
  return
}

// CHECK-LABEL: func.func @dependent
// CHECK: affine.for %{{.*}} = 1 to 102 {
func.func @dependent(%x: memref<102x100xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 1 to 102 {
    %last = affine.for %j = 0 to 100 iter_args(%sum = %zero) -> (f64) {
      %element = affine.load %x[%i - 1, %j] : memref<102x100xf64>
      %next = arith.addf %sum, %element : f64
      affine.store %next, %x[%i, %j] : memref<102x100xf64>
      affine.yield %next : f64
    }
  }
  return
}

// CHECK-LABEL: func.func @result
// CHECK: affine.for %{{.*}} = 0 to 102 {
func.func @result(%x: memref<102x100xf64>, %sums: memref<102xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 102 {
    %last = affine.for %j = 0 to 100 iter_args(%sum = %zero) -> (f64) {
      %element = affine.load %x[%i, %j] : memref<102x100xf64>
      %next = arith.addf %sum, %element : f64
      affine.yield %next : f64
    }
    affine.store %last, %sums[%i] : memref<102xf64>
  }
  return
}

// Short rows stay as they are.
// CHECK-LABEL: func.func @short
// CHECK: affine.for %{{.*}} = 0 to 102 {
func.func @short(%x: memref<102x8xf64>, %sums: memref<102x8xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 102 {
    %last = affine.for %j = 0 to 8 iter_args(%sum = %zero) -> (f64) {
      %element = affine.load %x[%i, %j] : memref<102x8xf64>
      %next = arith.addf %sum, %element : f64
      affine.store %next, %sums[%i, %j] : memref<102x8xf64>
      affine.yield %next : f64
    }
  }
  return
}
