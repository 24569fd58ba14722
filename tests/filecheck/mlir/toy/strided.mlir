// RUN: toy-opt %s -split-input-file -convert-toy-to-affine | FileCheck %s

// A view is read where it is.
// CHECK-LABEL: func.func @twice
// CHECK-SAME: (%[[ROW:.*]]: memref<9xf64>, %[[OUT:.*]]: memref<2x2xf64>)
// CHECK-NOT: memref.alloc
// CHECK: affine.for %[[I:.*]] = 0 to 2
// CHECK-NEXT: affine.for %[[J:.*]] = 0 to 2
// CHECK-NEXT: affine.load %[[ROW]][%[[I]] * 6 + %[[J]] * -2 + 2]
// CHECK-NEXT: affine.load %[[ROW]][%[[I]] * 6 + %[[J]] * -2 + 2]
// CHECK-NEXT: arith.addf
// CHECK-NEXT: affine.store %{{.*}}, %[[OUT]]
toy.func @twice(%row: tensor<9xf64>) -> tensor<2x2xf64> attributes {toy.entry} {
  %x = toy.strided(%row : tensor<9xf64>) [2, 6, 2, -2] to tensor<2x2xf64>
  %y = toy.add %x, %x : tensor<2x2xf64>
  toy.return %y : tensor<2x2xf64>
}

// -----

// Each element is read many times: from a copy.
// CHECK-LABEL: func.func @outer
// CHECK: %[[COPY:.*]] = memref.alloc() : memref<32xf64>
// CHECK: affine.load %{{.*}}[%{{.*}} * 2] : memref<63xf64>
// CHECK-NEXT: affine.store %{{.*}}, %[[COPY]]
// CHECK: affine.load %[[COPY]]
toy.func @outer(%row: tensor<63xf64>) -> tensor<32x32xf64> attributes {toy.entry} {
  %x = toy.strided(%row : tensor<63xf64>) [32, 2] to tensor<32xf64>
  %y = toy.outer(%x, %x : tensor<32xf64>, tensor<32xf64>) to tensor<32x32xf64>
  toy.return %y : tensor<32x32xf64>
}

// -----

// A dimension that is repeated.
// CHECK-LABEL: func.func @repeated
// CHECK: affine.load %{{.*}}[%{{.*}}] : memref<3xf64>
toy.func @repeated(%row: tensor<3xf64>) -> tensor<4x3xf64> attributes {toy.entry} {
  %x = toy.strided(%row : tensor<3xf64>) [4, 0, 3, 1] to tensor<4x3xf64>
  toy.return %x : tensor<4x3xf64>
}
