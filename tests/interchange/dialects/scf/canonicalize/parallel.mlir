// Patterns of scf.parallel and scf.forall.

func.func @dimensions(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i, %j, %k) = (%c0, %c7, %c0) to (%c1, %n, %c7) step (%c1, %c1, %c7) {
    "test.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c7) to (%c1, %n) step (%c1, %c1) {
    scf.parallel (%k) = (%c0) to (%n) step (%c1) {
      "test.use"(%i, %j, %k) : (index, index, index) -> ()
    }
  }
  scf.parallel (%i, %j) = (%c0, %c7) to (%n, %c7) step (%c1, %c1) {
    "test.gone"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

func.func @merge(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%m) step (%c1) {
      scf.parallel (%k) = (%c0) to (%m) step (%c1) {
        "test.use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%i) to (%m) step (%c1) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @reduce_once(%a: f32, %b: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%a, %b) -> (f32, f32) {
    %x = "test.x"(%i) : (index) -> f32
    scf.reduce(%x, %x : f32, f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: f32, %r: f32):
      %s = arith.mulf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %0#0, %0#1 : f32, f32
}

// -----

func.func @reduce_never(%a: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i, %j) = (%c0, %c1) to (%c1, %c0) step (%c1, %c1) init (%a) -> f32 {
    %x = "test.x"(%i) : (index) -> f32
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %0 : f32
}

// -----

func.func @reduce_dimension(%a: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) init (%a) -> f32 {
    %x = "test.x"(%i, %j) : (index, index) -> f32
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %0 : f32
}

// -----

func.func @forall(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.forall (%i, %j) = (%c0, %n) to (%n, %c8) step (%c1, %c1) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) in (1, %n) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) in (1, %c1) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) in (%n, 0) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) = (3, %n) to (5, 9) step (2, 1) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) in (1, %n) {
    "test.use"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
