// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace

// The directives for all operands, types, regions and successors, and the dictionaries.

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.attr_dict_with_keyword {
// CHECK-NEXT:  }
// CHECK-NEXT:  test_format.attr_dict_with_keyword attributes {opt = 1 : i32, z} {
// CHECK-NEXT:    "t.x"() : () -> ()
// CHECK-NEXT:  }
// CHECK-NEXT:}
test_format.attr_dict_with_keyword {}
test_format.attr_dict_with_keyword attributes {opt = 1 : i32, z} {
  "t.x"() : () -> ()
}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.prop_dict 5{{ }}
// CHECK-NEXT:  test_format.prop_dict 5 <{opt = "s"}> {x}
// CHECK-NEXT:  test_format.prop_dict 5 <{def = 4 : i32, opt = "s"}>
// CHECK-NEXT:  test_format.prop_dict 5{{ }}
// CHECK-NEXT:}
test_format.prop_dict 5
test_format.prop_dict 5 <{opt = "s"}> {x}
test_format.prop_dict 5 <{opt = "s", def = 4 : i32}>
test_format.prop_dict 5 <{def = 3 : i32}>

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:2 = "t.v"() : () -> (i32, f32)
// CHECK-NEXT:  test_format.call @f() : () -> ()
// CHECK-NEXT:  %1 = test_format.call @f(%0#0) : (i32) -> f32
// CHECK-NEXT:  %2:2 = test_format.call @f(%0#0, %0#1) {x} : (i32, f32) -> (i32, (i32) -> f32)
// CHECK-NEXT:  %3 = test_format.call @f(%0#0) : (i32) -> ((i32) -> f32)
// CHECK-NEXT:}
%a, %b = "t.v"() : () -> (i32, f32)
test_format.call @f() : () -> ()
%0 = test_format.call @f(%a) : (i32) -> f32
%1:2 = test_format.call @f(%a, %b) {x} : (i32, f32) -> (i32, (i32) -> f32)
%2 = test_format.call @f(%a) : (i32) -> ((i32) -> f32)

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:2 = "t.v"() : () -> (i32, f32)
// CHECK-NEXT:  %x = test_format.all(%0#0) {operandSegmentSizes = array<i32: 1, 0, 0>} : i32 -> i32 do {
// CHECK-NEXT:  }, {
// CHECK-NEXT:  }
// CHECK-NEXT:  %x_0, %y:2 = test_format.all(%0#0, %0#1, %0#0) {operandSegmentSizes = array<i32: 1, 1, 1>} : i32, f32, i32 -> i32, f32, f32 do {
// CHECK-NEXT:  }, {
// CHECK-NEXT:    "t.x"() : () -> ()
// CHECK-NEXT:  }
// CHECK-NEXT:}
%a, %b = "t.v"() : () -> (i32, f32)
%x = "test_format.all"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>}> ({}, {}) : (i32) -> i32
%y:3 = "test_format.all"(%a, %b, %a) <{operandSegmentSizes = array<i32: 1, 1, 1>}> ({}, {"t.x"() : () -> ()}) : (i32, f32, i32) -> (i32, f32, f32)

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  %0 = "t.v"() : () -> i1
// CHECK-NEXT:  "t.r"() ({
// CHECK-NEXT:    test_format.successors ^bb1, ^bb2, ^bb3 {x}
// CHECK-NEXT:  ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    test_format.branch %0, ^bb2, ^bb3
// CHECK-NEXT:  ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    test_format.switch[^bb1, ^bb3]
// CHECK-NEXT:  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:    test_format.switch[]
// CHECK-NEXT:  }) : () -> ()
// CHECK-NEXT:}
%c = "t.v"() : () -> i1
"t.r"() ({
  test_format.successors ^a, ^b, ^c {x}
^a:
  test_format.branch %c, ^b, ^c
^b:
  test_format.switch [^a, ^c]
^c:
  test_format.switch []
}) : () -> ()

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.regions {
// CHECK-NEXT:  } then{{ }}
// CHECK-NEXT:  test_format.regions {
// CHECK-NEXT:  } then {
// CHECK-NEXT:    "t.x"() : () -> ()
// CHECK-NEXT:  }
// CHECK-NEXT:  test_format.regions {
// CHECK-NEXT:  } then {
// CHECK-NEXT:  }, {
// CHECK-NEXT:  } {x}
// CHECK-NEXT:}
test_format.regions {} then
test_format.regions {} then {"t.x"() : () -> ()}
test_format.regions {} then {}, {} {x}
