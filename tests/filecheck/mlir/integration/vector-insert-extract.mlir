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
  %v = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %x = vector.extract %v[1] : vector<2xi64> from vector<2x2xi64>
  %w = vector.insert %x, %v[0] : vector<2xi64> into vector<2x2xi64>
  %a = vector.extract %w[0, 1] : i64 from vector<2x2xi64>
  %b = vector.extract %w[1, 0] : i64 from vector<2x2xi64>
  %s = vector.broadcast %a : i64 to vector<2xi64>
  %t = arith.muli %s, %x : vector<2xi64>
  %c = vector.extract %t[0] : i64 from vector<2xi64>
  call @printI64(%a) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%b) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK: 4
// CHECK-NEXT: 3
// CHECK-NEXT: 12
