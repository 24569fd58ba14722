// The print functions of the host gather text in a buffer; with all other output, in the order of the program.
// RUN: toyc %s | FileCheck %s
// RUN: toyc %s -opt | FileCheck %s
// RUN: toyc %s -O3 | FileCheck %s
// RUN: toyc %s -emit=llvm | lli-22 | FileCheck %s
// RUN: toyc %s -emit=llvm | FileCheck %s --check-prefix=LLVM
// RUN: toyc %s -run -emit=mlir-llvm | FileCheck %s
// REQUIRES: lli-22
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @putchar(i32) -> i32
llvm.func @mlir_rt_print_f64(!llvm.ptr, f64)
llvm.func @mlir_rt_print_newline(!llvm.ptr)
llvm.func @mlir_rt_print_flush(!llvm.ptr)
llvm.mlir.global internal constant @format("%f \00")

llvm.func @number(%x: f64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0 : i64) : i64
  %buffer = llvm.alloca %one x !llvm.struct<(i64, array<4096 x i8>)> : (i64) -> !llvm.ptr
  llvm.store %none, %buffer : i64, !llvm.ptr
  llvm.call @mlir_rt_print_f64(%buffer, %x) : (!llvm.ptr, f64) -> ()
  llvm.call @mlir_rt_print_flush(%buffer) : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK: 1.000000 1.000000 1.000000
// CHECK-NEXT: a2
// A call that resembles the print of a number is left alone.
// LLVM: define i32 @ordered(
// LLVM: call void @mlir_rt_print_f64(
// LLVM: call void @mlir_rt_print_flush(
// LLVM: call i32 (ptr, ...) @printf(
// LLVM: call void @mlir_rt_print_f64(
// LLVM: call void @mlir_rt_print_newline(
// LLVM: call void @mlir_rt_print_flush(
// LLVM: call i32 @putchar(i32 97)
// LLVM: call i32 (ptr, ...) @printf(
// LLVM: ret
// LLVM-DAG: define private void @mlir_rt_print_f64(
// LLVM-DAG: define private void @mlir_rt_print_newline(
// LLVM-DAG: define private void @mlir_rt_print_flush(
llvm.func @ordered(%x: f64, %two: f64) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0 : i64) : i64
  %buffer = llvm.alloca %one x !llvm.struct<(i64, array<4096 x i8>)> : (i64) -> !llvm.ptr
  llvm.store %none, %buffer : i64, !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %a = llvm.mlir.constant(97 : i32) : i32
  llvm.call @mlir_rt_print_f64(%buffer, %x) : (!llvm.ptr, f64) -> ()
  llvm.call @mlir_rt_print_flush(%buffer) : (!llvm.ptr) -> ()
  %1 = llvm.call @printf(%f, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.call @mlir_rt_print_f64(%buffer, %x) : (!llvm.ptr, f64) -> ()
  llvm.call @mlir_rt_print_newline(%buffer) : (!llvm.ptr) -> ()
  llvm.call @mlir_rt_print_flush(%buffer) : (!llvm.ptr) -> ()
  %4 = llvm.call @putchar(%a) : (i32) -> i32
  // The program uses the length.
  %5 = llvm.call @printf(%f, %two) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.return %5 : i32
}

// CHECK-SAME: .000000 9
// CHECK-NEXT: {{^}}0.000000 -0.000000 0.000001 0.000002 0.000002 1.000000 -1.000000 0.500000
// CHECK-NEXT: {{^}}9223372036854774784.000000 9223372036854775808.000000 100000000000000000000.000000 0.000244 0.000000
// CHECK-NEXT: {{^}}inf -inf 0.000000 1000000.000000 0.015625 0.007812 0.023438
llvm.func @main() -> i32 {
  %line = llvm.mlir.constant(10 : i32) : i32
  %digit = llvm.mlir.constant(48 : i32) : i32
  %one = llvm.mlir.constant(1.0 : f64) : f64
  %two = llvm.mlir.constant(2.0 : f64) : f64
  %n = llvm.call @ordered(%one, %two) : (f64, f64) -> i32
  %c = llvm.add %n, %digit : i32
  %r0 = llvm.call @putchar(%c) : (i32) -> i32
  %r1 = llvm.call @putchar(%line) : (i32) -> i32
  %a0 = llvm.mlir.constant(0.0 : f64) : f64
  %a1 = llvm.mlir.constant(-0.0 : f64) : f64
  %a2 = llvm.mlir.constant(5.000001e-7 : f64) : f64
  %a3 = llvm.mlir.constant(1.5000001e-6 : f64) : f64
  %a4 = llvm.mlir.constant(2.4999999e-6 : f64) : f64
  %a5 = llvm.mlir.constant(0.9999996 : f64) : f64
  %a6 = llvm.mlir.constant(-0.9999999 : f64) : f64
  %a7 = llvm.mlir.constant(0.5 : f64) : f64
  llvm.call @number(%a0) : (f64) -> ()
  llvm.call @number(%a1) : (f64) -> ()
  llvm.call @number(%a2) : (f64) -> ()
  llvm.call @number(%a3) : (f64) -> ()
  llvm.call @number(%a4) : (f64) -> ()
  llvm.call @number(%a5) : (f64) -> ()
  llvm.call @number(%a6) : (f64) -> ()
  llvm.call @number(%a7) : (f64) -> ()
  %r2 = llvm.call @putchar(%line) : (i32) -> i32
  // Around 2^63, and around 2^-12: where one way of computing the digits ends.
  %b0 = llvm.mlir.constant(9223372036854774784.0 : f64) : f64
  %b1 = llvm.mlir.constant(9223372036854775808.0 : f64) : f64
  %b2 = llvm.mlir.constant(1.0e20 : f64) : f64
  %b3 = llvm.mlir.constant(2.44140625e-4 : f64) : f64
  %b4 = llvm.mlir.constant(4.9e-324 : f64) : f64
  llvm.call @number(%b0) : (f64) -> ()
  llvm.call @number(%b1) : (f64) -> ()
  llvm.call @number(%b2) : (f64) -> ()
  llvm.call @number(%b3) : (f64) -> ()
  llvm.call @number(%b4) : (f64) -> ()
  %r3 = llvm.call @putchar(%line) : (i32) -> i32
  %c0 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %c1 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  %c2 = llvm.mlir.constant(4.999999e-7 : f64) : f64
  %c3 = llvm.mlir.constant(999999.99999995 : f64) : f64
  // Halves go to the even digit.
  %c4 = llvm.mlir.constant(0.015625 : f64) : f64
  %c5 = llvm.mlir.constant(0.0078125 : f64) : f64
  %c6 = llvm.mlir.constant(0.0234375 : f64) : f64
  llvm.call @number(%c0) : (f64) -> ()
  llvm.call @number(%c1) : (f64) -> ()
  llvm.call @number(%c2) : (f64) -> ()
  llvm.call @number(%c3) : (f64) -> ()
  llvm.call @number(%c4) : (f64) -> ()
  llvm.call @number(%c5) : (f64) -> ()
  llvm.call @number(%c6) : (f64) -> ()
  %r4 = llvm.call @putchar(%line) : (i32) -> i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.return %zero : i32
}
