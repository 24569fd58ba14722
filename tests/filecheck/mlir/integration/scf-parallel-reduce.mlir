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
  %z = arith.constant 0.0 : f64
  %big = arith.constant -1.0e9 : f64
  %r:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c3, %c4) step (%c1, %c2) init (%z, %big) -> (f64, f64) {
    %x = arith.muli %i, %c4 : index
    %y = arith.addi %x, %j : index
    %k = arith.index_cast %y : index to i64
    %f = arith.sitofp %k : i64 to f64
    scf.reduce(%f, %f : f64, f64) {
    ^bb0(%a: f64, %b: f64):
      %s = arith.addf %a, %b : f64
      scf.reduce.return %s : f64
    }, {
    ^bb0(%a: f64, %b: f64):
      %s = arith.maximumf %a, %b : f64
      scf.reduce.return %s : f64
    }
  }
  call @printF64(%r#0) : (f64) -> ()
  call @printNewline() : () -> ()
  call @printF64(%r#1) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK: 30
// CHECK-NEXT: 10
