// Equal types do not imply equal values at run time: unknown sizes may differ, and so may offsets and strides. mlir-opt
// rewrites each of these, except for the first two, and its results compute something else.
// RUN: toy-opt %s -canonicalize -split-input-file | FileCheck %s

// Joined dimensions may be split in another way.
// CHECK-LABEL: func.func @split_elsewhere(
// CHECK-NEXT: %[[JOINED:.*]] = tensor.collapse_shape %arg0
// CHECK-NEXT: %[[SPLIT:.*]] = tensor.expand_shape %[[JOINED]] {{\[\[0, 1\], \[2\]\]}} output_shape [%arg1, %arg2, %arg3]
// CHECK-NEXT: return %[[SPLIT]]
func.func @split_elsewhere(%t: tensor<?x?x?xf32>, %a: index, %b: index, %c: index) -> tensor<?x?x?xf32> {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%a, %b, %c] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

// CHECK-LABEL: func.func @memory_split_elsewhere(
// CHECK-NEXT: %[[JOINED:.*]] = memref.collapse_shape %arg0
// CHECK-NEXT: %[[SPLIT:.*]] = memref.expand_shape %[[JOINED]]
// CHECK-NEXT: return %[[SPLIT]]
func.func @memory_split_elsewhere(%t: memref<?x?x?xf32>, %a: index, %b: index, %c: index) -> memref<?x?x?xf32> {
  %0 = memref.collapse_shape %t [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%a, %b, %c] : memref<?x?xf32> into memref<?x?x?xf32>
  return %1 : memref<?x?x?xf32>
}

// -----

// Without elements, the other extents do not determine the unknown one.
// CHECK-LABEL: func.func @split_nothing(
// CHECK: %[[SPLIT:.*]] = tensor.expand_shape {{.*}} output_shape [%arg1, 0]
// CHECK-NEXT: return %[[SPLIT]]
func.func @split_nothing(%t: tensor<?x0xf32>, %n: index) -> tensor<?x0xf32> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x0xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 0] : tensor<?xf32> into tensor<?x0xf32>
  return %1 : tensor<?x0xf32>
}

// CHECK-LABEL: func.func @joined_elsewhere(
// CHECK: %[[JOINED:.*]] = tensor.collapse_shape
// CHECK-NEXT: return %[[JOINED]]
func.func @joined_elsewhere(%t: tensor<?x0xf32>, %n: index) -> tensor<?x0xf32> {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, 4, 0] : tensor<?x0xf32> into tensor<?x4x0xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<?x4x0xf32> into tensor<?x0xf32>
  return %1 : tensor<?x0xf32>
}

// CHECK-LABEL: func.func @memory_of_nothing(
// CHECK: %[[SPLIT:.*]] = memref.expand_shape
// CHECK-NEXT: return %[[SPLIT]]
func.func @memory_of_nothing(%t: memref<?x0xf32>, %n: index) -> memref<?x0xf32> {
  %0 = memref.collapse_shape %t [[0, 1]] : memref<?x0xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 0] : memref<?xf32> into memref<?x0xf32>
  return %1 : memref<?x0xf32>
}

// CHECK-LABEL: func.func @fewer_of_nothing(
// CHECK: tensor.collapse_shape
// CHECK: tensor.expand_shape
func.func @fewer_of_nothing(%t: tensor<?x3x0xf32>, %n: index) -> tensor<?x0xf32> {
  %0 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<?x3x0xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 0] : tensor<?xf32> into tensor<?x0xf32>
  return %1 : tensor<?x0xf32>
}

// -----

// The type leaves out the last dimension also when the first one turns out to be 1.
// CHECK-LABEL: func.func @extracted(
// CHECK-NEXT: %[[SLICE:.*]] = tensor.extract_slice %arg0[0, 0, 0] [1, %arg1, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x?xf32>
// CHECK-NEXT: tensor.cast %[[SLICE]] : tensor<1x?xf32> to tensor<?x?xf32>
func.func @extracted(%t: tensor<?x?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[0, 0, 0] [%c1, %n, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @inserted(
// CHECK-NEXT: %[[SLICE:.*]] = tensor.cast %arg1 : tensor<?x?xf32> to tensor<1x?xf32>
// CHECK-NEXT: tensor.insert_slice %[[SLICE]] into %arg0[0, 0, 0] [1, %arg2, 1]
func.func @inserted(%t: tensor<?x?x?xf32>, %s: tensor<?x?xf32>, %n: index) -> tensor<?x?x?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %s into %t[0, 0, 0] [%c1, %n, 1] [1, 1, 1] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// The extents that the cast hides are those in the type: %n is 5.
// CHECK-LABEL: func.func @inserted_cast(
// CHECK-NEXT: tensor.insert_slice %arg1 into %arg0[0, 0, 0, 0] [1, 1, 5, 1] [1, 1, 1, 1]
func.func @inserted_cast(%t: tensor<?x?x?x?xf32>, %s: tensor<1x5x1xf32>, %m: index, %n: index)
    -> tensor<?x?x?x?xf32> {
  %0 = tensor.cast %s : tensor<1x5x1xf32> to tensor<?x?x1xf32>
  %1 = tensor.insert_slice %0 into %t[0, 0, 0, 0] [1, %m, %n, 1] [1, 1, 1, 1]
    : tensor<?x?x1xf32> into tensor<?x?x?x?xf32>
  return %1 : tensor<?x?x?x?xf32>
}

// The source is cast to the given sizes: mlir-opt leaves them as operands, and rejects its own result.
// CHECK-LABEL: func.func @inserted_nothing(
// CHECK: %[[SLICE:.*]] = tensor.cast %arg1 : tensor<?x?xf32> to tensor<2x?xf32>
// CHECK: tensor.insert_slice %[[SLICE]] into %arg0[0, %{{.*}}] [2, %arg2] [1, 1]
func.func @inserted_nothing(%t: tensor<?x0xf32>, %s: tensor<?x?xf32>, %n: index) -> tensor<?x0xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %t[0, %c0] [%c2, %n] [1, 1] : tensor<?x?xf32> into tensor<?x0xf32>
  return %0 : tensor<?x0xf32>
}

// CHECK-LABEL: func.func @subview(
// CHECK-NEXT: %[[VIEW:.*]] = memref.subview %arg0[2, 0, 0] [1, %arg1, 1] [1, 1, 1] {{.*}} to memref<1x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[VIEW]]
func.func @subview(%m: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %n: index)
    -> memref<1x?xf32, strided<[?, ?], offset: ?>> {
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c2, 0, 0] [1, %n, 1] [1, 1, 1]
    : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<1x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// The offset and the strides become those of the cast.
// CHECK-LABEL: func.func @reinterpreted(
// CHECK-NEXT: %[[CAST:.*]] = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, 3], strides: [3, 1]
// CHECK-NEXT: return %[[CAST]]
func.func @reinterpreted(%m: memref<2x3xf32, strided<[?, ?], offset: ?>>)
    -> memref<2x3xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [3, 1]
    : memref<2x3xf32, strided<[?, ?], offset: ?>> to memref<2x3xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<2x3xf32, strided<[?, ?], offset: ?>>
}

// -----

// The claim of a cast is true only where the cast runs.
// CHECK-LABEL: func.func @padded(
// CHECK: } : tensor<?xf32> to tensor<?xf32>
// CHECK: scf.if
// CHECK-NEXT: tensor.cast {{.*}} : tensor<?xf32> to tensor<4xf32>
func.func @padded(%t: tensor<?xf32>, %n: index, %f: f32, %is_4: i1, %other: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.pad %t low[0] high[%n] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = scf.if %is_4 -> tensor<4xf32> {
    %2 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    scf.yield %other : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}

// -----

// The number that represents an unknown value cannot be written. mlir-opt crashes.
// CHECK-LABEL: func.func @unwritable(
// CHECK: tensor.extract_slice %arg0[0] [%arg1] [%c-9223372036854775808] : tensor<?xf32> to tensor<?xf32>
func.func @unwritable(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c = arith.constant -9223372036854775808 : index
  %0 = tensor.extract_slice %t[0] [%n] [%c] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @unwritable_size(
// CHECK: tensor.extract_slice
func.func @unwritable_size(%t: tensor<?xf32>) -> tensor<?xf32> {
  %c = arith.constant -9223372036854775808 : index
  %0 = tensor.extract_slice %t[0] [%c] [1] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// The list and the type describe the same dimension: mlir-opt mistakes 3 for 4, or rejects its own result.
// CHECK-LABEL: func.func @listed(
// CHECK: %[[SPLIT:.*]] = tensor.expand_shape %arg0 {{.*}} output_shape [%c3, 4] : tensor<12xf32> into tensor<3x4xf32>
// CHECK-NEXT: tensor.cast %[[SPLIT]] : tensor<3x4xf32> to tensor<3x?xf32>
func.func @listed(%t: tensor<12xf32>) -> tensor<3x?xf32> {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.cast %t : tensor<12xf32> to tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%c3, %c4] : tensor<?xf32> into tensor<3x?xf32>
  return %1 : tensor<3x?xf32>
}

// CHECK-LABEL: func.func @splat(
// CHECK: tensor.expand_shape {{.*}} output_shape [%arg1] : tensor<f32> into tensor<?xf32>
func.func @splat(%f: f32, %n: index) -> tensor<?xf32> {
  %0 = tensor.splat %f : tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [%n] : tensor<f32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func.func @view(
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %arg0
// CHECK-NEXT: memref.view %[[CAST]]
func.func @view(%m: memref<?xi8, strided<[1], offset: ?>>, %s: index, %n: index) -> memref<?xf32> {
  %0 = memref.cast %m : memref<?xi8, strided<[1], offset: ?>> to memref<?xi8>
  %1 = memref.view %0[%s][%n] : memref<?xi8> to memref<?xf32>
  return %1 : memref<?xf32>
}
