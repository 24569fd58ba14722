// A loop with a result stays on one thread, so that the result does not depend on how many there are.
// RUN: toyc %s -parallel=2 | FileCheck %s --check-prefix=OUTPUT
// RUN: toyc %s -parallel=2 -emit=mlir-llvm | FileCheck %s
// OUTPUT: 4950

// CHECK-NOT: GOMP_parallel
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100 : index
  %z = arith.constant 0.0 : f64
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> f64 {
    %k = arith.index_cast %i : index to i64
    %v = arith.sitofp %k : i64 to f64
    scf.reduce(%v : f64) {
    ^bb0(%a: f64, %b: f64):
      %s = arith.addf %a, %b : f64
      scf.reduce.return %s : f64
    }
  }
  %m = memref.alloca() : memref<f64>
  memref.store %r, %m[] : memref<f64>
  toy.print %m : memref<f64>
  return
}
