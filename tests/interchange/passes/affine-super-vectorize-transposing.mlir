// options: -affine-super-vectorize=virtual-vector-size=4,8 test-fastest-varying=0,1

func.func @transposed(%a: memref<64x32xf32>, %b: memref<64x32xf32>) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %a[%j, %i] : memref<64x32xf32>
      affine.store %0, %b[%j, %i] : memref<64x32xf32>
    }
  }
  return
}

// -----

func.func @in_order(%a: memref<64x32xf32>, %b: memref<64x32xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      %0 = affine.load %a[%i, %j] : memref<64x32xf32>
      affine.store %0, %b[%i, %j] : memref<64x32xf32>
    }
  }
  return
}
