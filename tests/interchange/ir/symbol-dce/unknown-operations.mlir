// An unknown operation with regions is not a table if it has none or two of them, or if nothing looks it up.
func.func private @a() {
  return
}
func.func @b() {
  "foo.two"() ({
    "foo.x"() {a = @a} : () -> ()
  }, {
  }) : () -> ()
  return
}
func.func private @c() {
  return
}
"foo.none"() {a = @c} : () -> ()
func.func private @dead() {
  "foo.one"() ({
    "foo.x"() {a = @c} : () -> ()
  }) : () -> ()
  return
}
module {
  "foo.none"() : () -> ()
  func.func private @d() {
    return
  }
}
"llvm.unknown"() ({
  "foo.x"() {a = @a} : () -> ()
}) : () -> ()
