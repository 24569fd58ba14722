// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file -allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-simplify-structures))' %s -o %t.theirs
// RUN: toy-opt -split-input-file -allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-simplify-structures))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file -allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-simplify-structures,canonicalize))' %s -o %t.theirs
// RUN: toy-opt -split-input-file -allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-simplify-structures,canonicalize))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// Maps and sets take their simplest form, wherever they are attributes.
func.func @sets(%n: index, %m: index, %a: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 10 {
      affine.if affine_set<(i, j) : (i == 0, j == 0)>(%i, %j) {
        affine.store %x, %a[%i, %j] : memref<64x64xf32>
      }
      affine.if affine_set<(d0, d1)[s0, s1] : (d0 >= 1, -d0 + s0 >= 0, d0 - 1 >= 0, d1 * 2 >= 0, 2 * d1 >= 0)>(%i, %j)[%n, %m] {
        affine.store %x, %a[(%i + %j) mod 1, %j * 2 - %j] : memref<64x64xf32>
      }
    }
  }
  return
}

// -----

func.func @empty_set(%n: index, %a: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0) : (d0 - 1 >= 0, -d0 - 1 >= 0)>(%i) {
      affine.store %x, %a[%i, 0] : memref<64x64xf32>
    } else {
      affine.store %x, %a[0, %i] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @empty_by_parity(%n: index, %a: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0) : (d0 * 2 - 3 == 0)>(%i) {
      affine.store %x, %a[%i, 0] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @universal_set(%n: index, %a: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0) : (1 >= 0)>(%i) {
      affine.store %x, %a[%i, 0] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @apply_of_constant(%n: index, %a: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    %c3 = arith.constant 3 : index
    %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 2)>(%i, %c3)
    %unused = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 2)>(%i, %c3)
    affine.store %x, %a[%0, %i] : memref<64x64xf32>
    %y = affine.load %a[%0, symbol(%n)] : memref<64x64xf32>
  }
  return
}

// -----

func.func @bounds(%n: index, %a: memref<64x64xf32>, %x: f32) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0, d0)>(%n)[%n] to min affine_map<()[s0] -> (s0 + 0, s0 - 4, 4 + s0)>()[%n] {
    affine.store %x, %a[%i, %i - %i] : memref<64x64xf32>
  }
  return
}

// -----

func.func @loop_that_never_runs(%a: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 0 {
    affine.store %x, %a[%i, %i - %i] : memref<64x64xf32>
  }
  return
}

// -----

func.func @parallel(%n: index, %a: memref<64x64xf32>, %x: f32) {
  affine.parallel (%i) = (0) to (%n * 2 - %n) {
    affine.store %x, %a[%i, %i - %i] : memref<64x64xf32>
  }
  return
}

// -----

func.func @other_operations_stay(%n: index) {
  %a = arith.constant 1 : index
  %b = arith.addi %a, %a : index
  "test.use"(%b) {map = affine_map<(d0) -> (d0 + d0)>} : (index) -> ()
  %unused = arith.constant 5 : index
  return
}

// -----

func.func @attributes() {
  "test.use"() {
    both_ways = affine_set<(d0)[s0] : (d0 * 2 - 4 == 0, -2 * d0 + 4 == 0, s0 - 3 >= 0, s0 - 5 >= 0)>,
    no_integer = affine_set<(d0)[s0] : (d0 * 2 - 3 == 0, s0 - 3 >= 0)>,
    whole = affine_set<(d0)[s0] : (0 == 0)>,
    never = affine_set<(d0)[s0] : (-1 >= 0)>,
    always = affine_set<(d0)[s0] : (7 >= 0, 0 >= 0)>,
    three = affine_set<(d0, d1)[s0] : (s0 + d1 + d0 - 3 >= 0, 4 - d0 - d1 >= 0, 10 >= 0)>,
    divisor = affine_set<(d0, d1) : (d0 * 4 + d1 * 6 - 3 >= 0, d0 * 4 + d1 * 6 - 9 >= 0)>,
    zero = affine_set<(d0) : (d0 - d0 == 0, d0 >= 0)>,
    maps = [affine_map<(d0) -> (d0 + d0)>],
    map = affine_map<(d0)[s0, s1] -> (d0 mod 4 mod 2, s0 + s0, d0 - d0 floordiv 4 * 4, s1 * s0)>
  } : () -> ()
  return
}

// -----

func.func @minimum(%n: index) {
  affine.for %i = 0 to 100 step 4 {
    %0 = affine.min affine_map<(d0) -> (4, 100 - d0)>(%i)
    %1 = affine.max affine_map<(d0)[s0] -> (4, d0, s0, s0 * 2)>(%i)[%n]
    %2 = affine.apply affine_map<(d0) -> (d0 + d0)>(%i)
    %3 = affine.apply affine_map<(d0) -> (d0 floordiv 128)>(%i)
    "test.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  }
  return
}

// -----

func.func @composed(%n: index, %a: memref<?xf32>) {
  affine.for %i = 0 to %n {
    %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %1 = affine.apply affine_map<(d0) -> (d0 * 2)>(%0)
    %2 = affine.apply affine_map<(d0, d1) -> (d0 - d1)>(%1, %0)
    %3 = affine.load %a[%2] : memref<?xf32>
    affine.for %j = affine_map<(d0) -> (d0)>(%0) to affine_map<(d0) -> (d0 + 8)>(%1) {
      %4 = affine.load %a[%j] : memref<?xf32>
    }
  }
  return
}
