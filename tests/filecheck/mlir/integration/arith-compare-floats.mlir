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
  %a = arith.constant 1.0 : f64
  %b = arith.constant 2.0 : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %p0 = arith.cmpf false, %a, %a : f64
  %e0 = arith.extui %p0 : i1 to i64
  call @printI64(%e0) : (i64) -> ()
  %p1 = arith.cmpf false, %a, %b : f64
  %e1 = arith.extui %p1 : i1 to i64
  call @printI64(%e1) : (i64) -> ()
  %p2 = arith.cmpf false, %a, %nan : f64
  %e2 = arith.extui %p2 : i1 to i64
  call @printI64(%e2) : (i64) -> ()
  %p3 = arith.cmpf oeq, %a, %a : f64
  %e3 = arith.extui %p3 : i1 to i64
  call @printI64(%e3) : (i64) -> ()
  %p4 = arith.cmpf oeq, %a, %b : f64
  %e4 = arith.extui %p4 : i1 to i64
  call @printI64(%e4) : (i64) -> ()
  %p5 = arith.cmpf oeq, %a, %nan : f64
  %e5 = arith.extui %p5 : i1 to i64
  call @printI64(%e5) : (i64) -> ()
  %p6 = arith.cmpf ogt, %a, %a : f64
  %e6 = arith.extui %p6 : i1 to i64
  call @printI64(%e6) : (i64) -> ()
  %p7 = arith.cmpf ogt, %a, %b : f64
  %e7 = arith.extui %p7 : i1 to i64
  call @printI64(%e7) : (i64) -> ()
  %p8 = arith.cmpf ogt, %a, %nan : f64
  %e8 = arith.extui %p8 : i1 to i64
  call @printI64(%e8) : (i64) -> ()
  %p9 = arith.cmpf oge, %a, %a : f64
  %e9 = arith.extui %p9 : i1 to i64
  call @printI64(%e9) : (i64) -> ()
  %p10 = arith.cmpf oge, %a, %b : f64
  %e10 = arith.extui %p10 : i1 to i64
  call @printI64(%e10) : (i64) -> ()
  %p11 = arith.cmpf oge, %a, %nan : f64
  %e11 = arith.extui %p11 : i1 to i64
  call @printI64(%e11) : (i64) -> ()
  %p12 = arith.cmpf olt, %a, %a : f64
  %e12 = arith.extui %p12 : i1 to i64
  call @printI64(%e12) : (i64) -> ()
  %p13 = arith.cmpf olt, %a, %b : f64
  %e13 = arith.extui %p13 : i1 to i64
  call @printI64(%e13) : (i64) -> ()
  %p14 = arith.cmpf olt, %a, %nan : f64
  %e14 = arith.extui %p14 : i1 to i64
  call @printI64(%e14) : (i64) -> ()
  %p15 = arith.cmpf ole, %a, %a : f64
  %e15 = arith.extui %p15 : i1 to i64
  call @printI64(%e15) : (i64) -> ()
  %p16 = arith.cmpf ole, %a, %b : f64
  %e16 = arith.extui %p16 : i1 to i64
  call @printI64(%e16) : (i64) -> ()
  %p17 = arith.cmpf ole, %a, %nan : f64
  %e17 = arith.extui %p17 : i1 to i64
  call @printI64(%e17) : (i64) -> ()
  %p18 = arith.cmpf one, %a, %a : f64
  %e18 = arith.extui %p18 : i1 to i64
  call @printI64(%e18) : (i64) -> ()
  %p19 = arith.cmpf one, %a, %b : f64
  %e19 = arith.extui %p19 : i1 to i64
  call @printI64(%e19) : (i64) -> ()
  %p20 = arith.cmpf one, %a, %nan : f64
  %e20 = arith.extui %p20 : i1 to i64
  call @printI64(%e20) : (i64) -> ()
  %p21 = arith.cmpf ord, %a, %a : f64
  %e21 = arith.extui %p21 : i1 to i64
  call @printI64(%e21) : (i64) -> ()
  %p22 = arith.cmpf ord, %a, %b : f64
  %e22 = arith.extui %p22 : i1 to i64
  call @printI64(%e22) : (i64) -> ()
  %p23 = arith.cmpf ord, %a, %nan : f64
  %e23 = arith.extui %p23 : i1 to i64
  call @printI64(%e23) : (i64) -> ()
  %p24 = arith.cmpf ueq, %a, %a : f64
  %e24 = arith.extui %p24 : i1 to i64
  call @printI64(%e24) : (i64) -> ()
  %p25 = arith.cmpf ueq, %a, %b : f64
  %e25 = arith.extui %p25 : i1 to i64
  call @printI64(%e25) : (i64) -> ()
  %p26 = arith.cmpf ueq, %a, %nan : f64
  %e26 = arith.extui %p26 : i1 to i64
  call @printI64(%e26) : (i64) -> ()
  %p27 = arith.cmpf ugt, %a, %a : f64
  %e27 = arith.extui %p27 : i1 to i64
  call @printI64(%e27) : (i64) -> ()
  %p28 = arith.cmpf ugt, %a, %b : f64
  %e28 = arith.extui %p28 : i1 to i64
  call @printI64(%e28) : (i64) -> ()
  %p29 = arith.cmpf ugt, %a, %nan : f64
  %e29 = arith.extui %p29 : i1 to i64
  call @printI64(%e29) : (i64) -> ()
  %p30 = arith.cmpf uge, %a, %a : f64
  %e30 = arith.extui %p30 : i1 to i64
  call @printI64(%e30) : (i64) -> ()
  %p31 = arith.cmpf uge, %a, %b : f64
  %e31 = arith.extui %p31 : i1 to i64
  call @printI64(%e31) : (i64) -> ()
  %p32 = arith.cmpf uge, %a, %nan : f64
  %e32 = arith.extui %p32 : i1 to i64
  call @printI64(%e32) : (i64) -> ()
  %p33 = arith.cmpf ult, %a, %a : f64
  %e33 = arith.extui %p33 : i1 to i64
  call @printI64(%e33) : (i64) -> ()
  %p34 = arith.cmpf ult, %a, %b : f64
  %e34 = arith.extui %p34 : i1 to i64
  call @printI64(%e34) : (i64) -> ()
  %p35 = arith.cmpf ult, %a, %nan : f64
  %e35 = arith.extui %p35 : i1 to i64
  call @printI64(%e35) : (i64) -> ()
  %p36 = arith.cmpf ule, %a, %a : f64
  %e36 = arith.extui %p36 : i1 to i64
  call @printI64(%e36) : (i64) -> ()
  %p37 = arith.cmpf ule, %a, %b : f64
  %e37 = arith.extui %p37 : i1 to i64
  call @printI64(%e37) : (i64) -> ()
  %p38 = arith.cmpf ule, %a, %nan : f64
  %e38 = arith.extui %p38 : i1 to i64
  call @printI64(%e38) : (i64) -> ()
  %p39 = arith.cmpf une, %a, %a : f64
  %e39 = arith.extui %p39 : i1 to i64
  call @printI64(%e39) : (i64) -> ()
  %p40 = arith.cmpf une, %a, %b : f64
  %e40 = arith.extui %p40 : i1 to i64
  call @printI64(%e40) : (i64) -> ()
  %p41 = arith.cmpf une, %a, %nan : f64
  %e41 = arith.extui %p41 : i1 to i64
  call @printI64(%e41) : (i64) -> ()
  %p42 = arith.cmpf uno, %a, %a : f64
  %e42 = arith.extui %p42 : i1 to i64
  call @printI64(%e42) : (i64) -> ()
  %p43 = arith.cmpf uno, %a, %b : f64
  %e43 = arith.extui %p43 : i1 to i64
  call @printI64(%e43) : (i64) -> ()
  %p44 = arith.cmpf uno, %a, %nan : f64
  %e44 = arith.extui %p44 : i1 to i64
  call @printI64(%e44) : (i64) -> ()
  %p45 = arith.cmpf true, %a, %a : f64
  %e45 = arith.extui %p45 : i1 to i64
  call @printI64(%e45) : (i64) -> ()
  %p46 = arith.cmpf true, %a, %b : f64
  %e46 = arith.extui %p46 : i1 to i64
  call @printI64(%e46) : (i64) -> ()
  %p47 = arith.cmpf true, %a, %nan : f64
  %e47 = arith.extui %p47 : i1 to i64
  call @printI64(%e47) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK: 000100000100010110010110101001101011111011001111
