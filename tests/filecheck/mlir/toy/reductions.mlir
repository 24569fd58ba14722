// Reductions: their text, their shapes, and what they become.
// RUN: toy-opt %s -split-input-file -verify-diagnostics | FileCheck %s
// RUN: not toy-opt %s -split-input-file -toy-shape-inference 2>&1 | FileCheck %s --check-prefix=SHAPES

// CHECK-LABEL: toy.func @text(
toy.func @text(%x: tensor<2x3xf64>, %y: tensor<*xf64>) -> tensor<*xf64> {
  // CHECK: toy.sum(%{{.*}} : tensor<2x3xf64>) to tensor<f64>
  %0 = toy.sum(%x : tensor<2x3xf64>) to tensor<f64>
  // CHECK: toy.max(%{{.*}} : tensor<2x3xf64>) axes [-1] to tensor<2xf64>
  %1 = toy.max(%x : tensor<2x3xf64>) axes [-1] to tensor<2xf64>
  // CHECK: toy.mean(%{{.*}} : tensor<2x3xf64>) axes [1, 0] keepdims to tensor<1x1xf64>
  %2 = toy.mean(%x : tensor<2x3xf64>) axes [1, 0] keepdims to tensor<1x1xf64>
  // CHECK: toy.any(%{{.*}} : tensor<*xf64>) axes [7] to tensor<*xf64>
  %3 = toy.any(%y : tensor<*xf64>) axes [7] to tensor<*xf64>
  toy.return %3 : tensor<*xf64>
}

// -----

// SHAPES-LABEL: toy.func @inferred(
toy.func @inferred(%x: tensor<2x3x4xf64>) {
  // SHAPES: toy.prod({{.*}}) to tensor<f64>
  %0 = toy.prod(%x : tensor<2x3x4xf64>) to tensor<*xf64>
  // SHAPES: toy.min({{.*}}) axes [-2] to tensor<2x4xf64>
  %1 = toy.min(%x : tensor<2x3x4xf64>) axes [-2] to tensor<*xf64>
  // SHAPES: toy.all({{.*}}) axes [2, 0] keepdims to tensor<1x3x1xf64>
  %2 = toy.all(%x : tensor<2x3x4xf64>) axes [2, 0] keepdims to tensor<*xf64>
  toy.return
}

// -----

toy.func @missing(%x: tensor<2x3xf64>) {
  // expected-error@+1 {{axis 2 of 'sum' does not exist: the value has 2 axes}}
  %0 = toy.sum(%x : tensor<2x3xf64>) axes [2] to tensor<*xf64>
  toy.return
}

// -----

toy.func @far(%x: tensor<2xf64>) {
  // expected-error@+1 {{axis -9223372036854775808 of 'sum' does not exist: the value has 1 axis}}
  %0 = toy.sum(%x : tensor<2xf64>) axes [-9223372036854775808] to tensor<*xf64>
  toy.return
}

// -----

toy.func @twice(%x: tensor<2x3xf64>) {
  // expected-error@+1 {{axis -1 of 'sum' is given twice}}
  %0 = toy.sum(%x : tensor<2x3xf64>) axes [1, -1] to tensor<*xf64>
  toy.return
}

// -----

toy.func @shape(%x: tensor<2x3xf64>) {
  // expected-error@+1 {{'toy.sum' op gives a value of shape <2> where its operand and axes give <3>}}
  %0 = toy.sum(%x : tensor<2x3xf64>) axes [0] to tensor<2xf64>
  toy.return
}

// -----

toy.func @nothing(%x: tensor<0x3xf64>) {
  %0 = toy.sum(%x : tensor<0x3xf64>) axes [0] to tensor<3xf64>
  %1 = toy.max(%x : tensor<0x3xf64>) axes [1] to tensor<0xf64>
  // expected-error@+1 {{'max' of no elements: the value has shape <0, 3>}}
  %2 = toy.max(%x : tensor<0x3xf64>) axes [0] to tensor<3xf64>
  toy.return
}
