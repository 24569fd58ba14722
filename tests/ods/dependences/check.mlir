// The dependences between all pairs of accesses, by depth, are those that mlir-opt finds.
// REQUIRES: mlir-opt-22
// RUN: test-opt %s -split-input-file -test-memref-dependence-check -verify-diagnostics
// RUN: mlir-opt-22 %s -split-input-file -test-memref-dependence-check -verify-diagnostics

func.func @shifted(%m: memref<100x100xf32>, %c: f32, %n: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to %n {
      %0 = affine.load %m[%i - 1, %j + 1] : memref<100x100xf32>
      // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
      // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 0 at depth 3 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 3 = false}}
      affine.store %0, %m[%i, %j] : memref<100x100xf32>
      // expected-remark@above {{dependence from 1 to 0 at depth 1 = [1, 1][-1, -1]}}
      // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 0 at depth 3 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 3 = false}}
    }
  }
  return
}

// -----

func.func @parity(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 50 {
    affine.store %c, %m[%i * 2] : memref<100xf32>
    // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 2 = false}}
    %0 = affine.load %m[%i * 2 + 1] : memref<100xf32>
    // expected-remark@above {{dependence from 1 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 2 = false}}
    %1 = affine.load %m[%i * 4 + 2] : memref<100xf32>
    // expected-remark@above {{dependence from 2 to 0 at depth 1 = [1, 25]}}
    // expected-remark@above {{dependence from 2 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 2 at depth 2 = false}}
  }
  return
}

// -----

func.func @symbols(%m: memref<?xf32>, %c: f32, %a: index, %b: index) {
  affine.for %i = 0 to %a {
    affine.store %c, %m[%i + symbol(%b)] : memref<?xf32>
    // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 1 = [2, 2]}}
    // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 2 = false}}
    %0 = affine.load %m[%i + symbol(%b) - 2] : memref<?xf32>
    // expected-remark@above {{dependence from 1 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 2 = false}}
    %1 = affine.load %m[%i + symbol(%a) + symbol(%b)] : memref<?xf32>
    // expected-remark@above {{dependence from 2 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 2 at depth 2 = false}}
  }
  return
}

// -----

func.func @steps(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 1 to 40 step 4 {
    affine.store %c, %m[%i] : memref<100xf32>
    // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 1 = [8, 8]}}
    // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 2 = false}}
    %0 = affine.load %m[%i - 8] : memref<100xf32>
    // expected-remark@above {{dependence from 1 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 2 = false}}
    %1 = affine.load %m[%i + 2] : memref<100xf32>
    // expected-remark@above {{dependence from 2 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 2 at depth 2 = false}}
  }
  return
}

// -----

func.func @conditions(%m: memref<100xf32>, %c: f32, %n: index) {
  affine.for %i = 0 to 40 {
    affine.if affine_set<(d0) : (d0 - 20 >= 0)>(%i) {
      affine.store %c, %m[%i - 20] : memref<100xf32>
      // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
      // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 2 at depth 1 = false}}
      // expected-remark@above {{dependence from 0 to 2 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 3 at depth 1 = false}}
      // expected-remark@above {{dependence from 0 to 3 at depth 2 = false}}
    }
    %0 = affine.load %m[%i] : memref<100xf32>
    // expected-remark@above {{dependence from 1 to 0 at depth 1 = [20, 20]}}
    // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 2 = true}}
    // expected-remark@above {{dependence from 1 to 3 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 3 at depth 2 = false}}
    affine.if affine_set<(d0)[s0] : (d0 - s0 == 0)>(%i)[%n] {
      affine.store %c, %m[%i] : memref<100xf32>
      // expected-remark@above {{dependence from 2 to 0 at depth 1 = [20, 20]}}
      // expected-remark@above {{dependence from 2 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 2 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 2 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 2 to 2 at depth 1 = false}}
      // expected-remark@above {{dependence from 2 to 2 at depth 2 = false}}
      // expected-remark@above {{dependence from 2 to 3 at depth 1 = false}}
      // expected-remark@above {{dependence from 2 to 3 at depth 2 = true}}
      %1 = affine.load %m[%i] : memref<100xf32>
      // expected-remark@above {{dependence from 3 to 0 at depth 1 = [20, 20]}}
      // expected-remark@above {{dependence from 3 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 3 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 3 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 3 to 2 at depth 1 = false}}
      // expected-remark@above {{dependence from 3 to 2 at depth 2 = false}}
      // expected-remark@above {{dependence from 3 to 3 at depth 1 = false}}
      // expected-remark@above {{dependence from 3 to 3 at depth 2 = false}}
    }
  }
  return
}

// -----

func.func @several_bounds(%m: memref<100xf32>, %c: f32, %n: index) {
  affine.for %i = max affine_map<(d0) -> (d0, 10)>(%n) to min affine_map<(d0) -> (d0 + 8, 50)>(%n) {
    affine.store %c, %m[%i] : memref<100xf32>
    // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 0 to 2 at depth 1 = [5, 5]}}
    // expected-remark@above {{dependence from 0 to 2 at depth 2 = false}}
    %0 = affine.load %m[%i - 9] : memref<100xf32>
    // expected-remark@above {{dependence from 1 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 1 to 2 at depth 2 = false}}
    %1 = affine.load %m[%i - 5] : memref<100xf32>
    // expected-remark@above {{dependence from 2 to 0 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 0 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 1 at depth 2 = false}}
    // expected-remark@above {{dependence from 2 to 2 at depth 1 = false}}
    // expected-remark@above {{dependence from 2 to 2 at depth 2 = false}}
  }
  return
}

// -----

func.func @applied(%m: memref<100x100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    %p = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.for %j = 0 to 10 {
      %q = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%p, %j)
      affine.store %c, %m[%q, %j] : memref<100x100xf32>
      // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
      // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 0 at depth 3 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 1 = [1, 1][1, 1]}}
      // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 3 = false}}
      %0 = affine.load %m[%q - 3, %j - 1] : memref<100x100xf32>
      // expected-remark@above {{dependence from 1 to 0 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 0 at depth 3 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 3 = false}}
    }
  }
  return
}

// -----

func.func @two_nests(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %m[%i + %j] : memref<100xf32>
      // expected-remark@above {{dependence from 0 to 0 at depth 1 = [1, 9][-9, -1]}}
      // expected-remark@above {{dependence from 0 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 0 at depth 3 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 0 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 0 to 2 at depth 1 = [1, 9]}}
      // expected-remark@above {{dependence from 0 to 2 at depth 2 = true}}
    }
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i + %j + 15] : memref<100xf32>
      // expected-remark@above {{dependence from 1 to 0 at depth 1 = [6, 9]}}
      // expected-remark@above {{dependence from 1 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 1 at depth 3 = false}}
      // expected-remark@above {{dependence from 1 to 2 at depth 1 = false}}
      // expected-remark@above {{dependence from 1 to 2 at depth 2 = false}}
      // expected-remark@above {{dependence from 1 to 2 at depth 3 = false}}
      %1 = affine.load %m[%j] : memref<100xf32>
      // expected-remark@above {{dependence from 2 to 0 at depth 1 = [1, 9]}}
      // expected-remark@above {{dependence from 2 to 0 at depth 2 = false}}
      // expected-remark@above {{dependence from 2 to 1 at depth 1 = false}}
      // expected-remark@above {{dependence from 2 to 1 at depth 2 = false}}
      // expected-remark@above {{dependence from 2 to 1 at depth 3 = false}}
      // expected-remark@above {{dependence from 2 to 2 at depth 1 = false}}
      // expected-remark@above {{dependence from 2 to 2 at depth 2 = false}}
      // expected-remark@above {{dependence from 2 to 2 at depth 3 = false}}
    }
  }
  return
}

// -----

func.func @one(%m: memref<100xf32>, %c: f32) {
  affine.store %c, %m[0] : memref<100xf32>
  // expected-remark@above {{dependence from 0 to 0 at depth 1 = false}}
  // expected-remark@above {{dependence from 0 to 1 at depth 1 = false}}
  return
}
func.func @other(%m: memref<100xf32>) {
  %0 = affine.load %m[0] : memref<100xf32>
  // expected-remark@above {{dependence from 1 to 0 at depth 1 = false}}
  // expected-remark@above {{dependence from 1 to 1 at depth 1 = false}}
  return
}
