// Groups of dimensions of reshapes: each error at its place.

func.func @f(%a: i32, %b: memref<4x4xf32>) {
  %0 = memref.collapse_shape %b [[0, 1]] {reassociation = [[0], [1]]} : memref<4x4xf32> into memref<16xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0], [1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<4xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[1, 0]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0, 2]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 2] : memref<?xf32> into memref<?x3xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, %n] : memref<?xf32> into memref<?x3xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<?xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 2] : memref<4xf32> into memref<?x2xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 4] : memref<4x4xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4] : memref<4x4xf32> into memref<16xf32>
  return
}

// -----

func.func @f(%m: memref<f32>, %n: index) {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %1 = memref.expand_shape %m [[0]] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return
}

// -----

func.func @f(%m: memref<f32>, %n: index) {
  %0 = memref.expand_shape %m [] output_shape [2] : memref<f32> into memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<4xf32> into memref<4x1xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<4x4xf32> into memref<16xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<15xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  %0 = memref.collapse_shape %m [[1, 0]] : memref<4x4xf32> into memref<16xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  %0 = memref.collapse_shape %m [[0]] : memref<4x4xf32> into memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  %0 = memref.collapse_shape %m [] : memref<4x4xf32> into memref<f32>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32, strided<[2]>> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>) {
  %0 = memref.expand_shape %m [[0], [1]] output_shape [2, 2] : memref<4xf32, strided<[2]>> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32, 1>
  return
}

// -----

func.func @f(%m: tensor<4xf32>) {
  %0 = tensor.expand_shape %m [[0], [1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>) {
  %0 = tensor.expand_shape %m [[0, 1]] output_shape [2, 3] : tensor<4xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>) {
  %0 = tensor.expand_shape %m [[0, 1]] output_shape [4] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @f(%m: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %m [[0], [1]] : tensor<4x4xf32> into tensor<16xf32>
  return
}

// -----

func.func @f(%m: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %m [[0, 1]] : tensor<4x4xf32> into tensor<15xf32>
  return
}
