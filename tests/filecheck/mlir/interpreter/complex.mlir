// Complex numbers have the same results interpreted, and interpreted and compiled once they are arithmetic on parts.
// RUN: toyc %s -emit=mlir -run > %t.interpreted
// RUN: toy-opt %s -convert-complex-to-standard > %t.mlir
// RUN: toyc %t.mlir -emit=mlir -run | diff - %t.interpreted
// RUN: toyc %t.mlir -O0 | diff - %t.interpreted
// RUN: toyc %t.mlir -opt -O3 | diff - %t.interpreted
// RUN: FileCheck %s < %t.interpreted

func.func private @show(%x: f64) {
  %scale = arith.constant 1.0e10 : f64
  %0 = arith.mulf %x, %scale : f64
  toy.print %0 : f64
  return
}

func.func @all(%a: f64, %b: f64, %c: f64, %d: f64) {
  %z = complex.create %a, %b : complex<f64>
  %w = complex.create %c, %d : complex<f64>
  %0 = complex.sqrt %z : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  func.call @show(%1) : (f64) -> ()
  func.call @show(%2) : (f64) -> ()
  %3 = complex.exp %z : complex<f64>
  %4 = complex.re %3 : complex<f64>
  %5 = complex.im %3 : complex<f64>
  func.call @show(%4) : (f64) -> ()
  func.call @show(%5) : (f64) -> ()
  %6 = complex.log %z : complex<f64>
  %7 = complex.re %6 : complex<f64>
  %8 = complex.im %6 : complex<f64>
  func.call @show(%7) : (f64) -> ()
  func.call @show(%8) : (f64) -> ()
  %9 = complex.sin %z : complex<f64>
  %10 = complex.re %9 : complex<f64>
  %11 = complex.im %9 : complex<f64>
  func.call @show(%10) : (f64) -> ()
  func.call @show(%11) : (f64) -> ()
  %12 = complex.cos %z : complex<f64>
  %13 = complex.re %12 : complex<f64>
  %14 = complex.im %12 : complex<f64>
  func.call @show(%13) : (f64) -> ()
  func.call @show(%14) : (f64) -> ()
  %15 = complex.tan %z : complex<f64>
  %16 = complex.re %15 : complex<f64>
  %17 = complex.im %15 : complex<f64>
  func.call @show(%16) : (f64) -> ()
  func.call @show(%17) : (f64) -> ()
  %18 = complex.tanh %z : complex<f64>
  %19 = complex.re %18 : complex<f64>
  %20 = complex.im %18 : complex<f64>
  func.call @show(%19) : (f64) -> ()
  func.call @show(%20) : (f64) -> ()
  %21 = complex.sign %z : complex<f64>
  %22 = complex.re %21 : complex<f64>
  %23 = complex.im %21 : complex<f64>
  func.call @show(%22) : (f64) -> ()
  func.call @show(%23) : (f64) -> ()
  %24 = complex.conj %z : complex<f64>
  %25 = complex.re %24 : complex<f64>
  %26 = complex.im %24 : complex<f64>
  func.call @show(%25) : (f64) -> ()
  func.call @show(%26) : (f64) -> ()
  %27 = complex.neg %z : complex<f64>
  %28 = complex.re %27 : complex<f64>
  %29 = complex.im %27 : complex<f64>
  func.call @show(%28) : (f64) -> ()
  func.call @show(%29) : (f64) -> ()
  %30 = complex.add %z, %w : complex<f64>
  %31 = complex.re %30 : complex<f64>
  %32 = complex.im %30 : complex<f64>
  func.call @show(%31) : (f64) -> ()
  func.call @show(%32) : (f64) -> ()
  %33 = complex.sub %z, %w : complex<f64>
  %34 = complex.re %33 : complex<f64>
  %35 = complex.im %33 : complex<f64>
  func.call @show(%34) : (f64) -> ()
  func.call @show(%35) : (f64) -> ()
  %36 = complex.mul %z, %w : complex<f64>
  %37 = complex.re %36 : complex<f64>
  %38 = complex.im %36 : complex<f64>
  func.call @show(%37) : (f64) -> ()
  func.call @show(%38) : (f64) -> ()
  %39 = complex.div %z, %w : complex<f64>
  %40 = complex.re %39 : complex<f64>
  %41 = complex.im %39 : complex<f64>
  func.call @show(%40) : (f64) -> ()
  func.call @show(%41) : (f64) -> ()
  %42 = complex.pow %z, %w : complex<f64>
  %43 = complex.re %42 : complex<f64>
  %44 = complex.im %42 : complex<f64>
  func.call @show(%43) : (f64) -> ()
  func.call @show(%44) : (f64) -> ()
  %45 = complex.abs %z : complex<f64>
  func.call @show(%45) : (f64) -> ()
  %46 = complex.angle %z : complex<f64>
  func.call @show(%46) : (f64) -> ()
  return
}

memref.global "private" constant @numbers : memref<2xcomplex<f64>> = dense<[(1.0, 2.0), (3.0, 4.0)]>

func.func @constants() {
  %one = arith.constant 1 : index
  %all = memref.get_global @numbers : memref<2xcomplex<f64>>
  %0 = memref.load %all[%one] : memref<2xcomplex<f64>>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  func.call @show(%1) : (f64) -> ()
  func.call @show(%2) : (f64) -> ()
  return
}

// CHECK: 30000000000
// CHECK-NEXT: 40000000000
// CHECK: 960804663
// CHECK-NEXT: -650496426
// CHECK-NEXT: 519878686
// CHECK-NEXT: -1564611127
// CHECK-NEXT: 297353553
// CHECK-NEXT: -1190289949
func.func @main() -> i32 {
  func.call @constants() : () -> ()
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 6 : index
  %a = arith.constant 0.5 : f64
  %b = arith.constant -1.25 : f64
  %c = arith.constant 1.5 : f64
  %d = arith.constant 0.25 : f64
  scf.for %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (f64, f64) {
    func.call @all(%x, %y, %c, %d) : (f64, f64, f64, f64) -> ()
    %next = arith.mulf %y, %c : f64
    %other = arith.subf %x, %d : f64
    scf.yield %next, %other : f64, f64
  }
  %result = arith.constant 0 : i32
  return %result : i32
}
