// Only a limited number of parallel loops nest.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-parallelize=max-nested=1 > %t
// RUN: toy-opt %s -affine-parallelize=max-nested=1 | diff %t -

func.func @f(%m: memref<10x10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %m[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
