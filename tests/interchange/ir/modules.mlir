
// Only comments.
// -----

// -----
module {}
// -----
module {
}
// -----
module {} module {}
// -----
module { module {} }
// -----
module @a { module @b { module @c { } } }
// -----
module @name attributes {t.a = 1, t.b} {
  "t.x"() : () -> ()
} loc("named")
// -----
builtin.module { builtin.module @x {} }
// -----
"builtin.module"() ({
^bb0:
  "t.x"() : () -> ()
}) {t.a} : () -> ()
// -----
"builtin.module"() <{sym_name = "s", sym_visibility = "private"}> ({ "t.x"() : () -> () }) : () -> ()
// -----
module attributes {sym_visibility = "nested"} {}
// -----
module @x attributes {sym_visibility = "public"} {}
// -----
#a = 1
// -----
!a = i32
#b = loc("x")
module {} loc(#b)
// -----
module {} loc(#c)
#c = loc("y")
