// Expansions of arithmetic compute what the operations compute.
// RUN: toyc %s -emit=mlir -run > %t.interpreted
// RUN: toy-opt %s -arith-expand="include-bf16 include-f4e2m1" -math-expand-ops=ops=ceil,ctlz,clampf,round,roundeven \
// RUN:   > %t.mlir
// RUN: toyc %t.mlir -emit=mlir -run | diff - %t.interpreted
// RUN: FileCheck %s < %t.interpreted

func.func @floats(%x: f32) {
  %0 = arith.truncf %x : f32 to f4E2M1FN
  %1 = arith.extf %0 : f4E2M1FN to f64
  toy.print %1 : f64
  %2 = arith.truncf %x : f32 to bf16
  %3 = arith.extf %2 : bf16 to f32
  %4 = arith.extf %3 : f32 to f64
  toy.print %4 : f64
  %5 = math.ceil %x : f32
  %6 = arith.extf %5 : f32 to f64
  toy.print %6 : f64
  %7 = math.round %x : f32
  %8 = arith.extf %7 : f32 to f64
  toy.print %8 : f64
  %9 = math.roundeven %x : f32
  %10 = arith.extf %9 : f32 to f64
  toy.print %10 : f64
  %low = arith.constant -1.5 : f32
  %high = arith.constant 2.5 : f32
  %11 = math.clampf %x to [%low, %high] : f32
  %12 = arith.extf %11 : f32 to f64
  toy.print %12 : f64
  %13 = arith.maxnumf %x, %low : f32
  %14 = arith.minimumf %13, %high : f32
  %15 = arith.extf %14 : f32 to f64
  toy.print %15 : f64
  return
}

func.func @integers(%i: index) {
  %x = arith.index_cast %i : index to i7
  %zeros = math.ctlz %x : i7
  %0 = arith.uitofp %zeros : i7 to f64
  toy.print %0 : f64
  %divisor = arith.constant -3 : i7
  %up = arith.ceildivsi %x, %divisor : i7
  %1 = arith.sitofp %up : i7 to f64
  toy.print %1 : f64
  %down = arith.floordivsi %x, %divisor : i7
  %2 = arith.sitofp %down : i7 to f64
  toy.print %2 : f64
  %most = arith.maxui %x, %divisor : i7
  %3 = arith.uitofp %most : i7 to f64
  toy.print %3 : f64
  return
}

// CHECK: -6.000000
// CHECK-NEXT: -7.000000
// CHECK-NEXT: -7.000000
// CHECK-NEXT: -7.000000
// CHECK-NEXT: -7.000000
// CHECK-NEXT: -1.500000
func.func @main() -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 113 : index
  %first = arith.constant -7.0 : f32
  %step = arith.constant 0.125 : f32
  scf.for %i = %zero to %n step %one iter_args(%x = %first) -> (f32) {
    func.call @floats(%x) : (f32) -> ()
    %next = arith.addf %x, %step : f32
    scf.yield %next : f32
  }
  scf.for %i = %zero to %n step %one {
    func.call @integers(%i) : (index) -> ()
  }
  %result = arith.constant 0 : i32
  return %result : i32
}
