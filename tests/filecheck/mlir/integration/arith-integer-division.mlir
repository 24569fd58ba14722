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
  %d0 = arith.divsi %a0, %b0 : i64
  call @printI64(%d0) : (i64) -> ()
  call @printNewline() : () -> ()
  %a1 = arith.constant 17 : i64
  %b1 = arith.constant -5 : i64
  %d1 = arith.divsi %a1, %b1 : i64
  call @printI64(%d1) : (i64) -> ()
  call @printNewline() : () -> ()
  %a2 = arith.constant 17 : i64
  %b2 = arith.constant 5 : i64
  %d2 = arith.divsi %a2, %b2 : i64
  call @printI64(%d2) : (i64) -> ()
  call @printNewline() : () -> ()
  %a3 = arith.constant -17 : i64
  %b3 = arith.constant 5 : i64
  %d3 = arith.remsi %a3, %b3 : i64
  call @printI64(%d3) : (i64) -> ()
  call @printNewline() : () -> ()
  %a4 = arith.constant 17 : i64
  %b4 = arith.constant -5 : i64
  %d4 = arith.remsi %a4, %b4 : i64
  call @printI64(%d4) : (i64) -> ()
  call @printNewline() : () -> ()
  %a5 = arith.constant 17 : i64
  %b5 = arith.constant 5 : i64
  %d5 = arith.remsi %a5, %b5 : i64
  call @printI64(%d5) : (i64) -> ()
  call @printNewline() : () -> ()
  %a6 = arith.constant -17 : i64
  %b6 = arith.constant 5 : i64
  %d6 = arith.ceildivsi %a6, %b6 : i64
  call @printI64(%d6) : (i64) -> ()
  call @printNewline() : () -> ()
  %a7 = arith.constant 17 : i64
  %b7 = arith.constant -5 : i64
  %d7 = arith.ceildivsi %a7, %b7 : i64
  call @printI64(%d7) : (i64) -> ()
  call @printNewline() : () -> ()
  %a8 = arith.constant 17 : i64
  %b8 = arith.constant 5 : i64
  %d8 = arith.ceildivsi %a8, %b8 : i64
  call @printI64(%d8) : (i64) -> ()
  call @printNewline() : () -> ()
  %a9 = arith.constant -17 : i64
  %b9 = arith.constant 5 : i64
  %d9 = arith.floordivsi %a9, %b9 : i64
  call @printI64(%d9) : (i64) -> ()
  call @printNewline() : () -> ()
  %a10 = arith.constant 17 : i64
  %b10 = arith.constant -5 : i64
  %d10 = arith.floordivsi %a10, %b10 : i64
  call @printI64(%d10) : (i64) -> ()
  call @printNewline() : () -> ()
  %a11 = arith.constant 17 : i64
  %b11 = arith.constant 5 : i64
  %d11 = arith.floordivsi %a11, %b11 : i64
  call @printI64(%d11) : (i64) -> ()
  call @printNewline() : () -> ()
  %a12 = arith.constant -17 : i64
  %b12 = arith.constant 5 : i64
  %d12 = arith.divui %a12, %b12 : i64
  call @printI64(%d12) : (i64) -> ()
  call @printNewline() : () -> ()
  %a13 = arith.constant 17 : i64
  %b13 = arith.constant -5 : i64
  %d13 = arith.divui %a13, %b13 : i64
  call @printI64(%d13) : (i64) -> ()
  call @printNewline() : () -> ()
  %a14 = arith.constant 17 : i64
  %b14 = arith.constant 5 : i64
  %d14 = arith.divui %a14, %b14 : i64
  call @printI64(%d14) : (i64) -> ()
  call @printNewline() : () -> ()
  %a15 = arith.constant -17 : i64
  %b15 = arith.constant 5 : i64
  %d15 = arith.remui %a15, %b15 : i64
  call @printI64(%d15) : (i64) -> ()
  call @printNewline() : () -> ()
  %a16 = arith.constant 17 : i64
  %b16 = arith.constant -5 : i64
  %d16 = arith.remui %a16, %b16 : i64
  call @printI64(%d16) : (i64) -> ()
  call @printNewline() : () -> ()
  %a17 = arith.constant 17 : i64
  %b17 = arith.constant 5 : i64
  %d17 = arith.remui %a17, %b17 : i64
  call @printI64(%d17) : (i64) -> ()
  call @printNewline() : () -> ()
  %a18 = arith.constant -17 : i64
  %b18 = arith.constant 5 : i64
  %d18 = arith.ceildivui %a18, %b18 : i64
  call @printI64(%d18) : (i64) -> ()
  call @printNewline() : () -> ()
  %a19 = arith.constant 17 : i64
  %b19 = arith.constant -5 : i64
  %d19 = arith.ceildivui %a19, %b19 : i64
  call @printI64(%d19) : (i64) -> ()
  call @printNewline() : () -> ()
  %a20 = arith.constant 17 : i64
  %b20 = arith.constant 5 : i64
  %d20 = arith.ceildivui %a20, %b20 : i64
  call @printI64(%d20) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK: -3
// CHECK-NEXT: -3
// CHECK-NEXT: 3
// CHECK-NEXT: -2
// CHECK-NEXT: 2
// CHECK-NEXT: 2
// CHECK-NEXT: -3
// CHECK-NEXT: -3
// CHECK-NEXT: 4
// CHECK-NEXT: -4
// CHECK-NEXT: -4
// CHECK-NEXT: 3
// CHECK-NEXT: 3689348814741910319
// CHECK-NEXT: 0
// CHECK-NEXT: 3
// CHECK-NEXT: 4
// CHECK-NEXT: 17
// CHECK-NEXT: 2
// CHECK-NEXT: 3689348814741910320
// CHECK-NEXT: 1
// CHECK-NEXT: 4
