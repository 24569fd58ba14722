// Functions pass, return and compute with the elements of structs.
// RUN: toy-opt %s -toy-scalarize-structs | FileCheck %s

// CHECK-LABEL: toy.func private @swap(%arg0: tensor<*xf64>, %arg1: tensor<*xf64>, %arg2: tensor<2xf64>) -> (tensor<*xf64>, tensor<*xf64>) {
// CHECK-NEXT: toy.return %arg1, %arg0 : tensor<*xf64>, tensor<*xf64>
toy.func private @swap(%p: !toy.struct<tensor<*xf64>, tensor<*xf64>>, %x: tensor<2xf64>) -> !toy.struct<tensor<*xf64>, tensor<*xf64>> {
  %0 = toy.struct_access %p[0] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
  %1 = toy.struct_access %p[1] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
  %2 = toy.struct_create(%1, %0) : (tensor<*xf64>, tensor<*xf64>) -> !toy.struct<tensor<*xf64>, tensor<*xf64>>
  toy.return %2 : !toy.struct<tensor<*xf64>, tensor<*xf64>>
}

// CHECK-LABEL: toy.func @caller(%arg0: tensor<*xf64>, %arg1: tensor<2xf64>) -> tensor<*xf64> {
// CHECK-NEXT: %0:2 = toy.generic_call @swap(%arg0, %arg0, %arg1) : (tensor<*xf64>, tensor<*xf64>, tensor<2xf64>) -> (tensor<*xf64>, tensor<*xf64>)
// CHECK-NEXT: toy.return %0#1 : tensor<*xf64>
toy.func @caller(%a: tensor<*xf64>, %b: tensor<2xf64>) -> tensor<*xf64> {
  %0 = toy.struct_create(%a, %a) : (tensor<*xf64>, tensor<*xf64>) -> !toy.struct<tensor<*xf64>, tensor<*xf64>>
  %1 = toy.generic_call @swap(%0, %b) : (!toy.struct<tensor<*xf64>, tensor<*xf64>>, tensor<2xf64>) -> !toy.struct<tensor<*xf64>, tensor<*xf64>>
  %2 = toy.struct_access %1[1] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
  toy.return %2 : tensor<*xf64>
}

// CHECK-LABEL: toy.func @constants() -> (tensor<*xf64>, tensor<*xf64>) {
// CHECK-NEXT: %[[X:.*]] = toy.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf64>
// CHECK-NEXT: %[[Y:.*]] = toy.cast %[[X]] : tensor<2xf64> to tensor<*xf64>
// CHECK-NEXT: toy.return %[[Y]], %[[Y]] : tensor<*xf64>, tensor<*xf64>
toy.func @constants() -> !toy.struct<tensor<*xf64>, tensor<*xf64>> {
  %0 = toy.struct_constant [[dense<[1.0, 2.0]> : tensor<2xf64>], dense<3.0> : tensor<f64>] : !toy.struct<!toy.struct<tensor<*xf64>>, tensor<*xf64>>
  %1 = toy.struct_access %0[0] : !toy.struct<!toy.struct<tensor<*xf64>>, tensor<*xf64>> -> !toy.struct<tensor<*xf64>>
  %2 = toy.struct_access %1[0] : !toy.struct<tensor<*xf64>> -> tensor<*xf64>
  %3 = toy.struct_create(%2, %2) : (tensor<*xf64>, tensor<*xf64>) -> !toy.struct<tensor<*xf64>, tensor<*xf64>>
  toy.return %3 : !toy.struct<tensor<*xf64>, tensor<*xf64>>
}
