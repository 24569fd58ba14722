// The results of mod, floordiv, ceildiv and bounds, even for negative numbers: the same as in MLIR's own lowering.
// REQUIRES: mlir-opt-22, mlir-translate-22, lli-22
// RUN: toyc %s | FileCheck %s
// RUN: toyc %s -O3 -emit=jit | FileCheck %s
// RUN: mlir-opt-22 %s -lower-affine -convert-scf-to-cf -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-translate-22 --mlir-to-llvmir | lli-22 | FileCheck %s
// RUN: toyc %s -emit=mlir-llvm | mlir-translate-22 --mlir-to-llvmir | lli-22 | FileCheck %s

// Each line: x, x mod 3, x floordiv 3, x ceildiv 3.
//      CHECK: -7: 2 -3 -2
// CHECK-NEXT: -6: 0 -2 -2
// CHECK-NEXT: -5: 1 -2 -1
// CHECK-NEXT: -4: 2 -2 -1
// CHECK-NEXT: -3: 0 -1 -1
// CHECK-NEXT: -2: 1 -1 0
// CHECK-NEXT: -1: 2 -1 0
// CHECK-NEXT: 0: 0 0 0
// CHECK-NEXT: 1: 1 0 1
// CHECK-NEXT: 2: 2 0 1
// CHECK-NEXT: 3: 0 1 1
// CHECK-NEXT: 4: 1 1 2
// By another value, and nested.
// CHECK-NEXT: -13: 1 -2 -1
// From the greatest lower bound (-2) to before the least upper one (3), by 2; then the sum of the carried values.
// CHECK-NEXT: -2: 0 0 0
// CHECK-NEXT: 0: 0 0 0
// CHECK-NEXT: 2: 0 0 0
// CHECK-NEXT: 45: 0 0 0
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("%ld: %ld %ld %ld\0A\00") : !llvm.array<18 x i8>
func.func private @line(%a: index, %b: index, %c: index, %d: index) {
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %w = arith.index_cast %a : index to i64
  %x = arith.index_cast %b : index to i64
  %y = arith.index_cast %c : index to i64
  %z = arith.index_cast %d : index to i64
  %r = llvm.call @printf(%f, %w, %x, %y, %z) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64) -> i32
  return
}
func.func @main() -> i32 {
  affine.for %i = -7 to 5 {
    %m = affine.apply affine_map<(d0) -> (d0 mod 3)>(%i)
    %f = affine.apply affine_map<(d0) -> (d0 floordiv 3)>(%i)
    %c = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%i)
    func.call @line(%i, %m, %f, %c) : (index, index, index, index) -> ()
  }
  %x = arith.constant -13 : index
  %n = arith.constant 7 : index
  %m = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%x)[%n]
  %f = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%x)[%n]
  %c = affine.apply affine_map<(d0)[s0] -> ((d0 * 2 + d0 floordiv 5) ceildiv (s0 * 3))>(%x)[%n]
  func.call @line(%x, %m, %f, %c) : (index, index, index, index) -> ()

  %zero = arith.constant 0 : index
  affine.for %i = max affine_map<()[s0] -> (-5, s0 - 2)>()[%zero] to min affine_map<()[s0] -> (s0 + 10, 3)>()[%zero] step 2 {
    func.call @line(%i, %zero, %zero, %zero) : (index, index, index, index) -> ()
  }
  %sum = affine.for %i = 0 to 10 iter_args(%s = %zero) -> (index) {
    %next = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %s)
    affine.yield %next : index
  }
  func.call @line(%sum, %zero, %zero, %zero) : (index, index, index, index) -> ()
  // Nothing happens between bounds that have passed each other.
  affine.for %i = 5 to 2 {
    func.call @line(%i, %i, %i, %i) : (index, index, index, index) -> ()
  }
  %status = arith.constant 0 : i32
  return %status : i32
}
