// A loop becomes parallel exactly if none of its iterations needs another.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-parallelize > %t
// RUN: toy-opt %s -affine-parallelize | diff %t -

func.func private @unknown()
func.func @matrix_product(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %x = affine.load %a[%i, %k] : memref<8x8xf32>
        %y = affine.load %b[%k, %j] : memref<8x8xf32>
        %z = affine.load %c[%i, %j] : memref<8x8xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}
func.func @wave(%m: memref<100x100xf32>) {
  affine.for %i = 1 to 100 {
    affine.for %j = 1 to 100 {
      %x = affine.load %m[%i - 1, %j] : memref<100x100xf32>
      %y = affine.load %m[%i, %j - 1] : memref<100x100xf32>
      %z = arith.addf %x, %y : f32
      affine.store %z, %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}
func.func @far_apart(%m: memref<100xf32>) {
  affine.for %i = 0 to 50 {
    %x = affine.load %m[%i + 50] : memref<100xf32>
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}
func.func @not_far_enough(%m: memref<100xf32>) {
  affine.for %i = 0 to 50 {
    %x = affine.load %m[%i + 49] : memref<100xf32>
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}
func.func @reversed(%m: memref<100xf32>) {
  affine.for %i = 0 to 50 {
    %x = affine.load %m[-%i + 99] : memref<100xf32>
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}
func.func @reversed_within(%m: memref<100xf32>) {
  affine.for %i = 0 to 51 {
    %x = affine.load %m[-%i + 99] : memref<100xf32>
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}
func.func @one_element(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 51 {
    affine.store %c, %m[3] : memref<100xf32>
  }
  return
}
func.func @only_reads(%m: memref<100xf32>, %n: memref<100xf32>) {
  affine.for %i = 0 to 100 {
    %x = affine.load %m[7] : memref<100xf32>
    %y = affine.load %m[%i] : memref<100xf32>
    %z = arith.addf %x, %y : f32
    affine.store %z, %n[%i] : memref<100xf32>
  }
  return
}
func.func @steps(%m: memref<100xf32>) {
  affine.for %i = 0 to 90 step 3 {
    %x = affine.load %m[%i + 1] : memref<100xf32>
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}
func.func @a_step_apart(%m: memref<100xf32>) {
  affine.for %i = 0 to 90 step 3 {
    %x = affine.load %m[%i + 3] : memref<100xf32>
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}
func.func @symbol(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %x = affine.load %m[%i + symbol(%n)] : memref<?xf32>
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
func.func @two_symbols(%m: memref<?xf32>, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    %x = affine.load %m[%i + symbol(%k)] : memref<?xf32>
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
func.func @imperfect(%m: memref<10x10xf32>, %n: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %n[%i] : memref<10xf32>
    affine.for %j = 0 to 10 {
      %x = affine.load %n[%i] : memref<10xf32>
      affine.store %x, %m[%i, %j] : memref<10x10xf32>
    }
    affine.for %j = 0 to 10 {
      %x = affine.load %m[%i, -%j + 9] : memref<10x10xf32>
      affine.store %x, %m[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
func.func @triangle(%m: memref<10x10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 10 {
      %x = affine.load %m[%j, %i] : memref<10x10xf32>
      affine.store %x, %m[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
func.func @conditions(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0) : (d0 - 50 >= 0)>(%i) {
      affine.store %c, %m[%i] : memref<100xf32>
    }
    affine.if affine_set<(d0) : (-d0 + 49 >= 0)>(%i) {
      %x = affine.load %m[%i] : memref<100xf32>
    }
  }
  return
}
func.func @calls(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 100 {
    func.call @unknown() : () -> ()
  }
  return
}
func.func @plain_accesses(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 100 {
    memref.store %c, %m[%i] : memref<100xf32>
  }
  return
}
func.func @empty(%m: memref<100xf32>) {
  affine.for %i = 0 to 100 {
  }
  return
}
func.func @carried_but_not_reduced(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 100 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    affine.yield %x : f32
  }
  return %r : f32
}
func.func @quotients(%m: memref<100xf32>, %n: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 100 {
    affine.store %c, %m[%i floordiv 2] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    %x = affine.load %m[%i floordiv 2] : memref<100xf32>
    affine.store %x, %n[%i] : memref<100xf32>
  }
  return
}
func.func @already_parallel(%m: memref<10x10xf32>, %c: f32) {
  affine.parallel (%i) = (0) to (10) {
    affine.for %j = 0 to 10 {
      affine.store %c, %m[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
func.func @several_nests(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 1 to 10 {
    %x = affine.load %m[%i - 1] : memref<10xf32>
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %m[%i] : memref<10xf32>
    affine.store %x, %n[%i] : memref<10xf32>
  }
  return
}
