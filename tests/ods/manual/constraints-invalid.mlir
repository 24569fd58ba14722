// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{'combined' failed to satisfy constraint: 32-bit or 64-bit integer}}
"manual.predicates"() {combined = 1 : i16, reused = 2 : i64, attr = "some property"} : () -> ()

// -----

// expected-error@+1 {{'reused' failed to satisfy constraint: 32-bit or 64-bit signless integer}}
"manual.predicates"() {combined = 1 : i32, reused = 2 : si64, attr = "some property"} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: string attribute has some property}}
"manual.predicates"() {combined = 1 : i32, reused = 2 : i64, attr = "none"} : () -> ()

// -----

%f, %t = "t.v"() : () -> (f64, tensor<1xf32>)
// expected-error@+1 {{'manual.single' op operand #0 must be 32-bit float, but got 'f64'}}
"manual.single"(%f, %t) {attr = 1.5 : f32, attrs = [2.5 : f32]} : (f64, tensor<1xf32>) -> ()

// -----

%f, %t = "t.v"() : () -> (f32, tensor<1xf32>)
// expected-error@+1 {{'attrs' failed to satisfy constraint: 32-bit float array attribute}}
"manual.single"(%f, %t) {attr = 1.5 : f32, attrs = [2.5 : f64]} : (f32, tensor<1xf32>) -> ()

// -----

%f, %t = "t.v"() : () -> (f32, tensor<1xf32>)
// expected-error@+1 {{'manual.multi' op failed to verify that the result has the type of the first operand}}
%0 = "manual.multi"(%f, %t) : (f32, tensor<1xf32>) -> tensor<1xf32>

// -----

// expected-error@+1 {{'manual.odd' op needs an odd number of operands}}
"manual.odd"() : () -> ()

// -----

// expected-error@+1 {{expected}}
manual.enums Case16, None

// -----

// expected-error@+1 {{expected}}
manual.enums Case15, Bit9
