func.func private @callee(i32) -> f32
func.func @f() { %f = constant @callee : (i32) -> i32 return }
// -----
func.func @f() { %f = constant @nobody : (i32) -> i32 return }
// -----
func.func @f() { %f = constant @m : () -> () return }
module @m {}
// -----
func.func private @callee(i32) -> f32
func.func @f() { %f = constant @callee : i32 return }
// -----
func.func private @callee(i32) -> f32
func.func @f() { %f = constant : (i32) -> f32 return }
// -----
func.func private @callee(i32) -> f32
func.func @f() { %f = constant @a::@callee : (i32) -> f32 return }
// -----
func.func private @callee(i32) -> f32
func.func @f() { %f = "func.constant"() : () -> ((i32) -> f32) return }
// -----
func.func private @callee(i32) -> f32
func.func @f() { %f = "func.constant"() <{value = "callee"}> : () -> ((i32) -> f32) return }
// -----
func.func @f(%g: (i32) -> f32, %x: f32) { %0 = call_indirect %g(%x) : (i32) -> f32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { %0 = call_indirect %g(%x, %x) : (i32) -> f32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { %0 = call_indirect %g() : (i32) -> f32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { %0 = call_indirect %g(%x) : (f32) -> f32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { %0 = call_indirect %g(%x) : i32 return }
// -----
func.func @f(%g: i32, %x: i32) { %0 = call_indirect %g(%x) : (i32) -> i32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { %0 = "func.call_indirect"(%g, %x) : ((i32) -> f32, i32) -> i32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: f32) { %0 = "func.call_indirect"(%g, %x) : ((i32) -> f32, f32) -> f32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { %0 = "func.call_indirect"(%g) : ((i32) -> f32) -> f32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { %0 = "func.call_indirect"(%x) : (i32) -> f32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { %0 = "func.call_indirect"() : () -> f32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { %0 = call_indirect %g[%x] : (i32) -> f32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { %0 = call_indirect @g(%x) : (i32) -> f32 return }
// -----
func.func @f(%g: (i32) -> f32, %x: i32) { %0:2 = call_indirect %g(%x) : (i32) -> f32 return }
// -----
func.func private @callee(i32) -> f32
func.func @f(%x: i32) { %0 = call @callee(%x, %x) : (i32, i32) -> f32 return }
// -----
func.func private @callee(i32) -> f32
func.func @f(%x: f32) { %0 = call @callee(%x) : (f32) -> f32 return }
// -----
func.func private @callee(i32) -> f32
func.func @f(%x: i32) { %0:2 = call @callee(%x) : (i32) -> (f32, f32) return }
// -----
func.func private @callee(i32) -> f32
func.func @f(%x: i32) { %0 = call @callee(%x) : (i32) -> i32 return }
// -----
func.func @f(%x: i32) { %0 = call @callee(%x) : (i32) -> i32 return }
// -----
func.func @f(%x: i32) { %0 = call @m(%x) : (i32) -> i32 return }
module @m {}
// -----
func.func @f(%x: i32) { %0 = call @a::@b(%x) : (i32) -> i32 return }
// -----
func.func @f(%x: i32) { %0 = call callee(%x) : (i32) -> i32 return }
// -----
func.func @f(%x: i32) { %0 = call @f(%x) : i32 return }
// -----
func.func @f(%x: i32) -> i32 { return }
// -----
func.func @f(%x: i32) { return %x : i32 }
// -----
func.func @f(%x: i32) -> f32 { return %x : i32 }
// -----
func.func @f(%x: i32) -> i32 { return %x }
// -----
func.func @f(%x: i32) { scf.if %x { return } return }
// -----
func.func @f(%c: i1) { scf.if %c { func.return } return }
// -----
func.return
// -----
func.func @f(%x: i32)
// -----
func.func @f(i32) { return }
// -----
func.func @f(%x: i32, f32)
// -----
func.func @f(%x) { return }
// -----
func.func @f(%x: i32) -> i32
{ }
// -----
func.func @f() {
// -----
func.func @f(...) { return }
// -----
func.func private f()
// -----
func.func private @f
// -----
func.func @f()
// -----
func.func @f() attributes {sym_name = "g"} { return }
// -----
func.func @f() attributes {function_type = () -> ()} { return }
// -----
func.func @f() attributes {sym_visibility = "private"} { return }
// -----
func.func private @f() attributes {sym_visibility = "private"}
// -----
func.func @f() attributes x { return }
// -----
func.func hidden @f() { return }
// -----
func.func @f(%x: i32 {a = 1}) { return }
// -----
func.func @f(%x: i32 {a.b, a.b}) { return }
// -----
func.func @f() -> (i32 {x}) { %0 = "t.x"() : () -> i32 return %0 : i32 }
// -----
func.func @f(%x: i32, %x: i32) { return }
// -----
func.func @f() { return }
func.func @f() { return }
// -----
"func.func"() <{function_type = i32, sym_name = "f"}> ({ func.return }) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({ func.return }) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({ ^bb0(%x: f32): func.return }) : () -> ()
// -----
"func.func"() <{sym_name = "f"}> ({ func.return }) : () -> ()
// -----
"func.func"() <{function_type = () -> ()}> ({ func.return }) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = [{}, {}]}> ({^bb0(%x: i32): func.return }) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", res_attrs = [{}]}> ({^bb0(%x: i32): func.return }) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = [1]}> ({^bb0(%x: i32): func.return }) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = [{a = 1}]}> ({^bb0(%x: i32): func.return }) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "hidden"}> ({ func.return }) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f", no_inline = 1}> ({ func.return }) : () -> ()
// -----
func.func @f() { cf.br ^bb1 ^bb1: }
// -----
func.func @f() -> i32 { cf.br ^bb1 }
// -----
func.func nested @f(i32) -> i32 attributes {a.b} loc(unknown) { }
// -----
func.func @f(%x: i32) -> (i32, ) { return %x : i32 }
// -----
func.func @f(%x: i32) -> i32, i32 { return %x, %x : i32, i32 }
// -----
func.func @f(%x: tensor<4xf32>) { return %y : i32 }
