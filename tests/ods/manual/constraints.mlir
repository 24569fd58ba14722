// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s

// "Constraints", "Enum attributes" and what else an operation may say.

// CHECK-LABEL: module
// CHECK: "manual.predicates"() <{attr = "some property", combined = 1 : i32, reused = 2 : i64}>
// CHECK: "manual.single"(%0#0, %0#1) <{attr = 1.500000e+00 : f32, attrs = [2.500000e+00 : f32]}>
// CHECK: "manual.multi"(%0#0, %0#1) : (f32, tensor<1xf32>) -> f32
// CHECK: "manual.odd"(%0#0) : (f32) -> ()
// CHECK: manual.enums Case15, "tagged|Bit2"
// CHECK: manual.enums Case20, "None"
// CHECK: "manual.old"() : () -> ()
// CHECK: "manual.new"() <{bar = 1 : i32}> : () -> ()
// CHECK: "manual.extra"(%0#0) : (f32) -> ()
"manual.predicates"() {combined = 1 : i32, reused = 2 : i64, attr = "some property"} : () -> ()
%f, %t = "t.v"() : () -> (f32, tensor<1xf32>)
"manual.single"(%f, %t) {attr = 1.5 : f32, attrs = [2.5 : f32]} : (f32, tensor<1xf32>) -> ()
%0 = "manual.multi"(%f, %t) : (f32, tensor<1xf32>) -> f32
"manual.odd"(%f) : (f32) -> ()
manual.enums Case15, "tagged|Bit2"
manual.enums Case20, None
"manual.old"() : () -> ()
"manual.new"() {bar = 1 : i32} : () -> ()
"manual.extra"(%f) : (f32) -> ()
