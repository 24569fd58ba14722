// Memory between equal types, where sizes, offsets or strides are not known; copies keep the casts that say what their
// operands are.

func.func @split_elsewhere(%m: memref<?x?x?xf32>, %a: index, %b: index, %c: index) -> memref<?x?x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%a, %b, %c] : memref<?x?xf32> into memref<?x?x?xf32>
  return %1 : memref<?x?x?xf32>
}

func.func @one_in_each_group(%m: memref<?x4x?xf32>, %a: index, %c: index) -> memref<?x4x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%a, 4, %c] : memref<?x?xf32> into memref<?x4x?xf32>
  return %1 : memref<?x4x?xf32>
}

func.func @joined_again(%m: memref<?x?xf32>, %a: index, %b: index, %c: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, %b, %c] : memref<?x?xf32> into memref<?x?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

func.func @joined_elsewhere(%m: memref<?x?xf32>, %a: index, %b: index, %c: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, %b, %c] : memref<?x?xf32> into memref<?x?x?xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<?x?x?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

func.func @copies(%a: memref<?xf32>, %u: memref<*xf32>, %s: memref<?xf32, strided<[?], offset: ?>>,
    %d: memref<?x4xf32>, %e: memref<4x4xf32>, %k: memref<?xf32, strided<[2], offset: ?>>) {
  // A cast that hides the rank stays.
  %0 = memref.cast %a : memref<?xf32> to memref<*xf32>
  memref.copy %0, %u : memref<*xf32> to memref<*xf32>
  memref.copy %u, %0 : memref<*xf32> to memref<*xf32>
  // One that claims a rank stays.
  %1 = memref.cast %u : memref<*xf32> to memref<?xf32>
  memref.copy %1, %a : memref<?xf32> to memref<?xf32>
  // One that forgets the layout does not.
  %2 = memref.cast %a : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  memref.copy %2, %s : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  memref.copy %s, %2 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  // A cast that claims a layout stays, even if it also forgets something.
  %3 = memref.cast %s : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
  memref.copy %3, %a : memref<?xf32> to memref<?xf32>
  %4 = memref.cast %k : memref<?xf32, strided<[2], offset: ?>> to memref<?xf32, strided<[?], offset: 0>>
  memref.copy %4, %a : memref<?xf32, strided<[?], offset: 0>> to memref<?xf32>
  // So with sizes.
  %5 = memref.cast %d : memref<?x4xf32> to memref<4x?xf32>
  memref.copy %5, %e : memref<4x?xf32> to memref<4x4xf32>
  %6 = memref.cast %e : memref<4x4xf32> to memref<?x?xf32>
  memref.copy %6, %d : memref<?x?xf32> to memref<?x4xf32>
  return
}

func.func @views(%a: memref<64xi8>, %b: memref<?xi8>, %s: index, %n: index) -> (memref<?xf32>, memref<?xf32>) {
  %0 = memref.cast %a : memref<64xi8> to memref<?xi8>
  %1 = memref.view %0[%s][%n] : memref<?xi8> to memref<?xf32>
  %2 = memref.cast %b : memref<?xi8> to memref<64xi8>
  %3 = memref.view %2[%s][%n] : memref<64xi8> to memref<?xf32>
  return %1, %3 : memref<?xf32>, memref<?xf32>
}

func.func @subviews(%m: memref<?xf32>, %d: memref<4xf32, strided<[?], offset: ?>>, %n: index, %k: index)
    -> (memref<?xf32, strided<[1]>>, memref<?xf32, strided<[1]>>, memref<4xf32, strided<[?], offset: ?>>) {
  %0 = memref.subview %m[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %1 = memref.subview %0[0] [%n] [1] : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
  %2 = memref.subview %0[0] [%k] [1] : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
  %3 = memref.subview %d[%n] [4] [%k] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
  return %1, %2, %3
    : memref<?xf32, strided<[1]>>, memref<?xf32, strided<[1]>>, memref<4xf32, strided<[?], offset: ?>>
}

func.func @dims(%m: memref<?x?x?xf32>, %n: index, %k: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, 0, 0] [1, %n, %k] [1, 1, 1]
    : memref<?x?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %1 = memref.subview %m[0, 0, 0] [%k, 1, %n] [1, 1, 1]
    : memref<?x?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %2 = memref.dim %0, %c0 : memref<?x?xf32, strided<[?, 1]>>
  %3 = memref.dim %0, %c1 : memref<?x?xf32, strided<[?, 1]>>
  %4 = memref.dim %1, %c1 : memref<?x?xf32, strided<[?, 1]>>
  return %2, %3, %4 : index, index, index
}

func.func @transposed(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>)
    -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.transpose %m (i, j) -> (j, i)
    : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.transpose %m (i, j) -> (i, j)
    : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0, %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>
}

func.func @reinterpreted(%m: memref<?xf32>, %a: index, %b: index) -> (memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%a], strides: [1] : memref<?xf32> to memref<?xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m
    : memref<?xf32> -> memref<f32>, index, index, index
  %1 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%b], strides: [%stride]
    : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %1 : memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>
}
