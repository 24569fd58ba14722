// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s

// "Operation definition", from the first listing on.

// CHECK-LABEL: module
// CHECK: "manual.avg_pool"(%{{.*}}) <{data_format = "NHWC", ksize = [1, 2, 2, 1], padding = "SAME", strides = [1, 2, 2, 1]}>
// CHECK: "manual.avg_pool"(%{{.*}}) <{data_format = "NCHW", ksize = [1, 2, 2, 1], padding = "VALID", strides = [1, 2, 2, 1]}>
%value = "t.v"() : () -> tensor<1x4x4x1xf32>
%0 = "manual.avg_pool"(%value) {ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = "SAME"} : (tensor<1x4x4x1xf32>) -> tensor<1x2x2x1xf32>
%1 = "manual.avg_pool"(%value) {ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = "VALID", data_format = "NCHW"} : (tensor<1x4x4x1xf32>) -> tensor<1x2x2x1xf32>

// -----

// CHECK-LABEL: module
// CHECK: %{{.*}} = manual.add %0#0, %0#1 : i32
// CHECK: "manual.arguments"(%0#0, %0#2) <{mark, number = 5 : i64, word = "w"}> : (i32, f32) -> ()
// CHECK: "manual.equal_groups"(%0#0, %0#2, %0#1) : (i32, f32, i32) -> ()
// CHECK: "manual.optionals"(%0#0) <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
// CHECK: manual.ranges (%0#0, %0#1), (), (%0#1)
// CHECK: manual.ranges
// CHECK: %{{.*}} = manual.fold_ranges %0#0, [%0#1], {(%0#0), (%0#1, %0#1)} {
// CHECK: manual.defaults
// CHECK: manual.defaults {array = [4], dense = array<i64: 5>, half = 1.500000e+00 : f32, maybe = 1 : i32}
%a, %b, %f = "t.v"() : () -> (i32, i32, f32)
%0 = manual.add %a, %b : i32
"manual.arguments"(%a, %f) <{word = "w", number = 5 : i64, mark}> : (i32, f32) -> ()
"manual.equal_groups"(%a, %f, %b) : (i32, f32, i32) -> ()
"manual.optionals"(%a) <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
manual.ranges (%a, %b), (), (%b)
"manual.ranges"() <{sizes = dense<0> : tensor<2xi32>}> : () -> ()
%1 = manual.fold_ranges %a, [%b], {(%a), (%b, %b)} {}
manual.defaults
manual.defaults {maybe = 1 : i32, half = 1.5 : f32, dense = array<i64: 5>, array = [4]}

// -----

// CHECK-LABEL: module
// CHECK: "manual.confined_min"() <{attr = 10 : i32}>
"manual.confined_min"() {attr = 10 : i32} : () -> ()
"manual.confined_max"() {attr = 10 : i32} : () -> ()
"manual.confined_neq"() {attr = 9 : i32} : () -> ()
"manual.confined_positive"() {attr = 1 : i32} : () -> ()
"manual.confined_non_negative"() {attr = 0 : i32} : () -> ()
"manual.confined_counts"() {attr = [1, 2]} : () -> ()
"manual.confined_count"() {attr = [1, 2]} : () -> ()
"manual.confined_dense_count"() {attr = array<i64: 1, 2>} : () -> ()
"manual.confined_dense_positive"() {attr = array<i64: 1, 2>} : () -> ()
"manual.confined_dense_non_negative"() {attr = array<i64: 0, 2>} : () -> ()
"manual.confined_sorted"() {attr = array<i64: 1, 1, 2>} : () -> ()
"manual.confined_strictly_sorted"() {attr = array<i64: 1, 2>} : () -> ()
// CHECK: "manual.confined_nth"() <{attr = [1, 2, 3, 5]}>
"manual.confined_nth"() {attr = [1, 2, 3, 5]} : () -> ()
// CHECK: "manual.confined_null"() : () -> ()
"manual.confined_null"() : () -> ()

// -----

// CHECK-LABEL: module
// CHECK: "manual.regions"() ({
// CHECK: }, {
// CHECK: }, {
// CHECK: }) : () -> ()
// CHECK: %{{.*}} = "manual.results"() : () -> (i1, i32, i32)
// CHECK: "manual.successors"()[^bb1, ^bb2]
// CHECK: %{{.*}} = manual.traits %{{.*}}, %{{.*}} : i32, f32
// CHECK: manual.verified 2 {
// CHECK: manual.hand_written times 3 {x}
"manual.regions"() ({
^bb0:
}, {}, {}) : () -> ()
%0:3 = "manual.results"() : () -> (i1, i32, i32)
"t.r"() ({
  "manual.successors"()[^a, ^b] : () -> ()
^a:
  "t.end"() : () -> ()
^b:
  "t.end"() : () -> ()
}) : () -> ()
%a, %f = "t.v"() : () -> (i32, f32)
%1 = manual.traits %a, %f : i32, f32
manual.verified 2 {
  "t.one"() : () -> ()
  "t.two"() : () -> ()
}
manual.hand_written times 3 {x}

// -----

// CHECK-LABEL: module
// CHECK: manual.join %0#0, %0#1 : tensor<2xf32>, tensor<3xf32>
// CHECK: "t.use"(%{{.*}}) : (tensor<2x3xf32>) -> ()
// CHECK: manual.shaped %0#0 : tensor<2xf32> to tensor<2xf32>
%a, %b = "t.v"() : () -> (tensor<2xf32>, tensor<3xf32>)
%0 = manual.join %a, %b : tensor<2xf32>, tensor<3xf32>
"t.use"(%0) : (tensor<2x3xf32>) -> ()
%1 = manual.shaped %a : tensor<2xf32> to tensor<2xf32>

// -----

// CHECK-LABEL: module
// CHECK: manual.properties 1 <{positive = 3 : i32}>
// CHECK: manual.properties 1 times 5 fast <{label = ["x"], list = array<i64: 1, 2>, positive = 3 : i32}> {d}
manual.properties 1 <{positive = 3 : i32}>
manual.properties 1 times 5 fast <{positive = 3 : i32, label = ["x"], list = array<i64: 1, 2>}> {d}
