// RUN: test-opt -test-rewrites %s | FileCheck %s
// RUN: test-opt -test-rewrites -mlir-print-debuginfo %s | FileCheck --check-prefix=LOC %s

// A name twice: only equal operands match.
// CHECK-LABEL: @same
// CHECK: "test_rewrites.mul"(%arg0, %arg0) <{n = 2 : i64}>
// CHECK: "test_rewrites.add"(%arg0, %arg1)
func.func @same(%a: i32, %b: i32) -> (i32, i32) {
  %0 = "test_rewrites.add"(%a, %a) : (i32, i32) -> i32
  %1 = "test_rewrites.add"(%a, %b) : (i32, i32) -> i32
  return %0, %1 : i32, i32
}

// Operands in either order; another constant does not match, and neither does another type.
// CHECK-LABEL: @either
// CHECK: %[[LEAF:.*]] = "test_rewrites.leaf"
// CHECK-NEXT: "test_rewrites.add"(%arg0, %[[LEAF]]) : (i32, i32) -> i32
// CHECK-NEXT: "test_rewrites.add"(%arg0, %[[LEAF]]) : (i32, i32) -> i32
// CHECK-NEXT: "test_rewrites.mul"(%[[LEAF]], %arg0) <{n = 8 : i64}>
// LOC-LABEL: @either
// LOC: "test_rewrites.add"(%arg0, %0) : (i32, i32) -> i32 loc(#[[FUSED:.*]])
func.func @either(%a: i32) -> (i32, i32, i32) {
  %l = "test_rewrites.leaf"() <{n = 1 : i64}> : () -> i32
  %0 = "test_rewrites.mul"(%a, %l) <{n = 7 : i64}> : (i32, i32) -> i32
  %1 = "test_rewrites.mul"(%l, %a) <{n = 7 : i64, note = "x"}> : (i32, i32) -> i32
  %2 = "test_rewrites.mul"(%l, %a) <{n = 8 : i64}> : (i32, i32) -> i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: @either_type
// CHECK: "test_rewrites.mul"
func.func @either_type(%a: i64) -> i64 {
  %l = "test_rewrites.leaf"() <{n = 1 : i64}> : () -> i64
  %0 = "test_rewrites.mul"(%a, %l) <{n = 7 : i64}> : (i64, i64) -> i64
  return %0 : i64
}

// Cases of enums; an absent optional attribute stays absent.
// CHECK-LABEL: @modes
// CHECK: "test_rewrites.mode"() <{mode = 1 : i32}> : () -> i32
// CHECK: "test_rewrites.mode"() <{mode = 1 : i32, n = 5 : i64}> : () -> i32
func.func @modes() -> (i32, i32) {
  %0 = "test_rewrites.mode"() <{mode = 0 : i32}> : () -> i32
  %1 = "test_rewrites.mode"() <{mode = 0 : i32, n = 5 : i64}> : () -> i32
  return %0, %1 : i32, i32
}

// Only the last three results replace the root; types and locations come from the pattern.
// CHECK-LABEL: @several
// CHECK: %[[TWO:[^,]*]], %{{.*}} = "test_rewrites.two"(%arg0) : (i32) -> (i32, index)
// CHECK: %[[ADD:.*]] = "test_rewrites.add"(%[[TWO]], %arg0)
// CHECK: %[[LEAF:.*]] = "test_rewrites.leaf"() <{n = 3 : i64}> : () -> index
// CHECK: return %[[ADD]], %[[LEAF]]
// LOC-LABEL: @several
// LOC: "test_rewrites.leaf"() <{n = 3 : i64}> : () -> index loc(#[[NAMED:.*]])
func.func @several(%a: i32) -> (i32, index) {
  %0:3 = "test_rewrites.three"(%a) : (i32) -> (i32, i32, index)
  return %0#0, %0#2 : i32, index
}

// The constraint that the second result is not used fails; then the one on types.
// CHECK-LABEL: @not_several
// CHECK: "test_rewrites.three"
// CHECK: "test_rewrites.three"
func.func @not_several(%a: i32) -> (i32, i64) {
  %0:3 = "test_rewrites.three"(%a) : (i32) -> (i32, i32, index)
  %1:3 = "test_rewrites.three"(%a) : (i32) -> (i64, i32, index)
  return %0#1, %1#0 : i32, i64
}

// A variadic operand of two values, the second of which is a leaf.
// CHECK-LABEL: @packs
// CHECK: %[[LEAF:.*]] = "test_rewrites.leaf"
// CHECK: "test_rewrites.pack"(%arg0, %arg1, %[[LEAF]], %arg1, %arg0, %[[LEAF]]) <{n = 2 : i64, operandSegmentSizes = array<i32: 3, 1, 2>}>
// CHECK: "test_rewrites.pack"(%arg0, %[[LEAF]], %arg1) <{n = 1 : i64
// CHECK: "test_rewrites.pack"(%[[LEAF]], %arg0) <{n = 1 : i64
func.func @packs(%a: i32, %b: i32) -> (i32, i32, i32) {
  %l = "test_rewrites.leaf"() : () -> i32
  %0 = "test_rewrites.pack"(%a, %l, %b, %a, %b, %l) <{n = 1 : i64, operandSegmentSizes = array<i32: 2, 1, 3>}> : (i32, i32, i32, i32, i32, i32) -> i32
  %1 = "test_rewrites.pack"(%a, %l, %b) <{n = 1 : i64, operandSegmentSizes = array<i32: 3, 0, 0>}> : (i32, i32, i32) -> i32
  %2 = "test_rewrites.pack"(%l, %a) <{n = 1 : i64, operandSegmentSizes = array<i32: 2, 0, 0>}> : (i32, i32) -> i32
  return %0, %1, %2 : i32, i32, i32
}

// The types of the first value, of the optional one and of the last one are others.
// CHECK-LABEL: @packs_of_other_types
// CHECK-COUNT-3: "test_rewrites.pack"{{.*}}n = 1 : i64
func.func @packs_of_other_types(%a: i32, %b: f32) -> (i32, i32, i32) {
  %l = "test_rewrites.leaf"() : () -> i32
  %0 = "test_rewrites.pack"(%b, %l, %a, %a) <{n = 1 : i64, operandSegmentSizes = array<i32: 2, 1, 1>}> : (f32, i32, i32, i32) -> i32
  %1 = "test_rewrites.pack"(%a, %l, %b, %a) <{n = 1 : i64, operandSegmentSizes = array<i32: 2, 1, 1>}> : (i32, i32, f32, i32) -> i32
  %2 = "test_rewrites.pack"(%a, %l, %a, %a, %b) <{n = 1 : i64, operandSegmentSizes = array<i32: 2, 1, 2>}> : (i32, i32, i32, i32, f32) -> i32
  return %0, %1, %2 : i32, i32, i32
}

// Code matches, gives two values, and marks the new operation.
// CHECK-LABEL: @sink
// CHECK: %[[A:.*]] = "test_rewrites.leaf"() <{n = 8 : i64}> : () -> index
// CHECK: %[[B:.*]] = "test_rewrites.leaf"() <{n = 8 : i64}> : () -> index
// CHECK: %[[SUM:.*]] = "test_rewrites.add"(%[[A]], %[[B]]) {noted} : (index, index) -> index
// CHECK: "test_rewrites.sink"(%[[SUM]]) : (index) -> ()
// CHECK: "test_rewrites.sink"(%{{.*}}) : (i32) -> ()
func.func @sink(%a: i32) {
  %l = "test_rewrites.leaf"() <{n = 4 : i64}> : () -> i32
  "test_rewrites.sink"(%l) : (i32) -> ()
  %m = "test_rewrites.leaf"() <{n = 40 : i64}> : () -> i32
  "test_rewrites.sink"(%m) : (i32) -> ()
  return
}

// LOC-DAG: #[[NAMED]] = loc("leaf")
// LOC-DAG: #[[FUSED]] = loc(fused[

// Constants of every kind; another float does not match.
// CHECK-LABEL: @values
// CHECK: <{byte = 8 : ui8, f = 1.000000e+00 : f32, list = [], mode = 1 : i32, name = @b}>
// CHECK: <{byte = 255 : ui8, f = 2.500000e-01 : f32, list = [1, 2, 3], mode = 0 : i32, name = @a}>
func.func @values() -> (i32, i32) {
  %0 = "test_rewrites.values"() <{f = 0.5 : f32, list = [1, 2, 3], byte = 255 : ui8, name = @a, mode = 0 : i32}> : () -> i32
  %1 = "test_rewrites.values"() <{f = 0.25 : f32, list = [1, 2, 3], byte = 255 : ui8, name = @a, mode = 0 : i32}> : () -> i32
  return %0, %1 : i32, i32
}

// Values for a variadic operand: in another order, and with a new one between them.
// CHECK-LABEL: @mixed
// CHECK: %[[SUM:.*]] = "test_rewrites.add"(%arg0, %arg1)
// CHECK: "test_rewrites.pack"(%arg1, %[[SUM]], %arg0, %arg0) <{n = 11 : i64, operandSegmentSizes = array<i32: 3, 1, 0>}>
// CHECK: "test_rewrites.pack"(%arg0, %arg1, %arg0) <{n = 10 : i64, operandSegmentSizes = array<i32: 3, 0, 0>}>
func.func @mixed(%a: i32, %b: i32) -> (i32, i32) {
  %0 = "test_rewrites.pack"(%a, %b, %a, %b) <{n = 10 : i64, operandSegmentSizes = array<i32: 2, 1, 1>}>
    : (i32, i32, i32, i32) -> i32
  %1 = "test_rewrites.pack"(%a, %b, %a) <{n = 10 : i64, operandSegmentSizes = array<i32: 3, 0, 0>}>
    : (i32, i32, i32) -> i32
  return %0, %1 : i32, i32
}

// Their name refers to all of them.
// CHECK-LABEL: @named_values
// CHECK: "test_rewrites.pack"(%arg1, %arg0, %arg1, %arg1, %arg0, %arg1) <{n = 13 : i64, operandSegmentSizes = array<i32: 3, 0, 3>}>
func.func @named_values(%a: i32, %b: i32) -> i32 {
  %0 = "test_rewrites.pack"(%a, %b) <{n = 12 : i64, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> i32
  return %0 : i32
}

// Code takes them as a range.
// CHECK-LABEL: @last_value
// CHECK: %[[TWICE:.*]] = "test_rewrites.mul"(%arg2, %arg2)
// CHECK: "test_rewrites.add"(%arg1, %[[TWICE]])
func.func @last_value(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = "test_rewrites.pack"(%a, %b, %c) <{n = 14 : i64, operandSegmentSizes = array<i32: 3, 0, 0>}>
    : (i32, i32, i32) -> i32
  return %0 : i32
}

// They replace as many results; where there are not as many, nothing matches.
// CHECK-LABEL: @replaced
// CHECK-NOT: "test_rewrites.pair"
// CHECK: "test_rewrites.many"(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: return %arg1, %arg0, %arg1, %arg0
func.func @replaced(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %0:2 = "test_rewrites.pair"(%a, %b) : (i32, i32) -> (i32, i32)
  %1:2 = "test_rewrites.many"(%a, %b) : (i32, i32) -> (i32, i32)
  %2 = "test_rewrites.many"(%a, %b) : (i32, i32) -> i32
  return %0#0, %0#1, %1#0, %1#1 : i32, i32, i32, i32
}
