"func.func"() ({}) {sym_name = 3 : i32, function_type = () -> ()} : () -> () 
// -----
"func.func"() ({}) {sym_name = "x", function_type = () -> (), sym_visibility = 3 : i32} : () -> () 
// -----
func.func @f(%a : i32) {
 %0 = "arith.addi"(%a, %a) {overflowFlags = 3 : i32} : (i32, i32) -> i32
 return
}
// -----
func.func @f(%a : i32) {
 %0 = "arith.addi"(%a, %a) <{overflowFlags = "x"}> : (i32, i32) -> i32
 return
}
// -----
func.func @f(%a : i32) {
 "memref.alloca"() {operandSegmentSizes = array<i32: 0, 0>, alignment = 3.0} : () -> memref<f32>
 return
}
// -----
func.func @f(%a : i32) {
 "memref.alloca"() {operandSegmentSizes = array<i32: 0, 0>, alignment = 8 : i32} : () -> memref<f32>
 return
}
// -----
func.func @f(%a : i32) {
 "memref.alloca"() {alignment = 3 : i64} : () -> memref<f32>
 return
}
// -----
func.func @f(%a : i32) {
 "memref.alloca"() <{alignment = "x"}> : () -> memref<f32>
 return
}
// -----
func.func @f(%a : i32) {
 "memref.alloca"() <{operandSegmentSizes = 3}> : () -> memref<f32>
 return
}
// -----
func.func @f(%a : i32) {
  memref.alloca() {operandSegmentSizes = 3, alignment = "x"} : memref<f32>
 return
}
// -----
func.func @f(%a : i32) {
  memref.alloca() {alignment = 3 : i64} : memref<f32>
 return
}
// -----
func.func @f(%a : i32) {
  memref.alloca() {operandSegmentSizes = array<i32: 5, 5>} : memref<f32>
 return
}
// -----
"builtin.module"() ({}) {sym_name = 3} : () -> ()
// -----
builtin.module attributes {sym_name = 3} {}
// -----
builtin.module attributes {sym_name = "x"} {}
func.func @outer(%a: i32) {
  module {
    func.func @inner(%a: i32) {
      "t.use"(%a) : (i32) -> ()
      return
    }
  }
  return
}
// -----
func.func @outer(%a: i32) {
  module {
    func.func @inner(%b: i32) {
      "t.use"(%a) : (i32) -> ()
      return
    }
  }
  return
}
// -----
func.func @outer(%a: i32) {
  "t.region"() ({
    "t.use"(%a) : (i32) -> ()
  }) : () -> ()
  module {
      "t.use"(%b) : (i32) -> ()
  }
  %b = "t.x"() : () -> i32
  return
}
// -----
func.func @outer(%a: i32) {
  "builtin.module"() ({
    %a = "t.use"() : () -> i32
  }) : () -> ()
  return
}
// -----
"cf.cond_br"()[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0>}> : () -> () 
// -----
"cf.cond_br"()[^bb1, ^bb1] <{operandSegmentSizes = 3 : i32}> : () -> () 
// -----
"cf.cond_br"()[^bb1, ^bb1] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : () -> () 
// -----
"cf.cond_br"()[^bb1, ^bb1] {operandSegmentSizes = array<i64: 1, 0, 0>} : () -> () 
// -----
"func.func"() <{sym_name = 3 : i32, function_type = () -> ()}> ({}) : () -> () 
// -----
"func.func"() {sym_name = 3 : i32, function_type = () -> ()} ({}) : () -> () 
// -----
"func.func"() {function_type = () -> ()} ({}) : () -> () 
// -----
"func.func"() <{function_type = () -> ()}> ({}) : () -> () 
// -----
"func.func"() <{function_type = () -> (), foo = 1 : i32}> ({}) : () -> () 
// -----
"func.func"() <{sym_name = "x", function_type = () -> ()}> ({}) {sym_name = "y"} : () -> () 
// -----
"func.func"() <{sym_name = "x"}> ({}) {function_type = () -> ()} : () -> () 
// -----
"func.func"() <3 : i32> ({}) {function_type = () -> ()} : () -> () 
