// Symbols: visibility, nested tables, and references to nested, existing and missing symbols.
module @top {
  func.func private @decl(i32) -> i32
  func.func nested @nest() { return }
  func.func public @pub() { func.call @nest() : () -> () return }
  func.func @"odd name"() { call @"odd name"() : () -> () return }
  module @inner {
    func.func @decl() { return }
    func.func @user() { call @decl() : () -> () "t.ref"() {r = @decl, s = @top::@x, t = @nothing} : () -> () return }
  }
  "t.ref"() {a = @inner::@decl, b = @nothing::@at::@all} : () -> ()
  module {
    func.func @decl() { return }
  }
  "t.table"() ({
    func.func @decl() { return }
  }) : () -> ()
  %f = "t.c"() {sym_name = "value"} : () -> i32
}
