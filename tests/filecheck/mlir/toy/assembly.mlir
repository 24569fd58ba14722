// The forms of toy operations; printed text is read back unchanged.
// RUN: toy-opt %s | FileCheck %s
// RUN: sh -c 'toy-opt %s | toy-opt - | FileCheck %s'
// RUN: sh -c 'toy-opt %s -mlir-print-op-generic | toy-opt - | FileCheck %s'

// CHECK-LABEL: toy.func private @callee(%arg0: tensor<*xf64>) -> tensor<*xf64> {
// CHECK-NEXT: toy.return %arg0 : tensor<*xf64>
toy.func private @callee(%x: tensor<*xf64>) -> tensor<*xf64> {
  toy.return %x : tensor<*xf64>
}

// CHECK-LABEL: toy.func @nothing() attributes {t.note} {
// CHECK-NEXT: toy.return {t.end}
toy.func @nothing() attributes {t.note} {
  toy.return {t.end}
}

// CHECK-LABEL: toy.func @forms(
toy.func @forms(%x: tensor<2x3xf64>, %y: tensor<*xf64>, %m: memref<2xf64>) {
  // CHECK-NEXT: %0 = toy.constant {t.note = 1 : i64} dense<1.000000e+00> : tensor<2xf64>
  %0 = toy.constant {t.note = 1} dense<1.0> : tensor<2xf64>
  // CHECK-NEXT: %1 = toy.add %arg0, %arg0 : tensor<2x3xf64>
  %1 = toy.add %x, %x : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  // CHECK-NEXT: %2 = toy.sub %arg0, %arg1 {t.note} : (tensor<2x3xf64>, tensor<*xf64>) -> tensor<*xf64>
  %2 = toy.sub %x, %y {t.note} : (tensor<2x3xf64>, tensor<*xf64>) -> tensor<*xf64>
  // CHECK-NEXT: %3 = toy.mul %arg1, %arg1 : tensor<*xf64>
  %3 = toy.mul %y, %y : tensor<*xf64>
  // CHECK-NEXT: %4 = toy.cast %arg0 : tensor<2x3xf64> to tensor<*xf64>
  %4 = toy.cast %x : tensor<2x3xf64> to tensor<*xf64>
  // CHECK-NEXT: %5 = toy.reshape(%arg0 : tensor<2x3xf64>) to tensor<6xf64>
  %5 = toy.reshape(%x : tensor<2x3xf64>) to tensor<6xf64>
  // CHECK-NEXT: %6 = toy.transpose(%arg0 : tensor<2x3xf64>) {t.note} to tensor<3x2xf64>
  %6 = toy.transpose(%x : tensor<2x3xf64>) {t.note} to tensor<3x2xf64>
  // CHECK-NEXT: %7 = toy.generic_call @callee(%6) : (tensor<3x2xf64>) -> tensor<*xf64>
  %7 = toy.generic_call @callee(%6) : (tensor<3x2xf64>) -> tensor<*xf64>
  // CHECK-NEXT: toy.generic_call @nothing() : () -> ()
  toy.generic_call @nothing() : () -> ()
  // CHECK-NEXT: toy.print %7 : tensor<*xf64>
  toy.print %7 : tensor<*xf64>
  // CHECK-NEXT: toy.print %arg2 : memref<2xf64>
  toy.print %m : memref<2xf64>
  toy.return
}
