// Reshapes of reshapes and of casts.
func.func @same_direction(%a: memref<2x3x4x5xf32>, %b: memref<120xf32>, %n: index, %d: memref<?x6xf32>) -> (memref<120xf32>, memref<2x3x4x5xf32>, memref<?x2x3x2xf32>, memref<f32>) {
  %0 = memref.collapse_shape %a [[0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x20xf32> into memref<120xf32>
  %2 = memref.expand_shape %b [[0, 1]] output_shape [6, 20] : memref<120xf32> into memref<6x20xf32>
  %3 = memref.expand_shape %2 [[0, 1], [2, 3]] output_shape [2, 3, 4, 5] : memref<6x20xf32> into memref<2x3x4x5xf32>
  %4 = memref.expand_shape %d [[0, 1], [2]] output_shape [%n, 2, 6] : memref<?x6xf32> into memref<?x2x6xf32>
  %5 = memref.expand_shape %4 [[0], [1], [2, 3]] output_shape [%n, 2, 3, 2] : memref<?x2x6xf32> into memref<?x2x3x2xf32>
  %6 = "t.x"() : () -> memref<1x1xf32>
  %7 = memref.collapse_shape %6 [[0, 1]] : memref<1x1xf32> into memref<1xf32>
  %8 = memref.collapse_shape %7 [] : memref<1xf32> into memref<f32>
  return %1, %3, %5, %8 : memref<120xf32>, memref<2x3x4x5xf32>, memref<?x2x3x2xf32>, memref<f32>
}
func.func @inverse(%a: memref<2x3x?xf32>, %b: memref<?x?xf32>, %n: index, %m: index) -> (memref<2x3x?xf32>, memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<2x3x?xf32> into memref<6x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, %n] : memref<6x?xf32> into memref<2x3x?xf32>
  %2 = memref.expand_shape %b [[0, 1], [2]] output_shape [%n, 4, %m] : memref<?x?xf32> into memref<?x4x?xf32>
  %3 = memref.collapse_shape %2 [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %4 = memref.collapse_shape %b [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %5 = memref.expand_shape %4 [[0, 1]] output_shape [%n, %m] : memref<?xf32> into memref<?x?xf32>
  %6 = memref.expand_shape %b [[0], [1]] output_shape [%n, %m] : memref<?x?xf32> into memref<?x?xf32>
  return %1, %3, %5, %6 : memref<2x3x?xf32>, memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>
}
func.func @there_and_on(%a: memref<?x?xf32>, %s: memref<4x6x5xf32>, %n: index, %m: index) -> (memref<?x?x?xf32>, memref<?x3x?xf32>, memref<4x30xf32>, memref<4x2x3x5xf32>, memref<8x15xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2, 3]] output_shape [%n, %m, %n, 4] : memref<?x?xf32> into memref<?x?x?x4xf32>
  %1 = memref.collapse_shape %0 [[0], [1], [2, 3]] : memref<?x?x?x4xf32> into memref<?x?x?xf32>
  %2 = memref.expand_shape %a [[0, 1, 2], [3, 4]] output_shape [%n, %m, 3, %n, 4] : memref<?x?xf32> into memref<?x?x3x?x4xf32>
  %3 = memref.collapse_shape %2 [[0, 1], [2], [3, 4]] : memref<?x?x3x?x4xf32> into memref<?x3x?xf32>
  %4 = memref.expand_shape %s [[0], [1, 2], [3]] output_shape [4, 2, 3, 5] : memref<4x6x5xf32> into memref<4x2x3x5xf32>
  %5 = memref.collapse_shape %4 [[0], [1, 2, 3]] : memref<4x2x3x5xf32> into memref<4x30xf32>
  %6 = memref.collapse_shape %s [[0, 1], [2]] : memref<4x6x5xf32> into memref<24x5xf32>
  %7 = memref.expand_shape %6 [[0, 1, 2], [3]] output_shape [4, 2, 3, 5] : memref<24x5xf32> into memref<4x2x3x5xf32>
  %8 = memref.collapse_shape %4 [[0, 1], [2, 3]] : memref<4x2x3x5xf32> into memref<8x15xf32>
  return %1, %3, %5, %7, %8 : memref<?x?x?xf32>, memref<?x3x?xf32>, memref<4x30xf32>, memref<4x2x3x5xf32>, memref<8x15xf32>
}
func.func @layouts(%a: memref<4x6xf32, strided<[12, 2], offset: ?>>) -> memref<4x6xf32, strided<[12, 2], offset: ?>> {
  %0 = memref.expand_shape %a [[0], [1, 2]] output_shape [4, 2, 3] : memref<4x6xf32, strided<[12, 2], offset: ?>> into memref<4x2x3xf32, strided<[12, 6, 2], offset: ?>>
  %1 = memref.expand_shape %0 [[0, 1], [2], [3]] output_shape [2, 2, 2, 3] : memref<4x2x3xf32, strided<[12, 6, 2], offset: ?>> into memref<2x2x2x3xf32, strided<[24, 12, 6, 2], offset: ?>>
  %2 = memref.collapse_shape %1 [[0, 1], [2, 3]] : memref<2x2x2x3xf32, strided<[24, 12, 6, 2], offset: ?>> into memref<4x6xf32, strided<[12, 2], offset: ?>>
  return %2 : memref<4x6xf32, strided<[12, 2], offset: ?>>
}
func.func @of_casts(%a: memref<4x6xf32>, %s: memref<4x6xf32, strided<[6, 1], offset: 2>>, %n: index) -> (memref<?x6xf32>, memref<?xf32>, memref<?x2x6xf32>, memref<?x?x6xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<24xf32>) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = memref.cast %a : memref<4x6xf32> to memref<?x6xf32>
  %1 = memref.expand_shape %0 [[0], [1]] output_shape [%c4, 6] : memref<?x6xf32> into memref<?x6xf32>
  %2 = memref.collapse_shape %0 [[0, 1]] : memref<?x6xf32> into memref<?xf32>
  %3 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%c2, 2, 6] : memref<?x6xf32> into memref<?x2x6xf32>
  %4 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, %c2, 6] : memref<?x6xf32> into memref<?x?x6xf32>
  %5 = memref.cast %s : memref<4x6xf32, strided<[6, 1], offset: 2>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %6 = memref.collapse_shape %5 [[0, 1]] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?xf32, strided<[?], offset: ?>>
  %7 = memref.cast %0 : memref<?x6xf32> to memref<4x6xf32>
  %8 = memref.collapse_shape %7 [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  return %1, %2, %3, %4, %6, %8 : memref<?x6xf32>, memref<?xf32>, memref<?x2x6xf32>, memref<?x?x6xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<24xf32>
}
