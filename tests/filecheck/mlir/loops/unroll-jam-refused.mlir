// RUN: toy-opt --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' %s | FileCheck %s

// Copies are not joined if a later iteration would precede one on which it depends; mlir-opt joins them.

// CHECK-LABEL: @inner_loop_backward
// CHECK: affine.for %{{.*}} = 0 to 62 {
func.func @inner_loop_backward(%m: memref<64x64xf32>) {
  affine.for %i = 0 to 62 {
    affine.for %j = 0 to 62 {
      %0 = affine.load %m[%i, %j + 2] : memref<64x64xf32>
      affine.store %0, %m[%i + 1, %j] : memref<64x64xf32>
    }
  }
  return
}

// CHECK-LABEL: @later_statement
// CHECK: affine.for %{{.*}} = 0 to 62 {
func.func @later_statement(%m: memref<64xf32>, %n: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 62 {
    %0 = affine.load %m[%i] : memref<64xf32>
    affine.for %j = 0 to 62 {
      affine.store %0, %n[%i, %j] : memref<64x64xf32>
    }
    affine.store %x, %m[%i + 1] : memref<64xf32>
  }
  return
}

// CHECK-LABEL: @unknown_effect
// CHECK: affine.for %{{.*}} = 0 to 62 {
func.func private @print(f32)
func.func @unknown_effect(%n: memref<64x64xf32>) {
  affine.for %i = 0 to 62 {
    affine.for %j = 0 to 62 {
      %0 = affine.load %n[%i, %j] : memref<64x64xf32>
      func.call @print(%0) : (f32) -> ()
    }
  }
  return
}

// Dependences over a greater distance than the copies do not prevent it.
// CHECK-LABEL: @far
// CHECK: affine.for %{{.*}} = 0 to 60 step 2 {
func.func @far(%m: memref<64x64xf32>) {
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 62 {
      %0 = affine.load %m[%i, %j + 2] : memref<64x64xf32>
      affine.store %0, %m[%i + 2, %j] : memref<64x64xf32>
    }
  }
  return
}

// CHECK-LABEL: @same_element_of_another_loop
// CHECK: affine.for %{{.*}} = 0 to 12 {
func.func @same_element_of_another_loop(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to %n {
      affine.for %k2 = 0 to 30 {
        %l = affine.load %g[%i, %k2] : memref<?x?xf32>
        %o = affine.load %g[%k2, %j] : memref<?x?xf32>
        %p = arith.mulf %l, %o : f32
        affine.store %p, %m[%i + %j] : memref<?xf32>
      }
    }
  }
  return
}

// CHECK-LABEL: @loaded_before_the_loop
// CHECK: affine.for %{{.*}} = 0 to 16 {
func.func @loaded_before_the_loop(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to 16 {
    %l = affine.load %m[%i] : memref<?xf32>
    affine.for %j = 0 to 5 {
      affine.store %l, %m[%j + %i] : memref<?xf32>
      affine.for %q = 0 to %n {
        affine.store %l, %m[%q + %i] : memref<?xf32>
      }
      affine.store %l, %m[%i] : memref<?xf32>
    }
  }
  return
}

// CHECK-LABEL: @constant_stored_thrice
// CHECK: affine.for %{{.*}} = 0 to %arg3 {
func.func @constant_stored_thrice(%m: memref<?xf32>, %g: memref<?x?xf32>, %x: f32, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    affine.for %o = 0 to 8 {
      affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%k] {
        affine.store %x, %m[%o + %j + %i] : memref<?xf32>
      }
    }
  }
  return
}
