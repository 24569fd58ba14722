// Symbols inside operations of unregistered dialects with one region, which may be tables.

func.func private @g()
"t.op"() ({
  func.call @g() : () -> ()
}) : () -> ()
// -----
func.func private @g()
"t.op"() ({
  func.func @h() { 
    func.call @g() : () -> ()
    return
  }
}) : () -> ()
// -----
func.func private @g()
"builtin.unknown"() ({
  func.call @g() : () -> ()
}) : () -> ()
// -----
func.func private @g()
func.func @k() {
"t.op"() ({
  func.call @g() : () -> ()
}) : () -> ()
return
}
