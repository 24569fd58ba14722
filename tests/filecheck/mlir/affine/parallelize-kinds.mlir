// Every operation that may be a reduction, and operations that may not.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-parallelize=parallel-reductions > %t
// RUN: toy-opt %s -affine-parallelize=parallel-reductions | diff %t -

func.func @addf(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.addf %a, %x : f32
    affine.yield %y : f32
  }
  return %r : f32
}
func.func @mulf(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.mulf %a, %x : f32
    affine.yield %y : f32
  }
  return %r : f32
}
func.func @maximumf(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.maximumf %a, %x : f32
    affine.yield %y : f32
  }
  return %r : f32
}
func.func @minimumf(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.minimumf %a, %x : f32
    affine.yield %y : f32
  }
  return %r : f32
}
func.func @subf(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.subf %a, %x : f32
    affine.yield %y : f32
  }
  return %r : f32
}
func.func @addi(%m: memref<100xi32>, %c: i32) -> i32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> i32 {
    %x = affine.load %m[%i] : memref<100xi32>
    %y = arith.addi %a, %x : i32
    affine.yield %y : i32
  }
  return %r : i32
}
func.func @muli(%m: memref<100xi32>, %c: i32) -> i32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> i32 {
    %x = affine.load %m[%i] : memref<100xi32>
    %y = arith.muli %a, %x : i32
    affine.yield %y : i32
  }
  return %r : i32
}
func.func @andi(%m: memref<100xi32>, %c: i32) -> i32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> i32 {
    %x = affine.load %m[%i] : memref<100xi32>
    %y = arith.andi %a, %x : i32
    affine.yield %y : i32
  }
  return %r : i32
}
func.func @ori(%m: memref<100xi32>, %c: i32) -> i32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> i32 {
    %x = affine.load %m[%i] : memref<100xi32>
    %y = arith.ori %a, %x : i32
    affine.yield %y : i32
  }
  return %r : i32
}
func.func @subi(%m: memref<100xi32>, %c: i32) -> i32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> i32 {
    %x = affine.load %m[%i] : memref<100xi32>
    %y = arith.subi %a, %x : i32
    affine.yield %y : i32
  }
  return %r : i32
}
func.func @other_order(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.addf %x, %a : f32
    affine.yield %y : f32
  }
  return %r : f32
}
func.func @chain(%m: memref<100xf32>, %n: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %z = affine.load %n[%i] : memref<100xf32>
    %y = arith.addf %x, %a : f32
    %w = arith.addf %y, %z : f32
    affine.yield %w : f32
  }
  return %r : f32
}
func.func @two_kinds(%m: memref<100xf32>, %n: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<100xf32>
    %z = affine.load %n[%i] : memref<100xf32>
    %y = arith.addf %x, %a : f32
    %w = arith.mulf %y, %z : f32
    affine.yield %w : f32
  }
  return %r : f32
}
func.func @used_twice(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %y = arith.addf %a, %a : f32
    affine.yield %y : f32
  }
  return %r : f32
}
func.func @swapped(%m: memref<100xf32>, %c: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to 10 iter_args(%a = %c, %b = %c) -> (f32, f32) {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.addf %a, %x : f32
    %z = arith.addf %b, %x : f32
    affine.yield %z, %y : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}
func.func @one_of_two(%m: memref<100xf32>, %c: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to 10 iter_args(%a = %c, %b = %c) -> (f32, f32) {
    %x = affine.load %m[%i] : memref<100xf32>
    %y = arith.addf %a, %x : f32
    %z = arith.subf %b, %x : f32
    affine.yield %y, %z : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}
func.func @two_values(%m: memref<100xf32>, %n: memref<100xi32>, %c: f32, %d: i32) -> (f32, i32) {
  %r:2 = affine.for %i = 0 to 10 iter_args(%a = %c, %b = %d) -> (f32, i32) {
    %x = affine.load %m[%i] : memref<100xf32>
    %w = affine.load %n[%i] : memref<100xi32>
    %z = arith.ori %b, %w : i32
    %y = arith.mulf %a, %x : f32
    affine.yield %y, %z : f32, i32
  }
  return %r#0, %r#1 : f32, i32
}
func.func @carried_only(%c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    affine.yield %a : f32
  }
  return %r : f32
}
func.func @nested(%m: memref<10x10xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %s = affine.for %j = 0 to 10 iter_args(%b = %a) -> f32 {
      %x = affine.load %m[%i, %j] : memref<10x10xf32>
      %y = arith.addf %b, %x : f32
      affine.yield %y : f32
    }
    affine.yield %s : f32
  }
  return %r : f32
}
func.func @reduced_in_a_row(%m: memref<10x10xf32>, %n: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    %s = affine.for %j = 0 to 10 iter_args(%b = %c) -> f32 {
      %x = affine.load %m[%i, %j] : memref<10x10xf32>
      %y = arith.addf %b, %x : f32
      affine.yield %y : f32
    }
    affine.store %s, %n[%i] : memref<10xf32>
  }
  return
}
func.func @conditional(%m: memref<10x10xf32>, %c: f32) -> f32 {
  %s = affine.for %j = 0 to 10 iter_args(%b = %c) -> f32 {
    %x = affine.load %m[0, %j] : memref<10x10xf32>
    %y = affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%j) -> f32 {
      %z = arith.addf %b, %x : f32
      affine.yield %z : f32
    } else {
      affine.yield %b : f32
    }
    affine.yield %y : f32
  }
  return %s : f32
}
