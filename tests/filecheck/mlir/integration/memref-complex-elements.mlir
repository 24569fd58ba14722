// RUN: toy-opt -run -e main -entry-point-result=void %s | FileCheck %s --match-full-lines
// RUN: LIBS=${LLVM_SYS_221_PREFIX:-/usr/lib/llvm-22}/lib; mlir-opt-22 -pass-pipeline='builtin.module(scf-forall-to-for,expand-realloc,memref-expand,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-complex-to-standard,convert-complex-to-libm,convert-math-to-funcs,math-expand-ops,convert-math-to-libm,arith-expand{include-f8e8m0=true include-f4e2m1=true},convert-to-llvm,reconcile-unrealized-casts)' %s \
// RUN:   | mlir-runner-22 -e main -entry-point-result=void -shared-libs=$LIBS/libmlir_runner_utils.so,$LIBS/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s --match-full-lines
// REQUIRES: mlir-opt-22, mlir-runner-22, linux

func.func private @printMemrefC64(memref<*xcomplex<f64>>)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloca() : memref<2xcomplex<f64>>
  %x = arith.constant 1.5 : f64
  %y = arith.constant -0.25 : f64
  %a = complex.create %x, %y : complex<f64>
  %b = complex.mul %a, %a : complex<f64>
  memref.store %a, %m[%c0] : memref<2xcomplex<f64>>
  memref.store %b, %m[%c1] : memref<2xcomplex<f64>>
  %u = memref.cast %m : memref<2xcomplex<f64>> to memref<*xcomplex<f64>>
  call @printMemrefC64(%u) : (memref<*xcomplex<f64>>) -> ()
  return
}

// CHECK: Unranked Memref base@ = {{0x[0-9a-f]+}} rank = 1 offset = 0 sizes = [2] strides = [1] data = 
// CHECK-NEXT: [(1.5,-0.25),  (2.1875,-0.75)]
