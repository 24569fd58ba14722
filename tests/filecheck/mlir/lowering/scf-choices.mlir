// A choice becomes a branch to one of two blocks, a loop with a condition branches from its end to the condition. The
// result is that of mlir-opt.
// RUN: toy-opt %s -convert-scf-to-cf | FileCheck %s

// CHECK-LABEL: func.func @choice(%arg0: i1, %arg1: i1, %arg2: f64, %arg3: f64, %arg4: memref<f64>) -> (f64, f64) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: memref.store %arg2, %arg4[] : memref<f64>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: cf.cond_br %arg1, ^bb3, ^bb7
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: %0 = arith.addf %arg2, %arg3 : f64
// CHECK-NEXT: cf.cond_br %arg0, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:
// CHECK-NEXT: memref.store %0, %arg4[] : memref<f64>
// CHECK-NEXT: cf.br ^bb6
// CHECK-NEXT: ^bb5:
// CHECK-NEXT: memref.store %arg3, %arg4[] : memref<f64>
// CHECK-NEXT: cf.br ^bb6
// CHECK-NEXT: ^bb6:
// CHECK-NEXT: cf.br ^bb12(%0, %arg2 : f64, f64)
// CHECK-NEXT: ^bb7:
// CHECK-NEXT: cf.cond_br %arg0, ^bb8, ^bb9
// CHECK-NEXT: ^bb8:
// CHECK-NEXT: cf.br ^bb10(%arg2 : f64)
// CHECK-NEXT: ^bb9:
// CHECK-NEXT: cf.br ^bb10(%arg3 : f64)
// CHECK-NEXT: ^bb10(%1: f64):
// CHECK-NEXT: cf.br ^bb11
// CHECK-NEXT: ^bb11:
// CHECK-NEXT: cf.br ^bb12(%1, %arg3 : f64, f64)
// CHECK-NEXT: ^bb12(%2: f64, %3: f64):
// CHECK-NEXT: cf.br ^bb13
// CHECK-NEXT: ^bb13:
// CHECK-NEXT: return %2, %3 : f64, f64
// CHECK-NEXT: }
func.func @choice(%c: i1, %d: i1, %x: f64, %y: f64, %m: memref<f64>) -> (f64, f64) {
  scf.if %c {
    memref.store %x, %m[] : memref<f64>
  }
  %0:2 = scf.if %d -> (f64, f64) {
    %1 = arith.addf %x, %y : f64
    scf.if %c {
      memref.store %1, %m[] : memref<f64>
    } else {
      memref.store %y, %m[] : memref<f64>
    }
    scf.yield %1, %x : f64, f64
  } else {
    %2 = scf.if %c -> (f64) {
      scf.yield %x : f64
    } else {
      scf.yield %y : f64
    }
    scf.yield %2, %y : f64, f64
  }
  return %0#0, %0#1 : f64, f64
}

// CHECK-LABEL: func.func @loop(%arg0: f64, %arg1: memref<f64>, %arg2: index, %arg3: i1) -> f64 {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT: cf.br ^bb1(%arg0, %arg2 : f64, index)
// CHECK-NEXT: ^bb1(%0: f64, %1: index):
// CHECK-NEXT: %2 = arith.cmpf ogt, %0, %cst : f64
// CHECK-NEXT: cf.cond_br %2, ^bb2(%0, %arg0 : f64, f64), ^bb10
// CHECK-NEXT: ^bb2(%3: f64, %4: f64):
// CHECK-NEXT: %5 = arith.subf %3, %4 : f64
// CHECK-NEXT: cf.cond_br %arg3, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: cf.br ^bb5(%5 : f64)
// CHECK-NEXT: ^bb4:
// CHECK-NEXT: cf.br ^bb5(%4 : f64)
// CHECK-NEXT: ^bb5(%6: f64):
// CHECK-NEXT: cf.br ^bb6
// CHECK-NEXT: ^bb6:
// CHECK-NEXT: cf.br ^bb7(%arg2 : index)
// CHECK-NEXT: ^bb7(%7: index):
// CHECK-NEXT: %8 = arith.cmpi slt, %7, %arg2 : index
// CHECK-NEXT: cf.cond_br %8, ^bb8, ^bb9
// CHECK-NEXT: ^bb8:
// CHECK-NEXT: memref.store %6, %arg1[] : memref<f64>
// CHECK-NEXT: %9 = arith.addi %7, %arg2 : index
// CHECK-NEXT: cf.br ^bb7(%9 : index)
// CHECK-NEXT: ^bb9:
// CHECK-NEXT: cf.br ^bb1(%6, %arg2 : f64, index)
// CHECK-NEXT: ^bb10:
// CHECK-NEXT: cf.br ^bb11(%arg0 : f64)
// CHECK-NEXT: ^bb11(%10: f64):
// CHECK-NEXT: %11 = arith.addf %10, %arg0 : f64
// CHECK-NEXT: %12 = arith.cmpf ogt, %11, %cst : f64
// CHECK-NEXT: cf.cond_br %12, ^bb11(%11 : f64), ^bb12
// CHECK-NEXT: ^bb12:
// CHECK-NEXT: cf.br ^bb13
// CHECK-NEXT: ^bb13:
// CHECK-NEXT: cf.cond_br %arg3, ^bb14, ^bb15
// CHECK-NEXT: ^bb14:
// CHECK-NEXT: memref.store %11, %arg1[] : memref<f64>
// CHECK-NEXT: cf.br ^bb13
// CHECK-NEXT: ^bb15:
// CHECK-NEXT: %13 = arith.addf %0, %11 : f64
// CHECK-NEXT: return %13 : f64
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @loop(%x: f64, %m: memref<f64>, %n: index, %c: i1) -> f64 {
  %zero = arith.constant 0.0 : f64
  %0:2 = scf.while (%a = %x, %b = %n) : (f64, index) -> (f64, f64) {
    %1 = arith.cmpf ogt, %a, %zero : f64
    scf.condition(%1) %a, %x : f64, f64
  } do {
  ^bb0(%a: f64, %k: f64):
    %2 = arith.subf %a, %k : f64
    %3 = scf.if %c -> (f64) {
      scf.yield %2 : f64
    } else {
      scf.yield %k : f64
    }
    scf.for %i = %n to %n step %n {
      memref.store %3, %m[] : memref<f64>
    }
    scf.yield %3, %n : f64, index
  }
  // A do-while.
  %4 = scf.while (%a = %x) : (f64) -> f64 {
    %5 = arith.addf %a, %x : f64
    %6 = arith.cmpf ogt, %5, %zero : f64
    scf.condition(%6) %5 : f64
  } do {
  ^bb0(%a: f64):
    scf.yield %a : f64
  }
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    memref.store %4, %m[] : memref<f64>
    scf.yield
  }
  %7 = arith.addf %0#0, %4 : f64
  return %7 : f64
}
