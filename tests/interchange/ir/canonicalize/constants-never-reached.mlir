// Constants of blocks that control never reaches are hoisted before the blocks go, so that they decide on an order.

func.func @shared(%c: i1, %i: i32) -> (i32, f32) {
  cf.cond_br %c, ^bb2, ^bb3
^bb1:
  %x = arith.constant 1.0 : f32
  "test.use"(%x) : (f32) -> ()
  cf.br ^bb2
^bb2:
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  "test.use"(%seven) : (i32) -> ()
  %y = arith.constant 1.0 : f32
  return %one, %y : i32, f32
^bb3:
  %z = arith.constant 2.0 : f32
  "test.use"(%z) : (f32) -> ()
  cf.br ^bb2
}
