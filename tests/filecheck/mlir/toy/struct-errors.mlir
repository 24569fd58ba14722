// The rules for structs.
// RUN: toy-opt %s -split-input-file -verify-diagnostics

toy.func @position(%s: !toy.struct<tensor<2xf64>>) {
  // expected-error@+1 {{'toy.struct_access' op index should be within the range of the input struct type}}
  %0 = toy.struct_access %s[1] : !toy.struct<tensor<2xf64>> -> tensor<2xf64>
  toy.return
}
// -----
toy.func @negative_position(%s: !toy.struct<tensor<2xf64>>) {
  // expected-error@+1 {{'toy.struct_access' op index should be within the range of the input struct type}}
  %0 = toy.struct_access %s[-1] : !toy.struct<tensor<2xf64>> -> tensor<2xf64>
  toy.return
}
// -----
toy.func @another_type(%s: !toy.struct<tensor<2xf64>>) {
  // expected-error@+1 {{must have the same result type as the struct element referred to by the index}}
  %0 = toy.struct_access %s[0] : !toy.struct<tensor<2xf64>> -> tensor<3xf64>
  toy.return
}
// -----
toy.func @another_number(%a: tensor<2xf64>) {
  // expected-error@+1 {{'toy.struct_create' op has 1 operands for a struct of 2 elements}}
  %0 = toy.struct_create(%a) : (tensor<2xf64>) -> !toy.struct<tensor<2xf64>, tensor<2xf64>>
  toy.return
}
// -----
toy.func @another_element(%a: tensor<2xf64>) {
  // expected-error@+1 {{operand #0 is 'tensor<2xf64>', the element 'tensor<*xf64>'}}
  %0 = toy.struct_create(%a) : (tensor<2xf64>) -> !toy.struct<tensor<*xf64>>
  toy.return
}
// -----
toy.func @constant_of_another_shape() {
  // expected-error@+1 {{expected the value of a 'tensor<3xf64>', found dense<1.000000e+00> : tensor<2xf64>}}
  %0 = toy.struct_constant [dense<1.0> : tensor<2xf64>] : !toy.struct<tensor<3xf64>>
  toy.return
}
// -----
toy.func @constant_of_another_number() {
  // expected-error@+1 {{expected 2 elements for a '!toy.struct<tensor<*xf64>, tensor<*xf64>>', found 1}}
  %0 = toy.struct_constant [dense<1.0> : tensor<2xf64>] : !toy.struct<tensor<*xf64>, tensor<*xf64>>
  toy.return
}
// -----
toy.func @constant_of_no_elements() {
  // expected-error@+1 {{expected the elements of a '!toy.struct<tensor<*xf64>>', found dense<1.000000e+00> : tensor<2xf64>}}
  %0 = toy.struct_constant [dense<1.0> : tensor<2xf64>] : !toy.struct<!toy.struct<tensor<*xf64>>>
  toy.return
}
