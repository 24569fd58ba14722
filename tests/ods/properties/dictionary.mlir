// RUN: test-opt -verify-diagnostics -split-input-file %s

// A property that the format shows is not a key of the dictionary.
// expected-error@+1 {{invalid properties {attr = 2 : i64, wide = 1 : i64} for op test_properties.dict: unknown key '"attr"' when parsing properties dictionary}}
test_properties.dict 1 <{attr = 2 : i64, wide = 1}>

// -----

// expected-error@+1 {{unknown key '"other"' when parsing properties dictionary}}
test_properties.bound 1 x 2 <{other = 3, rest = 4}>

// -----

// expected-error@+1 {{unknown key '"fast"' when parsing properties dictionary}}
test_properties.bound 1 fast x 2 <{fast, rest = 4}>

// -----

// Nor are unknown names.
// expected-error@+1 {{invalid properties {what, wide = 1 : i64} for op test_properties.dict: unknown key '"what"' when parsing properties dictionary}}
test_properties.dict 1 <{what, wide = 1}>

// -----

// Missing properties.
// expected-error@+1 {{invalid properties {flag} for op test_properties.dict: expected key entry for wide in DictionaryAttr to set Properties.}}
test_properties.dict 1 <{flag}>

// -----

// expected-error@+1 {{invalid properties 1 : i64 for op test_properties.dict: expected DictionaryAttr to set properties}}
test_properties.dict 1 <1>

// -----

// Attributes that do not convert to such a value, which is the first error.
// expected-error@+1 {{invalid properties {what, wide = "x"} for op test_properties.dict: expected IntegerAttr for key `value`}}
test_properties.dict 1 <{what, wide = "x"}>

// -----

// expected-error@+1 {{Invalid attribute `unit` in property conversion: 1 : i64}}
test_properties.dict 1 <{unit = 1, wide = 1}>
