// A loop that does not run has no last and no first run, even if it ends before it begins.
// RUN: toy-opt %s -scf-for-loop-peeling | FileCheck %s
// RUN: toy-opt %s -scf-for-loop-peeling=peel-front | FileCheck %s --check-prefix=FRONT
// RUN: toyc %s -emit=mlir -run | FileCheck %s --check-prefix=NUM
// RUN: toy-opt %s -scf-for-loop-peeling | toyc - -x=mlir -emit=mlir -run | FileCheck %s --check-prefix=NUM
// RUN: toy-opt %s -scf-for-loop-peeling=peel-front | toyc - -x=mlir -emit=mlir -run | FileCheck %s --check-prefix=NUM

// CHECK: %[[WHOLE:.*]] = affine.apply
// CHECK: %[[REST:.*]] = affine.max #{{.*}}()[%{{.*}}, %[[WHOLE]]]
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[WHOLE]] step
// CHECK: scf.for %{{.*}} = %[[REST]] to
// FRONT: %[[SECOND:.*]] = affine.apply
// FRONT: %[[END:.*]] = affine.min #{{.*}}()[%[[SECOND]], %{{.*}}]
// FRONT: scf.for %{{.*}} = %{{.*}} to %[[END]] step
// FRONT: scf.for %{{.*}} = %[[SECOND]] to
func.func @runs(%low: index, %high: index, %step: index) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %r = scf.for %i = %low to %high step %step iter_args(%a = %zero) -> f64 {
    %t = arith.addf %a, %one : f64
    scf.yield %t : f64
  }
  toy.print %r : f64
  return
}

func.func @never(%step: index) {
  %low = arith.constant 10 : index
  %high = arith.constant 5 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %r = scf.for %i = %low to %high step %step iter_args(%a = %zero) -> f64 {
    %t = arith.addf %a, %one : f64
    scf.yield %t : f64
  }
  toy.print %r : f64
  return
}

// NUM: 0.000000
// NUM: 0.000000
// NUM: 1.000000
// NUM: 3.000000
// NUM: 0.000000
func.func @main() {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  %c14 = arith.constant 14 : index
  call @runs(%c10, %c5, %c4) : (index, index, index) -> ()
  call @runs(%c5, %c5, %c4) : (index, index, index) -> ()
  call @runs(%c3, %c5, %c4) : (index, index, index) -> ()
  call @runs(%c4, %c14, %c4) : (index, index, index) -> ()
  call @never(%c4) : (index) -> ()
  return
}
