// RUN: toy-opt -run -e main -entry-point-result=void %s | FileCheck %s --match-full-lines
// RUN: LIBS=${LLVM_SYS_221_PREFIX:-/usr/lib/llvm-22}/lib; mlir-opt-22 -pass-pipeline='builtin.module(scf-forall-to-for,expand-realloc,memref-expand,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-complex-to-standard,convert-complex-to-libm,convert-math-to-funcs,math-expand-ops,convert-math-to-libm,arith-expand{include-f8e8m0=true include-f4e2m1=true},convert-to-llvm,reconcile-unrealized-casts)' %s \
// RUN:   | mlir-runner-22 -e main -entry-point-result=void -shared-libs=$LIBS/libmlir_runner_utils.so,$LIBS/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s --match-full-lines
// REQUIRES: mlir-opt-22, mlir-runner-22, linux

func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi64>
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = arith.index_cast %i : index to i64
    memref.store %x, %m[%i] : memref<8xi64>
  }
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %p = arith.constant dense<-1> : vector<4xi64>
  %a = vector.maskedload %m[%c1], %k, %p : memref<8xi64>, vector<4xi1>, vector<4xi64> into vector<4xi64>
  vector.maskedstore %m[%c4], %k, %a : memref<8xi64>, vector<4xi1>, vector<4xi64>
  %b = vector.expandload %m[%c0], %k, %p : memref<8xi64>, vector<4xi1>, vector<4xi64> into vector<4xi64>
  vector.compressstore %m[%c1], %k, %b : memref<8xi64>, vector<4xi1>, vector<4xi64>
  %ix = arith.constant dense<[7, 5, 3, 1]> : vector<4xi64>
  %g = vector.gather %m[%c0] [%ix], %k, %p : memref<8xi64>, vector<4xi64>, vector<4xi1>, vector<4xi64> into vector<4xi64>
  %s = vector.reduction <add>, %g : vector<4xi64> into i64
  call @printI64(%s) : (i64) -> ()
  call @printNewline() : () -> ()
  %u = memref.cast %m : memref<8xi64> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  return
}

// CHECK: 5
// CHECK-NEXT: Unranked Memref base@ = {{0x[0-9a-f]+}} rank = 1 offset = 0 sizes = [8] strides = [1] data = 
// CHECK-NEXT: [0,  0,  1,  2,  1,  5,  3,  4]
