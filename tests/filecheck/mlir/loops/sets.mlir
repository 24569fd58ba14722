// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file -allow-unregistered-dialect -affine-simplify-structures %s -o %t.theirs
// RUN: toy-opt -split-input-file -allow-unregistered-dialect -affine-simplify-structures %s | diff %t.theirs -
// RUN: mlir-opt-22 -split-input-file -allow-unregistered-dialect -affine-expand-index-ops %s -o %t.theirs
// RUN: toy-opt -split-input-file -allow-unregistered-dialect -affine-expand-index-ops %s | diff %t.theirs -
// RUN: mlir-opt-22 -split-input-file -allow-unregistered-dialect -affine-fold-memref-alias-ops %s -o %t.theirs
// RUN: toy-opt -split-input-file -allow-unregistered-dialect -affine-fold-memref-alias-ops %s | diff %t.theirs -

// Sets that are empty because of a division.
func.func @empty(%i: index, %j: index) {
  affine.if affine_set<(d0) : (d0 mod 2 - 3 == 0)>(%i) {
    "t.a"() : () -> ()
  }
  affine.if affine_set<(d0)[s0] : (d0 - 4 * (d0 floordiv 4) - 4 >= 0, s0 >= 0)>(%i)[%j] {
    "t.b"() : () -> ()
  }
  affine.if affine_set<(d0) : (d0 ceildiv 2 - 1 >= 0, -d0 >= 0)>(%i) {
    "t.c"() : () -> ()
  } else {
    "t.d"() : () -> ()
  }
  return
}

// -----

// Every pass that applies patterns also folds sets and bounds.
func.func @folded(%i: index, %j: index) {
  affine.if affine_set<(d0, d1) : (d0 - 3 >= 0)>(%i, %j) {
    "t.a"() : () -> ()
  }
  affine.for %k = 0 to affine_map<(d0, d1) -> (d0 + 2)>(%j, %i) {
    affine.if affine_set<(d0, d1, d2) : (d0 - d2 >= 0)>(%k, %i, %k) {
      "t.b"(%k) : (index) -> ()
    }
  }
  return
}
