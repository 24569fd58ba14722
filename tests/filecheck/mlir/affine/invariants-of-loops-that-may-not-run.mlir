// Unlike mlir-opt's, accesses stay in a loop that may not run: their subscripts may be out of bounds then. Other operations
// leave it if they can be executed anywhere.
// RUN: toy-opt %s -affine-loop-invariant-code-motion | FileCheck %s

// CHECK-LABEL: @f
// CHECK-NEXT: arith.addi
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.load
// CHECK-NEXT: arith.divsi
// CHECK-NEXT: arith.addi
// CHECK-NEXT: affine.store
func.func @f(%m: memref<?xi32>, %n: memref<?xi32>, %a: i32, %b: i32, %k: index) {
  affine.for %i = 0 to %k {
    %x = affine.load %m[symbol(%k) - 1] : memref<?xi32>
    %y = arith.addi %a, %b : i32
    %z = arith.divsi %y, %b : i32
    %w = arith.addi %x, %z : i32
    affine.store %w, %n[%i] : memref<?xi32>
  }
  return
}
