// Memory is not taken from before a cast where its type contradicts the user's: mlir-opt does, and rejects what it made.
// RUN: toy-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @cast(
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %cast_0 = memref.cast %cast : memref<?xf32> to memref<8xf32>
// CHECK-NEXT: return %cast_0
func.func @cast(%a: memref<4xf32>) -> memref<8xf32> {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<8xf32>
  return %1 : memref<8xf32>
}
// CHECK-LABEL: func.func @strides(
// CHECK-NEXT: memref.cast %arg0
// CHECK-NEXT: memref.cast %cast
func.func @strides(%a: memref<4xf32>) -> memref<4xf32, strided<[2]>> {
  %0 = memref.cast %a : memref<4xf32> to memref<4xf32, strided<[?]>>
  %1 = memref.cast %0 : memref<4xf32, strided<[?]>> to memref<4xf32, strided<[2]>>
  return %1 : memref<4xf32, strided<[2]>>
}
// CHECK-LABEL: func.func @rank(
// CHECK-NEXT: memref.cast %arg0
// CHECK-NEXT: memref.cast %cast
func.func @rank(%a: memref<4xf32>) -> memref<?x?xf32> {
  %0 = memref.cast %a : memref<4xf32> to memref<*xf32>
  %1 = memref.cast %0 : memref<*xf32> to memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
// CHECK-LABEL: func.func @one_copy(
// CHECK-NEXT: %cast = memref.cast %arg0
// CHECK-NEXT: memref.copy %cast, %arg1 : memref<?xf32> to memref<8xf32>
func.func @one_copy(%a: memref<4xf32>, %b: memref<8xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  memref.copy %0, %b : memref<?xf32> to memref<8xf32>
  return
}
// CHECK-LABEL: func.func @both_copied(
// CHECK: memref.copy %cast, %cast_0 : memref<?xf32> to memref<?xf32>
func.func @both_copied(%a: memref<4xf32>, %b: memref<8xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %b : memref<8xf32> to memref<?xf32>
  memref.copy %0, %1 : memref<?xf32> to memref<?xf32>
  return
}
// CHECK-LABEL: func.func @may_be_equal(
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x8xf32>
// CHECK-NEXT: return %cast
func.func @may_be_equal(%a: memref<4x?xf32>) -> memref<?x8xf32> {
  %0 = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<?x8xf32>
  return %1 : memref<?x8xf32>
}
