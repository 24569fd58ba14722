// RUN: test-opt %s | FileCheck %s
// RUN: test-opt -mlir-print-op-generic %s | FileCheck -check-prefix=GENERIC %s
// RUN: test-opt %s -emit-bytecode | test-opt -mlir-print-op-generic | FileCheck -check-prefix=GENERIC %s

// Whichever attribute represents a value, the operation keeps the one that the value converts to.

// Integers of any width, and of any sign.
// CHECK: test_properties.range 1 to 2
// GENERIC: "test_properties.range"() <{high = 2 : i64, low = 1 : i64}>
"test_properties.range"() <{low = 1 : i32, high = 2 : index}> : () -> ()

// CHECK: test_properties.range -1 to 200
// GENERIC: "test_properties.range"() <{high = 200 : i64, low = -1 : i64}>
"test_properties.range"() <{low = -1 : si8, high = 200 : ui8}> : () -> ()

// One of each kind.
// CHECK{LITERAL}: test_properties.all 1 -2 200 true "x" unit red color<green> [1, -2] ["a", "b"] 3 some<"s"> [[1], []]
// GENERIC: "test_properties.all"() <{byte = -56 : i8, color = 0 : i32, flag, list = array<i64: 1, -2>, maybe = [3], named = 1 : i32, narrow = -2 : i32, nested = [array<i32: 1>, array<i32>], on = true, some = ["s"], text = "x", wide = 1 : i64, words = ["a", "b"]}>
"test_properties.all"() <{
  wide = 1 : i8, narrow = -2 : i64, byte = 200 : i32, on = 1 : i1, text = "x" : i32, flag = true, color = 0 : i8,
  named = 1 : i64, list = array<i64: 1, -2>, words = ["a" : i1, "b"], maybe = [3 : i32], some = ["s" : index],
  nested = [array<i32: 1>, array<i32>]}> : () -> ()

// A default is a default however it is written.
// CHECK: test_properties.groups{{$}}
// GENERIC: "test_properties.groups"() <{color = 1 : i32, count = 5 : i64, fast = false, label = [], shape = array<i64>}>
"test_properties.groups"() <{count = 5 : i32, fast = 0 : i1, color = 1 : i64, label = []}> : () -> ()

// CHECK: test_properties.dict 1 <{flag, wide = 4 : i64}>
// GENERIC: "test_properties.dict"() <{attr = 1 : i64, flag, other = -5 : i64, wide = 4 : i64}>
test_properties.dict 1 <{wide = 4 : i32, flag = true, other = -5 : i8}>

// As a dialect's attribute.
// CHECK: test_properties.colored red shade<green>
// GENERIC: "test_properties.colored"() <{first = 0 : i32, second = 1 : i32}>
"test_properties.colored"() <{first = 0 : i64, second = #test_properties.color<green>}> : () -> ()

// A custom directive may pass on any value.
// CHECK: test_properties.places x 1 times
// GENERIC: "test_properties.places"() <{count = 0 : i64, fast = false, first = [], only = false, times = 1 : i64}>
"test_properties.places"() <{count = 0 : i1, only = 0 : i1, times = 1 : i16}> : () -> ()
