// options: -sccp -allow-unregistered-dialect
func.func @simple(%a: i32) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}

// -----

func.func @phi(%c: i1) -> i32 {
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^bb1, ^bb2(%0 : i32)
^bb1:
  %1 = arith.constant 1 : i32
  cf.br ^bb2(%1 : i32)
^bb2(%x: i32):
  return %x : i32
}

// -----

func.func @conflict(%c: i1) -> i32 {
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^bb1, ^bb2(%0 : i32)
^bb1:
  %1 = arith.constant 2 : i32
  cf.br ^bb2(%1 : i32)
^bb2(%x: i32):
  return %x : i32
}

// -----

func.func @constant_branch() -> i32 {
  %t = arith.constant true
  %0 = arith.constant 1 : i32
  cf.cond_br %t, ^bb1, ^bb2(%0 : i32)
^bb1:
  %1 = arith.constant 2 : i32
  cf.br ^bb2(%1 : i32)
^bb2(%x: i32):
  return %x : i32
}

// -----

func.func @loop(%n: i32) -> i32 {
  %0 = arith.constant 1 : i32
  cf.br ^h(%0 : i32)
^h(%i: i32):
  %c = arith.cmpi ult, %i, %n : i32
  cf.cond_br %c, ^b, ^e
^b:
  %k = arith.cmpi slt, %i, %0 : i32
  cf.cond_br %k, ^x, ^y
^x:
  %t = arith.constant 9 : i32
  cf.br ^j(%t : i32)
^y:
  cf.br ^j(%i : i32)
^j(%v: i32):
  cf.br ^h(%v : i32)
^e:
  return %i : i32
}

// -----

func.func @if(%a: i32) -> (i32, i32) {
  %t = arith.constant true
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i32
  %r = scf.if %t -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %1 : i32
  }
  %c = arith.cmpi eq, %a, %0 : i32
  %s = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %1 : i32
  }
  return %r, %s : i32, i32
}

// -----

func.func @if_same(%c: i1) -> i32 {
  %s = scf.if %c -> i32 {
    %0 = arith.constant 1 : i32
    scf.yield %0 : i32
  } else {
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  }
  return %s : i32
}

// -----

func.func @if_no_else() {
  %f = arith.constant false
  scf.if %f {
    "foo.bar"() : () -> ()
  }
  return
}

// -----

func.func @for(%n: index) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.constant 5 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0, %b = %c0) -> (i32, index) {
    %s = arith.addi %b, %c1 : index
    scf.yield %a, %s : i32, index
  }
  return %r#0, %r#1 : i32, index
}

// -----

func.func @for_never() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.constant 5 : i32
  %1 = arith.constant 6 : i32
  %r = scf.for %i = %c0 to %c0 step %c1 iter_args(%a = %0) -> i32 {
    scf.yield %1 : i32
  }
  return %r : i32
}

// -----

func.func @for_once() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.constant 5 : i32
  %1 = arith.constant 6 : i32
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %0) -> i32 {
    scf.yield %1 : i32
  }
  return %r : i32
}

// -----

func.func @while(%c: i1) -> (i32, i32) {
  %0 = arith.constant 5 : i32
  %f = arith.constant false
  %r = scf.while (%a = %0) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  %s = scf.while (%a = %0) : (i32) -> i32 {
    scf.condition(%f) %a : i32
  } do {
  ^bb0(%b: i32):
    %x = arith.addi %b, %0 : i32
    scf.yield %x : i32
  }
  return %r, %s : i32, i32
}

// -----

func.func @switch(%a: index) -> (i32, i32) {
  %c2 = arith.constant 2 : index
  %r = scf.index_switch %c2 -> i32
  case 2 {
    %0 = arith.constant 5 : i32
    scf.yield %0 : i32
  }
  case 3 {
    %0 = arith.constant 7 : i32
    scf.yield %0 : i32
  }
  default {
    %0 = arith.constant 6 : i32
    scf.yield %0 : i32
  }
  %s = scf.index_switch %a -> i32
  case 2 {
    %0 = arith.constant 5 : i32
    scf.yield %0 : i32
  }
  default {
    %0 = arith.constant 5 : i32
    scf.yield %0 : i32
  }
  return %r, %s : i32, i32
}

// -----

func.func @cf_switch(%a: i32) -> i32 {
  %c = arith.constant 43 : i32
  %x = arith.constant 1 : i32
  %y = arith.constant 2 : i32
  %z = arith.constant 3 : i32
  cf.switch %c : i32, [
    default: ^bb1(%x : i32),
    42: ^bb1(%y : i32),
    43: ^bb1(%z : i32)
  ]
^bb1(%r: i32):
  return %r : i32
}

// -----

func.func @cf_switch2(%a: i32) -> i32 {
  %c = arith.constant 50 : i32
  %x = arith.constant 1 : i32
  %y = arith.constant 2 : i32
  cf.switch %c : i32, [
    default: ^bb1,
    42: ^bb2
  ]
^bb1:
  cf.br ^bb3(%x : i32)
^bb2:
  cf.br ^bb3(%y : i32)
^bb3(%r: i32):
  return %r : i32
}

// -----

func.func private @callee(%a: i32) -> i32 {
  return %a : i32
}
func.func @caller() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = call @callee(%0) : (i32) -> i32
  return %1 : i32
}

// -----

func.func private @callee(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @caller() -> (i32, i32) {
  %0 = arith.constant 1 : i32
  %1 = call @callee(%0) : (i32) -> i32
  %2 = call @callee(%0) : (i32) -> i32
  return %1, %2 : i32, i32
}

// -----

func.func private @callee(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @caller() -> (i32, i32) {
  %0 = arith.constant 1 : i32
  %3 = arith.constant 2 : i32
  %1 = call @callee(%0) : (i32) -> i32
  %2 = call @callee(%3) : (i32) -> i32
  return %1, %2 : i32, i32
}

// -----

func.func @public_callee(%a: i32) -> i32 {
  return %a : i32
}
func.func @caller() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = call @public_callee(%0) : (i32) -> i32
  return %1 : i32
}

// -----

func.func private @used_as_value(%a: i32) -> i32 {
  return %a : i32
}
func.func @caller() -> (i32, (i32) -> i32) {
  %0 = arith.constant 1 : i32
  %1 = call @used_as_value(%0) : (i32) -> i32
  %f = constant @used_as_value : (i32) -> i32
  return %1, %f : i32, (i32) -> i32
}

// -----

func.func private @recursive(%a: i32, %b: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %c = arith.cmpi eq, %b, %0 : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  %1 = arith.constant 1 : i32
  %2 = arith.subi %b, %1 : i32
  %3 = call @recursive(%a, %2) : (i32, i32) -> i32
  return %3 : i32
}
func.func @caller(%n: i32) -> i32 {
  %0 = arith.constant 7 : i32
  %1 = call @recursive(%0, %n) : (i32, i32) -> i32
  return %1 : i32
}

// -----

func.func private @external(i32) -> i32
func.func @caller() -> i32 {
  %0 = arith.constant 7 : i32
  %1 = call @external(%0) : (i32) -> i32
  return %1 : i32
}

// -----

func.func private @dead(%a: i32) -> i32 {
  return %a : i32
}

// -----

func.func @indirect(%f: (i32) -> i32) -> i32 {
  %0 = arith.constant 7 : i32
  %1 = call_indirect %f(%0) : (i32) -> i32
  return %1 : i32
}

// -----

module @inner {
  func.func private @callee(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @caller() -> i32 {
    %0 = arith.constant 7 : i32
    %1 = call @callee(%0) : (i32) -> i32
    return %1 : i32
  }
}

// -----

module @outer {
  module @nested attributes {sym_visibility = "nested"} {
    func.func nested @callee(%a: i32) -> i32 {
      return %a : i32
    }
    func.func private @callee2(%a: i32) -> i32 {
      return %a : i32
    }
    func.func @f() -> i32 {
      %0 = arith.constant 7 : i32
      %1 = call @callee(%0) : (i32) -> i32
      %2 = call @callee2(%1) : (i32) -> i32
      return %2 : i32
    }
  }
}

// -----

module @outer {
  module @nested attributes {sym_visibility = "private"} {
    func.func nested @callee(%a: i32) -> i32 {
      return %a : i32
    }
    func.func @f() -> i32 {
      %0 = arith.constant 7 : i32
      %1 = call @callee(%0) : (i32) -> i32
      return %1 : i32
    }
  }
}

// -----

func.func @fold_to_value(%x: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %0, %0 : i32
  %2 = arith.addi %x, %1 : i32
  return %2 : i32
}

// -----

func.func @in_place(%x: i32) -> i32 {
  %0 = arith.constant 4 : i32
  %1 = arith.addi %0, %x : i32
  return %1 : i32
}

// -----

func.func @region(%c: i1) -> i32 {
  %0 = scf.execute_region -> i32 {
    %t = arith.constant true
    %a = arith.constant 4 : i32
    %b = arith.constant 5 : i32
    cf.cond_br %t, ^bb1(%a : i32), ^bb1(%b : i32)
  ^bb1(%x: i32):
    scf.yield %x : i32
  }
  return %0 : i32
}

// -----

func.func @unknown_op() -> i32 {
  %0 = arith.constant 4 : i32
  %1 = "foo.op"(%0) ({
    %2 = arith.addi %0, %0 : i32
    "foo.yield"(%2) : (i32) -> ()
  }) : (i32) -> i32
  %3 = arith.addi %0, %0 : i32
  return %1 : i32
}

// -----

func.func @index_consts() -> index {
  %0 = index.constant 4
  %1 = index.add %0, %0
  return %1 : index
}

// -----

func.func @floats() -> f32 {
  %0 = arith.constant 4.0 : f32
  %1 = arith.mulf %0, %0 : f32
  return %1 : f32
}

// -----

func.func @dense() -> vector<4xi32> {
  %0 = arith.constant dense<4> : vector<4xi32>
  %1 = arith.addi %0, %0 : vector<4xi32>
  return %1 : vector<4xi32>
}

// -----

func.func @affine_for() -> index {
  %0 = arith.constant 4 : index
  %r = affine.for %i = 0 to 10 iter_args(%a = %0) -> index {
    affine.yield %a : index
  }
  %s = affine.if affine_set<(d0) : (d0 - 4 == 0)>(%r) -> index {
    affine.yield %0 : index
  } else {
    affine.yield %0 : index
  }
  return %s : index
}

// -----

llvm.func internal @callee(%a: i32) -> i32 {
  llvm.return %a : i32
}
llvm.func @caller(%p: i1) -> i32 {
  %0 = llvm.mlir.constant(7 : i32) : i32
  %1 = llvm.add %0, %0 : i32
  llvm.cond_br %p, ^bb1(%1 : i32), ^bb1(%1 : i32)
^bb1(%x: i32):
  %2 = llvm.call @callee(%x) : (i32) -> i32
  llvm.return %2 : i32
}

// -----

func.func @unreachable() -> i32 {
  %0 = arith.constant 4 : i32
  return %0 : i32
^bb1:
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}

// -----

func.func @parallel(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant 3 : i32
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %y = arith.addi %x, %x : i32
    memref.store %y, %m[%i] : memref<4xi32>
    scf.reduce
  }
  return
}

// -----

// differs: MLIR writes to a constant
func.func @main(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c = arith.constant dense<7> : tensor<3xi32>
  %x = arith.constant dense<9> : tensor<1xi32>
  %r = scf.forall (%i) in (3) shared_outs(%o = %c) -> (tensor<3xi32>) {
    %e = tensor.extract %o[%i] : tensor<3xi32>
    %s = tensor.from_elements %e : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xi32> into tensor<3xi32>
    }
  }
  %e = tensor.extract %r[%c0] : tensor<3xi32>
  return %e : i32
}

// -----

// differs: MLIR takes the tensor for a value that nothing computes, and so the sum for 7
func.func @result(%t: tensor<3xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  %r = scf.forall (%i) in (3) shared_outs(%o = %t) -> (tensor<3xi32>) {
    %x = arith.constant dense<9> : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xi32> into tensor<3xi32>
    }
  }
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%a = %c7) -> (i32) {
    %e = tensor.extract %r[%j] : tensor<3xi32>
    %f = arith.addi %e, %a : i32
    scf.yield %f : i32
  }
  return %s : i32
}

// -----
// What is known to be a constant is enough for folds.
func.func @known_indices(%t: tensor<4x?xi8>) -> (index, index, index, index, index, index, index) {
  %c17 = arith.constant 17 : index
  %c5 = arith.constant 5 : index
  %rest = arith.remui %c17, %c5 : index
  %size = tensor.dim %t, %rest : tensor<4x?xi8>
  %c2 = arith.constant 2 : index
  %none = arith.subi %rest, %c2 : index
  %extent = tensor.dim %t, %none : tensor<4x?xi8>
  %applied = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0)>(%rest)[%c5]
  %least = affine.min affine_map<(d0) -> (d0 + 1, 9)>(%rest)
  %most = affine.max affine_map<(d0)[s0] -> (d0 * 8, s0)>(%rest)[%c5]
  %high, %low = affine.delinearize_index %applied into (4, 5) : index, index
  %again = affine.linearize_index [%high, %low] by (4, 5) : index
  return %extent, %applied, %least, %most, %high, %again, %size : index, index, index, index, index, index, index
}

// -----
// A loop that never runs, one that runs once, and two of which that is not known.
func.func @trip_counts(%m: memref<3xi32>, %n: index, %v: i32) -> (i32, i32, i32, i32) {
  %0 = affine.for %i = 2 to 1 iter_args(%x = %v) -> (i32) {
    %c8 = arith.constant 8 : i32
    affine.store %c8, %m[%i] : memref<3xi32>
    affine.yield %c8 : i32
  }
  %c1 = arith.constant 1 : i32
  %1 = affine.for %i = 5 to 7 step 2 iter_args(%x = %c1) -> (i32) {
    %c9 = arith.constant 9 : i32
    %y = arith.addi %x, %c9 : i32
    affine.yield %y : i32
  }
  %2 = affine.for %i = 5 to 8 step 2 iter_args(%x = %c1) -> (i32) {
    %c9 = arith.constant 9 : i32
    %y = arith.addi %x, %c9 : i32
    affine.yield %y : i32
  }
  %3 = affine.for %i = 0 to %n iter_args(%x = %c1) -> (i32) {
    %c10 = arith.constant 10 : i32
    affine.yield %c10 : i32
  }
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
