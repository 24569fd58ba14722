// Floats of eight bits and less, for which LLVM has no type, become integers of their width.
// RUN: toy-opt %s -convert-to-llvm | FileCheck %s
// RUN: toyc %s -emit=llvm -O0 | FileCheck %s --check-prefix=IR

// CHECK: llvm.mlir.global external constant @pair(dense<[1.500000e+00, 2.000000e+00]> : tensor<2xf8E5M2>) {{.*}} : !llvm.array<2 x i8>
// IR: @pair = constant [2 x i8] c">@"
memref.global constant @pair : memref<2xf8E5M2> = dense<[1.5, 2.0]>
// CHECK: llvm.mlir.global external constant @one(1.500000e+00 : f8E5M2) {{.*}} : i8
// IR: @one = constant i8 62
memref.global constant @one : memref<f8E5M2> = dense<1.5>

// CHECK-LABEL: llvm.func @eight() -> i8 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.500000e+00 : f8E4M3FN) : i8
// IR: ret i8 60
func.func @eight() -> f8E4M3FN {
  %0 = arith.constant 1.5 : f8E4M3FN
  return %0 : f8E4M3FN
}
// CHECK-LABEL: llvm.func @four(%arg0: i1, %arg1: i4) -> i4 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.500000e+00 : f4E2M1FN) : i4
// CHECK-NEXT: %1 = llvm.select %arg0, %arg1, %0 : i1, i4
func.func @four(%i: i1, %x: f4E2M1FN) -> f4E2M1FN {
  %0 = arith.constant 1.5 : f4E2M1FN
  %1 = arith.select %i, %x, %0 : f4E2M1FN
  return %1 : f4E2M1FN
}
// CHECK-LABEL: llvm.func @in_memory(
// CHECK: llvm.load %{{.*}} : !llvm.ptr -> i8
// CHECK: llvm.store %{{.*}} : i8, !llvm.ptr
func.func @in_memory(%i: index) -> f8E5M2 {
  %0 = memref.get_global @pair : memref<2xf8E5M2>
  %1 = memref.load %0[%i] : memref<2xf8E5M2>
  %2 = memref.alloc() : memref<2xf8E5M2>
  memref.store %1, %2[%i] : memref<2xf8E5M2>
  %3 = memref.load %2[%i] : memref<2xf8E5M2>
  memref.dealloc %2 : memref<2xf8E5M2>
  return %3 : f8E5M2
}
