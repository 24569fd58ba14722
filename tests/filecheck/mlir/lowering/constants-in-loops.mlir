// A constant with a buffer is placed before every use, and outside loops.
// RUN: toyc %s | FileCheck %s --check-prefix=RUNS
// RUN: toyc %s -emit=mlir-affine | FileCheck %s

// RUNS-COUNT-3: 1.000000 2.000000
// CHECK: memref.alloc
// CHECK: affine.for
// CHECK-NOT: memref.alloc
// CHECK: memref.dealloc
toy.func @main() {
  %c = toy.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  affine.for %i = 0 to 2 {
    toy.print %c : tensor<2x2xf64>
  }
  toy.print %c : tensor<2x2xf64>
  toy.return
}
