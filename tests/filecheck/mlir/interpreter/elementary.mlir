// Elementary functions have the same results interpreted, folded, and compiled, at any level of optimization.
// RUN: toyc %s -emit=mlir -run > %t.interpreted
// RUN: toyc %s -emit=mlir-llvm -run | diff - %t.interpreted
// RUN: toyc %s -O0 | diff - %t.interpreted
// RUN: toyc %s -opt -O3 -mcpu=native | diff - %t.interpreted
// RUN: FileCheck %s < %t.interpreted
// RUN: sed 's/^  %e = .*/  %r = arith.truncf %x : f64 to f16 %w = math.exp %r : f16 %e = arith.extf %w : f16 to f64/' %s \
// RUN:   > %t.single.mlir
// RUN: not toyc %t.single.mlir -emit=mlir -run 2>&1 | FileCheck %s --check-prefix=SINGLE

// Ten digits before the point and six after it.
func.func private @show(%x: f64) {
  %scale = arith.constant 1.0e10 : f64
  %0 = arith.mulf %x, %scale : f64
  toy.print %0 : f64
  return
}

func.func @all(%x: f64) {
  // SINGLE: error: 'math.exp' op is interpreted for 'f64' and 'f32' only
  %e = math.exp %x : f64
  func.call @show(%e) : (f64) -> ()
  %0 = math.expm1 %x : f64
  func.call @show(%0) : (f64) -> ()
  %1 = math.log %x : f64
  func.call @show(%1) : (f64) -> ()
  %2 = math.log1p %x : f64
  func.call @show(%2) : (f64) -> ()
  %3 = math.sin %x : f64
  func.call @show(%3) : (f64) -> ()
  %4 = math.cos %x : f64
  func.call @show(%4) : (f64) -> ()
  %5 = math.tan %x : f64
  func.call @show(%5) : (f64) -> ()
  %6 = math.tanh %x : f64
  func.call @show(%6) : (f64) -> ()
  %7 = math.erf %x : f64
  func.call @show(%7) : (f64) -> ()
  %8 = math.powf %x, %x : f64
  func.call @show(%8) : (f64) -> ()
  return
}

// By mpmath, with all digits of the results.
// CHECK: 16487212707.001282
// CHECK-NEXT: 6487212707.001282
// CHECK-NEXT: -6931471805.599453
// CHECK-NEXT: 4054651081.081644
// CHECK-NEXT: 4794255386.042030
// CHECK-NEXT: 8775825618.903728
// CHECK-NEXT: 5463024898.437905
// CHECK-NEXT: 4621171572.600098
// CHECK-NEXT: 5204998778.130466
// CHECK-NEXT: 7071067811.865476
func.func @main() -> i32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %n = arith.constant 12 : index
  %half = arith.constant 0.5 : f64
  %growth = arith.constant 7.3 : f64
  scf.for %i = %0 to %n step %1 iter_args(%x = %half) -> (f64) {
    func.call @all(%x) : (f64) -> ()
    %next = arith.mulf %x, %growth : f64
    scf.yield %next : f64
  }
  %result = arith.constant 0 : i32
  return %result : i32
}
