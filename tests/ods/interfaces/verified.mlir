// RUN: test-opt -verify-diagnostics -split-input-file -allow-unregistered-dialect %s

%0:3 = "t.t"() : () -> (i32, i32, i32)
test_interfaces.none %0#0, %0#1, %0#2 : i32, i32, i32
test_interfaces.plain %0#0, %0#1 : i32, i32

// -----

%0:3 = "t.t"() : () -> (i32, i32, i32)
// expected-error@+1 {{'test_interfaces.plain' op has too much under its label}}
test_interfaces.plain %0#0, %0#1, %0#2 : i32, i32, i32

// -----

// The check of a base counts as well.
%0:3 = "t.t"() : () -> (i32, i32, i32)
// expected-error@+1 {{'test_interfaces.ranked' op has too much under its label}}
test_interfaces.ranked %0#0, %0#1, %0#2 : i32, i32, i32
