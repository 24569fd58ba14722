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
  %a = arith.constant 0.75 : f64
  %r0 = math.sqrt %a : f64
  call @printF64(%r0) : (f64) -> ()
  call @printNewline() : () -> ()
  %r1 = math.exp %a : f64
  call @printF64(%r1) : (f64) -> ()
  call @printNewline() : () -> ()
  %r2 = math.log %a : f64
  call @printF64(%r2) : (f64) -> ()
  call @printNewline() : () -> ()
  %r3 = math.sin %a : f64
  call @printF64(%r3) : (f64) -> ()
  call @printNewline() : () -> ()
  %r4 = math.cos %a : f64
  call @printF64(%r4) : (f64) -> ()
  call @printNewline() : () -> ()
  %r5 = math.tanh %a : f64
  call @printF64(%r5) : (f64) -> ()
  call @printNewline() : () -> ()
  %r6 = math.floor %a : f64
  call @printF64(%r6) : (f64) -> ()
  call @printNewline() : () -> ()
  %r7 = math.ceil %a : f64
  call @printF64(%r7) : (f64) -> ()
  call @printNewline() : () -> ()
  %r8 = math.absf %a : f64
  call @printF64(%r8) : (f64) -> ()
  call @printNewline() : () -> ()
  %r9 = math.log2 %a : f64
  call @printF64(%r9) : (f64) -> ()
  call @printNewline() : () -> ()
  %r10 = math.exp2 %a : f64
  call @printF64(%r10) : (f64) -> ()
  call @printNewline() : () -> ()
  %r11 = math.round %a : f64
  call @printF64(%r11) : (f64) -> ()
  call @printNewline() : () -> ()
  %r12 = math.roundeven %a : f64
  call @printF64(%r12) : (f64) -> ()
  call @printNewline() : () -> ()
  %i = arith.constant -40 : i64
  %s0 = math.ctlz %i : i64
  call @printI64(%s0) : (i64) -> ()
  call @printNewline() : () -> ()
  %s1 = math.cttz %i : i64
  call @printI64(%s1) : (i64) -> ()
  call @printNewline() : () -> ()
  %s2 = math.ctpop %i : i64
  call @printI64(%s2) : (i64) -> ()
  call @printNewline() : () -> ()
  %s3 = math.absi %i : i64
  call @printI64(%s3) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK: 0.866025
// CHECK-NEXT: 2.117
// CHECK-NEXT: -0.287682
// CHECK-NEXT: 0.681639
// CHECK-NEXT: 0.731689
// CHECK-NEXT: 0.635149
// CHECK-NEXT: 0
// CHECK-NEXT: 1
// CHECK-NEXT: 0.75
// CHECK-NEXT: -0.415037
// CHECK-NEXT: 1.68179
// CHECK-NEXT: 1
// CHECK-NEXT: 1
// CHECK-NEXT: 0
// CHECK-NEXT: 3
// CHECK-NEXT: 60
// CHECK-NEXT: 40
