// Loads of memory that only these loops reach leave a loop with operations whose effects are not known.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -allow-unregistered-dialect %s -affine-loop-invariant-code-motion > %t
// RUN: toy-opt -allow-unregistered-dialect %s -affine-loop-invariant-code-motion | diff %t -

func.func private @g(f32)

func.func @read() {
  %m = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[0] : memref<4xf32>
    "t.use"(%0) : (f32) -> ()
  }
  memref.dealloc %m : memref<4xf32>
  return
}

func.func @called(%x: f32) {
  %m = memref.alloc() : memref<4xf32>
  affine.store %x, %m[1] : memref<4xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[1] : memref<4xf32>
    func.call @g(%0) : (f32) -> ()
  }
  return
}
