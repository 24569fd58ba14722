// Control flow: blocks, their arguments, and uses before the definition in the text.
func.func @loop(%arg0: i32, %arg1: i1) -> i32 {
  cf.br ^head(%arg0 : i32)
^head(%0: i32):
  cf.cond_br %arg1, ^body(%0, %arg1 : i32, i1), ^exit
^body(%1: i32, %2: i1):
  %3 = arith.addi %1, %1 : i32
  cf.cond_br %2, ^head(%3 : i32), ^later(%3 : i32)
^exit:
  return %0 : i32
^later(%4: i32):
  cf.br ^exit
}

func.func @one_block_named() {
^entry:
  return
}

func.func @dominance_not_order(%c: i1) -> i32 {
  cf.br ^bb2
^bb1:
  return %v : i32
^bb2:
  %v = arith.constant 3 : i32
  cf.br ^bb1
}

func.func @unreachable() {
  return
^bb1:
  cf.br ^bb1
}

func.func @generic(%a: i1) {
  "cf.cond_br"(%a, %a)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) -> ()
^bb1(%b: i1):
  "t.terminator"(%b)[^bb2, ^bb3] : (i1) -> ()
^bb2:
  return
^bb3:
  cf.cond_br %a, ^bb2, ^bb2 {t.note}
}
