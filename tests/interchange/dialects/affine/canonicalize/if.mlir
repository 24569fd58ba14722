// Conditions whose set becomes simpler, or is known to hold or not to hold.

func.func @a(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  affine.if affine_set<(d0)[s0] : (d0 >= 0, s0 - d0 >= 0)>(%c5)[%n] { "t.a"() : () -> () }
  affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%c5) { "t.b"() : () -> () }
  affine.if affine_set<(d0) : (d0 - 7 >= 0)>(%c5) { "t.c"() : () -> () }
  affine.if affine_set<(d0) : (d0 - 7 >= 0)>(%c5) { "t.c"() : () -> () } else { "t.d"() : () -> () }
  affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%n, %n) { "t.e"() : () -> () }
  affine.if affine_set<(d0, d1) : (d0 - d1 - 1 >= 0)>(%n, %n) { "t.f"() : () -> () }
  affine.if affine_set<(d0, d1) : (d0 - d1 == 0, d0 >= 0, d0 >= 0, 2 * d0 - 3 >= 0)>(%n, %m) { "t.g"() : () -> () }
  affine.if affine_set<(d0) : (1 == 0)>(%n) { "t.h"() : () -> () } else {"t.i"() : () -> () }
  affine.if affine_set<() : (0 == 0)>() { "t.j"() : () -> () } else {"t.k"() : () -> () }
  affine.if affine_set<() : (4 >= 0)>() { "t.l"() : () -> () } else { }
  affine.if affine_set<(d0) : (d0 >= 0, 4 >= 0)>(%n) { "t.m"() : () -> () } else { }
  affine.if affine_set<(d0) : (d0 >= 0, d0 - 4 == 0, -d0 - 1 >= 0)>(%n) { "t.n"() : () -> () } else { }
  affine.if affine_set<(d0) : (2 * d0 - 1 == 0)>(%n) { "t.o"() : () -> () } else { }
  affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%n) { "t.p"() : () -> () } else { }
  affine.if affine_set<(d0) : (d0 * 4 mod 2 == 0)>(%n) { "t.q"() : () -> () } else { }
  affine.if affine_set<(d0) : ((d0 + 5) floordiv 2 - 3>= 0, d0 >= 0)>(%n) { "t.r"() : () -> () } else { }
  %ap = affine.apply affine_map<(d0) -> (d0 + 5)>(%n)
  affine.if affine_set<(d0) : (d0 >= 0)>(%ap) { "t.s"() : () -> () } else { }
  affine.for %i = 0 to 10 {
    %ap2 = affine.apply affine_map<(d0)[s0] -> (d0 + 5 + s0)>(%i)[%m]
    affine.if affine_set<(d0, d1)[s0] : (d0 - d1 - s0>= 0)>(%ap2, %n)[%m] { "t.t"() : () -> () } else { }
    affine.if affine_set<(d0) : (d0 >= 0)>(%i) { "t.u"() : () -> () } else { }
    affine.if affine_set<(d0) : (d0 - 10>= 0)>(%i) { "t.v"() : () -> () } else { }
    %r = affine.if affine_set<(d0) : (d0 - 10>= 0)>(%i) -> i32 { %x = "t.w"() : () -> i32
       affine.yield %x : i32 } else { %x = "t.x"() : () -> i32 
       affine.yield %x : i32 }
  }
  return
}
