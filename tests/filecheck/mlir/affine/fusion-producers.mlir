// Producers run inside the loops of their consumers, and their buffers shrink.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-loop-fusion > %t
// RUN: toy-opt %s -affine-loop-fusion | diff %t -
// RUN: mlir-opt-22 %s -affine-loop-fusion="maximal" > %t
// RUN: toy-opt %s -affine-loop-fusion="maximal" | diff %t -
// RUN: mlir-opt-22 %s -affine-loop-fusion="mode=sibling" > %t
// RUN: toy-opt %s -affine-loop-fusion="mode=sibling" | diff %t -
// RUN: mlir-opt-22 %s -affine-loop-fusion="fast-mem-space=2 local-buf-threshold=1" > %t
// RUN: toy-opt %s -affine-loop-fusion="fast-mem-space=2 local-buf-threshold=1" | diff %t -
// RUN: mlir-opt-22 %s -affine-loop-fusion="compute-tolerance=0.0" > %t
// RUN: toy-opt %s -affine-loop-fusion="compute-tolerance=0.0" | diff %t -

func.func @transpose(%a: memref<10x20xf32>, %o: memref<20x10xf32>) {
  %t = memref.alloc() : memref<10x20xf32>
  affine.for %i = 0 to 10 { affine.for %j = 0 to 20 {
    %x = affine.load %a[%i, %j] : memref<10x20xf32>
    affine.store %x, %t[%i, %j] : memref<10x20xf32>
  } }
  affine.for %i = 0 to 20 { affine.for %j = 0 to 10 {
    %x = affine.load %t[%j, %i] : memref<10x20xf32>
    affine.store %x, %o[%i, %j] : memref<20x10xf32>
  } }
  return
}
func.func @two(%a: memref<10xf32>, %o: memref<10xf32>, %o2: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %o2[%i] : memref<10xf32>
  }
  return
}
func.func @arg(%a: memref<10xf32>, %t: memref<10xf32>, %o2: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %o2[%i] : memref<10xf32>
  }
  return
}
func.func @matmul(%a: memref<10x10xf32>, %b: memref<10x10xf32>, %o: memref<10x10xf32>) {
  %t = memref.alloc() : memref<10x10xf32>
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to 10 { affine.for %j = 0 to 10 {
    affine.store %z, %t[%i, %j] : memref<10x10xf32>
  } }
  affine.for %i = 0 to 10 { affine.for %j = 0 to 10 { affine.for %k = 0 to 10 {
    %x = affine.load %a[%i, %k] : memref<10x10xf32>
    %y = affine.load %b[%k, %j] : memref<10x10xf32>
    %w = affine.load %t[%i, %j] : memref<10x10xf32>
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %w, %m : f32
    affine.store %s, %t[%i, %j] : memref<10x10xf32>
  } } }
  affine.for %i = 0 to 10 { affine.for %j = 0 to 10 {
    %x = affine.load %t[%i, %j] : memref<10x10xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %o[%i, %j] : memref<10x10xf32>
  } }
  return
}
func.func @matA(%a: memref<10x20xf32>, %o: memref<10x20xf32>, %b: memref<20x20xf32>) {
  %t = memref.alloc() : memref<10x20xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
    %x = affine.load %a[%i, %j] : memref<10x20xf32>
    affine.store %x, %t[%i, %j] : memref<10x20xf32>
  }  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
    affine.for %k = 0 to 20 {
    %x = affine.load %t[%i, %k] : memref<10x20xf32>
    %y = affine.load %b[%k, %j] : memref<20x20xf32>
    %z = affine.load %o[%i, %j] : memref<10x20xf32>
    %w = arith.mulf %x, %y : f32
    %v = arith.addf %w, %z : f32
    affine.store %v, %o[%i, %j] : memref<10x20xf32>
  } } }
  return
}
func.func @two_loads(%a: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    %y = affine.load %t[%i] : memref<10xf32>
    %z = arith.mulf %x, %y : f32
    affine.store %z, %o[%i] : memref<10xf32>
  }
  return
}
func.func @two_producers(%a: memref<10xf32>, %b: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  %u = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %b[%i] : memref<10xf32>
    affine.store %x, %u[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    %y = affine.load %u[%i] : memref<10xf32>
    %z = arith.mulf %x, %y : f32
    affine.store %z, %o[%i] : memref<10xf32>
  }
  return
}
func.func @three_dimensions(%a: memref<4x5x6xf32>, %o: memref<6x4x5xf32>) {
  %t = memref.alloc() : memref<4x5x6xf32>
  affine.for %i = 0 to 4 { affine.for %j = 0 to 5 { affine.for %k = 0 to 6 {
    %x = affine.load %a[%i, %j, %k] : memref<4x5x6xf32>
    affine.store %x, %t[%i, %j, %k] : memref<4x5x6xf32>
  } } }
  affine.for %i = 0 to 6 { affine.for %j = 0 to 4 { affine.for %k = 0 to 5 {
    %x = affine.load %t[%j, %k, %i] : memref<4x5x6xf32>
    affine.store %x, %o[%i, %j, %k] : memref<6x4x5xf32>
  } } }
  return
}
func.func @broadcast(%a: memref<10xf32>, %o: memref<10x20xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    %e = math.exp %x : f32
    affine.store %e, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 { affine.for %j = 0 to 20 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %o[%i, %j] : memref<10x20xf32>
  } }
  return
}
func.func @row_sums(%a: memref<10x20xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %z, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 { affine.for %j = 0 to 20 {
    %x = affine.load %a[%i, %j] : memref<10x20xf32>
    %y = affine.load %t[%i] : memref<10xf32>
    %s = arith.addf %x, %y : f32
    affine.store %s, %t[%i] : memref<10xf32>
  } }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}
func.func @imperfect(%a: memref<10x20xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %z, %t[%i] : memref<10xf32>
    affine.for %j = 0 to 20 {
      %x = affine.load %a[%i, %j] : memref<10x20xf32>
      %y = affine.load %t[%i] : memref<10xf32>
      %s = arith.addf %x, %y : f32
      affine.store %s, %t[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}
func.func @carried(%a: memref<10x20xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to 10 {
    %r = affine.for %j = 0 to 20 iter_args(%s = %z) -> f32 {
      %x = affine.load %a[%i, %j] : memref<10x20xf32>
      %y = arith.addf %x, %s : f32
      affine.yield %y : f32
    }
    affine.store %r, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}
func.func @diamond(%a: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  %u = memref.alloc() : memref<10xf32>
  %v = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %u[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %v[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %u[%i] : memref<10xf32>
    %y = affine.load %v[%i] : memref<10xf32>
    %s = arith.addf %x, %y : f32
    affine.store %s, %o[%i] : memref<10xf32>
  }
  return
}
