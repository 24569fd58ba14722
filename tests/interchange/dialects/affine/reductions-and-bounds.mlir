// Reductions and bounds of affine.parallel.

func.func @f() {
  %0 = "t.v"() : () -> (memref<8xf32>)
  %r = affine.parallel (%i) = (0) to (4) reduce ("assign") -> (memref<8xf32>) {
    affine.yield %0 : memref<8xf32>
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (f32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("assign") -> (f32) {
    affine.yield %0 : f32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (i32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("assign") -> (i32) {
    affine.yield %0 : i32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (ui32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("assign") -> (ui32) {
    affine.yield %0 : ui32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (none)
  %r = affine.parallel (%i) = (0) to (4) reduce ("assign") -> (none) {
    affine.yield %0 : none
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (f32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("addf") -> (f32) {
    affine.yield %0 : f32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (memref<8xf32>)
  %r = affine.parallel (%i) = (0) to (4) reduce ("assign") -> memref<8xf32> {
    affine.yield %0 : memref<8xf32>
  }
  return
}

// -----

func.func @f() {
  affine.parallel (%i) = (0) to (4) step (0) {
  }
  return
}

// -----

func.func @f() {
  affine.parallel (%i) = (0) to (4) step (-1) {
  }
  return
}

// -----

func.func @f() {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) {lowerBoundsMap = 1} : () -> ()
  return
}

// -----

func.func @f(%n: index) {
  affine.parallel (%i) = (max(%n, 1)) to (min(%n, 2)) {
  }
  affine.parallel (%i) = (max (1, 2)) to (4) {
  }
  return
}

// -----

func.func @f(%n: index) {
  "affine.parallel"(%n) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}
