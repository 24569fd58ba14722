// The same elements in other shapes.
func.func @reshape(%a: memref<?xf32>, %u: memref<*xf32>, %s: memref<2xindex>, %t: memref<?xi32>) {
  %0 = memref.reshape %a(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %1 = memref.reshape %u(%s) {note} : (memref<*xf32>, memref<2xindex>) -> memref<4x?xf32>
  %2 = memref.reshape %a(%t) : (memref<?xf32>, memref<?xi32>) -> memref<*xf32>
  return
}
func.func @expand(%a: memref<8x?xf32>, %z: memref<f32>, %s: memref<8x6xf32, strided<[12, 2], offset: 3>>, %d: memref<?x6xf32, strided<[?, ?], offset: ?>>, %n: index) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 4, %n] : memref<8x?xf32> into memref<2x4x?xf32>
  %1 = memref.expand_shape %a [[0], [1, 2]] output_shape [8, %n, %n] {note} : memref<8x?xf32> into memref<8x?x?xf32>
  %2 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %3 = memref.expand_shape %s [[0, 1], [2, 3]] output_shape [4, 2, 3, 2] : memref<8x6xf32, strided<[12, 2], offset: 3>> into memref<4x2x3x2xf32, strided<[24, 12, 4, 2], offset: 3>>
  %4 = memref.expand_shape %d [[0, 1], [2, 3]] output_shape [%n, 2, 3, 2] : memref<?x6xf32, strided<[?, ?], offset: ?>> into memref<?x2x3x2xf32, strided<[?, ?, ?, ?], offset: ?>>
  %5 = memref.expand_shape %a [[0], [1]] output_shape [8, %n] : memref<8x?xf32> into memref<8x?xf32>
  return
}
func.func @collapse(%a: memref<2x4x?xf32>, %o: memref<1x1xf32>, %s: memref<4x2x3x2xf32, strided<[24, 12, 4, 2], offset: 3>>, %d: memref<4x?x?xf32, strided<[?, ?, ?], offset: ?>>, %e: memref<4x1xf32, strided<[8, 5]>>) {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<2x4x?xf32> into memref<8x?xf32>
  %1 = memref.collapse_shape %a [[0, 1, 2]] {note} : memref<2x4x?xf32> into memref<?xf32>
  %2 = memref.collapse_shape %o [] : memref<1x1xf32> into memref<f32>
  %3 = memref.collapse_shape %s [[0, 1], [2, 3]] : memref<4x2x3x2xf32, strided<[24, 12, 4, 2], offset: 3>> into memref<8x6xf32, strided<[12, 2], offset: 3>>
  %4 = memref.collapse_shape %d [[0], [1, 2]] : memref<4x?x?xf32, strided<[?, ?, ?], offset: ?>> into memref<4x?xf32, strided<[?, ?], offset: ?>>
  %5 = memref.collapse_shape %e [[0, 1]] : memref<4x1xf32, strided<[8, 5]>> into memref<4xf32, strided<[8]>>
  %6 = memref.collapse_shape %a [[0], [1], [2]] : memref<2x4x?xf32> into memref<2x4x?xf32>
  return
}
