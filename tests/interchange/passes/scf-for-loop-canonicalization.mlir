// options: -scf-for-loop-canonicalization

func.func @f(%t: tensor<?xf32>, %n: index, %m: memref<i64>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c2 {
    %1 = affine.min affine_map<(d0, d1)[] -> (2, d1 - d0)>(%i, %c4)
    "u.u"(%1) : (index) -> ()
  }
  return
}

// -----

func.func @g(%n: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c5 step %c2 {
    %1 = affine.min affine_map<(d0) -> (2, 5 - d0)>(%i)
    %2 = affine.max affine_map<(d0) -> (d0, 0)>(%i)
    %3 = affine.min affine_map<(d0) -> (d0, 4)>(%i)
    %4 = affine.max affine_map<(d0) -> (d0 + 1, 4)>(%i)
    "u.u"(%1, %2, %3, %4) : (index, index, index, index) -> ()
  }
  return
}

// -----

func.func @h(%n: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c2 {
    %1 = affine.min affine_map<(d0)[s0] -> (2, s0 - d0)>(%i)[%n]
    %2 = affine.min affine_map<(d0)[s0] -> (1, s0 - d0)>(%i)[%n]
    %3 = affine.min affine_map<(d0)[s0] -> (s0, d0)>(%i)[%n]
    "u.u"(%1, %2, %3) : (index, index, index) -> ()
  }
  scf.for %i = %c0 to %n step %s {
    %3 = affine.min affine_map<(d0)[s0] -> (s0, d0)>(%i)[%n]
    "u.u"(%3) : (index) -> ()
  }
  return
}

// -----

func.func @single() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c1 to %c3 step %c2 {
    %1 = affine.min affine_map<(d0) -> (2, d0 + 5)>(%i)
    %2 = affine.min affine_map<(d0) -> (20, d0 + 5)>(%i)
    "u.u"(%1, %2) : (index, index) -> ()
  }
  return
}

// -----

func.func @never() {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c3 to %c1 step %c1 {
    %1 = affine.min affine_map<(d0) -> (2, d0 + 5)>(%i)
    "u.u"(%1) : (index) -> ()
  }
  return
}

// -----

func.func @parallel(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%c4, %n) step (%c2, %c2) {
    %1 = affine.min affine_map<(d0) -> (2, 4 - d0)>(%i)
    %2 = affine.max affine_map<(d0) -> (d0, 1)>(%j)
    %3 = affine.min affine_map<(d0, d1) -> (d0 + d1, 1)>(%i, %j)
    "u.u"(%1, %2, %3) : (index, index, index) -> ()
  }
  scf.forall (%i, %j) in (10, %n) {
    %1 = affine.min affine_map<(d0) -> (d0, 9)>(%i)
    %2 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%j)[%n]
    "u.u"(%1, %2) : (index, index) -> ()
  }
  scf.forall (%i) = (0) to (100) step (10) {
    %1 = affine.min affine_map<(d0) -> (10, 100 - d0)>(%i)
    "u.u"(%1) : (index) -> ()
  }
  return
}

// -----

func.func @dims(%t: tensor<?x?xf32>, %s: tensor<2x2xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?x?xf32> {
    %d = tensor.dim %a, %c0 : tensor<?x?xf32>
    "u.u"(%d) : (index) -> ()
    %b = tensor.insert_slice %s into %a[0, 0][2, 2][1, 1] : tensor<2x2xf32> into tensor<?x?xf32>
    scf.yield %b : tensor<?x?xf32>
  }
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?x?xf32> {
    %d = tensor.dim %a, %c0 : tensor<?x?xf32>
    "u.u"(%d) : (index) -> ()
    %b = "u.grow"(%a) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %b : tensor<?x?xf32>
  }
  %d0 = tensor.dim %r, %c1 : tensor<?x?xf32>
  %d1 = tensor.dim %q, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// -----

func.func @nested_dims(%t: memref<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> memref<?xf32> {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> memref<?xf32> {
      %d = memref.dim %b, %c0 : memref<?xf32>
      "u.u"(%d) : (index) -> ()
      scf.yield %b : memref<?xf32>
    }
    scf.yield %q : memref<?xf32>
  }
  %d0 = memref.dim %r, %c0 : memref<?xf32>
  return %d0 : index
}

// -----

func.func @two(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c30 = arith.constant 30 : index
  scf.for %i = %c0 to %c30 step %c3 {
    scf.for %j = %i to %c30 step %c3 {
      %1 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%i, %j)
      %2 = affine.max affine_map<(d0, d1) -> (d0, d1, 0)>(%i, %j)
      %3 = affine.min affine_map<(d0, d1) -> (3, 30 - d0, 30 - d1)>(%i, %j)
      %4 = affine.min affine_map<(d0, d1) -> (7, 30 - d0, 30 - d1)>(%i, %j)
      %5 = affine.min affine_map<(d0) -> (d0 floordiv 3, 10)>(%i)
      %6 = affine.max affine_map<(d0) -> (d0 mod 7, 6)>(%i)
      "u.u"(%1, %2, %3, %4, %5, %6) : (index, index, index, index, index, index) -> ()
    }
  }
  return
}

// -----

func.func @unrelated(%n: index, %m: index) -> (index, index) {
  %1 = affine.min affine_map<(d0) -> (d0, d0 + 1)>(%n)
  %2 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%n, %m)
  return %1, %2 : index, index
}

// -----

func.func @tensor_sizes(%t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  scf.for %i = %c0 to %d step %c8 {
    %1 = affine.min affine_map<(d0)[s0] -> (8, -d0 + s0)>(%i)[%d]
    %2 = affine.max affine_map<(d0)[s0] -> (0, -d0 + s0)>(%i)[%d]
    "u.u"(%1, %2) : (index, index) -> ()
  }
  return
}
