// A function of unknown shapes is compiled for the shapes that `main` calls it with, whether others could call it or
// not; by itself it has no code. Operations on tensors are lowered in functions of the language only.
// RUN: toyc %s | FileCheck %s
// RUN: toyc %s -opt | FileCheck %s
// RUN: toyc %s -emit=mlir -opt | FileCheck %s --check-prefix=KEPT
// RUN: toyc %s -emit=mlir-affine | FileCheck %s --check-prefix=AFFINE
// RUN: toy-opt %s -emit-bytecode -o %t.mlirbc
// RUN: toyc %t.mlirbc | FileCheck %s
// RUN: echo 'func.func @main() { %%0 = toy.constant dense<1.0> : tensor<2xf64> toy.print %%0 : tensor<2xf64> return }' > %t.mlir
// RUN: not toyc %t.mlir 2>&1 | FileCheck %s --check-prefix=ELSEWHERE
// RUN: not toyc %t.mlir -emit=mlir-affine 2>&1 | FileCheck %s --check-prefix=ELSEWHERE

// CHECK: 1.000000 16.000000
// KEPT: toy.func @multiply_transpose(
// AFFINE-NOT: multiply_transpose
// ELSEWHERE: 'toy.constant' op is in a 'func.func': only operations in a 'toy.func' of the module are lowered
// ELSEWHERE: help: write the function as 'toy.func', which ends with 'toy.return'
toy.func @multiply_transpose(%a: tensor<*xf64>, %b: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.transpose(%a : tensor<*xf64>) to tensor<*xf64>
  %1 = toy.transpose(%b : tensor<*xf64>) to tensor<*xf64>
  %2 = toy.mul %0, %1 : tensor<*xf64>
  toy.return %2 : tensor<*xf64>
}
toy.func @unused(%a: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.generic_call @multiply_transpose(%a, %a) : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
  toy.return %0 : tensor<*xf64>
}
toy.func @main() {
  %0 = toy.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %1 = toy.generic_call @multiply_transpose(%0, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<*xf64>
  toy.print %1 : tensor<*xf64>
  toy.return
}
