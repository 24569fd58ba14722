// At most four elements are stored one by one; more become a global. A buffer that nothing uses is freed at once.
// RUN: toy-opt %s -convert-toy-to-affine | FileCheck %s
// RUN: toyc %s | FileCheck %s --check-prefix=OUTPUT

// CHECK: memref.global "private" constant @__constant_5xf64 : memref<5xf64>
// CHECK-NOT: memref.global
toy.func @main() {
  // CHECK: %[[SCALAR:.*]] = memref.alloc() : memref<f64>
  // CHECK-NEXT: %[[ONE:.*]] = arith.constant 1.000000e+00 : f64
  // CHECK-NEXT: affine.store %[[ONE]], %[[SCALAR]][] : memref<f64>
  %0 = toy.constant dense<1.0> : tensor<f64>
  // CHECK: %[[FOUR:.*]] = memref.alloc() : memref<2x2xf64>
  // CHECK-NEXT: %[[X:.*]] = arith.constant 1.000000e+00 : f64
  // CHECK-NEXT: affine.store %[[X]], %[[FOUR]][0, 0] : memref<2x2xf64>
  // CHECK-NEXT: %[[X:.*]] = arith.constant 2.000000e+00 : f64
  // CHECK-NEXT: affine.store %[[X]], %[[FOUR]][0, 1] : memref<2x2xf64>
  // CHECK-NEXT: %[[X:.*]] = arith.constant 3.000000e+00 : f64
  // CHECK-NEXT: affine.store %[[X]], %[[FOUR]][1, 0] : memref<2x2xf64>
  // CHECK-NEXT: %[[X:.*]] = arith.constant 4.000000e+00 : f64
  // CHECK-NEXT: affine.store %[[X]], %[[FOUR]][1, 1] : memref<2x2xf64>
  %1 = toy.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  // Equal elements are one number.
  // CHECK: %[[SPLAT:.*]] = memref.alloc() : memref<3xf64>
  // CHECK-NEXT: %[[X:.*]] = arith.constant 7.000000e+00 : f64
  // CHECK-NEXT: affine.store %[[X]], %[[SPLAT]][0] : memref<3xf64>
  // CHECK-NEXT: affine.store %[[X]], %[[SPLAT]][1] : memref<3xf64>
  // CHECK-NEXT: affine.store %[[X]], %[[SPLAT]][2] : memref<3xf64>
  %2 = toy.constant dense<7.0> : tensor<3xf64>
  // CHECK-NEXT: memref.get_global @__constant_5xf64 : memref<5xf64>
  %3 = toy.constant dense<[1.0, 2.0, 3.0, 4.0, -0.0]> : tensor<5xf64>
  // CHECK: %[[EMPTY:.*]] = memref.alloc() : memref<0x3xf64>
  %4 = toy.constant dense<> : tensor<0x3xf64>
  // CHECK: %[[UNUSED:.*]] = memref.alloc() : memref<2x2xf64>
  // CHECK: arith.addf
  // CHECK: memref.dealloc %[[UNUSED]]
  %5 = toy.add %1, %1 : tensor<2x2xf64>
  // CHECK: toy.print %[[SCALAR]]
  // CHECK-NEXT: memref.dealloc %[[SCALAR]]
  toy.print %0 : tensor<f64>
  toy.print %1 : tensor<2x2xf64>
  toy.print %2 : tensor<3xf64>
  toy.print %3 : tensor<5xf64>
  // CHECK: toy.print %[[EMPTY]]
  toy.print %4 : tensor<0x3xf64>
  toy.return
}

// OUTPUT: 1.000000
// OUTPUT-NEXT: 1.000000 2.000000
// OUTPUT-NEXT: 3.000000 4.000000
// OUTPUT: 7.000000 7.000000 7.000000
// OUTPUT-NEXT: 1.000000 2.000000 3.000000 4.000000 -0.000000
