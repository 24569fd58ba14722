// Loops whose induction variables are divided become loops for quotients and remainders.
// RUN: toy-opt %s -affine-loop-split -affine-loop-normalize -canonicalize | FileCheck %s
// RUN: toy-opt %s -affine-loop-split=partial-blocks -affine-loop-normalize -canonicalize -affine-parallelize=min-operations=4 | FileCheck %s --check-prefix=PARTIAL

// CHECK-LABEL: func.func @flat(
// CHECK-NEXT: affine.for %arg2 = 0 to 4 {
// CHECK-NEXT: affine.for %arg3 = 0 to 6 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg2, %arg3] : memref<4x6xf64>
// CHECK-NEXT: affine.store %0, %arg1[%arg3 + %arg2 * 6] : memref<24xf64>
func.func @flat(%a: memref<4x6xf64>, %b: memref<24xf64>) {
  affine.for %i = 0 to 24 {
    %0 = affine.load %a[%i floordiv 6, %i mod 6] : memref<4x6xf64>
    affine.store %0, %b[%i] : memref<24xf64>
  }
  return
}

// Three dimensions: the quotient of one division is divided again.
// CHECK-LABEL: func.func @cube(
// CHECK-NEXT: affine.for %arg2 = 0 to 2 {
// CHECK-NEXT: affine.for %arg3 = 0 to 3 {
// CHECK-NEXT: affine.for %arg4 = 0 to 4 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg2, %arg3, %arg4] : memref<2x3x4xf64>
func.func @cube(%a: memref<2x3x4xf64>, %b: memref<24xf64>) {
  affine.for %i = 0 to 24 {
    %0 = affine.load %a[%i floordiv 12, (%i floordiv 4) mod 3, %i mod 4] : memref<2x3x4xf64>
    affine.store %0, %b[%i] : memref<24xf64>
  }
  return
}

// Iterations that are no whole block have a loop of their own, without a division if they are in one block.
// CHECK-LABEL: func.func @rest(
// CHECK-NEXT: affine.for %arg2 = 0 to 3 {
// CHECK-NEXT: affine.for %arg3 = 0 to 8 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg3 + %arg2 * 8] : memref<30xf64>
// CHECK-NEXT: affine.store %0, %arg1[%arg2] : memref<4xf64>
// CHECK: affine.for %arg2 = 0 to 6 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg2 + 24] : memref<30xf64>
// CHECK-NEXT: affine.store %0, %arg1[3] : memref<4xf64>
// With partial blocks, only what does not divide by four has a loop of its own, and all blocks run at a time.
// PARTIAL: #[[END:.*]] = affine_map<(d0) -> (8, d0 * -8 + 28)>
// PARTIAL-LABEL: func.func @rest(
// PARTIAL-NEXT: affine.parallel (%arg2) = (0) to (4) {
// PARTIAL-NEXT: affine.for %arg3 = 0 to min #[[END]](%arg2) {
// PARTIAL-NEXT: %0 = affine.load %arg0[%arg3 + %arg2 * 8] : memref<30xf64>
// PARTIAL-NEXT: affine.store %0, %arg1[%arg2] : memref<4xf64>
// PARTIAL: affine.for %arg2 = 0 to 2 {
// PARTIAL-NEXT: %0 = affine.load %arg0[%arg2 + 28] : memref<30xf64>
// PARTIAL-NEXT: affine.store %0, %arg1[3] : memref<4xf64>
func.func @rest(%a: memref<30xf64>, %b: memref<4xf64>) {
  affine.for %i = 0 to 30 {
    %0 = affine.load %a[%i] : memref<30xf64>
    affine.store %0, %b[%i floordiv 8] : memref<4xf64>
  }
  return
}

// Inside another loop, and where there are several divisors, no block is partial.
// PARTIAL-LABEL: func.func @inside(
// PARTIAL-NOT: min
// PARTIAL: return
func.func @inside(%a: memref<28x28xf64>, %b: memref<28x4xf64>, %c: memref<4x8xf64>) {
  affine.for %j = 0 to 28 {
    affine.for %i = 0 to 28 {
      %0 = affine.load %a[%j, %i] : memref<28x28xf64>
      affine.store %0, %b[%j, %i floordiv 8] : memref<28x4xf64>
    }
  }
  affine.for %i = 0 to 28 {
    %0 = affine.load %a[0, %i] : memref<28x28xf64>
    affine.store %0, %c[%i floordiv 8, %i mod 4] : memref<4x8xf64>
  }
  return
}

// A remainder is the distance from the first of the block.
// PARTIAL-LABEL: func.func @remainder(
// PARTIAL-NEXT: affine.parallel (%arg2) = (0) to (4) {
// PARTIAL-NEXT: affine.for %arg3 = 0 to min #[[END]](%arg2) {
// PARTIAL-NEXT: %0 = affine.load %arg0[%arg2, %arg3] : memref<4x8xf64>
// PARTIAL-NEXT: affine.store %0, %arg1[%arg3 + %arg2 * 8] : memref<28xf64>
func.func @remainder(%a: memref<4x8xf64>, %b: memref<28xf64>) {
  affine.for %i = 0 to 28 {
    %0 = affine.load %a[%i floordiv 8, %i mod 8] : memref<4x8xf64>
    affine.store %0, %b[%i] : memref<28xf64>
  }
  return
}

// The loop is shorter than a block, or does not start at zero.
// CHECK-LABEL: func.func @left(
// CHECK: affine.for %{{.*}} = 0 to 5 {
// CHECK: affine.for %{{.*}} = 0 to 12 {
// CHECK-NOT: affine.for
func.func @left(%a: memref<30x30xf64>, %b: memref<30x30xf64>) {
  affine.for %i = 0 to 5 {
    %0 = affine.load %a[%i floordiv 6, %i mod 6] : memref<30x30xf64>
    affine.store %0, %b[%i, 0] : memref<30x30xf64>
  }
  affine.for %i = 12 to 24 {
    %0 = affine.load %a[%i floordiv 6, %i mod 6] : memref<30x30xf64>
    affine.store %0, %b[%i, 1] : memref<30x30xf64>
  }
  return
}

// If the end is not known, the last block is shorter, too.
// CHECK-LABEL: func.func @open(
// CHECK-NEXT: affine.for %arg3 = 0 to #{{.*}}()[%arg2] {
// CHECK-NEXT: affine.for %arg4 = 0 to min #{{.*}}(%arg3)[%arg2] {
// CHECK-NEXT: %0 = affine.load %arg0[%arg3, %arg4] : memref<?x6xf64>
// CHECK-NEXT: affine.store %0, %arg1[%arg4 + %arg3 * 6] : memref<?xf64>
// CHECK: affine.for %arg3 = max #{{.*}}()[%arg2] to %arg2 {
func.func @open(%a: memref<?x6xf64>, %b: memref<?xf64>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i floordiv 6, %i mod 6] : memref<?x6xf64>
    affine.store %0, %b[%i] : memref<?xf64>
  }
  return
}
