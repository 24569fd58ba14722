// options: -affine-super-vectorize=virtual-vector-size=8 test-fastest-varying=1

func.func @second_dimension(%a: memref<64x32xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      affine.store %x, %a[%i, %j] : memref<64x32xf32>
    }
  }
  return
}

// -----

func.func @neither_dimension(%a: memref<64xf32>, %b: memref<4x4x64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.store %x, %a[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 4 {
    affine.store %x, %b[%i, 0, 0] : memref<4x4x64xf32>
  }
  return
}

// -----

func.func @counter_of_inner_loop(%a: memref<64x32xindex>, %n: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      %0 = arith.addi %j, %n : index
      affine.store %0, %a[%i, %j] : memref<64x32xindex>
    }
  }
  return
}
