// The canonicalization of toy operations.
// RUN: toy-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: toy.func @transpose_of_transpose
// CHECK-NEXT: toy.return %arg0
toy.func @transpose_of_transpose(%x: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.transpose(%x : tensor<*xf64>) to tensor<*xf64>
  %1 = toy.transpose(%0 : tensor<*xf64>) to tensor<*xf64>
  toy.return %1 : tensor<*xf64>
}

// Users keep the type that they had, and a shape that cannot be is left for others to report.
// CHECK-LABEL: toy.func @transpose_of_transpose_with_shapes
// CHECK-NEXT: %[[INNER:.*]] = toy.transpose(%arg0 : tensor<2x3xf64>) to tensor<*xf64>
// CHECK-NEXT: %[[CAST:.*]] = toy.cast %arg0 : tensor<2x3xf64> to tensor<*xf64>
// CHECK-NEXT: %[[OUTER:.*]] = toy.transpose(%[[INNER]] : tensor<*xf64>) to tensor<5x5xf64>
// CHECK-NEXT: toy.print %[[CAST]] : tensor<*xf64>
// CHECK-NEXT: toy.print %[[OUTER]] : tensor<5x5xf64>
toy.func @transpose_of_transpose_with_shapes(%x: tensor<2x3xf64>) {
  %0 = toy.transpose(%x : tensor<2x3xf64>) to tensor<*xf64>
  %1 = toy.transpose(%0 : tensor<*xf64>) to tensor<*xf64>
  %2 = toy.transpose(%0 : tensor<*xf64>) to tensor<5x5xf64>
  toy.print %1 : tensor<*xf64>
  toy.print %2 : tensor<5x5xf64>
  toy.return
}

// CHECK-LABEL: toy.func @casts
// CHECK-NEXT: toy.print %arg0
// CHECK-NEXT: toy.print %arg0
// CHECK-NEXT: toy.return
toy.func @casts(%x: tensor<2x3xf64>) {
  %0 = toy.cast %x : tensor<2x3xf64> to tensor<2x3xf64>
  toy.print %0 : tensor<2x3xf64>
  %1 = toy.cast %x : tensor<2x3xf64> to tensor<*xf64>
  %2 = toy.cast %1 : tensor<*xf64> to tensor<2x3xf64>
  toy.print %2 : tensor<2x3xf64>
  toy.return
}

// CHECK-LABEL: toy.func @reshapes
// CHECK-NEXT: %[[R:.*]] = toy.reshape(%arg0 : tensor<2x3xf64>) to tensor<3x2xf64>
// CHECK-NEXT: toy.print %[[R]]
// CHECK-NEXT: toy.print %arg0
// CHECK-NEXT: toy.return
toy.func @reshapes(%x: tensor<2x3xf64>) {
  %0 = toy.reshape(%x : tensor<2x3xf64>) to tensor<6xf64>
  %1 = toy.reshape(%0 : tensor<6xf64>) to tensor<3x2xf64>
  toy.print %1 : tensor<3x2xf64>
  %2 = toy.reshape(%x : tensor<2x3xf64>) to tensor<2x3xf64>
  toy.print %2 : tensor<2x3xf64>
  toy.return
}

// CHECK-LABEL: toy.func @reshaped_constants
// CHECK-DAG: toy.constant dense<1.000000e+00> : tensor<2x2xf64>
// CHECK-DAG: toy.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00]]> : tensor<1x2xf64>
// CHECK-NOT: toy.reshape
// CHECK: toy.return
toy.func @reshaped_constants() {
  %0 = toy.constant dense<1.0> : tensor<4xf64>
  %1 = toy.reshape(%0 : tensor<4xf64>) to tensor<2x2xf64>
  toy.print %1 : tensor<2x2xf64>
  %2 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %3 = toy.reshape(%2 : tensor<2xf64>) to tensor<1x2xf64>
  toy.print %3 : tensor<1x2xf64>
  toy.return
}
