// Parts of memory, in every form.
func.func @subview(%m: memref<8x16x4xf32>, %d: memref<?x?xf32>, %s: memref<8x8xf32, strided<[?, 1], offset: ?>>, %i: index, %n: index) {
  %0 = memref.subview %m[0, 0, 0] [8, 16, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<8x16x4xf32, strided<[64, 4, 1]>>
  %1 = memref.subview %m[3, 4, 2] [1, 6, 1] [1, 2, 1] : memref<8x16x4xf32> to memref<6xf32, strided<[8], offset: 210>>
  %2 = memref.subview %m[%i, 4, 2] [1, 6, 1] [1, 2, 1] {note} : memref<8x16x4xf32> to memref<1x6xf32, strided<[64, 8], offset: ?>>
  %3 = memref.subview %m[%i, %n, 2] [%i, 6, 1] [%n, 2, 1] : memref<8x16x4xf32> to memref<?x6xf32, strided<[?, 8], offset: ?>>
  %4 = memref.subview %d[0, 1] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: 1>>
  %5 = memref.subview %d[1, 0] [1, 1] [1, 1] : memref<?x?xf32> to memref<f32, strided<[], offset: ?>>
  %6 = memref.subview %s[2, 2] [4, 4] [%n, %i] : memref<8x8xf32, strided<[?, 1], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  %7 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<4xf32, strided<[1]>>
  %8 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32, strided<[4, 1]>>
  %9 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32, strided<[64, 1]>>
  %10 = memref.subview %m[0, 0, 0] [0, 1, 4] [1, 1, 0] : memref<8x16x4xf32> to memref<0x4xf32, strided<[64, 0]>>
  %11 = memref.subview %m[0, 0, 0] [8, 16, 4] [-1, 1, 1] : memref<8x16x4xf32> to memref<8x16x4xf32, strided<[-64, 4, 1]>>
  return
}
func.func @layouts(%m: memref<8x16xf32, affine_map<(d0, d1) -> (d0 * 32 + d1 * 2 + 5)>, 3>, %z: memref<f32>) {
  %0 = memref.subview %m[1, 2] [2, 2] [1, 3] : memref<8x16xf32, affine_map<(d0, d1) -> (d0 * 32 + d1 * 2 + 5)>, 3> to memref<2x2xf32, strided<[32, 6], offset: 41>, 3>
  %1 = memref.subview %z[] [] [] : memref<f32> to memref<f32, strided<[]>>
  %2 = memref.subview %z[] [] [] : memref<f32> to memref<f32>
  return
}
func.func @reinterpret(%m: memref<?x?xf32>, %u: memref<*xf32, 1>, %n: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?x?xf32> to memref<4x4xf32>
  %1 = memref.reinterpret_cast %m to offset: [%n], sizes: [%n, 4], strides: [%n, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %2 = memref.reinterpret_cast %u to offset: [3], sizes: [], strides: [] : memref<*xf32, 1> to memref<f32, strided<[], offset: 3>, 1>
  %3 = memref.reinterpret_cast %u to offset: [3], sizes: [4], strides: [2] {note = 1} : memref<*xf32, 1> to memref<?xf32, strided<[?], offset: ?>, 1>
  return
}
func.func @view(%b: memref<2048xi8>, %d: memref<?xi8, 2>, %i: index) {
  %0 = memref.view %b[%i][] : memref<2048xi8> to memref<64x4xf32>
  %1 = memref.view %b[%i][%i] {note} : memref<2048xi8> to memref<?x4xf32>
  %2 = memref.view %d[%i][%i, %i] : memref<?xi8, 2> to memref<?x4x?xvector<2xf32>, 2>
  return
}
func.func @transpose(%m: memref<2x3x4xf32>, %d: memref<?x?xf32>, %s: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  %0 = memref.transpose %m (i, j, k) -> (k, j, i) : memref<2x3x4xf32> to memref<4x3x2xf32, strided<[1, 4, 12]>>
  %1 = memref.transpose %d (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %2 = memref.transpose %s (i, j) -> (j, i) {note} : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[1, ?], offset: ?>>
  %3 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<2x3x4xf32> to memref<2x3x4xf32>
  %4 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<2x3x4xf32> to memref<2x3x4xf32, strided<[12, 4, 1]>>
  %5 = memref.transpose %m (i, j, k) -> (k, j, i) : memref<2x3x4xf32> to memref<4x3x2xf32, affine_map<(d0, d1, d2) -> (d0 + d1 * 4 + d2 * 12)>>
  return
}
