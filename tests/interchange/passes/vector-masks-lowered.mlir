// options: -lower-vector-mask

func.func @read(%m: memref<?xf32>, %t: tensor<?x?xf32>, %x: f32, %i: index, %k: vector<4xi1>, %l: vector<2x4xi1>) -> (vector<4xf32>, vector<4x2xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %l { vector.transfer_read %t[%i, %i], %x {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<4x2xf32> } : vector<2x4xi1> -> vector<4x2xf32>
  return %0, %1 : vector<4xf32>, vector<4x2xf32>
}

// -----

func.func @read_with_passthru(%m: memref<?xf32>, %x: f32, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k, %p { vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @write(%m: memref<?xf32>, %t: tensor<?xf32>, %v: vector<4xf32>, %i: index, %k: vector<4xi1>) -> tensor<?xf32> {
  vector.mask %k { vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %0 = vector.mask %k { vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @gather(%m: memref<?xf32>, %v: vector<4xi32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %t = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %k { vector.gather %m[%i][%v], %t, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @reduction(%v: vector<4xf32>, %k: vector<4xi1>) -> (f32, f32) {
  %t = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %t { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1 : f32, f32
}

// -----

func.func @empty(%k: vector<4xi1>, %v: vector<4xf32>, %p: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.mask %k { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %k, %p { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @full(%m: memref<?xf32>, %v: vector<4xf32>, %i: index) {
  %t = vector.constant_mask [4] : vector<4xi1>
  vector.mask %t { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}
