// RUN: test-opt %s | FileCheck %s
// RUN: test-opt %s | test-opt | FileCheck %s
// RUN: test-opt -mlir-print-op-generic %s | FileCheck -check-prefix=GENERIC %s
// RUN: test-opt -mlir-print-op-generic %s | test-opt | FileCheck %s
// RUN: test-opt %s -emit-bytecode | test-opt | FileCheck %s

// One of each kind.
// CHECK{LITERAL}: test_properties.all 1 -2 200 true "x" unit red color<green> [1, -2] ["a", "b"] 3 some<"s"> [[1], []] {other}
// GENERIC: "test_properties.all"() <{byte = -56 : i8, color = 0 : i32, flag, list = array<i64: 1, -2>, maybe = [3], named = 1 : i32, narrow = -2 : i32, nested = [array<i32: 1>, array<i32>], on = true, some = ["s"], text = "x", wide = 1 : i64, words = ["a", "b"]}> {other} : () -> ()
test_properties.all 1 -2 200 true "x" unit red color<green> [1, -2] ["a", "b"] 3 some<"s"> [[1], []] {other}

// CHECK: test_properties.all -1 2 0 false "" unit_absent green color<red> [] [] none none []
// GENERIC: "test_properties.all"() <{byte = 0 : i8, color = 1 : i32, flag = false, list = array<i64>, maybe = [], named = 0 : i32, narrow = 2 : i32, nested = [], on = false, some = [], text = "", wide = -1 : i64, words = []}> : () -> ()
test_properties.all -1 2 0 false "" unit_absent green color<red> [] [] none none []

// Default values are omitted; a flag that anchors a group is expressed by the group.
// CHECK: test_properties.groups{{$}}
// GENERIC: "test_properties.groups"() <{color = 1 : i32, count = 5 : i64, fast = false, label = [], shape = array<i64>}> : () -> ()
test_properties.groups

// CHECK: test_properties.groups count 6 fast "l" in red shape [1, 2]
// GENERIC: "test_properties.groups"() <{color = 0 : i32, count = 6 : i64, fast, label = ["l"], shape = array<i64: 1, 2>}> : () -> ()
test_properties.groups count 6 fast "l" in red shape [1, 2]

// CHECK: test_properties.groups{{$}}
// GENERIC: "test_properties.groups"() <{color = 1 : i32, count = 5 : i64, fast = false, label = [], shape = array<i64>}> : () -> ()
test_properties.groups count 5 none in green shape []

// In dictionaries.
// CHECK: test_properties.dict 1 <{wide = 1 : i64}>
// GENERIC: "test_properties.dict"() <{attr = 1 : i64, flag = false, other = -5 : i64, wide = 1 : i64}> : () -> ()
test_properties.dict 1 <{wide = 1}>

// CHECK: test_properties.dict 1 <{flag, other = 2 : i64, unit, wide = 1 : i64}> {x}
// GENERIC: "test_properties.dict"() <{attr = 1 : i64, flag, other = 2 : i64, unit, wide = 1 : i64}> {x} : () -> ()
test_properties.dict 1 <{wide = 1, other = 2, flag, unit}> {x}

// CHECK: test_properties.attr_dict {maybe = [true], text = "y", wide = 3 : i64}
// GENERIC: "test_properties.attr_dict"() <{maybe = [true], state = 0 : i64, text = "y", wide = 3 : i64}> : () -> ()
test_properties.attr_dict {wide = 3 : i64, maybe = [true], text = "y"}

// With conditions.
// CHECK: "test_properties.confined"() <{count = 1 : i64, maybe = [4], pair = array<i64: 1, 2>, seven = 7 : i64, size = 1 : i64, word = "w", words = ["x"]}> : () -> ()
// GENERIC: "test_properties.confined"() <{count = 1 : i64, maybe = [4], pair = array<i64: 1, 2>, seven = 7 : i64, size = 1 : i64, word = "w", words = ["x"]}> : () -> ()
"test_properties.confined"() <{size = 1, word = "w", pair = array<i64: 1, 2>, maybe = [4], words = ["x"], seven = 7}> : () -> ()

// A relation between properties.
// CHECK: test_properties.range 1 to 2
// GENERIC: "test_properties.range"() <{high = 2 : i64, low = 1 : i64}> : () -> ()
test_properties.range 1 to 2

// As a dialect's attribute, and from one.
// CHECK: test_properties.colored red shade<green>
// GENERIC: "test_properties.colored"() <{first = 0 : i32, second = 1 : i32}> : () -> ()
test_properties.colored red shade<green>

// CHECK: test_properties.colored green shade<red>
// GENERIC: "test_properties.colored"() <{first = 1 : i32, second = 0 : i32}> : () -> ()
"test_properties.colored"() <{first = #test_properties.color<green>, second = 0 : i32}> : () -> ()

// In clauses of any order, alone in a group, and by a directive of one's own.
// CHECK: test_properties.places x 3 times
// GENERIC: "test_properties.places"() <{count = 0 : i64, fast = false, first = [], only = false, times = 3 : i64}> : () -> ()
test_properties.places x 3 times

// CHECK: test_properties.places unit 4 then fast count 5 x 3 times {a}
// GENERIC: "test_properties.places"() <{count = 5 : i64, fast, first = [4], only, times = 3 : i64}> {a} : () -> ()
test_properties.places unit 4 then count 5 fast x 3 times {a}

// CHECK: test_properties.places fast x 1 times
// GENERIC: "test_properties.places"() <{count = 0 : i64, fast, first = [], only = false, times = 1 : i64}> : () -> ()
test_properties.places none then fast x 1 times

// CHECK: test_properties.places x 1 times
// GENERIC: "test_properties.places"() <{count = 0 : i64, fast = false, first = [], only = false, times = 1 : i64}> : () -> ()
test_properties.places unit_absent x 1 times
