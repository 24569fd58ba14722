func.func @single(%a: index, %n: index) -> (index, index) {
  %0 = affine.max affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%n]
  %1 = affine.min affine_map<(d0)[s0] -> (d0 * 2 - s0)>(%a)[%n]
  return %0, %1 : index, index
}

// -----

func.func @known_basis(%a: index, %b: index) -> (index, index, index) {
  %c4 = arith.constant 4 : index
  %0 = affine.linearize_index [%a, %b] by (%c4, %c4) : index
  %1:2 = affine.delinearize_index %a into (%c4, %c4) : index, index
  return %0, %1#0, %1#1 : index, index, index
}
