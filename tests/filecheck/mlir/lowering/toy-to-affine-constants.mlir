// A number is a number. At most four elements are stored one by one, where they are first used; more become a global,
// or a loop where they are all equal. A buffer that nothing uses is freed at once.
// RUN: toy-opt %s -convert-toy-to-affine | FileCheck %s
// RUN: toyc %s | FileCheck %s --check-prefix=OUTPUT

// CHECK: memref.global "private" constant @__constant_5xf64 : memref<5xf64>
// CHECK-NOT: memref.global
toy.func @main() {
  // CHECK: %[[ONE:.*]] = arith.constant 1.000000e+00 : f64
  %0 = toy.constant dense<1.0> : tensor<f64>
  %1 = toy.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  %2 = toy.constant dense<7.0> : tensor<3xf64>
  // CHECK-NEXT: %[[GLOBAL:.*]] = memref.get_global @__constant_5xf64 : memref<5xf64>
  %3 = toy.constant dense<[1.0, 2.0, 3.0, 4.0, -0.0]> : tensor<5xf64>
  %4 = toy.constant dense<> : tensor<0x3xf64>
  %6 = toy.constant dense<8.0> : tensor<2x4xf64>
  // CHECK-NEXT: %[[FOUR:.*]] = memref.alloc() : memref<2x2xf64>
  // CHECK-NEXT: %[[X:.*]] = arith.constant 1.000000e+00 : f64
  // CHECK-NEXT: affine.store %[[X]], %[[FOUR]][0, 0] : memref<2x2xf64>
  // CHECK-NEXT: %[[X:.*]] = arith.constant 2.000000e+00 : f64
  // CHECK-NEXT: affine.store %[[X]], %[[FOUR]][0, 1] : memref<2x2xf64>
  // CHECK-NEXT: %[[X:.*]] = arith.constant 3.000000e+00 : f64
  // CHECK-NEXT: affine.store %[[X]], %[[FOUR]][1, 0] : memref<2x2xf64>
  // CHECK-NEXT: %[[X:.*]] = arith.constant 4.000000e+00 : f64
  // CHECK-NEXT: affine.store %[[X]], %[[FOUR]][1, 1] : memref<2x2xf64>
  // CHECK: %[[UNUSED:.*]] = memref.alloc() : memref<2x2xf64>
  // CHECK: arith.addf
  // CHECK: memref.dealloc %[[UNUSED]]
  %5 = toy.add %1, %1 : tensor<2x2xf64>
  // CHECK-NEXT: toy.print %[[ONE]] : f64
  toy.print %0 : tensor<f64>
  // CHECK-NEXT: toy.print %[[FOUR]]
  // CHECK-NEXT: memref.dealloc %[[FOUR]]
  toy.print %1 : tensor<2x2xf64>
  // Equal elements are one number.
  // CHECK-NEXT: %[[X:.*]] = arith.constant 7.000000e+00 : f64
  // CHECK-NEXT: %[[SPLAT:.*]] = memref.alloc() : memref<3xf64>
  // CHECK-NEXT: affine.store %[[X]], %[[SPLAT]][0] : memref<3xf64>
  // CHECK-NEXT: affine.store %[[X]], %[[SPLAT]][1] : memref<3xf64>
  // CHECK-NEXT: affine.store %[[X]], %[[SPLAT]][2] : memref<3xf64>
  // CHECK-NEXT: toy.print %[[SPLAT]]
  // CHECK-NEXT: memref.dealloc %[[SPLAT]]
  toy.print %2 : tensor<3xf64>
  // CHECK-NEXT: toy.print %[[GLOBAL]]
  toy.print %3 : tensor<5xf64>
  // CHECK-NEXT: %[[EMPTY:.*]] = memref.alloc() : memref<0x3xf64>
  // CHECK-NEXT: toy.print %[[EMPTY]]
  // CHECK-NEXT: memref.dealloc %[[EMPTY]]
  toy.print %4 : tensor<0x3xf64>
  // CHECK-NEXT: %[[X:.*]] = arith.constant 8.000000e+00 : f64
  // CHECK-NEXT: %[[LARGE:.*]] = memref.alloc() : memref<2x4xf64>
  // CHECK-NEXT: affine.for %[[I:.*]] = 0 to 2 {
  // CHECK-NEXT: affine.for %[[J:.*]] = 0 to 4 {
  // CHECK-NEXT: affine.store %[[X]], %[[LARGE]][%[[I]], %[[J]]] : memref<2x4xf64>
  toy.print %6 : tensor<2x4xf64>
  toy.return
}

// OUTPUT: 1.000000
// OUTPUT-NEXT: 1.000000 2.000000
// OUTPUT-NEXT: 3.000000 4.000000
// OUTPUT: 7.000000 7.000000 7.000000
// OUTPUT-NEXT: 1.000000 2.000000 3.000000 4.000000 -0.000000
// OUTPUT: 8.000000 8.000000 8.000000 8.000000
// OUTPUT-NEXT: 8.000000 8.000000 8.000000 8.000000
