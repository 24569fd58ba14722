// cf: operands of successors, weights, attributes.
func.func @br(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%y: i32):
  cf.br ^c(%y, %y : i32, i32)
^b:
  cf.cond_br %c weights([1, 2]), ^a(%x : i32), ^c(%x, %x : i32, i32) {foo}
^c(%z: i32, %w: i32):
  cf.br ^d {bar}
^d:
  return %z : i32
}
