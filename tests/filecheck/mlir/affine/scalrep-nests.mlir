// Stores reach loads through loops and conditions, as far as every path is known.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-scalrep > %t
// RUN: toy-opt %s -affine-scalrep | diff %t -

func.func @two_dimensions(%m: memref<10x10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10x10xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %t[%i, %j] : memref<10x10xf32>
      %x = affine.load %t[%i, %j] : memref<10x10xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %m[%i, %j] : memref<10x10xf32>
    }
  }
  memref.dealloc %t : memref<10x10xf32>
  return
}
func.func @transposed_subscripts(%m: memref<10x10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10x10xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %t[%i, %j] : memref<10x10xf32>
      %x = affine.load %t[%j, %i] : memref<10x10xf32>
      affine.store %x, %m[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
func.func @outer_store_inner_load(%m: memref<10x10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
    affine.for %j = 0 to 10 {
      %x = affine.load %t[%i] : memref<10xf32>
      affine.store %x, %m[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
func.func @inner_store_outer_load(%m: memref<10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %t[%i] : memref<10xf32>
    }
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %m[%i] : memref<10xf32>
  }
  return
}
func.func @other_nest(%m: memref<10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %m[%i] : memref<10xf32>
  }
  return
}
func.func @last_of_two_stores(%m: memref<10xf32>, %c: f32, %d: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
    affine.store %d, %t[%i] : memref<10xf32>
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %m[%i] : memref<10xf32>
  }
  return
}
func.func @neighbour_written_between(%m: memref<20xf32>, %t: memref<20xf32>, %c: f32, %d: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<20xf32>
    affine.store %d, %t[%i + 1] : memref<20xf32>
    %x = affine.load %t[%i] : memref<20xf32>
    affine.store %x, %m[%i] : memref<20xf32>
  }
  return
}
func.func @perhaps_written_between(%m: memref<20xf32>, %t: memref<20xf32>, %c: f32, %d: f32, %k: index) {
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<20xf32>
    affine.store %d, %t[symbol(%k)] : memref<20xf32>
    %x = affine.load %t[%i] : memref<20xf32>
    affine.store %x, %m[%i] : memref<20xf32>
  }
  return
}
func.func @loop_between(%m: memref<20xf32>, %t: memref<20xf32>, %c: f32, %d: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<20xf32>
    affine.for %j = 0 to 5 {
      affine.store %d, %t[%j + 12] : memref<20xf32>
    }
    %x = affine.load %t[%i] : memref<20xf32>
    affine.store %x, %m[%i] : memref<20xf32>
  }
  return
}
func.func @overlapping_loop_between(%m: memref<20xf32>, %t: memref<20xf32>, %c: f32, %d: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<20xf32>
    affine.for %j = 0 to 5 {
      affine.store %d, %t[%j + 9] : memref<20xf32>
    }
    %x = affine.load %t[%i] : memref<20xf32>
    affine.store %x, %m[%i] : memref<20xf32>
  }
  return
}
func.func @conditions_between(%m: memref<20xf32>, %t: memref<20xf32>, %c: f32, %d: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<20xf32>
    affine.if affine_set<(d0) : (d0 - 20 >= 0)>(%i) {
      affine.store %d, %t[%i] : memref<20xf32>
    }
    %x = affine.load %t[%i] : memref<20xf32>
    affine.store %x, %m[%i] : memref<20xf32>
  }
  return
}
func.func @both_branches(%m: memref<20xf32>, %c: f32, %d: f32) {
  %t = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %c, %t[%i] : memref<20xf32>
      %x = affine.load %t[%i] : memref<20xf32>
      affine.store %x, %m[%i] : memref<20xf32>
    } else {
      affine.store %d, %t[%i] : memref<20xf32>
      %x = affine.load %t[%i] : memref<20xf32>
      affine.store %x, %m[%i + 1] : memref<20xf32>
    }
  }
  return
}
func.func @symbols(%m: memref<20xf32>, %c: f32, %k: index) {
  %t = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i + symbol(%k)] : memref<20xf32>
    %x = affine.load %t[%i + symbol(%k)] : memref<20xf32>
    affine.store %x, %m[%i] : memref<20xf32>
  }
  return
}
func.func @symbol_is_constant(%m: memref<20xf32>, %c: f32) {
  %t = memref.alloc() : memref<20xf32>
  %k = arith.constant 3 : index
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i + symbol(%k)] : memref<20xf32>
    %x = affine.load %t[%i + 3] : memref<20xf32>
    affine.store %x, %m[%i] : memref<20xf32>
  }
  return
}
func.func @quotients(%m: memref<20xf32>, %c: f32) {
  %t = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    affine.store %c, %t[%i floordiv 2] : memref<20xf32>
    %x = affine.load %t[%i floordiv 2] : memref<20xf32>
    affine.store %x, %m[%i] : memref<20xf32>
  }
  return
}
func.func @two_loads_of_one_store(%m: memref<20xf32>, %c: f32) {
  %t = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    affine.store %c, %t[%i] : memref<20xf32>
    %x = affine.load %t[%i] : memref<20xf32>
    %y = affine.load %t[%i] : memref<20xf32>
    %z = arith.addf %x, %y : f32
    affine.store %z, %m[%i] : memref<20xf32>
  }
  return
}
func.func @chain_of_buffers(%m: memref<20xf32>, %c: f32) {
  %t = memref.alloc() : memref<20xf32>
  %u = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    affine.store %c, %t[%i] : memref<20xf32>
    %x = affine.load %t[%i] : memref<20xf32>
    affine.store %x, %u[%i] : memref<20xf32>
    %y = affine.load %u[%i] : memref<20xf32>
    affine.store %y, %m[%i] : memref<20xf32>
  }
  memref.dealloc %t : memref<20xf32>
  memref.dealloc %u : memref<20xf32>
  return
}
func.func @buffer_on_the_stack(%m: memref<20xf32>, %c: f32) {
  affine.for %i = 0 to 20 {
    %t = memref.alloca() : memref<1xf32>
    affine.store %c, %t[0] : memref<1xf32>
    %x = affine.load %t[0] : memref<1xf32>
    affine.store %x, %m[%i] : memref<20xf32>
  }
  return
}
func.func @returned_buffer(%c: f32) -> memref<20xf32> {
  %t = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    affine.store %c, %t[%i] : memref<20xf32>
    %x = affine.load %t[%i] : memref<20xf32>
    affine.store %x, %t[%i] : memref<20xf32>
  }
  return %t : memref<20xf32>
}
func.func @parallel_loops(%m: memref<20xf32>, %c: f32) {
  %t = memref.alloc() : memref<20xf32>
  affine.parallel (%i) = (0) to (20) {
    affine.store %c, %t[%i] : memref<20xf32>
    %x = affine.load %t[%i] : memref<20xf32>
    affine.store %x, %m[%i] : memref<20xf32>
  }
  return
}
func.func @carried_values(%m: memref<20xf32>, %c: f32) -> f32 {
  %t = memref.alloc() : memref<20xf32>
  %r = affine.for %i = 0 to 20 iter_args(%a = %c) -> f32 {
    affine.store %a, %t[%i] : memref<20xf32>
    %x = affine.load %t[%i] : memref<20xf32>
    %y = arith.addf %x, %c : f32
    affine.yield %y : f32
  }
  return %r : f32
}
