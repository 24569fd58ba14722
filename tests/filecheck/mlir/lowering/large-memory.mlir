// Large memory starts at a huge page and requests such pages, smaller memory at a cache line; `free` accepts both.
// RUN: toyc %s
// RUN: toyc %s -opt
// RUN: toyc %s -emit=llvm | lli-22
// RUN: toyc %s -emit=exe -o %t.exe && %t.exe
// RUN: toyc %s -emit=llvm | FileCheck %s
// REQUIRES: lli-22

// CHECK-DAG: define private noalias ptr @_mlir_memref_to_llvm_alloc(i64 %size)
// CHECK-DAG: call void @free(
// CHECK-DAG: call ptr @aligned_alloc(
// CHECK-DAG: call i32 @madvise(

// The position of an allocation of `n` bytes behind a multiple of `align`.
llvm.func @behind(%n: i64, %align: i64) -> i64 {
  %p = llvm.call @_mlir_memref_to_llvm_alloc(%n) : (i64) -> !llvm.ptr
  %last = llvm.mlir.constant(1 : i64) : i64
  %before = llvm.sub %n, %last : i64
  %end = llvm.getelementptr %p[%before] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %byte = llvm.mlir.constant(7 : i8) : i8
  llvm.store %byte, %p : i8, !llvm.ptr
  llvm.store %byte, %end : i8, !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.call @_mlir_memref_to_llvm_free(%p) : (!llvm.ptr) -> ()
  %rest = llvm.srem %a, %align : i64
  llvm.return %rest : i64
}
llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)

// 0, or another status where something is not aligned.
llvm.func @main() -> i32 {
  %kilobyte = llvm.mlir.constant(1024 : i64) : i64
  %odd = llvm.mlir.constant(5001 : i64) : i64
  %large = llvm.mlir.constant(2097152 : i64) : i64
  %larger = llvm.mlir.constant(9000001 : i64) : i64
  %line = llvm.mlir.constant(64 : i64) : i64
  %0 = llvm.call @behind(%kilobyte, %line) : (i64, i64) -> i64
  %1 = llvm.call @behind(%odd, %line) : (i64, i64) -> i64
  %2 = llvm.call @behind(%large, %large) : (i64, i64) -> i64
  %3 = llvm.call @behind(%larger, %large) : (i64, i64) -> i64
  %4 = llvm.add %0, %1 : i64
  %5 = llvm.add %2, %3 : i64
  %6 = llvm.add %4, %5 : i64
  %none = llvm.mlir.constant(0 : i64) : i64
  %bad = llvm.icmp "ne" %6, %none : i64
  %failed = llvm.mlir.constant(1 : i32) : i32
  %done = llvm.mlir.constant(0 : i32) : i32
  %status = llvm.select %bad, %failed, %done : i1, i32
  llvm.return %status : i32
}
