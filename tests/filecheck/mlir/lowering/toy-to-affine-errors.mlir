// Operations that specialisation should have removed are reported at their place.
// RUN: toy-opt %s -split-input-file -verify-diagnostics -convert-toy-to-affine

// expected-error@+1 {{function 'callee' passes a 'tensor<*xf64>': there is no memory of unknown size}}
toy.func private @callee(%x: tensor<*xf64>) {
  toy.return
}
toy.func @main() {
  %0 = toy.constant dense<1.0> : tensor<2xf64>
  toy.generic_call @callee(%0) : (tensor<2xf64>) -> ()
  toy.return
}
// -----
// expected-error@+1 {{function 'callee' passes a '!toy.struct<tensor<2xf64>>': there is no memory of unknown size}}
toy.func private @callee() -> !toy.struct<tensor<2xf64>> {
  %0 = toy.struct_constant [dense<1.0> : tensor<2xf64>] : !toy.struct<tensor<2xf64>>
  toy.return %0 : !toy.struct<tensor<2xf64>>
}
// -----
// expected-error@+1 {{'main' must take no arguments and return nothing}}
toy.func @main(%x: tensor<2xf64>) {
  toy.return
}
// -----
// expected-error@+1 {{'main' must take no arguments and return nothing}}
toy.func @main() -> tensor<2xf64> {
  %0 = toy.constant dense<1.0> : tensor<2xf64>
  toy.return %0 : tensor<2xf64>
}
// -----
// expected-error@+1 {{expected 'main' to have a body of one block}}
toy.func @main() {
  cf.br ^next
^next:
  toy.return
}
// -----
// expected-error@+1 {{expected 'main' to have a body of one block}}
toy.func private @main()
// -----
toy.func @main() {
  %0 = toy.constant dense<1.0> : tensor<2xf64>
  // expected-error@+1 {{'toy.cast' op gives a value of type 'tensor<*xf64>': there is no memory of unknown size}}
  %1 = toy.cast %0 : tensor<2xf64> to tensor<*xf64>
  toy.print %1 : tensor<*xf64>
  toy.return
}
// -----
toy.func @main() {
  %0 = toy.constant dense<1.0> : tensor<2xf64>
  // expected-error@+1 {{gives a value of type 'tensor<?xf64>': there is no memory of unknown size}}
  %1 = toy.transpose(%0 : tensor<2xf64>) to tensor<?xf64>
  toy.print %1 : tensor<?xf64>
  toy.return
}
// -----
// expected-error@+1 {{function 'callee' passes a 'tensor<0x4294967296x4294967296x4294967296xf64>': there is no memory of that size}}
toy.func private @callee(%x: tensor<0x4294967296x4294967296x4294967296xf64>) {
  %0 = toy.reshape(%x : tensor<0x4294967296x4294967296x4294967296xf64>) to tensor<0x7xf64>
  toy.print %0 : tensor<0x7xf64>
  toy.return
}
// -----
// expected-error@+1 {{'f' is an entry point ('toy.entry'), and is called in the module}}
toy.func @f(%x: tensor<2xf64>) -> tensor<2xf64> attributes {toy.entry} {
  toy.return %x : tensor<2xf64>
}
toy.func @main() {
  %0 = toy.constant dense<1.0> : tensor<2xf64>
  %1 = toy.generic_call @f(%0) : (tensor<2xf64>) -> tensor<2xf64>
  toy.return
}
// -----
toy.func @main() {
  // One more than the limit.
  %0 = toy.constant dense<1.0> : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf64>
  // expected-error@+1 {{there is no memory of this many dimensions}}
  %1 = toy.constant dense<1.0> : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf64>
  toy.print %0 : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf64>
  toy.print %1 : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf64>
  toy.return
}
