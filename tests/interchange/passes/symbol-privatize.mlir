// options: -symbol-privatize=exclude=main,other
func.func @main() {
  return
}
func.func @foo() {
  return
}
func.func nested @bar() {
  return
}
func.func private @baz()

// -----

module @other {
  func.func @main() {
    return
  }
}
module @mod {
  func.func @x() {
    return
  }
}
memref.global @g : memref<4xi32> = dense<1>
