// RUN: test-opt -allow-unregistered-dialect -split-input-file -verify-diagnostics %s

%i = "test.value"() : () -> f32
// expected-error@+1 {{'test_values.one' op operand #0 must be 32-bit signless integer, but got 'f32'}}
"test_values.one"(%i) : (f32) -> f64

// -----

// expected-error@+1 {{'test_values.one' op requires a single operand}}
"test_values.one"() : () -> f64

// -----

%i = "test.value"() : () -> i32
// expected-error@+1 {{'test_values.one' op requires one result}}
"test_values.one"(%i) : (i32) -> ()

// -----

// expected-error@+1 {{'test_values.many' op expected 1 or more operands, but found 0}}
"test_values.many"() : () -> ()

// -----

%i = "test.value"() : () -> i32
// expected-error@+1 {{'test_values.many' op operand #1 must be variadic of 64-bit signless integer, but got 'i32'}}
"test_values.many"(%i, %i) : (i32, i32) -> ()

// -----

%i = "test.value"() : () -> i32
// expected-error@+1 {{'test_values.segments' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
"test_values.segments"(%i) <{operandSegmentSizes = array<i32: 1, 0, 1>, resultSegmentSizes = array<i32: 0, 0>}> : (i32) -> ()

// -----

%i = "test.value"() : () -> i32
// expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 0, 0>} for op test_values.segments: size mismatch in attribute conversion: 2 vs 3}}
"test_values.segments"(%i) <{operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 0, 0>}> : (i32) -> ()

// -----

%i = "test.value"() : () -> i32
// expected-error@+1 {{'test_values.segments' op 'operandSegmentSizes' attribute cannot have negative elements}}
"test_values.segments"(%i) <{operandSegmentSizes = array<i32: 2, 0, -1>, resultSegmentSizes = array<i32: 0, 0>}> : (i32) -> ()

// -----

%i = "test.value"() : () -> i32
// expected-error@+1 {{'test_values.segments' op operand group starting at #1 requires 0 or 1 element, but found 2}}
"test_values.segments"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0>, resultSegmentSizes = array<i32: 0, 0>}> : (i32, i32, i32) -> ()

// -----

%i, %k = "test.value"() : () -> (i32, i64)
// expected-error@+1 {{operand count (2) cannot be divided into 2 groups of the same size}}
"test_values.equal"(%i, %k) : (i32, i64) -> ()

// -----

%k, %i = "test.value"() : () -> (i64, i32)
// expected-error@+1 {{'test_values.groups' op groups count (1) does not match with the total size (3) specified in attribute 'sizes'}}
"test_values.groups"(%k, %i) <{sizes = array<i32: 1, 2>}> : (i64, i32) -> ()

// -----

%k = "test.value"() : () -> i64
// expected-error@+1 {{'test_values.groups' op 'sizes' attribute cannot have negative elements}}
"test_values.groups"(%k) <{sizes = array<i32: 1, -1>}> : (i64) -> ()

// -----

%k = "test.value"() : () -> i64
// expected-error@+1 {{expected ')'}}
test_values.groups %k : (3)
