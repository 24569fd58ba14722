func.func private @a() { return }
module {
  func.func @u() { call @a() : () -> () 
  return }
  func.func private @a() { return }
  "t.x"() {a = @b} : () -> ()
}
func.func private @b() { return }
module @n {
  func.func nested @x() { return }
  func.func nested @y() { return }
  func.func private @z() { return }
  module @deep { func.func nested @q() {return }
   func.func private @r() { return } }
}
func.func @k() attributes {t.r = @n::@x, t.s = @n::@missing, t.q = @n::@deep::@q} { return }
