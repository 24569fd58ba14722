// The location of an inlined operation says where it was written and where it was called.
// RUN: toy-opt %s -inline -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s

toy.func private @inner(%x: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.mul %x, %x : tensor<*xf64> loc("inner.toy":1:2)
  toy.return %0 : tensor<*xf64>
}
toy.func private @outer(%x: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.generic_call @inner(%x) : (tensor<*xf64>) -> tensor<*xf64> loc("outer.toy":3:4)
  toy.return %0 : tensor<*xf64>
}
// CHECK-LABEL: toy.func @main
toy.func @main() {
  %0 = toy.constant dense<2.0> : tensor<2xf64>
  // The cast belongs to the call.
  // CHECK: toy.cast {{.*}} loc("main.toy":5:6)
  // CHECK: toy.mul {{.*}} loc(callsite("inner.toy":1:2 at callsite("outer.toy":3:4 at "main.toy":5:6)))
  %1 = toy.generic_call @outer(%0) : (tensor<2xf64>) -> tensor<*xf64> loc("main.toy":5:6)
  toy.print %1 : tensor<*xf64>
  toy.return
}
