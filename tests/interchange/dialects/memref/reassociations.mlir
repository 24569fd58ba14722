// Groups of dimensions of reshapes.

func.func @f(%m: memref<1x1xf32>) {
  %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  return
}

// -----

func.func @f(%m: tensor<?xf32>, %n: index) {
  %0 = tensor.expand_shape %m [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x3xf32>
  return
}
