// RUN: toy-opt %s -split-input-file -verify-diagnostics

toy.func @halves(%x: tensor<2xf16>) {
  // expected-error@+1 {{operand #0 must be tensor of 32-bit float or 64-bit float values, but got 'tensor<2xf16>'}}
  %0 = toy.abs(%x : tensor<2xf16>) to tensor<2xf16>
  toy.return
}

// -----

toy.func @sizes() {
  %0 = toy.constant dense<2.0> : tensor<f64>
  // expected-error@+1 {{gives numbers of 64 bits, and has the result 'tensor<2xf32>'}}
  %1 = toy.zeros(%0 : tensor<f64>) to tensor<2xf32>
  toy.return
}

// -----

toy.func @carried(%x: tensor<2xf32>, %y: tensor<2xf64>) {
  %0 = toy.constant dense<2.0> : tensor<f64>
  // expected-error@+1 {{begins with a 'tensor<2xf32>' where the result is a 'tensor<2xf64>'}}
  %1 = toy.for %i = %0 to %0 iter_args(%a = %x) : (tensor<f64>, tensor<f64>, tensor<2xf32>) -> tensor<2xf64> {
    toy.yield %a : tensor<2xf64>
  }
  toy.return
}

// -----

toy.func @cast(%x: tensor<2xf32>) {
  // expected-error@+1 {{cast incompatible}}
  %0 = toy.cast %x : tensor<2xf32> to tensor<2xf64>
  toy.return
}
