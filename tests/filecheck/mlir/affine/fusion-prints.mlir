// Prints and calls, which may print, stay in their order, however the nests around them are fused.
// RUN: toy-opt %s -affine-loop-fusion | FileCheck %s

func.func private @prints()

// CHECK-LABEL: @calls
// CHECK-COUNT-1: affine.for
// CHECK-NOT: affine.for
// CHECK: call @prints
// CHECK: toy.print %{{.*}} : f64
// CHECK: toy.print %{{.*}} : memref<4xf64>
func.func @calls(%a: memref<4xf64>, %x: f64) {
  %t = memref.alloc() : memref<4xf64>
  affine.for %i = 0 to 4 {
    %0 = affine.load %a[%i] : memref<4xf64>
    affine.store %0, %t[%i] : memref<4xf64>
  }
  call @prints() : () -> ()
  toy.print %x : f64
  %r = memref.alloc() : memref<4xf64>
  affine.for %i = 0 to 4 {
    %0 = affine.load %t[%i] : memref<4xf64>
    %1 = arith.mulf %0, %x : f64
    affine.store %1, %r[%i] : memref<4xf64>
  }
  toy.print %r : memref<4xf64>
  memref.dealloc %r : memref<4xf64>
  memref.dealloc %t : memref<4xf64>
  return
}

// CHECK-LABEL: @prints_first
// CHECK: toy.print %{{.*}} : f64
// CHECK: call @prints
// CHECK: toy.print %{{.*}} : memref<4xf64>
func.func @prints_first(%a: memref<4xf64>, %x: f64) {
  %t = memref.alloc() : memref<4xf64>
  affine.for %i = 0 to 4 {
    %0 = affine.load %a[%i] : memref<4xf64>
    affine.store %0, %t[%i] : memref<4xf64>
  }
  toy.print %x : f64
  call @prints() : () -> ()
  %r = memref.alloc() : memref<4xf64>
  affine.for %i = 0 to 4 {
    %0 = affine.load %t[%i] : memref<4xf64>
    affine.store %0, %r[%i] : memref<4xf64>
  }
  toy.print %r : memref<4xf64>
  memref.dealloc %r : memref<4xf64>
  memref.dealloc %t : memref<4xf64>
  return
}
