// An access of a vector covers all its elements: here the iterations overlap if the step is 1. mlir-opt considers the first
// element only. Memory whose origin is not known may be any.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-parallelize | FileCheck %s --check-prefix=THEIRS
// RUN: toy-opt %s -affine-parallelize | FileCheck %s

// CHECK-LABEL: @overlap
// CHECK: affine.for
// THEIRS-LABEL: @overlap
// THEIRS: affine.parallel
func.func @overlap(%from: memref<100xf32>, %to: memref<100xf32>) {
  affine.for %i = 0 to 16 {
    %0 = affine.vector_load %from[%i * 2] : memref<100xf32>, vector<4xf32>
    affine.vector_store %0, %to[%i + 7] : memref<100xf32>, vector<4xf32>
  }
  return
}

// CHECK-LABEL: @apart
// CHECK: affine.parallel
func.func @apart(%from: memref<100xf32>, %to: memref<100xf32>) {
  affine.for %i = 0 to 16 step 4 {
    %0 = affine.vector_load %from[%i] : memref<100xf32>, vector<4xf32>
    affine.vector_store %0, %to[%i + 7] : memref<100xf32>, vector<4xf32>
  }
  return
}

// CHECK-LABEL: @same_memory
// CHECK: affine.for
// THEIRS-LABEL: @same_memory
// THEIRS: affine.parallel
func.func @same_memory(%m: memref<9xf32>) {
  %t = bufferization.to_tensor %m restrict writable : memref<9xf32> to tensor<9xf32>
  %b = bufferization.to_buffer %t : tensor<9xf32> to memref<9xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %b[%i + 1] : memref<9xf32>
    affine.store %0, %m[%i] : memref<9xf32>
  }
  return
}
