// Layouts of a transposed memref: equivalent ones are written in any order.

func.func @t(%v: memref<?x?xf32>) {
  %0 = memref.transpose %v (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  return
}

// -----

func.func @t(%v: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  %0 = memref.transpose %v (i, j) -> (j, i) : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d1 * s1 + s0 + d0)>>
  return
}

// -----

func.func @t(%v: memref<4x8xf32>) {
  %0 = memref.transpose %v (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, affine_map<(d0, d1) -> (d1 * 8 + d0)>>
  return
}

// -----

func.func @t(%v: memref<4x8xf32>) {
  %0 = memref.transpose %v (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>
  return
}

// -----

func.func @t(%v: memref<4x8xf32>) {
  %0 = memref.transpose %v (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  return
}

// -----

func.func @t(%v: memref<4x8xf32>) {
  %0 = memref.transpose %v (i, j) -> (i, j) : memref<4x8xf32> to memref<4x8xf32>
  %1 = memref.transpose %v (i, j) -> (i, j) : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  return
}
