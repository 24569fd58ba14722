// One function for each type that is printed, whatever the number of prints.
// RUN: toy-opt %s -lower-toy-print | FileCheck %s
// RUN: toyc %s | FileCheck %s --check-prefix=OUTPUT --strict-whitespace --match-full-lines

// CHECK: llvm.func @printf(!llvm.ptr, ...) -> i32
// CHECK: llvm.func @putchar(i32) -> i32
// CHECK: llvm.mlir.global internal constant @toy_print_format("%f \00")
// CHECK-LABEL: func.func private @toy_print_f64(%arg0: memref<f64>) {
// CHECK-NEXT: %[[FORMAT:.*]] = llvm.mlir.addressof @toy_print_format : !llvm.ptr
// CHECK-NEXT: %[[X:.*]] = memref.load %arg0[] : memref<f64>
// CHECK-NEXT: llvm.call @printf(%[[FORMAT]], %[[X]]) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
// CHECK-NEXT: %[[NEWLINE:.*]] = arith.constant 10 : i32
// CHECK-NEXT: llvm.call @putchar(%[[NEWLINE]]) : (i32) -> i32
// CHECK-NEXT: return
// CHECK-LABEL: func.func private @toy_print_2xf64(
// CHECK: scf.for
// CHECK: llvm.call @printf
// CHECK: }
// CHECK: llvm.call @putchar
// CHECK-LABEL: func.func private @toy_print_2x2xf64(
// CHECK-NOT: func.func private @toy_print_2xf64
// CHECK-LABEL: func.func private @toy_print_1x2x2xf64(
// CHECK-LABEL: func.func private @toy_print_1x1x1x2xf64(
// CHECK-LABEL: func.func @main
// CHECK-NOT: toy.print
// CHECK: call @toy_print_f64(
// CHECK: call @toy_print_2xf64(
// CHECK: call @toy_print_2x2xf64(
// CHECK: call @toy_print_1x2x2xf64(
// CHECK: call @toy_print_1x1x1x2xf64(
// CHECK: call @toy_print_2xf64(
memref.global "private" constant @rank0 : memref<f64> = dense<0.5>
memref.global "private" constant @rank1 : memref<2xf64> = dense<[1.0, 2.0]>
memref.global "private" constant @rank2 : memref<2x2xf64> = dense<[[1.0, 2.0], [3.0, 4.0]]>
memref.global "private" constant @rank3 : memref<1x2x2xf64> = dense<[[[1.0, 2.0], [3.0, 4.0]]]>
memref.global "private" constant @rank4 : memref<1x1x1x2xf64> = dense<[[[[8.0, 9.0]]]]>
func.func @main() -> i32 {
  %0 = memref.get_global @rank0 : memref<f64>
  toy.print %0 : memref<f64>
  %1 = memref.get_global @rank1 : memref<2xf64>
  toy.print %1 : memref<2xf64>
  %2 = memref.get_global @rank2 : memref<2x2xf64>
  toy.print %2 : memref<2x2xf64>
  %3 = memref.get_global @rank3 : memref<1x2x2xf64>
  toy.print %3 : memref<1x2x2xf64>
  %4 = memref.get_global @rank4 : memref<1x1x1x2xf64>
  toy.print %4 : memref<1x1x1x2xf64>
  toy.print %1 : memref<2xf64>
  %zero = arith.constant 0 : i32
  return %zero : i32
}

//      OUTPUT:0.500000 
// OUTPUT-NEXT:1.000000 2.000000 
// OUTPUT-NEXT:1.000000 2.000000 
// OUTPUT-NEXT:3.000000 4.000000 
// OUTPUT-NEXT:1.000000 2.000000 
// OUTPUT-NEXT:3.000000 4.000000 
// OUTPUT-EMPTY:
// OUTPUT-NEXT:8.000000 9.000000 
// OUTPUT-EMPTY:
// OUTPUT-EMPTY:
// OUTPUT-NEXT:1.000000 2.000000 
