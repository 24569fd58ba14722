//! Generated names must be unique: everything is in one module.

use expect_test::{Expect, expect};

use crate::diagnostics::check;

fn check_passes(td: &str, expected: Expect) {
    check(&format!("include \"mlir/Pass/PassBase.td\"\n{td}"), expected);
}

#[test]
fn what_passes_become() {
    check_passes(
        "def RunPassOptions : Pass<\"a\">;\ndef RunPass : Pass<\"b\"> { let options = [Option<\"x\", \"x\", \"int\", \"1\", \"\">]; }",
        expect![[r#"
            t.td:4:5: error: 'RunPassOptions' is the Rust struct of two records
            def RunPass : Pass<"b"> { let options = [Option<"x", "x", "int", "1", "">]; }
                ^~~~~~~
            t.td:3:5: note: the other one
            def RunPassOptions : Pass<"a">;
                ^~~~~~~~~~~~~~
              help: items are named after their records: rename one of them
        "#]],
    );
    check_passes("def RunPassOptions : Pass<\"a\">;\ndef RunPass : Pass<\"b\">;", expect![""]);
    check_passes(
        "def P : Pass<\"p\">;\ndef C : TypeConstraint<CPred<\"true\">, \"x\"> { let cppFunctionName = \"register_passes\"; }",
        expect![[r#"
            t.td:4:5: error: 'register_passes' is the Rust function of two records
            def C : TypeConstraint<CPred<"true">, "x"> { let cppFunctionName = "register_passes"; }
                ^
            t.td:3:5: note: the other one
            def P : Pass<"p">;
                ^
              help: items are named after their records: rename one of them
        "#]],
    );
}

#[test]
fn what_operations_types_and_enumerations_become() {
    check(
        "def AOp : D_Op<\"a\"> { let arguments = (ins I32:$x); }\ndef AOpAdaptor : D_Op<\"b\">;",
        expect![[r#"
            t.td:3:5: error: 'AOpAdaptor' is the Rust struct of two records
            def AOpAdaptor : D_Op<"b">;
                ^~~~~~~~~~
            t.td:2:5: note: the other one
            def AOp : D_Op<"a"> { let arguments = (ins I32:$x); }
                ^~~
              help: items are named after their records: rename one of them
        "#]],
    );
    check("def AOp : D_Op<\"a\"> { let arguments = (ins I32); }\ndef AOpAdaptor : D_Op<\"b\">;", expect![""]);
    check(
        "def AOp : D_Op<\"a\"> { let arguments = (ins UnitAttr:$x); }\ndef AOpOptions : D_Op<\"b\">;",
        expect![[r#"
            t.td:3:5: error: 'AOpOptions' is the Rust struct of two records
            def AOpOptions : D_Op<"b">;
                ^~~~~~~~~~
            t.td:2:5: note: the other one
            def AOp : D_Op<"a"> { let arguments = (ins UnitAttr:$x); }
                ^~~
              help: items are named after their records: rename one of them
        "#]],
    );
    check(
        "def AOp : D_Op<\"a\"> { let arguments = (ins I1Attr:$x); }\ndef AOpOptions : D_Op<\"b\">;",
        expect![""],
    );
    let attribute =
        "class A<string n, string m> : AttrDef<D, n> { let mnemonic = m; }\ndef Bar : A<\"Bar\", \"bar\">;";
    check(
        &format!("{attribute}\ndef BarAttrStorage : D_Op<\"c\">;"),
        expect![[r#"
            t.td:3:5: error: 'BarAttrStorage' is the Rust struct of two records
            def Bar : A<"Bar", "bar">;
                ^~~
            t.td:4:5: note: the other one
            def BarAttrStorage : D_Op<"c">;
                ^~~~~~~~~~~~~~
              help: items are named after their records: rename one of them
        "#]],
    );
    check(
        &format!("{attribute}\ndef E : I32EnumAttr<\"Bar\", \"e\", [I32EnumAttrCase<\"A\", 0>]>;"),
        expect![[r#"
            t.td:4:5: error: 'BarAttr' is a struct and a type in Rust
            def E : I32EnumAttr<"Bar", "e", [I32EnumAttrCase<"A", 0>]>;
                ^
            t.td:3:5: note: the other one
            def Bar : A<"Bar", "bar">;
                ^~~
              help: items are named after their records: rename one of them
        "#]],
    );
    check(
        "include \"mlir/IR/PatternBase.td\"\ndef A_Op : D_Op<\"a\"> { let arguments = (ins I32:$x); }\n\
         def Op : Pat<(A_Op $x), (A_Op $x)>;",
        expect![[r#"
            t.td:4:5: error: 'Op' is the Rust struct of two records
            def Op : Pat<(A_Op $x), (A_Op $x)>;
                ^~
            t.td:3:5: note: the other one
            def A_Op : D_Op<"a"> { let arguments = (ins I32:$x); }
                ^~~~
              help: the struct of 'Dialect_Name' is 'Name': rename one of them
        "#]],
    );
    check(
        "def foo : D_Op<\"a\">;\ndef C : TypeConstraint<CPred<\"true\">, \"x\"> { let cppFunctionName = \"foo\"; }",
        expect![[r#"
            t.td:3:5: error: 'foo' is a struct and a function in Rust
            def C : TypeConstraint<CPred<"true">, "x"> { let cppFunctionName = "foo"; }
                ^
            t.td:2:5: note: the other one
            def foo : D_Op<"a">;
                ^~~
              help: items are named after their records: rename one of them
        "#]],
    );
    check(
        "def foo : I32EnumAttr<\"foo\", \"e\", [I32EnumAttrCase<\"A\", 0>]>;\n\
         def C : TypeConstraint<CPred<\"true\">, \"x\"> { let cppFunctionName = \"foo\"; }",
        expect![""],
    );
}

#[test]
fn what_dialects_become() {
    check(
        "def E : Dialect { let name = \"e\"; let discardableAttrs = (ins \"IntegerAttr\":$dialect); }\ndef XOp : Op<E, \"x\">;",
        expect![[r#"
            t.td:2:5: error: 'DIALECT' is a constant and a static in Rust
            def E : Dialect { let name = "e"; let discardableAttrs = (ins "IntegerAttr":$dialect); }
                ^
            t.td:2:5: note: the other one
              help: items are named after their records: rename one of them
        "#]],
    );
}
