// options: -scf-parallel-loop-specialization

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

func.func @one(%n: index, %c: index) {
  %u = affine.min affine_map<(d0) -> (d0, 100, 32)>(%n)
  scf.parallel (%i) = (%c) to (%u) step (%c) {
    "u.u"(%i, %u) : (index, index) -> ()
  } {some = 1 : i32}
  return
}

// -----

func.func @nested(%n: index, %c: index) {
  %u = affine.min affine_map<(d0) -> (d0, 4)>(%n)
  scf.parallel (%i) = (%c) to (%u) step (%c) {
    %v = affine.min affine_map<(d0) -> (d0, 8)>(%i)
    scf.parallel (%j) = (%c) to (%v) step (%c) { "u.u"(%i, %j) : (index, index) -> () }
  }
  return
}

// -----

func.func @not_all(%n: index, %c: index) {
  %u = affine.min affine_map<(d0) -> (d0, 4)>(%n)
  %v = affine.max affine_map<(d0) -> (d0, 4)>(%n)
  scf.parallel (%i, %j) = (%c, %c) to (%u, %n) step (%c, %c) { "u.u"(%i, %j) : (index, index) -> () }
  scf.parallel (%i, %j) = (%c, %c) to (%u, %v) step (%c, %c) { "u.u"(%i, %j) : (index, index) -> () }
  return
}
