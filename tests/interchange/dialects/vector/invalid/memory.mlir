// Vectors in memory: what is refused.

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>
  return
}

// -----

func.func @f(%a: vector<4x3xf32>, %i: index) {
  %0 = vector.transfer_read %a[%i, %i], %a : vector<4x3xf32>, vector<1x1x2x3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, f32
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0)->(d0)>} : memref<?x?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0 + d1)>} : memref<?x?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0 + 1)>} : memref<?x?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0, d0)>} : memref<?x?xf32>, vector<3x7xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1)[s0]->(d0)>} : memref<?x?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<2x3x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, true]} : memref<?x?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [1 : i32]} : memref<?x?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {masked = [false]} : memref<?x?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f, %k : memref<?x?xf32>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f, %k {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4x3xf32>>, %i: index, %w: vector<4x3xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %w {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xvector<4x3xf32>>, vector<3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<6xf32>>, %i: index, %w: vector<6xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %w : memref<?x?xvector<6xf32>>, vector<3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<2x3xf32>>, %i: index, %w: vector<2x3xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %w {in_bounds = [true], permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xvector<2x3xf32>>, vector<1x1x2x3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<2x3xf32>>, %i: index, %w: vector<2x3xf32>, %k: vector<1x1xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %w, %k {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xvector<2x3xf32>>, vector<1x1x2x3xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %d: f64) {
  %0 = "vector.transfer_read"(%m, %i, %d) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, f64) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %d: f32) {
  %0 = "vector.transfer_read"(%m, %i, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %d: f32, %k: vector<3xi1>) {
  %0 = "vector.transfer_read"(%m, %i, %d, %k) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, f32, vector<3xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %d: f64) {
  %0 = "vector.transfer_read"(%m, %i, %d) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf64>, index, f64) -> vector<3xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %w: vector<2xf32>) {
  %0 = "vector.transfer_read"(%m, %i, %w) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, vector<2xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  vector.transfer_write %v, %m[%i, %i] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  vector.transfer_write %m, %m[%i, %i] : memref<?x?xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  vector.transfer_write %v, %v[%i, %i] : vector<8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  vector.transfer_write %v, %m[%i, %i, %i] : vector<8xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1)->(0)>} : vector<8xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0)->(d0)>} : vector<8xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1)->(d0 + d1)>} : vector<8xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?x?xf32>, %i: index, %v: vector<3x7xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i] {permutation_map = affine_map<(d0, d1, d2)->(d0, d0)>} : vector<3x7xf32>, memref<?x?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<7x3xf32>) {
  vector.transfer_write %v, %m[%i] : vector<7x3xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32, strided<[2]>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xf32, strided<[2]>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32, strided<[?]>>, %i: index, %v: vector<8xf32>) {
  vector.store %v, %m[%i] : memref<?xf32, strided<[?]>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xvector<4xf32>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<8xf64>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<2x8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = vector.load %m[%i] {alignment = 3 : i64} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = vector.load %m[%i] {alignment = -1 : i64} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xvector<4xf32>>, %i: index, %v: vector<8xf32>) {
  vector.store %v, %m[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %v: vector<8xf32>) {
  vector.store %v, %m[%i] : memref<?xf64>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<8xf32>) {
  vector.store %v, %m[%i, %i] : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<2x8xf32>) {
  vector.store %v, %m[%i] : memref<?xf32>, vector<2x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.maskedload %m[%i, %i], %k, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf64>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.maskedload %m[%i], %k, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.maskedload %m[%i, %i], %k, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>, %w: vector<16xf32>) {
  %0 = vector.maskedload %m[%i, %i], %k, %w : memref<?x?xf32>, vector<8xi1>, vector<16xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.maskedload %m[%i, %i], %x, %v : memref<?x?xf32>, vector<8xi32>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32, strided<[2]>>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>) {
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32, strided<[2]>>, vector<8xi1>, vector<8xf32> into vector<8xi32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>) {
  vector.maskedstore %m[%i], %k, %v : memref<?xf64>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  vector.maskedstore %m[%i], %k, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>, %w: vector<16xf32>) {
  vector.maskedstore %m[%i, %i], %k, %w : memref<?x?xf32>, vector<8xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.gather %f[%i] [%x], %k, %v : f32, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: tensor<*xf32>, %k: vector<8xi1>, %v: vector<8xf32>, %x: vector<8xi32>) {
  %0 = vector.gather %m[] [%x], %k, %v : tensor<*xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.gather %m[%i, %i] [%x], %k, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf64>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.gather %m[%i] [%x], %k, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.gather %m[%i, %i] [%x], %k, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>, %y: vector<16xi32>) {
  %0 = vector.gather %m[%i, %i] [%y], %k, %v : memref<?x?xf32>, vector<16xi32>, vector<8xi1>, vector<8xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>, %y: vector<16xi32>, %l: vector<16xi1>) {
  %0 = vector.gather %m[%i, %i] [%y], %l, %v : memref<?x?xf32>, vector<16xi32>, vector<16xi1>, vector<8xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.gather %m[%i, %i] [%x], %k, %v {alignment = 3 : i64} : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>, %w: vector<8xf64>) {
  vector.scatter %m[%i, %i] [%x], %k, %w : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf64>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  vector.scatter %m[%i] [%x], %k, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>, %y: vector<16xi32>) {
  vector.scatter %m[%i, %i] [%y], %k, %v : memref<?x?xf32>, vector<16xi32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>, %l: vector<16xi1>) {
  vector.scatter %m[%i, %i] [%x], %l, %v : memref<?x?xf32>, vector<8xi32>, vector<16xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.expandload %m[%i, %i], %k, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf64>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.expandload %m[%i], %k, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  %0 = vector.expandload %m[%i, %i], %k, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>, %w: vector<16xf32>) {
  %0 = vector.expandload %m[%i, %i], %k, %w : memref<?x?xf32>, vector<8xi1>, vector<16xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<[8]xi1>, %v: vector<[8]xf32>) {
  %0 = vector.expandload %m[%i], %k, %v : memref<?xf32>, vector<[8]xi1>, vector<[8]xf32> into vector<[8]xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>, %w: vector<8xf64>) {
  vector.compressstore %m[%i, %i], %k, %w : memref<?x?xf32>, vector<8xi1>, vector<8xf64>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>) {
  vector.compressstore %m[%i], %k, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<8xf32>, %k: vector<8xi1>, %x: vector<8xi32>, %w: vector<16xf32>) {
  vector.compressstore %m[%i, %i], %k, %w : memref<?x?xf32>, vector<8xi1>, vector<16xf32>
  return
}
