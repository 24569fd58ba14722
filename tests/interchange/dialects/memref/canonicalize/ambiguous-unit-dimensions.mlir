// Where several dimensions of size 1 have equal strides, the first ones are dropped.

func.func @cast(%m: memref<1x1x?xf32, strided<[48, 12, 1], offset: ?>>)
    -> memref<1x3xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.cast %m : memref<1x1x?xf32, strided<[48, 12, 1], offset: ?>>
    to memref<1x1x?xf32, strided<[?, ?, ?], offset: ?>>
  %1 = memref.subview %0[0, 0, 2] [1, 1, 3] [1, 1, 1] : memref<1x1x?xf32, strided<[?, ?, ?], offset: ?>>
    to memref<1x3xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<1x3xf32, strided<[?, ?], offset: ?>>
}

func.func @constant(%m: memref<?x1x1x?xf32, strided<[?, ?, ?, ?], offset: ?>>)
    -> memref<1x?xf32, strided<[?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = memref.subview %m[%c1, 0, 0, 0] [1, 1, 1, %c3] [1, 1, 1, 1]
    : memref<?x1x1x?xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<1x?xf32, strided<[?, ?], offset: ?>>
}
