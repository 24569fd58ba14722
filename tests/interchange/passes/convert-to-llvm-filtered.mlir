// options: -convert-to-llvm=filter-dialects=arith,func

func.func @unknown() {
  "foo.bar"() : () -> ()
  return
}

// -----

func.func @unknown_result(%a: index) -> index {
  %0 = "foo.bar"(%a) ({
    %1 = arith.addi %a, %a : index
    "foo.yield"(%1) : (index) -> ()
  }) : (index) -> index
  return %0 : index
}

// -----

func.func @isolated(%a: index) -> index {
  %0 = "foo.bar"(%a) : (index) -> index
  %1 = "foo.bar"(%a) : (index) -> i64
  %2 = arith.index_cast %1 : i64 to index
  %3 = arith.addi %0, %2 : index
  return %3 : index
}

// -----

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

func.func @affine(%n: index, %m: memref<4xf32>) {
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i] : memref<4xf32>
    %1 = arith.negf %0 : f32
    affine.store %1, %m[%i] : memref<4xf32>
  }
  return
}

// -----

func.func @tensor(%t: tensor<4xf32>) {
  return
}

// -----

func.func @tensor_op(%t: tensor<?xf32>, %i: index) -> f32 {
  %c = arith.constant 1 : index
  %j = arith.addi %i, %c : index
  %0 = tensor.extract %t[%j] : tensor<?xf32>
  %d = tensor.dim %t, %c : tensor<?xf32>
  %e = arith.addi %d, %j : index
  "foo.x"(%e) : (index) -> ()
  return %0 : f32
}

// -----

func.func @tensor_call(%t: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %0 = call @tensor_callee(%t, %i) : (tensor<4xf32>, index) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @tensor_callee(%t: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}

// -----

func.func @tensor_constant() -> tensor<2xindex> {
  %0 = arith.constant dense<[1, 2]> : tensor<2xindex>
  %1 = arith.addi %0, %0 : tensor<2xindex>
  return %1 : tensor<2xindex>
}

// -----

func.func @same_value_twice(%a: index) -> index {
  %0 = arith.addi %a, %a : index
  "foo.use"(%0, %0) : (index, index) -> ()
  "foo.use"(%0) : (index) -> ()
  return %0 : index
}

// -----

func.func @use_before(%a: index, %b: index, %c: index) -> index {
  "foo.use"(%b) : (index) -> ()
  %0 = arith.addi %c, %b : index
  "foo.use"(%a, %c) : (index, index) -> ()
  %1 = arith.addi %a, %0 : index
  return %1 : index
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

func.func @folded(%a: index, %b: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.addi %a, %c0 : index
  %1 = arith.muli %0, %c1 : index
  %2 = arith.subi %1, %1 : index
  %3 = arith.addi %2, %b : index
  %4 = arith.addi %c1, %c1 : index
  %5 = arith.muli %4, %c1 : index
  %6 = arith.addi %3, %5 : index
  return %6 : index
}

// -----

func.func @folded_floats(%a: f32) -> f32 {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %0 = arith.addf %c0, %c1 : f32
  %1 = arith.mulf %0, %c1 : f32
  %2 = math.sqrt %c0 : f32
  %3 = arith.addf %1, %2 : f32
  %4 = arith.mulf %a, %c0 : f32
  %5 = arith.addf %3, %4 : f32
  return %5 : f32
}

// -----

func.func @select(%c: i1, %a: index, %b: index) -> index {
  %t = arith.constant true
  %0 = arith.select %t, %a, %b : index
  %1 = arith.select %c, %0, %0 : index
  %2 = arith.select %c, %1, %b : index
  return %2 : index
}

// -----

func.func @comparisons(%a: index) -> i1 {
  %0 = arith.cmpi eq, %a, %a : index
  %1 = arith.cmpi slt, %a, %a : index
  %2 = arith.ori %0, %1 : i1
  %3 = arith.xori %2, %2 : i1
  return %3 : i1
}

// -----

module {
  module {
    func.func @inner(%a: index) -> index {
      return %a : index
    }
  }
  func.func @outer(%a: index) {
    return
  }
}

// -----

func.func @mixed(%a: i64) -> index {
  %0 = llvm.add %a, %a : i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  %2 = arith.addi %1, %1 : index
  return %2 : index
}

// -----

func.func @casts(%a: index) -> i64 {
  %1 = builtin.unrealized_conversion_cast %a : index to i64
  %2 = arith.addi %1, %1 : i64
  return %2 : i64
}
