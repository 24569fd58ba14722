// Patterns of scf.execute_region and scf.index_switch.

func.func @one_block(%a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    %x = "test.x"(%a) : (i32) -> i32
    scf.yield %x : i32
  }
  %1 = scf.execute_region -> i32 no_inline {
    %x = "test.x"(%0) : (i32) -> i32
    scf.yield %x : i32
  }
  return %1 : i32
}

// -----

func.func @blocks_in_loop(%c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.execute_region {
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      "test.x"() : () -> ()
      scf.yield
    ^bb2:
      "test.y"() : () -> ()
      scf.yield
    }
  }
  return
}

// -----

func.func @cases(%a: i32) -> (i32, i32) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %0 = scf.index_switch %c2 -> i32
  case 1 {
    %x = "test.one"() : () -> i32
    scf.yield %x : i32
  }
  case 2 {
    %x = "test.two"() : () -> i32
    scf.yield %x : i32
  }
  default {
    scf.yield %a : i32
  }
  %1 = scf.index_switch %c9 -> i32
  case 1 {
    %x = "test.one"() : () -> i32
    scf.yield %x : i32
  }
  default {
    %x = "test.other"() : () -> i32
    scf.yield %x : i32
  }
  return %0, %1 : i32, i32
}
