// Reductions and bounds of affine.parallel: each error at its place.

func.func @f() {
  %0 = "t.v"() : () -> (memref<8xf32>)
  %r = affine.parallel (%i) = (0) to (4) reduce ("addf") -> (memref<8xf32>) {
    affine.yield %0 : memref<8xf32>
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (i32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("addf") -> (i32) {
    affine.yield %0 : i32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (ui32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("addf") -> (ui32) {
    affine.yield %0 : ui32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (none)
  %r = affine.parallel (%i) = (0) to (4) reduce ("addf") -> (none) {
    affine.yield %0 : none
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (memref<8xf32>)
  %r = affine.parallel (%i) = (0) to (4) reduce ("maxsi") -> (memref<8xf32>) {
    affine.yield %0 : memref<8xf32>
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (f32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("maxsi") -> (f32) {
    affine.yield %0 : f32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (i32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("maxsi") -> (i32) {
    affine.yield %0 : i32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (ui32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("maxsi") -> (ui32) {
    affine.yield %0 : ui32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (none)
  %r = affine.parallel (%i) = (0) to (4) reduce ("maxsi") -> (none) {
    affine.yield %0 : none
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (memref<8xf32>)
  %r = affine.parallel (%i) = (0) to (4) reduce ("maxnumf") -> (memref<8xf32>) {
    affine.yield %0 : memref<8xf32>
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (f32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("maxnumf") -> (f32) {
    affine.yield %0 : f32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (i32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("maxnumf") -> (i32) {
    affine.yield %0 : i32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (ui32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("maxnumf") -> (ui32) {
    affine.yield %0 : ui32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (none)
  %r = affine.parallel (%i) = (0) to (4) reduce ("maxnumf") -> (none) {
    affine.yield %0 : none
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (memref<8xf32>)
  %r = affine.parallel (%i) = (0) to (4) reduce ("xori") -> (memref<8xf32>) {
    affine.yield %0 : memref<8xf32>
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (f32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("xori") -> (f32) {
    affine.yield %0 : f32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (i32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("xori") -> (i32) {
    affine.yield %0 : i32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (ui32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("xori") -> (ui32) {
    affine.yield %0 : ui32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (none)
  %r = affine.parallel (%i) = (0) to (4) reduce ("xori") -> (none) {
    affine.yield %0 : none
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (memref<8xf32>)
  %r = affine.parallel (%i) = (0) to (4) reduce ("foo") -> (memref<8xf32>) {
    affine.yield %0 : memref<8xf32>
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (f32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("foo") -> (f32) {
    affine.yield %0 : f32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (i32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("foo") -> (i32) {
    affine.yield %0 : i32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (ui32)
  %r = affine.parallel (%i) = (0) to (4) reduce ("foo") -> (ui32) {
    affine.yield %0 : ui32
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (none)
  %r = affine.parallel (%i) = (0) to (4) reduce ("foo") -> (none) {
    affine.yield %0 : none
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (memref<8xf32>)
  %r = affine.parallel (%i) = (0) to (4) reduce ("assign", "assign") -> (memref<8xf32>) {
    affine.yield %0 : memref<8xf32>
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (memref<8xf32>)
  %r = affine.parallel (%i) = (0) to (4) reduce () -> (memref<8xf32>) {
    affine.yield %0 : memref<8xf32>
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (memref<8xf32>)
  %r = affine.parallel (%i) = (0) to (4) reduce (assign) -> (memref<8xf32>) {
    affine.yield %0 : memref<8xf32>
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (memref<8xf32>)
  %r = affine.parallel (%i) = (0) to (4) reduce ("assign", "addf") -> (memref<8xf32>, memref<8xf32>) {
    affine.yield %0 : memref<8xf32>
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (memref<8xf32>)
  %r = affine.parallel (%i) = (0) to (4) reduce ("assign") {
    affine.yield %0 : memref<8xf32>
  }
  return
}

// -----

func.func @f() {
  %0 = "t.v"() : () -> (memref<8xf32>)
  %r = affine.parallel (%i) = (0) to (4) reduce () {
    affine.yield %0 : memref<8xf32>
  }
  return
}

// -----

func.func @f(%b: i1, %n: memref<4xf32>, %i: index) {
  %0 = affine.parallel (%i) = (0) to (4) reduce("addf") -> f32 {
    %1 = affine.load %n[%i] : memref<4xf32>
    affine.yield %1 : f32
  } {steps = [1]}
  return
}

// -----

func.func @f(%b: i1, %n: memref<4xf32>, %i: index) {
  affine.parallel (%i) = (0) to (4) {
  } {reductions = 1}
  return
}

// -----

func.func @f(%n: index) {
  affine.parallel (%i) = () to (4) {
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.parallel (%i, %j) = (0) to (4) {
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.parallel (%i) = (0) to (4) step (1, 2) {
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.parallel (%i) = (0) to (4) step (%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.parallel (%i) = (max()) to (4) {
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.parallel (%i) = (min(0, 1)) to (4) {
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.parallel (%i) = (0) to (max(0, 1)) {
  }
  return
}

// -----

func.func @f(%n: index) {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0, 1)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%n: index) {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4, 5)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%n: index) {
  "affine.parallel"() <{lowerBoundsGroups = dense<0> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> ()>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%n: index) {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<0> : tensor<1xi32>, upperBoundsMap = affine_map<() -> ()>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%n: index) {
  "affine.parallel"(%n) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0, 1)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%n: index) {
  affine.for %k = 0 to 4 {
    %x = "t.x"() : () -> index
    affine.parallel (%i) = (%x) to (4) {
    }
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.for %k = 0 to 4 {
    %x = "t.x"() : () -> index
    affine.parallel (%i) = (0) to (symbol(%x)) {
    }
  }
  return
}
