"t.graph"() ({
  %0 = "t.use"(%1) : (i32) -> i32
  %1 = "t.use"(%0) : (i32) -> i32
}) : () -> ()
"t.multi"() ({
  "t.x"() : () -> ()
}, {
^bb0(%a: i32):
  "t.br"(%a)[^bb1, ^bb2] : (i32) -> ()
^bb1:
  "t.br"()[^bb2] : () -> ()
^bb2:
  "t.done"() : () -> ()
}, {}) {attr = 1 : i8} : () -> ()
%r:3 = "t.res"() <{p = 1 : i32, q = "x"}> {a} : () -> (i32, f32, index)
"t.use"(%r#0, %r#2, %r#1) : (i32, index, f32) -> ()
%x, %y:2 = "t.res"() : () -> (i32, f32, index)
"t.use"(%x, %y#1) : (i32, index) -> ()
module @sym attributes {a.b = 1} {
  module @inner {}
  "t.ref"() {r = @sym::@inner, s = @"quoted sym"::@"a b"::@c} : () -> ()
}
builtin.module {
}
%z = builtin.unrealized_conversion_cast %x : i32 to f32
%w:2 = builtin.unrealized_conversion_cast %x, %z : i32, f32 to index, i1
builtin.unrealized_conversion_cast to i32
