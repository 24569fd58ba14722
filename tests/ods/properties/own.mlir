// RUN: test-opt %s | FileCheck %s
// RUN: test-opt %s | test-opt | FileCheck %s
// RUN: test-opt -mlir-print-op-generic %s | FileCheck -check-prefix=GENERIC %s
// RUN: test-opt -mlir-print-op-generic %s | test-opt | FileCheck %s
// RUN: test-opt %s -emit-bytecode | test-opt | FileCheck %s

// Types that the dialect's crate defines, alone and inside others.
// CHECK{LITERAL}: test_properties.fraction 3 over 2 1 over 2 some<1 over 2> 1 over 3 [1 over 2, 2 over 1] [some<1 over 2>, none] [1 over 2] {other}
// GENERIC: "test_properties.fraction"() <{bare = [array<i64: 1, 3>], holes = {{\[\[}}array<i64: 1, 2>], []], list = [array<i64: 1, 2>, array<i64: 2, 1>], one = array<i64: 3, 2>, proper = array<i64: 1, 2>, propers = [array<i64: 1, 2>], some = [array<i64: 1, 2>]}> {other} : () -> ()
test_properties.fraction 6 over 4 1 over 2 some<2 over 4> 1 over 3 [1 over 2, 4 over 2] [some<1 over 2>, none] [1 over 2] {other}

// CHECK: test_properties.fraction 3 over 2 1 over 2 none none [] [] []
// GENERIC: "test_properties.fraction"() <{bare = [], holes = [], list = [], one = array<i64: 3, 2>, proper = array<i64: 1, 2>, propers = [], some = []}> : () -> ()
test_properties.fraction 3 over 2 1 over 2 none none [] [] []

// Equal values are kept as one attribute.
// CHECK: test_properties.fraction 3 over 2 1 over 2 some<1 over 2> none [2 over 1] [some<2 over 1>, none] []
// GENERIC: "test_properties.fraction"() <{bare = [], holes = {{\[\[}}array<i64: 2, 1>], []], list = [array<i64: 2, 1>], one = array<i64: 3, 2>, proper = array<i64: 1, 2>, propers = [], some = [array<i64: 1, 2>]}> : () -> ()
"test_properties.fraction"() <{
  one = array<i64: 6, 4>, proper = array<i64: 1, 2>, some = [array<i64: 2, 4>], bare = [], list = [array<i64: 4, 2>],
  holes = [[array<i64: 10, 5>], []], propers = []}> : () -> ()

// Default values of such types.
// CHECK: test_properties.fractions <{one = array<i64: 3, 2>}>
// GENERIC: "test_properties.fractions"() <{half = array<i64: 1, 2>, list = [array<i64: 1, 2>, array<i64: 1, 3>], one = array<i64: 3, 2>, third = array<i64: 1, 3>}> : () -> i32
%0 = test_properties.fractions <{one = array<i64: 6, 4>}>

// CHECK: test_properties.fractions <{one = array<i64: 3, 2>}>
%1 = test_properties.fractions 2 over 4 is half <{one = array<i64: 3, 2>, third = array<i64: 2, 6>}>

// CHECK: test_properties.fractions 1 over 3 is half <{list = [], one = array<i64: 3, 2>, third = array<i64: 1, 2>}>
%2 = test_properties.fractions 1 over 3 is half <{list = [], one = array<i64: 3, 2>, third = array<i64: 1, 2>}>

// Written by functions of the crate.
// CHECK: test_properties.written hex "ff" none [hex "1", hex "a"] "LOUD" <1, 2> hex "c8"
// GENERIC: "test_properties.written"() <{dotted = array<i64: 1, 2>, hex = 255 : i32, large = 200 : i32, list = [1 : i32, 10 : i32], loud = "LOUD", maybe = [], sixteen = 16 : i32}> : () -> ()
test_properties.written hex "ff" none [hex "1", hex "A"] "LOUD" <1, 2> hex "c8" = hex "10"

// CHECK: test_properties.written hex "ff" hex "3" [] "X" <> hex "ffffffff" = hex "11"
// GENERIC: "test_properties.written"() <{dotted = array<i64>, hex = 255 : i32, large = -1 : i32, list = [], loud = "X", maybe = [3 : i32], sixteen = 17 : i32}> : () -> ()
test_properties.written hex "ff" hex "3" [] "X" <> hex "ffffffff" = hex "11"

// Stored in C++'s form.
// CHECK: test_properties.stored -1 2 "x" true 18446744073709551615 some<3> 18446744073709551615
// GENERIC: "test_properties.stored"() <{bare = [-1], most = -1 : i64, on = true, size = 2 : i64, some = [3], text = "x", wide = -1 : i64}> : () -> ()
test_properties.stored -1 2 "x" true 18446744073709551615 some<3> 18446744073709551615

// CHECK: test_properties.stored -1 2 "x" true 18446744073709551615 none none
test_properties.stored -1 2 "x" true 18446744073709551615 none none

// Lists as default values.
// CHECK: test_properties.lists{{ *$}}
// GENERIC: "test_properties.lists"() <{absent = [], colors = [1 : i32, 0 : i32], least = -128 : i8, most = -1 : i64, nested = [array<i64: 1>, array<i64>], none = array<i64>, on = true, one = array<i32: 3>, seven = [7], two = array<i64: 1, -2>, words = ["a", "b"]}> : () -> ()
test_properties.lists

// CHECK: test_properties.lists{{ *$}}
"test_properties.lists"() <{
  seven = [7 : i8], words = ["a", "b"], colors = [1 : i8, 0], most = -1 : i64, two = array<i64: 1, -2>}> : () -> ()

// CHECK: test_properties.lists two [1, 2] <{least = 5 : i8, seven = [], words = []}>
test_properties.lists two [1, 2] <{least = 5, seven = [], words = []}>
