// The fields of a memref's descriptor that are arguments are put together dimension by dimension, as by mlir-opt.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -convert-to-llvm > %t
// RUN: toy-opt %s -convert-to-llvm | diff %t -

func.func @f(%a: memref<2x2xf32>, %i: index) -> f32 {
  %0 = memref.load %a[%i, %i] : memref<2x2xf32>
  return %0 : f32
}

func.func @g(%a: memref<?x2x?xi64>, %b: memref<3xi8>, %i: index, %x: i8) -> i64 {
  %0 = memref.load %a[%i, %i, %i] : memref<?x2x?xi64>
  memref.store %x, %b[%i] : memref<3xi8>
  return %0 : i64
}
