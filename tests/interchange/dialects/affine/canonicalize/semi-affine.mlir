// What is multiplied or divided by symbols: equal terms are one, products lose a factor that they are divided by, and each
// term follows the multiples of its left side.
func.func @terms(%a: index, %b: index, %c: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 * s1 + s0)>(%i, %j)[%a, %b, %c]
      "use"(%0) : (index) -> ()
      %1 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 + s1 * s2)>(%i, %j)[%a, %b, %c]
      "use"(%1) : (index) -> ()
      %2 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 * s1 + s2)>(%i, %j)[%a, %b, %c]
      "use"(%2) : (index) -> ()
      %3 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s2 + s0 * s1)>(%i, %j)[%a, %b, %c]
      "use"(%3) : (index) -> ()
      %4 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s2 * 3 + s0 * s1 + s1)>(%i, %j)[%a, %b, %c]
      "use"(%4) : (index) -> ()
      %5 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 floordiv s1 + s0)>(%i, %j)[%a, %b, %c]
      "use"(%5) : (index) -> ()
      %6 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 floordiv s1 + s2)>(%i, %j)[%a, %b, %c]
      "use"(%6) : (index) -> ()
      %7 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 floordiv s1 + s1 + s0 * 5)>(%i, %j)[%a, %b, %c]
      "use"(%7) : (index) -> ()
      %8 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 mod s1 + s0)>(%i, %j)[%a, %b, %c]
      "use"(%8) : (index) -> ()
      %9 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 + s0 mod s1 + s2)>(%i, %j)[%a, %b, %c]
      "use"(%9) : (index) -> ()
      %10 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s1 * s2 + s0 * s1)>(%i, %j)[%a, %b, %c]
      "use"(%10) : (index) -> ()
      %11 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 * s1 + s1 * s2 + s0 * s2)>(%i, %j)[%a, %b, %c]
      "use"(%11) : (index) -> ()
      %12 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s1 * s2 + s0 * s1 + 4 + s1)>(%i, %j)[%a, %b, %c]
      "use"(%12) : (index) -> ()
      %13 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s0 + d0)>(%i, %j)[%a, %b, %c]
      "use"(%13) : (index) -> ()
      %14 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (d0 + d1 * s0 + s1)>(%i, %j)[%a, %b, %c]
      "use"(%14) : (index) -> ()
      %15 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (d1 * s0 + d0 * s1)>(%i, %j)[%a, %b, %c]
      "use"(%15) : (index) -> ()
      %16 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> ((s0 + s1) * s2 + s0)>(%i, %j)[%a, %b, %c]
      "use"(%16) : (index) -> ()
      %17 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> ((s0 + s1) * s2 + s2 * s0)>(%i, %j)[%a, %b, %c]
      "use"(%17) : (index) -> ()
      %18 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 ceildiv s1 + s0 floordiv s1 + s0)>(%i, %j)[%a, %b, %c]
      "use"(%18) : (index) -> ()
      %19 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> ((s0 floordiv s1) * s1 + s0)>(%i, %j)[%a, %b, %c]
      "use"(%19) : (index) -> ()
      %20 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 - (s0 floordiv s1) * s1)>(%i, %j)[%a, %b, %c]
      "use"(%20) : (index) -> ()
      %21 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 * s1 - s1 * s0)>(%i, %j)[%a, %b, %c]
      "use"(%21) : (index) -> ()
      %22 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 * s1 * 2 + s0 + s0 * s1)>(%i, %j)[%a, %b, %c]
      "use"(%22) : (index) -> ()
      %23 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> ((d0 * s0) floordiv s0 + d0)>(%i, %j)[%a, %b, %c]
      "use"(%23) : (index) -> ()
      %24 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> ((d0 * s0 + s0) floordiv s0)>(%i, %j)[%a, %b, %c]
      "use"(%24) : (index) -> ()
      %25 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> ((d0 * s0 + d1) floordiv s0)>(%i, %j)[%a, %b, %c]
      "use"(%25) : (index) -> ()
      %26 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> ((d0 * s0 + d1) mod s0)>(%i, %j)[%a, %b, %c]
      "use"(%26) : (index) -> ()
      %27 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> ((s0 * s1 - (s0 * s1) mod s2) mod s2)>(%i, %j)[%a, %b, %c]
      "use"(%27) : (index) -> ()
      %28 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s0 + d0 * s1 + d1)>(%i, %j)[%a, %b, %c]
      "use"(%28) : (index) -> ()
      %29 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> ((d0 + s0) floordiv s1 + d0 + s1 + 1)>(%i, %j)[%a, %b, %c]
      "use"(%29) : (index) -> ()
      %30 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (d0 floordiv 4 + d1 * s0 + d0)>(%i, %j)[%a, %b, %c]
      "use"(%30) : (index) -> ()
      %31 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> ((d0 + d1) * s0 + d1)>(%i, %j)[%a, %b, %c]
      "use"(%31) : (index) -> ()
      %32 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s1 * s2 * s0 + s1)>(%i, %j)[%a, %b, %c]
      "use"(%32) : (index) -> ()
      %33 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 * s1 + d0 floordiv 3 + s1 mod s0)>(%i, %j)[%a, %b, %c]
      "use"(%33) : (index) -> ()
      %34 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> (s0 + (s1 - s2) * s1 - s0)>(%i, %j)[%a, %b, %c]
      "use"(%34) : (index) -> ()
      %35 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> ((s0 - s0 mod s1) mod s1)>(%i, %j)[%a, %b, %c]
      "use"(%35) : (index) -> ()
      %36 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> ((s0 * s1) ceildiv s1)>(%i, %j)[%a, %b, %c]
      "use"(%36) : (index) -> ()
      %37 = affine.apply affine_map<(d0, d1)[s0, s1, s2] -> ((s0 * s1) mod s1)>(%i, %j)[%a, %b, %c]
      "use"(%37) : (index) -> ()
    }
  }
  return
}
