// Unwritten elements may be copied, and the copies count as unwritten. Any other use is an error.
// RUN: toyc %s -emit=mlir -run | FileCheck %s
// RUN: sed 's/%at = arith.constant 0/%at = arith.constant 3/' %s > %t.mlir && not toyc %t.mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=USED
// RUN: toy-opt %s -lower-affine | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toyc %s -emit=mlir-llvm | toyc - -x=mlir -emit=mlir-llvm -run | FileCheck %s

// CHECK: {{^}}5.000000
func.func @main() {
  %five = arith.constant 5.0 : f64
  %from = memref.alloc() : memref<4xf64>
  %to = memref.alloc() : memref<4xf64>
  %one = memref.alloc() : memref<1xf64>
  affine.store %five, %from[0] : memref<4xf64>
  affine.for %i = 0 to 4 {
    %x = affine.load %from[%i] : memref<4xf64>
    affine.store %x, %to[%i] : memref<4xf64>
  }
  %at = arith.constant 0 : index
  // USED: [[#@LINE+1]]:8: error: 'affine.load' op reads memory that was never written
  %x = affine.load %to[symbol(%at)] : memref<4xf64>
  %y = arith.mulf %x, %x : f64
  %z = arith.divf %y, %five : f64
  affine.store %z, %one[0] : memref<1xf64>
  toy.print %one : memref<1xf64>
  memref.dealloc %one : memref<1xf64>
  memref.dealloc %to : memref<4xf64>
  memref.dealloc %from : memref<4xf64>
  return
}
