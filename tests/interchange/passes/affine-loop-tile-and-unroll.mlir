// options: -pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-sizes=4,2},affine-loop-unroll{unroll-factor=2}))

func.func @simple(%m: memref<100xf32>, %x: f32) {
  affine.for %i = 0 to 100 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @remainder(%m: memref<101xf32>) {
  affine.for %i = 0 to 101 {
    %0 = affine.load %m[%i] : memref<101xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %m[%i] : memref<101xf32>
  }
  return
}

// -----

func.func @nest(%m: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.store %x, %m[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @carried(%m: memref<16xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 16 iter_args(%a = %x) -> f32 {
    %0 = affine.load %m[%i] : memref<16xf32>
    %1 = arith.addf %a, %0 : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

func.func @triangle(%m: memref<16x16xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 16 {
      affine.store %x, %m[%i, %j] : memref<16x16xf32>
    }
  }
  return
}

// -----

func.func @matmul(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %a[%i, %k] : memref<8x8xf32>
        %1 = affine.load %b[%k, %j] : memref<8x8xf32>
        %2 = affine.load %c[%i, %j] : memref<8x8xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}

// -----

func.func @single(%m: memref<8xf32>, %x: f32) {
  affine.for %i = 3 to 4 {
    affine.store %x, %m[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 2 {
    affine.store %x, %m[%i + 1] : memref<8xf32>
  }
  return
}

// -----

func.func @producer_consumer(%x: f32) -> memref<10xf32> {
  %a = memref.alloc() : memref<10xf32>
  %b = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    %1 = arith.mulf %0, %0 : f32
    affine.store %1, %b[%i] : memref<10xf32>
  }
  return %b : memref<10xf32>
}

// -----

func.func @conditional(%m: memref<10x10xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %j) {
        affine.store %x, %m[%i, %j] : memref<10x10xf32>
      }
    }
  }
  return
}

// -----

func.func @invariant(%m: memref<10xf32>, %n: memref<10xf32>, %x: f32, %s: index) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 2.0 : f32
    %y = arith.mulf %x, %c : f32
    %0 = affine.load %n[symbol(%s)] : memref<10xf32>
    %1 = arith.addf %0, %y : f32
    affine.store %1, %m[%i] : memref<10xf32>
  }
  return
}

// -----

func.func @bounds(%m: memref<?xf32>, %n: index, %k: index, %x: f32) {
  affine.for %i = max affine_map<(d0) -> (0, d0)>(%n) to min affine_map<(d0)[s0] -> (100, d0 + s0)>(%n)[%k] step 2 {
    affine.store %x, %m[%i * 2 + 1] : memref<?xf32>
  }
  return
}

// -----

func.func @parallel(%m: memref<100x100xf32>, %x: f32) {
  affine.parallel (%i, %j) = (1, 2) to (100, 50) step (3, 4) {
    affine.store %x, %m[%i, %j] : memref<100x100xf32>
  }
  return
}

// -----

func.func @deep(%m: memref<4x4x4xf32>, %x: f32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 4 {
        affine.store %x, %m[%i, %j, %k] : memref<4x4x4xf32>
      }
    }
    affine.for %j = 0 to 4 {
      affine.store %x, %m[%i, %j, 0] : memref<4x4x4xf32>
    }
  }
  return
}
