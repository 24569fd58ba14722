// RUN: toy-opt -run -e main -entry-point-result=void %s | FileCheck %s --match-full-lines
// RUN: LIBS=${LLVM_SYS_221_PREFIX:-/usr/lib/llvm-22}/lib; mlir-opt-22 -pass-pipeline='builtin.module(scf-forall-to-for,expand-realloc,memref-expand,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-complex-to-standard,convert-complex-to-libm,convert-math-to-funcs,math-expand-ops,convert-math-to-libm,arith-expand{include-f8e8m0=true include-f4e2m1=true},convert-to-llvm,reconcile-unrealized-casts)' %s \
// RUN:   | mlir-runner-22 -e main -entry-point-result=void -shared-libs=$LIBS/libmlir_runner_utils.so,$LIBS/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s --match-full-lines
// REQUIRES: mlir-opt-22, mlir-runner-22, linux

func.func private @printMemrefI32(memref<*xi32>)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4x4xi32>
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %j) {
        affine.store %o, %m[%i, %j] : memref<4x4xi32>
      } else {
        affine.store %z, %m[%i, %j] : memref<4x4xi32>
      }
    }
  }
  %u = memref.cast %m : memref<4x4xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  return
}

// CHECK: Unranked Memref base@ = {{0x[0-9a-f]+}} rank = 2 offset = 0 sizes = [4, 4] strides = [4, 1] data = 
// CHECK-NEXT: {{\[\[}}1,   0,   0,   0], 
// CHECK-NEXT:  [1,   1,   0,   0], 
// CHECK-NEXT:  [1,   1,   1,   0], 
// CHECK-NEXT:  [1,   1,   1,   1]]
