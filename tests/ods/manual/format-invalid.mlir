// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

%a = "t.v"() : () -> i32
// expected-error@+1 {{expected '->'}}
%0 = manual.call @f(%a) : (i32)

// -----

// expected-error@+1 {{expected attribute value}}
%0 = manual.call f() : () -> i1

// -----

// expected-error@+1 {{expected 'this_is_on_a_newline'}}
%0 = manual.newline { }

// -----

// expected-error@+1 {{expected 'below'}}
manual.words above {x}

// -----

// expected-error@+1 {{expected '<'}}
manual.reduce minf

// -----

// expected-error@+1 {{expected attribute value}}
manual.qualified_reduce <minf>

// -----

// expected-error@+1 {{`fast` clause can appear at most once in the expansion of the oilist directive}}
manual.clauses fast fast

// -----

%a = "t.v"() : () -> i32
"t.r"() ({
  // expected-error@+1 {{expected ':'}}
  manual.return %a
}) : () -> ()

// -----

// expected-error@+1 {{expected 'foo_is_absent'}}
manual.foo {x} other

// -----

%c, %a, %b = "t.v"() : () -> (i1, i32, i64)
// expected-error@+1 {{'manual.select' op failed to verify that all of {yes, no, result} have same type}}
%0 = "manual.select"(%c, %a, %b) : (i1, i32, i64) -> i32

// -----

%t = "t.v"() : () -> tensor<2xf32>
// expected-error@+1 {{'manual.element' op failed to verify that the result is an element}}
%0 = "manual.element"(%t) : (tensor<2xf32>) -> i32
