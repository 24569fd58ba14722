// Constants that would be out of bounds stay operands; dimensions are dropped by the strides of the source.
func.func @out_of_bounds(%a: memref<4xf32>, %b: memref<6x6xf32, strided<[24, 4], offset: ?>>) -> (memref<4xf32, strided<[1], offset: ?>>, memref<6xf32, strided<[24], offset: ?>>, memref<4xf32, strided<[?]>>) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %a[%c4] [4] [1] : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  %1 = memref.subview %b[%c4, 1] [6, 1] [1, 1] : memref<6x6xf32, strided<[24, 4], offset: ?>> to memref<6xf32, strided<[24], offset: ?>>
  %2 = memref.subview %a[0] [4] [%c3] : memref<4xf32> to memref<4xf32, strided<[?]>>
  return %0, %1, %2 : memref<4xf32, strided<[1], offset: ?>>, memref<6xf32, strided<[24], offset: ?>>, memref<4xf32, strided<[?]>>
}
func.func @ambiguous_dimensions(%a: memref<?x?x8xf32>) -> memref<1x?xf32, strided<[?, 1], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.subview %a[0, %c2, 1] [1, 1, 2] [1, 1, 1] : memref<?x?x8xf32> to memref<1x1x2xf32, strided<[?, 8, 1], offset: ?>>
  %1 = memref.subview %0[0, 0, 0] [1, 1, %c1] [1, %c3, 1] : memref<1x1x2xf32, strided<[?, 8, 1], offset: ?>> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<1x?xf32, strided<[?, 1], offset: ?>>
}
