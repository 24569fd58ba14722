// The dependences between all pairs of accesses, by depth, are those that mlir-opt finds.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -split-input-file -test-memref-dependence-check 2>&1 >/dev/null | grep remark > %t
// RUN: test-opt %s -split-input-file -test-memref-dependence-check 2>&1 >/dev/null | grep remark | diff %t -

func.func @same_element(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<100xf32>
    %0 = affine.load %m[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @constant_subscripts(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[3] : memref<100xf32>
    %0 = affine.load %m[3] : memref<100xf32>
    %1 = affine.load %m[4] : memref<100xf32>
  }
  return
}

// -----

func.func @other_memref(%m: memref<100xf32>, %n: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<100xf32>
    %0 = affine.load %n[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @outside_and_inside(%m: memref<100xf32>, %c: f32) {
  affine.store %c, %m[3] : memref<100xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<100xf32>
    %1 = affine.load %m[%i + 4] : memref<100xf32>
  }
  affine.store %c, %m[13] : memref<100xf32>
  return
}

// -----

func.func @three_loops(%m: memref<100x100x100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.for %k = 0 to 10 {
        affine.store %c, %m[%i, %j, %k] : memref<100x100x100xf32>
        %0 = affine.load %m[%i - 1, %j + 2, %k - 3] : memref<100x100x100xf32>
        %1 = affine.load %m[%i, %j - 2, %k + 3] : memref<100x100x100xf32>
        %2 = affine.load %m[%i, %j, %k - 1] : memref<100x100x100xf32>
      }
    }
  }
  return
}

// -----

func.func @row_sums(%m: memref<100x100xf32>, %s: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %0 = affine.load %m[%i, %j] : memref<100x100xf32>
      %1 = affine.load %s[%i] : memref<100xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %s[%i] : memref<100xf32>
    }
  }
  return
}

// -----

func.func @transposed(%m: memref<100x100xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%j, %i] : memref<100x100xf32>
      affine.store %0, %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @strided(%m: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i * 3] : memref<100xf32>
    affine.store %0, %m[%i * 2] : memref<100xf32>
  }
  return
}

// -----

func.func @linearized(%m: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i * 10 + %j] : memref<100xf32>
      affine.store %0, %m[%i * 10 + %j + 1] : memref<100xf32>
    }
  }
  return
}

// -----

func.func @triangular_bounds(%m: memref<100x100xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %0 = affine.load %m[%j, %i] : memref<100x100xf32>
      affine.store %0, %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @symbolic_bounds(%m: memref<?xf32>, %n: index, %k: index) {
  affine.for %i = %k to %n {
    %0 = affine.load %m[%i] : memref<?xf32>
    affine.store %0, %m[%i + 1] : memref<?xf32>
    affine.store %0, %m[%i + symbol(%n)] : memref<?xf32>
  }
  return
}

// -----

func.func @symbolic_distance(%m: memref<?xf32>, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i] : memref<?xf32>
    affine.store %0, %m[%i + symbol(%k)] : memref<?xf32>
  }
  return
}

// -----

func.func @symbol_is_constant(%m: memref<100xf32>) {
  %k = arith.constant 4 : index
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i + symbol(%k)] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @bound_is_constant(%m: memref<100xf32>) {
  %k = arith.constant 4 : index
  affine.for %i = 0 to %k {
    %0 = affine.load %m[%i + 4] : memref<100xf32>
    %1 = affine.load %m[%i + 3] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @applied_maps(%m: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    %p = affine.apply affine_map<(d0) -> (d0 + 3)>(%i)
    %q = affine.apply affine_map<(d0, d1) -> (d0 - d1 + 1)>(%p, %i)
    %0 = affine.load %m[%p] : memref<100xf32>
    %1 = affine.load %m[%q] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @sibling_loops(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<100xf32>
  }
  affine.for %i = 5 to 20 {
    %0 = affine.load %m[%i] : memref<100xf32>
  }
  affine.for %i = 10 to 20 {
    affine.store %c, %m[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @sibling_loops_in_a_loop(%m: memref<100x100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %m[%i, %j] : memref<100x100xf32>
    }
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i - 1, %j] : memref<100x100xf32>
      %1 = affine.load %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @depth_two_in_siblings(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 5 {
        affine.store %c, %m[%i * 20 + %j * 5 + %k] : memref<100xf32>
      }
      affine.for %k = 0 to 5 {
        %0 = affine.load %m[%i * 20 + %j * 5 + %k - 3] : memref<100xf32>
      }
    }
  }
  return
}

// -----

func.func @conditions_that_exclude(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0) : (d0 - 50 >= 0)>(%i) {
      affine.store %c, %m[%i] : memref<100xf32>
    }
    affine.if affine_set<(d0) : (-d0 + 49 >= 0)>(%i) {
      %0 = affine.load %m[%i] : memref<100xf32>
      %1 = affine.load %m[%i + 60] : memref<100xf32>
    }
  }
  return
}

// -----

func.func @condition_with_equality(%m: memref<100xf32>, %c: f32, %n: index) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 == 0, d0 - 10 >= 0)>(%i)[%n] {
      affine.store %c, %m[%i] : memref<100xf32>
    }
    %0 = affine.load %m[%i - 5] : memref<100xf32>
  }
  return
}

// -----

func.func @nested_conditions(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0) : (d0 - 20 >= 0)>(%i) {
      affine.if affine_set<(d0) : (-d0 + 40 >= 0)>(%i) {
        affine.store %c, %m[%i] : memref<100xf32>
      }
      %0 = affine.load %m[%i - 15] : memref<100xf32>
    }
  }
  return
}

// -----

func.func @several_bounds(%m: memref<100xf32>, %c: f32, %n: index) {
  affine.for %i = max affine_map<()[s0] -> (s0, 10)>()[%n] to min affine_map<()[s0] -> (s0 + 20, 50)>()[%n] {
    affine.store %c, %m[%i] : memref<100xf32>
    %0 = affine.load %m[%i + 30] : memref<100xf32>
    %1 = affine.load %m[%i + 40] : memref<100xf32>
  }
  return
}

// -----

func.func @steps_that_miss(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 90 step 4 {
    affine.store %c, %m[%i] : memref<100xf32>
    %0 = affine.load %m[%i + 2] : memref<100xf32>
    %1 = affine.load %m[%i + 8] : memref<100xf32>
  }
  return
}

// -----

func.func @steps_in_two_loops(%m: memref<100x100xf32>, %c: f32) {
  affine.for %i = 2 to 90 step 3 {
    affine.for %j = 1 to 50 step 5 {
      affine.store %c, %m[%i, %j] : memref<100x100xf32>
      %0 = affine.load %m[%i - 3, %j + 5] : memref<100x100xf32>
      %1 = affine.load %m[%i - 1, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @one_iteration(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 3 to 4 {
    affine.store %c, %m[%i] : memref<100xf32>
    %0 = affine.load %m[3] : memref<100xf32>
  }
  return
}

// -----

func.func @no_iteration(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 4 to 4 {
    affine.store %c, %m[%i] : memref<100xf32>
    %0 = affine.load %m[4] : memref<100xf32>
  }
  return
}

// -----

func.func @tiles(%m: memref<8x8x8xf32>, %c: f32) {
  affine.for %i = 0 to 64 {
    affine.store %c, %m[%i floordiv 8, %i mod 8, 0] : memref<8x8x8xf32>
    %0 = affine.load %m[%i floordiv 8, 0, 0] : memref<8x8x8xf32>
  }
  return
}

// -----

func.func @carried_values(%m: memref<100xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    affine.store %a, %m[%i] : memref<100xf32>
    %0 = affine.load %m[%i - 1] : memref<100xf32>
    affine.yield %0 : f32
  }
  return %r : f32
}

// -----

func.func @several_dimensions_disagree(%m: memref<100x100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i, %i] : memref<100x100xf32>
    %0 = affine.load %m[%i - 1, %i - 2] : memref<100x100xf32>
    %1 = affine.load %m[%i - 2, %i - 2] : memref<100x100xf32>
  }
  return
}

// -----

func.func @diagonals(%m: memref<100x100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %m[%i + %j, %i - %j] : memref<100x100xf32>
      %0 = affine.load %m[%i + %j + 1, %i - %j] : memref<100x100xf32>
      %1 = affine.load %m[%i + %j + 2, %i - %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @large_numbers(%m: memref<?xf32>, %c: f32) {
  affine.for %i = 0 to 1000000000 {
    affine.store %c, %m[%i * 1000] : memref<?xf32>
    %0 = affine.load %m[%i * 1000 + 500000] : memref<?xf32>
    %1 = affine.load %m[%i * 1000 + 500001] : memref<?xf32>
  }
  return
}

// -----

func.func @unbounded_below(%m: memref<?xf32>, %c: f32, %n: index) {
  affine.for %i = %n to 100 {
    affine.store %c, %m[%i] : memref<?xf32>
    %0 = affine.load %m[%i * 2] : memref<?xf32>
  }
  return
}

// -----

func.func @variable_of_outer_loop_unused(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.store %c, %m[%j] : memref<100xf32>
      %0 = affine.load %m[%j - 1] : memref<100xf32>
    }
  }
  return
}

// -----

func.func @parallel(%m: memref<100xf32>, %c: f32) {
  affine.parallel (%i) = (0) to (10) {
    affine.for %j = 0 to 20 {
      affine.store %c, %m[%j + %i] : memref<100xf32>
      %0 = affine.load %m[%j - 1] : memref<100xf32>
    }
  }
  return
}

// -----

func.func @strided_with_offsets(%m: memref<100xf32>) {
  affine.for %i = 0 to 30 {
    %0 = affine.load %m[%i * 3 + 1] : memref<100xf32>
    affine.store %0, %m[%i * 6 + 4] : memref<100xf32>
  }
  return
}
