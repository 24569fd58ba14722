// RUN: test-opt -verify-diagnostics -split-input-file %s

// expected-error@+1 {{'builtin.module' op expects 'test_dialects.note' to be a string}}
module attributes {test_dialects.note = 1 : i32} {
}

// -----

// expected-error@+1 {{'test_dialects.constant' op has unknown attribute 'test_dialects.other'}}
%0 = test_dialects.constant 3 {test_dialects.other}
