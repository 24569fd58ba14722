// Functions that print avoid existing names; the C library is declared once.
// RUN: toy-opt %s -lower-toy-print | FileCheck %s
// RUN: toyc %s | FileCheck %s --check-prefix=OUTPUT

// CHECK-NOT: llvm.func @printf
// CHECK: llvm.func @putchar(i32) -> i32
// CHECK: llvm.mlir.global internal constant @toy_print_format_0("%f \00")
// CHECK: func.func private @toy_print_2xf64_1(
// CHECK: llvm.mlir.addressof @toy_print_format_0
// CHECK: llvm.func @printf(!llvm.ptr, ...) -> i32
// CHECK: call @toy_print_2xf64_1(
llvm.func @printf(!llvm.ptr, ...) -> i32
func.func private @toy_print_2xf64() { return }
func.func private @toy_print_2xf64_0() { return }
llvm.mlir.global internal constant @toy_print_format("%f\00")
memref.global "private" constant @x : memref<2xf64> = dense<[1.0, 2.0]>
func.func @main() -> i32 {
  %0 = memref.get_global @x : memref<2xf64>
  toy.print %0 : memref<2xf64>
  %zero = arith.constant 0 : i32
  return %zero : i32
}
// OUTPUT: 1.000000 2.000000
