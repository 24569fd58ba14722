// RUN: toy-opt --pass-pipeline='builtin.module(func.func(affine-data-copy-generate,canonicalize))' %s | FileCheck %s
// RUN: not toy-opt --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{generate-dma}))' %s 2>&1 | FileCheck %s --check-prefix=DMA

// DMA: 'generate-dma' is not supported: copies are loops

// Memory that is only written, and only in part, is not copied; mlir-opt copies back unwritten elements.
// CHECK-LABEL: @not_all_written
// CHECK-NOT: memref.alloc
func.func @not_all_written(%a: memref<256xf32>, %x: f32) {
  affine.for %i = 0 to 100 {
    affine.store %x, %a[%i * 2] : memref<256xf32>
  }
  return
}

// CHECK-LABEL: @loop_that_may_not_run
// CHECK-NOT: memref.alloc
func.func @loop_that_may_not_run(%a: memref<256xf32>, %x: f32, %n: index) {
  affine.for %k = 0 to %n {
    affine.for %i = 0 to 256 {
      affine.store %x, %a[%i] : memref<256xf32>
    }
  }
  return
}

// Memory that another operation or another view may change is not copied.
// CHECK-LABEL: @other_accesses
// CHECK-NOT: memref.alloc
func.func @other_accesses(%a: memref<256xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 256 {
    affine.store %x, %a[%i] : memref<256xf32>
    memref.store %x, %a[%n] : memref<256xf32>
  }
  return
}

// CHECK-LABEL: @views
// CHECK-NOT: memref.alloc
func.func @views(%a: memref<256xf32>, %x: f32, %n: index) {
  %v = memref.subview %a[0] [128] [2] : memref<256xf32> to memref<128xf32, strided<[2]>>
  affine.for %i = 0 to 128 {
    affine.store %x, %a[%i] : memref<256xf32>
    affine.store %x, %v[%i] : memref<128xf32, strided<[2]>>
  }
  return
}

// Memory that might not exist is not read, unless the loop reads it.
// CHECK-LABEL: @guarded
// CHECK-NOT: memref.alloc
func.func @guarded(%a: memref<256xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 512 {
    affine.if affine_set<(d0) : (d0 mod 8 - 1 >= 0)>(%i) {
      %0 = affine.load %a[%i + %n] : memref<256xf32>
    }
  }
  return
}

// A loop that never runs has no bounds, and writes nothing that could be copied back.
// CHECK-LABEL: @never_runs
// CHECK-NOT: memref.alloc
func.func @never_runs(%a: memref<256xf32>, %x: f32) {
  affine.for %i = 2 to 2 {
    affine.store %x, %a[%i + 8] : memref<256xf32>
  }
  return
}

// Memory that each iteration writes before reading it is not copied into the buffer: it may have been unwritten before.
// It is copied back.
// CHECK-LABEL: @overwritten
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<256xf32, 1>
// CHECK-NEXT: affine.for %[[I:.*]] = 0 to 256 {
// CHECK-NEXT: affine.store %arg1, %[[BUFFER]][%[[I]]]
// CHECK-NEXT: affine.load %[[BUFFER]][%[[I]]]
// CHECK: affine.for
// CHECK-NEXT: affine.load %[[BUFFER]]
// CHECK-NEXT: affine.store %{{.*}}, %arg0
func.func @overwritten(%a: memref<256xf32>, %x: f32, %b: memref<1xf32, 2>) {
  affine.for %i = 0 to 256 {
    affine.store %x, %a[%i] : memref<256xf32>
    %0 = affine.load %a[%i] : memref<256xf32>
    affine.store %0, %b[0] : memref<1xf32, 2>
  }
  return
}

// Memory that is read first is copied.
// CHECK-LABEL: @updated
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<256xf32, 1>
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.load %arg0
// CHECK-NEXT: affine.store %{{.*}}, %[[BUFFER]]
func.func @updated(%a: memref<256xf32>, %x: f32) {
  affine.for %i = 0 to 256 {
    %0 = affine.load %a[%i] : memref<256xf32>
    %1 = arith.addf %0, %x : f32
    affine.store %1, %a[%i] : memref<256xf32>
  }
  return
}

// The address is computed in the loop, so that nothing can be copied before it.
// CHECK-LABEL: @computed_inside
// CHECK-NOT: memref.alloc
func.func @computed_inside(%a: memref<4xf64>, %b: memref<1xf64, 2>, %n: index) {
  affine.for %i = 2 to 4 {
    %c4 = arith.constant 4 : index
    %at = arith.remui %n, %c4 : index
    %0 = affine.load %a[symbol(%at)] : memref<4xf64>
    affine.store %0, %b[0] : memref<1xf64, 2>
  }
  return
}
