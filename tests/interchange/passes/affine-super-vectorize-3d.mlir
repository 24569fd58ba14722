// options: -affine-super-vectorize=virtual-vector-size=2,4,8

func.func @copy(%a: memref<16x64x32xf32>, %b: memref<16x64x32xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 32 {
        %0 = affine.load %a[%i, %j, %k] : memref<16x64x32xf32>
        affine.store %0, %b[%i, %j, %k] : memref<16x64x32xf32>
      }
    }
  }
  return
}

// -----

func.func @four_loops(%a: memref<8x16x64x32xf32>, %x: f32) {
  affine.for %h = 0 to 8 {
    affine.for %i = 0 to 16 {
      affine.for %j = 0 to 64 {
        affine.for %k = 0 to 32 {
          affine.store %x, %a[%h, %i, %j, %k] : memref<8x16x64x32xf32>
        }
      }
    }
  }
  return
}

// -----

func.func @two_loops(%a: memref<16x64xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 64 {
      affine.store %x, %a[%i, %j] : memref<16x64xf32>
    }
  }
  return
}
