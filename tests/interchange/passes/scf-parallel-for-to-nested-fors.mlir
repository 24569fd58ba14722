// options: -scf-parallel-for-to-nested-fors

func.func @p(%a: index, %b: index, %c: index, %x: f32) {
  scf.parallel (%i, %j) = (%a, %b) to (%b, %c) step (%c, %a) {
    "u.u"(%i, %j) : (index, index) -> ()
  } {foo}
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    scf.parallel (%j) = (%a) to (%i) step (%c) {
      "u.u"(%i, %j) : (index, index) -> ()
    }
  }
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%x) -> f32 {
    scf.reduce(%x : f32) { ^bb0(%l: f32, %q: f32): scf.reduce.return %l : f32 }
  }
  return
}

// -----

func.func @s(%a: index, %b: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<(d0) -> (1024, d0, 16)>(%a)
  %v = affine.min affine_map<(d0) -> (d0 - 3, 64)>(%b)
  %w = affine.min affine_map<(d0) -> (d0 - 3, d0)>(%b)
  scf.parallel (%i, %j) = (%c0, %c0) to (%u, %v) step (%c1, %c1) { "u.u"(%i, %j) : (index, index) -> () }
  scf.parallel (%i, %j) = (%c0, %c0) to (%u, %w) step (%c1, %c1) { "u.u"(%i, %j) : (index, index) -> () }
  scf.parallel (%i, %j) = (%c0, %c0) to (%u, %u) step (%c1, %c1) { "u.u"(%i, %j) : (index, index) -> () }
  scf.for %i = %c0 to %u step %c1 { "u.u"(%i, %u) : (index, index) -> () }
  scf.for %i = %c0 to %u step %c1 { scf.for %j = %c0 to %v step %c1 { "u.u"(%i, %j) : (index, index) -> () } }
  %x = arith.constant 1.0 : f32
  %r = scf.for %i = %c0 to %u step %c1 iter_args(%y = %x) -> f32 { scf.yield %y : f32 }
  return
}

// -----

func.func @three(%a: index, %b: index, %c: index) {
  scf.parallel (%i, %j, %k) = (%a, %b, %c) to (%b, %c, %a) step (%c, %a, %b) {
    "u.u"(%i, %j, %k) : (index, index, index) -> ()
    scf.for %n = %i to %j step %k {
      scf.parallel (%q) = (%n) to (%j) step (%k) { "u.v"(%q) : (index) -> () }
    }
  }
  return
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
