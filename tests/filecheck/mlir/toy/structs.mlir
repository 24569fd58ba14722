// Structs fold away where they are made: a field of a constant is a constant, and a field of values is the value.
// RUN: toy-opt %s -canonicalize | FileCheck %s
// RUN: toy-opt %s | toy-opt | FileCheck %s --check-prefix=TEXT

// CHECK-LABEL: @of_constant
// CHECK-NEXT: %0 = toy.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf64>
// CHECK-NEXT: %1 = toy.cast %0 : tensor<2xf64> to tensor<*xf64>
// CHECK-NEXT: toy.return %1
// TEXT-LABEL: @of_constant
// TEXT-NEXT: toy.struct_constant [dense<5.000000e+00> : tensor<f64>, [dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf64>]] : !toy.struct<tensor<*xf64>, !toy.struct<tensor<*xf64>>>
// TEXT-NEXT: toy.struct_access %0[1] : !toy.struct<tensor<*xf64>, !toy.struct<tensor<*xf64>>> -> !toy.struct<tensor<*xf64>>
toy.func @of_constant() -> tensor<*xf64> {
  %0 = toy.struct_constant [
    dense<5.0> : tensor<f64>, [dense<[1.0, 2.0]> : tensor<2xf64>]
  ] : !toy.struct<tensor<*xf64>, !toy.struct<tensor<*xf64>>>
  %1 = toy.struct_access %0[1] : !toy.struct<tensor<*xf64>, !toy.struct<tensor<*xf64>>> -> !toy.struct<tensor<*xf64>>
  %2 = toy.struct_access %1[0] : !toy.struct<tensor<*xf64>> -> tensor<*xf64>
  toy.return %2 : tensor<*xf64>
}

// CHECK-LABEL: @of_values(
// CHECK-NEXT: toy.return %arg1
// TEXT-LABEL: @of_values(
// TEXT-NEXT: toy.struct_create(%arg0, %arg1) : (tensor<2xf64>, tensor<*xf64>) -> !toy.struct<tensor<2xf64>, tensor<*xf64>>
toy.func @of_values(%a: tensor<2xf64>, %b: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.struct_create(%a, %b) : (tensor<2xf64>, tensor<*xf64>) -> !toy.struct<tensor<2xf64>, tensor<*xf64>>
  %1 = toy.struct_access %0[1] : !toy.struct<tensor<2xf64>, tensor<*xf64>> -> tensor<*xf64>
  toy.return %1 : tensor<*xf64>
}

// CHECK-LABEL: @negated_twice(
// CHECK-NEXT: toy.return %arg0
toy.func @negated_twice(%a: tensor<2xf64>) -> tensor<2xf64> {
  %0 = toy.neg(%a : tensor<2xf64>) to tensor<2xf64>
  %1 = toy.neg(%0 : tensor<2xf64>) to tensor<2xf64>
  toy.return %1 : tensor<2xf64>
}
