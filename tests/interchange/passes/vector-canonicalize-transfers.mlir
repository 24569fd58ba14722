// options: -canonicalize

func.func @bounds(%m: memref<8x8xf32>, %d: memref<?x8xf32>, %x: f32, %i: index) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %0 = vector.transfer_read %m[%c4, %c4], %x : memref<8x8xf32>, vector<4x4xf32>
  %1 = vector.transfer_read %m[%c4, %c5], %x : memref<8x8xf32>, vector<4x4xf32>
  %2 = vector.transfer_read %m[%i, %c4], %x : memref<8x8xf32>, vector<4x4xf32>
  %3 = vector.transfer_read %d[%c4, %c4], %x : memref<?x8xf32>, vector<4x4xf32>
  return %0, %1, %2, %3 : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
}

// -----

func.func @bounds_of_broadcast(%m: memref<8xf32>, %x: f32, %i: index) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4xf32>) {
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_read %m[%c4], %x {permutation_map = affine_map<(d0) -> (0, d0)>} : memref<8xf32>, vector<4x4xf32>
  %1 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (0, d0)>} : memref<8xf32>, vector<4x4xf32>
  %2 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (0)>} : memref<8xf32>, vector<4xf32>
  return %0, %1, %2 : vector<4x4xf32>, vector<4x4xf32>, vector<4xf32>
}

// -----

func.func @bounds_of_write(%m: memref<8x8xf32>, %v: vector<4x4xf32>, %i: index) {
  %c4 = arith.constant 4 : index
  vector.transfer_write %v, %m[%c4, %c4] : vector<4x4xf32>, memref<8x8xf32>
  vector.transfer_write %v, %m[%i, %c4] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x4xf32>, memref<8x8xf32>
  return
}

// -----

func.func @rank_0(%m: memref<f32>, %v: vector<f32>, %x: f32) -> vector<f32> {
  %0 = vector.transfer_read %m[], %x : memref<f32>, vector<f32>
  vector.transfer_write %v, %m[] : vector<f32>, memref<f32>
  return %0 : vector<f32>
}

// -----

func.func @full_mask(%m: memref<?xf32>, %v: vector<4xf32>, %x: f32, %i: index, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %t = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.transfer_read %m[%i], %x, %t : memref<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i], %x, %k : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i], %t : vector<4xf32>, memref<?xf32>
  vector.transfer_write %v, %m[%i], %k : vector<4xf32>, memref<?xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @empty_mask(%m: memref<?xf32>, %v: vector<4xf32>, %x: f32, %i: index) -> vector<4xf32> {
  %f = arith.constant dense<false> : vector<4xi1>
  %0 = vector.transfer_read %m[%i], %x, %f : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i], %f : vector<4xf32>, memref<?xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @partial_mask(%m: memref<?xf32>, %v: vector<4xf32>, %x: f32, %i: index) -> vector<4xf32> {
  %f = vector.constant_mask [2] : vector<4xi1>
  %0 = vector.transfer_read %m[%i], %x, %f : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @memref_casts(%m: memref<8x8xf32>, %v: vector<4x4xf32>, %x: f32, %i: index) -> vector<4x4xf32> {
  %c = memref.cast %m : memref<8x8xf32> to memref<?x?xf32>
  %0 = vector.transfer_read %c[%i, %i], %x : memref<?x?xf32>, vector<4x4xf32>
  vector.transfer_write %v, %c[%i, %i] : vector<4x4xf32>, memref<?x?xf32>
  return %0 : vector<4x4xf32>
}

// -----

func.func @tensor_cast_read(%t: tensor<8xf32>, %x: f32, %i: index) -> (vector<4xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %c = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %0 = vector.transfer_read %c[%i], %x : tensor<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %c[%c0], %x : tensor<?xf32>, vector<8xf32>
  return %0, %1 : vector<4xf32>, vector<8xf32>
}

// -----

func.func @tensor_cast_less_static(%t: tensor<?xf32>, %x: f32, %i: index) -> vector<4xf32> {
  %c = tensor.cast %t : tensor<?xf32> to tensor<8xf32>
  %0 = vector.transfer_read %c[%i], %x : tensor<8xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @tensor_cast_write(%t: tensor<8xf32>, %v: vector<4xf32>, %i: index) -> tensor<?xf32> {
  %c = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %0 = vector.transfer_write %v, %c[%i] : vector<4xf32>, tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @read_after_write(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>, %x: f32, %i: index) -> (vector<1x4xf32>, vector<1x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %w, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_read %1[%c1, %c0], %x {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %3 = vector.transfer_read %1[%c2, %c0], %x {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  return %2, %3 : vector<1x4xf32>, vector<1x4xf32>
}

// -----

func.func @read_after_unknown_write(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>, %x: f32, %i: index) -> vector<1x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %w, %0[%i, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_read %1[%c1, %c0], %x {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  return %2 : vector<1x4xf32>
}

// -----

func.func @read_after_overlapping_write(%t: tensor<8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %x: f32) -> (vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %1 = vector.transfer_write %w, %0[%c2] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %2 = vector.transfer_read %1[%c0], %x {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %3 = vector.transfer_write %w, %0[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %4 = vector.transfer_read %3[%c0], %x {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %2, %4 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @read_after_write_outside(%t: tensor<?xf32>, %v: vector<4xf32>, %x: f32, %i: index) -> vector<4xf32> {
  %0 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  %1 = vector.transfer_read %0[%i], %x : tensor<?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// -----

func.func @read_after_write_into_memory(%t: memref<8xf32>, %v: vector<4xf32>, %x: f32, %i: index) -> vector<4xf32> {
  vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %1 = vector.transfer_read %t[%i], %x {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// -----

func.func @masked_read_after_splat(%t: tensor<8xf32>, %k: vector<4xi1>, %l: vector<4xi1>, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c = arith.constant dense<1.0> : vector<4xf32>
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  %0 = vector.transfer_write %c, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %1 = vector.transfer_read %0[%i], %x, %k {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %2 = vector.transfer_read %0[%i], %y, %k {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %3 = vector.transfer_write %c, %t[%i], %k {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %4 = vector.transfer_read %3[%i], %x, %l {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %1, %2, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @masked_read_after_masked_splat(%t: tensor<8xf32>, %k: vector<4xi1>, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %c = arith.constant dense<1.0> : vector<4xf32>
  %x = arith.constant 1.0 : f32
  %3 = vector.transfer_write %c, %t[%i], %k {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %4 = vector.transfer_read %3[%i], %x, %k {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %5 = vector.transfer_read %3[%i], %x {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %4, %5 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @write_after_read(%t: tensor<?xf32>, %u: tensor<?xf32>, %x: f32, %i: index, %j: index) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0 = vector.transfer_read %t[%i], %x : tensor<?xf32>, vector<4xf32>
  %1 = vector.transfer_write %0, %t[%i] : vector<4xf32>, tensor<?xf32>
  %2 = vector.transfer_write %0, %t[%j] : vector<4xf32>, tensor<?xf32>
  %3 = vector.transfer_write %0, %u[%i] : vector<4xf32>, tensor<?xf32>
  return %1, %2, %3 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @masked_write_after_read(%t: tensor<?xf32>, %x: f32, %i: index, %k: vector<4xi1>) -> tensor<?xf32> {
  %0 = vector.transfer_read %t[%i], %x : tensor<?xf32>, vector<4xf32>
  %1 = vector.transfer_write %0, %t[%i], %k : vector<4xf32>, tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

func.func @copy_of_all(%t: tensor<4x4xf32>, %u: tensor<4x4xf32>, %x: f32, %i: index) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%c0, %c0], %x {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
  %1 = vector.transfer_write %0, %u[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_write %0, %u[%c0, %i] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

func.func @copy_of_part(%t: tensor<4x4xf32>, %u: tensor<4x4xf32>, %x: f32) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%c0, %c0], %x {in_bounds = [true, true]} : tensor<4x4xf32>, vector<2x4xf32>
  %1 = vector.transfer_write %0, %u[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// -----

func.func @copy_of_all_transposed(%t: tensor<4x4xf32>, %u: tensor<4x4xf32>, %x: f32) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%c0, %c0], %x {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x4xf32>, vector<4x4xf32>
  %1 = vector.transfer_write %0, %u[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// -----

func.func @write_after_write(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %v, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_write %w, %1[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// -----

func.func @write_after_write_with_another_use(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %v, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_write %w, %1[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

func.func @write_after_same_write(%t: tensor<?xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %i: index) -> tensor<?xf32> {
  %0 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  %1 = vector.transfer_write %w, %0[%i] : vector<4xf32>, tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

func.func @write_after_unknown_write(%t: tensor<?xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %i: index, %j: index) -> tensor<?xf32> {
  %0 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  %1 = vector.transfer_write %w, %0[%j] : vector<4xf32>, tensor<?xf32>
  %2 = vector.transfer_write %w, %1[%i] : vector<4xf32>, tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

func.func @read_after_write_with_other_map(%t: tensor<4x4x4xf32>, %v: vector<4x1xf32>, %x: f32) -> vector<1x100x4x5xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : vector<4x1xf32>, tensor<4x4x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0, %c0], %x {in_bounds = [true, true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2, 0)>} : tensor<4x4x4xf32>, vector<1x100x4x5xf32>
  return %1 : vector<1x100x4x5xf32>
}

// -----

func.func @transposed_read_after_write(%t: tensor<?x?xf32>, %v: vector<4x2xf32>, %x: f32, %i: index) -> (vector<2x4xf32>, vector<3x4x2xf32>) {
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true]} : vector<4x2xf32>, tensor<?x?xf32>
  %1 = vector.transfer_read %0[%i, %i], %x {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %0[%i, %i], %x {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (0, d0, d1)>} : tensor<?x?xf32>, vector<3x4x2xf32>
  return %1, %2 : vector<2x4xf32>, vector<3x4x2xf32>
}

// -----

func.func @smaller_read_after_write(%t: tensor<?x?xf32>, %v: vector<4x2xf32>, %x: f32, %i: index) -> (vector<2x2xf32>, vector<2xf32>) {
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true]} : vector<4x2xf32>, tensor<?x?xf32>
  %1 = vector.transfer_read %0[%i, %i], %x {in_bounds = [true, true]} : tensor<?x?xf32>, vector<2x2xf32>
  %2 = vector.transfer_read %0[%i, %i], %x {in_bounds = [true]} : tensor<?x?xf32>, vector<2xf32>
  return %1, %2 : vector<2x2xf32>, vector<2xf32>
}

// -----

func.func @slice_of_write(%v: vector<8x16xf32>, %t: tensor<8x16xf32>, %u: tensor<27x37xf32>, %i: index, %j: index, %s: index, %z: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0] [%s, %z] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %u[%i, %j] [%s, %z] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}

// -----

func.func @slice_of_write_that_stays(%v: vector<8x16xf32>, %t: tensor<8x16xf32>, %u: tensor<27x37xf32>, %i: index, %j: index, %s: index, %z: index) -> (tensor<27x37xf32>, tensor<27x37xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %i] {in_bounds = [true, true]} : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0] [%s, %z] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %u[%i, %j] [%s, %z] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
  %3 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<8x16xf32>, tensor<8x16xf32>
  %4 = tensor.extract_slice %3[0, 1] [%s, %z] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %5 = tensor.insert_slice %4 into %u[%i, %j] [%s, %z] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
  return %2, %5 : tensor<27x37xf32>, tensor<27x37xf32>
}

// -----

func.func @read_of_slice(%t: tensor<10x11xf32>, %x: f32, %s: index, %z: index) -> vector<5x6xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[2, 3] [%s, %z] [1, 1] : tensor<10x11xf32> to tensor<?x?xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %x {in_bounds = [true, true]} : tensor<?x?xf32>, vector<5x6xf32>
  return %1 : vector<5x6xf32>
}

// -----

func.func @insert_slice_of_write(%v: vector<5x6xf32>, %u: tensor<12x13xf32>, %i: index) -> tensor<12x13xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<5x6xf32>
  %0 = vector.transfer_write %v, %e[%c0, %c0] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32>
  %1 = tensor.insert_slice %0 into %u[%i, 3] [5, 6] [1, 1] : tensor<5x6xf32> into tensor<12x13xf32>
  return %1 : tensor<12x13xf32>
}

// -----

func.func @one_element_with_map(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %x: f32, %i: index, %v: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<1xf32>
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<1xf32>, memref<?x?xf32>
  return %0 : vector<1xf32>
}

// -----

func.func @dead_read(%m: memref<?xf32>, %t: tensor<?xf32>, %x: f32, %i: index, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %t[%i], %x : tensor<?xf32>, vector<4xf32>
  %2 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  return
}
