// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

%value = "t.v"() : () -> tensor<1xi32>
// expected-error@+1 {{'manual.avg_pool' op operand #0 must be tensor of 16-bit float or 32-bit float or 64-bit float values, but got 'tensor<1xi32>'}}
%0 = "manual.avg_pool"(%value) {ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = "SAME"} : (tensor<1xi32>) -> tensor<1xf32>

// -----

%value = "t.v"() : () -> tensor<1xf32>
// expected-error@+1 {{attribute 'ksize' failed to satisfy constraint: 64-bit integer array attribute with at least 4 elements}}
%0 = "manual.avg_pool"(%value) {ksize = [1, 2, 2], strides = [1, 2, 2, 1], padding = "SAME"} : (tensor<1xf32>) -> tensor<1xf32>

// -----

%value = "t.v"() : () -> tensor<1xf32>
// expected-error@+1 {{attribute 'padding' failed to satisfy constraint: string attribute one of SAME, VALID}}
%0 = "manual.avg_pool"(%value) {ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = "FULL"} : (tensor<1xf32>) -> tensor<1xf32>

// -----

%value = "t.v"() : () -> tensor<1xf32>
// expected-error@+1 {{attribute 'data_format' failed to satisfy constraint: string attribute NHWC or NCHW}}
%0 = "manual.avg_pool"(%value) {ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = "SAME", data_format = "CHWN"} : (tensor<1xf32>) -> tensor<1xf32>

// -----

%a, %b = "t.v"() : () -> (i32, i64)
// expected-error@+1 {{'manual.add' op requires the same type for all operands and results}}
%0 = "manual.add"(%a, %b) : (i32, i64) -> i32

// -----

%a, %f = "t.v"() : () -> (i32, f32)
// expected-error@+1 {{'manual.equal_groups' op operand count (2) cannot be divided into 2 groups of the same size}}
"manual.equal_groups"(%a, %f) : (i32, f32) -> ()

// -----

%a = "t.v"() : () -> i32
// expected-error@+1 {{'manual.ranges' op ranges count (1) does not match with the total size (3) specified in attribute 'sizes'}}
"manual.ranges"(%a) <{sizes = dense<[1, 2]> : tensor<2xi32>}> : (i32) -> ()

// -----

%a = "t.v"() : () -> i32
// expected-error@+1 {{attribute 'sizes' failed to satisfy constraint: 32-bit signless integer elements attribute}}
"manual.ranges"(%a) <{sizes = dense<1> : tensor<1xi64>}> : (i32) -> ()

// -----

// expected-error@+1 {{'manual.ranges' op 'sizes' attribute cannot have negative elements}}
"manual.ranges"() <{sizes = dense<[-1, 1]> : tensor<2xi32>}> : () -> ()

// -----

%a = "t.v"() : () -> i32
// expected-error@+1 {{'manual.optionals' op operand group starting at #0 requires 0 or 1 element, but found 2}}
"manual.optionals"(%a, %a) <{operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()

// -----

// expected-error@+1 {{attribute 'half' failed to satisfy constraint: 32-bit float attribute}}
"manual.defaults"() {half = 1.5 : f64} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 10}}
"manual.confined_min"() {attr = 9 : i32} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: 32-bit signless integer attribute whose maximum value is 10}}
"manual.confined_max"() {attr = 11 : i32} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is not 10}}
"manual.confined_neq"() {attr = 10 : i32} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
"manual.confined_positive"() {attr = 0 : i32} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
"manual.confined_non_negative"() {attr = -1 : i32} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: 64-bit integer array attribute with at least 1 elements with at most 2 elements}}
"manual.confined_counts"() {attr = [1, 2, 3]} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: 64-bit integer array attribute with exactly 2 elements}}
"manual.confined_count"() {attr = [1]} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements}}
"manual.confined_dense_count"() {attr = array<i64: 1>} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: i64 dense array attribute whose value is positive}}
"manual.confined_dense_positive"() {attr = array<i64: 1, 0>} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: i64 dense array attribute whose value is non-negative}}
"manual.confined_dense_non_negative"() {attr = array<i64: -1>} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: i64 dense array attribute should be in non-decreasing order}}
"manual.confined_sorted"() {attr = array<i64: 2, 1>} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
"manual.confined_strictly_sorted"() {attr = array<i64: 1, 1>} : () -> ()

// -----

// expected-error@+1 {{whose 3-th element must be at least 4 and at most 5}}
"manual.confined_nth"() {attr = [1, 2, 3, 6]} : () -> ()

// -----

// expected-error@+1 {{whose 0-th element must be 1}}
"manual.confined_nth"() {attr = [0, 2, 3, 5]} : () -> ()

// -----

// expected-error@+1 {{'attr' failed to satisfy constraint: 32-bit signless integer attribute empty attribute (for optional attributes)}}
"manual.confined_null"() {attr = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{'manual.regions' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
"manual.regions"() ({}) : () -> ()

// -----

// expected-error@+1 {{'manual.results' op result count (2) cannot be divided into 2 groups of the same size}}
%0:2 = "manual.results"() : () -> (i1, i32)

// -----

"t.r"() ({
  // expected-error@+1 {{'manual.successors' op requires at least 1 successors but found 0}}
  "manual.successors"() : () -> ()
}) : () -> ()

// -----

%a = "t.v"() : () -> i32
// expected-error@+1 {{'manual.traits' op failed to verify that the operands differ in type}}
%0 = manual.traits %a, %a : i32, i32

// -----

%a, %f = "t.v"() : () -> (i32, f32)
// expected-error@+1 {{'manual.traits' op inferred type(s) 'f32' are incompatible with return type(s) of operation 'i32'}}
%0 = "manual.traits"(%a, %f) : (i32, f32) -> i32

// -----

// expected-error@+1 {{'manual.verified' op cannot hold at least -1 operations}}
manual.verified -1 {}

// -----

// expected-error@+1 {{'manual.verified' op wants 2 operations, but has 1}}
manual.verified 2 {
  "t.one"() : () -> ()
}

// -----

// expected-error@+1 {{expected 'times'}}
manual.hand_written 3

// -----

%a, %b = "t.v"() : () -> (tensor<2xf32>, tensor<3xf32>)
// expected-error@+1 {{'manual.join' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of operation 'tensor<2xf32>'}}
%0 = "manual.join"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>

// -----

// expected-error@+1 {{'manual.properties' op property 'positive' failed to satisfy constraint: positive int32_t}}
manual.properties 1 <{positive = 0 : i32}>
