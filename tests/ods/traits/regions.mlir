// RUN: test-opt -verify-diagnostics -split-input-file -allow-unregistered-dialect %s

// Values defined inside may be used inside, at any depth.
"test_traits.isolated"() ({
  %0 = "t.t"() : () -> i32
  "t.region"() ({
    "t.use"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// Outside values cannot be used inside; the parser reports it, since no such operation can be built.
%0 = "t.t"() : () -> i32
"test_traits.isolated"() ({
  // expected-error@+1 {{'t.use' op using value defined outside the region}}
  "t.use"(%0) : (i32) -> ()
}) : () -> ()

// -----

"test_traits.table"() ({
  // expected-note@+1 {{see existing symbol definition here}}
  "test_traits.symbol"() {sym_name = "f"} : () -> ()
  // expected-error@+1 {{redefinition of symbol named 'f'}}
  "test_traits.symbol"() {sym_name = "f"} : () -> ()
}) : () -> ()

// -----

"test_traits.table"() ({
  // expected-error@+1 {{'test_traits.symbol' op visibility expected to be one of ["public", "private", "nested"], but got "bad"}}
  "test_traits.symbol"() {sym_name = "f", sym_visibility = "bad"} : () -> ()
}) : () -> ()

// -----

"test_traits.isolated"() ({
  // expected-error@+1 {{'test_traits.symbol' op symbol's parent must have the SymbolTable trait}}
  "test_traits.symbol"() {sym_name = "f"} : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'test_traits.plain' op region should have no arguments}}
"test_traits.plain"() ({
^a(%x: i32):
}) : () -> ()

// -----

// expected-error@+1 {{'test_traits.plain' op expects region #0 to have 0 or 1 blocks}}
"test_traits.plain"() ({
^a:
  "t.t"() : () -> ()
^b:
  "t.t"() : () -> ()
}) : () -> ()
