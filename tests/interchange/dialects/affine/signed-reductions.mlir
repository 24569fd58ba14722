// Reductions of affine.parallel by kinds that need a sign.

func.func @f(%a: si32, %b: ui32) -> (si32, ui32) {
  %0:2 = affine.parallel (%i) = (0) to (10) reduce ("maxs", "maxu") -> (si32, ui32) {
    affine.yield %a, %b : si32, ui32
  }
  %1:2 = affine.parallel (%i) = (0) to (10) reduce ("mins", "minu") -> (si32, ui32) {
    affine.yield %0#0, %0#1 : si32, ui32
  }
  return %1#0, %1#1 : si32, ui32
}
