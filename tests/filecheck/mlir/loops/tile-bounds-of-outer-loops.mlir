// A bound that mentions the variable of an outer loop of the nest keeps both where they are, even if the variable makes no
// difference. mlir-opt tiles such a nest and leaves a use before the definition.
// REQUIRES: mlir-opt-22
// RUN: not mlir-opt-22 -split-input-file -affine-loop-tile=tile-size=4 %s 2>&1 | FileCheck %s --check-prefix=THEIRS
// RUN: toy-opt -split-input-file -affine-loop-tile=tile-size=4 %s | FileCheck %s

// THEIRS-COUNT-4: error: operand #0 does not dominate this use

// CHECK-LABEL: @divided
// CHECK-NOT: step
func.func @divided(%m: memref<10x10xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 floordiv 2)>(%i) {
      affine.store %x, %m[%i, %j] : memref<10x10xf32>
    }
  }
  return
}

// -----

// CHECK-LABEL: @cancelled
// CHECK-NOT: step
func.func @cancelled(%m: memref<10x10xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 - d0 + 4)>(%i) {
      affine.store %x, %m[%i, %j] : memref<10x10xf32>
    }
  }
  return
}

// -----

// CHECK-LABEL: @unused
// CHECK-NOT: step
func.func @unused(%m: memref<10x10xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0, d1) -> (d1)>(%i, %n) {
      affine.store %x, %m[%i, %j] : memref<10x10xf32>
    }
  }
  return
}

// -----

// CHECK-LABEL: @in_a_lower_bound
// CHECK-NOT: step
func.func @in_a_lower_bound(%m: memref<10x10xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = affine_map<(d0) -> (0)>(%i) to 8 {
      affine.store %x, %m[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
