// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// Errors in text that a format does not allow, in MLIR's words.

// expected-error @below {{expected three consecutive dots for an ellipsis}}
test_format.literals keyword : , = < > ( ) { } [ ] -> ? + * - .. _ a.b$c

// -----

// expected-error @below {{custom op 'test_format.literals' expected 'keyword'}}
test_format.literals word

// -----

// expected-error @below {{expected ':'}}
test_format.literals keyword , 

// -----

// expected-error @below {{expected '->'}}
test_format.literals keyword : , = < > ( ) { } [ ] >

// -----

// expected-error @below {{custom op 'test_format.literals' expected 'a.b$c'}}
test_format.literals keyword : , = < > ( ) { } [ ] -> ? + * - ... _ a.b

// -----

// expected-error @below {{expected attribute value}}
test_format.inverted present

// -----

%a = "t.v"() : () -> i32
// expected-error @below {{expected '('}}
test_format.spaces %a

// -----

// expected-error @below {{expected SSA operand}}
test_format.spaces(5)

// -----

// expected-error @below {{expected SSA operand}}
test_format.spaces()

// -----

%a = "t.v"() : () -> i32
// expected-error @below {{expected ')'}}
test_format.spaces(%a, %a)

// -----

%a = "t.v"() : () -> i32
// expected-error @below {{expected SSA operand}}
test_format.spaces(%a) [%a, 

// -----

%a = "t.v"() : () -> i32
// expected-error @below {{expected ','}}
test_format.spaces(%a) [%a] tail < ,: > : i32

// -----

// expected-note @below {{prior use here}}
%a = "t.v"() : () -> i32
// expected-error @below {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
test_format.spaces(%a) [%a] tail < ,: > : i32, f32

// -----

%a = "t.v"() : () -> i32
// expected-error @below {{custom op 'test_format.spaces' number of operands and types do not match: got 1 operands and 2 types}}
test_format.spaces(%a) [%a] tail < ,: > : i32, i32, i32

// -----

%a = "t.v"() : () -> i32
// expected-error @below {{expected non-function type}}
test_format.spaces(%a) [%a] tail < ,: > : 5

// -----

// expected-error @below {{custom op 'test_format.punctuation' invalid kind of attribute specified}}
test_format.punctuation "x"

// -----

// expected-error@+2 {{floating point value not valid for specified type}}
test_format.punctuation 1.5

// -----

// expected-error @below {{expected attribute value}}
test_format.punctuation

// -----

// expected-error @below {{expected '{' to begin a region}}
test_format.attr_dict_with_keyword

// -----

// expected-error @below {{expected '{' in attribute dictionary}}
test_format.attr_dict_with_keyword attributes

// -----

// expected-error @below {{custom op 'test_format.attr_dict_with_keyword' 'test_format.attr_dict_with_keyword' op attribute 'opt' failed to satisfy constraint: 32-bit signless integer attribute}}
test_format.attr_dict_with_keyword attributes {opt = "x"} {}

// -----

// expected-error @below {{invalid properties {opt = 5 : i64} for op test_format.prop_dict: Invalid attribute `opt` in property conversion: 5 : i64}}
test_format.prop_dict 5 <{opt = 5}>

// -----

// expected-error @below {{expected '>'}}
test_format.prop_dict 5 <{opt = "x"}

// -----

// expected-error @below {{cannot name an operation with no results}}
%0 = test_format.call @f() : () -> ()

// -----

// expected-error @below {{custom op 'test_format.call' invalid kind of type specified: expected builtin.function, but found 'i32'}}
%0 = test_format.call @f() : i32

// -----

// expected-error @below {{custom op 'test_format.call' invalid kind of attribute specified}}
%0 = test_format.call "x"() : () -> i32

// -----

// expected-error @below {{custom op 'test_format.call' invalid kind of attribute specified}}
%0 = test_format.call @f::@g() : () -> i32

// -----

%a = "t.v"() : () -> i32
// expected-error @below {{custom op 'test_format.call' number of operands and types do not match: got 1 operands and 0 types}}
%0 = test_format.call @f(%a) : () -> i32

// -----

// expected-note @below {{prior use here}}
%a = "t.v"() : () -> i32
// expected-error @below {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
%0 = test_format.call @f(%a) : (f32) -> i32

// -----

%a = "t.v"() : () -> i32
// expected-error @below {{operation defines 1 results but was provided 2 to bind}}
%0:2 = test_format.call @f(%a) : (i32) -> i32

// -----

%a = "t.v"() : () -> i32
// expected-error @below {{expected ':'}}
test_format.call @f(%a) (i32) -> i32

// -----

%a = "t.v"() : () -> i32
// expected-error @below {{expected ','}}
test_format.all(%a) : i32 -> i32 do {}

// -----

"t.r"() ({
// expected-error @below {{'test_format.successors' op requires at least 1 successors but found 0}}
  test_format.successors
}) : () -> ()

// -----

"t.r"() ({
// expected-error @below {{expected block name}}
  test_format.successors ^a, %b
^a:
  test_format.return
}) : () -> ()

// -----

// expected-note @below {{prior use here}}
%c = "t.v"() : () -> i32
"t.r"() ({
^a:
// expected-error @below {{use of value '%c' expects different type than prior uses: 'i1' vs 'i32'}}
  test_format.branch %c, ^a, ^a
}) : () -> ()

// -----

%c = "t.v"() : () -> i1
"t.r"() ({
// expected-error @below {{expected block name}}
  test_format.branch %c, 5
}) : () -> ()

// -----

"t.r"() ({
// expected-error @below {{expected block name}}
  test_format.switch [^a, 5]
^a:
  test_format.return
}) : () -> ()

// -----

// expected-error @below {{expected '{' to begin a region}}
test_format.regions then

// -----

// expected-error @below {{expected '{' to begin a region}}
test_format.regions {} then {}, 5

// -----

%a, %b = "t.v"() : () -> (i32, f32)
"t.r"() ({
// expected-error @below {{custom op 'test_format.return' number of operands and types do not match: got 2 operands and 1 types}}
  test_format.return %a, %b : i32
}) : () -> ()

// -----

%a, %b = "t.v"() : () -> (i32, f32)
"t.r"() ({
// expected-error @below {{expected ':'}}
  test_format.return %a, %b
}) : () -> ()

// -----

// expected-error @below {{expected attribute value}}
test_format.optional_attr a

// -----

// expected-error @below {{custom op 'test_format.optional_attr' invalid kind of attribute specified}}
test_format.optional_attr a "x"

// -----

// expected-error @below {{expected ']'}}
test_format.optional_attr [5

// -----

// expected-error @below {{expected attribute value}}
test_format.optional_attr []

// -----

// expected-error @below {{expected '='}}
test_format.optional_attr c 5

// -----

%a, %b = "t.v"() : () -> (i32, f32)
// expected-error @below {{expected ':'}}
test_format.optional_operand %a

// -----

// expected-note @below {{prior use here}}
%a, %b = "t.v"() : () -> (i32, f32)
// expected-error @below {{use of value '%b' expects different type than prior uses: 'i32' vs 'f32'}}
test_format.optional_operand (%b)

// -----

%a, %b = "t.v"() : () -> (i32, f32)
// expected-error @below {{expected ']'}}
test_format.optional_operand [%b : f32

// -----

// expected-error @below {{expected '{' to begin a region}}
test_format.optional_region else 

// -----

// expected-error @below {{expected attribute value}}
test_format.nested a 1 b

// -----

// expected-error @below {{expected '('}}
test_format.oilist level 3

// -----

// expected-error @below {{custom op 'test_format.oilist' `level` clause can appear at most once in the expansion of the oilist directive}}
test_format.oilist level(3) nowait level(3)

// -----

// expected-error @below {{custom op 'test_format.oilist' `nowait` clause can appear at most once in the expansion of the oilist directive}}
test_format.oilist nowait nowait

// -----

// expected-error @below {{expected ':'}}
test_format.oilist one()

// -----

// expected-error@+2 {{floating point value not valid for specified type}}
test_format.attributes 1.0

// -----

// expected-error @below {{unexpected decimal integer literal for a floating point value}}
// expected-note @below {{add a trailing dot to make the literal a float}}
test_format.attributes 1 1

// -----

// expected-error @below {{expected attribute value}}
test_format.attributes 1 1.0 s

// -----

// expected-error @below {{custom op 'test_format.attributes' expected valid '@'-identifier for symbol name}}
test_format.attributes 1 1.0 "s" n

// -----

// expected-error @below {{custom op 'test_format.attributes' invalid kind of attribute specified}}
test_format.attributes 1 1.0 "s" @n "x"

// -----

// expected-error @below {{expected '['}}
test_format.attributes 1 1.5 "s" @n @r 5

// -----

// expected-error @below {{custom op 'test_format.attributes' expected integer value}}
test_format.attributes 1 1.5 "s" @n @r [1, x]

// -----

// expected-error @below {{integer literal not valid for specified type}}
test_format.attributes 1 1.5 "s" @n @r [1, -2] 5

// -----

// expected-error @below {{expected attribute value}}
test_format.attributes 1 1.5 "s" @n @r [1, -2] i32 )

// -----

// expected-error @below {{integer literal not valid for specified type}}
test_format.attributes 1 1.5 "s" @n @r [1, -2] i32 5 5

// -----

// expected-error @below {{integer constant out of range for attribute}}
test_format.attributes 1 1.5 "s" @n @r [1, -2] i32 5 [] 5

// -----

// expected-error @below {{custom op 'test_format.attributes' invalid kind of attribute specified}}
test_format.attributes 1 1.5 "s" @n @r [1, -2] i32 5 [] true []

// -----

// expected-error @below {{'test_format.attributes' op attribute 'ints' failed to satisfy constraint: 64-bit integer array attribute}}
test_format.attributes 1 1.5 "s" @n @r [1, -2] i32 5 [] true {} ["x"]

// -----

// expected-error @below {{integer constant out of range for attribute}}
test_format.attributes 99999999999999 1.5 "s" @n @r [1, -2] i32 5 [] true {} []

// -----

// expected-error @below {{custom op 'test_format.enum' expected string or keyword containing one of the following enum values for attribute 'color' [red, green, very-odd]}}
test_format.enum blue

// -----

// expected-error @below {{custom op 'test_format.enum' expected string or keyword containing one of the following enum values for attribute 'color' [red, green, very-odd]}}
test_format.enum 5

// -----

// expected-error @below {{custom op 'test_format.enum' invalid color attribute specification: "blue"}}
test_format.enum "blue"

// -----

// expected-error @below {{custom op 'test_format.enum' expected string or keyword containing one of the following enum values for attribute 'color' [red, green, very-odd]}}
test_format.enum very-odd

// -----

// expected-note @below {{prior use here}}
%a, %b = "t.v"() : () -> (f32, f32)
// expected-error @below {{use of value '%a' expects different type than prior uses: 'i32' vs 'f32'}}
%0 = test_format.buildable %a,

// -----

// expected-note @below {{prior use here}}
%a, %b = "t.v"() : () -> (f32, i32)
// expected-error @below {{use of value '%b' expects different type than prior uses: 'f32' vs 'i32'}}
%0 = test_format.all_match %a, %b : f32

// -----

%a, %b = "t.v"() : () -> (f32, f32)
// expected-error @below {{expected non-function type}}
%0 = test_format.same %a, %b : 

// -----

%a, %b = "t.v"() : () -> (f32, f32)
// expected-error @below {{expected operation name in quotes}}
%0 = test_format.same %a, %b : f32, f32

// -----

%a, %b = "t.v"() : () -> (f32, f32)
// expected-error @below {{operation defines 1 results but was provided 2 to bind}}
%0:2 = test_format.same %a, %b : f32

// -----

// expected-error @below {{custom op 'test_format.typed_attr' invalid kind of attribute specified}}
%0 = test_format.typed_attr [1]

// -----

// expected-error @below {{custom op 'test_format.typed_attr' invalid kind of attribute specified}}
%0 = test_format.typed_attr @x

// -----

// expected-error @below {{custom op 'test_format.typed_attr' invalid kind of attribute specified}}
%0 = test_format.typed_attr [1]

// -----

%a, %b = "t.v"() : () -> (f32, f32)
// expected-error @below {{custom op 'test_format.functional' invalid kind of type specified: expected builtin.function, but found 'i32'}}
test_format.functional %a : i32

// -----

%a, %b = "t.v"() : () -> (f32, f32)
// expected-error @below {{custom op 'test_format.functional' number of operands and types do not match: got 1 operands and 2 types}}
test_format.functional %a : (f32, f32) -> ()

// -----

%a, %b = "t.v"() : () -> (f32, f32)
// expected-error @below {{'test_format.functional' op result group starting at #0 requires 0 or 1 element, but found 2}}
test_format.functional %a : (f32) -> (f32, f32)

// -----

%a, %b = "t.v"() : () -> (f32, f32)
// expected-error @below {{custom op 'test_format.functional' number of operands and types do not match: got 1 operands and 0 types}}
test_format.functional %a : () -> (f32)

// -----

%a, %b = "t.v"() : () -> (f32, f32)
// expected-error @below {{expected ':'}}
test_format.types a %a : i32 b 

// -----

%a, %b = "t.v"() : () -> (i32, f32)
// expected-error @below {{custom op 'test_format.types' number of operands and types do not match: got 1 operands and 0 types}}
test_format.types a %a : i32 b %b : c %b : f32

// -----

%a, %b = "t.v"() : () -> (i32, f32)
// expected-error @below {{custom op 'test_format.types' number of operands and types do not match: got 0 operands and 1 types}}
test_format.types a %a : i32 b : f32 c %b : f32

// -----

// expected-error @below {{expected '{' to begin a region}}
test_format.loop

// -----

test_format.loop {
// expected-error @below {{'test_format.end' op must be the last operation in the parent block}}
  test_format.end
  "t.x"() : () -> ()
}

// -----

// expected-error @below {{expected SSA operand}}
test_format.custom

// -----

%a, %b = "t.v"() : () -> (i32, f32)
// expected-error @below {{custom op 'test_format.custom' expected 'tag'}}
test_format.custom %a [] : i32 attrs 5 {} foo

// -----

// expected-error @below {{expected integer value}}
test_format.custom_optional [x]

// -----

// expected-error @below {{custom op 'test_format.bits' expected string or keyword containing one of the following enum values for attribute 'bits' [none, a, b, both]}}
test_format.bits x, c

// -----

// expected-error @below {{custom op 'test_format.bits' invalid quoted attribute specification: "c|x"}}
test_format.bits a, "c|x"

// -----

// expected-error @below {{custom op 'test_format.bits' expected string or keyword containing one of the following enum values for attribute 'bits' [none, a, b, both]}}
test_format.bits 5, "c|x"

// -----

// expected-error @below {{custom op 'test_format.arrays' integer value too large}}
test_format.arrays [2]

// -----

// expected-error @below {{custom op 'test_format.arrays' integer value too large}}
test_format.arrays [] [300]

// -----

// expected-error @below {{expected floating point literal}}
test_format.arrays [] [] [] [] [x]

// -----

// expected-error @below {{custom op 'test_format.arrays' expected integer value}}
test_format.arrays [] [] [1.5]

// -----

// expected-error @below {{expected attribute value}}
test_format.unit {sym = }

// -----

// expected-error @below {{duplicate key 'opt' in dictionary attribute}}
test_format.attr_dict_with_keyword attributes {opt = 1 : i32, opt = 2 : i32} {}

// -----

// expected-error @below {{cannot name an operation with no results}}
%a = test_format.unit

// -----

// expected-error @below {{use of undeclared SSA value name}}
%0 = test_format.types_match_with %a : tensor<2xf32>

// -----

%a = "t.v"() : () -> f32
// The type of what is there would be that of what is not.
// expected-error @below {{type of operand 'a' cannot be determined}}
test_format.maybe_same %a :

// -----

%a = "t.v"() : () -> f32
// expected-error @below {{custom op 'test_format.types_match_with' invalid kind of type specified}}
%0 = test_format.types_match_with %a : f32

// -----

// expected-note @below {{prior use here}}
%a = "t.v"() : () -> tensor<2xf32>
// expected-error @below {{use of value '%a' expects different type than prior uses: 'tensor<2xi32>' vs 'tensor<2xf32>'}}
%0 = test_format.types_match_with %a : tensor<2xi32>

// -----

test_format.attr_first
test_format.attr_first 1 i "x" s @n n [1, 2] d i32 t
// expected-error @below {{custom op 'test_format.attr_first' invalid kind of attribute specified}}
test_format.attr_first "x" s
test_format.attr_first @n n
test_format.attr_first [] d
test_format.attr_first i8 t

// -----

%a, %b, %c = "t.v"() : () -> (i32, index, index)
%0 = test_format.buildable %a,
// expected-error @below {{expected operation name in quotes}}
%1 = test_format.buildable %a, %b, %c {x}

// -----

// expected-error @below {{expected attribute value}}
test_format.bare n flag def

// -----

// expected-error @below {{custom op 'test_format.bare' invalid kind of attribute specified}}
test_format.bare n flag unit def {n = 5 : i32}

// -----

test_format.group_units n 1 unit 5, {x}
test_format.group_units 5,
// expected-error @below {{custom op 'test_format.group_units' expected 'unit'}}
test_format.group_units n 1 {m = 5 : i32}
"test_format.group_units"() <{n = 1 : i32, flag, m = 3 : i32}> : () -> ()
"test_format.group_units"() <{flag, m = 3 : i32}> : () -> ()
"test_format.group_units"() <{n = 1 : i32, flag, m = 3 : i32, other}> : () -> ()
"test_format.group_units"() <{n = 1 : i32, m = 3 : i32, other}> : () -> ()

// -----

// expected-error @below {{expected ','}}
test_format.group_units 5

// -----

%a = "t.v"() : () -> (i32)
// expected-error @below {{custom op 'test_format.qualified' invalid kind of attribute specified}}
test_format.qualified 5 [1, 2]
test_format.qualified "x" array<i64: 1, 2> %a : i32
