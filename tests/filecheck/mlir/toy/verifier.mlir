// Violations of the toy dialect's rules, one each.
// RUN: toy-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{'toy.add' op expected 2 operands, but found 0}}
"toy.add"() : () -> tensor<2xf64>
// -----
toy.func @different_shapes(%x: tensor<2xf64>, %y: tensor<3xf64>) {
  // expected-error@+1 {{operands of '+' have different shapes: <2> and <3>}}
  %0 = toy.add %x, %y : (tensor<2xf64>, tensor<3xf64>) -> tensor<*xf64>
  toy.return
}
// -----
toy.func @result_shape(%x: tensor<2xf64>) {
  // expected-error@+1 {{'toy.mul' op gives a value of shape <3> for operands of shape <2>}}
  %0 = toy.mul %x, %x : (tensor<2xf64>, tensor<2xf64>) -> tensor<3xf64>
  toy.return
}
// -----
toy.func @not_a_transpose(%x: tensor<2x3xf64>) {
  // expected-error@+1 {{'toy.transpose' op expected result shape to be a transpose of the input}}
  %0 = toy.transpose(%x : tensor<2x3xf64>) to tensor<2x3xf64>
  toy.return
}
// -----
toy.func @element_count(%x: tensor<2x3xf64>) {
  // expected-error@+1 {{cannot reshape <2, 3> (6 elements) to <5> (5 elements)}}
  %0 = toy.reshape(%x : tensor<2x3xf64>) to tensor<5xf64>
  toy.return
}
// -----
toy.func @element_count_overflows(%x: tensor<4611686018427387904x4xf64>) {
  // expected-error@+1 {{cannot reshape <4611686018427387904, 4> (too many elements) to <1> (1 elements)}}
  %0 = toy.reshape(%x : tensor<4611686018427387904x4xf64>) to tensor<1xf64>
  toy.return
}
// -----
toy.func @unknown_result_shape(%x: tensor<2x3xf64>) {
  // expected-error@+1 {{result #0 must be statically shaped tensor of 32-bit float or 64-bit float values, but got 'tensor<*xf64>'}}
  %0 = toy.reshape(%x : tensor<2x3xf64>) to tensor<*xf64>
  toy.return
}
// -----
toy.func @constant_of_another_type() {
  // expected-error@+1 {{failed to verify that all of {value, output} have same type}}
  %0 = "toy.constant"() {value = dense<1.0> : tensor<2xf64>} : () -> tensor<3xf64>
  toy.return
}
// -----
toy.func @constant_without_elements() {
  // expected-error@+1 {{invalid kind of attribute specified}}
  %0 = toy.constant dense_resource<blob> : tensor<2xf64>
  toy.return
}
// -----
toy.func @cast_of_shape(%x: tensor<2x3xf64>) {
  // expected-error@+1 {{'toy.cast' op operand type 'tensor<2x3xf64>' and result type 'tensor<3x2xf64>' are cast incompatible}}
  %0 = toy.cast %x : tensor<2x3xf64> to tensor<3x2xf64>
  toy.return
}
// -----
toy.func @nothing_returned() -> tensor<*xf64> {
  // expected-error@+1 {{does not return the same number of values (0) as the enclosing function (1)}}
  toy.return
}
// -----
toy.func @another_type_returned(%x: tensor<2xf64>) -> tensor<3xf64> {
  // expected-error@+1 {{type of return operand ('tensor<2xf64>') doesn't match function result type ('tensor<3xf64>')}}
  toy.return %x : tensor<2xf64>
}
// -----
toy.func @one_of_two_returned(%x: tensor<2xf64>) -> (tensor<2xf64>, tensor<2xf64>) {
  // expected-error@+1 {{does not return the same number of values (1) as the enclosing function (2)}}
  toy.return %x : tensor<2xf64>
}
// -----
toy.func @unknown_callee() {
  // expected-error@+1 {{'g' does not reference a valid function}}
  toy.generic_call @g() : () -> ()
  toy.return
}
// -----
toy.func @argument_count(%x: tensor<2xf64>) {
  // expected-error@+1 {{passes 2 arguments, but function 'argument_count' takes 1}}
  toy.generic_call @argument_count(%x, %x) : (tensor<2xf64>, tensor<2xf64>) -> ()
  toy.return
}
// -----
toy.func @result_count() {
  // expected-error@+1 {{has 1 results, but function 'result_count' returns 0}}
  %0 = toy.generic_call @result_count() : () -> tensor<*xf64>
  toy.return
}
// -----
// expected-error@+1 {{'toy.return' op expects parent op 'toy.func'}}
toy.return
