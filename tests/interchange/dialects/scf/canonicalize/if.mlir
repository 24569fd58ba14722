// Patterns of one conditional.

func.func @constant_conditions(%a: i32, %b: i32) -> (i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = scf.if %true -> i32 {
    %x = "test.yes"() : () -> i32
    scf.yield %x : i32
  } else {
    %x = "test.no"() : () -> i32
    scf.yield %x : i32
  }
  %1 = scf.if %false -> i32 {
    %x = "test.yes"() : () -> i32
    scf.yield %x : i32
  } else {
    %x = "test.no"() : () -> i32
    scf.yield %x : i32
  }
  scf.if %false {
    "test.gone"() : () -> ()
  }
  scf.if %true {
    "test.stays"() : () -> ()
  }
  return %0, %1 : i32, i32
}

// -----

func.func @negation(%c: i1) -> i32 {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %0 = scf.if %n -> i32 {
    %x = "test.a"() : () -> i32
    scf.yield %x : i32
  } else {
    %x = "test.b"() : () -> i32
    scf.yield %x : i32
  }
  scf.if %n {
    "test.c"() : () -> ()
  }
  scf.if %n {
    "test.d"() : () -> ()
  } else {
    "test.e"() : () -> ()
  }
  return %0 : i32
}

// -----

func.func @propagate(%c: i1, %d: i1) {
  scf.if %c {
    "test.use"(%c, %d) : (i1, i1) -> ()
    scf.if %d {
      "test.use"(%c, %d) : (i1, i1) -> ()
    } else {
      "test.use"(%d, %c) : (i1, i1) -> ()
    }
  } else {
    "test.use"(%c, %d) : (i1, i1) -> ()
    scf.if %c {
      "test.never"() : () -> ()
    }
  }
  "test.use"(%c) : (i1) -> ()
  return
}

// -----

func.func @select(%c: i1, %a: i32, %b: i32, %d: f32) -> (i32, i32, f32, i32) {
  %0:4 = scf.if %c -> (i32, i32, f32, i32) {
    %x = "test.x"() : () -> i32
    scf.yield %a, %x, %d, %a : i32, i32, f32, i32
  } else {
    scf.yield %b, %a, %d, %a : i32, i32, f32, i32
  }
  return %0#0, %0#1, %0#2, %0#3 : i32, i32, f32, i32
}

// -----

func.func @only_select(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  return %0 : i32
}

// -----

func.func @condition_as_value(%c: i1) -> (i1, i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0:5 = scf.if %c -> (i1, i1, i1, i1, i32) {
    %x = "test.x"() : () -> i32
    scf.yield %true, %false, %true, %false, %x : i1, i1, i1, i1, i32
  } else {
    %x = "test.y"() : () -> i32
    scf.yield %false, %true, %true, %false, %x : i1, i1, i1, i1, i32
  }
  "test.use"(%0#4) : (i32) -> ()
  return %0#0, %0#1, %0#2, %0#3 : i1, i1, i1, i1
}

// -----

func.func @empty(%c: i1) {
  scf.if %c {
    "test.a"() : () -> ()
  } else {
  } {note = 1 : i32}
  scf.if %c {
  } else {
    "test.b"() : () -> ()
  }
  scf.if %c {
  } else {
  }
  return
}
