// Parts of memory.
func.func @constants(%a: memref<?x?xf32>, %s: memref<8x16x4xf32, strided<[64, 4, 1]>>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %a[%c0, %n] [%c4, %n] [%c1, %c1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %s[%c1, %n, 0] [%c4, 1, 4] [%c1, %c1, %c1] : memref<8x16x4xf32, strided<[64, 4, 1]>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %2 = memref.subview %s[%c1, %n, 0] [1, %c4, 1] [%c1, %c4, %c1] : memref<8x16x4xf32, strided<[64, 4, 1]>> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %1, %2 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}
func.func @negative(%a: memref<?xf32>, %n: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %0 = memref.subview %a[%c-1] [%c-1] [%c-1] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.subview %a[%n] [%n] [%c0] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %1 : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}
func.func @of_casts(%a: memref<8x16xf32>, %n: index) -> (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>, memref<4x4xf32, strided<[?, 1]>>) {
  %0 = memref.cast %a : memref<8x16xf32> to memref<?x?xf32>
  %1 = memref.subview %0[%n, %n] [%n, %n] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %2 = memref.subview %0[%n, %n] [1, %n] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %3 = memref.subview %0[0, 0] [4, 4] [1, 1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, 1]>>
  return %1, %2, %3 : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>, memref<4x4xf32, strided<[?, 1]>>
}
func.func @to_more_static(%a: memref<?x?xf32>) -> memref<4x4xf32, strided<[16, 1]>> {
  %0 = memref.cast %a : memref<?x?xf32> to memref<8x16xf32>
  %1 = memref.subview %0[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return %1 : memref<4x4xf32, strided<[16, 1]>>
}
func.func @trivial(%a: memref<8x16xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: 4>>, %d: memref<?xf32, strided<[?], offset: ?>>, %n: index) -> (memref<8x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[32, 1], offset: 4>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %0 = memref.subview %a[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %1 = memref.subview %s[0, 0] [8, 16] [1, 1] : memref<8x16xf32, strided<[32, 1], offset: 4>> to memref<8x16xf32, strided<[32, 1], offset: 4>>
  %2 = memref.subview %d[0] [%n] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %3 = memref.subview %d[%n] [%n] [2] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %4 = memref.subview %3[0] [%n] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %1, %2, %4 : memref<8x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[32, 1], offset: 4>>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}
func.func @trivial_reduced(%a: memref<1x16xf32>) -> memref<16xf32, strided<[1]>> {
  %0 = memref.subview %a[0, 0] [1, 16] [1, 1] : memref<1x16xf32> to memref<16xf32, strided<[1]>>
  return %0 : memref<16xf32, strided<[1]>>
}
func.func @transposes(%a: memref<2x3x4xf32>, %s: memref<?x?xf32>) -> (memref<3x2x4xf32, strided<[4, 12, 1]>>, memref<2x3x4xf32>, memref<?x?xf32, strided<[?, 1]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>) {
  %0 = memref.transpose %a (i, j, k) -> (k, j, i) : memref<2x3x4xf32> to memref<4x3x2xf32, strided<[1, 4, 12]>>
  %1 = memref.transpose %0 (i, j, k) -> (j, k, i) : memref<4x3x2xf32, strided<[1, 4, 12]>> to memref<3x2x4xf32, strided<[4, 12, 1]>>
  %2 = memref.transpose %a (i, j, k) -> (i, j, k) : memref<2x3x4xf32> to memref<2x3x4xf32>
  %3 = memref.transpose %s (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %4 = memref.transpose %3 (i, j) -> (j, i) : memref<?x?xf32, strided<[1, ?]>> to memref<?x?xf32, strided<[?, 1]>>
  %5 = memref.transpose %0 (i, j, k) -> (k, j, i) : memref<4x3x2xf32, strided<[1, 4, 12]>> to memref<2x3x4xf32, strided<[12, 4, 1]>>
  return %1, %2, %4, %5 : memref<3x2x4xf32, strided<[4, 12, 1]>>, memref<2x3x4xf32>, memref<?x?xf32, strided<[?, 1]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>
}
