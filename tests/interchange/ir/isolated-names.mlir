func.func @outer(%a: i32) {
  %0 = "t.def"() : () -> i32
  builtin.module {
    func.func @inner(%b: i32) {
      %x = "t.use"(%b) : (i32) -> (i32)
      return
    }
  }
  %1 = "t.def"() : () -> i32
  return
}
