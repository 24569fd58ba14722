// Vectors in memory.

func.func @load(%m: memref<200x100xf32>, %n: memref<200x100xvector<8xf32>>, %z: memref<f32>, %s: memref<?xf32, strided<[1], offset: ?>>, %i: index, %j: index) {
  %0 = vector.load %m[%i, %j] : memref<200x100xf32>, vector<8xf32>
  %1 = vector.load %m[%i, %j] {alignment = 8 : i64, nontemporal = true} : memref<200x100xf32>, vector<4x8xf32>
  %2 = vector.load %n[%i, %j] : memref<200x100xvector<8xf32>>, vector<8xf32>
  %3 = vector.load %z[] : memref<f32>, vector<f32>
  %4 = vector.load %s[%i] {nontemporal = false} : memref<?xf32, strided<[1], offset: ?>>, vector<[4]xf32>
  vector.store %0, %m[%i, %j] : memref<200x100xf32>, vector<8xf32>
  vector.store %1, %m[%i, %j] {alignment = 8 : i64, nontemporal = true} : memref<200x100xf32>, vector<4x8xf32>
  vector.store %2, %n[%i, %j] : memref<200x100xvector<8xf32>>, vector<8xf32>
  vector.store %3, %z[] : memref<f32>, vector<f32>
  vector.store %4, %s[%i] : memref<?xf32, strided<[1], offset: ?>>, vector<[4]xf32>
  return
}

// -----

func.func @strided_scalar(%m: memref<4xf32, strided<[3]>>, %i: index, %x: vector<1xf32>) {
  %0 = vector.load %m[%i] : memref<4xf32, strided<[3]>>, vector<1xf32>
  vector.store %x, %m[%i] : memref<4xf32, strided<[3]>>, vector<1xf32>
  return
}

// -----

func.func @masked(%m: memref<?xf32>, %n: memref<?x?xf32>, %k: vector<16xi1>, %v: vector<16xf32>, %i: index, %s: vector<[4]xi1>, %t: vector<[4]xf32>) {
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.maskedstore %m[%i], %k, %0 : memref<?xf32>, vector<16xi1>, vector<16xf32>
  %1 = vector.maskedload %n[%i, %i], %s, %t {alignment = 16 : i64} : memref<?x?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  vector.maskedstore %n[%i, %i], %s, %1 {alignment = 16 : i64} : memref<?x?xf32>, vector<[4]xi1>, vector<[4]xf32>
  %2 = vector.expandload %m[%i], %k, %v : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.compressstore %m[%i], %k, %2 : memref<?xf32>, vector<16xi1>, vector<16xf32>
  %3 = vector.expandload %n[%i, %i], %k, %v {alignment = 8 : i64} : memref<?x?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.compressstore %n[%i, %i], %k, %3 {note} : memref<?x?xf32>, vector<16xi1>, vector<16xf32>
  return
}

// -----

func.func @gather(%m: memref<?xf32>, %t: tensor<?x?xf32>, %i: index, %x: vector<2x16xi32>, %k: vector<2x16xi1>, %v: vector<2x16xf32>,
                  %x1: vector<16xindex>, %k1: vector<16xi1>, %v1: vector<16xf32>) {
  %0 = vector.gather %m[%i] [%x], %k, %v : memref<?xf32>, vector<2x16xi32>, vector<2x16xi1>, vector<2x16xf32> into vector<2x16xf32>
  %1 = vector.gather %t[%i, %i] [%x1], %k1, %v1 {alignment = 8 : i64} : tensor<?x?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.scatter %m[%i] [%x1], %k1, %v1 : memref<?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32>
  %2 = vector.scatter %t[%i, %i] [%x], %k, %v {alignment = 8 : i64} : tensor<?x?xf32>, vector<2x16xi32>, vector<2x16xi1>, vector<2x16xf32> -> tensor<?x?xf32>
  return
}

// -----

func.func @transfer_read(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %n: memref<?x?xvector<4x3xf32>>, %z: memref<f32>, %zt: tensor<f32>, %i: index, %f: f32, %w: vector<4x3xf32>, %k: vector<5xi1>, %k2: vector<4x5xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0)>} : memref<?x?xf32>, vector<128xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d1, d0)>} : memref<?x?xf32>, vector<3x7xf32>
  %2 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0)>, in_bounds = [true]} : memref<?x?xf32>, vector<128xf32>
  %3 = vector.transfer_read %n[%i, %i], %w {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  %4 = vector.transfer_read %n[%i, %i], %w {in_bounds = [false, true], note} : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  %5 = vector.transfer_read %m[%i, %i], %f, %k : memref<?x?xf32>, vector<5xf32>
  %6 = vector.transfer_read %m[%i, %i], %f, %k2 {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x5xf32>
  %7 = vector.transfer_read %m[%i, %i], %f, %k {permutation_map = affine_map<(d0, d1)->(d0, 0)>, in_bounds = [false, true]} : memref<?x?xf32>, vector<5x8xf32>
  %8 = vector.transfer_read %t[%i, %i], %f {in_bounds = [true, true]} : tensor<?x?xf32>, vector<2x[4]xf32>
  %9 = vector.transfer_read %z[], %f : memref<f32>, vector<f32>
  %10 = vector.transfer_read %zt[], %f {permutation_map = affine_map<()->(0)>} : tensor<f32>, vector<1xf32>
  %11 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @transfer_write(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %n: memref<?x?xvector<4x3xf32>>, %z: tensor<f32>, %i: index,
                          %v: vector<128xf32>, %w: vector<3x7xf32>, %x: vector<1x1x4x3xf32>, %y: vector<f32>, %k: vector<128xi1>, %k2: vector<7x3xi1>) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1)->(d0)>} : vector<128xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<128xf32>, memref<?x?xf32>
  vector.transfer_write %x, %n[%i, %i] : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  %0 = vector.transfer_write %w, %t[%i, %i] {permutation_map = affine_map<(d0, d1)->(d1, d0)>, note} : vector<3x7xf32>, tensor<?x?xf32>
  %1 = vector.transfer_write %y, %z[] : vector<f32>, tensor<f32>
  vector.transfer_write %v, %m[%i, %i], %k : vector<128xf32>, memref<?x?xf32>
  %2 = vector.transfer_write %w, %0[%i, %i], %k2 {permutation_map = affine_map<(d0, d1)->(d1, d0)>} : vector<3x7xf32>, tensor<?x?xf32>
  return
}
