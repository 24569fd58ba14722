// Layouts of a transposed memref: equivalent ones are written in any order: each error at its place.

func.func @t(%v: memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>) {
  %0 = memref.transpose %v (i, j, k) -> (k, j, i) : memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>> to memref<?x?x?xf32, affine_map<(d0, d1, d2)[s0, s1, s2] -> (d2 * s1 + s0 + d1 * s2 + d0)>>
  return
}

// -----

func.func @t(%v: memref<4x8xf32>) {
  %0 = memref.transpose %v (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[?, 8]>>
  return
}

// -----

func.func @t(%v: memref<4x8xf32>) {
  %0 = memref.transpose %v (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32>
  return
}

// -----

func.func @t(%v: memref<4x8xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) {
  %0 = memref.transpose %v (i, j) -> (j, i) : memref<4x8xf32, affine_map<(i, j) -> (i floordiv 2, j)>> to memref<8x4xf32>
  return
}

// -----

func.func @t(%v: memref<4x8xf32>) {
  %0 = memref.transpose %v (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>
  return
}

// -----

func.func @t(%v: memref<4x8xf32>) {
  %0 = memref.transpose %v (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf64, strided<[1, 8]>>
  return
}

// -----

func.func @t(%v: memref<4x8xf32>) {
  %0 = memref.transpose %v (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>, 1>
  return
}

// -----

func.func @t(%v: memref<4x8xf32>) {
  %0 = memref.transpose %v (i, j) -> (j, i) : memref<4x8xf32> to memref<4x8xf32, strided<[1, 8]>>
  return
}

// -----

func.func @t(%v: memref<4x8xf32>) {
  %0 = memref.transpose %v (i, j) -> (j, j) : memref<4x8xf32> to memref<4x8xf32, strided<[1, 8]>>
  return
}

// -----

func.func @t(%v: memref<4x8xf32>) {
  %0 = memref.transpose %v (i, j) -> (j) : memref<4x8xf32> to memref<8xf32, strided<[1]>>
  return
}
