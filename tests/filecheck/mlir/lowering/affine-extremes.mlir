// Quotients and remainders of the least and the greatest index, interpreted and compiled.
// RUN: toyc %s -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -lower-affine | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toyc %s -emit=jit | FileCheck %s
// RUN: toyc %s -O3 -emit=jit | FileCheck %s

// Each line: x mod 3, x floordiv 3, x ceildiv 3, and the same by the greatest index.
//      CHECK: 1 -3074457345618258603 -3074457345618258602 9223372036854775806 -2 -1
// CHECK-NEXT: 2 -3074457345618258603 -3074457345618258602 0 -1 -1
// CHECK-NEXT: 2 -1 0 9223372036854775806 -1 0
// CHECK-NEXT: 0 0 0 0 0 0
// CHECK-NEXT: 0 3074457345618258602 3074457345618258602 9223372036854775806 0 1
// CHECK-NEXT: 1 3074457345618258602 3074457345618258603 0 1 1
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("%ld %ld %ld %ld %ld %ld\0A\00") : !llvm.array<25 x i8>

func.func private @line(%x: index) {
  %0 = affine.apply affine_map<()[s0] -> (s0 mod 3)>()[%x]
  %1 = affine.apply affine_map<()[s0] -> (s0 floordiv 3)>()[%x]
  %2 = affine.apply affine_map<()[s0] -> (s0 ceildiv 3)>()[%x]
  %3 = affine.apply affine_map<()[s0] -> (s0 mod 9223372036854775807)>()[%x]
  %4 = affine.apply affine_map<()[s0] -> (s0 floordiv 9223372036854775807)>()[%x]
  %5 = affine.apply affine_map<()[s0] -> (s0 ceildiv 9223372036854775807)>()[%x]
  %a = arith.index_cast %0 : index to i64
  %b = arith.index_cast %1 : index to i64
  %c = arith.index_cast %2 : index to i64
  %d = arith.index_cast %3 : index to i64
  %e = arith.index_cast %4 : index to i64
  %f = arith.index_cast %5 : index to i64
  %format = llvm.mlir.addressof @format : !llvm.ptr
  llvm.call @printf(%format, %a, %b, %c, %d, %e, %f) vararg(!llvm.func<i32 (ptr, ...)>)
    : (!llvm.ptr, i64, i64, i64, i64, i64, i64) -> i32
  return
}

func.func @main() -> i32 {
  %least = arith.constant -9223372036854775808 : index
  %next = arith.constant -9223372036854775807 : index
  %minus_one = arith.constant -1 : index
  %zero = arith.constant 0 : index
  %last = arith.constant 9223372036854775806 : index
  %greatest = arith.constant 9223372036854775807 : index
  call @line(%least) : (index) -> ()
  call @line(%next) : (index) -> ()
  call @line(%minus_one) : (index) -> ()
  call @line(%zero) : (index) -> ()
  call @line(%last) : (index) -> ()
  call @line(%greatest) : (index) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
