// Quotients and remainders, of induction variables too.

func.func @a(%n: index, %m: index) {
  affine.if affine_set<(d0) : (d0 mod 4 + d0 mod 2 - 1>= 0)>(%n) { "t.p"() : () -> () } else { }
  affine.for %i = 0 to affine_map<(d0) -> (d0 mod 4 + d0 mod 2)>(%n) { "t.p"() : () -> () }
  affine.parallel (%i) = (0) to (%n mod 4 + %n mod 2) { "t.p"() : () -> () }
  %0 = affine.min affine_map<(d0) -> (d0 mod 4 + d0 mod 2, d0)>(%n)
  "t.p"(%0) : (index) -> () 
  affine.for %i = 0 to 10 {
   affine.if affine_set<(d0) : (d0 mod 4 + d0 mod 2 - 1>= 0)>(%i) { "t.p"() : () -> () } else { }
   affine.if affine_set<(d0) : (d0 floordiv 10 - 1>= 0)>(%i) { "t.p"() : () -> () } else { }
   affine.for %j = 0 to affine_map<(d0) -> (d0 floordiv 10)>(%i) { "t.p"() : () -> () }
   affine.parallel (%j) = (0) to (%i floordiv 10 + %n mod 2) { "t.p"() : () -> () }
  }
  return
}
