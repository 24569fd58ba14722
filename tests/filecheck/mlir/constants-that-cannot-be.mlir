// Sizes that constants make impossible are left to be found out when the program runs; `mlir-opt` makes invalid IR.
// RUN: toy-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @negative_size
// CHECK: memref.reinterpret_cast %arg0 to offset: [0], sizes: [%c-29], strides: [1]
func.func @negative_size(%m: memref<?xf32>) -> memref<?xf32, strided<[1]>> {
  %n = arith.constant -29 : index
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1]
    : memref<?xf32> to memref<?xf32, strided<[1]>>
  return %0 : memref<?xf32, strided<[1]>>
}

// CHECK-LABEL: @other_extent
// CHECK: memref.expand_shape %{{.*}} {{\[\[}}0, 1]] output_shape [%c-64, 2]
func.func @other_extent(%m: memref<4xf32>) -> memref<?x2xf32> {
  %n = arith.constant -64 : index
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 2] : memref<?xf32> into memref<?x2xf32>
  return %1 : memref<?x2xf32>
}

// CHECK-LABEL: @other_extent_of_tensor
// CHECK: tensor.expand_shape %{{.*}} {{\[\[}}0, 1]] output_shape [%c3, 2]
func.func @other_extent_of_tensor(%t: tensor<4xf32>) -> tensor<?x2xf32> {
  %n = arith.constant 3 : index
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 2] : tensor<?xf32> into tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}

// CHECK-LABEL: @other_extent_of_padded
// CHECK: tensor.pad
func.func @other_extent_of_padded(%t: tensor<4xf32>, %x: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[%c0] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: @negative_extent_of_padded
// CHECK: tensor.pad %arg0 low[0] high[%c-10]
// CHECK: tensor.pad %{{.*}} low[0] high[-10]
func.func @negative_extent_of_padded(%t: tensor<4xf32>, %x: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %n = arith.constant -10 : index
  %0 = tensor.pad %t low[0] high[%n] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %2 = tensor.pad %1 low[0] high[-10] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0, %2 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: @slice_out_of_bounds
// CHECK: tensor.extract_slice %arg0[0, 0] [8, %arg1] [1, 1] : tensor<8x3xf32> to tensor<8x?xf32>
func.func @slice_out_of_bounds(%t: tensor<8x3xf32>, %n: index) -> tensor<8x4xf32> {
  %0 = tensor.extract_slice %t[0, 0] [8, %n] [1, 1] : tensor<8x3xf32> to tensor<8x?xf32>
  %1 = tensor.cast %0 : tensor<8x?xf32> to tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
