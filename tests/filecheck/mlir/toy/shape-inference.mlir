// Shapes follow from the shapes of the operands, even if a later block defines them.
// RUN: toy-opt %s -split-input-file -verify-diagnostics -pass-pipeline='builtin.module(toy.func(toy-shape-inference))' | FileCheck %s

// CHECK-LABEL: toy.func @straight
// CHECK-NEXT: %0 = toy.transpose(%arg0 : tensor<2x3xf64>) to tensor<3x2xf64>
// CHECK-NEXT: %1 = toy.cast %0 : tensor<3x2xf64> to tensor<3x2xf64>
// CHECK-NEXT: %2 = toy.mul %1, %0 : tensor<3x2xf64>
// CHECK-NEXT: toy.print %2 : tensor<3x2xf64>
toy.func @straight(%x: tensor<2x3xf64>) {
  %0 = toy.transpose(%x : tensor<2x3xf64>) to tensor<*xf64>
  %1 = toy.cast %0 : tensor<*xf64> to tensor<*xf64>
  %2 = toy.mul %1, %0 : tensor<*xf64>
  toy.print %2 : tensor<*xf64>
  toy.return
}
// -----
// CHECK-LABEL: toy.func @blocks_out_of_order
// CHECK: toy.add %{{.*}}, %{{.*}} : tensor<2xf64>
// CHECK: toy.sub %{{.*}}, %{{.*}} : tensor<2xf64>
toy.func @blocks_out_of_order(%x: tensor<2xf64>) {
  cf.br ^second
^first:
  %1 = toy.add %0, %x : (tensor<*xf64>, tensor<2xf64>) -> tensor<*xf64>
  toy.print %1 : tensor<*xf64>
  toy.return
^second:
  %0 = toy.sub %x, %x : (tensor<2xf64>, tensor<2xf64>) -> tensor<*xf64>
  cf.br ^first
}
// -----
toy.func @mismatch(%x: tensor<2xf64>, %y: tensor<3x2xf64>) {
  %0 = toy.transpose(%y : tensor<3x2xf64>) to tensor<*xf64>
  // expected-error@+1 {{operands of '-' have different ranks: <2> and <2, 3>}}
  %1 = toy.sub %x, %0 : (tensor<2xf64>, tensor<*xf64>) -> tensor<*xf64>
  toy.return
}
// -----
toy.func @unknown(%x: tensor<*xf64>) {
  // expected-error@+1 {{the shape of this value cannot be inferred: 'toy.add' has operands of unknown shape}}
  %0 = toy.add %x, %x : tensor<*xf64>
  toy.return
}
// -----
toy.func @not_inlined() -> tensor<*xf64> {
  // expected-error@+1 {{the shape of this value cannot be inferred: 'toy.generic_call' does not infer shapes}}
  %0 = toy.generic_call @not_inlined() : () -> tensor<*xf64>
  toy.return %0 : tensor<*xf64>
}
