// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace

// "Declarative assembly format", from the first listing on.

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:2 = "t.v"() : () -> (i32, f32)
// CHECK-NEXT:  %1 = manual.call @f(%0#0, %0#1) {x} : (i32, f32) -> i1
// CHECK-NEXT:  manual.call @g() : () -> ()
// CHECK-NEXT:  %2 = manual.newline{
// CHECK-NEXT:    this_is_on_a_newline
// CHECK-NEXT:  }
// CHECK-NEXT:  manual.words above
// CHECK-NEXT:   below[
// CHECK-NEXT:  inside
// CHECK-NEXT:  ]close {x}
// CHECK-NEXT:}
%a, %f = "t.v"() : () -> (i32, f32)
%0 = manual.call @f(%a, %f) {x} : (i32, f32) -> i1
manual.call @g() : () -> ()
%1 = manual.newline { this_is_on_a_newline }
manual.words above below [inside] close {x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  manual.reduce <minf>
// CHECK-NEXT:  manual.qualified_reduce #manual.kind<maxf>
// CHECK-NEXT:}
manual.reduce <minf>
manual.qualified_reduce #manual.kind<maxf>

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:2 = "t.v"() : () -> (i32, i64)
// CHECK-NEXT:  manual.clauses
// CHECK-NEXT:  manual.clauses with %0#0, %0#0 limit %0#1 fast {x}
// CHECK-NEXT:}
%a, %b = "t.v"() : () -> (i32, i64)
manual.clauses
manual.clauses fast limit %b with %a, %a {x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:2 = "t.v"() : () -> (i32, f32)
// CHECK-NEXT:  manual.read_only is_read_only
// CHECK-NEXT:  manual.read_only
// CHECK-NEXT:  manual.read_only_prop is_read_only
// CHECK-NEXT:  manual.read_only_prop
// CHECK-NEXT:  manual.foo foo_is_present
// CHECK-NEXT:  manual.foo {x} foo_is_absent
// CHECK-NEXT:  "t.r"() ({
// CHECK-NEXT:    manual.return %0#0, %0#1 : i32, f32
// CHECK-NEXT:  }, {
// CHECK-NEXT:    manual.return
// CHECK-NEXT:  }) : () -> ()
// CHECK-NEXT:}
%a, %f = "t.v"() : () -> (i32, f32)
manual.read_only is_read_only
manual.read_only
manual.read_only_prop is_read_only
manual.read_only_prop
manual.foo foo_is_present
manual.foo {x} foo_is_absent
"t.r"() ({
  manual.return %a, %f : i32, f32
}, {
  manual.return
}) : () -> ()

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  %0:3 = "t.v"() : () -> (index, i1, tensor<2xf32>)
// CHECK-NEXT:  %1 = manual.buildable %0#0
// CHECK-NEXT:  %2 = manual.select %0#1, %1, %1 : i32
// CHECK-NEXT:  %3 = manual.element %0#2 : tensor<2xf32>
// CHECK-NEXT:  "t.use"(%1, %2, %3) : (i32, i32, f32) -> ()
// CHECK-NEXT:}
%i, %c, %t = "t.v"() : () -> (index, i1, tensor<2xf32>)
%0 = manual.buildable %i
%1 = manual.select %c, %0, %0 : i32
%2 = manual.element %t : tensor<2xf32>
"t.use"(%0, %1, %2) : (i32, i32, f32) -> ()
