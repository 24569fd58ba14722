// A cast that is part of the program is not one that a conversion has made: values keep their types.
// RUN: toy-opt %s -lower-affine | FileCheck %s
// RUN: toy-opt %s -lower-affine -convert-scf-to-cf | FileCheck %s

// CHECK-LABEL: func.func @stored(
// CHECK: %[[CAST:.*]] = builtin.unrealized_conversion_cast %arg1 : i32 to ui32
// CHECK: memref.store %[[CAST]], %arg0[%{{.*}}] : memref<4xui32>
func.func @stored(%m: memref<4xui32>, %v: i32) {
  %0 = builtin.unrealized_conversion_cast %v : i32 to ui32
  affine.store %0, %m[1] : memref<4xui32>
  return
}

// CHECK-LABEL: func.func @subscript(
// CHECK: %[[CAST:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK: memref.load %arg0[%[[CAST]]] : memref<4xf32>
func.func @subscript(%m: memref<4xf32>, %i: i64) -> f32 {
  %0 = builtin.unrealized_conversion_cast %i : i64 to index
  %1 = affine.load %m[symbol(%0)] : memref<4xf32>
  return %1 : f32
}

// Also a chain of them, and a value that a loop carries.
// CHECK-LABEL: func.func @carried(
// CHECK: %[[THERE:.*]] = builtin.unrealized_conversion_cast %arg0 : i32 to si32
// CHECK: %[[BACK:.*]] = builtin.unrealized_conversion_cast %[[THERE]] : si32 to ui32
// CHECK: {{iter_args|cf\.br}}{{.*}}%[[BACK]]{{[) ]}}
func.func @carried(%v: i32, %m: memref<4xui32>) -> ui32 {
  %0 = builtin.unrealized_conversion_cast %v : i32 to si32
  %1 = builtin.unrealized_conversion_cast %0 : si32 to ui32
  %2 = affine.for %i = 0 to 4 iter_args(%x = %1) -> (ui32) {
    affine.store %x, %m[%i] : memref<4xui32>
    affine.yield %x : ui32
  }
  return %2 : ui32
}
