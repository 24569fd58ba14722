// Symbols inside operations of unregistered dialects with several regions, which are not tables.

func.func private @g()
"t.op"() ({
  func.call @g() : () -> ()
}, {}) : () -> ()
// -----
func.func private @g()
func.func @k() {
"t.op"() ({
  "t.in"() ({
    func.call @g() : () -> ()
  }, {}) : () -> ()
}, {}) : () -> ()
return
}
