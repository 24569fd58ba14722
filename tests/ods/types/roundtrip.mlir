// RUN: test-opt -allow-unregistered-dialect %s | FileCheck %s
// RUN: test-opt -allow-unregistered-dialect %s | test-opt -allow-unregistered-dialect | FileCheck %s
// RUN: test-opt -allow-unregistered-dialect -mlir-print-op-generic %s | test-opt -allow-unregistered-dialect | FileCheck %s
// RUN: test-opt -allow-unregistered-dialect %s -emit-bytecode | test-opt -allow-unregistered-dialect | FileCheck %s

// Parameters of every simple kind; a type that holds itself.
// CHECK-LABEL: @a
// CHECK-SAME{LITERAL}: (!test_types.singleton, !test_types.scalars<3, -4, true, 1.500000e+00, "x">, !test_types.int<s 8>, !test_types.tuple<i32, !test_types.tuple<f32>>)
func.func private @a(!test_types.singleton, !test_types.scalars<3, -4, true, 1.5, "x">, !test_types.int<s 8>, !test_types.tuple<i32, !test_types.tuple<f32>>)

// Optional groups, with and without an else part.
// CHECK-LABEL: @b
// CHECK-SAME{LITERAL}: (!test_types<box scalar>, !test_types<box<i32> scalar>, !test_types<box<i32 x 4>[1, 2]>, !test_types<box[3]>)
func.func private @b(!test_types<box scalar>, !test_types<box<i32> scalar>, !test_types<box<i32 x 4>[1, 2]>, !test_types<box[3]>)

// `params`: default values are omitted.
// CHECK-LABEL: @c
// CHECK-SAME{LITERAL}: (!test_types.list<1>, !test_types.list<1, 2>, !test_types.list<1, 2, 3>, !test_types.list<1, 3>)
func.func private @c(!test_types.list<1>, !test_types.list<1, 2>, !test_types.list<1, 2, 3>, !test_types.list<1, 0, 3>)

// `struct`: in any order, and by a directive of one's own.
// CHECK-LABEL: @d
// CHECK-SAME{LITERAL}: (!test_types.struct<first = 1>, !test_types.struct<first = 2, second = "a", third = 3>, !test_types.fields<1 : second = "ff">, !test_types.fields<1 : third = 3, second = "ff">)
func.func private @d(!test_types.struct<first = 1>, !test_types.struct<third = 3, first = 2, second = "a">, !test_types.fields<1 : second = "ff">, !test_types.fields<1 : third = 3, second = "ff">)

// Types of the dialect itself are written without their names, unless `qualified`; constraints; by hand.
// CHECK-LABEL: @e
// CHECK-SAME{LITERAL}: (!test_types.of<i32, <s 8>, !test_types.int<u 4>>, !test_types.of<i32, <s 8>, !test_types.int<u 4>, "l">, !test_types.checked<f32, 3 : i64>, !test_types.custom<from  1 to 2>, !test_types.hand<minus 4>)
func.func private @e(!test_types.of<i32, <s 8>, !test_types.int<u 4>>, !test_types.of<i32, !test_types.int<s 8>, !test_types.int<u 4>, "l">, !test_types.checked<f32, 3>, !test_types.custom<from 1 to 2>, !test_types.hand<minus 4>)

// Parameters of the rarer kinds.
// CHECK-LABEL: @h
// CHECK-SAME{LITERAL}: (!test_types.more<100000000000000000000, -1.500000e+00, (d0) -> (d0), v 1 2, "ff" : "a", "b">,
// CHECK-SAME{LITERAL}: !test_types.more<-1, 0.000000e+00, () -> () or 5, v 0 0, "0" : "a" flag = true sign u own <s 8>>)
func.func private @h(!test_types.more<100000000000000000000, -1.5, (d0) -> (d0), v 1 2, "ff" : "a", "b">,
  !test_types.more<-1, 0.0, () -> () or 5, v 0 0, "0" : "a" flag = true sign u own <s 8>>)

// Attributes: with a type, with enumerations, with defaults.
// CHECK-LABEL: @f
// CHECK-SAME{LITERAL}: () attributes {a = #test_types.point<1, 2>, b = #test_types.typed<3> : i32, c = #test_types.typed<4>, d = #test_types<signs s[n, u]>, e = #test_types<points[]>, f = #test_types<points[1 : i64, "a"]>, g = #test_types.default, h = #test_types.default<name = "x", on = false, ratio = 1.000000e+00, sign = u, type = f32>}
func.func private @f() attributes {a = #test_types.point<1, 2>, b = #test_types.typed<3> : i32, c = #test_types.typed<4>, d = #test_types<signs s[n, u]>, e = #test_types<points[]>, f = #test_types<points[1, "a"]>, g = #test_types.default, h = #test_types.default<name = "x", ratio = 1.0, on = false, sign = u, type = f32>}

// Types and attributes in the formats of operations.
// CHECK-LABEL: @g
func.func @g() {
  // CHECK: %0 = test_types.make
  %0 = test_types.make
  // CHECK: %1 = "u.cast"() : () -> !test_types.int<s 8>
  %1 = "u.cast"() : () -> !test_types.int<s 8>
  // CHECK: test_types.use %1 at <1, 2> {a} : <s 8>
  test_types.use %1 at #test_types.point<1, 2> {a} : !test_types.int<s 8>
  // CHECK: test_types.use %1 at <1, 2> <3> : <s 8>
  test_types.use %1 at <1, 2> <3> : <s 8>
  // CHECK: %2 = test_types.pair %1, %1 : !test_types.int<s 8>, !test_types.int<s 8> -> !test_types.tuple<i32>
  %2 = test_types.pair %1, %1 : !test_types.int<s 8>, !test_types.int<s 8> -> !test_types.tuple<i32>
  return
}
