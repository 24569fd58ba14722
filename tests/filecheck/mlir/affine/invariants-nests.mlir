// Operations leave as many loops as they are invariant in, and take along what they use.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-loop-invariant-code-motion > %t
// RUN: toy-opt %s -affine-loop-invariant-code-motion | diff %t -

func.func @two_loops(%m: memref<10xf32>, %n: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.for %k = 0 to 10 {
        %x = affine.load %m[0] : memref<10xf32>
        affine.store %x, %n[%k] : memref<10xf32>
      }
    }
  }
  return
}
func.func @one_loop(%m: memref<10xf32>, %n: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %x = affine.load %m[%i] : memref<10xf32>
      affine.store %x, %n[%j] : memref<10xf32>
    }
  }
  return
}
func.func @chain(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    %x = affine.load %m[0] : memref<10xf32>
    %y = arith.addf %x, %c : f32
    %z = arith.mulf %y, %y : f32
    affine.store %z, %n[%i] : memref<10xf32>
  }
  return
}
func.func @written_in_the_loop(%m: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    %x = affine.load %m[0] : memref<10xf32>
    %y = arith.addf %x, %c : f32
    affine.store %y, %m[0] : memref<10xf32>
  }
  return
}
func.func @stored_once(%m: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[0] : memref<10xf32>
  }
  return
}
func.func @stored_twice(%m: memref<10xf32>, %c: f32, %d: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[0] : memref<10xf32>
    affine.store %d, %m[0] : memref<10xf32>
  }
  return
}
func.func @applied(%m: memref<20xf32>, %n: memref<20xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %p = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
      %q = affine.apply affine_map<(d0) -> (d0 * 2)>(%j)
      %x = affine.load %m[%p] : memref<20xf32>
      affine.store %x, %n[%q] : memref<20xf32>
    }
  }
  return
}
func.func @inner_loop_moves(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %n[%j] : memref<10xf32>
    }
  }
  return
}
func.func @inner_loop_stays(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %n[%j] : memref<10xf32>
    }
    %x = affine.load %n[%i] : memref<10xf32>
    affine.store %x, %m[%i] : memref<10xf32>
  }
  return
}
func.func @carried(%m: memref<10xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[0] : memref<10xf32>
    %y = arith.addf %a, %x : f32
    affine.yield %y : f32
  }
  return %r : f32
}
func.func @condition_on_the_outer_loop(%m: memref<10xf32>, %n: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
        %x = affine.load %m[%i] : memref<10xf32>
        affine.store %x, %n[%j] : memref<10xf32>
      }
    }
  }
  return
}
func.func @condition_with_else(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
        affine.store %c, %n[%i] : memref<10xf32>
      } else {
        affine.store %c, %m[%i] : memref<10xf32>
      }
    }
  }
  return
}
func.func @constants(%m: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 1.0 : f32
    %k = arith.constant 3 : index
    affine.for %j = 0 to 10 {
      %d = arith.constant 2.0 : f32
      affine.store %d, %m[symbol(%k)] : memref<10xf32>
    }
  }
  return
}
func.func @own_memory(%m: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    %t = memref.alloc() : memref<10xf32>
    affine.store %c, %t[0] : memref<10xf32>
    %x = affine.load %t[0] : memref<10xf32>
    affine.store %x, %m[%i] : memref<10xf32>
  }
  return
}
func.func @two_memrefs(%m: memref<10xf32>, %n: memref<10xf32>, %o: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %m[0] : memref<10xf32>
    %y = affine.load %n[0] : memref<10xf32>
    %z = arith.addf %x, %y : f32
    affine.store %z, %n[%i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}
func.func @triangle(%m: memref<10xf32>, %n: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %x = affine.load %m[%i] : memref<10xf32>
      affine.store %x, %n[%j] : memref<10xf32>
    }
  }
  return
}
func.func @comparison(%m: memref<10xi32>, %a: i32, %b: i32) {
  affine.for %i = 0 to 10 {
    %p = arith.cmpi slt, %a, %b : i32
    %s = arith.select %p, %a, %b : i32
    affine.store %s, %m[%i] : memref<10xi32>
  }
  return
}
func.func @vectors(%m: memref<16xf32>, %n: memref<16xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.vector_load %m[0] : memref<16xf32>, vector<4xf32>
    affine.vector_store %x, %n[%i] : memref<16xf32>, vector<4xf32>
  }
  return
}
