// Blocks that are taken in, passed by, or never reached.

func.func @take_in(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  %0 = arith.addi %x, %a : i32
  cf.br ^bb2(%0, %x : i32, i32)
^bb2(%y: i32, %z: i32):
  %1 = "test.op"(%y, %z) : (i32, i32) -> i32
  return %1 : i32
}

func.func @pass_through(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "test.one"() : () -> ()
  cf.br ^bb3(%a : i32)
^bb2:
  "test.two"() : () -> ()
  cf.br ^bb3(%a : i32)
^bb3(%x: i32):
  cf.br ^bb4(%x, %a : i32, i32)
^bb4(%y: i32, %z: i32):
  %0 = "test.op"(%y, %z) : (i32, i32) -> i32
  return %0 : i32
}

func.func @loops(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb3
^bb1:
  cf.br ^bb2
^bb2:
  cf.br ^bb1
^bb3:
  cf.br ^bb3
}

func.func @known(%a: i32, %b: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  cf.cond_br %true, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  cf.cond_br %false weights([1, 2]), ^bb2, ^bb3(%b : i32)
^bb2:
  %0 = "test.never"() : () -> i32
  return %0 : i32
^bb3(%y: i32):
  return %y : i32
}

func.func @cond_pass_through(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c weights([3, 4]), ^bb1(%a : i32), ^bb2 {test.note}
^bb1(%x: i32):
  cf.br ^bb3(%x, %b : i32, i32)
^bb2:
  "test.side"() : () -> ()
  cf.cond_br %d, ^bb1(%b : i32), ^bb3(%a, %a : i32, i32)
^bb3(%y: i32, %z: i32):
  %0 = "test.op"(%y, %z) : (i32, i32) -> i32
  return %0 : i32
}

func.func @same_successors(%c: i1, %a: i32, %b: i32, %t: tensor<2xf32>, %u: tensor<2xf32>) -> (i32, i32, tensor<2xf32>) {
  cf.cond_br %c, ^bb1(%a, %b, %t : i32, i32, tensor<2xf32>), ^bb1(%b, %b, %u : i32, i32, tensor<2xf32>)
^bb1(%x: i32, %y: i32, %z: tensor<2xf32>):
  return %x, %y, %z : i32, i32, tensor<2xf32>
}

func.func @same_successors_with_others(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %d, ^bb1, ^bb2(%a : i32)
^bb1:
  "test.one"() : () -> ()
  cf.cond_br %c, ^bb2(%a : i32), ^bb2(%b : i32)
^bb2(%x: i32):
  cf.cond_br %c, ^bb3(%x : i32), ^bb3(%x : i32)
^bb3(%y: i32):
  %0 = "test.op"(%y) : (i32) -> i32
  return %0 : i32
}

func.func @decided_before(%c: i1, %a: i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "test.one"(%c) : (i1) -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb2:
  "test.two"(%c) : (i1) -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  "test.three"(%c) : (i1) -> ()
  return
^bb4:
  "test.four"(%c) : (i1) -> ()
  return
}

func.func @truth(%c: i1, %d: i1) {
  cf.cond_br %c, ^bb1, ^bb2(%c : i1)
^bb1:
  "test.one"(%c, %c) : (i1, i1) -> ()
  %n = arith.xori %c, %d : i1
  "test.use"(%n) : (i1) -> ()
  cf.br ^bb3
^bb2(%x: i1):
  scf.if %d {
    "test.inside"(%c) : (i1) -> ()
  }
  "test.two"(%c, %x) : (i1, i1) -> ()
  cf.br ^bb3
^bb3:
  "test.three"(%c) : (i1) -> ()
  return
}

func.func @assertions(%c: i1) {
  %true = arith.constant true
  %false = arith.constant false
  cf.assert %true, "always"
  cf.assert %false, "never"
  cf.assert %c, "perhaps"
  return
}

func.func @unreachable(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  "test.two"() : () -> ()
  return
}

func.func @unreachable_both(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "test.one"() : () -> ()
  ub.unreachable
^bb2:
  ub.unreachable
}

func.func @unreachable_br(%c: i1) {
  "test.one"() : () -> ()
  cf.cond_br %c, ^bb1, ^bb3
^bb3:
  "test.three"() : () -> ()
  cf.br ^bb2
^bb1:
  "test.two"() : () -> ()
  cf.br ^bb2
^bb2:
  ub.unreachable
}

func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0, %c0 : i32, i32)
^head(%i: i32, %unused: i32):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^body, ^exit
^body:
  %j = arith.addi %i, %c1 : i32
  "test.body"(%j) : (i32) -> ()
  cf.br ^latch
^latch:
  cf.br ^head(%j, %i : i32, i32)
^exit:
  return %i : i32
}
