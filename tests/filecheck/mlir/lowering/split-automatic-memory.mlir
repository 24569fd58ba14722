// Memory that its function frees stays in it when the function is split.
// RUN: sh -c '(grep -v END %s; yes "  toy.print %v : f64" | head -n 1200; sed -n "s,^// END ,,p" %s) > %t.mlir'
// RUN: toyc %t.mlir | tail -n 1 | FileCheck %s
// RUN: toyc %t.mlir -O2 | tail -n 1 | FileCheck %s
// RUN: toyc %t.mlir -emit=mlir-cf -run | tail -n 1 | FileCheck %s
// RUN: toyc %t.mlir -emit=mlir-llvm | FileCheck %s --check-prefix=SPLIT

// CHECK: 2.500000
// SPLIT: @main_part_0
// SPLIT: @main_part_1
// END   %r = memref.load %a[%i] : memref<4xf64>
// END   toy.print %r : f64
// END   return
// END }
func.func @main() {
  %i = arith.constant 0 : index
  %v = arith.constant 1.5 : f64
  %u = arith.constant 2.5 : f64
  toy.print %v : f64
  %a = memref.alloca() : memref<4xf64>
  memref.store %u, %a[%i] : memref<4xf64>
