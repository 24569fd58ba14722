// RUN: toy-opt -run -e main -entry-point-result=void %s | FileCheck %s --match-full-lines
// RUN: LIBS=${LLVM_SYS_221_PREFIX:-/usr/lib/llvm-22}/lib; mlir-opt-22 -pass-pipeline='builtin.module(scf-forall-to-for,expand-realloc,memref-expand,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-complex-to-standard,convert-complex-to-libm,convert-math-to-funcs,math-expand-ops,convert-math-to-libm,arith-expand{include-f8e8m0=true include-f4e2m1=true},convert-to-llvm,reconcile-unrealized-casts)' %s \
// RUN:   | mlir-runner-22 -e main -entry-point-result=void -shared-libs=$LIBS/libmlir_runner_utils.so,$LIBS/libmlir_c_runner_utils.so \
// RUN:   | FileCheck %s --match-full-lines
// REQUIRES: mlir-opt-22, mlir-runner-22, linux

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF64(memref<*xf64>)
func.func private @printMemrefI32(memref<*xi32>)
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}

memref.global "private" constant @f32 : memref<2x2xf32> = dense<[[1.5, 2.0], [0.1, 1.0e10]]>
memref.global "private" constant @i64 : memref<4xi64> = dense<[1, -2, 3, 9223372036854775807]>
memref.global "private" constant @i32 : memref<1x1x2xi32> = dense<[[[5, -6]]]>
memref.global "private" constant @scalar : memref<f64> = dense<2.5>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = memref.get_global @f32 : memref<2x2xf32>
  %u0 = memref.cast %a : memref<2x2xf32> to memref<*xf32>
  call @printMemrefF32(%u0) : (memref<*xf32>) -> ()
  %b = memref.get_global @i64 : memref<4xi64>
  %u1 = memref.cast %b : memref<4xi64> to memref<*xi64>
  call @printMemrefI64(%u1) : (memref<*xi64>) -> ()
  %c = memref.get_global @i32 : memref<1x1x2xi32>
  %u2 = memref.cast %c : memref<1x1x2xi32> to memref<*xi32>
  call @printMemrefI32(%u2) : (memref<*xi32>) -> ()
  %d = memref.get_global @scalar : memref<f64>
  %u3 = memref.cast %d : memref<f64> to memref<*xf64>
  call @printMemrefF64(%u3) : (memref<*xf64>) -> ()
  return
}

// CHECK: Unranked Memref base@ = {{0x[0-9a-f]+}} rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1] data = 
// CHECK-NEXT: {{\[\[}}1.5,   2], 
// CHECK-NEXT:  [0.1,   1e+10]]
// CHECK-NEXT: Unranked Memref base@ = {{0x[0-9a-f]+}} rank = 1 offset = 0 sizes = [4] strides = [1] data = 
// CHECK-NEXT: [1,  -2,  3,  9223372036854775807]
// CHECK-NEXT: Unranked Memref base@ = {{0x[0-9a-f]+}} rank = 3 offset = 0 sizes = [1, 1, 2] strides = [2, 2, 1] data = 
// CHECK-NEXT: {{\[\[}}[5,    -6]]]
// CHECK-NEXT: Unranked Memref base@ = {{0x[0-9a-f]+}} rank = 0 offset = 0 sizes = [] strides = [] data = 
// CHECK-NEXT: [2.5]
