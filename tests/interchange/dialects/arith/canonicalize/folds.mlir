// Folds to constants, and to operands.
func.func @constants() -> (i32, i1, f32) {
  %a = arith.constant 3 : i32
  %b = arith.constant 4 : i32
  %sum = arith.addi %a, %b : i32
  %less = arith.cmpi slt, %a, %b : i32
  %x = arith.constant 1.5 : f32
  %y = arith.mulf %x, %x : f32
  return %sum, %less, %y : i32, i1, f32
}

func.func @operands(%a: i32, %c: i1) -> (i32, i32, i1) {
  %zero = arith.constant 0 : i32
  %sum = arith.addi %a, %zero : i32
  %product = arith.muli %a, %zero : i32
  %same = arith.cmpi eq, %sum, %a : i32
  return %sum, %product, %same : i32, i32, i1
}
