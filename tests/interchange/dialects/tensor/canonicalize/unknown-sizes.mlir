// Reshapes there and back between equal types, with unknown extents: those that follow from the type fold, and those
// that need not be equal stay.

func.func @split_elsewhere(%t: tensor<?x?x?xf32>, %a: index, %b: index, %c: index) -> tensor<?x?x?xf32> {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%a, %b, %c] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

func.func @one_in_each_group(%t: tensor<?x4x?xf32>, %a: index, %c: index) -> tensor<?x4x?xf32> {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%a, 4, %c] : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %1 : tensor<?x4x?xf32>
}

func.func @joined_again(%t: tensor<?x?xf32>, %a: index, %b: index, %c: index) -> tensor<?x?xf32> {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%a, %b, %c] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @joined_elsewhere(%t: tensor<?x?xf32>, %a: index, %b: index, %c: index) -> tensor<?x?xf32> {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%a, %b, %c] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// Fewer dimensions than before, and more.
func.func @fewer(%t: tensor<?x?x4xf32>, %a: index) -> (tensor<?x4xf32>, tensor<?x?xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<?x?x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%a, 4] : tensor<?xf32> into tensor<?x4xf32>
  %2 = tensor.expand_shape %0 [[0, 1]] output_shape [%a, %a] : tensor<?xf32> into tensor<?x?xf32>
  return %1, %2 : tensor<?x4xf32>, tensor<?x?xf32>
}

func.func @more(%t: tensor<?x4xf32>, %s: tensor<?x?xf32>, %a: index, %b: index)
    -> (tensor<?x?x4xf32>, tensor<?x?x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [%a, %b, 4] : tensor<?xf32> into tensor<?x?x4xf32>
  %2 = tensor.collapse_shape %s [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %3 = tensor.expand_shape %2 [[0, 1, 2]] output_shape [%a, %b, 4] : tensor<?xf32> into tensor<?x?x4xf32>
  return %1, %3 : tensor<?x?x4xf32>, tensor<?x?x4xf32>
}

// Slices of the whole type, with and without the size of the inserted tensor.
func.func @slices(%t: tensor<?xf32>, %s: tensor<?xf32>, %n: index, %m: index)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.extract_slice %t[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %s into %t[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  %2 = tensor.extract_slice %1[0] [%m] [1] : tensor<?xf32> to tensor<?xf32>
  %3 = tensor.extract_slice %1[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %4 = tensor.insert_slice %0 into %t[0] [%m] [1] : tensor<?xf32> into tensor<?xf32>
  return %1, %2, %3, %4 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

func.func @reshapes(%t: tensor<?x?xf32>, %shape: tensor<2xindex>, %n: index)
    -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  %same = tensor.from_elements %d0, %d1 : tensor<2xindex>
  %swapped = tensor.from_elements %d1, %d0 : tensor<2xindex>
  %0 = tensor.reshape %t(%shape) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.reshape %t(%same) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %2 = tensor.reshape %t(%swapped) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

func.func @casts(%t: tensor<?x4xf32>) -> (tensor<4x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %t : tensor<?x4xf32> to tensor<4x?xf32>
  %1 = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x?xf32>
  %3 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
  return %0, %2, %3 : tensor<4x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>
}

func.func @pads(%t: tensor<?x4xf32>, %f: f32, %n: index) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %0 = tensor.pad %t low[%n, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  %1 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<?x4xf32>
}

func.func @concatenated(%a: tensor<?x4xf32>, %b: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(1) %a, %b : (tensor<?x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

func.func @dims(%t: tensor<?x?xf32>, %n: index, %m: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[0, 0] [%n, %m] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %t[0, 0] [1, %m] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %2 = tensor.insert_slice %1 into %t[%n, 0] [1, %m] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  %3 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %4 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %5 = tensor.dim %1, %c0 : tensor<?xf32>
  %6 = tensor.dim %2, %c1 : tensor<?x?xf32>
  return %3, %4, %5, %6 : index, index, index, index
}
