// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace

// Optional groups: their anchors, else parts, unit attributes.

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:2 = "t.v"() : () -> (i32, f32)
// CHECK-NEXT:  "t.r"() ({
// CHECK-NEXT:    test_format.return
// CHECK-NEXT:  }, {
// CHECK-NEXT:    test_format.return {x} %0#0, %0#1 : i32, f32
// CHECK-NEXT:  }) : () -> ()
// CHECK-NEXT:}
%a, %b = "t.v"() : () -> (i32, f32)
"t.r"() ({
  test_format.return
}, {
  test_format.return {x} %a, %b : i32, f32
}) : () -> ()

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.unit
// CHECK-NEXT:  test_format.unit is_read_only
// CHECK-NEXT:  test_format.unit is_read_only {x}
// CHECK-NEXT:  test_format.unit is_read_only
// CHECK-NEXT:  test_format.unit is_read_only
// CHECK-NEXT:}
test_format.unit
test_format.unit is_read_only
test_format.unit is_read_only {x}
test_format.unit {is_read_only}
"test_format.unit"() {is_read_only} : () -> ()

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.else foo_is_present
// CHECK-NEXT:  test_format.else foo_is_absent {a}
// CHECK-NEXT:}
test_format.else foo_is_present
test_format.else foo_is_absent {a}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.inverted absent 5
// CHECK-NEXT:  test_format.inverted present 5 {x}
// CHECK-NEXT:  test_format.inverted absent none
// CHECK-NEXT:  test_format.inverted present none
// CHECK-NEXT:}
test_format.inverted absent 5
test_format.inverted present 5 {x}
test_format.inverted absent none
test_format.inverted present none

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.unit_first unit after :
// CHECK-NEXT:  test_format.unit_first : {plain}
// CHECK-NEXT:  test_format.unit_first unit after : {plain}
// CHECK-NEXT:}
"test_format.unit_first"() {flag} : () -> ()
"test_format.unit_first"() {plain} : () -> ()
"test_format.unit_first"() {plain, flag} : () -> ()

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.unit_first unit after : {plain}
// CHECK-NEXT:  test_format.unit_first : {plain}
// CHECK-NEXT:}
test_format.unit_first unit after : {plain}
test_format.unit_first : {plain}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.optional_attr
// CHECK-NEXT:  test_format.optional_attr a 1[2 : i8] c = 4
// CHECK-NEXT:  test_format.optional_attr[#t.x]
// CHECK-NEXT:  test_format.optional_attr a 1[1 : i8] c = 4
// CHECK-NEXT:}
test_format.optional_attr
test_format.optional_attr a 1 [2 : i8] c = 4
test_format.optional_attr [#t.x] c = 7
test_format.optional_attr {a = 1 : i32, second = 1 : i8, c = 4 : i64}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:3 = "t.v"() : () -> (i32, f32, i32)
// CHECK-NEXT:  test_format.optional_operand
// CHECK-NEXT:  test_format.optional_operand %0#0 : i32[%0#1] : f32(%0#2)
// CHECK-NEXT:  test_format.optional_operand[%0#1, %0#1] : f32, f32
// CHECK-NEXT:  test_format.optional_operand(%0#2) {x}
// CHECK-NEXT:}
%a, %b, %c = "t.v"() : () -> (i32, f32, i32)
test_format.optional_operand
test_format.optional_operand %a : i32 [%b] : f32 (%c)
test_format.optional_operand [%b, %b] : f32, f32
test_format.optional_operand (%c) {x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.optional_result
// CHECK-NEXT:  %0 = test_format.optional_result -> i32 {x}
// CHECK-NEXT:}
test_format.optional_result
%0 = test_format.optional_result -> i32 {x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.optional_region
// CHECK-NEXT:  test_format.optional_region {
// CHECK-NEXT:    "t.x"() : () -> ()
// CHECK-NEXT:  } tail
// CHECK-NEXT:  test_format.optional_region {
// CHECK-NEXT:    "t.x"() : () -> ()
// CHECK-NEXT:  } tail else {
// CHECK-NEXT:    "t.x"() : () -> ()
// CHECK-NEXT:  } {x}
// CHECK-NEXT:  test_format.optional_region else {
// CHECK-NEXT:    "t.x"() : () -> ()
// CHECK-NEXT:  } {x}
// CHECK-NEXT:}
test_format.optional_region
test_format.optional_region {"t.x"() : () -> ()} tail
test_format.optional_region {"t.x"() : () -> ()} tail else {"t.x"() : () -> ()} {x}
test_format.optional_region else {"t.x"() : () -> ()} {x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.optional_regions
// CHECK-NEXT:  test_format.optional_regions regions {
// CHECK-NEXT:  }, {
// CHECK-NEXT:    "t.x"() : () -> ()
// CHECK-NEXT:  } {x}
// CHECK-NEXT:}
test_format.optional_regions
test_format.optional_regions regions {}, {"t.x"() : () -> ()} {x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.nested
// CHECK-NEXT:  test_format.nested a 1
// CHECK-NEXT:  test_format.nested a 1 b 2
// CHECK-NEXT:  test_format.nested a 1 u
// CHECK-NEXT:  test_format.nested a 1 b 2 u {x}
// CHECK-NEXT:}
test_format.nested
test_format.nested a 1
test_format.nested a 1 b 2
test_format.nested a 1 u
test_format.nested a 1 b 2 u {x}
