// options: -affine-expand-index-ops

func.func @split(%i: index, %a: index, %b: index) -> (index, index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (%a, 3, %b) : index, index, index
  %1:2 = affine.delinearize_index %i into (4, 8) : index, index
  return %0#0, %0#1, %0#2, %1#0, %1#1 : index, index, index, index, index
}

// -----

func.func @open(%i: index, %a: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (%a) : index, index
  return %0#0, %0#1 : index, index
}

// -----

func.func @join(%i: index, %j: index, %k: index, %a: index) -> (index, index) {
  %0 = affine.linearize_index [%i, %j, %k] by (2, %a, 5) : index
  %1 = affine.linearize_index disjoint [%i, %j] by (%a) : index
  return %0, %1 : index, index
}

// -----

func.func @none(%i: index) -> index {
  %0 = affine.linearize_index [] by () : index
  %1 = affine.linearize_index [%i] by (7) : index
  %2 = arith.addi %0, %1 : index
  return %2 : index
}

// -----

func.func @constants(%i: index, %j: index) -> (index, index, index) {
  %c4 = arith.constant 4 : index
  %0 = affine.linearize_index [%i, %j] by (%c4, %c4) : index
  %1:2 = affine.delinearize_index %i into (%c4, %c4) : index, index
  return %0, %1#0, %1#1 : index, index, index
}
