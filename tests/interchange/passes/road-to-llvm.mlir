// options: -convert-scf-to-cf -convert-cf-to-llvm -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts

func.func @loop(%a: index) {
  scf.for %i = %a to %a step %a {
  }
  return
}

// -----

func.func @loops(%n: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %0 = memref.load %m[%i, %j] : memref<?x?xf32>
      %1 = arith.addf %0, %0 : f32
      memref.store %1, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @choice(%c: i1, %a: index, %b: index) -> index {
  %0 = scf.if %c -> index {
    %1 = arith.addi %a, %b : index
    scf.yield %1 : index
  } else {
    scf.yield %b : index
  }
  %2 = arith.muli %0, %0 : index
  return %2 : index
}

// -----

func.func @while(%a: index) -> index {
  %0 = scf.while (%x = %a) : (index) -> index {
    %c = arith.cmpi slt, %x, %a : index
    scf.condition(%c) %x : index
  } do {
  ^bb0(%y: index):
    %z = arith.addi %y, %y : index
    scf.yield %z : index
  }
  return %0 : index
}

// -----

func.func @parallel(%n: index) {
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
    %0 = arith.addi %i, %j : index
    "foo.use"(%0) : (index) -> ()
  }
  return
}

// -----

func.func @block_args(%c: i1, %a: index) -> index {
  cf.cond_br %c, ^a(%a : index), ^b(%a, %a : index, index)
^a(%x: index):
  "foo.use"(%x) : (index) -> ()
  cf.br ^b(%x, %a : index, index)
^b(%y: index, %z: index):
  "foo.use"(%z, %y) : (index, index) -> ()
  %0 = arith.muli %y, %z : index
  return %0 : index
}

// -----

func.func @execute(%a: index) -> index {
  %0 = scf.execute_region -> index {
    cf.br ^a(%a : index)
  ^a(%x: index):
    %1 = arith.addi %x, %a : index
    scf.yield %1 : index
  }
  return %0 : index
}

// -----

func.func private @sink(index)
func.func @diamond(%c: i1, %a: index) {
  %b = arith.addi %a, %a : index
  cf.cond_br %c, ^l, ^r
^l:
  call @sink(%b) : (index) -> ()
  cf.br ^j
^r:
  "foo.use"(%b) : (index) -> ()
  cf.br ^j
^j:
  call @sink(%a) : (index) -> ()
  return
}

// -----

func.func @later_blocks_first(%c: i1, %a: index) -> index {
  cf.br ^second
^first(%x: index):
  "foo.use"(%x) : (index) -> ()
  %1 = arith.addi %x, %a : index
  return %1 : index
^second:
  %y = arith.muli %a, %a : index
  "foo.use"(%y) : (index) -> ()
  cf.br ^first(%y : index)
}
