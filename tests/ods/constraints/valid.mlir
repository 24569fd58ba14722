// RUN: test-opt -allow-unregistered-dialect %s | FileCheck %s
// RUN: test-opt -allow-unregistered-dialect %s -mlir-print-op-generic | FileCheck %s

// Each constraint accepts its type.
%0 = "test.value"() : () -> f32
// CHECK: "test_constraints.any_type_of"
"test_constraints.any_type_of"(%0) : (f32) -> ()
%1 = "test.value"() : () -> i32
// CHECK: "test_constraints.all_of_type"
"test_constraints.all_of_type"(%1) : (i32) -> ()
%2 = "test.value"() : () -> tensor<2xf32>
// CHECK: "test_constraints.confined"
"test_constraints.confined"(%2) : (tensor<2xf32>) -> ()
%3 = "test.value"() : () -> si7
// CHECK: "test_constraints.integer"
"test_constraints.integer"(%3) : (si7) -> ()
%4 = "test.value"() : () -> ui32
// CHECK: "test_constraints.any_i32"
"test_constraints.any_i32"(%4) : (ui32) -> ()
%5 = "test.value"() : () -> i24
// CHECK: "test_constraints.i24"
"test_constraints.i24"(%5) : (i24) -> ()
%6 = "test.value"() : () -> si24
// CHECK: "test_constraints.si24"
"test_constraints.si24"(%6) : (si24) -> ()
%7 = "test.value"() : () -> ui24
// CHECK: "test_constraints.ui24"
"test_constraints.ui24"(%7) : (ui24) -> ()
%8 = "test.value"() : () -> i5
// CHECK: "test_constraints.signless"
"test_constraints.signless"(%8) : (i5) -> ()
%9 = "test.value"() : () -> si5
// CHECK: "test_constraints.signed"
"test_constraints.signed"(%9) : (si5) -> ()
%10 = "test.value"() : () -> ui5
// CHECK: "test_constraints.unsigned"
"test_constraints.unsigned"(%10) : (ui5) -> ()
%11 = "test.value"() : () -> i16
// CHECK: "test_constraints.signless_widths"
"test_constraints.signless_widths"(%11) : (i16) -> ()
%12 = "test.value"() : () -> index
// CHECK: "test_constraints.index"
"test_constraints.index"(%12) : (index) -> ()
%13 = "test.value"() : () -> index
// CHECK: "test_constraints.signless_or_index"
"test_constraints.signless_or_index"(%13) : (index) -> ()
%14 = "test.value"() : () -> f80
// CHECK: "test_constraints.any_float"
"test_constraints.any_float"(%14) : (f80) -> ()
%15 = "test.value"() : () -> f16
// CHECK: "test_constraints.f16"
"test_constraints.f16"(%15) : (f16) -> ()
%16 = "test.value"() : () -> bf16
// CHECK: "test_constraints.bf16"
"test_constraints.bf16"(%16) : (bf16) -> ()
%17 = "test.value"() : () -> tf32
// CHECK: "test_constraints.tf32"
"test_constraints.tf32"(%17) : (tf32) -> ()
%18 = "test.value"() : () -> f128
// CHECK: "test_constraints.f128"
"test_constraints.f128"(%18) : (f128) -> ()
%19 = "test.value"() : () -> f32
// CHECK: "test_constraints.float_widths"
"test_constraints.float_widths"(%19) : (f32) -> ()
%20 = "test.value"() : () -> complex<f32>
// CHECK: "test_constraints.complex"
"test_constraints.complex"(%20) : (complex<f32>) -> ()
%21 = "test.value"() : () -> complex<i32>
// CHECK: "test_constraints.any_complex"
"test_constraints.any_complex"(%21) : (complex<i32>) -> ()
%22 = "test.value"() : () -> ((i32) -> f32)
// CHECK: "test_constraints.function"
"test_constraints.function"(%22) : ((i32) -> f32) -> ()
%23 = "test.value"() : () -> none
// CHECK: "test_constraints.none"
"test_constraints.none"(%23) : (none) -> ()
%24 = "test.value"() : () -> tuple<i32, i32>
// CHECK: "test_constraints.tuple_of"
"test_constraints.tuple_of"(%24) : (tuple<i32, i32>) -> ()
%25 = "test.value"() : () -> tuple<tuple<i32>, f32>
// CHECK: "test_constraints.nested_tuple_of"
"test_constraints.nested_tuple_of"(%25) : (tuple<tuple<i32>, f32>) -> ()
%26 = "test.value"() : () -> memref<*xf32>
// CHECK: "test_constraints.any_shaped"
"test_constraints.any_shaped"(%26) : (memref<*xf32>) -> ()
%27 = "test.value"() : () -> tensor<*xf64>
// CHECK: "test_constraints.tensor_of"
"test_constraints.tensor_of"(%27) : (tensor<*xf64>) -> ()
%28 = "test.value"() : () -> tensor<?xf32>
// CHECK: "test_constraints.ranked_tensor_of"
"test_constraints.ranked_tensor_of"(%28) : (tensor<?xf32>) -> ()
%29 = "test.value"() : () -> tensor<*xf32>
// CHECK: "test_constraints.unranked_tensor_of"
"test_constraints.unranked_tensor_of"(%29) : (tensor<*xf32>) -> ()
%30 = "test.value"() : () -> tensor<2x3xf32>
// CHECK: "test_constraints.static_tensor_of"
"test_constraints.static_tensor_of"(%30) : (tensor<2x3xf32>) -> ()
%31 = "test.value"() : () -> tensor<f32>
// CHECK: "test_constraints.zero_d_tensor"
"test_constraints.zero_d_tensor"(%31) : (tensor<f32>) -> ()
%32 = "test.value"() : () -> tensor<1x2x?x4xf32>
// CHECK: "test_constraints.four_d_tensor"
"test_constraints.four_d_tensor"(%32) : (tensor<1x2x?x4xf32>) -> ()
%33 = "test.value"() : () -> tensor<?x3xf32>
// CHECK: "test_constraints.tensor_rank_of"
"test_constraints.tensor_rank_of"(%33) : (tensor<?x3xf32>) -> ()
%34 = "test.value"() : () -> tensor<1xf32>
// CHECK: "test_constraints.non_0_ranked_tensor"
"test_constraints.non_0_ranked_tensor"(%34) : (tensor<1xf32>) -> ()
%35 = "test.value"() : () -> memref<?xf32>
// CHECK: "test_constraints.memref_of"
"test_constraints.memref_of"(%35) : (memref<?xf32>) -> ()
%36 = "test.value"() : () -> memref<*xf32>
// CHECK: "test_constraints.unranked_memref_of"
"test_constraints.unranked_memref_of"(%36) : (memref<*xf32>) -> ()
%37 = "test.value"() : () -> memref<4x?xf32>
// CHECK: "test_constraints.memref_rank_of"
"test_constraints.memref_rank_of"(%37) : (memref<4x?xf32>) -> ()
%38 = "test.value"() : () -> memref<4xf32>
// CHECK: "test_constraints.static_memref_of"
"test_constraints.static_memref_of"(%38) : (memref<4xf32>) -> ()
%39 = "test.value"() : () -> memref<4xf32, strided<[2], offset: ?>>
// CHECK: "test_constraints.strided_memref_of"
"test_constraints.strided_memref_of"(%39) : (memref<4xf32, strided<[2], offset: ?>>) -> ()
%40 = "test.value"() : () -> memref<4xf32>
// CHECK: "test_constraints.strided_memref_rank_of"
"test_constraints.strided_memref_rank_of"(%40) : (memref<4xf32>) -> ()
%41 = "test.value"() : () -> memref<4xf32>
// CHECK: "test_constraints.tensor_or_memref"
"test_constraints.tensor_or_memref"(%41) : (memref<4xf32>) -> ()
%42 = "test.value"() : () -> vector<4xf32>
// CHECK: "test_constraints.vector"
"test_constraints.vector"(%42) : (vector<4xf32>) -> ()
%43 = "test.value"() : () -> vector<4xf32>
// CHECK: "test_constraints.fixed_vector"
"test_constraints.fixed_vector"(%43) : (vector<4xf32>) -> ()
%44 = "test.value"() : () -> vector<f32>
// CHECK: "test_constraints.any_rank_vector"
"test_constraints.any_rank_vector"(%44) : (vector<f32>) -> ()
%45 = "test.value"() : () -> vector<2x[4]xf32>
// CHECK: "test_constraints.scalable_vector"
"test_constraints.scalable_vector"(%45) : (vector<2x[4]xf32>) -> ()
%46 = "test.value"() : () -> vector<2x[4]xf32>
// CHECK: "test_constraints.trailing_scalable"
"test_constraints.trailing_scalable"(%46) : (vector<2x[4]xf32>) -> ()
%47 = "test.value"() : () -> vector<2x[4]xf32>
// CHECK: "test_constraints.trailing_scalable_size"
"test_constraints.trailing_scalable_size"(%47) : (vector<2x[4]xf32>) -> ()
%48 = "test.value"() : () -> vector<4x4xi8>
// CHECK: "test_constraints.vector_rank"
"test_constraints.vector_rank"(%48) : (vector<4x4xi8>) -> ()
%49 = "test.value"() : () -> vector<4xi8>
// CHECK: "test_constraints.fixed_vector_rank"
"test_constraints.fixed_vector_rank"(%49) : (vector<4xi8>) -> ()
%50 = "test.value"() : () -> vector<[4]xi8>
// CHECK: "test_constraints.scalable_vector_rank"
"test_constraints.scalable_vector_rank"(%50) : (vector<[4]xi8>) -> ()
%51 = "test.value"() : () -> vector<4xf32>
// CHECK: "test_constraints.vector_rank_type"
"test_constraints.vector_rank_type"(%51) : (vector<4xf32>) -> ()
%52 = "test.value"() : () -> vector<4xf32>
// CHECK: "test_constraints.fixed_vector_rank_type"
"test_constraints.fixed_vector_rank_type"(%52) : (vector<4xf32>) -> ()
%53 = "test.value"() : () -> vector<2x4xi8>
// CHECK: "test_constraints.vector_length"
"test_constraints.vector_length"(%53) : (vector<2x4xi8>) -> ()
%54 = "test.value"() : () -> vector<4xi8>
// CHECK: "test_constraints.vector_min_length"
"test_constraints.vector_min_length"(%54) : (vector<4xi8>) -> ()
%55 = "test.value"() : () -> vector<8xi8>
// CHECK: "test_constraints.vector_max_length"
"test_constraints.vector_max_length"(%55) : (vector<8xi8>) -> ()
%56 = "test.value"() : () -> vector<4xi8>
// CHECK: "test_constraints.fixed_vector_length"
"test_constraints.fixed_vector_length"(%56) : (vector<4xi8>) -> ()
%57 = "test.value"() : () -> vector<[4]xi8>
// CHECK: "test_constraints.scalable_vector_length"
"test_constraints.scalable_vector_length"(%57) : (vector<[4]xi8>) -> ()
%58 = "test.value"() : () -> vector<4xf32>
// CHECK: "test_constraints.vector_length_type"
"test_constraints.vector_length_type"(%58) : (vector<4xf32>) -> ()
%59 = "test.value"() : () -> vector<6xf32>
// CHECK: "test_constraints.vector_min_max_length"
"test_constraints.vector_min_max_length"(%59) : (vector<6xf32>) -> ()
%60 = "test.value"() : () -> vector<4xf32>
// CHECK: "test_constraints.fixed_vector_length_type"
"test_constraints.fixed_vector_length_type"(%60) : (vector<4xf32>) -> ()
%61 = "test.value"() : () -> vector<[4]xf32>
// CHECK: "test_constraints.scalable_vector_length_type"
"test_constraints.scalable_vector_length_type"(%61) : (vector<[4]xf32>) -> ()
%62 = "test.value"() : () -> tensor<?x8xf32>
// CHECK: "test_constraints.nth_dim"
"test_constraints.nth_dim"(%62) : (tensor<?x8xf32>) -> ()
%63 = "test.value"() : () -> vector<2x3xf32>
// CHECK: "test_constraints.vector_shape"
"test_constraints.vector_shape"(%63) : (vector<2x3xf32>) -> ()
%64 = "test.value"() : () -> tensor<2xf32>
// CHECK: "test_constraints.type_or_container"
"test_constraints.type_or_container"(%64) : (tensor<2xf32>) -> ()
%65 = "test.value"() : () -> !llvm.ptr
// CHECK: "test_constraints.opaque"
"test_constraints.opaque"(%65) : (!llvm.ptr) -> ()
%66 = "test.value"() : () -> i8
// CHECK: "test_constraints.user_function"
"test_constraints.user_function"(%66) : (i8) -> ()
%67 = "test.value"() : () -> i16
// CHECK: "test_constraints.and_or_not"
"test_constraints.and_or_not"(%67) : (i16) -> ()
%68 = "test.value"() : () -> i32
%69 = "test.value"() : () -> i32
// CHECK: "test_constraints.same_types"
%70 = "test_constraints.same_types"(%68, %69) : (i32, i32) -> i32
%71 = "test.value"() : () -> tensor<2xi32>
%72 = "test.value"() : () -> vector<2xf32>
// CHECK: "test_constraints.same_shapes"
%73 = "test_constraints.same_shapes"(%71, %72) : (tensor<2xi32>, vector<2xf32>) -> i1
%74 = "test.value"() : () -> tensor<2xi32>
%75 = "test.value"() : () -> f32
// CHECK: "test_constraints.same_elements"
%76 = "test_constraints.same_elements"(%74, %75) : (tensor<2xi32>, f32) -> i32
%77 = "test.value"() : () -> tensor<2xi32>
%78 = "test.value"() : () -> memref<?xi8>
// CHECK: "test_constraints.same_ranks"
%79 = "test_constraints.same_ranks"(%77, %78) : (tensor<2xi32>, memref<?xi8>) -> i1
%80 = "test.value"() : () -> tensor<6xi32>
%81 = "test.value"() : () -> tensor<2x3xi8>
// CHECK: "test_constraints.same_counts"
%82 = "test_constraints.same_counts"(%80, %81) : (tensor<6xi32>, tensor<2x3xi8>) -> i1
%83 = "test.value"() : () -> tensor<6xi32>
%84 = "test.value"() : () -> tensor<i8>
// CHECK: "test_constraints.same_kinds"
%85 = "test_constraints.same_kinds"(%83, %84) : (tensor<6xi32>, tensor<i8>) -> i1
%86 = "test.value"() : () -> tensor<6xi32>
%87 = "test.value"() : () -> i32
// CHECK: "test_constraints.element_of"
%88 = "test_constraints.element_of"(%86, %87) : (tensor<6xi32>, i32) -> i1
%89 = "test.value"() : () -> f32
%90 = "test.value"() : () -> i32
// CHECK: "test_constraints.type_is"
%91 = "test_constraints.type_is"(%89, %90) : (f32, i32) -> i1
%92 = "test.value"() : () -> tensor<2xf32>
%93 = "test.value"() : () -> i32
// CHECK: "test_constraints.element_is"
%94 = "test_constraints.element_is"(%92, %93) : (tensor<2xf32>, i32) -> i1
%95 = "test.value"() : () -> f32
%96 = "test.value"() : () -> i32
// CHECK: "test_constraints.inputs"
%97 = "test_constraints.inputs"(%95, %96) : (f32, i32) -> i1
%98 = "test.value"() : () -> i32
%99 = "test.value"() : () -> f32
// CHECK: "test_constraints.combination"
%100 = "test_constraints.combination"(%98, %99) : (i32, f32) -> i1
%101 = "test.value"() : () -> i32
%102 = "test.value"() : () -> f32
// CHECK: "test_constraints.predicate"
%103 = "test_constraints.predicate"(%101, %102) : (i32, f32) -> i1
%104 = "test.value"() : () -> tensor<2xi8>
%105 = "test.value"() : () -> f32
// CHECK: "test_constraints.result_of_operand"
%106 = "test_constraints.result_of_operand"(%104, %105) : (tensor<2xi8>, f32) -> tensor<i8>
%107 = "test.value"() : () -> tensor<2xf32>
%108 = "test.value"() : () -> f32
// CHECK: "test_constraints.operand_is"
%109 = "test_constraints.operand_is"(%107, %108) : (tensor<2xf32>, f32) -> i1
%110 = "test.value"() : () -> tensor<2xf32>
%111 = "test.value"() : () -> vector<1xf32>
// CHECK: "test_constraints.operands_are"
%112 = "test_constraints.operands_are"(%110, %111) : (tensor<2xf32>, vector<1xf32>) -> i1
%113 = "test.value"() : () -> tensor<2xf32>
%114 = "test.value"() : () -> f32
// CHECK: "test_constraints.operands_at"
%115 = "test_constraints.operands_at"(%113, %114) : (tensor<2xf32>, f32) -> i1
%116 = "test.value"() : () -> i1
%117 = "test.value"() : () -> tensor<1x3xf32>
// CHECK: "test_constraints.broadcast"
%118 = "test_constraints.broadcast"(%116, %117) : (i1, tensor<1x3xf32>) -> tensor<2x3xf32>
%119 = "test.value"() : () -> tensor<2xf32>
%120 = "test.value"() : () -> f32
%121 = "test.value"() : () -> f32
// CHECK: "test_constraints.elements_match"
"test_constraints.elements_match"(%119, %120, %121) : (tensor<2xf32>, f32, f32) -> ()
%122 = "test.value"() : () -> ((i32, f32) -> ())
%123 = "test.value"() : () -> i32
%124 = "test.value"() : () -> f32
// CHECK: "test_constraints.ranges_match"
"test_constraints.ranges_match"(%122, %123, %124) : ((i32, f32) -> (), i32, f32) -> ()
