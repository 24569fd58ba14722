// RUN: test-opt -verify-diagnostics -split-input-file -allow-unregistered-dialect %s

%0 = "t.t"() : () -> i32
// expected-error@+1 {{'test_traits.own' op requires an even number of operands}}
"test_traits.own"(%0) : (i32) -> ()

// -----

%0 = "t.t"() : () -> i32
%1 = "t.t"() : () -> i32
%2 = "t.t"() : () -> i32
%3 = "t.t"() : () -> i32
// expected-error@+1 {{'test_traits.own' op requires at most 2 operands}}
"test_traits.own"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()

// -----

%0 = "t.t"() : () -> i32
%1 = "t.t"() : () -> f32
// expected-error@+1 {{'test_traits.same_type' op requires all operands to have the same type}}
"test_traits.same_type"(%0, %1) : (i32, f32) -> ()

// -----

// expected-error@+1 {{'test_traits.same_type' op expected 1 or more operands, but found 0}}
"test_traits.same_type"() : () -> ()

// -----

%0 = "t.t"() : () -> i32
// expected-error@+1 {{'test_traits.same_all' op requires the same type for all operands and results}}
%r:1 = "test_traits.same_all"(%0) : (i32) -> (f32)

// -----

%0 = "t.t"() : () -> i32
// expected-error@+1 {{'test_traits.same_all' op expected 1 or more results}}
"test_traits.same_all"(%0) : (i32) -> ()

// -----

%0 = "t.t"() : () -> tensor<2xi32>
%1 = "t.t"() : () -> tensor<3xi32>
// expected-error@+1 {{'test_traits.same_shape' op requires the same shape for all operands}}
"test_traits.same_shape"(%0, %1) : (tensor<2xi32>, tensor<3xi32>) -> ()

// -----

%0 = "t.t"() : () -> tensor<2xi32>
// expected-error@+1 {{'test_traits.same_all_shape' op requires the same shape for all operands and results}}
%r:1 = "test_traits.same_all_shape"(%0) : (tensor<2xi32>) -> (tensor<3xi32>)

// -----

%0 = "t.t"() : () -> tensor<2xi32>
%1 = "t.t"() : () -> tensor<2xf32>
// expected-error@+1 {{'test_traits.same_element' op requires the same element type for all operands}}
"test_traits.same_element"(%0, %1) : (tensor<2xi32>, tensor<2xf32>) -> ()

// -----

%0 = "t.t"() : () -> tensor<2xi32>
// expected-error@+1 {{'test_traits.same_all_element' op requires the same element type for all operands and results}}
%r:1 = "test_traits.same_all_element"(%0) : (tensor<2xi32>) -> (tensor<2xf32>)

// -----

%0 = "t.t"() : () -> tensor<2xi32>
%1 = "t.t"() : () -> tensor<2x3xi32>
// expected-error@+1 {{'test_traits.same_rank' op operands don't have matching ranks}}
"test_traits.same_rank"(%0, %1) : (tensor<2xi32>, tensor<2x3xi32>) -> ()

// -----

%0 = "t.t"() : () -> tensor<2xi32>
// expected-error@+1 {{'test_traits.same_rank' op result type has different rank than operands}}
%r:1 = "test_traits.same_rank"(%0) : (tensor<2xi32>) -> (tensor<2x3xi32>)

// -----

%0 = "t.t"() : () -> tensor<2x3xi32>
%1 = "t.t"() : () -> tensor<2x4xi32>
// expected-error@+1 {{'test_traits.broadcast' op operands don't have broadcast-compatible shapes}}
%r:1 = "test_traits.broadcast"(%0, %1) : (tensor<2x3xi32>, tensor<2x4xi32>) -> (tensor<2x4xi32>)

// -----

%0 = "t.t"() : () -> tensor<2x3xi32>
%1 = "t.t"() : () -> tensor<2x1xi32>
// expected-error@+1 {{'test_traits.broadcast' op result type '?x4' not broadcast compatible with broadcasted operands's shapes '2x3'}}
%r:1 = "test_traits.broadcast"(%0, %1) : (tensor<2x3xi32>, tensor<2x1xi32>) -> (tensor<?x4xi32>)

// -----

%0 = "t.t"() : () -> tensor<2x3xi32>
%1 = "t.t"() : () -> vector<2x3xi32>
// expected-error@+1 {{'test_traits.broadcast' op cannot broadcast vector with tensor}}
"test_traits.broadcast"(%0, %1) : (tensor<2x3xi32>, vector<2x3xi32>) -> ()

// -----

// expected-error@+1 {{'test_traits.floats' op requires a float type}}
%r:1 = "test_traits.floats"() : () -> (i32)

// -----

%0 = "t.t"() : () -> tensor<2xi32>
// expected-error@+1 {{'test_traits.elementwise' op if an operand is non-scalar, then there must be at least one non-scalar result}}
"test_traits.elementwise"(%0) : (tensor<2xi32>) -> ()

// -----

%0 = "t.t"() : () -> i32
// expected-error@+1 {{'test_traits.elementwise' op if a result is non-scalar, then at least one operand must be non-scalar}}
%r:1 = "test_traits.elementwise"(%0) : (i32) -> (tensor<2xi32>)

// -----

%0 = "t.t"() : () -> tensor<2xi32>
// expected-error@+1 {{'test_traits.elementwise' op if an operand is non-scalar, then all results must be non-scalar}}
%r:2 = "test_traits.elementwise"(%0) : (tensor<2xi32>) -> (tensor<2xi32>, i32)

// -----

%0 = "t.t"() : () -> tensor<2xi32>
// expected-error@+1 {{'test_traits.elementwise' op all non-scalar operands/results must have the same shape and base type}}
%r:1 = "test_traits.elementwise"(%0) : (tensor<2xi32>) -> (tensor<3xi32>)

// -----

// expected-error@+1 {{'test_traits.yield' op expects parent op 'test_traits.loop'}}
"test_traits.yield"() : () -> ()

// -----

// expected-error@+1 {{'test_traits.either' op expects parent op to be one of 'test_traits.loop, test_traits.plain'}}
"test_traits.either"() : () -> ()

// -----

"test_traits.loop"() ({
  // expected-error@+1 {{'test_traits.yield' op must be the last operation in the parent block}}
  "test_traits.yield"() : () -> ()
  "test_traits.yield"() : () -> ()
}) : () -> ()

// -----

// expected-error@+2 {{'test_traits.loop' op expects regions to end with 'test_traits.yield', found 't.end'}}
// expected-note@+1 {{in custom textual format, the absence of terminator implies 'test_traits.yield'}}
"test_traits.loop"() ({
  "t.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'test_traits.loop' op expects a non-empty block}}
"test_traits.loop"() ({
^a:
}) : () -> ()
