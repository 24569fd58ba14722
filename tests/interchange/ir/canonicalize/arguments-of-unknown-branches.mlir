// Unused arguments disappear even where an unknown operation branches, which keeps its operands.
func.func @two(%a: i32) -> i32 {
  "unknown.branch"(%a, %a)[^bb1, ^bb2] : (i32, i32) -> ()
^bb1(%x: i32, %y: i32):
  "unknown.use"(%x) : (i32) -> ()
  return %x : i32
^bb2(%z: i32):
  return %a : i32
}

func.func @chain(%a: i32) -> i32 {
  "unknown.branch"(%a)[^bb1] : (i32) -> ()
^bb1(%x: i32):
  cf.br ^bb2(%x, %a : i32, i32)
^bb2(%z: i32, %w: i32):
  return %w : i32
}

func.func @with_a_known_one(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb2(%a, %a: i32, i32), ^bb1
^bb1:
  "unknown.branch"(%a)[^bb2] : (i32) -> ()
^bb2(%x: i32, %y : i32):
  return %y : i32
}
