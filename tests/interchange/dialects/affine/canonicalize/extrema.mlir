// affine.min and affine.max.

func.func @mm(%n: index, %m: index, %a: index, %b: index)  {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  affine.for %i = 0 to 10 { 
  %0 = affine.min affine_map<(d0, d1) -> (d0, d1 + 5, 7, d0)>(%n, %n)
  %1 = affine.min affine_map<(d0, d1) -> (d0, d1 + 5, 7, d0)>(%n, %i)
  %2 = affine.max affine_map<(d0, d1) -> (d0, d1 + 5, 7, d0)>(%0, %1)
  %3 = affine.min affine_map<(d0, d1) -> (d0, d1 + 5, 7, d0)>(%0, %1)
  %4 = affine.min affine_map<(d0, d1) -> (d0, 12, 7, d1)>(%i, %c5)
  %5 = affine.min affine_map<(d0) -> (d0 + 1)>(%i)
  %6 = affine.min affine_map<(d0) -> (d0)>(%i)
  %7 = affine.min affine_map<()[s0] -> (s0)>()[%n]
  %8 = affine.min affine_map<()[s0] -> (s0, 6)>()[%c5]
  %9 = affine.max affine_map<(d0)[s0, s1] -> (s1 * 2, s0 + d0, d0 * 3, 6, 5 , -1, d0, s1, s0, s0 + s1, d0 - s0)>(%i)[%n, %m]
  "t.f"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (index, index, index, index, index, index, index, index, index, index) -> () 
  }
  return
}
