// With `private-buffers`, iterations may share a buffer that each of them writes before it reads it: each gets its own.
// RUN: toy-opt %s -affine-parallelize="private-buffers max-nested=1" | FileCheck %s
// RUN: toy-opt %s -affine-parallelize | FileCheck %s --check-prefix=MLIR

// The pass as MLIR has it leaves such loops alone.
// MLIR-LABEL: func.func @row
// MLIR: %[[M:.*]] = memref.alloc()
// MLIR-NEXT: affine.for

// CHECK-LABEL: func.func @row
// CHECK-NEXT: affine.parallel (%{{.*}}) = (0) to (100) {
// CHECK-NEXT: %[[M:.*]] = memref.alloc() : memref<1x8xf64>
// CHECK: affine.store %{{.*}}, %[[M]][0, %{{.*}}]
// CHECK: memref.dealloc %[[M]]
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @row(%x: memref<100x8xf64>, %y: memref<100x8xf64>) {
  %m = memref.alloc() : memref<1x8xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 8 {
      %a = affine.load %x[%i, %j] : memref<100x8xf64>
      affine.store %a, %m[0, %j] : memref<1x8xf64>
      %b = affine.load %m[0, %j] : memref<1x8xf64>
    }
    affine.for %j = 0 to 8 {
      %a = affine.load %m[0, -%j + 7] : memref<1x8xf64>
      affine.store %a, %y[%i, %j] : memref<100x8xf64>
    }
  }
  memref.dealloc %m : memref<1x8xf64>
  return
}

// Buffers of loops inside, one of a single element.
// CHECK-LABEL: func.func @several
// CHECK-NEXT: affine.parallel
// CHECK-NEXT: memref.alloc() : memref<4x8xf64>
// CHECK-NEXT: memref.alloc() : memref<1xf64>
// CHECK-COUNT-2: memref.dealloc
func.func @several(%x: memref<100x8xf64>, %y: memref<100x8xf64>) {
  %m = memref.alloc() : memref<4x8xf64>
  %n = memref.alloc() : memref<1xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 4 {
        %a = affine.load %x[%i, %j] : memref<100x8xf64>
        affine.store %a, %m[%k, %j] : memref<4x8xf64>
      }
    }
    affine.for %j = 0 to 8 {
      %a = affine.load %m[1, %j] : memref<4x8xf64>
      affine.store %a, %n[0] : memref<1xf64>
      %b = affine.load %n[0] : memref<1xf64>
      affine.store %b, %y[%i, %j] : memref<100x8xf64>
    }
  }
  memref.dealloc %m : memref<4x8xf64>
  memref.dealloc %n : memref<1xf64>
  return
}
