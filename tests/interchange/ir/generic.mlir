// The generic form of registered operations becomes the custom one; properties and attributes find their places.
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f", sym_visibility = "private"}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %1 = "arith.constant"() <{value = 3 : i32}> {t.extra = "kept"} : () -> i32
    %2 = "arith.cmpi"(%0, %1) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%2, %0, %1)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^bb1(%c: i32):
    "func.return"(%c) : (i32) -> ()
  }) {t.note} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    %0 = "arith.constant"() {value = 1.5 : f64} : () -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) {t.module = 1 : i32} : () -> ()
