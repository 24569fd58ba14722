// Initial values of a different type than the results cannot replace them; `mlir-opt` makes invalid IR of this.
// RUN: toy-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @never
// CHECK: scf.parallel (%{{.*}}) = (%c0) to (%c0) step (%c1) init (%c1) -> f32
// CHECK: return %0 : f32
func.func @never(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = "scf.parallel"(%c0, %c0, %c1, %c1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %sum = arith.addf %a, %b : f32
      scf.reduce.return %sum : f32
    }
  }) : (index, index, index, index) -> f32
  return %0 : f32
}
