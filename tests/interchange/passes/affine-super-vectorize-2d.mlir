// options: -affine-super-vectorize=virtual-vector-size=4,8

func.func @copy(%a: memref<64x32xf32>, %b: memref<64x32xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      %0 = affine.load %a[%i, %j] : memref<64x32xf32>
      %c = arith.constant 3.0 : f32
      %1 = arith.addf %0, %c : f32
      %2 = arith.mulf %1, %x : f32
      affine.store %2, %b[%i, %j] : memref<64x32xf32>
    }
  }
  return
}

// -----

func.func @transposed(%a: memref<32x64xf32>, %b: memref<64x32xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      %0 = affine.load %a[%j, %i] : memref<32x64xf32>
      affine.store %0, %b[%i, %j] : memref<64x32xf32>
    }
  }
  return
}

// -----

func.func @repeated(%a: memref<32xf32>, %b: memref<64x32xf32>, %c: memref<f32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      %0 = affine.load %a[%j] : memref<32xf32>
      %1 = affine.load %c[] : memref<f32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %b[%i, %j] : memref<64x32xf32>
    }
  }
  return
}

// -----

func.func @products(%a: memref<32x16xf32>, %b: memref<16x64xf32>, %c: memref<32x64xf32>) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 16 {
        %0 = affine.load %a[%i, %k] : memref<32x16xf32>
        %1 = affine.load %b[%k, %j] : memref<16x64xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = affine.load %c[%i, %j] : memref<32x64xf32>
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<32x64xf32>
      }
    }
  }
  return
}

// -----

func.func @three_loops(%a: memref<16x64x32xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 32 {
        affine.store %x, %a[%i, %j, %k] : memref<16x64x32xf32>
      }
    }
  }
  return
}

// -----

func.func @two_loops_inside(%a: memref<64x32xf32>, %b: memref<64x32xf32>, %x: f32, %y: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      affine.store %x, %a[%i, %j] : memref<64x32xf32>
    }
    affine.for %j = 0 to 32 {
      affine.store %y, %b[%i, %j] : memref<64x32xf32>
    }
  }
  return
}

// -----

// differs: MLIR uses the vector of the constant in a loop where it is not known
func.func @constant_of_two_loops(%a: memref<64x32xf32>, %b: memref<64x32xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      affine.store %c, %a[%i, %j] : memref<64x32xf32>
    }
    affine.for %j = 0 to 32 {
      affine.store %c, %b[%i, %j] : memref<64x32xf32>
    }
  }
  return
}

// -----

// differs: MLIR makes a transfer that its own verifier refuses
func.func @between_the_loops(%a: memref<64x64xf32>, %b: memref<64xf32>, %c: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %b[%i] : memref<64xf32>
    affine.for %j = 0 to 64 {
      %1 = affine.load %a[%j, %i] : memref<64x64xf32>
      %2 = arith.addf %1, %0 : f32
      affine.store %2, %c[%j, %i] : memref<64x64xf32>
    }
  }
  return
}

// -----

// differs: MLIR writes elements that the loops do not
func.func @ends_before_memory(%a: memref<64x32xf32>, %x: f32) {
  affine.for %i = 0 to 62 {
    affine.for %j = 0 to 32 {
      affine.store %x, %a[%i, %j] : memref<64x32xf32>
    }
  }
  return
}

// -----

func.func @ends_with_memory(%a: memref<62x30xf32>, %x: f32) {
  affine.for %i = 0 to 62 {
    affine.for %j = 0 to 30 {
      affine.store %x, %a[%i, %j] : memref<62x30xf32>
    }
  }
  return
}

// -----

func.func @one_loop(%a: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.store %x, %a[%i] : memref<64xf32>
  }
  return
}
