// options: -convert-cf-to-llvm

func.func @f(%c: i1) {
  cf.assert %c, "it is so"
  return
}
func.func @g(%c: i1) {
  cf.assert %c, "it is so"
  return
}

// -----

func.func @between_blocks(%c: i1, %d: i1) -> i32 {
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.assert %d, ""
  cf.br ^bb2
^bb2:
  return %0 : i32
}

// -----

func.func @branches(%c: i1, %i: i32, %x: f32, %n: index) -> i32 {
  cf.switch %i : i32, [default: ^bb1(%x : f32), 1: ^bb2(%n : index), -5: ^bb3]
^bb1(%y: f32):
  cf.br ^bb3
^bb2(%m: index):
  cf.cond_br %c weights([3, 5]), ^bb2(%m : index), ^bb3
^bb3:
  return %i : i32
}

// -----

func.func @memory(%m: memref<4xf32>) {
  cf.br ^bb1(%m : memref<4xf32>)
^bb1(%n: memref<4xf32>):
  return
}
