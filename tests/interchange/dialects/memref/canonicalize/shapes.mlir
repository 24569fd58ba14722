// Extents and ranks that are known.
func.func @dims(%a: memref<4x?xf32>, %u: memref<*xf32>, %n: index, %i: index) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %0 = memref.dim %a, %c0 : memref<4x?xf32>
  %1 = memref.dim %a, %c1 : memref<4x?xf32>
  %2 = memref.dim %a, %c7 : memref<4x?xf32>
  %3 = memref.dim %u, %c0 : memref<*xf32>
  %4 = memref.dim %a, %i : memref<4x?xf32>
  %5 = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
  %6 = memref.dim %5, %c1 : memref<?x?xf32>
  return %0, %1, %2, %3, %4, %6 : index, index, index, index, index, index
}
func.func @of_cast(%a: memref<4x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.dim %0, %c0 : memref<?x?xf32>
  return %1 : index
}
func.func @of_allocations(%n: index, %m: index, %b: memref<?xi8>) -> (index, index, index, memref<?x4x?xf32>, memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.alloc(%n, %m) : memref<?x4x?xf32>
  %1 = memref.dim %0, %c2 : memref<?x4x?xf32>
  %2 = memref.alloca(%m, %n) : memref<?x?xf32>
  %3 = memref.dim %2, %c0 : memref<?x?xf32>
  %4 = memref.view %b[%n][%m] : memref<?xi8> to memref<2x?xf32>
  %5 = memref.dim %4, %c1 : memref<2x?xf32>
  return %1, %3, %5, %0, %2 : index, index, index, memref<?x4x?xf32>, memref<?x?xf32>
}
func.func @of_views(%a: memref<?x?x?xf32>, %n: index, %m: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %a[0, 0, 0] [%n, 1, %m] [1, 1, 1] : memref<?x?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %1 = memref.dim %0, %c1 : memref<?x?xf32, strided<[?, 1]>>
  %2 = memref.subview %a[%n, 0, 0] [%n, 1, %m] [1, %m, 1] : memref<?x?x?xf32> to memref<?x1x?xf32, strided<[?, ?, 1], offset: ?>>
  %3 = memref.dim %2, %c0 : memref<?x1x?xf32, strided<[?, ?, 1], offset: ?>>
  %4 = memref.reinterpret_cast %a to offset: [0], sizes: [%m, 4], strides: [4, 1] : memref<?x?x?xf32> to memref<?x4xf32>
  %5 = memref.dim %4, %c0 : memref<?x4xf32>
  %6 = memref.reinterpret_cast %a to offset: [0], sizes: [%m, %n], strides: [%n, 1] : memref<?x?x?xf32> to memref<?x?xf32>
  %7 = memref.dim %6, %c1 : memref<?x?xf32>
  return %1, %3, %5, %7 : index, index, index, index
}
func.func @ranks(%a: memref<4x?xf32>, %u: memref<*xf32>) -> (index, index, index) {
  %0 = memref.rank %a : memref<4x?xf32>
  %1 = memref.rank %u : memref<*xf32>
  %2 = memref.cast %a : memref<4x?xf32> to memref<*xf32>
  %3 = memref.rank %2 : memref<*xf32>
  return %0, %1, %3 : index, index, index
}
func.func @of_reshape(%a: memref<*xf32>, %s: memref<3xindex>, %t: memref<3xi32>, %i: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %1 = memref.reshape %a(%t) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x?xf32>
  memref.store %i, %s[%i] : memref<3xindex>
  %2 = memref.dim %0, %c1 : memref<?x?x?xf32>
  %3 = memref.dim %1, %i : memref<?x?x?xf32>
  %4 = "t.late"() : () -> index
  %5 = memref.dim %0, %4 : memref<?x?x?xf32>
  return %2, %3, %5 : index, index, index
}
func.func @of_reshape_in_loop(%a: memref<*xf32>, %s: memref<3xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %1 = memref.dim %0, %i : memref<?x?x?xf32>
    %2 = memref.reshape %a(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
    %3 = memref.dim %2, %n : memref<?x?x?xf32>
    "t.use"(%1, %3) : (index, index) -> ()
  }
  return
}
