// options: -llvm-legalize-for-export

llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  llvm.return %x : i32
}

// -----

llvm.func @g(%c: i1) {
  llvm.cond_br %c, ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.func @s(%f: i32, %a: i32, %b: i32) -> i32 {
  llvm.switch %f : i32, ^bb1(%a : i32) [
    1: ^bb1(%b : i32),
    2: ^bb2,
    3: ^bb1(%f : i32)
  ]
^bb1(%x: i32):
  llvm.return %x : i32
^bb2:
  llvm.return %a : i32
}

// -----

func.func @cf(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  return %x : i32
}

// -----

llvm.func @loop(%c: i1, %a: i32) {
  llvm.br ^bb1(%a : i32)
^bb1(%x: i32):
  llvm.cond_br %c, ^bb1(%x : i32), ^bb1(%a : i32)
}
