// Locations of every kind, and their aliases.
#file = loc("a.toy":1:2)
module @m {
  func.func private @declared(i32) -> i32 loc("b.toy":3:4)
  func.func @f(%arg0: i32 loc("arg.toy":5:6), %arg1: i32) -> i32 {
    %0 = "l.file"() : () -> i32 loc(#file)
    %1 = "l.name"() : () -> i32 loc("named")
    %2 = "l.name_of"() : () -> i32 loc("named"("c.toy":7:8))
    %3 = "l.call"() : () -> i32 loc(callsite("callee"("d.toy":1:1) at "e.toy":2:2))
    %4 = "l.fused"() : () -> i32 loc(fused["f.toy":1:1, "g.toy":2:2])
    %5 = "l.fused_with"() : () -> i32 loc(fused<"meta">["h.toy":1:1])
    %6 = "l.unknown"() : () -> i32 loc(unknown)
    %7 = "l.range"() : () -> i32 loc("i.toy":1:2 to 3:4)
    "l.region"() ({
    ^bb0(%arg2: index loc("j.toy":9:9)):
      "l.end"() : () -> () loc(#file)
    }) : () -> () loc(#last)
    return %0 : i32 loc(fused[#file, unknown, callsite("x" at "y")])
  } loc("k.toy":10:1)
} loc(unknown)
#last = loc("last.toy":100:200)
