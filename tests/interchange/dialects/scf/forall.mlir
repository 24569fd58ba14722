// scf.forall: bounds that are constants, and mappings to devices.

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = []}
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = 1}
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.thread<x>]}
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.thread<x>, #gpu.block<x>]}
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<x>]}
  return
}

// -----

func.func @f(%n: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  scf.forall (%i) = (%0) to (%n) step (%1) {
  }
  return
}

// -----

func.func @f(%n: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  scf.forall (%i) = (0) to (%n) step (%1) {
  }
  scf.forall (%i) = (%0) to (%n) step (1) {
  }
  scf.forall (%i, %j) = (%0, %n) to (%n, %n) step (1, 1) {
  }
  scf.forall (%i, %j) = (%0, 0) to (%n, 8) step (1, %1) {
  }
  scf.forall (%i) = (%1) to (%n) step (1) {
  }
  scf.forall (%i) = (%1) to (%1) step (%1) {
  }
  return
}

// -----

func.func @f(%n: index) {
  %0 = index.constant 0
  %1 = index.constant 1
  scf.forall (%i) = (%0) to (%n) step (%1) {
  }
  return
}

// -----

func.func @f(%n: index) {
  %0 = "arith.constant"() {value = 0 : index} : () -> index
  %1 = "foo.const"() {value = 1 : index} : () -> index
  scf.forall (%i) = (%0) to (%n) step (%1) {
  }
  return
}

// -----

func.func @f(%n: index) {
  scf.forall () in () {
  }
  scf.forall (%i) = (0) to (4) step (1) {
    scf.forall.in_parallel {
    }
  }
  return
}

// -----

func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.thread<x>, #gpu.mask<3>]}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.warp<y>]}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.warpgroup<linear_dim_1>]}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.lane<linear_dim_0>]}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.memory_space<global>]}
  return
}
