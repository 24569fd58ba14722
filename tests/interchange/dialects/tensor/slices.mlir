// Parts of tensors, with numbers that are known and operands.

func.func @extract(%t: tensor<8x16x4xf32>, %u: tensor<8x?x?xf32>, %z: tensor<f32>, %e: tensor<4x4xi8, "layout">, %i: index, %n: index) {
  %0 = tensor.extract_slice %t[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
  %1 = tensor.extract_slice %t[0, 2, 0] [1, 4, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4xf32>
  %2 = tensor.extract_slice %t[0, 2, 0] [1, 4, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x4xf32>
  %3 = tensor.extract_slice %t[0, 2, 0] [1, 1, 1] [1, 1, 1] {test.note} : tensor<8x16x4xf32> to tensor<f32>
  %4 = tensor.extract_slice %u[%i, 0, %i] [%n, 4, 1] [1, 2, %n] : tensor<8x?x?xf32> to tensor<?x4x1xf32>
  %5 = tensor.extract_slice %u[%i, %i, %i] [%n, %n, %n] [%i, %i, %i] {test.note = 1 : i8} : tensor<8x?x?xf32> to tensor<?x?x?xf32>
  %6 = tensor.extract_slice %z[] [] [] : tensor<f32> to tensor<f32>
  %7 = tensor.extract_slice %e[0, 0] [2, 2] [1, 2] : tensor<4x4xi8, "layout"> to tensor<2x2xi8, "layout">
  %8 = tensor.extract_slice %e[1, 1] [2, 2] [2, -1] : tensor<4x4xi8, "layout"> to tensor<2x2xi8>
  %9 = "tensor.extract_slice"(%u, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0>,
    static_sizes = array<i64: 1, 2, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<8x?x?xf32>, index) -> tensor<1x2x3xf32>
  return
}

func.func @insert(%t: tensor<8x16x4xf32>, %s: tensor<4x4x4xf32>, %v: tensor<4xf32>, %u: tensor<8x?x?xf32>, %w: tensor<?x4x1xf32>, %z: tensor<f32>,
                  %i: index, %n: index) {
  %0 = tensor.insert_slice %s into %t[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  %1 = tensor.insert_slice %v into %t[0, 2, 0] [1, 4, 1] [1, 1, 1] {test.note} : tensor<4xf32> into tensor<8x16x4xf32>
  %2 = tensor.insert_slice %w into %u[%i, 0, %i] [%n, 4, 1] [1, 2, %n] : tensor<?x4x1xf32> into tensor<8x?x?xf32>
  %3 = tensor.insert_slice %z into %u[%i, 0, %i] [1, 1, 1] [1, 1, 1] : tensor<f32> into tensor<8x?x?xf32>
  %4 = tensor.insert_slice %z into %z[] [] [] : tensor<f32> into tensor<f32>
  return
}

func.func @shared(%n: index, %out: tensor<?xf32>, %other: tensor<8x8xf32>, %part: tensor<1xf32>) -> (tensor<?xf32>, tensor<8x8xf32>) {
  %r:2 = scf.forall (%i) in (%n) shared_outs(%o = %out, %p = %other) -> (tensor<?xf32>, tensor<8x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %part into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %part into %p[%i, 2] [1, 1] [%n, 1] {test.note} : tensor<1xf32> into tensor<8x8xf32>
    }
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<8x8xf32>
}
