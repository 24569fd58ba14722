// Functions of numbers have the same results interpreted and compiled, at any level of optimization.
// RUN: toyc %s -emit=mlir -run > %t.interpreted
// RUN: toyc %s -O0 | diff - %t.interpreted
// RUN: toyc %s -opt -O3 | diff - %t.interpreted
// RUN: FileCheck %s < %t.interpreted

// Ten digits before the point and six after it.
func.func private @show(%x: f64) {
  %scale = arith.constant 1.0e10 : f64
  %0 = arith.mulf %x, %scale : f64
  toy.print %0 : f64
  return
}

func.func private @show_bit(%x: i1) {
  %0 = arith.uitofp %x : i1 to f64
  toy.print %0 : f64
  return
}

func.func private @show_int(%x: i32) {
  %0 = arith.sitofp %x : i32 to f64
  toy.print %0 : f64
  return
}

func.func @floats(%x: f64) {
  %0 = math.atan %x : f64
  func.call @show(%0) : (f64) -> ()
  %1 = math.atan2 %0, %x : f64
  func.call @show(%1) : (f64) -> ()
  %2 = math.exp2 %x : f64
  func.call @show(%2) : (f64) -> ()
  %3 = math.log2 %x : f64
  func.call @show(%3) : (f64) -> ()
  %4 = math.log10 %x : f64
  func.call @show(%4) : (f64) -> ()
  %5 = math.rsqrt %x : f64
  func.call @show(%5) : (f64) -> ()
  %6 = arith.constant 0.25 : f64
  %7 = math.copysign %6, %x : f64
  %8 = math.asin %7 : f64
  func.call @show(%8) : (f64) -> ()
  %9 = math.acos %7 : f64
  func.call @show(%9) : (f64) -> ()
  %10 = math.sinh %7 : f64
  func.call @show(%10) : (f64) -> ()
  %11 = math.cosh %7 : f64
  func.call @show(%11) : (f64) -> ()
  %12 = math.isnan %x : f64
  func.call @show_bit(%12) : (i1) -> ()
  %13 = math.isfinite %x : f64
  func.call @show_bit(%13) : (i1) -> ()
  return
}

func.func @integers(%x: i32, %y: f64) {
  %0 = math.absi %x : i32
  func.call @show_int(%0) : (i32) -> ()
  %1 = math.ctlz %x : i32
  func.call @show_int(%1) : (i32) -> ()
  %2 = math.cttz %x : i32
  func.call @show_int(%2) : (i32) -> ()
  %3 = math.ctpop %x : i32
  func.call @show_int(%3) : (i32) -> ()
  %4 = math.fpowi %y, %x : f64, i32
  func.call @show(%4) : (f64) -> ()
  return
}

// CHECK: 4636476090.008061
// CHECK-NEXT: 7476923036.593
// CHECK-NEXT: 14142135623.730951
// CHECK-NEXT: -10000000000.000000
// CHECK-NEXT: -3010299956.639812
// CHECK-NEXT: 14142135623.730949
// CHECK-NEXT: 2526802551.420786
// CHECK-NEXT: 13181160716.528
// CHECK-NEXT: 2526123168.081683
// CHECK-NEXT: 10314130998.795732
// CHECK-NEXT: 0.000000
// CHECK-NEXT: 1.000000
// CHECK-NEXT: 12.000000
// CHECK-NEXT: 0.000000
// CHECK-NEXT: 2.000000
// CHECK-NEXT: 29.000000
func.func @main() -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 9 : index
  %half = arith.constant 0.5 : f64
  %growth = arith.constant 7.3 : f64
  %first = arith.constant -12 : i32
  %step = arith.constant 3 : i32
  scf.for %i = %zero to %n step %one iter_args(%x = %half, %k = %first) -> (f64, i32) {
    func.call @floats(%x) : (f64) -> ()
    func.call @integers(%k, %x) : (i32, f64) -> ()
    %next = arith.mulf %x, %growth : f64
    %more = arith.addi %k, %step : i32
    scf.yield %next, %more : f64, i32
  }
  %result = arith.constant 0 : i32
  return %result : i32
}
