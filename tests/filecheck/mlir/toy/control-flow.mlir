// Statements with regions: their text is read and printed, shapes follow into the regions and out of them, and what is
// read again runs.
// RUN: toy-opt %s | FileCheck %s --check-prefix=TEXT
// RUN: toy-opt %s | toy-opt | FileCheck %s --check-prefix=TEXT
// RUN: toy-opt %s -toy-specialize -canonicalize | FileCheck %s --check-prefix=SHAPES
// RUN: toyc %s -emit=mlir -run | FileCheck %s --check-prefix=OUTPUT
// RUN: toyc %s -opt | FileCheck %s --check-prefix=OUTPUT

// TEXT-LABEL: toy.func @main
// TEXT: toy.for %{{.*}} = %{{.*}} to %{{.*}} iter_args(%{{.*}} = %{{.*}}) : (tensor<f64>, tensor<f64>, tensor<2xf64>) -> tensor<*xf64> {
// TEXT: toy.assign "x"(%{{.*}} = %{{.*}}) : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
// TEXT: toy.yield %{{.*}} : tensor<*xf64>
// TEXT: toy.while (%{{.*}} = %{{.*}}) : (tensor<f64>) -> tensor<*xf64> {
// TEXT-NEXT: toy.condition %{{.*}} : tensor<*xf64>
// TEXT-NEXT: } do {
// TEXT-NEXT: ^bb0(%{{.*}}: tensor<*xf64>):
// TEXT: toy.if %{{.*}} : (tensor<f64>) -> tensor<*xf64> {
// TEXT: } else {
// TEXT: toy.if %{{.*}} : (tensor<f64>) -> () {
// TEXT: toy.yield
// TEXT-NEXT: }
// TEXT-NEXT: toy.for %{{.*}} = %{{.*}} to %{{.*}} : (tensor<f64>, tensor<f64>) -> () {

// SHAPES-LABEL: toy.func @main
// SHAPES: toy.for {{.*}} : (tensor<f64>, tensor<f64>, tensor<2xf64>) -> tensor<2xf64> {
// SHAPES-NEXT: %[[NEXT:.*]] = toy.add %{{.*}}, %{{.*}} : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
// SHAPES-NEXT: toy.yield %[[NEXT]] : tensor<2xf64>
// SHAPES: toy.while {{.*}} : (tensor<f64>) -> tensor<f64> {
// SHAPES: ^bb0(%{{.*}}: tensor<f64>):
// SHAPES: toy.if %{{.*}} : (tensor<f64>) -> tensor<2xf64> {

// OUTPUT: 4.000000 5.000000
// OUTPUT-NEXT: 0.000000
// OUTPUT-NEXT: 4.000000 5.000000
// OUTPUT-NEXT: 0.000000
// OUTPUT-NEXT: 1.000000
// OUTPUT-NEXT: 2.000000
toy.func @main() {
  %zero = toy.constant dense<0.0> : tensor<f64>
  %one = toy.constant dense<1.0> : tensor<f64>
  %three = toy.constant dense<3.0> : tensor<f64>
  %v = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %x = toy.for %i = %zero to %three iter_args(%old = %v) : (tensor<f64>, tensor<f64>, tensor<2xf64>) -> tensor<*xf64> {
    %sum = toy.add %old, %i : (tensor<*xf64>, tensor<f64>) -> tensor<*xf64>
    %new = toy.assign "x"(%old = %sum) : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
    toy.yield %new : tensor<*xf64>
  }
  toy.print %x : tensor<*xf64>
  %n = toy.while (%m = %three) : (tensor<f64>) -> tensor<*xf64> {
    toy.condition %m : tensor<*xf64>
  } do {
  ^bb0(%m: tensor<*xf64>):
    %less = toy.sub %m, %one : (tensor<*xf64>, tensor<f64>) -> tensor<*xf64>
    toy.yield %less : tensor<*xf64>
  }
  toy.print %n : tensor<*xf64>
  %y = toy.if %zero : (tensor<f64>) -> tensor<*xf64> {
    toy.yield %v : tensor<2xf64>
  } else {
    toy.yield %x : tensor<*xf64>
  }
  toy.print %y : tensor<*xf64>
  toy.if %zero : (tensor<f64>) -> () {
    toy.print %v : tensor<2xf64>
    toy.yield
  }
  toy.for %i = %zero to %three : (tensor<f64>, tensor<f64>) -> () {
    toy.print %i : tensor<f64>
    toy.yield
  }
  toy.return
}
