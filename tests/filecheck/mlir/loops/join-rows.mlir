// Where rows are added to a row, several of them are added at once, in the same order.
// RUN: toy-opt %s -affine-loop-order -affine-scalrep | FileCheck %s

// CHECK-LABEL: func.func @sums(
// CHECK: affine.for %[[i:.*]] = 0 to 100 step 4 {
// CHECK-NEXT: affine.for %[[j:.*]] = 0 to 64 {
// CHECK-COUNT-1: affine.load %arg1[%[[j]]]
// CHECK-NOT: affine.load %arg1
// CHECK: affine.for %[[i:.*]] = 100 to 102 {
// CHECK: return
func.func @sums(%a: memref<102x64xf64>, %sums: memref<64xf64>) {
  affine.for %i = 0 to 102 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %a[%i, %j] : memref<102x64xf64>
      %1 = affine.load %sums[%j] : memref<64xf64>
      %2 = arith.addf %1, %0 : f64
      affine.store %2, %sums[%j] : memref<64xf64>
    }
  }
  return
}

// Each row is made of the one before, or elements of a row depend on each other.
// CHECK-LABEL: func.func @left(
// CHECK-NOT: step
func.func @left(%a: memref<102x64xf64>, %sums: memref<166xf64>) {
  affine.for %i = 0 to 101 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %a[%i, %j] : memref<102x64xf64>
      %1 = arith.addf %0, %0 : f64
      affine.store %1, %a[%i + 1, %j] : memref<102x64xf64>
    }
  }
  affine.for %i = 0 to 102 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %a[%i, %j] : memref<102x64xf64>
      %1 = affine.load %sums[%j] : memref<166xf64>
      %2 = arith.addf %1, %0 : f64
      affine.store %2, %sums[%j] : memref<166xf64>
      affine.store %0, %sums[%j + 1] : memref<166xf64>
    }
  }
  return
}
