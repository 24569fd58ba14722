// Loops over integers other than indices. Peeling leaves them alone (mlir-opt makes invalid IR); so does coalescing,
// where mlir-opt multiplies the numbers of iterations although the product, 10000 here, does not fit.
// REQUIRES: mlir-opt-22
// RUN: not mlir-opt-22 -scf-for-loop-peeling %s 2>&1 | FileCheck %s --check-prefix=PEELED
// RUN: mlir-opt-22 -affine-loop-coalescing %s | FileCheck %s --check-prefix=COALESCED
// RUN: toy-opt -scf-for-loop-peeling %s | FileCheck %s
// RUN: toy-opt -affine-loop-coalescing %s | FileCheck %s

// PEELED: 'affine.apply' op operand #0 must be variadic of index, but got 'i32'
// COALESCED: arith.muli %{{.*}}, %{{.*}} : i8

// CHECK-LABEL: @of_i32
// CHECK: scf.for %{{.*}} = %arg0 to %arg1 step %c4_i32
// CHECK-NOT: scf.for
func.func @of_i32(%low: i32, %high: i32, %m: memref<100xi32>) {
  %c4 = arith.constant 4 : i32
  scf.for %i = %low to %high step %c4 : i32 {
    %x = arith.index_cast %i : i32 to index
    memref.store %i, %m[%x] : memref<100xi32>
  }
  return
}

// CHECK-LABEL: @of_i8
// CHECK: scf.for %{{.*}} = %c0_i8 to %c100_i8 step %c1_i8
// CHECK: scf.for %{{.*}} = %c0_i8 to %c100_i8 step %c1_i8
func.func @of_i8(%m: memref<100x100xi8>) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c100 = arith.constant 100 : i8
  scf.for %i = %c0 to %c100 step %c1 : i8 {
    scf.for %j = %c0 to %c100 step %c1 : i8 {
      %x = arith.index_cast %i : i8 to index
      %y = arith.index_cast %j : i8 to index
      memref.store %i, %m[%x, %y] : memref<100x100xi8>
    }
  }
  return
}
