// Every operation of a program becomes a loop nest that fills a buffer, which is freed after its last use.
// RUN: toy-opt %s -convert-toy-to-affine | FileCheck %s
// RUN: toyc %s | FileCheck %s --check-prefix=OUTPUT

// CHECK: memref.global "private" constant @__constant_2x3xf64 : memref<2x3xf64> = dense<{{.*}}1.000000e+00, 2.000000e+00, 3.000000e+00
// CHECK: memref.global "private" constant @__constant_2x3xf64_0 : memref<2x3xf64> = dense<{{.*}}5.000000e-01, 2.500000e-01
// CHECK-LABEL: func.func @main() -> i32 {
toy.func @main() {
  // A literal that occurs twice is one global.
  // CHECK: %[[A:.*]] = memref.get_global @__constant_2x3xf64 : memref<2x3xf64>
  // CHECK: %[[B:.*]] = memref.get_global @__constant_2x3xf64_0 : memref<2x3xf64>
  // CHECK: %[[C:.*]] = memref.get_global @__constant_2x3xf64 : memref<2x3xf64>
  %a = toy.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %b = toy.constant dense<[[0.5, 0.5, 0.5], [0.5, 0.5, 0.25]]> : tensor<2x3xf64>
  %c = toy.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>

  // CHECK: %[[SUM:.*]] = memref.alloc() : memref<2x3xf64>
  // CHECK-NEXT: affine.for %[[I:.*]] = 0 to 2 {
  // CHECK-NEXT: affine.for %[[J:.*]] = 0 to 3 {
  // CHECK-NEXT: %[[X:.*]] = affine.load %[[A]][%[[I]], %[[J]]] : memref<2x3xf64>
  // CHECK-NEXT: %[[Y:.*]] = affine.load %[[B]][%[[I]], %[[J]]] : memref<2x3xf64>
  // CHECK-NEXT: %[[Z:.*]] = arith.addf %[[X]], %[[Y]] : f64
  // CHECK-NEXT: affine.store %[[Z]], %[[SUM]][%[[I]], %[[J]]] : memref<2x3xf64>
  %sum = toy.add %a, %b : tensor<2x3xf64>

  // CHECK: %[[DIFFERENCE:.*]] = memref.alloc() : memref<2x3xf64>
  // CHECK: arith.subf
  // CHECK: affine.store %{{.*}}, %[[DIFFERENCE]][
  // The sum is used here for the last time.
  // CHECK: memref.dealloc %[[SUM]] : memref<2x3xf64>
  %difference = toy.sub %sum, %c : tensor<2x3xf64>

  // CHECK: %[[PRODUCT:.*]] = memref.alloc() : memref<2x3xf64>
  // CHECK: arith.mulf
  // CHECK: memref.dealloc %[[DIFFERENCE]]
  %product = toy.mul %difference, %difference : tensor<2x3xf64>

  // CHECK: %[[T:.*]] = memref.alloc() : memref<3x2xf64>
  // CHECK-NEXT: affine.for %[[I:.*]] = 0 to 3 {
  // CHECK-NEXT: affine.for %[[J:.*]] = 0 to 2 {
  // CHECK-NEXT: %[[X:.*]] = affine.load %[[PRODUCT]][%[[J]], %[[I]]] : memref<2x3xf64>
  // CHECK-NEXT: affine.store %[[X]], %[[T]][%[[I]], %[[J]]] : memref<3x2xf64>
  %t = toy.transpose(%product : tensor<2x3xf64>) to tensor<3x2xf64>

  // A cast is the buffer that it casts.
  // CHECK: %[[FLAT:.*]] = memref.alloc() : memref<6xf64>
  // CHECK-NEXT: affine.for %[[I:.*]] = 0 to 6 {
  // CHECK-NEXT: %[[X:.*]] = affine.load %[[T]][%[[I]] floordiv 2, %[[I]] mod 2] : memref<3x2xf64>
  // CHECK-NEXT: affine.store %[[X]], %[[FLAT]][%[[I]]] : memref<6xf64>
  // CHECK: memref.dealloc %[[T]]
  %cast = toy.cast %t : tensor<3x2xf64> to tensor<3x2xf64>
  %flat = toy.reshape(%cast : tensor<3x2xf64>) to tensor<6xf64>

  // CHECK: toy.print %[[FLAT]] : memref<6xf64>
  // CHECK-NEXT: memref.dealloc %[[FLAT]]
  toy.print %flat : tensor<6xf64>
  // CHECK: toy.print %[[PRODUCT]]
  // CHECK-NEXT: memref.dealloc %[[PRODUCT]]
  toy.print %product : tensor<2x3xf64>
  // A global must not be freed.
  // CHECK: toy.print %[[A]]
  // CHECK-NOT: memref.dealloc
  toy.print %a : tensor<2x3xf64>
  // CHECK: %[[ZERO:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: return %[[ZERO]] : i32
  toy.return
}

// OUTPUT: 0.250000 0.250000 0.250000 0.250000 0.250000 0.062500
// OUTPUT-NEXT: 0.250000 0.250000 0.250000
// OUTPUT-NEXT: 0.250000 0.250000 0.062500
// OUTPUT: 1.000000 2.000000 3.000000
// OUTPUT-NEXT: 4.000000 5.000000 6.000000
