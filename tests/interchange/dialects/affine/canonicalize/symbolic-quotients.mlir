// Multiples of a symbol, among them remainders and quotients of multiples, divided by it.

func.func @quotients(%a: index, %b: index, %c: index) -> (index, index, index, index, index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (((5 * s0) mod (3 * s0)) floordiv s0)>(%a)[%b]
  %1 = affine.apply affine_map<(d0)[s0] -> (((d0 * s0) mod (7 * s0)) floordiv s0)>(%a)[%b]
  %2 = affine.apply affine_map<(d0)[s0] -> (((d0 * s0) mod (7 * s0)) mod s0)>(%a)[%b]
  %3 = affine.apply affine_map<(d0)[s0, s1] -> (((d0 * s0) floordiv s1) floordiv s0)>(%a)[%b, %c]
  %4 = affine.apply affine_map<(d0)[s0, s1] -> (((d0 * s0 + s0 * s1) mod (s0 * s1)) floordiv s0)>(%a)[%b, %c]
  %5 = affine.apply affine_map<(d0)[s0, s1] -> (((d0 * s0 + s0 * 3) mod (s0 * s1)) ceildiv s0)>(%a)[%b, %c]
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}
