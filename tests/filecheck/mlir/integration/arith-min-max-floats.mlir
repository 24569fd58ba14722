// RUN: toy-opt -run -e main -entry-point-result=void %s | FileCheck %s --match-full-lines
// RUN: LIBS=${LLVM_SYS_221_PREFIX:-/usr/lib/llvm-22}/lib; mlir-opt-22 -pass-pipeline='builtin.module(scf-forall-to-for,expand-realloc,memref-expand,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-complex-to-standard,convert-complex-to-libm,convert-math-to-funcs,math-expand-ops,convert-math-to-libm,arith-expand{include-f8e8m0=true include-f4e2m1=true},convert-to-llvm,reconcile-unrealized-casts)' %s \
// RUN:   | mlir-runner-22 -e main -entry-point-result=void -shared-libs=$LIBS/libmlir_runner_utils.so,$LIBS/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s --match-full-lines
// REQUIRES: mlir-opt-22, mlir-runner-22, linux

func.func private @printF64(f64)
func.func private @printNewline()

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = arith.constant -0.0 : f64
  %b = arith.constant 0.0 : f64
  %c = arith.constant 3.5 : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %d0 = arith.maximumf %a, %b : f64
  call @printF64(%d0) : (f64) -> ()
  call @printNewline() : () -> ()
  %d1 = arith.maximumf %b, %c : f64
  call @printF64(%d1) : (f64) -> ()
  call @printNewline() : () -> ()
  %d2 = arith.maximumf %c, %a : f64
  call @printF64(%d2) : (f64) -> ()
  call @printNewline() : () -> ()
  %d3 = arith.minimumf %a, %b : f64
  call @printF64(%d3) : (f64) -> ()
  call @printNewline() : () -> ()
  %d4 = arith.minimumf %b, %c : f64
  call @printF64(%d4) : (f64) -> ()
  call @printNewline() : () -> ()
  %d5 = arith.minimumf %c, %a : f64
  call @printF64(%d5) : (f64) -> ()
  call @printNewline() : () -> ()
  %d6 = arith.maxnumf %b, %c : f64
  call @printF64(%d6) : (f64) -> ()
  call @printNewline() : () -> ()
  %d7 = arith.maxnumf %nan, %c : f64
  call @printF64(%d7) : (f64) -> ()
  call @printNewline() : () -> ()
  %d8 = arith.maxnumf %c, %nan : f64
  call @printF64(%d8) : (f64) -> ()
  call @printNewline() : () -> ()
  %d9 = arith.minnumf %b, %c : f64
  call @printF64(%d9) : (f64) -> ()
  call @printNewline() : () -> ()
  %d10 = arith.minnumf %nan, %c : f64
  call @printF64(%d10) : (f64) -> ()
  call @printNewline() : () -> ()
  %d11 = arith.minnumf %c, %nan : f64
  call @printF64(%d11) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK: 0
// CHECK-NEXT: 3.5
// CHECK-NEXT: 3.5
// CHECK-NEXT: -0
// CHECK-NEXT: 0
// CHECK-NEXT: -0
// CHECK-NEXT: 3.5
// CHECK-NEXT: 3.5
// CHECK-NEXT: 3.5
// CHECK-NEXT: 0
// CHECK-NEXT: 3.5
// CHECK-NEXT: 3.5
