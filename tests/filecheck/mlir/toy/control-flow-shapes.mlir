// Shapes that statements with regions cannot have.
// RUN: toy-opt %s -split-input-file -verify-diagnostics -toy-specialize

toy.func @main() {
  %x = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %n = toy.constant dense<1.0> : tensor<f64>
  // expected-error@+1 {{the second bound of a 'for' must be a number, and this has shape <2>}}
  toy.for %i = %n to %x : (tensor<f64>, tensor<2xf64>) -> () {
    toy.yield
  }
  // expected-error@+1 {{the condition of an 'if' must be a number, and this has shape <2>}}
  toy.if %x : (tensor<2xf64>) -> () {
    toy.yield
  }
  toy.while : () -> () {
    // expected-error@+1 {{the condition of a 'while' must be a number, and this has shape <2>}}
    toy.condition %x : tensor<2xf64>
  } do {
    toy.yield
  }
  toy.return
}
// -----
toy.func @main() {
  %x = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %n = toy.constant dense<1.0> : tensor<f64>
  %0 = toy.for %i = %n to %n iter_args(%y = %x) : (tensor<f64>, tensor<f64>, tensor<2xf64>) -> tensor<*xf64> {
    // expected-error@+1 {{'toy.yield' op passes a 'tensor<f64>' to a 'tensor<2xf64>'}}
    toy.yield %i : tensor<f64>
  }
  // expected-error@+1 {{the shape of 'x' stays <2>, and this value has shape <>}}
  %1 = toy.assign "x"(%x = %n) : (tensor<2xf64>, tensor<f64>) -> tensor<*xf64>
  %2 = toy.if %n : (tensor<f64>) -> tensor<*xf64> {
    toy.yield %x : tensor<2xf64>
  } else {
    // expected-error@+1 {{'toy.yield' op passes a 'tensor<f64>' to a 'tensor<2xf64>'}}
    toy.yield %n : tensor<f64>
  }
  toy.return
}
