// Loops stay as they are if `affine.parallel` has no reduction of their kind or type; mlir-opt fails on these, since its
// results do not verify.
// RUN: toy-opt %s > %t
// RUN: toy-opt %s -affine-parallelize=parallel-reductions | diff %t -

func.func @xori(%m: memref<100xi32>, %c: i32) -> i32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> i32 {
    %x = affine.load %m[%i] : memref<100xi32>
    %y = arith.xori %a, %x : i32
    affine.yield %y : i32
  }
  return %r : i32
}
func.func @maxsi(%m: memref<100xi32>, %c: i32) -> i32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> i32 {
    %x = affine.load %m[%i] : memref<100xi32>
    %y = arith.maxsi %a, %x : i32
    affine.yield %y : i32
  }
  return %r : i32
}
func.func @minsi(%m: memref<100xi32>, %c: i32) -> i32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> i32 {
    %x = affine.load %m[%i] : memref<100xi32>
    %y = arith.minsi %a, %x : i32
    affine.yield %y : i32
  }
  return %r : i32
}
func.func @maxui(%m: memref<100xi32>, %c: i32) -> i32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> i32 {
    %x = affine.load %m[%i] : memref<100xi32>
    %y = arith.maxui %a, %x : i32
    affine.yield %y : i32
  }
  return %r : i32
}
func.func @minui(%m: memref<100xi32>, %c: i32) -> i32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> i32 {
    %x = affine.load %m[%i] : memref<100xi32>
    %y = arith.minui %a, %x : i32
    affine.yield %y : i32
  }
  return %r : i32
}
func.func @vector(%m: memref<10xvector<4xf32>>, %c: vector<4xf32>) -> vector<4xf32> {
  %s = affine.for %j = 0 to 10 iter_args(%b = %c) -> vector<4xf32> {
    %x = affine.load %m[%j] : memref<10xvector<4xf32>>
    %z = arith.addf %b, %x : vector<4xf32>
    affine.yield %z : vector<4xf32>
  }
  return %s : vector<4xf32>
}
func.func @index(%m: memref<10xindex>, %c: index) -> index {
  %s = affine.for %j = 0 to 10 iter_args(%b = %c) -> index {
    %x = affine.load %m[%j] : memref<10xindex>
    %z = arith.addi %b, %x : index
    affine.yield %z : index
  }
  return %s : index
}
func.func @maxnumf(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.maxnumf %a, %x : f32
    affine.yield %y : f32
  }
  return %r : f32
}
func.func @minnumf(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.minnumf %a, %x : f32
    affine.yield %y : f32
  }
  return %r : f32
}
