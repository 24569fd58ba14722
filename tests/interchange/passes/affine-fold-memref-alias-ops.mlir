// options: -affine-fold-memref-alias-ops

func.func @load_of_slice(%m: memref<12x32xf32>, %i: index, %j: index) -> f32 {
  %v = memref.subview %m[%i, 4] [4, 4] [2, %j] : memref<12x32xf32> to memref<4x4xf32, strided<[64, ?], offset: ?>>
  %r = affine.load %v[%j + 1, 2] : memref<4x4xf32, strided<[64, ?], offset: ?>>
  return %r : f32
}

// -----

func.func @store_to_slice(%m: memref<12x32xf32>, %x: f32, %i: index) {
  %v = memref.subview %m[%i, 4] [4, 1] [2, 3] : memref<12x32xf32> to memref<4xf32, strided<[64], offset: ?>>
  affine.for %j = 0 to 4 {
    affine.store %x, %v[%j] : memref<4xf32, strided<[64], offset: ?>>
  }
  return
}

// -----

func.func @expanded(%m: memref<?x32xf32>, %n: index) -> f32 {
  %v = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 4, 8, 4] : memref<?x32xf32> into memref<?x4x8x4xf32>
  %s = affine.for %i = 0 to 4 iter_args(%s = %n) -> index {
    %x = affine.load %v[0, %i, %i * 2, 3] : memref<?x4x8x4xf32>
    affine.store %x, %v[symbol(%n), 1, 2, %i] : memref<?x4x8x4xf32>
    affine.yield %s : index
  }
  %r = affine.load %v[symbol(%s), 1, 2, 3] : memref<?x4x8x4xf32>
  return %r : f32
}

// -----

func.func @collapsed(%m: memref<2x3x4xf32>, %x: f32) -> f32 {
  %v = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  affine.for %i = 0 to 6 {
    affine.store %x, %v[%i, 1] : memref<6x4xf32>
  }
  %r = affine.load %v[5, 3] : memref<6x4xf32>
  return %r : f32
}

// -----

func.func @collapsed_to_none(%m: memref<1x1xf32>) -> f32 {
  %v = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %r = affine.load %v[] : memref<f32>
  return %r : f32
}

// -----

func.func @collapsed_unknown(%m: memref<?x3x4xf32>) -> f32 {
  %v = memref.collapse_shape %m [[0, 1], [2]] : memref<?x3x4xf32> into memref<?x4xf32>
  %r = affine.load %v[5, 3] : memref<?x4xf32>
  return %r : f32
}

// -----

// differs: MLIR leaves an invalid subscript.
func.func @neither_dimension_nor_symbol(%m: memref<2x8xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
    %j = arith.remui %i, %c3 : index
    %v = memref.subview %m[1, %j] [1, 1] [1, 1] : memref<2x8xf32> to memref<f32, strided<[], offset: ?>>
    %x = affine.load %v[] : memref<f32, strided<[], offset: ?>>
    scf.yield %x : f32
  }
  return %r : f32
}
