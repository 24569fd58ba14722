// Casts between signed integers and floats.
// RUN: toy-opt %s -convert-to-llvm | FileCheck %s

// CHECK: llvm.fptosi %arg0 : f64 to i64
// CHECK: llvm.sitofp %arg1 : i64 to f64
// CHECK: llvm.fptosi %arg2 : f32 to i32
// CHECK: llvm.sitofp %arg3 : i32 to f32
func.func @f(%x: f64, %i: i64, %y: f32, %j: i32) -> (i64, f64, i32, f32) {
  %0 = arith.fptosi %x : f64 to i64
  %1 = arith.sitofp %i : i64 to f64
  %2 = arith.fptosi %y : f32 to i32
  %3 = arith.sitofp %j : i32 to f32
  return %0, %1, %2, %3 : i64, f64, i32, f32
}

// CHECK: llvm.fpext %arg0 : f32 to f64
// CHECK: llvm.fptrunc %arg1 : f64 to f32
func.func @floats(%x: f32, %y: f64) -> (f64, f32) {
  %0 = arith.extf %x : f32 to f64
  %1 = arith.truncf %y : f64 to f32
  return %0, %1 : f64, f32
}
