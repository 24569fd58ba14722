// Nests that read the same memory run together.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-loop-fusion > %t
// RUN: toy-opt %s -affine-loop-fusion | diff %t -
// RUN: mlir-opt-22 %s -affine-loop-fusion="maximal" > %t
// RUN: toy-opt %s -affine-loop-fusion="maximal" | diff %t -
// RUN: mlir-opt-22 %s -affine-loop-fusion="mode=producer" > %t
// RUN: toy-opt %s -affine-loop-fusion="mode=producer" | diff %t -
// RUN: mlir-opt-22 %s -affine-loop-fusion="mode=sibling" > %t
// RUN: toy-opt %s -affine-loop-fusion="mode=sibling" | diff %t -

func.func @sib(%a: memref<10xf32>, %o: memref<10xf32>, %u: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %u[%i] : memref<10xf32>
  }
  return
}
func.func @siblings_2d(%a: memref<10x20xf32>, %b: memref<10x20xf32>, %o: memref<10x20xf32>, %u: memref<10x20xf32>) {
  affine.for %i = 0 to 10 { affine.for %j = 0 to 20 {
    %x = affine.load %a[%i, %j] : memref<10x20xf32>
    affine.store %x, %o[%i, %j] : memref<10x20xf32>
  } }
  affine.for %i = 0 to 10 { affine.for %j = 0 to 20 {
    %x = affine.load %a[%i, %j] : memref<10x20xf32>
    %y = affine.load %b[%i, %j] : memref<10x20xf32>
    %s = arith.addf %x, %y : f32
    affine.store %s, %u[%i, %j] : memref<10x20xf32>
  } }
  return
}
