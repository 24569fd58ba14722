// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace

// Hand-written directives with every kind of parameter.

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:3 = "t.v"() : () -> (i32, f32, i32)
// CHECK-NEXT:  %1 = test_format.custom %0#0 [] : i32 attrs 5  {
// CHECK-NEXT:  } tag
// CHECK-NEXT:  %2 = test_format.custom %0#0 maybe %0#1 [%0#2, %0#0] : i32, f32, i32, i32 attrs 5 "s"  {
// CHECK-NEXT:  } or {
// CHECK-NEXT:    "t.x"() : () -> ()
// CHECK-NEXT:  } or {
// CHECK-NEXT:  } tag {x}
// CHECK-NEXT:}
%a, %b, %c = "t.v"() : () -> (i32, f32, i32)
%0 = test_format.custom %a [] : i32 attrs 5 {} tag
%1 = test_format.custom %a maybe %b [%c, %a] : i32, f32, i32, i32 attrs 5 "s" {} or {"t.x"() : () -> ()} or {} tag {x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.custom_dict{{ }}
// CHECK-NEXT:  test_format.custom_dict  {n = 1 : i32, x}
// CHECK-NEXT:}
test_format.custom_dict
test_format.custom_dict {n = 1 : i32, x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  "t.r"() ({
// CHECK-NEXT:    test_format.custom_successors ^bb1
// CHECK-NEXT:  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT:    test_format.custom_successors ^bb1 or ^bb2 or ^bb1 {x}
// CHECK-NEXT:  ^bb2:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    test_format.custom_successors ^bb2
// CHECK-NEXT:  }) : () -> ()
// CHECK-NEXT:}
"t.r"() ({
  test_format.custom_successors ^a
^a:
  test_format.custom_successors ^a or ^b or ^a {x}
^b:
  test_format.custom_successors ^b
}) : () -> ()

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.custom_optional
// CHECK-NEXT:  test_format.custom_optional 5 present
// CHECK-NEXT:  test_format.custom_optional[6]
// CHECK-NEXT:  test_format.custom_optional 5 present[6] {x}
// CHECK-NEXT:}
test_format.custom_optional
test_format.custom_optional 5 present
test_format.custom_optional [6]
test_format.custom_optional 5 present [6] {x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.custom_code 5
// CHECK-NEXT:  test_format.custom_code 5 {x}
// CHECK-NEXT:}
test_format.custom_code 5
test_format.custom_code 5 {x}
