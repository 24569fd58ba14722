// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace

// "Custom directives": every kind of parameter, there and absent.

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:3 = "t.v"() : () -> (i32, f32, i32)
// CHECK-NEXT:  manual.custom_attrs 5
// CHECK-NEXT:  manual.custom_attrs 5 "text" {x}
// CHECK-NEXT:  manual.custom_props 5
// CHECK-NEXT:  manual.custom_props 5 to 6 {x}
// CHECK-NEXT:  manual.custom_operands %0#0 [] : i32
// CHECK-NEXT:  manual.custom_operands %0#0 or %0#1 [%0#2, %0#0] : i32, f32, i32, i32
// CHECK-NEXT:  manual.custom_ranges [%0#0, %0#1 : i32, f32][][%0#2 : i32]
// CHECK-NEXT:  manual.custom_ranges{{ }}
// CHECK-NEXT:  manual.custom_sizes (%0#0, %0#2) by [1, 0, 1]
// CHECK-NEXT:  %one = manual.custom_results i1
// CHECK-NEXT:  %one_0, %maybe, %many:2 = manual.custom_results i1 or i2 many i3, i4
// CHECK-NEXT:  manual.custom_ref 2 %0#0 %0#2
// CHECK-NEXT:}
%a, %f, %b = "t.v"() : () -> (i32, f32, i32)
manual.custom_attrs 5
manual.custom_attrs 5 "text" {x}
manual.custom_props 5
manual.custom_props 5 to 6 {x}
manual.custom_operands %a [] : i32
manual.custom_operands %a or %f [%b, %a] : i32, f32, i32, i32
manual.custom_ranges [%a, %f : i32, f32] [] [%b : i32]
manual.custom_ranges
manual.custom_sizes(%a, %b) by [1, 0, 1]
%0 = manual.custom_results i1
%1:4 = manual.custom_results i1 or i2 many i3, i4
manual.custom_ref 2 %a %b

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  manual.custom_regions {
// CHECK-NEXT:  }
// CHECK-NEXT:  manual.custom_regions {
// CHECK-NEXT:    "t.x"() : () -> ()
// CHECK-NEXT:  } and {
// CHECK-NEXT:  } and {
// CHECK-NEXT:  }
// CHECK-NEXT:  manual.custom_dict{{ }}
// CHECK-NEXT:  manual.custom_dict  {inherent = 1 : i64, x}
// CHECK-NEXT:  manual.custom_prop_dict with <{one = 1 : i64}>
// CHECK-NEXT:  manual.custom_prop_dict with <{maybe = 2 : i64, one = 1 : i64}> {x}
// CHECK-NEXT:  manual.custom_code "quoted bare 7 true i16 \22s\22 cx1 cx1 Wide true" 3 : i8
// CHECK-NEXT:}
manual.custom_regions {}
manual.custom_regions {"t.x"() : () -> ()} and {} and {}
manual.custom_dict
manual.custom_dict {inherent = 1 : i64, x}
manual.custom_prop_dict with <{one = 1 : i64}>
manual.custom_prop_dict with <{one = 1 : i64, maybe = 2 : i64}> {x}
manual.custom_code "quoted bare 7 true i16 \22s\22 cx1 cx1 Wide true" 3 : i8

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  "t.r"() ({
// CHECK-NEXT:    manual.custom_successors ^bb1
// CHECK-NEXT:  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT:    manual.custom_successors ^bb1 and ^bb2 and ^bb1 {x}
// CHECK-NEXT:  ^bb2:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    manual.custom_successors ^bb2
// CHECK-NEXT:  }) : () -> ()
// CHECK-NEXT:}
"t.r"() ({
  manual.custom_successors ^a
^a:
  manual.custom_successors ^a and ^b and ^a {x}
^b:
  manual.custom_successors ^b
}) : () -> ()
