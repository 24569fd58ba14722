// options: -convert-vector-to-scf=lower-scalable lower-tensors full-unroll target-rank=2

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x[4]xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : memref<?x?xf32>, vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<[4]xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : memref<?x?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<2x[4]xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<2x[4]xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<2x[4]xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : tensor<?x?xf32>, vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) -> vector<[4]xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : tensor<?x?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<2x[4]xf32>) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %b[%i, %i] : vector<2x[4]xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f(%v: vector<2x[4]xf32>, %b: memref<?x?xf32>, %i: index) {
  %c2 = arith.constant 2 : index
  %mask = vector.create_mask %c2, %i : vector<[4]x2xi1>
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  vector.transfer_write %t, %b[%i, %i], %mask {in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%v: vector<2x[4]xf32>, %b: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %mask = vector.create_mask %c2, %i : vector<[4]x2xi1>
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  %r = vector.transfer_write %t, %b[%i, %i], %mask {in_bounds = [true, true]} : vector<[4]x2xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
