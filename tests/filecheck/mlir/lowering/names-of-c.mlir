// A private function with the name of a C library function is renamed if the module needs the library's.
// RUN: toy-opt %s -convert-to-llvm=full-conversion | FileCheck %s

// CHECK-DAG: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-DAG: llvm.func internal @free_1(%{{.*}}: i64)
// CHECK-DAG: llvm.func @aligned_alloc()
func.func private @malloc(index) -> !llvm.ptr
func.func private @free(%n: index) { return }
func.func private @free_0()
func.func private @aligned_alloc()
// CHECK-LABEL: llvm.func @f(
func.func @f(%n: index) {
  // CHECK: llvm.call @malloc(
  %m = memref.alloc() : memref<2xf64>
  // CHECK: llvm.call @free_1(%arg0) : (i64) -> ()
  call @free(%n) : (index) -> ()
  // CHECK: llvm.call @free(%{{.*}}) : (!llvm.ptr) -> ()
  memref.dealloc %m : memref<2xf64>
  return
}
