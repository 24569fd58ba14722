// A memref parameter becomes the fields of its descriptor, several results become one structure.
// RUN: toy-opt %s -lower-toy-print -lower-affine -convert-scf-to-cf -convert-to-llvm=full-conversion | FileCheck %s
// RUN: toyc %s | FileCheck %s --check-prefix=OUTPUT

// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NOT: llvm.func @malloc

// CHECK-LABEL: llvm.func @declared(i64, f32) -> !llvm.struct<(i64, f32)>
func.func private @declared(index, f32) -> (index, f32)

// Nothing calls it from outside.
// CHECK-LABEL: llvm.func internal @both(
// CHECK-SAME: %[[A:.*]]: !llvm.ptr, %[[B:.*]]: !llvm.ptr, %[[OFFSET:.*]]: i64, %[[D0:.*]]: i64, %[[D1:.*]]: i64, %[[S0:.*]]: i64, %[[S1:.*]]: i64, %[[X:.*]]: f64)
// CHECK-SAME: -> !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, f64)> attributes {no_inline} {
// CHECK: %[[M0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[M1:.*]] = llvm.insertvalue %[[A]], %[[M0]][0]
// CHECK: %[[M2:.*]] = llvm.insertvalue %[[B]], %[[M1]][1]
// CHECK: %[[M3:.*]] = llvm.insertvalue %[[OFFSET]], %[[M2]][2]
// CHECK: %[[M4:.*]] = llvm.insertvalue %[[D0]], %[[M3]][3, 0]
// CHECK: %[[M5:.*]] = llvm.insertvalue %[[S0]], %[[M4]][4, 0]
// CHECK: %[[M6:.*]] = llvm.insertvalue %[[D1]], %[[M5]][3, 1]
// CHECK: %[[M:.*]] = llvm.insertvalue %[[S1]], %[[M6]][4, 1]
// CHECK: %[[R0:.*]] = llvm.mlir.poison : !llvm.struct<(struct<{{.*}}>, f64)>
// CHECK: %[[R1:.*]] = llvm.insertvalue %[[M]], %[[R0]][0]
// CHECK: %[[R:.*]] = llvm.insertvalue %[[X]], %[[R1]][1]
// CHECK: llvm.return %[[R]]
func.func private @both(%m: memref<?x2xf64>, %x: f64) -> (memref<?x2xf64>, f64) attributes {no_inline} {
  return %m, %x : memref<?x2xf64>, f64
}

// CHECK-LABEL: llvm.func @one(%arg0: i64) -> i64 {
// CHECK: llvm.return %arg0 : i64
func.func @one(%x: index) -> index {
  return %x : index
}

// CHECK-LABEL: llvm.func internal @none() {
// CHECK: llvm.return
func.func private @none() {
  return
}

// CHECK-LABEL: llvm.func @main() -> i32 {
func.func @main() -> i32 {
  %n = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 2.5 : f64
  %m = memref.alloc(%n) : memref<?x2xf64>
  // CHECK: %[[FIELD:.*]] = llvm.extractvalue %[[D:.*]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  // CHECK: llvm.extractvalue %[[D]][4, 1]
  // CHECK: %[[R:.*]] = llvm.call @both(%[[FIELD]], {{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, f64) -> !llvm.struct<
  // CHECK: llvm.extractvalue %[[R]][0]
  // CHECK: llvm.extractvalue %[[R]][1]
  %same, %y = call @both(%m, %x) : (memref<?x2xf64>, f64) -> (memref<?x2xf64>, f64)
  // CHECK: llvm.call @none() : () -> ()
  call @none() : () -> ()
  // CHECK: llvm.call @one({{.*}}) : (i64) -> i64
  %i = call @one(%c1) : (index) -> index
  memref.store %y, %same[%i, %i] : memref<?x2xf64>
  %z = memref.load %m[%c1, %c1] : memref<?x2xf64>
  %s = memref.alloc() : memref<f64>
  memref.store %z, %s[] : memref<f64>
  toy.print %s : memref<f64>
  memref.dealloc %s : memref<f64>
  memref.dealloc %m : memref<?x2xf64>
  %zero = arith.constant 0 : i32
  return %zero : i32
}
// OUTPUT: 2.500000
