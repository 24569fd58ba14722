// Memory: allocation, addresses, loads and stores. Sizes and strides are constants where the type knows them.
// RUN: toy-opt %s -convert-to-llvm | FileCheck %s
// RUN: toyc %s -emit=llvm -O0 | FileCheck %s --check-prefix=IR

// CHECK: llvm.func @free(!llvm.ptr)
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr

// CHECK-LABEL: llvm.func @static(
func.func @static(%i: index, %x: f64) -> f64 {
  // CHECK-NOT: llvm.mul
  // CHECK: %[[COUNT:.*]] = llvm.mlir.constant(6 : index) : i64
  // CHECK: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
  // CHECK: %[[END:.*]] = llvm.getelementptr %[[NULL]][%[[COUNT]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  // CHECK: %[[BYTES:.*]] = llvm.ptrtoint %[[END]] : !llvm.ptr to i64
  // CHECK: %[[BUFFER:.*]] = llvm.call @malloc(%[[BYTES]]) : (i64) -> !llvm.ptr
  // CHECK: llvm.insertvalue %[[BUFFER]], %{{.*}}[0]
  // CHECK: %[[M:.*]] = llvm.insertvalue %{{.*}}, %{{.*}}[4, 1]
  %m = memref.alloc() : memref<2x3xf64>
  // CHECK: %[[BASE:.*]] = llvm.extractvalue %[[M]][1]
  // CHECK: %[[THREE:.*]] = llvm.mlir.constant(3 : index) : i64
  // CHECK: %[[ROW:.*]] = llvm.mul %arg0, %[[THREE]] overflow<nsw, nuw> : i64
  // CHECK: %[[AT:.*]] = llvm.add %[[ROW]], %arg0 overflow<nsw, nuw> : i64
  // CHECK: %[[P:.*]] = llvm.getelementptr inbounds|nuw %[[BASE]][%[[AT]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  // CHECK: llvm.store %arg1, %[[P]] {alignment = 16 : i64, nontemporal} : f64, !llvm.ptr
  memref.store %x, %m[%i, %i] {alignment = 16, nontemporal = true} : memref<2x3xf64>
  // CHECK: llvm.load %{{.*}} {alignment = 32 : i64, nontemporal} : !llvm.ptr -> f64
  %0 = memref.load %m[%i, %i] {alignment = 32, nontemporal = true} : memref<2x3xf64>
  // CHECK: %[[FREED:.*]] = llvm.extractvalue %[[M]][0]
  // CHECK: llvm.call @free(%[[FREED]]) : (!llvm.ptr) -> ()
  memref.dealloc %m : memref<2x3xf64>
  return %0 : f64
}
// IR-LABEL: define double @static(
// IR: mul nuw nsw i64
// IR: add nuw nsw i64
// IR: getelementptr inbounds nuw double, ptr
// IR: store double %{{.*}}, ptr %{{.*}}, align 16, !nontemporal ![[ONE:[0-9]+]]
// IR: load double, ptr %{{.*}}, align 32, !nontemporal ![[ONE]]
// IR: call void @free(

// CHECK-LABEL: llvm.func @dynamic(
// CHECK-SAME: %[[A:.*]]: i64, %[[B:.*]]: i64)
func.func @dynamic(%a: index, %b: index) -> f32 {
  // The distance between rows is 3 * b, that inside a row is known.
  // CHECK: %[[ROW:.*]] = llvm.mul %{{.*}}, %[[B]] : i64
  // CHECK: %[[COUNT:.*]] = llvm.mul %[[ROW]], %[[A]] : i64
  // CHECK: llvm.getelementptr %{{.*}}[%[[COUNT]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  // CHECK: llvm.insertvalue %[[A]], %{{.*}}[3, 0]
  // CHECK: llvm.insertvalue %[[B]], %{{.*}}[3, 1]
  // CHECK: llvm.insertvalue %[[ROW]], %{{.*}}[4, 0]
  %m = memref.alloc(%a, %b) : memref<?x?x3xf32>
  // CHECK: %[[STRIDE:.*]] = llvm.extractvalue %{{.*}}[4, 0]
  // CHECK: llvm.mul %[[A]], %[[STRIDE]] overflow<nsw, nuw>
  %0 = memref.load %m[%a, %b, %a] : memref<?x?x3xf32>
  return %0 : f32
}

// CHECK-LABEL: llvm.func @aligned(
func.func @aligned() {
  // More than needed, and an address in it that is a multiple.
  // CHECK: %[[ALIGN:.*]] = llvm.mlir.constant(64 : index) : i64
  // CHECK: %[[BYTES:.*]] = llvm.add %{{.*}}, %[[ALIGN]] : i64
  // CHECK: %[[BUFFER:.*]] = llvm.call @malloc(%[[BYTES]]) : (i64) -> !llvm.ptr
  // CHECK: %[[ADDRESS:.*]] = llvm.ptrtoint %[[BUFFER]]
  // CHECK: %[[EXCESS:.*]] = llvm.urem %[[BUMPED:.*]], %[[ALIGN]]
  // CHECK: llvm.sub %[[BUMPED]], %[[EXCESS]]
  // CHECK: llvm.inttoptr
  %m = memref.alloc() {alignment = 64} : memref<5xf64>
  memref.dealloc %m : memref<5xf64>
  return
}

// CHECK-LABEL: llvm.func @stack(
func.func @stack(%n: index) -> i16 {
  // CHECK: llvm.alloca %{{.*}} x i16 {alignment = 32 : i64} : (i64) -> !llvm.ptr
  %0 = memref.alloca(%n) {alignment = 32} : memref<4x?xi16>
  // CHECK: llvm.alloca %{{.*}} x i64 : (i64) -> !llvm.ptr
  %1 = memref.alloca() : memref<index>
  // CHECK: %[[P:.*]] = llvm.extractvalue %{{.*}}[1] : !llvm.struct<(ptr, ptr, i64)>
  // CHECK: %[[I:.*]] = llvm.load %[[P]] : !llvm.ptr -> i64
  %i = memref.load %1[] : memref<index>
  %2 = memref.load %0[%i, %i] : memref<4x?xi16>
  return %2 : i16
}
// IR-LABEL: define i16 @stack(
// IR: alloca i16, i64 %{{.*}}, align 32
