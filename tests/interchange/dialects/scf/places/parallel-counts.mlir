// Counts of bounds, steps and initial values of scf.parallel: each error at its place.

func.func @f(%b: i1, %n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
  } {operandSegmentSizes = 1}
  return
}

// -----

func.func @f(%n: index) {
  scf.parallel (%i) = (%n, %n) to (%n) step (%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  scf.parallel (%i) = (%n) to (%n, %n) step (%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n, %n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  scf.parallel (%i, %j) = (%n) to (%n) step (%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  scf.parallel () = () to () step () {
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  scf.parallel (%i) = (%n) to (%n) step (%n) init (%f, %f) -> f32 {
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) -> f32 {
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) {
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  "scf.parallel"(%n, %n, %n, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index, f32) -> ()
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  "scf.parallel"(%n, %n, %n, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index, f32) -> (f32)
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  "scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "scf.reduce"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: i32):
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
