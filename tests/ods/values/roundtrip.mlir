// RUN: test-opt -allow-unregistered-dialect %s | FileCheck %s
// RUN: test-opt -allow-unregistered-dialect %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: test-opt -allow-unregistered-dialect %s -mlir-print-op-generic | test-opt -allow-unregistered-dialect | FileCheck %s
// RUN: test-opt -allow-unregistered-dialect %s -emit-bytecode | test-opt -allow-unregistered-dialect | FileCheck %s

%i, %j, %k, %f = "test.values"() : () -> (i32, i32, i64, f64)

// CHECK: test_values.one %0#0
// GENERIC: "test_values.one"(%0#0) : (i32) -> f64
test_values.one %i

// CHECK: test_values.optional %0#0{{$}}
// CHECK: test_values.optional %0#0, %0#3 : f64
// GENERIC: "test_values.optional"(%0#0) : (i32) -> ()
// GENERIC: "test_values.optional"(%0#0, %0#3) : (i32, f64) -> f64
test_values.optional %i
%1 = test_values.optional %i, %f : f64

// CHECK: test_values.many %0#0[] : () -> ()
// CHECK: test_values.many %0#0[%0#2, %0#2] : (i64, i64) -> (i32, f32)
test_values.many %i[] : () -> ()
%2:2 = test_values.many %i[%k, %k] : (i64, i64) -> (i32, f32)

// CHECK: test_values.segments %0#0, %0#1 middle %0#0 then %0#1 : i32 then i32, i32
// GENERIC: "test_values.segments"(%0#0, %0#1, %0#0, %0#1) <{operandSegmentSizes = array<i32: 2, 1, 1>, resultSegmentSizes = array<i32: 1, 2>}>
%3:3 = test_values.segments %i, %j middle %i then %j : i32 then i32, i32

// CHECK: "test_values.equal"
%4:4 = "test_values.equal"(%i, %i, %k, %5, %5) : (i32, i32, i64, f32, f32) -> (i32, i32, i32, i32)
%5 = "test.value"() : () -> f32

// CHECK: test_values.groups %0#2 : {{$}}
// CHECK: test_values.groups %0#2 : (%0#0), (), (%0#1, %0#0) {note}
// GENERIC: "test_values.groups"(%0#2) <{sizes = array<i32>}>
// GENERIC: "test_values.groups"(%0#2, %0#0, %0#1, %0#0) <{sizes = array<i32: 1, 0, 2>}> {note}
test_values.groups %k :
test_values.groups %k : (%i), (), (%j, %i) {note}
