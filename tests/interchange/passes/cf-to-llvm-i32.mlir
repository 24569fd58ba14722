// options: -convert-cf-to-llvm=index-bitwidth=32

func.func @br(%a: index, %b: i32) -> index {
  cf.br ^bb1(%a, %b : index, i32)
^bb1(%x: index, %y: i32):
  return %x : index
}

// -----

func.func @weights(%c: i1, %a: index) -> index {
  cf.cond_br %c weights([3, 5]), ^bb1(%a : index), ^bb2
^bb1(%x: index):
  return %x : index
^bb2:
  return %a : index
}

// -----

func.func @same_dest(%c: i1, %a: index, %b: index) -> index {
  cf.cond_br %c, ^bb1(%a : index), ^bb1(%b : index)
^bb1(%x: index):
  return %x : index
}

// -----

func.func @switch(%f: i32, %a: index, %b: index) -> index {
  cf.switch %f : i32, [
    default: ^bb1(%a : index),
    42: ^bb1(%b : index),
    43: ^bb2
  ]
^bb1(%x: index):
  return %x : index
^bb2:
  return %b : index
}

// -----

func.func @switch_index(%f: index, %a: f32) -> f32 {
  cf.switch %f : index, [
    default: ^bb1(%a : f32),
    1: ^bb1(%a : f32)
  ]
^bb1(%x: f32):
  return %x : f32
}

// -----

func.func @branch_assert(%c: i1, %a: index) -> index {
  cf.br ^bb1(%a : index)
^bb1(%x: index):
  cf.assert %c, "a"
  cf.br ^bb2(%x : index)
^bb2(%y: index):
  return %y : index
}

// -----

func.func @loop(%n: index, %z: index, %o: index) {
  cf.br ^test(%z : index)
^test(%i: index):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body, ^end
^body:
  %j = arith.addi %i, %o : index
  cf.br ^test(%j : index)
^end:
  return
}

// -----

func.func @unreachable(%n: index) -> index {
  return %n : index
^bb1(%i: index):
  cf.br ^bb1(%i : index)
}
