// RUN: toy-opt %s | FileCheck %s
// RUN: toy-opt %s | toy-opt | FileCheck %s

// CHECK-LABEL: toy.func private @pass(
// CHECK-SAME: %arg0: !toy.struct<tensor<*xf64>, !toy.struct<tensor<2x3xf64>>>) -> !toy.struct<tensor<*xf64>, !toy.struct<tensor<2x3xf64>>>
toy.func private @pass(%arg0: !toy.struct<tensor<*xf64>, !toy.struct<tensor<2x3xf64>>>)
    -> !toy.struct<tensor<*xf64>, !toy.struct<tensor<2x3xf64>>> {
  // CHECK: toy.return %arg0 : !toy.struct<tensor<*xf64>, !toy.struct<tensor<2x3xf64>>>
  toy.return %arg0 : !toy.struct<tensor<*xf64>, !toy.struct<tensor<2x3xf64>>>
}
