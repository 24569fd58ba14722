// Functions that move elements compose, and are gone where they move nothing.
// RUN: toy-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @slices(%arg0: tensor<2x3x4xf64>)
toy.func @slices(%x: tensor<2x3x4xf64>) {
  %half = toy.constant dense<2.0> : tensor<f64>
  %one = toy.constant dense<1.0> : tensor<f64>
  // Ranges, steps below 0, positions and new axes.
  // CHECK: toy.slice(%arg0 : tensor<2x3x4xf64>) [1, 0, 0, 1, -9223372036854775808, -1, -9223372036854775808, 0, 0, 0, 3, 2] to tensor<2x1x2xf64>
  %0 = toy.slice(%x : tensor<2x3x4xf64>) [1, 0, 0, -9223372036854775808, -9223372036854775808, -1] to tensor<3x4xf64>
  %1 = toy.slice(%0 : tensor<3x4xf64>) [1, -9223372036854775808, 1, -9223372036854775808, 0, 0, -9223372036854775808, -9223372036854775808, 2] to tensor<2x1x2xf64>
  toy.print %1 : tensor<2x1x2xf64>
  // A new axis of which the position is taken is gone.
  // CHECK: toy.slice(%arg0 : tensor<2x3x4xf64>) [0, 2, 1, 1, 0, 0, 0, 4, 1] to tensor<2x4xf64>
  %2 = toy.slice(%x : tensor<2x3x4xf64>) [-9223372036854775808, -9223372036854775808, 1, -9223372036854775808, 0, 0] to tensor<2x1x3x4xf64>
  %3 = toy.slice(%2 : tensor<2x1x3x4xf64>) [-9223372036854775808, -9223372036854775808, 1, 0, 0, 0, 1, 0, 0] to tensor<2x4xf64>
  toy.print %3 : tensor<2x4xf64>
  // A position that follows from constants is a literal.
  // CHECK: toy.slice(%arg0 : tensor<2x3x4xf64>) [1, 0, 0, 1, 3, 1] to tensor<2x4xf64>
  %4 = toy.sub %half, %one : tensor<f64>
  %5 = toy.slice(%x, %4, %one : tensor<2x3x4xf64>, tensor<f64>, tensor<f64>) [-9223372036854775807, 0, 0, -9223372036854775807, 3, 1] to tensor<2x4xf64>
  toy.print %5 : tensor<2x4xf64>
  // CHECK: toy.print %arg0
  %6 = toy.slice(%x : tensor<2x3x4xf64>) [-9223372036854775808, -9223372036854775808, 1] to tensor<2x3x4xf64>
  toy.print %6 : tensor<2x3x4xf64>
  toy.return
}

// One position is known only when the program runs, and stays for its check, though nothing uses the result.
// CHECK-LABEL: @computed(%arg0: tensor<3x4xf64>, %arg1: tensor<f64>)
// CHECK-NEXT: toy.slice(%arg0, %arg1 : tensor<3x4xf64>, tensor<f64>) [-9223372036854775807, 0, 0, 2, 0, 0] to tensor<f64>
// CHECK-NEXT: toy.return
toy.func @computed(%x: tensor<3x4xf64>, %i: tensor<f64>) {
  %two = toy.constant dense<2.0> : tensor<f64>
  %0 = toy.slice(%x, %i, %two : tensor<3x4xf64>, tensor<f64>, tensor<f64>) [-9223372036854775807, 0, 0, -9223372036854775807, 0, 0] to tensor<f64>
  %1 = toy.slice(%x : tensor<3x4xf64>) [0, 0, 0] to tensor<4xf64>
  toy.return
}

// CHECK-LABEL: @orders(%arg0: tensor<2x3x4xf64>)
// CHECK-NEXT: toy.permute(%arg0 : tensor<2x3x4xf64>) axes [1, -1, 0] to tensor<3x4x2xf64>
// CHECK-NEXT: toy.transpose({{.*}} : tensor<3x4x2xf64>) to tensor<2x4x3xf64>
// CHECK-NEXT: toy.transpose(%arg0 : tensor<2x3x4xf64>) to tensor<4x3x2xf64>
// CHECK-NEXT: toy.print
// CHECK-NEXT: toy.print
// CHECK-NEXT: toy.print
// CHECK-NEXT: toy.print %arg0
toy.func @orders(%x: tensor<2x3x4xf64>) {
  %0 = toy.permute(%x : tensor<2x3x4xf64>) axes [1, -1, 0] to tensor<3x4x2xf64>
  %1 = toy.transpose(%0 : tensor<3x4x2xf64>) to tensor<2x4x3xf64>
  %2 = toy.permute(%1 : tensor<2x4x3xf64>) axes [1, 2, 0] to tensor<4x3x2xf64>
  %3 = toy.permute(%0 : tensor<3x4x2xf64>) axes [2, 0, 1] to tensor<2x3x4xf64>
  toy.print %0 : tensor<3x4x2xf64>
  toy.print %1 : tensor<2x4x3xf64>
  toy.print %2 : tensor<4x3x2xf64>
  toy.print %3 : tensor<2x3x4xf64>
  toy.return
}

// CHECK-LABEL: @shapes(%arg0: tensor<2x6xf64>)
// CHECK: toy.reshape_to(%arg0, {{.*}} to tensor<3x4xf64>
// CHECK-NEXT: toy.print
// CHECK-NEXT: toy.print %arg0
// CHECK-NEXT: toy.print %arg0
// CHECK-NEXT: toy.return
toy.func @shapes(%x: tensor<2x6xf64>) {
  %zero = toy.constant dense<0.0> : tensor<f64>
  %three = toy.constant dense<3.0> : tensor<f64>
  %four = toy.constant dense<4.0> : tensor<f64>
  %six = toy.constant dense<6.0> : tensor<f64>
  %rest = toy.constant dense<-1.0> : tensor<f64>
  %0 = toy.reshape_to(%x, %four, %rest : tensor<2x6xf64>, tensor<f64>, tensor<f64>) to tensor<4x3xf64>
  %1 = toy.reshape_to(%0, %three, %rest : tensor<4x3xf64>, tensor<f64>, tensor<f64>) to tensor<3x4xf64>
  toy.print %1 : tensor<3x4xf64>
  %2 = toy.reshape_to(%0, %rest, %six : tensor<4x3xf64>, tensor<f64>, tensor<f64>) to tensor<2x6xf64>
  toy.print %2 : tensor<2x6xf64>
  %3 = toy.roll(%x, %zero : tensor<2x6xf64>, tensor<f64>) axes [1] to tensor<2x6xf64>
  toy.print %3 : tensor<2x6xf64>
  toy.return
}
