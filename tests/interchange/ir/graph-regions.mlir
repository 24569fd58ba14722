// Graph regions, where values may be used before they are defined, and regions with dominance.
"t.graph"() ({
  %0 = "t.a"(%1) : (i32) -> i32
  %1 = "t.a"(%0) : (i32) -> i32
}) : () -> ()
module {
  %0 = "t.a"(%1) : (i32) -> i32
  %1 = "t.a"(%0) : (i32) -> i32
  %s = "t.self"(%s) : (i32) -> i32
}
func.func @f(%c: i1) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %x = arith.constant 1 : i32
  cf.br ^c(%x : i32)
^b:
  %y = arith.constant 2 : i32
  cf.br ^c(%y : i32)
^c(%z: i32):
  "t.region"() ({
    "t.use"(%z) : (i32) -> ()
    "t.region"() ({
    ^inner(%w: i32):
      "t.use"(%z, %w, %c) : (i32, i32, i1) -> ()
    }) : () -> ()
  }) : () -> ()
  return %z : i32
^unreachable:
  %u = arith.addi %v, %v : i32
  %v = arith.addi %u, %u : i32
  return %v : i32
}
%p:2 = "t.fwd"(%q#1, %p#0) : (i64, i32) -> (i32, i8)
%q:2 = "t.fwd"(%p#1) : (i8) -> (i8, i64)
