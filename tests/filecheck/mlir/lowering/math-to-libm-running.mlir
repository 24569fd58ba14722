// Functions of the C library have the results that the interpreter computes, and so have the functions that
// convert-math-to-funcs adds.
// RUN: toyc %s -emit=mlir -run > %t.interpreted
// RUN: toy-opt %s -convert-math-to-funcs -convert-math-to-libm > %t.mlir
// RUN: toyc %t.mlir -O0 | diff - %t.interpreted
// RUN: toyc %t.mlir -opt -O3 | diff - %t.interpreted
// RUN: FileCheck %s < %t.interpreted

func.func private @show(%x: f64) {
  %scale = arith.constant 1.0e10 : f64
  %0 = arith.mulf %x, %scale : f64
  toy.print %0 : f64
  return
}

func.func @all(%x: f64, %n: i32) {
  %0 = math.absf %x : f64
  func.call @show(%0) : (f64) -> ()
  %single = arith.truncf %x : f64 to f32
  %root = math.cbrt %single : f32
  %1 = arith.extf %root : f32 to f64
  func.call @show(%1) : (f64) -> ()
  %2 = math.roundeven %x : f64
  func.call @show(%2) : (f64) -> ()
  %3 = math.fpowi %x, %n : f64, i32
  func.call @show(%3) : (f64) -> ()
  %4 = math.ipowi %n, %n : i32
  %5 = arith.sitofp %4 : i32 to f64
  func.call @show(%5) : (f64) -> ()
  %7 = math.atan %single : f32
  %8 = arith.extf %7 : f32 to f64
  func.call @show(%8) : (f64) -> ()
  return
}

// CHECK: 5000000000.000000
// CHECK-NEXT: 79370051
// CHECK-NEXT: 0.000000
// CHECK-NEXT: 5000000000.000000
// CHECK-NEXT: 10000000000.000000
func.func @main() -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 9 : index
  %half = arith.constant 0.5 : f64
  %growth = arith.constant 2.3 : f64
  %first = arith.constant 1 : i32
  scf.for %i = %zero to %n step %one iter_args(%x = %half, %k = %first) -> (f64, i32) {
    func.call @all(%x, %k) : (f64, i32) -> ()
    %next = arith.mulf %x, %growth : f64
    %more = arith.addi %k, %first : i32
    scf.yield %next, %more : f64, i32
  }
  %result = arith.constant 0 : i32
  return %result : i32
}
