// Sums of what an index was split into are the index, where all parts are there with their strides.
func.func @all(%i: index, %j: index) -> (index, index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (2, 4, 8) : index, index, index
  %1 = affine.apply affine_map<(d0, d1, d2) -> (d0 * 32 + d1 * 8 + d2)>(%0#0, %0#1, %0#2)
  %2 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1 * 8 + d2 * 32)>(%0#2, %0#1, %0#0)
  %3 = affine.apply affine_map<(d0, d1, d2) -> (d0 * 32 + d1 * 8 + d2 + 3)>(%0#0, %0#1, %0#2)
  %4 = affine.apply affine_map<(d0, d1, d2, d3) -> (d0 * 32 + d1 * 8 + d2 + d3)>(%0#0, %0#1, %0#2, %j)
  %5 = affine.apply affine_map<(d0, d1, d2) -> ((d0 * 32 + d1 * 8 + d2) floordiv 3)>(%0#0, %0#1, %0#2)
  return %1, %2, %3, %4, %5 : index, index, index, index, index
}

func.func @inside(%i: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (4, 8) : index, index
  %1 = affine.apply affine_map<(d0, d1) -> ((d0 * 8 + d1) mod 5 + d1)>(%0#0, %0#1)
  %2 = affine.apply affine_map<(d0, d1) -> ((d0 * 8 + d1) floordiv 2)>(%0#0, %0#1)
  return %1, %2 : index, index
}

func.func @not_all(%i: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (2, 4, 8) : index, index, index
  %1 = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%0#0, %0#1)
  %2 = affine.apply affine_map<(d0, d1) -> (d0 * 8 + d1)>(%0#1, %0#2)
  %3 = affine.apply affine_map<(d0, d1, d2) -> (d0 * 64 + d1 * 8 + d2)>(%0#0, %0#1, %0#2)
  return %1, %2, %3 : index, index, index
}

// The outermost extent does not matter; one that is not known does.
func.func @bases(%i: index, %n: index) -> (index, index, index) {
  %0:2 = affine.delinearize_index %i into (8) : index, index
  %1 = affine.apply affine_map<(d0, d1) -> (d0 * 8 + d1)>(%0#0, %0#1)
  %2:2 = affine.delinearize_index %i into (4, %n) : index, index
  %3 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>(%2#0, %2#1)[%n]
  %4 = affine.apply affine_map<()[s0, s1] -> (s0 * 8 + s1)>()[%0#0, %0#1]
  return %1, %3, %4 : index, index, index
}

func.func @in_loops(%m: memref<?xf32>) {
  affine.for %i = 0 to 32 {
    %0:2 = affine.delinearize_index %i into (4, 8) : index, index
    %1 = affine.apply affine_map<(d0, d1) -> (d0 * 8 + d1 + d0 * 8 + d1)>(%0#0, %0#1)
    %2 = memref.load %m[%1] : memref<?xf32>
    memref.store %2, %m[%i] : memref<?xf32>
  }
  return
}
