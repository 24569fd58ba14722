// Locations as attributes, and the aliases of locations, be they defined before or after they are used.
#l1 = loc("early")
#l2 = loc(#l1)
#l3 = loc(callsite(#l1 at #l2))
#l4 = loc(fused[#l1, #l2, #l3])
module {
  "t.a"() : () -> () loc(#l1)
  "t.a"() : () -> () loc(#l2)
  "t.a"() : () -> () loc(#l3)
  "t.a"() : () -> () loc(#later)
  "t.a"() {loc = loc("x"), locs = [loc(unknown), loc("f":1:2), loc(#l1)]} : () -> () loc(#later2)
  "t.a"() ({
  ^bb0(%a: i32 loc("arg"), %b: i32 loc(#later), %c: i32):
    "t.b"() : () -> () loc("in")
  }) : () -> () loc("region")
  func.func @f(%a: i32 loc("fa"), %b: i32 loc(fused["q", #l1])) -> i32 {
    return %a : i32 loc(#later3)
  ^bb1(%x: i32 loc("bx")):
    return %x : i32
  } loc("func")
} loc("module")
#later = loc("later")
#later2 = loc("file":3:4)
#later3 = loc("n"(#later2))
