// Globals: defined, declared, without a value, of no dimension, of booleans.
// RUN: toy-opt %s -convert-to-llvm | FileCheck %s
// RUN: toyc %s -emit=llvm -O0 | FileCheck %s --check-prefix=IR

// CHECK: llvm.mlir.global external @elsewhere() {addr_space = 0 : i32} : !llvm.array<4 x f64>
// IR: @elsewhere = external global [4 x double]
memref.global @elsewhere : memref<4xf64>
// CHECK: llvm.mlir.global external @later() {addr_space = 0 : i32} : !llvm.array<2 x array<3 x f64>> {
// CHECK-NEXT: %[[X:.*]] = llvm.mlir.undef : !llvm.array<2 x array<3 x f64>>
// CHECK-NEXT: llvm.return %[[X]]
// IR: @later = global [2 x [3 x double]] undef
memref.global @later : memref<2x3xf64> = uninitialized
// CHECK: llvm.mlir.global private @own_later() {addr_space = 0 : i32} : !llvm.array<1 x f64> {
// IR: @own_later = private global [1 x double] undef
memref.global "private" @own_later : memref<1xf64> = uninitialized
// CHECK: llvm.mlir.global external constant @scalar(4.000000e+00 : f64) {addr_space = 0 : i32} : f64
// IR: @scalar = constant double 4.000000e+00
memref.global constant @scalar : memref<f64> = dense<4.0>
// CHECK: llvm.mlir.global external @negative(-4 : i32) {addr_space = 0 : i32} : i32
// IR: @negative = global i32 -4
memref.global @negative : memref<i32> = dense<-4>
// IR: @truth = constant i1 true
memref.global constant @truth : memref<i1> = dense<true>
// IR: @flags = constant [2 x [2 x i1]] {{\[\[}}2 x i1] [i1 true, i1 false], [2 x i1] [i1 false, i1 true]]
memref.global constant @flags : memref<2x2xi1> = dense<[[true, false], [false, true]]>
// IR: @nothing = constant [0 x double] zeroinitializer
memref.global constant @nothing : memref<0xf64> = dense<>
// IR: @indices = global [2 x i64] [i64 1, i64 -1]
memref.global @indices : memref<2xindex> = dense<[1, -1]>
// IR: @halves = global [2 x half] [half {{.*}}3C00, half {{.*}}3C00]
memref.global @halves : memref<2xf16> = dense<1.0>
// IR: @brains = global [2 x bfloat] [bfloat {{.*}}3F80, bfloat {{.*}}4000]
memref.global @brains : memref<2xbf16> = dense<[1.0, 2.0]>
// IR: @wide = global [2 x i128] [i128 1, i128 -1]
memref.global @wide : memref<2xi128> = dense<[1, -1]>
// IR: @odd = global [2 x i24] [i24 5, i24 -5]
memref.global @odd : memref<2xi24> = dense<[5, -5]>
// CHECK: llvm.mlir.global external @aligned({{.*}}) {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<4 x f32>
// IR: @aligned = global [4 x float] zeroinitializer, align 64
memref.global @aligned : memref<4xf32> = dense<0.0> {alignment = 64}

// CHECK-LABEL: llvm.func @use()
// CHECK: %[[G:.*]] = llvm.mlir.addressof @later : !llvm.ptr
// CHECK: %[[P:.*]] = llvm.getelementptr %[[G]][0, 0, 0]
// CHECK: %[[NEVER:.*]] = llvm.inttoptr
// CHECK: llvm.insertvalue %[[NEVER]], %{{.*}}[0]
// CHECK: llvm.insertvalue %[[P]], %{{.*}}[1]
// IR-LABEL: define {{.*}} @use()
// IR: { ptr inttoptr (i64 3735928559 to ptr), ptr @later, i64 0, [2 x i64] [i64 2, i64 3], [2 x i64] [i64 3, i64 1] }
func.func @use() -> (memref<2x3xf64>, memref<1xf64>) {
  %0 = memref.get_global @later : memref<2x3xf64>
  %1 = memref.get_global @own_later : memref<1xf64>
  return %0, %1 : memref<2x3xf64>, memref<1xf64>
}
