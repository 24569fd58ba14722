// RUN: test-opt -verify-diagnostics -split-input-file %s

// Values that are malformed.
// expected-error@+2 {{custom op 'test_properties.range' invalid value for property low, expected int64_t}}
// expected-error@+1 {{expected integer value}}
test_properties.range x to 2

// -----

// expected-error@+2 {{custom op 'test_properties.range' invalid value for property high, expected int64_t}}
// expected-error@+1 {{integer value too large}}
test_properties.range 1 to 9223372036854775808

// -----

// expected-error@+2 {{invalid value for property byte, expected a byte}}
// expected-error@+1 {{integer value too large}}
test_properties.all 1 2 256

// -----

// expected-error@+2 {{invalid value for property on, expected boolean}}
// expected-error@+1 {{expected integer value}}
test_properties.all 1 2 3 maybe

// -----

// expected-error@+2 {{invalid value for property text, expected string}}
// expected-error@+1 {{expected string}}
test_properties.all 1 2 3 true x

// -----

// expected-error@+2 {{invalid value for property flag, expected unit property}}
// expected-error@+1 {{expected 'unit' or 'unit_absent'}}
test_properties.all 1 2 3 true "x" red

// -----

// expected-error@+2 {{invalid value for property list, expected array of int64_t}}
// expected-error@+1 {{expected '['}}
test_properties.all 1 2 3 true "x" unit red color<green> 4

// -----

// expected-error@+2 {{invalid value for property some, expected optional string}}
// expected-error@+1 {{expected 'none' or 'some<prop>'}}
test_properties.all 1 2 3 true "x" unit red color<green> [] [] none "s"

// -----

// Invalid values.
// expected-error@+1 {{'test_properties.confined' op property 'size' failed to satisfy constraint: non-negative int64_t}}
"test_properties.confined"() <{size = -1, word = "w", pair = array<i64: 1, 2>, maybe = [4], words = ["x"], seven = 7}> : () -> ()

// -----

// expected-error@+1 {{'test_properties.confined' op property 'word' failed to satisfy constraint: non-empty string}}
"test_properties.confined"() <{size = 1, word = "", pair = array<i64: 1, 2>, maybe = [4], words = ["x"], seven = 7}> : () -> ()

// -----

// expected-error@+1 {{'test_properties.confined' op property 'pair' failed to satisfy constraint: two int64_t}}
"test_properties.confined"() <{size = 1, word = "w", pair = array<i64: 1>, maybe = [4], words = ["x"], seven = 7}> : () -> ()

// -----

// expected-error@+1 {{'test_properties.confined' op property 'maybe' failed to satisfy constraint: optional non-negative int64_t}}
"test_properties.confined"() <{size = 1, word = "w", pair = array<i64: 1, 2>, maybe = [-4], words = ["x"], seven = 7}> : () -> ()

// -----

// expected-error@+1 {{'test_properties.confined' op property 'words' failed to satisfy constraint: array of non-empty string}}
"test_properties.confined"() <{size = 1, word = "w", pair = array<i64: 1, 2>, maybe = [], words = ["x", ""], seven = 7}> : () -> ()

// -----

// expected-error@+1 {{'test_properties.confined' op property 'seven' failed to satisfy constraint: constant 'int64_t': 7}}
"test_properties.confined"() <{size = 1, word = "w", pair = array<i64: 1, 2>, maybe = [], words = [], seven = 8}> : () -> ()

// -----

// Attributes that do not hold such a value.
// expected-error@+1 {{invalid properties {high = 1 : i64, low = "x"} for op test_properties.range: expected IntegerAttr for key `value`}}
"test_properties.range"() <{low = "x", high = 1}> : () -> ()

// -----

// expected-error@+1 {{'test_properties.range' op requires property 'high'}}
"test_properties.range"() <{low = 1}> : () -> ()

// -----

// expected-error@+1 {{'test_properties.colored' op property 'first' failed to satisfy constraint: a color}}
"test_properties.colored"() <{first = 2 : i32, second = 0 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test_properties.range' op failed to verify that low is not above high}}
test_properties.range 2 to 1

// -----

// expected-error@+1 {{for op test_properties.all: expected BoolAttr for key `value`}}
"test_properties.all"() <{on = "x"}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected string property to come from string attribute}}
"test_properties.all"() <{text = 1}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected UnitAttr or BoolAttr for key `value`}}
"test_properties.all"() <{flag = 1}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected IntegerAttr storage for ::Color}}
"test_properties.all"() <{color = "red"}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected DenseI64ArrayAttr for key `value`}}
"test_properties.all"() <{list = array<i32: 1>}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected DenseI64ArrayAttr for key `value`}}
"test_properties.all"() <{list = [1, 2]}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected array attribute}}
"test_properties.all"() <{words = "a"}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected string property to come from string attribute}}
"test_properties.all"() <{words = [1]}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected optional properties to materialize as arrays}}
"test_properties.all"() <{maybe = 1}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected optional properties to become 0- or 1-element arrays}}
"test_properties.all"() <{maybe = [1, 2]}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected IntegerAttr for key `value`}}
"test_properties.all"() <{maybe = ["x"]}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected DenseI32ArrayAttr for key `value`}}
"test_properties.all"() <{nested = [array<i64: 1>]}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected a value of uint8_t, but got 256}}
"test_properties.all"() <{byte = 256}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected a value of uint8_t, but got 18446744073709551615}}
"test_properties.all"() <{byte = -1}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.all: expected a value of int32_t, but got 4294967296}}
"test_properties.all"() <{narrow = 4294967296}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.colored: expected test_properties::ColorAttr or IntegerAttr storage for ::Color}}
"test_properties.colored"() <{first = "red", second = 0}> : () -> ()

// -----

// expected-error@+1 {{'test_properties.attr_dict' op invalid property 'wide': expected IntegerAttr for key `value`}}
test_properties.attr_dict {wide = "x"}

// -----

test_properties.filled <{list = array<i64: 1>, text = "x", words = ["y"]}>
// expected-error@+1 {{some words}}
test_properties.filled <{list = array<i64: 1>, text = "x", words = []}>

// -----

// expected-error@+1 {{one or two numbers}}
test_properties.filled <{list = array<i64: 1, 2, 3>, text = "x", words = ["y"]}>

// -----

// expected-error@+1 {{one or two numbers}}
test_properties.filled <{list = array<i64>, text = "x", words = ["y"]}>

// -----

// expected-error@+1 {{some text}}
test_properties.filled <{list = array<i64: 1>, text = "", words = ["y"]}>

// -----

// expected-error@+2 {{invalid value for property one, expected a fraction}}
// expected-error@+1 {{expected a fraction}}
test_properties.fraction x

// -----

// expected-error@+2 {{invalid value for property one, expected a fraction}}
// expected-error@+1 {{expected 'over'}}
test_properties.fraction 1 under 2

// -----

// expected-error@+2 {{invalid value for property one, expected a fraction}}
// expected-error@+1 {{expected a number above zero}}
test_properties.fraction 1 over 0

// -----

// expected-error@+2 {{invalid value for property list, expected array of a fraction}}
// expected-error@+1 {{expected a fraction}}
test_properties.fraction 3 over 2 1 over 2 none none [x]

// -----

// expected-error@+2 {{invalid value for property some, expected optional a fraction}}
// expected-error@+1 {{expected 'none' or 'some<prop>'}}
test_properties.fraction 3 over 2 1 over 2 1 over 2

// -----

// expected-error@+1 {{'test_properties.fraction' op property 'proper' failed to satisfy constraint: a fraction below one}}
test_properties.fraction 3 over 2 3 over 2 none none [] [] []

// -----

// expected-error@+1 {{'test_properties.fraction' op property 'propers' failed to satisfy constraint: array of a fraction below one}}
test_properties.fraction 3 over 2 1 over 2 none none [] [] [3 over 2]

// -----

// expected-error@+1 {{for op test_properties.fraction: expected two integers the second of which is above zero}}
"test_properties.fraction"() <{one = array<i64: 1, 0>}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.fraction: expected two integers the second of which is above zero}}
"test_properties.fraction"() <{holes = [[], [1]]}> : () -> ()

// -----

// expected-error@+1 {{for op test_properties.fractions: expected two integers the second of which is above zero}}
test_properties.fractions <{one = 1}>

// -----

// expected-error@+2 {{invalid value for property hex, expected a number in hexadecimal}}
// expected-error@+1 {{expected 'hex'}}
test_properties.written 1

// -----

// expected-error@+2 {{invalid value for property hex, expected a number in hexadecimal}}
// expected-error@+1 {{expected digits of a hexadecimal number}}
test_properties.written hex "g"

// -----

// expected-error@+2 {{invalid value for property maybe, expected optional a number in hexadecimal}}
// expected-error@+1 {{expected digits of a hexadecimal number}}
test_properties.written hex "1" hex "g"

// -----

// expected-error@+1 {{'test_properties.written' op property 'large' failed to satisfy constraint: a large number in hexadecimal}}
test_properties.written hex "ff" none [] "x" <> hex "64"

// -----

// expected-error@+1 {{expected a value of uint64_t, but got -1}}
"test_properties.stored"() <{size = -1 : si64}> : () -> ()
