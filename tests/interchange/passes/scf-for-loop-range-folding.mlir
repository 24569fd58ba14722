// options: -scf-for-loop-range-folding

func.func @f(%a: index, %b: index, %c: index) {
  %c3 = arith.constant 3 : index
  scf.for %i = %a to %b step %c {
    %0 = arith.muli %i, %c3 : index
    "u.u"(%0) : (index) -> ()
  }
  scf.for %i = %a to %b step %c {
    %0 = arith.addi %i, %a : index
    %1 = arith.muli %c3, %0 overflow<nsw> : index
    %2 = arith.addi %1, %a : index
    "u.u"(%2) : (index) -> ()
  }
  scf.for %i = %a to %b step %c {
    %0 = arith.addi %i, %i : index
    "u.u"(%0) : (index) -> ()
  }
  scf.for %i = %a to %b step %c {
    %0 = arith.addi %i, %a : index
    "u.u"(%0, %i) : (index, index) -> ()
  }
  scf.for %i = %a to %b step %c {
    scf.for %j = %i to %b step %c {
      %0 = arith.addi %i, %j : index
      "u.u"(%0) : (index) -> ()
    }
  }
  return
}

// -----

func.func @g(%a: i32, %b: i32, %c: i32, %x: f32) -> f32 {
  %r = scf.for unsigned %i = %a to %b step %c iter_args(%y = %x) -> f32 : i32 {
    %0 = "u.u"(%i, %y) : (i32, f32) -> f32
    scf.yield %0 : f32
  } {some = 1 : i32}
  scf.for %i = %a to %b step %c : i32 {
    scf.for %j = %i to %b step %c : i32 { "u.u"(%i, %j) : (i32, i32) -> () }
  }
  return %r : f32
}

// -----

func.func @h() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %d = arith.addi %c1, %c10 : index
  scf.for %i = %c0 to %d step %c1 { "u.u"(%i) : (index) -> () }
  return
}

// -----

func.func @products(%a: index, %b: index, %c: index) {
  %c4 = arith.constant 4 : index
  scf.for %i = %a to %b step %c {
    %0 = arith.muli %c4, %i : index
    %1 = arith.addi %0, %b : index
    %2 = arith.muli %1, %c4 overflow<nsw> : index
    "u.u"(%2) : (index) -> ()
  }
  scf.for %i = %a to %b step %c {
    %0 = arith.muli %i, %c4 : index
    %1 = arith.addi %0, %0 : index
    "u.u"(%1) : (index) -> ()
  }
  scf.for %i = %a to %b step %c {
    %k = "u.inside"() : () -> index
    %0 = arith.addi %i, %k : index
    "u.u"(%0) : (index) -> ()
  }
  scf.for %i = %a to %b step %c {
    %0 = arith.subi %i, %a : index
    "u.u"(%0) : (index) -> ()
  }
  return
}

// -----

// differs: MLIR takes over a factor that may be zero, and then the loop never ends.
func.func @unknown(%a: index, %b: index, %c: index) {
  scf.for %i = %a to %b step %c {
    %0 = arith.muli %i, %a : index
    "u.u"(%0) : (index) -> ()
  }
  return
}

// -----

// differs: MLIR makes the loop run downward.
func.func @negative(%a: index, %b: index, %c: index) {
  %m = arith.constant -1 : index
  scf.for %i = %a to %b step %c {
    %0 = arith.muli %i, %m : index
    "u.u"(%0) : (index) -> ()
  }
  return
}

// -----

func.func @carried(%a: index, %x: i32, %y: f32) -> (i32, f32) {
  %0:2 = scf.for %i = %a to %a step %a iter_args(%p = %x, %q = %y) -> (i32, f32) {
    %1 = scf.for %j = %i to %a step %a iter_args(%r = %p) -> i32 {
      %2 = arith.addi %r, %x : i32
      scf.yield %2 : i32
    }
    scf.yield %1, %q : i32, f32
  }
  return %0#0, %0#1 : i32, f32
}

// -----

func.func @blocks(%a: index, %c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  scf.for %i = %a to %a step %a { "u.u"(%i) : (index) -> () }
  cf.br ^bb2
^bb2:
  scf.for %i = %a to %a step %a { "u.v"(%i) : (index) -> () }
  return
}
