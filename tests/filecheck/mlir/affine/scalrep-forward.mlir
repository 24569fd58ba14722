// Stored values reach loads in the same iteration; buffers that are then only written disappear.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-scalrep > %t
// RUN: toy-opt %s -affine-scalrep | diff %t -

func.func @same_iteration(%m: memref<10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
    %x = affine.load %t[%i] : memref<10xf32>
    %s = arith.addf %x, %x : f32
    affine.store %s, %m[%i] : memref<10xf32>
  }
  memref.dealloc %t : memref<10xf32>
  return
}
func.func @other_element(%m: memref<10xf32>, %c: f32) {
  %t = memref.alloc() : memref<12xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i + 1] : memref<12xf32>
    %x = affine.load %t[%i] : memref<12xf32>
    affine.store %x, %m[%i] : memref<10xf32>
  }
  return
}
func.func @into_a_loop(%c: f32) -> memref<10xf32> {
  %m = memref.alloc() : memref<10xf32>
  %t = memref.alloc() : memref<10xf32>
  affine.store %c, %t[3] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %t[3] : memref<10xf32>
    affine.store %x, %m[%i] : memref<10xf32>
  }
  return %m : memref<10xf32>
}
func.func @overwritten_in_the_loop(%c: f32) -> memref<10xf32> {
  %m = memref.alloc() : memref<10xf32>
  %t = memref.alloc() : memref<10xf32>
  affine.store %c, %t[3] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %t[3] : memref<10xf32>
    %y = arith.addf %x, %c : f32
    affine.store %y, %t[%i] : memref<10xf32>
    affine.store %y, %m[%i] : memref<10xf32>
  }
  return %m : memref<10xf32>
}
func.func @applied(%m: memref<10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 9 {
    %p = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.store %c, %t[%p] : memref<10xf32>
    %x = affine.load %t[%i + 1] : memref<10xf32>
    affine.store %x, %m[%i] : memref<10xf32>
  }
  return
}
func.func @conditional(%m: memref<10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 9 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %c, %t[%i] : memref<10xf32>
    }
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %m[%i] : memref<10xf32>
  }
  return
}
func.func @into_a_condition(%m: memref<10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 9 {
    affine.store %c, %t[%i] : memref<10xf32>
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      %x = affine.load %t[%i] : memref<10xf32>
      affine.store %x, %m[%i] : memref<10xf32>
    }
  }
  return
}
func.func @vectors(%m: memref<16xf32>, %v: vector<4xf32>, %c: f32) -> vector<4xf32> {
  %t = memref.alloc() : memref<16xf32>
  affine.vector_store %v, %t[4] : memref<16xf32>, vector<4xf32>
  %x = affine.vector_load %t[4] : memref<16xf32>, vector<4xf32>
  return %x : vector<4xf32>
}
