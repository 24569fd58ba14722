// Mistakes in statements with regions.
// RUN: toy-opt %s -split-input-file -verify-diagnostics

toy.func @f(%n: tensor<f64>, %x: tensor<2xf64>) {
  // expected-error@+1 {{'toy.for' op begins with 1 values, but 'toy.for' has 0 results}}
  "toy.for"(%n, %n, %x) ({
  ^bb0(%i: tensor<f64>):
    toy.yield
  }) : (tensor<f64>, tensor<f64>, tensor<2xf64>) -> ()
  toy.return
}
// -----
toy.func @f(%n: tensor<f64>, %x: tensor<2xf64>) {
  %0 = toy.for %i = %n to %n iter_args(%y = %x) : (tensor<f64>, tensor<f64>, tensor<2xf64>) -> tensor<2xf64> {
    // expected-error@+1 {{'toy.yield' op yields a 'tensor<f64>' where the result is a 'tensor<2xf64>'}}
    toy.yield %i : tensor<f64>
  }
  toy.return
}
// -----
toy.func @f(%n: tensor<f64>) {
  // expected-error@+1 {{'toy.for' op has a region without an argument for the number that is counted}}
  "toy.for"(%n, %n) ({
    toy.yield
  }) : (tensor<f64>, tensor<f64>) -> ()
  toy.return
}
// -----
toy.func @f(%x: tensor<2xf64>) {
  // expected-error@+1 {{'toy.while' op has a first region that does not end with 'toy.condition'}}
  toy.while : () -> () {
    toy.yield
  } do {
    toy.yield
  }
  toy.return
}
// -----
toy.func @f(%x: tensor<2xf64>, %c: tensor<f64>) {
  // expected-error@+1 {{'toy.if' op has a region with arguments}}
  "toy.if"(%c) ({
  ^bb0(%y: tensor<f64>):
    toy.yield
  }, {
  }) : (tensor<f64>) -> ()
  toy.return
}
// -----
toy.func @f(%x: tensor<2xf64>, %c: tensor<f64>) {
  // expected-error@+1 {{'toy.if' op has a region that does not end with 'toy.yield'}}
  %0 = toy.if %c : (tensor<f64>) -> tensor<2xf64> {
    toy.yield %x : tensor<2xf64>
  }
  toy.return
}
// -----
toy.func @f(%c: tensor<f64>) {
  // expected-error@+1 {{'toy.yield' op expects parent op to be one of 'toy.for, toy.if, toy.while'}}
  toy.yield
}
