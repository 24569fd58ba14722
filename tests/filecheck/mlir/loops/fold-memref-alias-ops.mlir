// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(affine-fold-memref-alias-ops)' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(affine-fold-memref-alias-ops)' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(affine-fold-memref-alias-ops,affine-expand-index-ops-as-affine))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(affine-fold-memref-alias-ops,affine-expand-index-ops-as-affine))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// Accesses of a view become accesses of the memory that it shows.
func.func @to_one_element(%a: memref<1xf32>, %b: memref<1x1x1xf32>) {
  %0 = memref.collapse_shape %a [] : memref<1xf32> into memref<f32>
  %1 = memref.collapse_shape %b [] : memref<1x1x1xf32> into memref<f32>
  %2 = affine.load %0[] : memref<f32>
  affine.store %2, %1[] : memref<f32>
  return
}

// -----

func.func @sub(%m: memref<32x64xf32>, %x: f32, %o: index) {
  %s = memref.subview %m[4, %o][8, 16][1, 2] : memref<32x64xf32> to memref<8x16xf32, strided<[64, 2], offset: ?>>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %s[%i, %j] : memref<8x16xf32, strided<[64, 2], offset: ?>>
      affine.store %0, %s[%i + 1, %j * 2] : memref<8x16xf32, strided<[64, 2], offset: ?>>
      %1 = memref.load %s[%i, %j] : memref<8x16xf32, strided<[64, 2], offset: ?>>
      memref.store %1, %s[%i, %j] : memref<8x16xf32, strided<[64, 2], offset: ?>>
    }
  }
  return
}

// -----

func.func @expand(%m: memref<32x64xf32>, %x: f32, %o: index) {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 8, 64] : memref<32x64xf32> into memref<4x8x64xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %e[%i, %j, 5] : memref<4x8x64xf32>
      affine.store %0, %e[%i, %j, %i + 3] : memref<4x8x64xf32>
    }
  }
  return
}

// -----

func.func @collapse(%m: memref<4x8x64xf32>, %x: f32, %o: index) {
  %e = memref.collapse_shape %m [[0, 1], [2]] : memref<4x8x64xf32> into memref<32x64xf32>
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %e[%i, %j] : memref<32x64xf32>
      affine.store %0, %e[%i, %j + 3] : memref<32x64xf32>
    }
  }
  return
}

// -----

func.func @cast(%m: memref<4x8xf32>) -> f32 {
  %e = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %0 = affine.load %e[1, 2] : memref<?x?xf32>
  return %0 : f32
}

// -----

func.func @rank(%m: memref<4x8xf32>, %o: index) -> f32 {
  %e = memref.subview %m[%o, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: ?>>
  %0 = affine.load %e[3] : memref<8xf32, strided<[1], offset: ?>>
  return %0 : f32
}

// -----

func.func @subsub(%m: memref<32x64xf32>) -> f32 {
  %e = memref.subview %m[1, 2] [16, 16] [1, 1] : memref<32x64xf32> to memref<16x16xf32, strided<[64, 1], offset: 66>>
  %f = memref.subview %e[3, 4] [4, 4] [2, 2] : memref<16x16xf32, strided<[64, 1], offset: 66>> to memref<4x4xf32, strided<[128, 2], offset: 262>>
  %0 = affine.load %f[1, 1] : memref<4x4xf32, strided<[128, 2], offset: 262>>
  return %0 : f32
}

// -----

func.func @unknown_shape(%m: memref<?x64xf32>, %n: index) {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 8, 64] : memref<?x64xf32> into memref<?x8x64xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 8 {
      %0 = affine.load %e[%i, %j, 5] : memref<?x8x64xf32>
      affine.store %0, %e[%i, %j + 0, %i + 3] : memref<?x8x64xf32>
    }
  }
  return
}

// -----

func.func @alias_of_an_alias(%m: memref<32x64xf32>, %n: index) {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 8, 64] : memref<32x64xf32> into memref<4x8x64xf32>
  %s = memref.subview %e[1, 2, 3] [2, 2, 2] [1, 1, 1] : memref<4x8x64xf32> to memref<2x2x2xf32, strided<[512, 64, 1], offset: 643>>
  affine.for %i = 0 to 2 {
    %0 = affine.load %s[%i, 0, 1] : memref<2x2x2xf32, strided<[512, 64, 1], offset: 643>>
    affine.store %0, %s[0, %i, %i] : memref<2x2x2xf32, strided<[512, 64, 1], offset: 643>>
  }
  return
}
