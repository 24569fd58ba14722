// RUN: test-opt -allow-unregistered-dialect -split-input-file -verify-diagnostics %s

%0 = "test.value"() : () -> i64
// expected-error@+1 {{'test_constraints.any_type_of' op operand #0 must be 32-bit signless integer or 32-bit float, but got 'i64'}}
"test_constraints.any_type_of"(%0) : (i64) -> ()

// -----

%0 = "test.value"() : () -> i64
// expected-error@+1 {{'test_constraints.all_of_type' op operand #0 must be 32-bit signless integer and integer, but got 'i64'}}
"test_constraints.all_of_type"(%0) : (i64) -> ()

// -----

%0 = "test.value"() : () -> tensor<?xf32>
// expected-error@+1 {{'test_constraints.confined' op operand #0 must be tensor with a static shape, but got 'tensor<?xf32>'}}
"test_constraints.confined"(%0) : (tensor<?xf32>) -> ()

// -----

%0 = "test.value"() : () -> f32
// expected-error@+1 {{'test_constraints.integer' op operand #0 must be integer, but got 'f32'}}
"test_constraints.integer"(%0) : (f32) -> ()

// -----

%0 = "test.value"() : () -> i64
// expected-error@+1 {{'test_constraints.any_i32' op operand #0 must be 32-bit integer, but got 'i64'}}
"test_constraints.any_i32"(%0) : (i64) -> ()

// -----

%0 = "test.value"() : () -> si24
// expected-error@+1 {{'test_constraints.i24' op operand #0 must be 24-bit signless integer, but got 'si24'}}
"test_constraints.i24"(%0) : (si24) -> ()

// -----

%0 = "test.value"() : () -> i24
// expected-error@+1 {{'test_constraints.si24' op operand #0 must be 24-bit signed integer, but got 'i24'}}
"test_constraints.si24"(%0) : (i24) -> ()

// -----

%0 = "test.value"() : () -> i24
// expected-error@+1 {{'test_constraints.ui24' op operand #0 must be 24-bit unsigned integer, but got 'i24'}}
"test_constraints.ui24"(%0) : (i24) -> ()

// -----

%0 = "test.value"() : () -> ui5
// expected-error@+1 {{'test_constraints.signless' op operand #0 must be signless integer, but got 'ui5'}}
"test_constraints.signless"(%0) : (ui5) -> ()

// -----

%0 = "test.value"() : () -> i5
// expected-error@+1 {{'test_constraints.signed' op operand #0 must be signed integer, but got 'i5'}}
"test_constraints.signed"(%0) : (i5) -> ()

// -----

%0 = "test.value"() : () -> si5
// expected-error@+1 {{'test_constraints.unsigned' op operand #0 must be unsigned integer, but got 'si5'}}
"test_constraints.unsigned"(%0) : (si5) -> ()

// -----

%0 = "test.value"() : () -> i32
// expected-error@+1 {{'test_constraints.signless_widths' op operand #0 must be 8/16-bit signless integer, but got 'i32'}}
"test_constraints.signless_widths"(%0) : (i32) -> ()

// -----

%0 = "test.value"() : () -> i64
// expected-error@+1 {{'test_constraints.index' op operand #0 must be index, but got 'i64'}}
"test_constraints.index"(%0) : (i64) -> ()

// -----

%0 = "test.value"() : () -> si8
// expected-error@+1 {{'test_constraints.signless_or_index' op operand #0 must be signless integer or index, but got 'si8'}}
"test_constraints.signless_or_index"(%0) : (si8) -> ()

// -----

%0 = "test.value"() : () -> i32
// expected-error@+1 {{'test_constraints.any_float' op operand #0 must be floating-point, but got 'i32'}}
"test_constraints.any_float"(%0) : (i32) -> ()

// -----

%0 = "test.value"() : () -> bf16
// expected-error@+1 {{'test_constraints.f16' op operand #0 must be 16-bit float, but got 'bf16'}}
"test_constraints.f16"(%0) : (bf16) -> ()

// -----

%0 = "test.value"() : () -> f16
// expected-error@+1 {{'test_constraints.bf16' op operand #0 must be bfloat16 type, but got 'f16'}}
"test_constraints.bf16"(%0) : (f16) -> ()

// -----

%0 = "test.value"() : () -> f32
// expected-error@+1 {{'test_constraints.tf32' op operand #0 must be tf32 type, but got 'f32'}}
"test_constraints.tf32"(%0) : (f32) -> ()

// -----

%0 = "test.value"() : () -> f64
// expected-error@+1 {{'test_constraints.f128' op operand #0 must be 128-bit float, but got 'f64'}}
"test_constraints.f128"(%0) : (f64) -> ()

// -----

%0 = "test.value"() : () -> f64
// expected-error@+1 {{'test_constraints.float_widths' op operand #0 must be 16/32-bit float, but got 'f64'}}
"test_constraints.float_widths"(%0) : (f64) -> ()

// -----

%0 = "test.value"() : () -> complex<f64>
// expected-error@+1 {{'test_constraints.complex' op operand #0 must be complex type with 32-bit float elements, but got 'complex<f64>'}}
"test_constraints.complex"(%0) : (complex<f64>) -> ()

// -----

%0 = "test.value"() : () -> i32
// expected-error@+1 {{'test_constraints.any_complex' op operand #0 must be complex-type, but got 'i32'}}
"test_constraints.any_complex"(%0) : (i32) -> ()

// -----

%0 = "test.value"() : () -> i32
// expected-error@+1 {{'test_constraints.function' op operand #0 must be function type, but got 'i32'}}
"test_constraints.function"(%0) : (i32) -> ()

// -----

%0 = "test.value"() : () -> i32
// expected-error@+1 {{'test_constraints.none' op operand #0 must be none type, but got 'i32'}}
"test_constraints.none"(%0) : (i32) -> ()

// -----

%0 = "test.value"() : () -> tuple<i32, f32>
// expected-error@+1 {{'test_constraints.tuple_of' op operand #0 must be tuple with any combination of 32-bit signless integer values, but got 'tuple<i32, f32>'}}
"test_constraints.tuple_of"(%0) : (tuple<i32, f32>) -> ()

// -----

%0 = "test.value"() : () -> tuple<tuple<i32, i8>>
// expected-error@+1 {{'test_constraints.nested_tuple_of' op operand #0 must be nested tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'tuple<tuple<i32, i8>>'}}
"test_constraints.nested_tuple_of"(%0) : (tuple<tuple<i32, i8>>) -> ()

// -----

%0 = "test.value"() : () -> f32
// expected-error@+1 {{'test_constraints.any_shaped' op operand #0 must be shaped of any type values, but got 'f32'}}
"test_constraints.any_shaped"(%0) : (f32) -> ()

// -----

%0 = "test.value"() : () -> tensor<f32>
// expected-error@+1 {{'test_constraints.tensor_of' op operand #0 must be tensor of 32-bit signless integer or 64-bit float values, but got 'tensor<f32>'}}
"test_constraints.tensor_of"(%0) : (tensor<f32>) -> ()

// -----

%0 = "test.value"() : () -> tensor<*xf32>
// expected-error@+1 {{'test_constraints.ranked_tensor_of' op operand #0 must be ranked tensor of 32-bit float values, but got 'tensor<*xf32>'}}
"test_constraints.ranked_tensor_of"(%0) : (tensor<*xf32>) -> ()

// -----

%0 = "test.value"() : () -> tensor<?xf32>
// expected-error@+1 {{'test_constraints.unranked_tensor_of' op operand #0 must be unranked tensor of 32-bit float values, but got 'tensor<?xf32>'}}
"test_constraints.unranked_tensor_of"(%0) : (tensor<?xf32>) -> ()

// -----

%0 = "test.value"() : () -> tensor<2x?xf32>
// expected-error@+1 {{'test_constraints.static_tensor_of' op operand #0 must be statically shaped tensor of 32-bit float values, but got 'tensor<2x?xf32>'}}
"test_constraints.static_tensor_of"(%0) : (tensor<2x?xf32>) -> ()

// -----

%0 = "test.value"() : () -> tensor<1xf32>
// expected-error@+1 {{'test_constraints.zero_d_tensor' op operand #0 must be 0D tensor of 32-bit float values, but got 'tensor<1xf32>'}}
"test_constraints.zero_d_tensor"(%0) : (tensor<1xf32>) -> ()

// -----

%0 = "test.value"() : () -> tensor<1x2x3xf32>
// expected-error@+1 {{'test_constraints.four_d_tensor' op operand #0 must be 4D tensor of 32-bit float values, but got 'tensor<1x2x3xf32>'}}
"test_constraints.four_d_tensor"(%0) : (tensor<1x2x3xf32>) -> ()

// -----

%0 = "test.value"() : () -> tensor<1x2x3xf32>
// expected-error@+1 {{'test_constraints.tensor_rank_of' op operand #0 must be 1D/2D tensor of 32-bit float values, but got 'tensor<1x2x3xf32>'}}
"test_constraints.tensor_rank_of"(%0) : (tensor<1x2x3xf32>) -> ()

// -----

%0 = "test.value"() : () -> tensor<f32>
// expected-error@+1 {{'test_constraints.non_0_ranked_tensor' op operand #0 must be non-0-ranked.tensor of 32-bit float values, but got 'tensor<f32>'}}
"test_constraints.non_0_ranked_tensor"(%0) : (tensor<f32>) -> ()

// -----

%0 = "test.value"() : () -> memref<*xf32>
// expected-error@+1 {{'test_constraints.memref_of' op operand #0 must be memref of 32-bit float values, but got 'memref<*xf32>'}}
"test_constraints.memref_of"(%0) : (memref<*xf32>) -> ()

// -----

%0 = "test.value"() : () -> memref<4xf32>
// expected-error@+1 {{'test_constraints.unranked_memref_of' op operand #0 must be unranked.memref of 32-bit float values, but got 'memref<4xf32>'}}
"test_constraints.unranked_memref_of"(%0) : (memref<4xf32>) -> ()

// -----

%0 = "test.value"() : () -> memref<f32>
// expected-error@+1 {{'test_constraints.memref_rank_of' op operand #0 must be 1D/2D memref of 32-bit float values, but got 'memref<f32>'}}
"test_constraints.memref_rank_of"(%0) : (memref<f32>) -> ()

// -----

%0 = "test.value"() : () -> memref<?xf32>
// expected-error@+1 {{'test_constraints.static_memref_of' op operand #0 must be statically shaped memref of 32-bit float values, but got 'memref<?xf32>'}}
"test_constraints.static_memref_of"(%0) : (memref<?xf32>) -> ()

// -----

%0 = "test.value"() : () -> memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>
// expected-error@+1 {{'test_constraints.strided_memref_of' op operand #0 must be strided memref of 32-bit float values, but got 'memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>'}}
"test_constraints.strided_memref_of"(%0) : (memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>) -> ()

// -----

%0 = "test.value"() : () -> memref<f32>
// expected-error@+1 {{'test_constraints.strided_memref_rank_of' op operand #0 must be 1D/2D memref of 32-bit float values, but got 'memref<f32>'}}
"test_constraints.strided_memref_rank_of"(%0) : (memref<f32>) -> ()

// -----

%0 = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'test_constraints.tensor_or_memref' op operand #0 must be Tensor or MemRef of 32-bit float values, but got 'vector<4xf32>'}}
"test_constraints.tensor_or_memref"(%0) : (vector<4xf32>) -> ()

// -----

%0 = "test.value"() : () -> vector<f32>
// expected-error@+1 {{'test_constraints.vector' op operand #0 must be vector of 32-bit float values, but got 'vector<f32>'}}
"test_constraints.vector"(%0) : (vector<f32>) -> ()

// -----

%0 = "test.value"() : () -> vector<[4]xf32>
// expected-error@+1 {{'test_constraints.fixed_vector' op operand #0 must be fixed-length vector of 32-bit float values, but got 'vector<[4]xf32>'}}
"test_constraints.fixed_vector"(%0) : (vector<[4]xf32>) -> ()

// -----

%0 = "test.value"() : () -> f32
// expected-error@+1 {{'test_constraints.any_rank_vector' op operand #0 must be vector of 32-bit float values, but got 'f32'}}
"test_constraints.any_rank_vector"(%0) : (f32) -> ()

// -----

%0 = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'test_constraints.scalable_vector' op operand #0 must be scalable vector of 32-bit float values, but got 'vector<4xf32>'}}
"test_constraints.scalable_vector"(%0) : (vector<4xf32>) -> ()

// -----

%0 = "test.value"() : () -> vector<[2]x4xf32>
// expected-error@+1 {{'test_constraints.trailing_scalable' op operand #0 must be trailing scalable vector of 32-bit float values, but got 'vector<[2]x4xf32>'}}
"test_constraints.trailing_scalable"(%0) : (vector<[2]x4xf32>) -> ()

// -----

%0 = "test.value"() : () -> vector<2x[8]xf32>
// expected-error@+1 {{'test_constraints.trailing_scalable_size' op operand #0 must be trailing scalable vector of 32-bit float values with dim -1 having a size of {4}, but got 'vector<2x[8]xf32>'}}
"test_constraints.trailing_scalable_size"(%0) : (vector<2x[8]xf32>) -> ()

// -----

%0 = "test.value"() : () -> vector<1x2x3xi8>
// expected-error@+1 {{'test_constraints.vector_rank' op operand #0 must be  of ranks 1/2, but got 'vector<1x2x3xi8>'}}
"test_constraints.vector_rank"(%0) : (vector<1x2x3xi8>) -> ()

// -----

%0 = "test.value"() : () -> vector<[4]xi8>
// expected-error@+1 {{'test_constraints.fixed_vector_rank' op operand #0 must be  of ranks 1/2, but got 'vector<[4]xi8>'}}
"test_constraints.fixed_vector_rank"(%0) : (vector<[4]xi8>) -> ()

// -----

%0 = "test.value"() : () -> vector<4xi8>
// expected-error@+1 {{'test_constraints.scalable_vector_rank' op operand #0 must be  of ranks 1/2, but got 'vector<4xi8>'}}
"test_constraints.scalable_vector_rank"(%0) : (vector<4xi8>) -> ()

// -----

%0 = "test.value"() : () -> vector<4xi8>
// expected-error@+1 {{'test_constraints.vector_rank_type' op operand #0 must be vector of 32-bit float values of ranks 1/2, but got 'vector<4xi8>'}}
"test_constraints.vector_rank_type"(%0) : (vector<4xi8>) -> ()

// -----

%0 = "test.value"() : () -> vector<[4]xf32>
// expected-error@+1 {{'test_constraints.fixed_vector_rank_type' op operand #0 must be fixed-length vector of 32-bit float values of ranks 1/2, but got 'vector<[4]xf32>'}}
"test_constraints.fixed_vector_rank_type"(%0) : (vector<[4]xf32>) -> ()

// -----

%0 = "test.value"() : () -> vector<5xi8>
// expected-error@+1 {{'test_constraints.vector_length' op operand #0 must be  of length 4/8, but got 'vector<5xi8>'}}
"test_constraints.vector_length"(%0) : (vector<5xi8>) -> ()

// -----

%0 = "test.value"() : () -> vector<3xi8>
// expected-error@+1 {{'test_constraints.vector_min_length' op operand #0 must be  of at least length 4, but got 'vector<3xi8>'}}
"test_constraints.vector_min_length"(%0) : (vector<3xi8>) -> ()

// -----

%0 = "test.value"() : () -> vector<9xi8>
// expected-error@+1 {{'test_constraints.vector_max_length' op operand #0 must be  of at most length 8, but got 'vector<9xi8>'}}
"test_constraints.vector_max_length"(%0) : (vector<9xi8>) -> ()

// -----

%0 = "test.value"() : () -> vector<[4]xi8>
// expected-error@+1 {{'test_constraints.fixed_vector_length' op operand #0 must be  of length 4, but got 'vector<[4]xi8>'}}
"test_constraints.fixed_vector_length"(%0) : (vector<[4]xi8>) -> ()

// -----

%0 = "test.value"() : () -> vector<4xi8>
// expected-error@+1 {{'test_constraints.scalable_vector_length' op operand #0 must be  of length 4, but got 'vector<4xi8>'}}
"test_constraints.scalable_vector_length"(%0) : (vector<4xi8>) -> ()

// -----

%0 = "test.value"() : () -> vector<4xi8>
// expected-error@+1 {{'test_constraints.vector_length_type' op operand #0 must be vector of 32-bit float values of length 4, but got 'vector<4xi8>'}}
"test_constraints.vector_length_type"(%0) : (vector<4xi8>) -> ()

// -----

%0 = "test.value"() : () -> vector<9xf32>
// expected-error@+1 {{'test_constraints.vector_min_max_length' op operand #0 must be vector of 32-bit float values of at least length 4 of at most length 8, but got 'vector<9xf32>'}}
"test_constraints.vector_min_max_length"(%0) : (vector<9xf32>) -> ()

// -----

%0 = "test.value"() : () -> vector<8xf32>
// expected-error@+1 {{'test_constraints.fixed_vector_length_type' op operand #0 must be fixed-length vector of 32-bit float values of length 4, but got 'vector<8xf32>'}}
"test_constraints.fixed_vector_length_type"(%0) : (vector<8xf32>) -> ()

// -----

%0 = "test.value"() : () -> vector<[8]xf32>
// expected-error@+1 {{'test_constraints.scalable_vector_length_type' op operand #0 must be scalable vector of 32-bit float values of length 4, but got 'vector<[8]xf32>'}}
"test_constraints.scalable_vector_length_type"(%0) : (vector<[8]xf32>) -> ()

// -----

%0 = "test.value"() : () -> tensor<8x2xf32>
// expected-error@+1 {{'test_constraints.nth_dim' op operand #0 must be  with dim -1 having a size of {4, 8}, but got 'tensor<8x2xf32>'}}
"test_constraints.nth_dim"(%0) : (tensor<8x2xf32>) -> ()

// -----

%0 = "test.value"() : () -> vector<3x2xf32>
// expected-error@+1 {{'test_constraints.vector_shape' op operand #0 must be vector<2x3xF32> of 32-bit float values, but got 'vector<3x2xf32>'}}
"test_constraints.vector_shape"(%0) : (vector<3x2xf32>) -> ()

// -----

%0 = "test.value"() : () -> memref<2xf32>
// expected-error@+1 {{'test_constraints.type_or_container' op operand #0 must be f32-like, but got 'memref<2xf32>'}}
"test_constraints.type_or_container"(%0) : (memref<2xf32>) -> ()

// -----

%0 = "test.value"() : () -> i64
// expected-error@+1 {{'test_constraints.opaque' op operand #0 must be LLVM pointer, but got 'i64'}}
"test_constraints.opaque"(%0) : (i64) -> ()

// -----

%0 = "test.value"() : () -> i9
// expected-error@+1 {{'test_constraints.user_function' op operand #0 must be integer of at most 8 bits, but got 'i9'}}
"test_constraints.user_function"(%0) : (i9) -> ()

// -----

%0 = "test.value"() : () -> i8
// expected-error@+1 {{'test_constraints.and_or_not' op operand #0 must be integer but no bit or byte, but got 'i8'}}
"test_constraints.and_or_not"(%0) : (i8) -> ()

// -----

%0 = "test.value"() : () -> i32
%1 = "test.value"() : () -> i32
// expected-error@+1 {{'test_constraints.same_types' op failed to verify that all of {a, b, c} have same type}}
%r = "test_constraints.same_types"(%0, %1) : (i32, i32) -> i64

// -----

%0 = "test.value"() : () -> tensor<2xi32>
%1 = "test.value"() : () -> vector<3xf32>
// expected-error@+1 {{'test_constraints.same_shapes' op failed to verify that all of {a, b} have same shape}}
%r = "test_constraints.same_shapes"(%0, %1) : (tensor<2xi32>, vector<3xf32>) -> i1

// -----

%0 = "test.value"() : () -> tensor<2xi32>
%1 = "test.value"() : () -> f32
// expected-error@+1 {{'test_constraints.same_elements' op failed to verify that all of {a, c} have same element type}}
%r = "test_constraints.same_elements"(%0, %1) : (tensor<2xi32>, f32) -> i64

// -----

%0 = "test.value"() : () -> tensor<2xi32>
%1 = "test.value"() : () -> tensor<i8>
// expected-error@+1 {{'test_constraints.same_ranks' op failed to verify that all of {a, b} have same rank}}
%r = "test_constraints.same_ranks"(%0, %1) : (tensor<2xi32>, tensor<i8>) -> i1

// -----

%0 = "test.value"() : () -> tensor<6xi32>
%1 = "test.value"() : () -> tensor<2xi8>
// expected-error@+1 {{'test_constraints.same_counts' op failed to verify that all of {a, b} have same element count}}
%r = "test_constraints.same_counts"(%0, %1) : (tensor<6xi32>, tensor<2xi8>) -> i1

// -----

%0 = "test.value"() : () -> tensor<6xi32>
%1 = "test.value"() : () -> memref<i8>
// expected-error@+1 {{'test_constraints.same_kinds' op failed to verify that all of {a, b} have same type IDs}}
%r = "test_constraints.same_kinds"(%0, %1) : (tensor<6xi32>, memref<i8>) -> i1

// -----

%0 = "test.value"() : () -> tensor<6xi32>
%1 = "test.value"() : () -> i64
// expected-error@+1 {{'test_constraints.element_of' op failed to verify that b is the element type of a}}
%r = "test_constraints.element_of"(%0, %1) : (tensor<6xi32>, i64) -> i1

// -----

%0 = "test.value"() : () -> f64
%1 = "test.value"() : () -> i32
// expected-error@+1 {{'test_constraints.type_is' op failed to verify that 'a' is 32-bit float}}
%r = "test_constraints.type_is"(%0, %1) : (f64, i32) -> i1

// -----

%0 = "test.value"() : () -> tensor<2xf64>
%1 = "test.value"() : () -> i32
// expected-error@+1 {{'test_constraints.element_is' op failed to verify that 'a' is 32-bit float}}
%r = "test_constraints.element_is"(%0, %1) : (tensor<2xf64>, i32) -> i1

// -----

%0 = "test.value"() : () -> i32
%1 = "test.value"() : () -> i32
// expected-error@+1 {{'test_constraints.inputs' op failed to verify that operands {a, b} match expected types}}
%r = "test_constraints.inputs"(%0, %1) : (i32, i32) -> i1

// -----

%0 = "test.value"() : () -> i32
%1 = "test.value"() : () -> i32
// expected-error@+1 {{'test_constraints.combination' op failed to verify that operands {a, b} match one of the allowed type combinations}}
%r = "test_constraints.combination"(%0, %1) : (i32, i32) -> i1

// -----

%0 = "test.value"() : () -> f32
%1 = "test.value"() : () -> f32
// expected-error@+1 {{'test_constraints.predicate' op failed to verify that the first operand is an integer}}
%r = "test_constraints.predicate"(%0, %1) : (f32, f32) -> i1

// -----

%0 = "test.value"() : () -> tensor<2xi8>
%1 = "test.value"() : () -> f32
// expected-error@+1 {{'test_constraints.result_of_operand' op failed to verify that the result has the element type of the first operand}}
%r = "test_constraints.result_of_operand"(%0, %1) : (tensor<2xi8>, f32) -> tensor<i16>

// -----

%0 = "test.value"() : () -> tensor<2xi8>
%1 = "test.value"() : () -> f32
// expected-error@+1 {{'test_constraints.operand_is' op failed to verify that the first operand holds f32}}
%r = "test_constraints.operand_is"(%0, %1) : (tensor<2xi8>, f32) -> i1

// -----

%0 = "test.value"() : () -> tensor<2xi8>
%1 = "test.value"() : () -> tensor<f32>
// expected-error@+1 {{'test_constraints.operands_are' op failed to verify that operands have one element type}}
%r = "test_constraints.operands_are"(%0, %1) : (tensor<2xi8>, tensor<f32>) -> i1

// -----

%0 = "test.value"() : () -> tensor<2xi8>
%1 = "test.value"() : () -> f32
// expected-error@+1 {{'test_constraints.operands_at' op failed to verify that operands have one element type}}
%r = "test_constraints.operands_at"(%0, %1) : (tensor<2xi8>, f32) -> i1

// -----

%0 = "test.value"() : () -> i1
%1 = "test.value"() : () -> tensor<2xf32>
// expected-error@+1 {{'test_constraints.broadcast' op failed to verify that the second operand broadcasts to the result}}
%r = "test_constraints.broadcast"(%0, %1) : (i1, tensor<2xf32>) -> tensor<2x3xf32>

// -----

%0 = "test.value"() : () -> tensor<2xf32>
%1 = "test.value"() : () -> f32
// expected-error@+1 {{'test_constraints.elements_match' op failed to verify that shaped type 'shaped' matches 'elements' element count and types}}
"test_constraints.elements_match"(%0, %1) : (tensor<2xf32>, f32) -> ()

// -----

%0 = "test.value"() : () -> ((i32, f32) -> ())
%1 = "test.value"() : () -> i32
%2 = "test.value"() : () -> i32
// expected-error@+1 {{'test_constraints.ranges_match' op failed to verify that inputs have the types of the function}}
"test_constraints.ranges_match"(%0, %1, %2) : ((i32, f32) -> (), i32, i32) -> ()
