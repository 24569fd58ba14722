%0 = ub.poison
// -----
%0 = ub.poison i32
// -----
%0 = ub.poison <> : i32
// -----
%0 = ub.poison <#ub.poison : i32
// -----
%0 = ub.poison <#ub.none> : i32
// -----
%0, %1 = ub.poison : i32
// -----
ub.poison : i32, i32
// -----
"ub.poison"() {value = 1 : i32} : () -> i32
// -----
"ub.poison"() : () -> ()
// -----
"ub.poison"() : () -> (i32, i32)
// -----
func.func @f(%x: i32) { "ub.poison"(%x) : (i32) -> i32 return }
// -----
func.func @f(%x: i32) { ub.unreachable
return }
// -----
func.func @f(%x: i32) { "ub.unreachable"(%x) : (i32) -> () }
// -----
func.func @f(%x: i32) { "ub.unreachable"() : () -> i32 }
// -----
func.func @f(%x: i32) { "ub.unreachable"()[^a] : () -> () 
^a: return }
// -----
func.func @f(%x: i32) { ub.unreachable : i32 }
// -----
ub.nothing
// -----
"ub.nothing"() : () -> ()
// -----
"t.op"() {a = #ub.other} : () -> ()
// -----
"t.op"() {a = #ub} : () -> ()
