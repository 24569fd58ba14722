// Steps of affine loops that are not above zero: each error at its place.

func.func @f() {
  affine.for %i = 0 to 4 step -1 {
  }
  return
}

// -----

func.func @f() {
  affine.for %i = 4 to 0 step 0 {
  }
  affine.for %i = 0 to 8 step 0 iter_args(%a = %i) -> index {
    affine.yield %a : index
  }
  return
}

// -----

func.func @f() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : i32, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%arg0: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%b: i1, %n: index) {
  affine.for %i = 0 to 4 {
  } {step = 2 : index}
  return
}

// -----

func.func @f(%b: i1, %n: index) {
  affine.for %i = 0 to 4 step 2 {
  } {step = 2 : index}
  return
}
