// Extents that are constants but not positive, which only an index that is put together takes.

func.func @a(%a: index, %b: index) -> index {
  %c = arith.constant -100 : index
  %0 = affine.linearize_index disjoint [%a, %b] by (%c) : index
  return %0 : index
}
// -----
func.func @b(%a: index, %b: index) -> index {
  %c = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%a, %b] by (%c) : index
  return %0 : index
}
// -----
func.func @c(%a: index, %b: index) -> index {
  %c = arith.constant 0 : index
  %d = arith.constant -4 : index
  %0 = affine.linearize_index disjoint [%a, %b] by (%d, %c) : index
  return %0 : index
}
// -----
func.func @a(%a: index, %b: index) -> index {
  %0 = affine.linearize_index disjoint [%a, %b] by (-4) : index
  return %0 : index
}
// -----
func.func @a(%a: index, %b: index) -> index {
  %0 = affine.linearize_index disjoint [%a, %b] by (0, 0) : index
  return %0 : index
}
// -----
func.func @outermost_is_no_divisor(%a: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c19 = arith.constant 19 : index
  %0:2 = affine.delinearize_index %c19 into (%c0, 8) : index, index
  return %0#0, %0#1 : index, index
}
