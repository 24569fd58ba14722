// options: -convert-scf-to-cf=allow-pattern-rollback=0

func.func @a(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = scf.if %c -> i32 { scf.yield %x : i32 } else { %2 = arith.addi %x, %x : i32 scf.yield %2 : i32 }
    scf.yield %1 : i32
  } else {
    scf.if %c { "u.a"() : () -> () }
    scf.yield %x : i32
  }
  return %0 : i32
}

// -----

func.func @w(%a: i32, %b: f32) -> (i32, f32) {
  %0:2 = scf.while (%x = %a) : (i32) -> (i32, f32) {
    %c = "u.c"(%x) : (i32) -> i1
    scf.if %c { "u.q"() : () -> () } else { "u.p"() : () -> () }
    scf.condition(%c) %x, %b : i32, f32
  } do {
  ^bb0(%y: i32, %z: f32):
    %r = scf.for %i = %y to %y step %y iter_args(%q = %y) -> i32 : i32 {
      %t = "u.t"(%q, %i) : (i32, i32) -> i32
      scf.yield %t : i32
    }
    scf.yield %r : i32
  } attributes {foo = 1 : i32}
  return %0#0, %0#1 : i32, f32
}

// -----

func.func @p(%a: index, %b: index, %f: f32) -> (f32, f32) {
  %0:2 = scf.parallel (%i, %j) = (%a, %b) to (%b, %a) step (%a, %a) init (%f, %f) -> (f32, f32) {
    %x = "u.x"(%i, %j) : (index, index) -> f32
    scf.reduce(%x, %x : f32, f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: f32, %r: f32):
      %s = arith.mulf %l, %r : f32
      %t = "u.t"(%s) : (f32) -> f32
      scf.reduce.return %t : f32
    }
  } {bar}
  scf.parallel (%i) = (%a) to (%b) step (%a) {
    scf.parallel (%j) = (%a) to (%b) step (%a) {
      "u.z"(%i, %j) : (index, index) -> ()
    }
  }
  return %0#0, %0#1 : f32, f32
}
