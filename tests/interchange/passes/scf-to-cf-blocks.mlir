// options: -convert-scf-to-cf

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

func.func @dw(%a: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %c = "u.c"(%x) : (i32) -> i1
    %y = "u.n"(%x) : (i32) -> i32
    scf.condition(%c) %y : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %0 : i32
}

// -----

func.func @dw2(%a: i32) -> (i32, i32) {
  %0:2 = scf.while (%x = %a, %z = %a) : (i32, i32) -> (i32, i32) {
    %c = "u.c"(%x) : (i32) -> i1
    scf.condition(%c) %x, %z : i32, i32
  } do {
  ^bb0(%y: i32, %w: i32):
    scf.yield %w, %y : i32, i32
  }
  return %0#0, %0#1 : i32, i32
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

// -----

func.func @f(%a: index) {
  scf.forall (%i, %j) in (%a, 4) {
    "u.z"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) = (0, %a) to (%a, 10) step (2, %a) {
    "u.z"(%i, %j) : (index, index) -> ()
    scf.if %c { "u.q"() : () -> () }
    %c = "u.c"() : () -> i1
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// -----

func.func @f(%a: index) {
  scf.forall (%i, %j) in (%a, 4) {
    %c = "u.c"() : () -> i1
    scf.if %c { "u.q"() : () -> () }
  }
  scf.forall (%i, %j) = (0, %a) to (%a, 10) step (2, %a) {
    "u.z"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

func.func @e(%a: index, %c: i1) -> index {
  %0 = scf.execute_region -> index {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %1 = scf.if %c -> index { scf.yield %a : index } else { scf.yield %a : index }
    scf.yield %1 : index
  ^bb2:
    %2 = scf.execute_region -> index { scf.yield %a : index }
    scf.yield %2 : index
  }
  scf.execute_region no_inline { "u.a"() : () -> () scf.yield }
  return %0 : index
}

// -----

#a = #llvm.loop_annotation<disableNonforced = true>
func.func @ann(%a: index, %m: i1) {
  scf.for %i = %a to %a step %a { "u.z"() : () -> () } {llvm.loop_annotation = #a, other}
  scf.for unsigned %i = %a to %a step %a { "u.z"() : () -> () } {llvm.loop_annotation = #a, other}
  scf.while : () -> () { scf.condition(%m) } do { scf.yield } attributes {llvm.loop_annotation = #a}
  scf.while : () -> () { scf.condition(%m) } do { "u.z"() : () -> () scf.yield } attributes {llvm.loop_annotation = #a, llvm.x = 3 : i32}
  scf.parallel (%i) = (%a) to (%a) step (%a) { "u.z"() : () -> () } {llvm.loop_annotation = #a}
  scf.parallel (%i, %j) = (%a, %a) to (%a, %a) step (%a, %a) { "u.z"() : () -> () } {llvm.loop_annotation = #a}
  return
}

// -----

func.func @n(%a: index, %m: memref<4xf32>) {
  scf.for %i = %a to %a step %a {
    scf.for %j = %a to %i step %a {
      %c = arith.cmpi eq, %i, %j : index
      scf.if %c {
        scf.for %k = %a to %i step %a { "u.k"(%k) : (index) -> () }
        "u.c"() : () -> ()
      } else {
        scf.while : () -> () { scf.condition(%c) } do { "u.w"() : () -> () scf.yield }
      }
      "u.m"() : () -> ()
    }
    "u.o"() : () -> ()
  }
  return
}

// -----

"u.op"() ({
^bb0(%a: index):
  scf.for %i = %a to %a step %a { "u.z"() : () -> () }
  "u.end"() : () -> ()
}) : () -> ()

// -----

func.func @g(%t: tensor<4xf32>, %a: index) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (%a) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel { }
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @lab(%a: i1, %b: index) {
  cf.br ^bb2
^bb1:
  scf.if %a { "u.1"() : () -> () }
  return
^bb2:
  scf.for %i = %b to %b step %b { "u.2"() : () -> () }
  scf.if %a { "u.3"() : () -> () }
  cf.cond_br %a, ^bb1, ^bb2
}

// -----

module {
  module @inner {
    func.func @x(%a: i1) { scf.if %a { "u.1"() : () -> () } return }
  }
  func.func private @y(i1)
}

// -----

func.func @dead(%a: i1) {
  return
^bb1:
  scf.if %a { "u.1"() : () -> () }
  cf.br ^bb1
}

// -----

func.func @uns(%a: i1) {
  scf.if %a { "u.term"() : () -> () }
  return
}

// -----

// differs: MLIR cuts the index to 32 bits.
func.func @switch(%a: index) {
  scf.index_switch %a
  case 4 { "u.u"() : () -> () scf.yield }
  default { scf.yield }
  return
}

// -----

func.func @unsigned(%a: i32, %b: i32, %s: i32, %x: f32) -> f32 {
  %0 = scf.for unsigned %i = %a to %b step %s iter_args(%y = %x) -> f32 : i32 {
    %1 = arith.addf %y, %y : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}

// -----

func.func @while_without_values(%c: i1) {
  scf.while : () -> () {
    "u.before"() : () -> ()
    scf.condition(%c)
  } do {
    "u.after"() : () -> ()
    scf.yield
  }
  return
}

// -----

func.func @while_of_blocks(%c: i1, %x: i32) -> i32 {
  %0 = scf.while (%y = %x) : (i32) -> i32 {
    %1 = scf.execute_region -> i32 {
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      scf.yield %y : i32
    ^bb2:
      scf.yield %x : i32
    }
    scf.condition(%c) %1 : i32
  } do {
  ^bb0(%z: i32):
    %2 = scf.if %c -> i32 { scf.yield %z : i32 } else { scf.yield %x : i32 }
    scf.yield %2 : i32
  }
  return %0 : i32
}

// -----

func.func @three_reductions(%n: index, %s: index, %x: f32, %i: i32) -> (f32, i32, f32) {
  %0:3 = scf.parallel (%a, %b, %c) = (%s, %s, %s) to (%n, %n, %n) step (%s, %s, %s) init (%x, %i, %x) -> (f32, i32, f32) {
    scf.reduce(%x, %i, %x : f32, i32, f32) {
    ^bb0(%l: f32, %r: f32):
      %1 = arith.maximumf %l, %r : f32
      scf.reduce.return %1 : f32
    }, {
    ^bb0(%l: i32, %r: i32):
      %1 = arith.ori %l, %r : i32
      scf.reduce.return %1 : i32
    }, {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %r : f32
    }
  }
  return %0#0, %0#1, %0#2 : f32, i32, f32
}

// -----

func.func @choice_in_reduction(%n: index, %s: index, %x: f32) -> f32 {
  %0 = scf.parallel (%a) = (%s) to (%n) step (%s) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf olt, %l, %r : f32
      %1 = scf.if %c -> f32 { scf.yield %l : f32 } else { scf.yield %r : f32 }
      scf.reduce.return %1 : f32
    }
  }
  return %0 : f32
}

// -----

func.func @empty_regions(%c: i1, %n: index) {
  scf.if %c { }
  scf.if %c { } else { }
  scf.for %i = %n to %n step %n { }
  scf.parallel (%i) = (%n) to (%n) step (%n) { }
  scf.forall (%i) in (%n) { }
  return
}
