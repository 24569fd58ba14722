// Operations that no dialect has: llvm takes them in the generic form.

"llvm.foo"() : () -> ()

// -----

func.func @f(%a: i32) {
  %0 = "llvm.bar"(%a) {x = 1} : (i32) -> i64
  "llvm.intr.nothing"() : () -> ()
  return
}

// -----

"llvm.foo"() <{a = 1}> : () -> ()

// -----

llvm.func @f() {
  "llvm.foo"() : () -> ()
}
