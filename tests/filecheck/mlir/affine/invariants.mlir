// Operations with the same result in each iteration move before the loop, including accesses and inner loops.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-loop-invariant-code-motion > %t
// RUN: toy-opt %s -affine-loop-invariant-code-motion | diff %t -

func.func @f(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %x = affine.load %m[%i] : memref<10xf32>
      %z = affine.load %n[3] : memref<10xf32>
      %y = arith.addf %x, %c : f32
      affine.store %y, %n[%i] : memref<10xf32>
    }
  }
  return
}
func.func @stores(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32, %k: index) {
  affine.for %i = 0 to 10 {
    %cst = arith.constant 3.0 : f32
    %d = arith.divf %c, %cst : f32
    %f = affine.apply affine_map<(d0) -> (d0 + 1)>(%k)
    affine.store %d, %n[symbol(%f)] : memref<10xf32>
    %g = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.store %d, %m[%i] : memref<10xf32>
  }
  return
}
func.func @conditions(%m: memref<10xf32>, %n: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
        %x = affine.load %m[3] : memref<10xf32>
        affine.store %x, %n[5] : memref<10xf32>
      }
    }
  }
  return
}
func.func @inner_loops(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.for %l = 0 to 10 {
        affine.store %c, %n[%j] : memref<10xf32>
      }
    }
  }
  return
}
func.func @read_elsewhere(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[3] : memref<10xf32>
    %x = affine.load %m[%i] : memref<10xf32>
    affine.store %x, %n[%i] : memref<10xf32>
  }
  return
}
