// RUN: toy-opt --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=4}))' %s | FileCheck %s

// Nests that tiling would break, which mlir-opt tiles nevertheless, stay as they are.

// CHECK-LABEL: @constant_distance
// CHECK-NOT: step
func.func @constant_distance(%m: memref<64x64xf32>) {
  affine.for %i = 1 to 64 {
    affine.for %j = 0 to 63 {
      %0 = affine.load %m[%i - 1, %j + 1] : memref<64x64xf32>
      affine.store %0, %m[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// CHECK-LABEL: @unknown_accesses
// CHECK-NOT: step
func.func @unknown_accesses(%m: memref<64x64xf32>, %at: memref<64xindex>) {
  affine.for %i = 1 to 64 {
    affine.for %j = 0 to 63 {
      %k = memref.load %at[%j] : memref<64xindex>
      %0 = memref.load %m[%i, %k] : memref<64x64xf32>
      memref.store %0, %m[%k, %j] : memref<64x64xf32>
    }
  }
  return
}

// CHECK-LABEL: @views_of_one_buffer
// CHECK-NOT: step
func.func @views_of_one_buffer(%m: memref<64x64xf32>) {
  %v = memref.cast %m : memref<64x64xf32> to memref<?x?xf32>
  affine.for %i = 1 to 64 {
    affine.for %j = 0 to 63 {
      %0 = affine.load %v[%i - 1, %j + 1] : memref<?x?xf32>
      affine.store %0, %m[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// CHECK-LABEL: @one_loop
// CHECK: step 4
func.func @one_loop(%m: memref<64xf32>, %at: memref<64xindex>) {
  affine.for %i = 0 to 64 {
    %k = memref.load %at[%i] : memref<64xindex>
    %0 = memref.load %m[%k] : memref<64xf32>
    memref.store %0, %m[%i] : memref<64xf32>
  }
  return
}
