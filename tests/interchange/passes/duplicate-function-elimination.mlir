// options: -duplicate-function-elimination
// The first of equal functions stays, and calls go there. Locations do not matter.
func.func @first(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @second(%x: i32 loc("x")) -> i32 {
  %y = arith.addi %x, %x : i32 loc("y")
  return %y : i32
}
func.func @other(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
func.func @third(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @calls(%a: i32) -> (i32, i32, i32) {
  %0 = call @third(%a) : (i32) -> i32
  %1 = call @second(%0) : (i32) -> i32
  %2 = call @other(%1) : (i32) -> i32
  %f = constant @second : (i32) -> i32
  "u.x"() {names = [@third, {n = @second}]} : () -> ()
  return %0, %1, %2 : i32, i32, i32
}

// -----

// Declarations stay, also those that are alike; so do functions of other visibility or with other attributes.
func.func private @a(i32)
func.func private @b(i32)
func.func private @c(%x: i32) { return }
func.func @d(%x: i32) { return }
func.func @e(%x: i32) attributes {llvm.emit_c_interface} { return }
func.func @f(%x: i32 {llvm.noundef}) { return }
func.func private @g(%x: i32) { return }
func.func @h(%x: i64) { return }
func.func @i() { return }

// -----

// Blocks, in their order, with their arguments and successors.
func.func @a(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^l(%x : i32), ^r
^l(%y: i32):
  return %y : i32
^r:
  return %x : i32
}
func.func @same(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^l(%x : i32), ^r
^l(%y: i32):
  return %y : i32
^r:
  return %x : i32
}
func.func @swapped(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^r, ^l(%x : i32)
^l(%y: i32):
  return %y : i32
^r:
  return %x : i32
}
func.func @moved(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^l(%x : i32), ^r
^r:
  return %x : i32
^l(%y: i32):
  return %y : i32
}
func.func @use(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^l(%x : i32), ^r
^l(%y: i32):
  return %x : i32
^r:
  return %x : i32
}

// -----

// Regions, and operands in another order.
func.func @a(%n: index, %x: i32, %y: i32) -> i32 {
  %r = scf.for %i = %n to %n step %n iter_args(%s = %x) -> i32 {
    %t = arith.addi %s, %y : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @same(%n: index, %x: i32, %y: i32) -> i32 {
  %r = scf.for %i = %n to %n step %n iter_args(%s = %x) -> i32 {
    %t = arith.addi %s, %y : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @commuted(%n: index, %x: i32, %y: i32) -> i32 {
  %r = scf.for %i = %n to %n step %n iter_args(%s = %x) -> i32 {
    %t = arith.addi %y, %s : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @flags(%n: index, %x: i32, %y: i32) -> i32 {
  %r = scf.for %i = %n to %n step %n iter_args(%s = %x) -> i32 {
    %t = arith.addi %s, %y overflow<nsw> : i32
    scf.yield %t : i32
  }
  return %r : i32
}

// -----

// A block that uses a value of one that comes later is like no other.
func.func @a() -> i32 {
  cf.br ^late
^early:
  return %x : i32
^late:
  %x = arith.constant 1 : i32
  cf.br ^early
}
func.func @b() -> i32 {
  cf.br ^late
^early:
  return %x : i32
^late:
  %x = arith.constant 1 : i32
  cf.br ^early
}

// -----

// Only functions of func.
llvm.func @a() { llvm.return }
llvm.func @b() { llvm.return }
func.func @recursive(%x: i32) { call @recursive(%x) : (i32) -> () return }
func.func @recursive_too(%x: i32) { call @recursive_too(%x) : (i32) -> () return }

// -----

// In nested modules too.
func.func @f() { return }
module @inner {
  func.func @g() { return }
  func.func @h() { return }
  func.func @k(%a: i32) { call @k(%a) : (i32) -> () return }
}
func.func @i() { call @f() : () -> () return }
func.func @j() { call @f() : () -> () return }

// -----

// References in nested modules change too, and then refer to nothing.
func.func @f() { return }
module @inner {
  func.func @g() { return }
  func.func @h() { call @g() : () -> () return }
}
