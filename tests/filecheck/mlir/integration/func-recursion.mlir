// RUN: toy-opt -run -e main -entry-point-result=void %s | FileCheck %s --match-full-lines
// RUN: LIBS=${LLVM_SYS_221_PREFIX:-/usr/lib/llvm-22}/lib; mlir-opt-22 -pass-pipeline='builtin.module(scf-forall-to-for,expand-realloc,memref-expand,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-complex-to-standard,convert-complex-to-libm,convert-math-to-funcs,math-expand-ops,convert-math-to-libm,arith-expand{include-f8e8m0=true include-f4e2m1=true},convert-to-llvm,reconcile-unrealized-casts)' %s \
// RUN:   | mlir-runner-22 -e main -entry-point-result=void -shared-libs=$LIBS/libmlir_runner_utils.so,$LIBS/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s --match-full-lines
// REQUIRES: mlir-opt-22, mlir-runner-22, linux

func.func private @printI64(i64)
func.func private @printNewline()

func.func @fib(%n: i64) -> i64 {
  %two = arith.constant 2 : i64
  %one = arith.constant 1 : i64
  %c = arith.cmpi slt, %n, %two : i64
  %r = scf.if %c -> i64 {
    scf.yield %n : i64
  } else {
    %a = arith.subi %n, %one : i64
    %b = arith.subi %n, %two : i64
    %x = func.call @fib(%a) : (i64) -> i64
    %y = func.call @fib(%b) : (i64) -> i64
    %z = arith.addi %x, %y : i64
    scf.yield %z : i64
  }
  return %r : i64
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %n = arith.constant 20 : i64
  %r = call @fib(%n) : (i64) -> i64
  call @printI64(%r) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK: 6765
