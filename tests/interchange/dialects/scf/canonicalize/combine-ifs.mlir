// Two conditionals that become one.

func.func @neighbours(%c: i1) -> (i32, i32) {
  %0 = scf.if %c -> i32 {
    %x = "test.a"() : () -> i32
    scf.yield %x : i32
  } else {
    %x = "test.b"() : () -> i32
    scf.yield %x : i32
  }
  %1 = scf.if %c -> i32 {
    %x = "test.c"(%0) : (i32) -> i32
    scf.yield %x : i32
  } else {
    %x = "test.d"(%0) : (i32) -> i32
    scf.yield %x : i32
  }
  return %0, %1 : i32, i32
}

// -----

func.func @without_else(%c: i1) {
  scf.if %c {
    "test.a"() : () -> ()
  }
  scf.if %c {
    "test.b"() : () -> ()
  } else {
    "test.c"() : () -> ()
  }
  scf.if %c {
    "test.d"() : () -> ()
  }
  return
}

// -----

func.func @else_first(%c: i1) {
  scf.if %c {
  } else {
    "test.a"() : () -> ()
  }
  scf.if %c {
    "test.b"() : () -> ()
  }
  return
}

// -----

func.func @negated(%c: i1) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %c {
    "test.a"() : () -> ()
  }
  scf.if %n {
    "test.b"() : () -> ()
  }
  scf.if %c {
    "test.c"() : () -> ()
  } else {
    "test.d"() : () -> ()
  }
  "test.barrier"() : () -> ()
  scf.if %n {
    "test.e"() : () -> ()
  }
  scf.if %c {
    "test.f"() : () -> ()
  }
  return
}

// -----

func.func @not_neighbours(%c: i1, %d: i1) {
  scf.if %c {
    "test.a"() : () -> ()
  }
  "test.between"() : () -> ()
  scf.if %c {
    "test.b"() : () -> ()
  }
  scf.if %d {
    "test.c"() : () -> ()
  }
  return
}

// -----

func.func @nested(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = scf.if %d -> i32 {
      %x = "test.x"() : () -> i32
      scf.yield %x : i32
    } else {
      scf.yield %b : i32
    }
    scf.yield %1, %a : i32, i32
  } else {
    scf.yield %b, %b : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

func.func @nested_without_results(%c: i1, %d: i1, %e: i1) {
  scf.if %c {
    scf.if %d {
      scf.if %e {
        "test.x"(%c, %d, %e) : (i1, i1, i1) -> ()
      }
    }
  }
  scf.if %c {
    scf.if %d {
      "test.y"() : () -> ()
    } else {
      "test.z"() : () -> ()
    }
  }
  return
}

// -----

func.func @nested_different(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = scf.if %d -> i32 {
      %x = "test.x"() : () -> i32
      scf.yield %x : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %b : i32
  }
  return %0 : i32
}
