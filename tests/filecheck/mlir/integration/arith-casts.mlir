// RUN: toy-opt -run -e main -entry-point-result=void %s | FileCheck %s --match-full-lines
// RUN: LIBS=${LLVM_SYS_221_PREFIX:-/usr/lib/llvm-22}/lib; mlir-opt-22 -pass-pipeline='builtin.module(scf-forall-to-for,expand-realloc,memref-expand,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-complex-to-standard,convert-complex-to-libm,convert-math-to-funcs,math-expand-ops,convert-math-to-libm,arith-expand{include-f8e8m0=true include-f4e2m1=true},convert-to-llvm,reconcile-unrealized-casts)' %s \
// RUN:   | mlir-runner-22 -e main -entry-point-result=void -shared-libs=$LIBS/libmlir_runner_utils.so,$LIBS/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s --match-full-lines
// REQUIRES: mlir-opt-22, mlir-runner-22, linux

func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = arith.constant -3 : i8
  %b = arith.extsi %a : i8 to i64
  %c = arith.extui %a : i8 to i64
  %f = arith.constant 17.75 : f64
  %d = arith.fptosi %f : f64 to i64
  %g = arith.truncf %f : f64 to f16
  %h = arith.extf %g : f16 to f64
  %t = arith.constant 0.1 : f64
  %u = arith.truncf %t : f64 to f32
  %v = arith.extf %u : f32 to f64
  %w = arith.bitcast %f : f64 to i64
  %l = arith.constant 300 : i64
  %m = arith.trunci %l : i64 to i8
  %n = arith.extsi %m : i8 to i64
  call @printI64(%b) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%d) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printF64(%h) : (f64) -> ()
  call @printNewline() : () -> ()
  call @printF64(%v) : (f64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%w) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%n) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK: -3
// CHECK-NEXT: 253
// CHECK-NEXT: 17
// CHECK-NEXT: 17.75
// CHECK-NEXT: 0.1
// CHECK-NEXT: 4625689398518743040
// CHECK-NEXT: 44
