// Loops become parallel whose iterations are independent.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-parallelize > %t
// RUN: toy-opt %s -affine-parallelize | diff %t -

func.func @independent(%m: memref<10x10xf32>, %n: memref<10xf32>, %k: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %k step 2 {
      %x = affine.load %m[%i, %j] : memref<10x10xf32>
      affine.store %x, %m[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
func.func @inner_only(%m: memref<10x10xf32>) {
  affine.for %i = 1 to 10 {
    affine.for %j = 0 to 10 {
      %x = affine.load %m[%i - 1, %j] : memref<10x10xf32>
      affine.store %x, %m[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
func.func @outer_only(%m: memref<10x10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 1 to 10 {
      %x = affine.load %m[%i, %j - 1] : memref<10x10xf32>
      affine.store %x, %m[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
func.func @even_and_odd(%m: memref<100xf32>) {
  affine.for %i = 0 to 40 {
    %x = affine.load %m[%i * 2 + 1] : memref<100xf32>
    affine.store %x, %m[%i * 2] : memref<100xf32>
  }
  return
}
func.func @own_memory(%m: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    %t = memref.alloc() : memref<1xf32>
    affine.store %c, %t[0] : memref<1xf32>
    %x = affine.load %t[0] : memref<1xf32>
    affine.store %x, %m[%i] : memref<10xf32>
  }
  return
}
func.func @several_bounds(%m: memref<100xf32>, %c: f32, %k: index) {
  affine.for %i = max affine_map<(d0) -> (d0, 3)>(%k) to min affine_map<()[s0] -> (s0 + 5, 50)>()[%k] {
    affine.store %c, %m[%i] : memref<100xf32>
  }
  return
}
func.func @carried(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.addf %a, %x : f32
    affine.yield %y : f32
  }
  return %r : f32
}
