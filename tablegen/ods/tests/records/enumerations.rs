//! Mistakes in the records of enumerations, and where they are shown.

use expect_test::{Expect, expect};

use super::diagnostics::check;

fn check_enum(td: &str, expected: Expect) {
    check(&format!("include \"mlir/IR/EnumAttr.td\"\n{td}"), expected);
}

#[test]
fn cases_that_clash() {
    check_enum(
        "def E : I32Enum<\"E\", \"e\", [I32EnumCase<\"A\", 1>, I32EnumCase<\"B\", 2, \"A\">]>;",
        expect![[r#"
            t.td:3:49: error: enum case 'A' is defined twice
            def E : I32Enum<"E", "e", [I32EnumCase<"A", 1>, I32EnumCase<"B", 2, "A">]>;
                                                            ^~~~~~~~~~~~~~~~~~~~~~~~
            t.td:3:28: note: first defined here
            def E : I32Enum<"E", "e", [I32EnumCase<"A", 1>, I32EnumCase<"B", 2, "A">]>;
                                       ^~~~~~~~~~~~~~~~~~~
        "#]],
    );
    check_enum(
        "def A : I32EnumCase<\"A\", 1>;\ndef B : I32EnumCase<\"B\", 1>;\ndef E : I32Enum<\"E\", \"e\", [A, B]>;",
        expect![[r#"
            t.td:4:5: error: enum case 'B' with the value '1' is defined twice
            def B : I32EnumCase<"B", 1>;
                ^
            t.td:3:5: note: first defined here
            def A : I32EnumCase<"A", 1>;
                ^
        "#]],
    );
    check_enum(
        "def A : I32EnumCase<\"no_wrap\", 1, \"a\">;\ndef B : I32EnumCase<\"NoWrap\", 2, \"b\">;\ndef E : I32Enum<\"E\", \"e\", [A, B]>;",
        expect![[r#"
            t.td:4:5: error: enum case 'NoWrap' is defined twice
            def B : I32EnumCase<"NoWrap", 2, "b">;
                ^
            t.td:3:5: note: first defined here
            def A : I32EnumCase<"no_wrap", 1, "a">;
                ^
        "#]],
    );
    check_enum(
        "def E : I32Enum<\"E\", \"e\", [I32EnumCase<\"A\", 1>]>;\ndef F : I32Enum<\"E\", \"f\", [I32EnumCase<\"B\", 1>]>;",
        expect![[r#"
            t.td:4:5: error: enum 'E' is defined twice
            def F : I32Enum<"E", "f", [I32EnumCase<"B", 1>]>;
                ^
            t.td:3:5: note: first defined here
            def E : I32Enum<"E", "e", [I32EnumCase<"A", 1>]>;
                ^
              help: both become the Rust type of that name: rename one of them
        "#]],
    );
}

#[test]
fn bits() {
    check_enum(
        "def A : I8BitEnumCaseBit<\"A\", 8>;",
        expect![[r#"
            <prelude>/mlir/IR/EnumAttr.td:44:10: error: assertion failed: bit position larger than underlying storage
              assert !and(!ge(pos, 0), !lt(pos, width)),
                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            t.td:3:5: note: the assertion is made for this record
            def A : I8BitEnumCaseBit<"A", 8>;
                ^
        "#]],
    );
    check_enum(
        "def A : I8BitEnumCaseBit<\"A\", 0>;\ndef B : I8BitEnumCase<\"B\", 3>;\ndef E : I8BitEnum<\"E\", \"e\", [A, B]>;",
        expect![""],
    );
    check_enum(
        "def A : I8BitEnumCaseBit<\"A\", 0>;\ndef C : I8BitEnumCaseBit<\"C\", 4>;\ndef G : BitEnumCaseGroup<\"G\", [A, C]>;\ndef E : I8BitEnum<\"E\", \"e\", [A, G]>;",
        expect![""],
    );
    check_enum(
        "def A : I8BitEnumCase<\"A\", 256>;\ndef E : I8BitEnum<\"E\", \"e\", [A]>;",
        expect![[r#"
            t.td:3:5: error: the value 256 of enum case 'A' does not fit into 8 bits
            def A : I8BitEnumCase<"A", 256>;
                ^
        "#]],
    );
    check_enum(
        "def A : I16BitEnumCaseBit<\"A\", 3>;\ndef E : I8BitEnum<\"E\", \"e\", [A]>;",
        expect![[r#"
            t.td:3:5: error: enum case 'A' has 16 bits, but enum 'E' has 8
            def A : I16BitEnumCaseBit<"A", 3>;
                ^
        "#]],
    );
    check_enum(
        "def A : I8BitEnumCaseBit<\"A\", 0>;\ndef E : I8BitEnum<\"E\", \"e\", [A]> { let separator = \"|,\"; }",
        expect![[r#"
            t.td:4:52: error: enum separator must be '|' or ','
            def E : I8BitEnum<"E", "e", [A]> { let separator = "|,"; }
                                                               ^~~~
        "#]],
    );
}

#[test]
fn names() {
    check_enum(
        "def E : I32Enum<\"E\", \"e\", [I32EnumCase<\"A\", 1>]> { let cppNamespace = \"a::_\"; }",
        expect![""],
    );
    check_enum(
        "def E : I32Enum<\"my enum\", \"e\", [I32EnumCase<\"A\", 1>]>;",
        expect![[r#"
            t.td:3:17: error: 'my enum' cannot be the name of a Rust struct
            def E : I32Enum<"my enum", "e", [I32EnumCase<"A", 1>]>;
                            ^~~~~~~~~
        "#]],
    );
    check_enum(
        "def E : I32Enum<\"E\", \"e\", []>;",
        expect![[r#"
        t.td:3:5: error: enum 'E' has no cases
        def E : I32Enum<"E", "e", []>;
            ^
    "#]],
    );
    check_enum(
        "def E : I32Enum<\"E\", \"e\", [I32EnumCase<\"A\", 1>]> { let underlyingType = \"uint16_t\"; }",
        expect![[r#"
            t.td:3:73: error: 'uint16_t' is not an integer type of 32 bits
            def E : I32Enum<"E", "e", [I32EnumCase<"A", 1>]> { let underlyingType = "uint16_t"; }
                                                                                    ^~~~~~~~~~
              help: did you mean 'u32'?
        "#]],
    );
    check_enum(
        "def E : I32Enum<\"E\", \"e\", [I32EnumCase<\"A\", 1>]> { let stringToSymbolFnName = \"value\"; }",
        expect![[r#"
            t.td:3:79: error: 'value' cannot name a function of enum 'E'
            def E : I32Enum<"E", "e", [I32EnumCase<"A", 1>]> { let stringToSymbolFnName = "value"; }
                                                                                          ^~~~~~~
        "#]],
    );
    check_enum(
        "def E : I32Enum<\"E\", \"e\", [I32EnumCase<\"A\", 1>]> {\n  let stringToSymbolFnName = \"of\";\n  let underlyingToSymbolFnName = \"of\";\n}",
        expect![[r#"
            t.td:5:34: error: enum 'E' has two functions named 'of'
              let underlyingToSymbolFnName = "of";
                                             ^~~~
        "#]],
    );
}

#[test]
fn defaults_that_are_not_cases() {
    let default = |text: &str, expected: Expect| {
        check(
            &format!(
                "def E : I32EnumAttr<\"E\", \"e\", [I32EnumAttrCase<\"B\", 0>, I32EnumAttrCase<\"A\", 1>]>;\n\
                 def XOp : D_Op<\"x\"> {{ let arguments = (ins DefaultValuedAttr<E, \"{text}\">:$e); }}"
            ),
            expected,
        );
    };
    default("E::A", expect![""]);
    default(
        "A",
        expect![[r#"
        t.td:3:66: error: 'A' is not a case of 'E'
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<E, "A">:$e); }
                                                                         ^
          help: write a case as 'E::A'
    "#]],
    );
    default(
        "E::Z",
        expect![[r#"
        t.td:3:66: error: 'E::Z' is not a case of 'E'
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<E, "E::Z">:$e); }
                                                                         ^~~~
          help: write a case as 'E::A'
    "#]],
    );
    default(
        "{}",
        expect![[r#"
        t.td:3:66: error: this is not a case of 'E'
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<E, "{}">:$e); }
                                                                         ^~
          help: write a case as 'E::A'
    "#]],
    );
    default(
        "crate::A",
        expect![[r#"
        t.td:3:66: error: 'crate::A' is not a case of 'E'
        def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<E, "crate::A">:$e); }
                                                                         ^~~~~~~~
          help: write a case as 'E::A'
    "#]],
    );
}

#[test]
fn statics_of_one_name() {
    check(
        r#"def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"Red", 0>]>;
           def D_Color : EnumAttr<D, Color, "a">;
           def D_ColorToo : EnumAttr<D, Color, "b">;
           def D_ABOp : D_Op<"ab">;
           def D_AbOp : D_Op<"a_b">;
           def D_BlueOp : D_Op<"blue">;
           def Blue_BlueOp : D_Op<"other_blue">;"#,
        expect![[r#"
            t.td:6:16: error: 'AB_OP_DEF' is the Rust static of two records
                       def D_AbOp : D_Op<"a_b">;
                           ^~~~~~
            t.td:5:16: note: the other one
                       def D_ABOp : D_Op<"ab">;
                           ^~~~~~
              help: its name is made of the words of the class: rename one of them
            t.td:8:16: error: 'BlueOp' is the Rust struct of two records
                       def Blue_BlueOp : D_Op<"other_blue">;
                           ^~~~~~~~~~~
            t.td:7:16: note: the other one
                       def D_BlueOp : D_Op<"blue">;
                           ^~~~~~~~
              help: the struct of 'Dialect_Name' is 'Name': rename one of them
            t.td:4:16: error: 'COLOR_ATTR_SPEC' is the Rust static of two records
                       def D_ColorToo : EnumAttr<D, Color, "b">;
                           ^~~~~~~~~~
            t.td:3:16: note: the other one
                       def D_Color : EnumAttr<D, Color, "a">;
                           ^~~~~~~
              help: its name is made of the words of the class: rename one of them
        "#]],
    );
}
