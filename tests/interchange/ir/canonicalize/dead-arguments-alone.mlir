// Block arguments that only pass each other around go, but nothing else is looked at again for that.

func.func @same_after_erasure(%c: i1, %d: i1, %f: f32) {
  %t = arith.constant true
  cf.cond_br %c, ^bb1(%t, %f, %c : i1, f32, i1), ^bb1(%c, %f, %d : i1, f32, i1)
^bb1(%0: i1, %1: f32, %2: i1):
  cf.cond_br %0, ^bb1(%t, %1, %2 : i1, f32, i1), ^bb1(%t, %f, %t : i1, f32, i1)
}

// -----

func.func @order_of_constants(%f: f32, %i: index, %c: i1) -> (i32, f32) {
  cf.br ^bb1(%f, %i, %c : f32, index, i1)
^bb1(%0: f32, %1: index, %2: i1):
  %3 = "test.get"() : () -> index
  %false = arith.constant false
  cf.cond_br %2, ^bb2, ^bb1(%f, %3, %false : f32, index, i1)
^bb2:
  %one = arith.constant 1 : i32
  %x = arith.constant 1.0 : f32
  return %one, %x : i32, f32
}

// -----

func.func @operations_count(%f: f32, %i: i32, %c: i1) -> (i32, f32) {
  cf.br ^bb1(%i : i32)
^bb1(%0: i32):
  %1 = arith.addi %0, %i : i32
  %false = arith.constant false
  cf.cond_br %c, ^bb2, ^bb1(%1 : i32)
^bb2:
  %one = arith.constant 1 : i32
  %x = arith.constant 1.0 : f32
  return %one, %x : i32, f32
}
