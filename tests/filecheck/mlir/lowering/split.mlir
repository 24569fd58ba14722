// More loops, or more operations, than LLVM takes well in one function are divided among several, which `main` calls
// in order. Each has its own constants.
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
// RUN: awk 'BEGIN { print "func.func @main() -> i32 {"; print "%%x = arith.constant 2.0 : f64"; \
// RUN:   for (i = 0; i < 1100; i++) { print "toy.print %%x : f64" } \
// RUN:   print "%%z = arith.constant 0 : i32"; print "return %%z : i32"; print "}" }' > %t.prints.mlir
// RUN: toy-opt %t.prints.mlir -split-large-functions | FileCheck %s --check-prefix=PRINTS

// PRINTS: func.func private @main_part_0() attributes {no_inline} {
// PRINTS-NEXT: arith.constant 2.000000e+00 : f64
// PRINTS-COUNT-256: toy.print
// PRINTS-NEXT: return
// PRINTS: func.func private @main_part_3()
// PRINTS: func.func @main() -> i32
// PRINTS-NEXT: arith.constant 2.000000e+00 : f64
// PRINTS-NEXT: call @main_part_0() : () -> ()
// PRINTS-NEXT: call @main_part_1
// PRINTS-NEXT: call @main_part_2
// PRINTS-NEXT: call @main_part_3
// PRINTS-COUNT-76: toy.print
// PRINTS-NOT: toy.print
// PRINTS: return

// CHECK: func.func private @main_part_0() -> memref<2xf64> attributes {no_inline} {
// CHECK-NEXT: memref.get_global @x
// CHECK-COUNT-32: affine.for
// CHECK-NOT: affine.for
// CHECK: return
// CHECK: func.func private @main_part_1(%{{.*}}: memref<2xf64>) attributes {no_inline} {
// CHECK-NEXT: memref.get_global @x
// CHECK-COUNT-32: affine.for
// CHECK-NOT: affine.for
// CHECK: func.func private @main_part_2(
// CHECK: func.func private @main_part_3(
// CHECK-NOT: func.func private @main_part_4(
// CHECK: func.func @main() -> i32
// CHECK-NEXT: call @main_part_0() : () -> memref<2xf64>
// CHECK-NEXT: memref.get_global @x
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
