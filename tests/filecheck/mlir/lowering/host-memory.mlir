// Memory of the host, under the names that MLIR has for it.
// RUN: toy-opt %s -finalize-memref-to-llvm=use-generic-functions | FileCheck %s --check-prefix=MLIR
// RUN: toy-opt %s -convert-to-llvm=use-generic-functions | FileCheck %s

// As in MLIR, a pass that is not asked for aligned memory computes an aligned address.
// MLIR-DAG: llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
// MLIR-DAG: llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
// MLIR-NOT: aligned_alloc
// MLIR: call @_mlir_memref_to_llvm_alloc(%{{.*}}) : (i64) -> !llvm.ptr
// MLIR: call @_mlir_memref_to_llvm_alloc(%{{.*}}) : (i64) -> !llvm.ptr
// MLIR: llvm.urem

// CHECK-DAG: llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
// CHECK-DAG: llvm.func @_mlir_memref_to_llvm_aligned_alloc(i64, i64) -> !llvm.ptr
// CHECK-DAG: llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
// CHECK-NOT: @malloc
// CHECK-NOT: @free
// CHECK: call @_mlir_memref_to_llvm_alloc(%{{.*}}) : (i64) -> !llvm.ptr
// CHECK: call @_mlir_memref_to_llvm_aligned_alloc(%{{.*}}, %{{.*}}) : (i64, i64) -> !llvm.ptr
// CHECK: call @_mlir_memref_to_llvm_free(%{{.*}}) : (!llvm.ptr) -> ()
func.func @memory() -> memref<2xf64> {
  %0 = memref.alloc() : memref<2xf64>
  %1 = memref.alloc() {alignment = 64 : i64} : memref<2xf64>
  memref.dealloc %0 : memref<2xf64>
  return %1 : memref<2xf64>
}
