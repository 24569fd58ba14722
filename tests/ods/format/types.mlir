// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace

// Types that are written, and types that follow from others.

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:2 = "t.v"() : () -> (f32, f32)
// CHECK-NEXT:  %1 = test_format.all_match %0#0, %0#1 : f32
// CHECK-NEXT:  %2 = test_format.same_operands %0#0, %0#1 : f32
// CHECK-NEXT:  %3 = test_format.same %0#0, %0#1 : f32
// CHECK-NEXT:  %4 = test_format.typed_attr 3 : i8
// CHECK-NEXT:  %5 = test_format.typed_attr 1.000000e+00 : f32
// CHECK-NEXT:  %6 = test_format.typed_attr true {x}
// CHECK-NEXT:}
%a, %b = "t.v"() : () -> (f32, f32)
%0 = test_format.all_match %a, %b : f32
%1 = test_format.same_operands %a, %b : f32
%2 = test_format.same %a, %b : f32
%3 = test_format.typed_attr 3 : i8
%4 = test_format.typed_attr 1.0 : f32
%5 = test_format.typed_attr true {x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:2 = "t.v"() : () -> (i32, f32)
// CHECK-NEXT:  test_format.functional %0#0 : (i32) -> ()
// CHECK-NEXT:  %1 = test_format.functional %0#0 {x} : (i32) -> f32
// CHECK-NEXT:}
%a, %b = "t.v"() : () -> (i32, f32)
test_format.functional %a : (i32) -> ()
%0 = test_format.functional %a {x} : (i32) -> f32

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:2 = "t.v"() : () -> (i32, f32)
// CHECK-NEXT:  test_format.types a %0#0 : i32 b  :  c  :{{ }}
// CHECK-NEXT:  test_format.types a %0#0 : i32 b %0#1 : f32 c %0#0, %0#1 : i32, f32 {x}
// CHECK-NEXT:  test_format.types a %0#0 : i32 b  :  c %0#1 : f32
// CHECK-NEXT:}
%a, %b = "t.v"() : () -> (i32, f32)
test_format.types a %a : i32 b : c :
test_format.types a %a : i32 b %b : f32 c %a, %b : i32, f32 {x}
test_format.types a %a : i32 b : c %b : f32

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:2 = "t.v"() : () -> (i32, f32)
// CHECK-NEXT:  %1:2 = test_format.ranged %0#0, %0#1 : i32, f32
// CHECK-NEXT:  test_format.ranged
// CHECK-NEXT:  "t.u"(%1#0, %1#1) : (i32, f32) -> ()
// CHECK-NEXT:  test_format.maybe_same %0#0, %0#0 : i32
// CHECK-NEXT:}
%a, %b = "t.v"() : () -> (i32, f32)
%0:2 = test_format.ranged %a, %b : i32, f32
test_format.ranged
"t.u"(%0#0, %0#1) : (i32, f32) -> ()
test_format.maybe_same %a, %a : i32

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  %0 = test_format.derived 3 : i8
// CHECK-NEXT:  %1 = test_format.derived 3.000000e+00 : f32 {x}
// CHECK-NEXT:}
%0 = test_format.derived 3 : i8
%1 = test_format.derived 3.0 : f32 {x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  %0 = "t.v"() : () -> tensor<2xf32>
// CHECK-NEXT:  %1 = test_format.types_match_with %0 : tensor<2xf32>
// CHECK-NEXT:}
%a = "t.v"() : () -> tensor<2xf32>
%0 = test_format.types_match_with %a : tensor<2xf32>
