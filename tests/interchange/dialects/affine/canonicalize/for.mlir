// Bounds of loops, and loops that never run or do nothing.

func.func @a(%n: index, %m: index, %a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  affine.for %i = %c0 to %c5 { "t.a"(%i) : (index) -> () }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0, 3)>(%c0)[%c5] to min affine_map<(d0)[s0] -> (d0, s0, 3)>(%n)[%n] step 2 { "t.b"(%i) : (index) -> () }
  affine.for %i = 0 to 1 { "t.c"(%i) : (index) -> () }
  affine.for %i = 3 to 1 { "t.d"(%i) : (index) -> () }
  affine.for %i = 3 to 10 { }
  %r = affine.for %i = 3 to 10 iter_args(%x = %a) -> i32 { affine.yield %x : i32 }
  %r2 = affine.for %i = 3 to 10 iter_args(%x = %a) -> i32 { affine.yield %b : i32 }
  %r3 = affine.for %i = 3 to %n iter_args(%x = %a) -> i32 { affine.yield %b : i32 }
  %r4 = affine.for %i = 3 to 1 iter_args(%x = %a) -> i32 { %z = "t.e"(%x) : (i32) -> i32
     affine.yield %z : i32 }
  %ap = affine.apply affine_map<(d0) -> (d0 + 5)>(%n)
  affine.for %i = 0 to %ap { 
    %ap2 = affine.apply affine_map<(d0) -> (d0 * 5)>(%i)
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 5)>(%ap2) {
      "t.f"(%j) : (index) -> () 
      affine.for %k = max affine_map<(d0) -> (d0, 0)>(%i) to min affine_map<(d0) -> (d0 floordiv 2 + 5, 10, 100)>(%i) {
      "t.f"(%k) : (index) -> () 
      }
    }
  }
  affine.for %i = 0 to 64 step 4 { 
      affine.for %k = max affine_map<(d0) -> (d0, 0, -5)>(%i) to min affine_map<(d0) -> (d0 + 5, 1000, d0 + 5)>(%i) {
      %q = affine.apply affine_map<(d0) -> ((d0 + 3) floordiv 4)>(%i)
      %q2 = affine.apply affine_map<(d0) -> (d0 floordiv 64)>(%i)
      %q3 = affine.apply affine_map<(d0) -> (d0 mod 64)>(%i)
      %q4 = affine.apply affine_map<(d0) -> (d0 mod 4 + d0 ceildiv 100 + (d0 * 8 + 3) mod 32 + (d0 * 8 + 3) floordiv 2)>(%i)
      "t.f"(%k, %q, %q2, %q3, %q4) : (index, index, index, index, index) -> () 
      }
  } {foo = 1 : i32}
  return %r, %r2, %r3, %r4 : i32, i32, i32, i32
}
// -----

func.func @known_before_it_is_simplified(%n: index, %a: i32) -> i32 {
  %m = affine.apply affine_map<(d0) -> (d0 - 1)>(%n)
  %0 = affine.for %i = 0 to min affine_map<(d0) -> ((d0 + d0) mod 16, 0)>(%m) iter_args(%x = %a) -> i32 {
    %y = "test.body"(%x) : (i32) -> i32
    affine.yield %y : i32
  }
  return %0 : i32
}

// -----

func.func @only_neighbours_are_duplicates(%n: index) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, s0 * 3, s0)>()[%n] {
    "test.body"(%i) : (index) -> ()
  }
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, s0, s0 * 3)>()[%n] {
    "test.body"(%i) : (index) -> ()
  }
  return
}
