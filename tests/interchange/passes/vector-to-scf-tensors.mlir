// options: -convert-vector-to-scf=lower-tensors

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : tensor<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {in_bounds = [true, true]} : tensor<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {in_bounds = [true, false]} : tensor<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: tensor<?x?x?xf32>, %i: index, %p: f32) -> vector<2x3x4xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p : tensor<?x?x?xf32>, vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}

// -----

func.func @f(%b: tensor<4x8xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : tensor<4x8xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : tensor<?x?xf32>, vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<3x2xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%b: tensor<?x?x?xf32>, %i: index, %p: f32) -> vector<3x2xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : tensor<?x?x?xf32>, vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%b: tensor<?x?x?xf32>, %i: index, %p: f32) -> vector<3x2xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>, in_bounds = [true, false]} : tensor<?x?x?xf32>, vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<?x?xf32>, vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : tensor<?x?xf32>, vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32, %m: vector<2x3xi1>) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p, %m : tensor<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32, %m: vector<2x3xi1>) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p, %m {in_bounds = [true, true]} : tensor<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: tensor<?x?x?xf32>, %i: index, %p: f32, %m: vector<2x3x4xi1>) -> vector<2x3x4xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p, %m : tensor<?x?x?xf32>, vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32, %m: vector<3xi1>) -> vector<3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p, %m {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : tensor<?x?xf32>, vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%b: tensor<?x?x?xf32>, %i: index, %p: f32, %m: vector<3x2xi1>) -> vector<3x2xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p, %m {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : tensor<?x?x?xf32>, vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32, %m: vector<2x3xi1>) -> vector<3x2xf32> {
  %r = vector.transfer_read %b[%i, %i], %p, %m {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<2x[4]xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : tensor<?x?xf32>, vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<[2]x4xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : tensor<?x?xf32>, vector<[2]x4xf32>
  return %r : vector<[2]x4xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<[4]xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : tensor<?x?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<2x3xf32>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i] : vector<2x3xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<2x3xf32>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i] {in_bounds = [true, true]} : vector<2x3xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<2x3xf32>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i] {in_bounds = [true, false]} : vector<2x3xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?x?xf32>, %i: index, %v: vector<2x3x4xf32>) -> tensor<?x?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i, %i] : vector<2x3x4xf32>, tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----

func.func @f(%b: tensor<4x8xf32>, %i: index, %v: vector<2x3xf32>) -> tensor<4x8xf32> {
  %r = vector.transfer_write %v, %b[%i, %i] : vector<2x3xf32>, tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<3xf32>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i] : vector<3xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<3x2xf32>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<3x2xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?x?xf32>, %i: index, %v: vector<3x2xf32>) -> tensor<?x?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<3x2xf32>, tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?x?xf32>, %i: index, %v: vector<3x2xf32>) -> tensor<?x?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>, in_bounds = [true, false]} : vector<3x2xf32>, tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<3xf32>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<3xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<3xf32>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<3xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<2x3xf32>, %m: vector<2x3xi1>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i], %m : vector<2x3xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<2x3xf32>, %m: vector<2x3xi1>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i], %m {in_bounds = [true, true]} : vector<2x3xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?x?xf32>, %i: index, %v: vector<2x3x4xf32>, %m: vector<2x3x4xi1>) -> tensor<?x?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i, %i], %m : vector<2x3x4xf32>, tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<3xf32>, %m: vector<3xi1>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i], %m {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<3xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<3x2xf32>, %m: vector<2x3xi1>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i], %m {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<3x2xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<2x[4]xf32>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i] : vector<2x[4]xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<[2]x4xf32>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i] : vector<[2]x4xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<[4]xf32>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<[4]xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : tensor<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : tensor<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, 0)>} : tensor<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : tensor<?x?xf32>, vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32, %m: vector<2xi1>) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p, %m {permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : tensor<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: tensor<?x?x?xf32>, %i: index, %p: f32) -> vector<4x2x3xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (0, d0, d2)>} : tensor<?x?x?xf32>, vector<4x2x3xf32>
  return %r : vector<4x2x3xf32>
}

// -----

func.func @f(%b: tensor<?x?x?xf32>, %i: index, %p: f32, %m: vector<4x3xi1>) -> vector<4x2x3xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p, %m {permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2)>} : tensor<?x?x?xf32>, vector<4x2x3xf32>
  return %r : vector<4x2x3xf32>
}

// -----

func.func @f(%b: tensor<?x?x?xf32>, %i: index, %p: f32) -> vector<4x2x3x2xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, 0, d1, d0)>} : tensor<?x?x?xf32>, vector<4x2x3x2xf32>
  return %r : vector<4x2x3x2xf32>
}

// -----

func.func @f(%v: vector<2x[4]xf32>, %b: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  %r = vector.transfer_write %t, %b[%i, %i] {in_bounds = [true, true]} : vector<[4]x2xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%v: vector<2x[4]xf32>, %b: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %mask = vector.create_mask %c2, %i : vector<[4]x2xi1>
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  %r = vector.transfer_write %t, %b[%i, %i], %mask {in_bounds = [true, true]} : vector<[4]x2xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
