// RUN: test-opt -split-input-file -verify-diagnostics %s

// expected-error@+1 {{'test_attributes.bool' op attribute 'attr' failed to satisfy constraint: bool attribute}}
"test_attributes.bool"() {attr = 1 : i8} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.i1' op attribute 'attr' failed to satisfy constraint: 1-bit signless integer attribute}}
"test_attributes.i1"() {attr = 1 : i8} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.i8' op attribute 'attr' failed to satisfy constraint: 8-bit signless integer attribute}}
"test_attributes.i8"() <{attr = 1 : si8}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.i16' op attribute 'attr' failed to satisfy constraint: 16-bit signless integer attribute}}
"test_attributes.i16"() <{attr = 1 : i8}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.i32' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute}}
"test_attributes.i32"() <{attr = 1 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.i64' op attribute 'attr' failed to satisfy constraint: 64-bit signless integer attribute}}
"test_attributes.i64"() <{attr = 1 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.si32' op attribute 'attr' failed to satisfy constraint: 32-bit signed integer attribute}}
"test_attributes.si32"() <{attr = 1 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.ui32' op attribute 'attr' failed to satisfy constraint: 32-bit unsigned integer attribute}}
"test_attributes.ui32"() <{attr = 1 : si32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.any_i64' op attribute 'attr' failed to satisfy constraint: 64-bit integer attribute}}
"test_attributes.any_i64"() <{attr = 1 : ui32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.i24' op attribute 'attr' failed to satisfy constraint: 24-bit}}
"test_attributes.i24"() <{attr = 1 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.apint' op attribute 'attr' failed to satisfy constraint: arbitrary integer attribute}}
"test_attributes.apint"() {attr = 1.0 : f32} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.index' op attribute 'attr' failed to satisfy constraint: index attribute}}
"test_attributes.index"() <{attr = 1 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.f32' op attribute 'attr' failed to satisfy constraint: 32-bit float attribute}}
"test_attributes.f32"() <{attr = 1.0 : f64}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.f64' op attribute 'attr' failed to satisfy constraint: 64-bit float attribute}}
"test_attributes.f64"() <{attr = 1.0 : f32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.str' op attribute 'attr' failed to satisfy constraint: string attribute}}
"test_attributes.str"() {attr = unit} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.type' op attribute 'attr' failed to satisfy constraint: any type attribute}}
"test_attributes.type"() {attr = "i32"} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.type_of' op attribute 'attr' failed to satisfy constraint: type attribute of integer}}
"test_attributes.type_of"() <{attr = f32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.unit' op attribute 'attr' failed to satisfy constraint: unit attribute}}
"test_attributes.unit"() {attr = "x"} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dictionary' op attribute 'attr' failed to satisfy constraint: dictionary of named attribute values}}
"test_attributes.dictionary"() {attr = [1]} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.symbol' op attribute 'attr' failed to satisfy constraint: symbol reference attribute}}
"test_attributes.symbol"() {attr = "a"} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.flat_symbol' op attribute 'attr' failed to satisfy constraint: flat symbol reference attribute}}
"test_attributes.flat_symbol"() {attr = @a::@b} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.symbol_name' op attribute 'attr' failed to satisfy constraint: string attribute}}
"test_attributes.symbol_name"() {attr = @a} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.array' op attribute 'attr' failed to satisfy constraint: array attribute}}
"test_attributes.array"() {attr = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.bool_array' op attribute 'attr' failed to satisfy constraint: 1-bit boolean array attribute}}
"test_attributes.bool_array"() <{attr = [1 : i8]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.i32_array' op attribute 'attr' failed to satisfy constraint: 32-bit integer array attribute}}
"test_attributes.i32_array"() <{attr = [1 : i64]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.i64_array' op attribute 'attr' failed to satisfy constraint: 64-bit integer array attribute}}
"test_attributes.i64_array"() <{attr = [1 : i32]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.f32_array' op attribute 'attr' failed to satisfy constraint: 32-bit float array attribute}}
"test_attributes.f32_array"() <{attr = [1.0]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.f64_array' op attribute 'attr' failed to satisfy constraint: 64-bit float array attribute}}
"test_attributes.f64_array"() <{attr = [1]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.str_array' op attribute 'attr' failed to satisfy constraint: string array attribute}}
"test_attributes.str_array"() <{attr = [1]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dict_array' op attribute 'attr' failed to satisfy constraint: Array of dictionary attributes}}
"test_attributes.dict_array"() <{attr = [1]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.type_array' op attribute 'attr' failed to satisfy constraint: type array attribute}}
"test_attributes.type_array"() <{attr = [1]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.symbol_array' op attribute 'attr' failed to satisfy constraint: flat symbol ref array attribute}}
"test_attributes.symbol_array"() <{attr = [@a::@b]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.map_array' op attribute 'attr' failed to satisfy constraint: AffineMap array attribute}}
"test_attributes.map_array"() <{attr = [1]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.typed_array' op attribute 'attr' failed to satisfy constraint: array of words}}
"test_attributes.typed_array"() <{attr = [1]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dense_bool' op attribute 'attr' failed to satisfy constraint: i1 dense array attribute}}
"test_attributes.dense_bool"() {attr = array<i8: 1>} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dense_i8' op attribute 'attr' failed to satisfy constraint: i8 dense array attribute}}
"test_attributes.dense_i8"() {attr = array<i16: 1>} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dense_i16' op attribute 'attr' failed to satisfy constraint: i16 dense array attribute}}
"test_attributes.dense_i16"() {attr = array<i8: 1>} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dense_i32' op attribute 'attr' failed to satisfy constraint: i32 dense array attribute}}
"test_attributes.dense_i32"() {attr = array<i64: 1>} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dense_i64' op attribute 'attr' failed to satisfy constraint: i64 dense array attribute}}
"test_attributes.dense_i64"() {attr = array<i32: 1>} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dense_f32' op attribute 'attr' failed to satisfy constraint: f32 dense array attribute}}
"test_attributes.dense_f32"() {attr = array<i32: 1>} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dense_f64' op attribute 'attr' failed to satisfy constraint: f64 dense array attribute}}
"test_attributes.dense_f64"() {attr = array<i64: 1>} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.elements' op attribute 'attr' failed to satisfy constraint: constant vector/tensor attribute}}
"test_attributes.elements"() {attr = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{Invalid attribute `attr` in property conversion: dense<1.000000e+00> : tensor<2xf32>}}
"test_attributes.int_elements"() <{attr = dense<1.0> : tensor<2xf32>}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.i32_elements' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer elements attribute}}
"test_attributes.i32_elements"() <{attr = dense<1> : tensor<2xi64>}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.ranked_elements' op attribute 'attr' failed to satisfy constraint: 32-bit signless int elements attribute of shape [2, 3]}}
"test_attributes.ranked_elements"() <{attr = dense<1> : tensor<3x2xi32>}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.f64_elements' op attribute 'attr' failed to satisfy constraint: 64-bit float elements attribute}}
"test_attributes.f64_elements"() <{attr = dense<1.0> : tensor<2xf32>}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.ranked_f64_elements' op attribute 'attr' failed to satisfy constraint: 64-bit float elements attribute of shape [2]}}
"test_attributes.ranked_f64_elements"() <{attr = dense<1.0> : tensor<3xf64>}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.map' op attribute 'attr' failed to satisfy constraint: AffineMap attribute}}
"test_attributes.map"() {attr = affine_set<(d0) : (d0 == 0)>} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.set' op attribute 'attr' failed to satisfy constraint: IntegerSet attribute}}
"test_attributes.set"() {attr = affine_map<(d0) -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{'test_attributes.location' op attribute 'attr' failed to satisfy constraint: location attribute}}
"test_attributes.location"() <{attr = unit}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.min' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 10}}
"test_attributes.min"() <{attr = 9 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.max' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute whose maximum value is 10}}
"test_attributes.max"() <{attr = 11 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.not_equal' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is not 10}}
"test_attributes.not_equal"() <{attr = 10 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.positive' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
"test_attributes.positive"() <{attr = 0 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.non_negative' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
"test_attributes.non_negative"() <{attr = -1 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.power' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is a power of two > 0}}
"test_attributes.power"() <{attr = 6 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.positive_power' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
"test_attributes.positive_power"() <{attr = 0 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.one_of' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {1, 5}}}
"test_attributes.one_of"() <{attr = 2 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.array_bounds' op attribute 'attr' failed to satisfy constraint: 64-bit integer array attribute with at least 1 elements with at most 2 elements}}
"test_attributes.array_bounds"() <{attr = []}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.array_count' op attribute 'attr' failed to satisfy constraint: 64-bit integer array attribute with exactly 2 elements}}
"test_attributes.array_count"() <{attr = [1]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dense_count' op attribute 'attr' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements}}
"test_attributes.dense_count"() <{attr = array<i64: 1>}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dense_bounds' op attribute 'attr' failed to satisfy constraint: i64 dense array attribute with at least 1 elements with at most 2 elements}}
"test_attributes.dense_bounds"() <{attr = array<i64: 1, 2, 3>}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dense_positive' op attribute 'attr' failed to satisfy constraint: i64 dense array attribute whose value is positive}}
"test_attributes.dense_positive"() <{attr = array<i64: 1, 0>}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dense_non_negative' op attribute 'attr' failed to satisfy constraint: i64 dense array attribute whose value is non-negative}}
"test_attributes.dense_non_negative"() <{attr = array<i64: -1>}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dense_sorted' op attribute 'attr' failed to satisfy constraint: i64 dense array attribute should be in non-decreasing order}}
"test_attributes.dense_sorted"() <{attr = array<i64: 2, 1>}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.dense_strictly_sorted' op attribute 'attr' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
"test_attributes.dense_strictly_sorted"() <{attr = array<i64: 1, 1>}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.nth_equal' op attribute 'attr' failed to satisfy constraint: 64-bit integer array attribute whose 1-th element must be 3}}
"test_attributes.nth_equal"() <{attr = [3, 0]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.nth_min' op attribute 'attr' failed to satisfy constraint: 64-bit integer array attribute whose 0-th element must be at least 3}}
"test_attributes.nth_min"() <{attr = [2]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.nth_max' op attribute 'attr' failed to satisfy constraint: 64-bit integer array attribute whose 0-th element must be at most 3}}
"test_attributes.nth_max"() <{attr = [4]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.nth_range' op attribute 'attr' failed to satisfy constraint: 64-bit integer array attribute whose 0-th element must be at least 3 and at most 5}}
"test_attributes.nth_range"() <{attr = [6]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.any_of' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute or string attribute}}
"test_attributes.any_of"() <{attr = 1 : i64}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.all_of' op attribute 'attr' failed to satisfy constraint: 64-bit integer array attribute whose 0-th element must be 0 and whose 1-th element must be 1}}
"test_attributes.all_of"() <{attr = [0, 0]}> : () -> ()

// -----

// expected-error@+1 {{'test_attributes.user_function' op attribute 'attr' failed to satisfy constraint: has some property}}
"test_attributes.user_function"() <{attr = "none"}> : () -> ()

// -----

"test_attributes.narrow_non_negative"() <{attr = array<i32: 0, 2>}> : () -> ()
// expected-error@+1 {{'test_attributes.narrow_non_negative' op attribute 'attr' failed to satisfy constraint: i32 dense array attribute whose value is non-negative}}
"test_attributes.narrow_non_negative"() <{attr = array<i32: 0, -2>}> : () -> ()
