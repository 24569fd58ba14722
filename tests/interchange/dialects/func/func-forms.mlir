// func: visibility, attributes of arguments and results, quoted names, nested modules.
func.func private @d1(i32, memref<2xf64> {llvm.noalias}) -> (i32 {a.b}, f32) attributes {llvm.emit_c_interface}
func.func private @d2()
func.func nested @d3() { return }
func.func public @d4() -> () { return }
func.func @"needs quotes"(%arg0: i32 {x.y = 1 : i32} loc("a")) -> (i32 {z.w}) attributes {no_inline} { return %arg0 : i32 }
func.func @d5() -> (() -> ()) { %0 = "x.y"() : () -> (() -> ()) return %0 : () -> () }
func.func @d6(%f: (i32) -> (i32, i32)) -> ((i32)->i32, i32) { %0:2 = "x.y"() : () -> ((i32)->i32, i32) return %0#0, %0#1 : (i32)->i32, i32 }
func.func @calls(%a: i32, %m: memref<2xf64>) {
  %0 = call @"needs quotes"(%a) : (i32) -> i32
  func.call @d2() : () -> ()
  %1:2 = func.call @d1(%0, %m) {no_inline} : (i32, memref<2xf64>) -> (i32, f32)
  "func.call"() <{callee = @d2, no_inline}> {foo} : () -> ()
  return {foo = 1 : i32}
}
module @m { 
  func.func @x() { func.call @y() : () -> () return }
  func.func private @y() attributes {sym.x = "q"}
  module { func.func @z() { return } }
}
