// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace

// Clauses in any order, printed in the order of the format.

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:3 = "t.v"() : () -> (i32, f32, i32)
// CHECK-NEXT:  test_format.oilist
// CHECK-NEXT:  test_format.oilist nowait
// CHECK-NEXT:  test_format.oilist nowait level(3)
// CHECK-NEXT:  test_format.oilist nowait level(3) one(%0#1 : f32) many(%0#0, %0#2) {x}
// CHECK-NEXT:  test_format.oilist nowait level(3) {x}
// CHECK-NEXT:}
%a, %b, %c = "t.v"() : () -> (i32, f32, i32)
test_format.oilist
test_format.oilist nowait
test_format.oilist level(3) nowait
test_format.oilist many(%a, %c) one(%b : f32) level(3) nowait {x}
test_format.oilist nowait level(3) {x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.oilist_units
// CHECK-NEXT:  test_format.oilist_units flag other(unit)
// CHECK-NEXT:  test_format.oilist_units two<5, "x"> def = 4
// CHECK-NEXT:  test_format.oilist_units
// CHECK-NEXT:  test_format.oilist_units
// CHECK-NEXT:  test_format.oilist_units flag other(unit) two<1, "s">
// CHECK-NEXT:}
test_format.oilist_units
test_format.oilist_units other(unit) flag
test_format.oilist_units word two<5, "x"> def = 4
test_format.oilist_units def = 7
test_format.oilist_units word
"test_format.oilist_units"() <{n = 1 : i32, s = "s", flag, other}> : () -> ()

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.oilist_custom n 5 end
// CHECK-NEXT:}
test_format.oilist_custom n 5 end

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.oilist_custom n 5 m 5 tail end {x}
// CHECK-NEXT:  test_format.oilist_custom end
// CHECK-NEXT:  test_format.oilist_custom n 1 m 1 tail end
// CHECK-NEXT:}
test_format.oilist_custom m 5 tail n 5 end {x}
test_format.oilist_custom end
"test_format.oilist_custom"() <{n = 1 : i32, m = 1 : i32}> : () -> ()
