// The greater and the lesser of two integers are intrinsics, from arith down to LLVM IR.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -convert-to-llvm > %t
// RUN: toy-opt %s -convert-to-llvm | diff %t -
// RUN: toyc %s -emit=llvm -O0 | FileCheck %s

// CHECK: call i64 @llvm.smin.i64(i64 {{.*}}, i64 {{.*}})
// CHECK: call i64 @llvm.smax.i64
// CHECK: call i32 @llvm.umin.i32
// CHECK: call i32 @llvm.umax.i32
func.func @f(%a: index, %b: index, %c: i32, %d: i32) -> (index, i32) {
  %0 = arith.minsi %a, %b : index
  %1 = arith.maxsi %0, %b : index
  %2 = arith.minui %c, %d : i32
  %3 = arith.maxui %2, %d : i32
  return %1, %3 : index, i32
}
