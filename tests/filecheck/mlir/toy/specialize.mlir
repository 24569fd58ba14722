// Functions are copied for the shapes of their calls, and the shapes of their results are known.
// RUN: toy-opt %s -split-input-file -verify-diagnostics -pass-pipeline='builtin.module(toy-specialize,symbol-dce)' | FileCheck %s

// CHECK-LABEL: toy.func private @sum_2_2(%arg0: tensor<2xf64>, %arg1: tensor<2xf64>) -> tensor<2xf64> {
// CHECK-NEXT: toy.add %arg0, %arg1 : tensor<2xf64>
// CHECK: toy.func private @sum_2x1_scalar(%arg0: tensor<2x1xf64>, %arg1: tensor<f64>) -> tensor<2x1xf64> {
// CHECK-NEXT: toy.add %arg0, %arg1 : (tensor<2x1xf64>, tensor<f64>) -> tensor<2x1xf64>
// CHECK-NOT: @sum(
// CHECK: toy.func private @through_2(%arg0: tensor<2xf64>) -> tensor<2xf64> {
// CHECK-NEXT: toy.generic_call @sum_2_2(%arg0, %arg0) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK-LABEL: toy.func @main
// CHECK: toy.generic_call @sum_2_2(%0, %0) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK: toy.generic_call @through_2(%{{.*}}) : (tensor<2xf64>) -> tensor<2xf64>
// CHECK: toy.generic_call @sum_2x1_scalar(
toy.func private @sum(%a: tensor<*xf64>, %b: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.add %a, %b : tensor<*xf64>
  toy.return %0 : tensor<*xf64>
}
toy.func private @through(%a: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.generic_call @sum(%a, %a) : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
  toy.return %0 : tensor<*xf64>
}
toy.func @main() {
  %0 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %1 = toy.constant dense<[[1.0], [2.0]]> : tensor<2x1xf64>
  %2 = toy.constant dense<3.0> : tensor<f64>
  %3 = toy.generic_call @sum(%0, %0) : (tensor<2xf64>, tensor<2xf64>) -> tensor<*xf64>
  %4 = toy.generic_call @through(%3) : (tensor<*xf64>) -> tensor<*xf64>
  %5 = toy.generic_call @sum(%1, %2) : (tensor<2x1xf64>, tensor<f64>) -> tensor<*xf64>
  toy.print %4 : tensor<*xf64>
  toy.print %5 : tensor<*xf64>
  toy.return
}
// -----
toy.func private @again(%a: tensor<*xf64>) -> tensor<*xf64> {
  // expected-error@+1 {{'toy.generic_call' op calls 'again', which calls this function}}
  %0 = toy.generic_call @again(%a) : (tensor<*xf64>) -> tensor<*xf64>
  toy.return %0 : tensor<*xf64>
}
toy.func @main() {
  %0 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
  // expected-note@+1 {{in 'again', called here with <2>}}
  %1 = toy.generic_call @again(%0) : (tensor<2xf64>) -> tensor<*xf64>
  toy.return
}
// -----
toy.func private @product(%a: tensor<*xf64>, %b: tensor<*xf64>) -> tensor<*xf64> {
  // expected-error@+1 {{operands of '*' have different shapes: <2> and <3>}}
  %0 = toy.mul %a, %b : tensor<*xf64>
  toy.return %0 : tensor<*xf64>
}
toy.func @main() {
  %0 = toy.constant dense<1.0> : tensor<2xf64>
  %1 = toy.constant dense<1.0> : tensor<3xf64>
  %2 = toy.generic_call @product(%0, %1) : (tensor<2xf64>, tensor<3xf64>) -> tensor<*xf64>
  toy.return
}
