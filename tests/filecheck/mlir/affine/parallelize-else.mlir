// mlir-opt takes the condition to hold in both regions of `affine.if`, and so finds too few dependences.
// RUN: toy-opt %s -affine-parallelize | FileCheck %s

// The element that an iteration stores is read fifty iterations before.
// CHECK-LABEL: @read_before
// CHECK: affine.for
func.func @read_before(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0) : (d0 - 50 >= 0)>(%i) {
      affine.store %c, %m[%i] : memref<100xf32>
    } else {
      %x = affine.load %m[%i + 50] : memref<100xf32>
    }
  }
  return
}
// CHECK-LABEL: @never_read
// CHECK: affine.parallel
func.func @never_read(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0) : (d0 - 50 >= 0)>(%i) {
      affine.store %c, %m[%i] : memref<100xf32>
    } else {
      %x = affine.load %m[-%i + 49] : memref<100xf32>
    }
  }
  return
}
