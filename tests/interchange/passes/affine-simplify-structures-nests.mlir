// options: -affine-simplify-structures

func.func @nest(%m: memref<16x33xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 33 {
      %0 = affine.load %m[%i, %j] : memref<16x33xf32>
      %1 = arith.mulf %0, %x : f32
      affine.store %1, %m[%i, %j] : memref<16x33xf32>
    }
  }
  return
}

// -----

func.func @unknown(%m: memref<?xf32>, %n: index, %x: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %s = affine.for %i = 3 to %n step 2 iter_args(%a = %zero) -> f32 {
    %0 = affine.load %m[%i] : memref<?xf32>
    %1 = arith.addf %a, %0 : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%i)[%n] {
      %2 = arith.mulf %x, %x : f32
      affine.store %2, %m[%j] : memref<?xf32>
    }
  }
  return %s : f32
}

// -----

func.func @none(%m: memref<?xf32>, %x: f32) {
  affine.for %i = 5 to 5 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 1 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
