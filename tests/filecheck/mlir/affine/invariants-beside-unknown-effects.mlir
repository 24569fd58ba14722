// Loads stay in a loop whose other operations may write the memory; mlir-opt moves them past a call that is given it.
// Stores stay in a loop that does not run; mlir-opt makes them run.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-loop-invariant-code-motion | FileCheck %s --check-prefix=THEIRS
// RUN: toy-opt %s -affine-loop-invariant-code-motion | FileCheck %s

func.func private @g(memref<4xf32>)

// CHECK-LABEL: @given
// CHECK: affine.for
// CHECK-NEXT: affine.load
// THEIRS-LABEL: @given
// THEIRS: affine.load
// THEIRS-NEXT: affine.for
func.func @given(%m: memref<4xf32>, %n: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[0] : memref<4xf32>
    func.call @g(%m) : (memref<4xf32>) -> ()
    affine.store %0, %n[%i] : memref<8xf32>
  }
  return
}

// CHECK-LABEL: @stored
// CHECK: affine.for
// CHECK-NEXT: affine.load
func.func @stored(%p: memref<1xmemref<4xf32>>, %n: memref<8xf32>) {
  %m = memref.alloc() : memref<4xf32>
  affine.store %m, %p[0] : memref<1xmemref<4xf32>>
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[0] : memref<4xf32>
    %q = affine.load %p[0] : memref<1xmemref<4xf32>>
    func.call @g(%q) : (memref<4xf32>) -> ()
    affine.store %0, %n[%i] : memref<8xf32>
  }
  return
}

// CHECK-LABEL: @never
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.store
// THEIRS-LABEL: @never
// THEIRS-NEXT: affine.store
func.func @never(%x: i32, %m: memref<1xi32>) {
  affine.for %i = 0 to 0 {
    affine.store %x, %m[0] : memref<1xi32>
  }
  return
}
