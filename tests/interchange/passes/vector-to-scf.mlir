// options: -convert-vector-to-scf

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : memref<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {in_bounds = [true, false]} : memref<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: memref<?x?x?xf32>, %i: index, %p: f32) -> vector<2x3x4xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}

// -----

func.func @f(%b: memref<4x8xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : memref<4x8xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : memref<?x?xf32>, vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<3x2xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%b: memref<?x?x?xf32>, %i: index, %p: f32) -> vector<3x2xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : memref<?x?x?xf32>, vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%b: memref<?x?x?xf32>, %i: index, %p: f32) -> vector<3x2xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>, in_bounds = [true, false]} : memref<?x?x?xf32>, vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : memref<?x?xf32>, vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %m: vector<2x3xi1>) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p, %m : memref<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %m: vector<2x3xi1>) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p, %m {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: memref<?x?x?xf32>, %i: index, %p: f32, %m: vector<2x3x4xi1>) -> vector<2x3x4xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p, %m : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %m: vector<3xi1>) -> vector<3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p, %m {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : memref<?x?xf32>, vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%b: memref<?x?x?xf32>, %i: index, %p: f32, %m: vector<3x2xi1>) -> vector<3x2xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p, %m {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : memref<?x?x?xf32>, vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %m: vector<2x3xi1>) -> vector<3x2xf32> {
  %r = vector.transfer_read %b[%i, %i], %p, %m {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x[4]xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : memref<?x?xf32>, vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<[2]x4xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : memref<?x?xf32>, vector<[2]x4xf32>
  return %r : vector<[2]x4xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<2x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<2x3xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<2x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [true, true]} : vector<2x3xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<2x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [true, false]} : vector<2x3xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?x?xf32>, %i: index, %v: vector<2x3x4xf32>) {
  vector.transfer_write %v, %b[%i, %i, %i] : vector<2x3x4xf32>, memref<?x?x?xf32>
  return
}

// -----

func.func @f(%b: memref<4x8xf32>, %i: index, %v: vector<2x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<2x3xf32>, memref<4x8xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<3xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<3xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<3x2xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<3x2xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?x?xf32>, %i: index, %v: vector<3x2xf32>) {
  vector.transfer_write %v, %b[%i, %i, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<3x2xf32>, memref<?x?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?x?xf32>, %i: index, %v: vector<3x2xf32>) {
  vector.transfer_write %v, %b[%i, %i, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>, in_bounds = [true, false]} : vector<3x2xf32>, memref<?x?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<3xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<3xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<2x3xf32>, %m: vector<2x3xi1>) {
  vector.transfer_write %v, %b[%i, %i], %m : vector<2x3xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<2x3xf32>, %m: vector<2x3xi1>) {
  vector.transfer_write %v, %b[%i, %i], %m {in_bounds = [true, true]} : vector<2x3xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?x?xf32>, %i: index, %v: vector<2x3x4xf32>, %m: vector<2x3x4xi1>) {
  vector.transfer_write %v, %b[%i, %i, %i], %m : vector<2x3x4xf32>, memref<?x?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<3xf32>, %m: vector<3xi1>) {
  vector.transfer_write %v, %b[%i, %i], %m {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<3xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<3x2xf32>, %m: vector<2x3xi1>) {
  vector.transfer_write %v, %b[%i, %i], %m {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<3x2xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<2x[4]xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<2x[4]xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<[2]x4xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<[2]x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<[4]xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<[4]xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : memref<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, 0)>} : memref<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : memref<?x?xf32>, vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %m: vector<2xi1>) -> vector<2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p, %m {permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: memref<?x?x?xf32>, %i: index, %p: f32) -> vector<4x2x3xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (0, d0, d2)>} : memref<?x?x?xf32>, vector<4x2x3xf32>
  return %r : vector<4x2x3xf32>
}

// -----

func.func @f(%b: memref<?x?x?xf32>, %i: index, %p: f32, %m: vector<4x3xi1>) -> vector<4x2x3xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p, %m {permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2)>} : memref<?x?x?xf32>, vector<4x2x3xf32>
  return %r : vector<4x2x3xf32>
}

// -----

func.func @f(%b: memref<?x?x?xf32>, %i: index, %p: f32) -> vector<4x2x3x2xf32> {
  %r = vector.transfer_read %b[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, 0, d1, d0)>} : memref<?x?x?xf32>, vector<4x2x3x2xf32>
  return %r : vector<4x2x3x2xf32>
}

// -----

func.func @f(%b: memref<?xf32, strided<[2]>>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %b[%i], %p : memref<?xf32, strided<[2]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f(%b: memref<?xf32, strided<[2]>>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @f(%b: memref<?x?xf32, strided<[?, 2], offset: ?>>, %i: index, %p: f32) -> vector<3x4xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : memref<?x?xf32, strided<[?, 2], offset: ?>>, vector<3x4xf32>
  return %r : vector<3x4xf32>
}

// -----

func.func @f(%b: memref<?x?xf32, strided<[?, ?]>>, %i: index, %v: vector<3x4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [true, true]} : vector<3x4xf32>, memref<?x?xf32, strided<[?, ?]>>
  return
}

// -----

func.func @f(%b: memref<f32>, %i: index, %p: f32) -> vector<f32> {
  %r = vector.transfer_read %b[], %p : memref<f32>, vector<f32>
  return %r : vector<f32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %d: vector<5x2x3xf32>) -> vector<5x2x3xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : memref<?x?xf32>, vector<2x3xf32>
  %q = vector.insert %r, %d [3] : vector<2x3xf32> into vector<5x2x3xf32>
  return %q : vector<5x2x3xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %d: vector<5x2x3xf32>) {
  %r = vector.extract %d[%i] : vector<2x3xf32> from vector<5x2x3xf32>
  vector.transfer_write %r, %b[%i, %i] : vector<2x3xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %n: index, %p: f32, %v: vector<2x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %k = affine.apply affine_map<(d0) -> (d0 + 2)>(%j)
      vector.transfer_write %v, %b[%i, %k] : vector<2x3xf32>, memref<?x?xf32>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    vector.transfer_write %v, %b[%i, %c1] : vector<2x3xf32>, memref<?x?xf32>
  }
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %n: index, %c: i1, %v: vector<2x3xf32>) {
  scf.if %c {
    vector.transfer_write %v, %b[%n, %n] : vector<2x3xf32>, memref<?x?xf32>
  }
  return
}

// -----

func.func @f(%b: memref<?xvector<4xf32>>, %i: index, %p: vector<4xf32>) -> vector<3x4xf32> {
  %r = vector.transfer_read %b[%i], %p : memref<?xvector<4xf32>>, vector<3x4xf32>
  return %r : vector<3x4xf32>
}

// -----

func.func @f(%v: vector<2x[4]xf32>, %b: memref<?x?xf32>, %i: index) {
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  vector.transfer_write %t, %b[%i, %i] {in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?xf32>
  return
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

func.func @f(%v: vector<2x[4]xf32>, %b: memref<?x?xf32>, %i: index) {
  %mask = vector.constant_mask [4, 1] : vector<[4]x2xi1>
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  vector.transfer_write %t, %b[%i, %i], %mask {in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?xf32>
  return
}
