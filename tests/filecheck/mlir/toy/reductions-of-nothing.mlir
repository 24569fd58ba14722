// A function of unknown shapes meets a tensor without elements: the interpreter and the compiler say so.
// RUN: not toyc %s -emit=mlir -run 2>&1 | FileCheck %s --check-prefix=RUN-ERROR
// RUN: not toyc %s 2>&1 | FileCheck %s
// RUN-ERROR: reductions-of-nothing.mlir:[[# @LINE + 4]]:8: error: 'toy.max' op reduces no elements
// CHECK: reductions-of-nothing.mlir:[[# @LINE + 3]]:8: error[E0514]: 'max' of no elements: the value has shape <3, 0>

toy.func private @f(%x: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.max(%x : tensor<*xf64>) axes [1] to tensor<*xf64>
  toy.return %0 : tensor<*xf64>
}

toy.func @main() {
  %0 = toy.constant dense<> : tensor<3x0xf64>
  %1 = toy.generic_call @f(%0) : (tensor<3x0xf64>) -> tensor<*xf64>
  toy.print %1 : tensor<*xf64>
  toy.return
}
