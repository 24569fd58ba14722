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
  %v = arith.constant dense<[1, -2, 3, 4]> : vector<4xi64>
  %f = arith.constant dense<[1.5, -2.0, 3.25, 4.0]> : vector<4xf64>
  %r0 = vector.reduction <add>, %v : vector<4xi64> into i64
  call @printI64(%r0) : (i64) -> ()
  call @printNewline() : () -> ()
  %r1 = vector.reduction <mul>, %v : vector<4xi64> into i64
  call @printI64(%r1) : (i64) -> ()
  call @printNewline() : () -> ()
  %r2 = vector.reduction <minsi>, %v : vector<4xi64> into i64
  call @printI64(%r2) : (i64) -> ()
  call @printNewline() : () -> ()
  %r3 = vector.reduction <maxsi>, %v : vector<4xi64> into i64
  call @printI64(%r3) : (i64) -> ()
  call @printNewline() : () -> ()
  %r4 = vector.reduction <minui>, %v : vector<4xi64> into i64
  call @printI64(%r4) : (i64) -> ()
  call @printNewline() : () -> ()
  %r5 = vector.reduction <maxui>, %v : vector<4xi64> into i64
  call @printI64(%r5) : (i64) -> ()
  call @printNewline() : () -> ()
  %r6 = vector.reduction <and>, %v : vector<4xi64> into i64
  call @printI64(%r6) : (i64) -> ()
  call @printNewline() : () -> ()
  %r7 = vector.reduction <or>, %v : vector<4xi64> into i64
  call @printI64(%r7) : (i64) -> ()
  call @printNewline() : () -> ()
  %r8 = vector.reduction <xor>, %v : vector<4xi64> into i64
  call @printI64(%r8) : (i64) -> ()
  call @printNewline() : () -> ()
  %g0 = vector.reduction <add>, %f : vector<4xf64> into f64
  call @printF64(%g0) : (f64) -> ()
  call @printNewline() : () -> ()
  %g1 = vector.reduction <mul>, %f : vector<4xf64> into f64
  call @printF64(%g1) : (f64) -> ()
  call @printNewline() : () -> ()
  %g2 = vector.reduction <minimumf>, %f : vector<4xf64> into f64
  call @printF64(%g2) : (f64) -> ()
  call @printNewline() : () -> ()
  %g3 = vector.reduction <maximumf>, %f : vector<4xf64> into f64
  call @printF64(%g3) : (f64) -> ()
  call @printNewline() : () -> ()
  %g4 = vector.reduction <minnumf>, %f : vector<4xf64> into f64
  call @printF64(%g4) : (f64) -> ()
  call @printNewline() : () -> ()
  %g5 = vector.reduction <maxnumf>, %f : vector<4xf64> into f64
  call @printF64(%g5) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK: 6
// CHECK-NEXT: -24
// CHECK-NEXT: -2
// CHECK-NEXT: 4
// CHECK-NEXT: 1
// CHECK-NEXT: -2
// CHECK-NEXT: 0
// CHECK-NEXT: -1
// CHECK-NEXT: -8
// CHECK-NEXT: 6.75
// CHECK-NEXT: -39
// CHECK-NEXT: -2
// CHECK-NEXT: 4
// CHECK-NEXT: -2
// CHECK-NEXT: 4
