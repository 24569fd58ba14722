// options: -fold-memref-alias-ops -allow-unregistered-dialect

func.func @load(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.load %0[%i, %j] {alignment = 8, nontemporal = true} : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return %1 : f32
}

// -----

func.func @store(%m: memref<12x32xf32>, %a: index, %i: index, %x: f32) {
  %0 = memref.subview %m[%a, 3] [4, 1] [%a, 1] : memref<12x32xf32> to memref<4xf32, strided<[?], offset: ?>>
  memref.store %x, %0[%i] {alignment = 8, nontemporal = true} : memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @expand(%m: memref<12x32xf32>, %i: index, %j: index, %k: index) -> f32 {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  %1 = memref.load %0[%i, %j, %k] {nontemporal = true} : memref<3x4x32xf32>
  return %1 : f32
}

// -----

func.func @expand_dyn(%m: memref<?x32xf32>, %d: index, %i: index, %j: index, %k: index, %x: f32) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%d, 4, 32] : memref<?x32xf32> into memref<?x4x32xf32>
  memref.store %x, %0[%i, %j, %k] : memref<?x4x32xf32>
  return
}

// -----

func.func @expand0(%m: memref<f32>, %i: index) -> f32 {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %1 = memref.load %0[%i, %i] : memref<1x1xf32>
  return %1 : f32
}

// -----

func.func @collapse(%m: memref<3x4x32xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<3x4x32xf32> into memref<12x32xf32>
  %1 = memref.load %0[%i, %j] : memref<12x32xf32>
  return %1 : f32
}

// -----

func.func @collapse_dyn(%m: memref<3x?x?xf32>, %i: index, %j: index, %x: f32) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<3x?x?xf32> into memref<?x?xf32>
  memref.store %x, %0[%i, %j] {nontemporal = true} : memref<?x?xf32>
  return
}

// -----

func.func @collapse0(%m: memref<1x1xf32>) -> f32 {
  %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %1 = memref.load %0[] : memref<f32>
  return %1 : f32
}

// -----

func.func @subsub(%m: memref<1024x1024xf32>, %a: index, %b: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%a, 128] [128, 256] [1, 1] : memref<1024x1024xf32> to memref<128x256xf32, strided<[1024, 1], offset: ?>>
  %1 = memref.subview %0[%b, %a] [1, 4] [1, 1] : memref<128x256xf32, strided<[1024, 1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
  return %1 : memref<4xf32, strided<[1], offset: ?>>
}

// -----

func.func @subsub_drop(%m: memref<16x1024xf32>, %a: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%a, 128] [1, 256] [1, 1] : memref<16x1024xf32> to memref<256xf32, strided<[1], offset: ?>>
  %1 = memref.subview %0[%a] [4] [1] : memref<256xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
  return %1 : memref<4xf32, strided<[1], offset: ?>>
}

// -----

func.func @subsub_strided(%m: memref<1024x1024xf32>, %a: index) -> memref<1x4xf32, strided<[2048, 1], offset: ?>> {
  %0 = memref.subview %m[%a, 128] [128, 256] [2, 1] : memref<1024x1024xf32> to memref<128x256xf32, strided<[2048, 1], offset: ?>>
  %1 = memref.subview %0[%a, %a] [1, 4] [1, 1] : memref<128x256xf32, strided<[2048, 1], offset: ?>> to memref<1x4xf32, strided<[2048, 1], offset: ?>>
  return %1 : memref<1x4xf32, strided<[2048, 1], offset: ?>>
}

// -----

func.func @chain(%m: memref<1024x1024xf32>, %a: index, %i: index) -> f32 {
  %0 = memref.subview %m[%a, 128] [128, 256] [1, 1] : memref<1024x1024xf32> to memref<128x256xf32, strided<[1024, 1], offset: ?>>
  %1 = memref.subview %0[%a, 2] [4, 4] [1, 1] : memref<128x256xf32, strided<[1024, 1], offset: ?>> to memref<4x4xf32, strided<[1024, 1], offset: ?>>
  %2 = memref.load %1[%i, 3 ] : memref<4x4xf32, strided<[1024, 1], offset: ?>>
  return %2 : f32
}

// -----

func.func @chain2(%m: memref<1024x1024xf32>, %a: index, %i: index) -> f32 {
  %c3 = arith.constant 3 : index
  %0 = memref.subview %m[%a, 128] [128, 256] [1, 1] : memref<1024x1024xf32> to memref<128x256xf32, strided<[1024, 1], offset: ?>>
  %1 = memref.subview %0[%a, 2] [4, 4] [1, 1] : memref<128x256xf32, strided<[1024, 1], offset: ?>> to memref<4x4xf32, strided<[1024, 1], offset: ?>>
  %2 = memref.load %1[%i, %c3] : memref<4x4xf32, strided<[1024, 1], offset: ?>>
  return %2 : f32
}

// -----

func.func @in_loop(%m: memref<32x32xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.subview %m[%i, 3] [4, 4] [1, 1] : memref<32x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    scf.for %j = %c0 to %c4 step %c1 {
      memref.store %x, %0[%j, %c1] : memref<4x4xf32, strided<[32, 1], offset: ?>>
    }
  }
  return
}

// -----

func.func @in_affine(%m: memref<32x32xf32>, %x: f32) {
  affine.for %i = 0 to 4 {
    %0 = memref.subview %m[%i, 3] [4, 4] [1, 1] : memref<32x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    affine.for %j = 0 to 4 {
      memref.store %x, %0[%j, %i] : memref<4x4xf32, strided<[32, 1], offset: ?>>
    }
  }
  return
}

// -----

func.func @affine_stays(%m: memref<32x32xf32>) {
  affine.for %i = 0 to 4 {
    %0 = memref.subview %m[%i, 3] [4, 4] [1, 1] : memref<32x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    %1 = affine.load %0[%i, 0] : memref<4x4xf32, strided<[32, 1], offset: ?>>
    "test.use"(%1) : (f32) -> ()
  }
  return
}

// -----

func.func @not_atomic(%m: memref<32xi32>, %a: index, %x: i32) -> i32 {
  %0 = memref.subview %m[%a] [4] [1] : memref<32xi32> to memref<4xi32, strided<[1], offset: ?>>
  %1 = memref.atomic_rmw addi %x, %0[%a] : (i32, memref<4xi32, strided<[1], offset: ?>>) -> i32
  return %1 : i32
}
