// An unknown extent may be any: it agrees with every other, and known extents of both are inferred.
// RUN: toy-opt %s -split-input-file -verify-diagnostics -pass-pipeline='builtin.module(toy.func(toy-shape-inference))' | FileCheck %s

// CHECK-LABEL: toy.func @agree
// CHECK: toy.add %arg0, %arg1 : (tensor<?x3xf64>, tensor<2x?xf64>) -> tensor<2x3xf64>
// CHECK: toy.transpose(%{{.*}} : tensor<?x3xf64>) to tensor<3x2xf64>
toy.func @agree(%x: tensor<?x3xf64>, %y: tensor<2x?xf64>) {
  %0 = toy.add %x, %y : (tensor<?x3xf64>, tensor<2x?xf64>) -> tensor<*xf64>
  %1 = toy.transpose(%x : tensor<?x3xf64>) to tensor<3x2xf64>
  toy.print %0 : tensor<*xf64>
  toy.print %1 : tensor<3x2xf64>
  toy.return
}
// -----
toy.func @differ(%x: tensor<?x3xf64>, %y: tensor<?x4xf64>) {
  // expected-error@+1 {{operands of '*' have different shapes: <?, 3> and <?, 4>}}
  %0 = toy.mul %x, %y : (tensor<?x3xf64>, tensor<?x4xf64>) -> tensor<*xf64>
  toy.return
}
// -----
toy.func @not_reversed(%x: tensor<?x3xf64>) {
  // expected-error@+1 {{expected result shape to be a transpose of the input}}
  %0 = toy.transpose(%x : tensor<?x3xf64>) to tensor<4x?xf64>
  toy.return
}
