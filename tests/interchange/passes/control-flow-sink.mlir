// options: -control-flow-sink
func.func @sink_one(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  %1 = arith.subi %b, %a : i32
  %r = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %1 : i32
  }
  return %r : i32
}

// -----

func.func @sink_chain(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  %1 = arith.addi %0, %a : i32
  %2 = arith.muli %1, %0 : i32
  %r = scf.if %c -> i32 {
    %3 = arith.addi %2, %1 : i32
    scf.yield %3 : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}

// -----

func.func @used_outside(%c: i1, %a: i32) -> (i32, i32) {
  %0 = arith.subi %a, %a : i32
  %r = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %a : i32
  }
  return %r, %0 : i32, i32
}

// -----

func.func @used_in_both(%c: i1, %a: i32) -> i32 {
  %0 = arith.subi %a, %a : i32
  %r = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %0 : i32
  }
  return %r : i32
}

// -----

func.func @effects(%c: i1, %m: memref<i32>, %a: i32) -> i32 {
  %0 = memref.load %m[] : memref<i32>
  %r = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}

// -----

func.func @nested(%c: i1, %d: i1, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %r = scf.if %c -> i32 {
    %s = scf.if %d -> i32 {
      %1 = arith.muli %0, %a : i32
      scf.yield %1 : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %s : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}

// -----

func.func @switch(%i: index, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %a, %a : i32
  %r = scf.index_switch %i -> i32
  case 1 {
    scf.yield %0 : i32
  }
  default {
    scf.yield %1 : i32
  }
  return %r : i32
}

// -----

func.func @loop(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.addi %a, %a : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    %1 = arith.addi %x, %0 : i32
    scf.yield %1 : i32
  }
  return %r : i32
}

// -----

func.func @affine_if(%n: index, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %r = affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%n) -> i32 {
    affine.yield %0 : i32
  } else {
    affine.yield %a : i32
  }
  return %r : i32
}

// -----

func.func @execute(%n: index, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %r = scf.execute_region -> i32 {
    cf.br ^bb1
  ^bb1:
    scf.yield %0 : i32
  }
  return %r : i32
}

// -----

func.func @in_loop_in_if(%c: i1, %n: index, %a: i32, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.addi %a, %a : i32
  scf.if %c {
    scf.for %i = %c0 to %n step %c1 {
      memref.store %0, %m[%i] : memref<?xi32>
    }
  }
  return
}

// -----

func.func @same_twice(%c: i1, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %a, %a : i32
  %r = scf.if %c -> i32 {
    %2 = arith.addi %0, %0 : i32
    %3 = arith.addi %2, %1 : i32
    scf.yield %3 : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
