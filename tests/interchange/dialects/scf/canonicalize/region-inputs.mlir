// Results and arguments of regions that are always one value, equal to others, or dead.

func.func @k(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %a) -> (i32) {
    "t.u"(%i) : (index) -> ()
    scf.yield %b : i32
  }
  return %r : i32
}
// -----
func.func @inv(%a: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    "t.u"(%x, %y) : (i32, i32) -> ()
    scf.yield %y, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @dup(%a: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %z = "t.u"(%x, %y) : (i32, i32) -> (i32)
    scf.yield %z, %z : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @deadcycle(%a: i32, %n: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %z = "t.u"(%x) : (i32) -> (i32)
    %w = arith.addi %y, %y : i32
    scf.yield %z, %w : i32, i32
  }
  return %r#0 : i32
}
// -----
func.func @if(%a: i32, %c: i1) -> (i32, i32, i32) {
  %r:4 = scf.if %c -> (i32, i32, i32, i32) {
    %z = "t.u"() : () -> (i32)
    scf.yield %z, %z, %a, %z : i32, i32, i32, i32
  } else {
    %z = "t.v"() : () -> (i32)
    scf.yield %z, %z, %a, %z : i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
// -----
func.func @wh(%a: i32, %c: i1) -> (i32, i32, i32) {
  %r:4 = scf.while (%x = %a, %y = %a) : (i32, i32) -> (i32, i32, i32, i32) {
    %c2, %z = "t.u"(%x) : (i32) -> (i1, i32)
    scf.condition(%c2) %z, %z, %a, %y : i32, i32, i32, i32
  } do {
  ^bb0(%p: i32, %q: i32, %s : i32, %t : i32):
    %z = "t.v"(%p, %q, %s) : (i32, i32, i32) -> (i32)
    scf.yield %z, %t : i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
// -----
func.func @wh2(%a: i32, %c: i1) -> (i32) {
  %r:2 = scf.while (%x = %a, %y = %a) : (i32, i32) -> (i32, i32) {
    %c2, %z = "t.u"(%x) : (i32) -> (i1, i32)
    scf.condition(%c2) %z, %y : i32, i32
  } do {
  ^bb0(%p: i32, %t : i32):
    %z = "t.v"(%p) : (i32) -> (i32)
    scf.yield %z, %t : i32, i32
  }
  return %r#1 : i32
}
// -----
func.func @wh3(%a: i32, %c: i1) -> (i32) {
  %r:2 = scf.while (%x = %a, %y = %a) : (i32, i32) -> (i32, i32) {
    %c2, %z = "t.u"(%x) : (i32) -> (i1, i32)
    scf.condition(%c2) %y, %x : i32, i32
  } do {
  ^bb0(%p: i32, %t : i32):
    %z = "t.v"(%p) : (i32) -> (i32)
    scf.yield %z, %p : i32, i32
  }
  return %r#0 : i32
}
// -----
func.func @er(%a: i32) -> (i32, i32, i32) {
  %r:4 = scf.execute_region -> (i32, i32, i32, i32) no_inline {
    %z = "t.u"() : () -> i32
    scf.yield %z, %z, %a, %z : i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
// -----
func.func @sw(%a: i32, %i : index) -> (i32, i32, i32) {
  %r:4 = scf.index_switch %i -> i32, i32, i32, i32
  case 1 {
    %z = "t.u"() : () -> i32
    scf.yield %z, %z, %a, %z : i32, i32, i32, i32
  } default { 
    %z = "t.v"() : () -> i32
    scf.yield %z, %z, %a, %z : i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
