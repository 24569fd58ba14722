// RUN: test-opt -verify-diagnostics -split-input-file %s

// expected-error@+1 {{invalid properties {e = 16 : i32} for op test_enums.int: Invalid attribute `e` in property conversion: 16 : i32}}
"test_enums.int"() <{e = 16 : i32}> : () -> ()

// -----

// expected-error@+1 {{'test_enums.int' op attribute 'size' failed to satisfy constraint: allowed 64-bit signless integer cases: 1, 4294967296}}
"test_enums.int"() <{e = 15 : i32, size = 2 : i64}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {e = 16 : i32, w = 0 : i8} for op test_enums.bit: Invalid attribute `e` in property conversion: 16 : i32}}
"test_enums.bit"() <{e = 16 : i32, w = 0 : i8}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {e = 0 : i32, w = -64 : i8} for op test_enums.bit: Invalid attribute `w` in property conversion: -64 : i8}}
"test_enums.bit"() <{e = 0 : i32, w = -64 : i8}> : () -> ()

// -----

// expected-error@+1 {{expected string or keyword containing one of the following enum values for attribute 'e' [Case15, Case20]}}
test_enums.int Case16

// -----

// expected-error@+1 {{invalid e attribute specification: "Case16"}}
test_enums.int "Case16"

// -----

// expected-error@+1 {{invalid e attribute specification: "tagged|Bit4"}}
test_enums.bit "tagged|Bit4", low

// -----

// expected-error@+2 {{expected one of [red, dark blue] for a color, got: green}}
// expected-error@+1 {{failed to parse ColorAttr parameter 'value' which is to be a `::Color`}}
test_enums.attr <green> <r> x <Case15>

// -----

// expected-error@+2 {{expected keyword for a color}}
// expected-error@+1 {{failed to parse ColorAttr parameter 'value' which is to be a `::Color`}}
"test_enums.attr"() <{color = #test_enums.color<7>}> : () -> ()

// -----

// expected-error@+2 {{expected ::test_enums::OldStyle to be one of: Case15, Case20}}
// expected-error@+1 {{failed to parse OldStyleAttr parameter 'value' which is to be a `::test_enums::OldStyle`}}
"test_enums.attr"() <{old = #test_enums.old<Case16>}> : () -> ()

// -----

// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse OldStyleAttr parameter 'value' which is to be a `::test_enums::OldStyle`}}
"test_enums.attr"() <{old = #test_enums.old<15>}> : () -> ()
