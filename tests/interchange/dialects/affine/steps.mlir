// Steps of affine loops that are not above zero.

func.func @f() {
  affine.for %i = 0 to 4 step 0 {
  }
  return
}

// -----

func.func @f() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 0 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%arg0: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
