// Operations in the generic form: packs of results, successors, regions, trailing parts present and absent.
%0 = "t.a"() : () -> i32
%1:1 = "t.a"() : () -> i32
%2:3 = "t.a"() : () -> (i32, f32, i1)
%a, %b:2, %c = "t.a"() : () -> (i32, i8, i16, i64)
%d:2, %e:2 = "t.a"() : () -> (i32, i8, i16, i64)
"t.use"(%0, %1, %1#0, %2, %2#0, %2#2, %a, %a#0, %b#1, %c, %e#0) : (i32, i32, i32, i32, i32, i1, i32, i32, i16, i64, i16) -> ()
"t.r"() ({}) : () -> ()
"t.r"() ({}, {}) : () -> ()
"t.r"() ({ "t.x"() : () -> () }) : () -> ()

"t.r"() ({ ^bb0: "t.x"() : () -> () ^bb1: "t.x"() : () -> () }) : () -> ()
"t.r"() ({ ^bb0(): "t.x"() : () -> () }) : () -> ()
"t.r"() ({
  ^entry(%x: i32, %y: f32):
    "t.br"(%x)[^next, ^last] : (i32) -> ()
  ^next:
    "t.br"() [^last] {a = 1} : () -> ()
  ^last:
    "t.end"() : () -> ()
}, {
    "t.br"()[^a, ^a] <{p = 1}> ({}) {q} : () -> ()
  ^a:
    "t.br"()[^a] : () -> ()
}) {z} : () -> ()
%r = "t.all"(%0, %a) <{p = 1 : i8}> ({ "t.in"() : () -> () }, {}) {d = 2 : i8} : (i32, i32) -> !t.r loc("here")
"t.f"(%0) : (i32) -> (() -> ())
%f = "t.f"() : () -> (() -> i32)
"builtin.unrealized_conversion_cast"(%0) : (i32) -> f32
%q = builtin.unrealized_conversion_cast %0 : i32 to f32
%w:2 = builtin.unrealized_conversion_cast %0, %q : i32, f32 to i8, i16
