// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace

// Literals, and the spaces around them.

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.literals keyword :, = <> () {} [] -> ? + * - ... _ a.b$c {x}
// CHECK-NEXT:}
test_format.literals keyword : , = < > ( ) { } [ ] -> ? + * - ... _ a.b$c {x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.newline{
// CHECK-NEXT:    this_is_on_a_newline
// CHECK-NEXT:  } {x = 1 : i32}
// CHECK-NEXT:}
test_format.newline { this_is_on_a_newline } {x = 1 : i32}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:2 = "t.v"() : () -> (i32, f32)
// CHECK-NEXT:  test_format.spaces(%0#0) [  %0#1, %0#0 ]tail<, :> : i32, f32, i32 {q}
// CHECK-NEXT:  test_format.spaces(%0#0) [   ]tail<, :> : i32,  {q}
// CHECK-NEXT:}
%a, %b = "t.v"() : () -> (i32, f32)
test_format.spaces(%a) [%b, %a] tail < ,: > : i32, f32, i32 {q}
test_format.spaces(%a) [] tail < ,: > : i32, {q}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.punctuation 1 + 2* -> ({}) ->x = = ? x : {a}
// CHECK-NEXT:}
test_format.punctuation 1 + 2 * -> ({}) -> x = = ? x : {a}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.both on
// CHECK-NEXT:  "test_format.da-shed x"() : () -> ()
// CHECK-NEXT:}
test_format.both on
"test_format.da-shed x"() : () -> ()
