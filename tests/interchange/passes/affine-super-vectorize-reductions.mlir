// options: -affine-super-vectorize=virtual-vector-size=8 vectorize-reductions=true

func.func @sum(%a: memref<64xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 64 iter_args(%y = %x) -> f32 {
    %0 = affine.load %a[%i] : memref<64xf32>
    %1 = arith.addf %0, %y : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

func.func @masked_sum(%a: memref<500xf32>) -> f32 {
  %c = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 500 iter_args(%y = %c) -> f32 {
    %0 = affine.load %a[%i] : memref<500xf32>
    %1 = math.cos %0 : f32
    %2 = arith.addf %y, %1 : f32
    affine.yield %2 : f32
  }
  return %r : f32
}

// -----

func.func @integers(%a: memref<?xi32>, %n: index) -> (i32, i32, i32, i32) {
  %c = arith.constant 0 : i32
  %0 = affine.for %i = 5 to %n iter_args(%y = %c) -> i32 {
    %v = affine.load %a[%i] : memref<?xi32>
    %w = arith.maxsi %v, %y : i32
    affine.yield %w : i32
  }
  %1 = affine.for %i = 5 to %n iter_args(%y = %c) -> i32 {
    %v = affine.load %a[%i] : memref<?xi32>
    %w = arith.minsi %v, %y : i32
    affine.yield %w : i32
  }
  %2 = affine.for %i = 5 to %n iter_args(%y = %c) -> i32 {
    %v = affine.load %a[%i] : memref<?xi32>
    %w = arith.maxui %v, %y : i32
    affine.yield %w : i32
  }
  %3 = affine.for %i = 5 to %n iter_args(%y = %c) -> i32 {
    %v = affine.load %a[%i] : memref<?xi32>
    %w = arith.minui %v, %y : i32
    affine.yield %w : i32
  }
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @bits(%a: memref<?xi32>, %n: index) -> (i32, i32, i32, i32, i32) {
  %c = arith.constant 1 : i32
  %0:5 = affine.for %i = 0 to %n iter_args(%p = %c, %q = %c, %r = %c, %s = %c, %t = %c) -> (i32, i32, i32, i32, i32) {
    %v = affine.load %a[%i] : memref<?xi32>
    %1 = arith.andi %v, %p : i32
    %2 = arith.ori %q, %v : i32
    %3 = arith.xori %v, %r : i32
    %4 = arith.addi %s, %v : i32
    %5 = arith.muli %v, %t : i32
    affine.yield %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32
  }
  return %0#0, %0#1, %0#2, %0#3, %0#4 : i32, i32, i32, i32, i32
}

// -----

func.func @floats(%a: memref<?xf64>, %n: index) -> (f64, f64, f64, f64, f64) {
  %c = arith.constant 1.0 : f64
  %0:5 = affine.for %i = 0 to %n iter_args(%p = %c, %q = %c, %r = %c, %s = %c, %t = %c) -> (f64, f64, f64, f64, f64) {
    %v = affine.load %a[%i] : memref<?xf64>
    %1 = arith.mulf %v, %p : f64
    %2 = arith.maximumf %q, %v : f64
    %3 = arith.minimumf %v, %r : f64
    %4 = arith.maxnumf %s, %v : f64
    %5 = arith.minnumf %v, %t : f64
    affine.yield %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64
  }
  return %0#0, %0#1, %0#2, %0#3, %0#4 : f64, f64, f64, f64, f64
}

// -----

func.func @several_bounds(%a: memref<?xi32>, %n: index, %m: index) -> i32 {
  %c = arith.constant 0 : i32
  %0 = affine.for %i = affine_map<()[s0] -> (s0)>()[%n] to min affine_map<()[s0, s1] -> (s0, s1 + 1)>()[%n, %m] iter_args(%x = %c) -> i32 {
    %v = affine.load %a[%i] : memref<?xi32>
    %w = arith.xori %v, %x : i32
    affine.yield %w : i32
  }
  return %0 : i32
}

// -----

func.func @bound_of_outer_loop(%a: memref<64x64xf32>, %b: memref<64xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    %r = affine.for %j = 0 to affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n] iter_args(%x = %c) -> f32 {
      %0 = affine.load %a[%i, %j] : memref<64x64xf32>
      %1 = arith.addf %0, %x : f32
      affine.yield %1 : f32
    }
    affine.store %r, %b[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @uniform_contribution(%n: index, %x: f32, %z: f32) -> f32 {
  %r = affine.for %i = 0 to %n iter_args(%y = %z) -> f32 {
    %1 = arith.addf %x, %y : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

func.func @steps(%a: memref<64xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 64 step 2 iter_args(%y = %x) -> f32 {
    %0 = affine.load %a[%i] : memref<64xf32>
    %1 = arith.addf %0, %y : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

func.func @no_reduction(%a: memref<64xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 64 iter_args(%y = %x) -> f32 {
    %0 = affine.load %a[%i] : memref<64xf32>
    %1 = arith.subf %0, %y : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

func.func @partial_sums(%a: memref<64xf32>, %b: memref<64xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 64 iter_args(%y = %x) -> f32 {
    %0 = affine.load %a[%i] : memref<64xf32>
    %1 = arith.addf %0, %y : f32
    affine.store %1, %b[%i] : memref<64xf32>
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

func.func @sum_and_copy(%a: memref<60xf32>, %b: memref<60xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 60 iter_args(%y = %x) -> f32 {
    %0 = affine.load %a[%i] : memref<60xf32>
    %1 = arith.addf %0, %y : f32
    affine.store %0, %b[%i] : memref<60xf32>
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

// The parallel loop inside is the first that matches.
func.func @sum_of_outer_loop(%a: memref<64x64xf32>, %b: memref<64xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 64 iter_args(%y = %x) -> f32 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %a[%i, %j] : memref<64x64xf32>
      affine.store %0, %a[%i, %j] : memref<64x64xf32>
    }
    %0 = affine.load %b[%i] : memref<64xf32>
    %1 = arith.addf %0, %y : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

func.func @uniform_contribution_in_steps(%n: index, %x: f32, %z: f32) -> f32 {
  %r = affine.for %i = 0 to %n step 2 iter_args(%y = %z) -> f32 {
    %1 = arith.addf %x, %y : f32
    affine.yield %1 : f32
  }
  return %r : f32
}
