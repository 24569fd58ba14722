// RUN: toy-opt -run -e main -entry-point-result=void %s | FileCheck %s --match-full-lines
// RUN: LIBS=${LLVM_SYS_221_PREFIX:-/usr/lib/llvm-22}/lib; mlir-opt-22 -pass-pipeline='builtin.module(scf-forall-to-for,expand-realloc,memref-expand,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-complex-to-standard,convert-complex-to-libm,convert-math-to-funcs,math-expand-ops,convert-math-to-libm,arith-expand{include-f8e8m0=true include-f4e2m1=true},convert-to-llvm,reconcile-unrealized-casts)' %s \
// RUN:   | mlir-runner-22 -e main -entry-point-result=void -shared-libs=$LIBS/libmlir_runner_utils.so,$LIBS/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s --match-full-lines
// REQUIRES: mlir-opt-22, mlir-runner-22, linux

func.func private @printMemrefInd(memref<*xindex>)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc(%c2, %c3) : memref<?x4x?xf32>
  %d0 = memref.dim %m, %c0 : memref<?x4x?xf32>
  %d1 = memref.dim %m, %c1 : memref<?x4x?xf32>
  %d2 = memref.dim %m, %c2 : memref<?x4x?xf32>
  %un = memref.cast %m : memref<?x4x?xf32> to memref<*xf32>
  %r = memref.rank %un : memref<*xf32>
  %dd = memref.dim %un, %c2 : memref<*xf32>
  %s = memref.alloca() : memref<5xindex>
  memref.store %d0, %s[%c0] : memref<5xindex>
  memref.store %d1, %s[%c1] : memref<5xindex>
  memref.store %d2, %s[%c2] : memref<5xindex>
  memref.store %r, %s[%c3] : memref<5xindex>
  memref.store %dd, %s[%c4] : memref<5xindex>
  %u = memref.cast %s : memref<5xindex> to memref<*xindex>
  call @printMemrefInd(%u) : (memref<*xindex>) -> ()
  return
}

// CHECK: Unranked Memref base@ = {{0x[0-9a-f]+}} rank = 1 offset = 0 sizes = [5] strides = [1] data = 
// CHECK-NEXT: [2,  4,  3,  3,  3]
