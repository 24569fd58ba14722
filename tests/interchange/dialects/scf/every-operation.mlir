func.func @cond(%c: i1, %a: i32, %b: f32) -> i32 {
  scf.if %c {
    "t.x"() : () -> ()
  }
  scf.if %c {
    "t.x"() : () -> ()
  } else {
    "t.y"() : () -> ()
  }
  %0 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %a : i32
  }
  %1:2 = scf.if %c -> (i32, f32) {
    scf.yield %a, %b : i32, f32
  } else {
    scf.yield %a, %b : i32, f32
  } {t.note}
  "scf.if"(%c) ({ scf.yield }, {}) : (i1) -> ()
  scf.if %c { } else { }
  scf.execute_region {
    scf.yield
  }
  %2 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a : i32
  ^bb2:
    scf.yield %0 : i32
  } {t.note}
  %3:2 = scf.execute_region -> (i32, f32) no_inline {
    scf.yield %a, %b : i32, f32
  }
  scf.execute_region no_inline { scf.yield }
  %4 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %5:2 = scf.while (%x = %a, %z = %b) : (i32, f32) -> (f32, i32) {
    scf.condition(%c) {t.x} %z, %x : f32, i32
  } do {
  ^bb0(%y: f32, %w : i32):
    scf.yield %w, %y : i32, f32
  } attributes {t.note}
  return %0 : i32
}
func.func @par(%a: index, %b: index, %s: index, %f: f32, %m : memref<?xf32>) -> f32 {
  scf.parallel (%i) = (%a) to (%b) step (%s) {
    "t.x"(%i) : (index) -> ()
  }
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%s, %s) {
    scf.reduce
  } {t.note}
  %0 = scf.parallel (%i) = (%a) to (%b) step (%s) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }
  }
  %1:2 = scf.parallel (%i) = (%a) to (%b) step (%s) init (%f, %a) -> (f32, index) {
    scf.reduce(%f, %i : f32, index) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }, {
    ^bb0(%l: index, %r: index):
      scf.reduce.return %r : index
    } {t.attr}
  }
  %2 = scf.index_switch %a -> f32
  case 2 {
    scf.yield %f : f32
  }
  case -5 {
    scf.yield %f : f32
  }
  default {
    scf.yield %f : f32
  }
  scf.index_switch %a {t.note}
  default {
  }
  %3:2 = scf.index_switch %a -> f32, index
  case 0 {
    scf.yield %f, %a : f32, index
  }
  default {
    scf.yield %f, %a : f32, index
  }
  return %0 : f32
}
func.func @forall(%a: index, %b: index) {
  scf.forall (%i, %j) in (%a, 4) {
    "t.x"(%i) : (index) -> ()
  }
  scf.forall (%i) in (%a) {
    scf.forall.in_parallel { }
  } {t.note}
  scf.forall (%i, %j) = (0, %a) to (10, %b) step (%a, 2) {
    scf.forall.in_parallel { }
  }
  scf.forall (%i, %j) = (0, 0) to (10, %b) step (1, 1) {
  }
  scf.forall () in () {
  }
  return
}
func.func @outs(%n: index, %t: tensor<?xf32>) -> tensor<?xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
    }
  }
  %r2:2 = scf.forall (%i) in (%n) shared_outs(%o = %t, %p = %t) -> (tensor<?xf32>, tensor<?xf32>) {
    scf.forall.in_parallel {
    } {t.note}
  }
  return %r : tensor<?xf32>
}
func.func @mixed(%lo: i64, %hi: i64) {
  scf.for unsigned %i = %lo to %hi step %lo : i64 {
  }
  return
}
