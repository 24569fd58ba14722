// Calls are replaced by the body of the callee, with casts before and after it where types differ.
// RUN: toy-opt %s -inline -canonicalize -symbol-dce | FileCheck %s

// CHECK-NOT: @twice
toy.func private @twice(%x: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.add %x, %x : tensor<*xf64>
  toy.return %0 : tensor<*xf64>
}
toy.func private @show(%x: tensor<*xf64>) {
  toy.print %x : tensor<*xf64>
  toy.return
}

// CHECK: toy.func @main(%arg0: tensor<2xf64>) {
// CHECK-NEXT: %0 = toy.cast %arg0 : tensor<2xf64> to tensor<*xf64>
// CHECK-NEXT: %1 = toy.add %0, %0 : tensor<*xf64>
// CHECK-NEXT: toy.print %1 : tensor<*xf64>
// CHECK-NEXT: toy.return
toy.func @main(%x: tensor<2xf64>) {
  %0 = toy.generic_call @twice(%x) : (tensor<2xf64>) -> tensor<*xf64>
  toy.generic_call @show(%0) : (tensor<*xf64>) -> ()
  toy.return
}

// The result has a shape that the call does not give: a struct keeps only the shapes in its type.
toy.func private @seven() -> tensor<*xf64> {
  %0 = toy.constant dense<7.0> : tensor<f64>
  toy.return %0 : tensor<f64>
}

// CHECK: toy.func @struct_of_call() -> !toy.struct<tensor<*xf64>> {
// CHECK: %[[SEVEN:.*]] = toy.constant dense<7.000000e+00> : tensor<f64>
// CHECK: %[[CAST:.*]] = toy.cast %[[SEVEN]] : tensor<f64> to tensor<*xf64>
// CHECK: toy.struct_create(%[[CAST]])
toy.func @struct_of_call() -> !toy.struct<tensor<*xf64>> {
  %0 = toy.generic_call @seven() : () -> tensor<*xf64>
  %1 = toy.struct_create(%0) : (tensor<*xf64>) -> !toy.struct<tensor<*xf64>>
  toy.return %1 : !toy.struct<tensor<*xf64>>
}
