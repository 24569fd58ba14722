func.func @f() {
  "t.use"(%0) : (i32) -> ()
  %0 = arith.constant 1 : i32
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.constant 1 : i32
  cf.br ^b
^b:
  "t.use"(%0) : (i32) -> ()
  return
}
// -----
func.func @f() {
  "t.r"() ({
    %0 = arith.constant 1 : i32
    "t.end"() : () -> ()
  }) : () -> ()
  "t.use"(%0) : (i32) -> ()
  return
}
// -----
"t.r"() ({
  %0 = "t.c"() : () -> i32
}, {
  "t.use"(%0) : (i32) -> ()
}) : () -> ()
// -----
"t.r"() ({ "t.use"(%0) : (i32) -> () }) : () -> ()
// -----
func.func @f() {
  %0 = "t.r"() ({
    "t.use"(%0) : (i32) -> ()
  }) : () -> i32
  return
}
// -----
func.func @f(%a: i32) {
  func.func @g() { "t.use"(%a) : (i32) -> () return }
  return
}
// -----
%0 = "t.c"() : () -> i32
func.func @g() {
  "t.use"(%0) : (i32) -> ()
  return
}
// -----
%0 = "t.c"() : () -> i32
module { "t.use"(%0) : (i32) -> () }
// -----
module {
  %0 = "t.c"() : () -> i32
}
"t.use"(%0) : (i32) -> ()
// -----
func.func @f() {
  %0 = "t.a"(%1) : (i32) -> i64
  %1 = "t.a"(%0) : (i32) -> i32
  return
}
// -----
func.func @f() {
  "t.a"(%1) : (i32) -> ()
  "t.a"(%1) : (i64) -> ()
  %1 = "t.a"() : () -> i64
  return
}
// -----
"t.a"(%1) : (i32) -> ()
%1 = "t.a"() : () -> i64
// -----
"t.a"(%1#1) : (i32) -> ()
%1:1 = "t.a"() : () -> i32
// -----
"t.a"(%1, %2, %3) : (i32, i32, i32) -> ()
// -----
func.func @f() {
  arith.constant 1 : i32
}
// -----
func.func @f() {
  return
  arith.constant 1 : i32
}
// -----
func.func @f() {
  return
  return
}
// -----
func.func @f() {
  cf.br ^a
^a:
}
// -----
func.func @f() {
^a:
  cf.br ^a
}
// -----
func.func @f() {
  cf.br ^a(%0 : i32)
^a(%x: i32):
  return
}
// -----
func.func @f(%a: i32) {
  cf.br ^b
^b(%x: i32):
  return
}
// -----
func.func @f(%a: i32) {
  cf.br ^b(%a : i32)
^b(%x: i64):
  return
}
// -----
func.func @f(%a: i32) {
  cf.br ^b(%a, %a : i32, i32)
^b(%x: i32):
  return
}
// -----
func.func @f(%c: i1, %a: i32) {
  cf.cond_br %c, ^b(%a : i32), ^b
^b(%x: i32):
  return
}
// -----
func.func @f(%a: i32) -> i64 {
  return %a : i32
}
// -----
func.func @f(%a: i32) {
  return %a : i32
}
// -----
func.func @f() -> i32 {
  return
}
// -----
return
// -----
module { return }
// -----
func.func @f() {
  "t.r"() ({ return }) : () -> ()
  return
}
// -----
func.func @f() { call @g() : () -> () return }
// -----
func.func @g(i32)
// -----
func.func private @g(i32)
func.func @f() { call @g() : () -> () return }
// -----
func.func private @g() -> i32
func.func @f() { call @g() : () -> i64 return }
// -----
func.func private @g() -> i32
func.func @f() { call @g() : () -> () return }
// -----
module @g {}
func.func @f() { call @g() : () -> () return }
// -----
module @x {}
module @x {}
// -----
module @x {}
"t.a"() {sym_name = "x"} : () -> ()
func.func private @x()
// -----
module { module @x {} module @x {} }
// -----
"t.r"() ({ module @x {} module @x {} }) : () -> ()
func.func private @a()
func.func private @a()
// -----
func.func @f() attributes {sym_visibility = "hidden"} { return }
// -----
func.func @f() attributes {sym_visibility = 1} { return }
// -----
"func.func"() ({ ^bb0: "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{sym_name = "f"}> ({ "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{function_type = () -> ()}> ({ "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{sym_name = 1, function_type = () -> ()}> ({ "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = i32}> ({ "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({ "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({ ^bb0(%a: i64): "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> ()}> : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({ "func.return"() : () -> () }, {}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), arg_attrs = [{}]}> ({ "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), res_attrs = [1]}> ({ "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [{a}]}> ({ ^bb0(%a: i32): "func.return"() : () -> () }) : () -> ()
// -----
%0 = "arith.constant"() : () -> i32
// -----
%0 = "arith.constant"() {value = 1 : i32} : () -> i64
// -----
%0 = "arith.constant"() <{value = "x"}> : () -> i32
// -----
"arith.constant"() <{value = 1 : i32}> : () -> ()
// -----
%0:2 = "arith.constant"() <{value = 1 : i32}> : () -> (i32, i32)
// -----
%0 = "arith.constant"() <{value = 1 : i32}> ({}) : () -> i32
// -----
"t.r"() ({ %0 = "arith.constant"()[^a] <{value = 1 : i32}> : () -> i32 ^a: "t.x"() : () -> () }) : () -> ()
// -----
%a = arith.constant 1 : i32
%0 = "arith.addi"(%a) : (i32) -> i32
// -----
%a = arith.constant 1 : i32
%0 = "arith.addi"(%a, %a, %a) : (i32, i32, i32) -> i32
// -----
%a = arith.constant 1 : i32
%0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
// -----
%a = arith.constant 1.0 : f32
%0 = "arith.addi"(%a, %a) : (f32, f32) -> f32
// -----
%a = arith.constant 1 : i32
%0 = "arith.addi"(%a, %a) <{overflowFlags = 1}> : (i32, i32) -> i32
// -----
func.func @f() { "cf.br"() : () -> () }
// -----
func.func @f() { "cf.br"()[^a, ^a] : () -> () ^a: return }
// -----
func.func @f() { "func.return"()[^a] : () -> () ^a: return }
// -----
"builtin.unrealized_conversion_cast"() : () -> ()
// -----
"t.r"() ({
  "t.br"()[^a] : () -> ()
  "t.x"() : () -> ()
^a:
  "t.x"() : () -> ()
}) : () -> ()
// -----
func.func @f() {
  "t.r"() ({
    "t.use"(%x) : (i32) -> ()
  }) : () -> ()
  %x = arith.constant 1 : i32
  return
}
