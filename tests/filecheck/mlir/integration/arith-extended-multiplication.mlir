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
  %a = arith.constant -4611686018427387905 : i64
  %b = arith.constant 6 : i64
  %l, %h = arith.mulsi_extended %a, %b : i64
  %m, %i = arith.mului_extended %a, %b : i64
  %s, %o = arith.addui_extended %a, %a : i64, i1
  %oi = arith.extui %o : i1 to i64
  call @printI64(%l) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%h) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%m) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%i) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%s) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%oi) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK: 9223372036854775802
// CHECK-NEXT: -2
// CHECK-NEXT: 9223372036854775802
// CHECK-NEXT: 4
// CHECK-NEXT: 9223372036854775806
// CHECK-NEXT: 1
