// options: -one-shot-bufferize=bufferize-function-boundaries
// differs: MLIR changes the type of a function whose calls expect it as it was
func.func @new(%a: memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %1 : memref<4xf32, strided<[?], offset: ?>>
}
func.func @calls(%a: memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>> {
  %0 = call @new(%a) : (memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>>
  return %0 : memref<4xf32, strided<[?], offset: ?>>
}

// -----

func.func @is_not_called(%a: memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %1 : memref<4xf32, strided<[?], offset: ?>>
}

// -----

func.func @both(%t: tensor<4xf32>, %m: memref<4xf32>) -> (tensor<4xf32>, memref<?xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %t, %0 : tensor<4xf32>, memref<?xf32>
}
