// Loads of the same element become one, and stores that are overwritten unread disappear.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-scalrep > %t
// RUN: toy-opt %s -affine-scalrep | diff %t -

func.func private @unknown()
func.func @loads(%m: memref<10xf32>) -> f32 {
  %x = affine.load %m[3] : memref<10xf32>
  %y = affine.load %m[3] : memref<10xf32>
  %z = affine.load %m[4] : memref<10xf32>
  %a = arith.addf %x, %y : f32
  %b = arith.addf %a, %z : f32
  return %b : f32
}
func.func @stores(%m: memref<10xf32>, %c: f32, %d: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
    affine.store %d, %m[%i] : memref<10xf32>
  }
  return
}
func.func @read_between(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32, %d: f32) -> f32 {
  affine.store %c, %m[3] : memref<10xf32>
  %x = affine.load %n[3] : memref<10xf32>
  affine.store %d, %m[3] : memref<10xf32>
  return %x : f32
}
func.func @calls(%m: memref<10xf32>, %c: f32) -> f32 {
  affine.store %c, %m[3] : memref<10xf32>
  func.call @unknown() : () -> ()
  %x = affine.load %m[3] : memref<10xf32>
  func.call @unknown() : () -> ()
  %y = affine.load %m[3] : memref<10xf32>
  %a = arith.addf %x, %y : f32
  return %a : f32
}
func.func @in_loops(%m: memref<10x10xf32>, %c: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 10 iter_args(%s = %zero) -> f32 {
    %x = affine.load %m[%i, 0] : memref<10x10xf32>
    %q = affine.for %j = 0 to 10 iter_args(%t = %s) -> f32 {
      %y = affine.load %m[%i, 0] : memref<10x10xf32>
      %z = affine.load %m[%i, %j] : memref<10x10xf32>
      %a = arith.addf %y, %z : f32
      %b = arith.addf %a, %t : f32
      affine.yield %b : f32
    }
    %p = arith.addf %x, %q : f32
    affine.yield %p : f32
  }
  return %r : f32
}
