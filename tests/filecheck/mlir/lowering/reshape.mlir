// The element at each position of the result comes from the same row-major position of the operand.
// RUN: toy-opt %s -convert-toy-to-affine | FileCheck %s
// RUN: toyc %s | FileCheck %s --check-prefix=OUTPUT

toy.func @main() {
  %0 = toy.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  // CHECK: arith.addf
  %1 = toy.add %0, %0 : tensor<2x3xf64>
  // CHECK: affine.for %[[I:.*]] = 0 to 3 {
  // CHECK-NEXT: affine.for %[[J:.*]] = 0 to 2 {
  // CHECK-NEXT: affine.load %{{.*}}[(%[[I]] * 2 + %[[J]]) floordiv 3, (%[[I]] * 2 + %[[J]]) mod 3] : memref<2x3xf64>
  // CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%[[I]], %[[J]]] : memref<3x2xf64>
  %2 = toy.reshape(%1 : tensor<2x3xf64>) to tensor<3x2xf64>
  // CHECK: affine.for %[[I:.*]] = 0 to 1 {
  // CHECK-NEXT: affine.for %[[J:.*]] = 0 to 3 {
  // CHECK-NEXT: affine.for %[[K:.*]] = 0 to 2 {
  // CHECK: affine.store %{{.*}}, %{{.*}}[%[[I]], %[[J]], %[[K]]] : memref<1x3x2xf64>
  %3 = toy.reshape(%2 : tensor<3x2xf64>) to tensor<1x3x2xf64>
  %4 = toy.reshape(%3 : tensor<1x3x2xf64>) to tensor<6xf64>
  toy.print %2 : tensor<3x2xf64>
  toy.print %3 : tensor<1x3x2xf64>
  toy.print %4 : tensor<6xf64>

  // To a number and back; a number fills any shape.
  %5 = toy.constant dense<2.5> : tensor<1x1xf64>
  %6 = toy.mul %5, %5 : tensor<1x1xf64>
  // CHECK: %[[NUMBER:.*]] = affine.load %{{.*}}[0, 0] : memref<1x1xf64>
  %7 = toy.reshape(%6 : tensor<1x1xf64>) to tensor<f64>
  // CHECK: affine.store %[[NUMBER]], %{{.*}}[%{{.*}}] : memref<1xf64>
  %8 = toy.reshape(%7 : tensor<f64>) to tensor<1xf64>
  // CHECK: affine.store %[[NUMBER]], %{{.*}}[%{{.*}}, %{{.*}}] : memref<2x3xf64>
  %12 = toy.reshape(%7 : tensor<f64>) to tensor<2x3xf64>
  // CHECK: toy.print %[[NUMBER]] : f64
  toy.print %7 : tensor<f64>
  toy.print %8 : tensor<1xf64>
  toy.print %12 : tensor<2x3xf64>

  // Nothing stays nothing.
  %9 = toy.constant dense<> : tensor<0x2xf64>
  %10 = toy.mul %9, %9 : tensor<0x2xf64>
  %11 = toy.reshape(%10 : tensor<0x2xf64>) to tensor<3x0xf64>
  toy.print %11 : tensor<3x0xf64>
  toy.return
}

// OUTPUT: 2.000000 4.000000
// OUTPUT-NEXT: 6.000000 8.000000
// OUTPUT-NEXT: 10.000000 12.000000
// OUTPUT: 2.000000 4.000000
// OUTPUT-NEXT: 6.000000 8.000000
// OUTPUT-NEXT: 10.000000 12.000000
// OUTPUT: 2.000000 4.000000 6.000000 8.000000 10.000000 12.000000
// OUTPUT-NEXT: 6.250000
// OUTPUT-NEXT: 6.250000
// OUTPUT-NEXT: 6.250000 6.250000 6.250000
// OUTPUT-NEXT: 6.250000 6.250000 6.250000
