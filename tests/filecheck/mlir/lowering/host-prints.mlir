// Prints by functions of the host gather text in a buffer of the function that prints.
// RUN: toy-opt %s -lower-toy-print=use-runtime | FileCheck %s
// CHECK-DAG: llvm.func @mlir_rt_print_f64(!llvm.ptr, f64)
// CHECK-DAG: llvm.func @mlir_rt_print_newline(!llvm.ptr)
// CHECK-DAG: llvm.func @mlir_rt_print_flush(!llvm.ptr)
// CHECK-NOT: @printf
// CHECK-LABEL: func.func private @toy_print_2xf64(
// CHECK: %[[BUFFER:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(i64, array<4096 x i8>)> : (i64) -> !llvm.ptr
// CHECK: llvm.store %{{.*}}, %[[BUFFER]] : i64, !llvm.ptr
// CHECK: scf.for
// CHECK: llvm.call @mlir_rt_print_f64(%[[BUFFER]], %{{.*}}) : (!llvm.ptr, f64) -> ()
// CHECK: llvm.call @mlir_rt_print_newline(%[[BUFFER]]) : (!llvm.ptr) -> ()
// CHECK: llvm.call @mlir_rt_print_flush(%[[BUFFER]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
func.func @print(%m: memref<2xf64>) {
  toy.print %m : memref<2xf64>
  return
}
