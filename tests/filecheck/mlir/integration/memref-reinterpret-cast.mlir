// RUN: toy-opt -run -e main -entry-point-result=void %s | FileCheck %s --match-full-lines
// RUN: LIBS=${LLVM_SYS_221_PREFIX:-/usr/lib/llvm-22}/lib; mlir-opt-22 -pass-pipeline='builtin.module(scf-forall-to-for,expand-realloc,memref-expand,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-complex-to-standard,convert-complex-to-libm,convert-math-to-funcs,math-expand-ops,convert-math-to-libm,arith-expand{include-f8e8m0=true include-f4e2m1=true},convert-to-llvm,reconcile-unrealized-casts)' %s \
// RUN:   | mlir-runner-22 -e main -entry-point-result=void -shared-libs=$LIBS/libmlir_runner_utils.so,$LIBS/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s --match-full-lines
// REQUIRES: mlir-opt-22, mlir-runner-22, linux

func.func private @printMemrefF64(memref<*xf64>)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<3x4xf64>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %x = arith.muli %i, %c4 : index
      %y = arith.addi %x, %j : index
      %z = arith.index_cast %y : index to i64
      %v = arith.sitofp %z : i64 to f64
      memref.store %v, %m[%i, %j] : memref<3x4xf64>
    }
  }
  %s = memref.reinterpret_cast %m to offset: [%c1], sizes: [%c2, %c3], strides: [%c4, %c1] : memref<3x4xf64> to memref<?x?xf64, strided<[?, ?], offset: ?>>
  %u = memref.cast %s : memref<?x?xf64, strided<[?, ?], offset: ?>> to memref<*xf64>
  call @printMemrefF64(%u) : (memref<*xf64>) -> ()
  return
}

// CHECK: Unranked Memref base@ = {{0x[0-9a-f]+}} rank = 2 offset = 1 sizes = [2, 3] strides = [4, 1] data = 
// CHECK-NEXT: {{\[\[}}1,   2,   3], 
// CHECK-NEXT:  [5,   6,   7]]
