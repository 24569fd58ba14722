// All violations are reported, each at its place, and compared with what the file expects.
// RUN: toy-opt %s -split-input-file -verify-diagnostics=every
toy.func @counts() {
  // expected-error@+3 {{'toy.print' op requires a single operand}}
  // expected-error@+2 {{'toy.print' op requires zero results}}
  // expected-note@+1 {{it has 0 operands and 1 result}}
  %0 = "toy.print"() : () -> tensor<2x3xf64>
  // expected-error@+1 {{operand #0 must be}}
  "toy.print"(%1) : (i32) -> ()
  // expected-error@+1 {{result #0 must be tensor of 64-bit float values, but got 'i32'}}
  %1 = "toy.constant"() : () -> i32 // expected-error {{op requires attribute 'value'}}
  toy.return
}
// -----
toy.func @twice() { // expected-note {{see existing symbol definition here}}
  toy.return
}
// expected-error@+1 {{redefinition of symbol named 'twice'}}
toy.func @twice() {
  toy.return
}
// -----
// expected-error@+1 {{expects parent op 'toy.func'}}
toy.return
// -----
func.func @order(%c: i1) {
  // expected-error@+1 {{operand #0 does not dominate this use}}
  %0 = arith.addi %1, %1 : i32 // expected-error {{operand #1 does not dominate this use}}
  // expected-note@+1 {{operand defined here (op in the same block)}}
  %1 = arith.constant 1 : i32
  return
}
