// Functions that take pointers to elements, and calls of them. Results are not pointers.
// RUN: toy-opt %s -split-input-file -verify-diagnostics -convert-to-llvm=full-conversion | FileCheck %s

// CHECK-LABEL: llvm.func @sum(%arg0: !llvm.ptr {llvm.noalias}, %arg1: i64) -> f64
// CHECK: llvm.insertvalue %arg0, %{{.*}}[0]
// CHECK: %[[POINTER:.*]] = llvm.extractvalue %{{.*}}[1]
// CHECK: llvm.getelementptr {{.*}}%[[POINTER]]
func.func @sum(%m: memref<4xf64> {llvm.noalias}, %i: index) -> f64 attributes {llvm.bareptr} {
  %0 = memref.load %m[%i] : memref<4xf64>
  return %0 : f64
}

// CHECK-LABEL: llvm.func @main
// CHECK: %[[ALIGNED:.*]] = llvm.extractvalue %{{.*}}[1]
// CHECK: llvm.call @sum(%[[ALIGNED]], %{{.*}}) : (!llvm.ptr, i64) -> f64
func.func @main(%i: index) -> f64 {
  %m = memref.alloc() : memref<4xf64>
  %0 = func.call @sum(%m, %i) : (memref<4xf64>, index) -> f64
  memref.dealloc %m : memref<4xf64>
  return %0 : f64
}

// -----

// expected-error@+1 {{failed to legalize operation 'func.func'}}
func.func @unknown(%m: memref<?xf64>) attributes {llvm.bareptr} {
  return
}

// -----

// CHECK-LABEL: llvm.func @result(%arg0: !llvm.ptr) -> !llvm.ptr
func.func @result(%m: memref<4xf64>) -> memref<4xf64> attributes {llvm.bareptr} {
  return %m : memref<4xf64>
}
