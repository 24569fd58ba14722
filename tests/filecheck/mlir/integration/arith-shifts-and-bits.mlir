// RUN: toy-opt -run -e main -entry-point-result=void %s | FileCheck %s --match-full-lines
// RUN: LIBS=${LLVM_SYS_221_PREFIX:-/usr/lib/llvm-22}/lib; mlir-opt-22 -pass-pipeline='builtin.module(scf-forall-to-for,expand-realloc,memref-expand,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-complex-to-standard,convert-complex-to-libm,convert-math-to-funcs,math-expand-ops,convert-math-to-libm,arith-expand{include-f8e8m0=true include-f4e2m1=true},convert-to-llvm,reconcile-unrealized-casts)' %s \
// RUN:   | mlir-runner-22 -e main -entry-point-result=void -shared-libs=$LIBS/libmlir_runner_utils.so,$LIBS/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s --match-full-lines
// REQUIRES: mlir-opt-22, mlir-runner-22, linux

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a0 = arith.constant -17 : i64
  %b0 = arith.constant 5 : i64
  %d0 = arith.shli %a0, %b0 : i64
  call @printI64(%d0) : (i64) -> ()
  call @printNewline() : () -> ()
  %a1 = arith.constant 1000 : i64
  %b1 = arith.constant 3 : i64
  %d1 = arith.shli %a1, %b1 : i64
  call @printI64(%d1) : (i64) -> ()
  call @printNewline() : () -> ()
  %a2 = arith.constant -17 : i64
  %b2 = arith.constant 5 : i64
  %d2 = arith.shrsi %a2, %b2 : i64
  call @printI64(%d2) : (i64) -> ()
  call @printNewline() : () -> ()
  %a3 = arith.constant 1000 : i64
  %b3 = arith.constant 3 : i64
  %d3 = arith.shrsi %a3, %b3 : i64
  call @printI64(%d3) : (i64) -> ()
  call @printNewline() : () -> ()
  %a4 = arith.constant -17 : i64
  %b4 = arith.constant 5 : i64
  %d4 = arith.shrui %a4, %b4 : i64
  call @printI64(%d4) : (i64) -> ()
  call @printNewline() : () -> ()
  %a5 = arith.constant 1000 : i64
  %b5 = arith.constant 3 : i64
  %d5 = arith.shrui %a5, %b5 : i64
  call @printI64(%d5) : (i64) -> ()
  call @printNewline() : () -> ()
  %a6 = arith.constant -17 : i64
  %b6 = arith.constant 5 : i64
  %d6 = arith.andi %a6, %b6 : i64
  call @printI64(%d6) : (i64) -> ()
  call @printNewline() : () -> ()
  %a7 = arith.constant 1000 : i64
  %b7 = arith.constant 3 : i64
  %d7 = arith.andi %a7, %b7 : i64
  call @printI64(%d7) : (i64) -> ()
  call @printNewline() : () -> ()
  %a8 = arith.constant -17 : i64
  %b8 = arith.constant 5 : i64
  %d8 = arith.ori %a8, %b8 : i64
  call @printI64(%d8) : (i64) -> ()
  call @printNewline() : () -> ()
  %a9 = arith.constant 1000 : i64
  %b9 = arith.constant 3 : i64
  %d9 = arith.ori %a9, %b9 : i64
  call @printI64(%d9) : (i64) -> ()
  call @printNewline() : () -> ()
  %a10 = arith.constant -17 : i64
  %b10 = arith.constant 5 : i64
  %d10 = arith.xori %a10, %b10 : i64
  call @printI64(%d10) : (i64) -> ()
  call @printNewline() : () -> ()
  %a11 = arith.constant 1000 : i64
  %b11 = arith.constant 3 : i64
  %d11 = arith.xori %a11, %b11 : i64
  call @printI64(%d11) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK: -544
// CHECK-NEXT: 8000
// CHECK-NEXT: -1
// CHECK-NEXT: 125
// CHECK-NEXT: 576460752303423487
// CHECK-NEXT: 125
// CHECK-NEXT: 5
// CHECK-NEXT: 0
// CHECK-NEXT: -17
// CHECK-NEXT: 1003
// CHECK-NEXT: -22
// CHECK-NEXT: 1003
