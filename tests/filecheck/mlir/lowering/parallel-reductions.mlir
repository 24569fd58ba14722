// Reductions of scf.parallel are carried by the loops that it becomes.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -convert-scf-to-cf > %t
// RUN: toy-opt %s -convert-scf-to-cf | diff %t -

func.func @two(%a: memref<?xf64>, %low: index, %high: index, %step: index) -> (f64, index) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1 : index
  %r:2 = scf.parallel (%i, %j) = (%low, %one) to (%high, %high) step (%step, %one) init (%zero, %one) -> (f64, index) {
    %v = memref.load %a[%i] : memref<?xf64>
    scf.reduce(%v, %j : f64, index) {
    ^bb0(%x: f64, %y: f64):
      %s = arith.addf %x, %y : f64
      scf.reduce.return %s : f64
    }, {
    ^bb0(%x: index, %y: index):
      %p = arith.muli %x, %y : index
      %q = arith.addi %p, %y : index
      scf.reduce.return %q : index
    }
  }
  return %r#0, %r#1 : f64, index
}

func.func @inside(%a: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%sum) -> f64 {
      %v = memref.load %a[%i] : memref<?xf64>
      scf.reduce(%v : f64) {
      ^bb0(%x: f64, %y: f64):
        %s = arith.maximumf %x, %y : f64
        scf.reduce.return %s : f64
      }
    }
    scf.yield %s : f64
  }
  return %r : f64
}
