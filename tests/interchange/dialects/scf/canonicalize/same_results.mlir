func.func @same(%c: i1, %x: i32, %y: i32) -> (i32, i1, i1, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0:4 = scf.if %c -> (i32, i1, i1, i32) {
    "test.then"() : () -> ()
    scf.yield %x, %true, %false, %x : i32, i1, i1, i32
  } else {
    "test.else"() : () -> ()
    scf.yield %x, %false, %true, %y : i32, i1, i1, i32
  }
  return %0#0, %0#1, %0#2, %0#3 : i32, i1, i1, i32
}

// -----

func.func @blocks(%c: i1, %x: i32, %y: i32) -> i32 {
  "test.before"() : () -> ()
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^one, ^two
  ^one:
    %0 = "test.one"() : () -> i32
    scf.yield %0 : i32
  ^two:
    %1 = "test.two"() : () -> i32
    scf.yield %1 : i32
  }
  return %r : i32
}

// -----

func.func @stays(%c: i1, %x: i32) {
  scf.if %c {
    %r = scf.execute_region -> i32 {
      cf.cond_br %c, ^one, ^two
    ^one:
      %0 = "test.one"() : () -> i32
      scf.yield %0 : i32
    ^two:
      %1 = "test.two"() : () -> i32
      scf.yield %1 : i32
    }
    "test.use"(%r) : (i32) -> ()
  }
  return
}
