// Reductions by one associative operation become reductions of a parallel loop.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-parallelize=parallel-reductions > %t
// RUN: toy-opt %s -affine-parallelize=parallel-reductions | diff %t -

func.func @sum(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.addf %a, %x : f32
    affine.yield %y : f32
  }
  return %r : f32
}
func.func @several(%m: memref<100xf32>, %c: f32, %n: i32) -> (f32, i32) {
  %r:2 = affine.for %i = 0 to 10 iter_args(%a = %c, %b = %n) -> (f32, i32) {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.maximumf %x, %a : f32
    %z = arith.muli %b, %n : i32
    affine.yield %y, %z : f32, i32
  }
  return %r#0, %r#1 : f32, i32
}
func.func @difference(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.subf %a, %x : f32
    affine.yield %y : f32
  }
  return %r : f32
}
func.func @partial_sums(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.addf %a, %x : f32
    affine.store %y, %m[%i] : memref<100xf32>
    affine.yield %y : f32
  }
  return %r : f32
}
