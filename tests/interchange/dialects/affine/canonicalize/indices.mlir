// Indices made of others and taken apart.

func.func @a(%n: index, %m: index, %k : index) -> (index, index, index, index, index, index, index, index) {
  %c5 = arith.constant 5 : index
  %c47 = arith.constant 47 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a:3 = affine.delinearize_index %c47 into (%c5, 3) : index, index, index
  %b = affine.linearize_index [%c5, %c1, %c47] by (2, %c5) : index
  %d = affine.linearize_index [%n, %c0, %m] by (1, 1, 4) : index
  %d2 = affine.linearize_index disjoint [%n, %m, %m] by (1, 4) : index
  %e:3 = affine.delinearize_index %n into (4, 1, 3) : index, index, index
  return %a#0, %a#1, %a#2, %b, %d, %d2, %e#1, %e#2 : index, index, index, index, index, index, index, index
}
// -----
func.func @b(%n: index, %m: index, %k : index) -> (index, index, index, index, index, index, index, index) {
  %c5 = arith.constant 5 : index
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%n, %m, %k] by (4, 5, 6) : index
  %1:3 = affine.delinearize_index %0 into (4, 5, 6) : index, index, index
  %2:3 = affine.delinearize_index %0 into (5, 6) : index, index, index
  %3:2 = affine.delinearize_index %0 into (20, 6) : index, index
  return %1#0, %1#1, %1#2, %2#0, %2#1, %2#2, %3#0, %3#1: index, index, index, index, index, index, index, index
}
// -----
func.func @c(%n: index, %m: index, %k : index) -> (index, index, index, index, index, index, index, index) {
  %c5 = arith.constant 5 : index
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%n, %m, %k] by (%n, 5, 6) : index
  %1:3 = affine.delinearize_index %0 into (5, 3, 2) : index, index, index
  %2:4 = affine.delinearize_index %0 into (5, 3, 2) : index, index, index, index
  %3 = affine.delinearize_index %0 into (3) : index
  return %1#0, %1#1, %1#2, %2#0, %2#1, %2#2, %2#3, %3: index, index, index, index, index, index, index, index
}
// -----
func.func @d(%n: index, %m: index, %k : index) -> (index, index, index, index, index, index, index) {
  %c5 = arith.constant 5 : index
  %c0 = arith.constant 0 : index
  %0:3 = affine.delinearize_index %n into (4, 5, 6) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (4, 5, 6) : index
  %2 = affine.linearize_index [%0#1, %0#2] by (5, 6) : index
  %3 = affine.linearize_index [%m, %0#1, %0#2] by (5, 6) : index
  %4 = affine.linearize_index [%0#0, %0#1, %m] by (5, %k) : index
  %5:3 = affine.delinearize_index %n into (%m, %k) : index, index, index
  %6 = affine.linearize_index [%5#0, %5#1, %5#2] by (%m, %k) : index
  %7 = affine.linearize_index disjoint [%5#1, %5#2] by (%m, %k) : index
  %8 = affine.linearize_index [%c0, %c0] by (%k) : index
  %9 = affine.linearize_index [%c0, %m, %k] by (%k, 5, 7) : index
  return %1, %2, %3, %4, %6, %7, %9: index, index, index, index, index, index, index
}
