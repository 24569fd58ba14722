// scf.forall: bounds that are constants, and mappings to devices: each error at its place.

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [1]}
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = ["a"]}
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [i32]}
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.block<x>, #gpu.block<x>]}
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.thread<x>, 1]}
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#foo.thread<x>]}
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#foo<"thread<x>">]}
  return
}

// -----

func.func @f(%n: index) {
  "scf.forall"(%n) <{mapping = [1], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%i: index):
    scf.forall.in_parallel {
    }
  }) : (index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  %0 = arith.constant 0 : index
  scf.forall (%i) = (%0) to (%0) step (1) shared_outs(%o = %t) -> tensor<4xf32> {
  }
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.mask<3>]}
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.mask<3>, #gpu.mask<4>, #gpu.lane<x>]}
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.address_space<global>]}
  return
}
