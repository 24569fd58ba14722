// RUN: test-opt -verify-diagnostics=every -split-input-file -allow-unregistered-dialect %s

// Each operation breaks every rule that those after it break, and more; the first step that finds an error is the last.

%t = "t.t"() : () -> tensor<2xi32>
%u = "t.t"() : () -> tensor<2xf32>
// expected-error@+1 {{'test_verification.ordered' op requires one region}}
"test_verification.ordered"(%t, %u) {checked, waits, verifier, region_verifier} : (tensor<2xi32>, tensor<2xf32>) -> ()

// -----

%t = "t.t"() : () -> tensor<2xi32>
%u = "t.t"() : () -> tensor<2xf32>
// expected-error@+1 {{'test_verification.ordered' op expects region #0 to have 0 or 1 blocks}}
"test_verification.ordered"(%t, %u) ({
^a(%x: i32):
  "t.end"() : () -> ()
^b:
  "t.end"() : () -> ()
}) {checked, waits, verifier, region_verifier} : (tensor<2xi32>, tensor<2xf32>) -> ()

// -----

%t = "t.t"() : () -> tensor<2xi32>
%u = "t.t"() : () -> tensor<2xf32>
// expected-error@+1 {{'test_verification.ordered' op region should have no arguments}}
"test_verification.ordered"(%t, %u) ({
^a(%x: i32):
}) {checked, waits, verifier, region_verifier} : (tensor<2xi32>, tensor<2xf32>) -> ()

// -----

%t = "t.t"() : () -> tensor<2xi32>
%u = "t.t"() : () -> tensor<2xf32>
// expected-error@+2 {{'test_verification.ordered' op requires attribute 'alpha'}}
// expected-error@+1 {{'test_verification.ordered' op requires attribute 'zeta'}}
"test_verification.ordered"(%t, %u) ({}) {checked, waits, verifier, region_verifier} : (tensor<2xi32>, tensor<2xf32>) -> ()

// -----

%t = "t.t"() : () -> tensor<2xi32>
%u = "t.t"() : () -> tensor<2xf32>
// The first attribute that is not a value of its property is the only error.
// expected-error@+1 {{'test_verification.ordered' op attribute 'alpha' failed to satisfy constraint: 64-bit signless integer attribute}}
"test_verification.ordered"(%t, %u) ({}) {alpha = 1 : i32, zeta = 1 : i32, checked, waits, verifier, region_verifier} : (tensor<2xi32>, tensor<2xf32>) -> ()

// -----

%t = "t.t"() : () -> tensor<2xi32>
%u = "t.t"() : () -> f32
// expected-error@+1 {{'test_verification.ordered' op operand #1 must be variadic of tensor of any type values, but got 'f32'}}
"test_verification.ordered"(%t, %u) ({}) {alpha = 1 : i64, zeta = "", checked, waits, verifier, region_verifier} : (tensor<2xi32>, f32) -> ()

// -----

%t = "t.t"() : () -> tensor<2xi32>
%u = "t.t"() : () -> tensor<2xf32>
// expected-error@+1 {{'test_verification.ordered' op fails an interface}}
"test_verification.ordered"(%t, %u) ({}) {alpha = 1 : i64, zeta = "", checked, waits, verifier, region_verifier} : (tensor<2xi32>, tensor<2xf32>) -> ()

// -----

%t = "t.t"() : () -> tensor<2xi32>
%u = "t.t"() : () -> tensor<2xf32>
// expected-error@+1 {{'test_verification.ordered' op requires the same element type for all operands}}
"test_verification.ordered"(%t, %u) ({}) {alpha = 1 : i64, zeta = "", waits, verifier, region_verifier} : (tensor<2xi32>, tensor<2xf32>) -> ()

// -----

%t = "t.t"() : () -> tensor<2xi32>
// expected-error@+1 {{'test_verification.ordered' op fails hasVerifier}}
"test_verification.ordered"(%t) ({}) {alpha = 1 : i64, zeta = "", waits, verifier, region_verifier} : (tensor<2xi32>) -> ()

// -----

%t = "t.t"() : () -> tensor<2xi32>
"test_verification.ordered"(%t) ({
  // expected-error@+1 {{'test_verification.ordered' op requires one region}}
  "test_verification.ordered"(%t) : (tensor<2xi32>) -> ()
}) {alpha = 1 : i64, zeta = "", waits, region_verifier} : (tensor<2xi32>) -> ()

// -----

%t = "t.t"() : () -> tensor<2xi32>
// expected-error@+1 {{'test_verification.ordered' op fails an interface that looks into regions}}
"test_verification.ordered"(%t) ({}) {alpha = 1 : i64, zeta = "", waits, region_verifier} : (tensor<2xi32>) -> ()

// -----

%t = "t.t"() : () -> tensor<2xi32>
// expected-error@+1 {{'test_verification.ordered' op fails hasRegionVerifier}}
"test_verification.ordered"(%t) ({}) {alpha = 1 : i64, zeta = "", region_verifier} : (tensor<2xi32>) -> ()
