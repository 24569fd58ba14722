// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

%a = "t.v"() : () -> i32
// expected-error@+1 {{expected ']'}}
manual.custom_ranges [%a : i32

// -----

%a = "t.v"() : () -> i32
// expected-error@+1 {{expected non-function type}}
manual.custom_ranges [%a : ]

// -----

// expected-error@+1 {{expected 'with'}}
manual.custom_prop_dict <{one = 1 : i64}>

// -----

// expected-error@+1 {{unknown key}}
manual.custom_prop_dict with <{one = 1 : i64, two = 2 : i64}>

// -----

// expected-error@+1 {{expected "quoted bare 7 true i16 "s" cx1 cx1 Wide true"}}
manual.custom_code "other" 3 : i8

// -----

%a = "t.v"() : () -> i32
// expected-error@+1 {{expected SSA operand}}
manual.custom_ref 2 %a
