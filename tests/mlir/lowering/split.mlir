// More loops than LLVM takes well in one function are divided among several, which `main` calls in order.
// RUN: toy-opt %s -split-large-functions | FileCheck %s --check-prefix=SMALL
// RUN: awk 'BEGIN { print "memref.global \"private\" constant @x : memref<2xf64> = dense<[1.0, 2.0]>"; \
// RUN:   print "func.func @main() -> i32 {"; print "%%m = memref.alloc() : memref<2xf64>"; \
// RUN:   print "%%x = memref.get_global @x : memref<2xf64>"; \
// RUN:   for (i = 0; i < 130; i++) { print "affine.for %%i = 0 to 2 {"; print "%%v = affine.load %%x[%%i] : memref<2xf64>"; \
// RUN:   print "affine.store %%v, %%m[%%i] : memref<2xf64>"; print "}" } \
// RUN:   print "toy.print %%m : memref<2xf64>"; print "memref.dealloc %%m : memref<2xf64>"; \
// RUN:   print "%%z = arith.constant 0 : i32"; print "return %%z : i32"; print "}" }' > %t.mlir
// RUN: toy-opt %t.mlir -split-large-functions | FileCheck %s
// RUN: toyc %t.mlir | FileCheck %s --check-prefix=OUTPUT

// CHECK: func.func private @main_part_0() -> (memref<2xf64>, memref<2xf64>) attributes {no_inline} {
// CHECK-COUNT-32: affine.for
// CHECK-NOT: affine.for
// CHECK: return
// CHECK: func.func private @main_part_1(%{{.*}}: memref<2xf64>, %{{.*}}: memref<2xf64>) attributes {no_inline} {
// CHECK-COUNT-32: affine.for
// CHECK-NOT: affine.for
// CHECK: func.func private @main_part_2(
// CHECK: func.func private @main_part_3(
// CHECK-NOT: func.func private @main_part_4(
// CHECK: func.func @main() -> i32
// CHECK-NEXT: %[[PARTS:.*]]:2 = call @main_part_0() : () -> (memref<2xf64>, memref<2xf64>)
// CHECK-NEXT: call @main_part_1(
// CHECK-NEXT: call @main_part_2(
// CHECK-NEXT: call @main_part_3(
// CHECK-COUNT-2: affine.for
// CHECK-NOT: affine.for
// OUTPUT: 1.000000 2.000000

// SMALL-NOT: _part_
// SMALL: affine.for
// SMALL-NOT: _part_
func.func @main() -> i32 {
  affine.for %i = 0 to 2 {
  }
  %z = arith.constant 0 : i32
  return %z : i32
}
