// A constant that is written as a float, of an integer type: its bits.
// RUN: toyc %s -emit=mlir-llvm -run | FileCheck %s
// RUN: toyc %s -emit=jit | FileCheck %s
// CHECK: 60 1069547520 62 64

llvm.mlir.global internal constant @format("%d %d %d %d\0A\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @one(1.5 : f8E5M2) : i8
llvm.mlir.global internal constant @pair(dense<[1.5, 2.0]> : tensor<2xf8E5M2>) : !llvm.array<2 x i8>
llvm.func internal @extended(%x: i8) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.alloca %1 x i32 : (i64) -> !llvm.ptr
  llvm.store %0, %2 : i32, !llvm.ptr
  llvm.store %x, %2 : i8, !llvm.ptr
  %3 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %3 : i32
}
llvm.func @main() -> i32 {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %0 = llvm.mlir.constant(1.5 : f8E4M3FN) : i8
  %1 = llvm.mlir.constant(1.5 : f32) : i32
  %2 = llvm.mlir.addressof @one : !llvm.ptr
  %3 = llvm.load %2 : !llvm.ptr -> i8
  %4 = llvm.mlir.addressof @pair : !llvm.ptr
  %5 = llvm.getelementptr %4[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.load %5 : !llvm.ptr -> i8
  %7 = llvm.call @extended(%0) : (i8) -> i32
  %8 = llvm.call @extended(%3) : (i8) -> i32
  %9 = llvm.call @extended(%6) : (i8) -> i32
  %10 = llvm.call @printf(%format, %7, %1, %8, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32) -> i32
  %11 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %11 : i32
}
