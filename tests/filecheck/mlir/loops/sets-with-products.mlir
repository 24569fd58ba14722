// The value of a product of variables is unknown, so its condition stays. mlir-opt drops it and takes the region.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -affine-simplify-structures %s | FileCheck %s --check-prefix=THEIRS
// RUN: toy-opt -affine-simplify-structures %s | FileCheck %s

// THEIRS-NOT: affine.if
// CHECK: #[[SET:.*]] = affine_set<()[s0, s1] : (s0 * s1 - 4 == 0)>
// CHECK: affine.if #[[SET]]
func.func @f(%i: index, %j: index, %x: i32, %y: i32) -> i32 {
  %0 = affine.if affine_set<(d0)[s0] : (d0 * s0 - 4 == 0)>(%i)[%j] -> i32 {
    affine.yield %x : i32
  } else {
    affine.yield %y : i32
  }
  return %0 : i32
}
