//! Every possible mistake in the record of a type or attribute, with the message and its place; and the code that a
//! record becomes.

use expect_test::{Expect, expect};

use crate::diagnostics::check;
use crate::generated_operations::check_part;

/// A format with three parameters, the first of them required.
fn check_data_format(format: &str, expected: Expect) {
    check(
        &format!(
            "def T : TypeDef<D, \"T\"> {{\n  let mnemonic = \"t\";\n  let parameters = (ins \"int\":$width, OptionalParameter<\"int\">:$offset,\n                        OptionalArrayRefParameter<\"int\">:$list);\n  let assemblyFormat = \"{format}\";\n}}"
        ),
        expected,
    );
}

fn check_record(body: &str, expected: Expect) {
    check(&format!("def T : TypeDef<D, \"T\"> {{\n{body}\n}}"), expected);
}

#[test]
fn format_names() {
    check_data_format(
        "$widht",
        expect![[r#"
        t.td:6:25: error: T has no parameter named 'widht'
          let assemblyFormat = "$widht";
                                ^~~~~~
          help: did you mean '$width'?
    "#]],
    );
    check_data_format(
        "$width $width",
        expect![[r#"
        t.td:6:32: error: duplicate parameter 'width'
          let assemblyFormat = "$width $width";
                                       ^~~~~~
    "#]],
    );
    check_data_format(
        "params $width",
        expect![[r#"
        t.td:6:32: error: duplicate parameter 'width'
          let assemblyFormat = "params $width";
                                       ^~~~~~
    "#]],
    );
    check_data_format(
        "$width params",
        expect![[r#"
        t.td:6:32: error: `params` captures duplicate parameter: width
          let assemblyFormat = "$width params";
                                       ^~~~~~
    "#]],
    );
    check_data_format(
        "custom<A>(ref($width)) $width",
        expect![[r#"
        t.td:6:39: error: parameter 'width' must be bound before it is referenced
          let assemblyFormat = "custom<A>(ref($width)) $width";
                                              ^~~~~~
    "#]],
    );
    check_data_format(
        "$offset",
        expect![[r#"
        t.td:6:32: error: format is missing reference to parameter: width
          let assemblyFormat = "$offset";
                                       ^
          help: write '$width' where its value stands
    "#]],
    );
}

#[test]
fn format_directives() {
    check_data_format(
        "$width attr-dict",
        expect![[r#"
        t.td:6:32: error: unsupported directive kind
          let assemblyFormat = "$width attr-dict";
                                       ^~~~~~~~~
          help: a keyword of the text is written '`attr-dict`'
    "#]],
    );
    check_data_format(
        "$width sturct(params)",
        expect![[r#"
        t.td:6:32: error: expected literal, variable, directive, or optional group
          let assemblyFormat = "$width sturct(params)";
                                       ^~~~~~
          help: did you mean 'struct'?
    "#]],
    );
    check_data_format(
        "ref($width)",
        expect![[r#"
        t.td:6:25: error: 'ref' is only valid within a `custom` directive
          let assemblyFormat = "ref($width)";
                                ^~~
    "#]],
    );
    check_data_format(
        "$width qualified(`a`)",
        expect![[r#"
        t.td:6:42: error: `qualified` argument list expected a variable
          let assemblyFormat = "$width qualified(`a`)";
                                                 ^~~
    "#]],
    );
    check_data_format(
        "$width foo",
        expect![[r#"
        t.td:6:32: error: expected literal, variable, directive, or optional group
          let assemblyFormat = "$width foo";
                                       ^~~
          help: a keyword of the text is written '`foo`'
    "#]],
    );
    check_data_format(
        "custom<A>() $width",
        expect![[r#"
        t.td:6:35: error: expected literal, variable, directive, or optional group
          let assemblyFormat = "custom<A>() $width";
                                          ^
    "#]],
    );
    check_data_format(
        "custom<A>(params)",
        expect![[r#"
        t.td:6:35: error: `params` can only be used at the top-level context or within a `struct` directive
          let assemblyFormat = "custom<A>(params)";
                                          ^~~~~~
    "#]],
    );
    check_data_format(
        "custom<A>($width",
        expect![[r#"
        t.td:6:41: error: expected ')' after custom directive parameters
          let assemblyFormat = "custom<A>($width";
                                                ^
    "#]],
    );
    check_data_format(
        "custom A",
        expect![[r#"
        t.td:6:32: error: expected '<' before custom directive name
          let assemblyFormat = "custom A";
                                       ^
    "#]],
    );
    check_data_format(
        "$width %",
        expect![[r#"
            t.td:6:32: error: unexpected character
              let assemblyFormat = "$width %";
                                           ^
              help: a literal is written between backquotes: '`%`'
        "#]],
    );
}

#[test]
fn format_structs() {
    check_data_format(
        "struct($width, foo)",
        expect![[r#"
        t.td:6:40: error: expected a parameter or `custom` directive in `struct` argument list
          let assemblyFormat = "struct($width, foo)";
                                               ^~~
    "#]],
    );
    check_data_format(
        "struct($width, custom<A>($offset, $list))",
        expect![[r#"
        t.td:6:40: error: `struct` can only contain `custom` directives with a single argument
          let assemblyFormat = "struct($width, custom<A>($offset, $list))";
                                               ^~~~~~
    "#]],
    );
    check_data_format(
        "struct($width, custom<A>(\\\"x\\\"))",
        expect![[r#"
        t.td:6:40: error: a `custom` directive nested within a `struct` must be passed a parameter
          let assemblyFormat = "struct($width, custom<A>(\"x\"))";
                                               ^~~~~~
    "#]],
    );
    check_data_format(
        "struct $width",
        expect![[r#"
        t.td:6:32: error: expected '(' before `struct` argument list
          let assemblyFormat = "struct $width";
                                       ^~~~~~
    "#]],
    );
    check_data_format(
        "struct(params) `,` $width",
        expect![[r#"
        t.td:6:40: error: `struct` directive with optional parameters cannot be followed by a comma literal
          let assemblyFormat = "struct(params) `,` $width";
                                               ^~~
    "#]],
    );
    check_data_format(
        "struct($width",
        expect![[r#"
        t.td:6:38: error: expected ')' at the end of an argument list
          let assemblyFormat = "struct($width";
                                             ^
    "#]],
    );
}

#[test]
fn format_groups() {
    check_data_format(
        "$width ($offset)?",
        expect![[r#"
        t.td:6:32: error: optional group has no anchor element
          let assemblyFormat = "$width ($offset)?";
                                       ^
          help: mark the parameter that decides on printing the group: '$name^'
    "#]],
    );
    check_data_format(
        "($width^)?",
        expect![[r#"
        t.td:6:26: error: parameters in an optional group must be optional
          let assemblyFormat = "($width^)?";
                                 ^~~~~~
    "#]],
    );
    check_data_format(
        "$width ($offset^ $list^)?",
        expect![[r#"
        t.td:6:47: error: only one element can be marked as the anchor of an optional group
          let assemblyFormat = "$width ($offset^ $list^)?";
                                                      ^
    "#]],
    );
    check_data_format(
        "$width (`a`^ $offset)?",
        expect![[r#"
        t.td:6:33: error: optional group anchor must be a parameter or directive
          let assemblyFormat = "$width (`a`^ $offset)?";
                                        ^~~
    "#]],
    );
    check_data_format(
        "(custom<A>(\\\"a\\\")^)? $width",
        expect![[r#"
        t.td:6:26: error: `custom` directive with no bound parameters cannot be used as optional group anchor
          let assemblyFormat = "(custom<A>(\"a\")^)? $width";
                                 ^~~~~~
    "#]],
    );
    check_data_format(
        "(params^)?",
        expect![[r#"
        t.td:6:26: error: `params` directive allowed in optional group only if all parameters are optional
          let assemblyFormat = "(params^)?";
                                 ^~~~~~
    "#]],
    );
    check_data_format(
        "(struct(params)^)?",
        expect![[r#"
        t.td:6:26: error: `struct` is only allowed in an optional group if all captured parameters are optional
          let assemblyFormat = "(struct(params)^)?";
                                 ^~~~~~
    "#]],
    );
    check_data_format(
        "$width (`a` $offset^",
        expect![[r#"
        t.td:6:45: error: expected literal, variable, directive, or optional group
          let assemblyFormat = "$width (`a` $offset^";
                                                    ^
    "#]],
    );
    check_data_format(
        "$width (`a` $offset^)",
        expect![[r#"
        t.td:6:46: error: expected '?' after optional group
          let assemblyFormat = "$width (`a` $offset^)";
                                                     ^
    "#]],
    );
    check_data_format(
        "$width (`a` $offset^) : `b`",
        expect![[r#"
        t.td:6:49: error: expected '(' to start else branch of optional group
          let assemblyFormat = "$width (`a` $offset^) : `b`";
                                                        ^~~
    "#]],
    );
    check_data_format(
        "$width (($offset^)? $list^)?",
        expect![[r#"
        t.td:6:32: error: first parsable element of an optional group must be a literal, variable, or custom directive
          let assemblyFormat = "$width (($offset^)? $list^)?";
                                       ^
    "#]],
    );
    check_data_format(
        "(custom<A>($width)^)?",
        expect![[r#"
        t.td:6:26: error: `custom` is only allowed in an optional group if all captured parameters are optional
          let assemblyFormat = "(custom<A>($width)^)?";
                                 ^~~~~~
    "#]],
    );
}

#[test]
fn format_literals() {
    check_data_format(
        "`a b` $width",
        expect![[r#"
            t.td:6:25: error: expected valid literal but got 'a b': keywords should contain only alphanum, '_', '$', or '.' characters
              let assemblyFormat = "`a b` $width";
                                    ^~~~~
        "#]],
    );
    check_data_format(
        "`` ` ` `\\n` $width `<<`",
        expect![[r#"
            t.td:6:44: error: expected valid literal but got '<<': valid keyword starts with a letter or '_'
              let assemblyFormat = "`` ` ` `\n` $width `<<`";
                                                       ^~~~
        "#]],
    );
}

#[test]
fn record_fields() {
    check_record(
        "  let parameters = (ins \"int\":$a);\n  let mnemonic = \"t\";",
        expect![[r#"
            t.td:2:5: error: must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set
            def T : TypeDef<D, "T"> {
                ^ this type
        "#]],
    );
    check_record(
        "  let mnemonic = \"t\";\n  let assemblyFormat = \"\";\n  let hasCustomAssemblyFormat = 1;",
        expect![[r#"
            t.td:2:5: error: cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'
            def T : TypeDef<D, "T"> {
                ^ this type
        "#]],
    );
    check_record(
        "  let typeName = \"d.t\";\n  let assemblyFormat = \"`a`\";",
        expect![[r#"
            t.td:2:5: error: 'assemblyFormat' or 'hasCustomAssemblyFormat' can only be used when 'mnemonic' is set
            def T : TypeDef<D, "T"> {
                ^ this type
        "#]],
    );
    check_record(
        "  let mnemonic = \"t\";\n  let genAccessors = 0;\n  let assemblyFormat = \"`a`\";",
        expect![[r#"
            t.td:2:5: error: 'assemblyFormat' requires 'genAccessors' to be true
            def T : TypeDef<D, "T"> {
                ^ this type
        "#]],
    );
    check_record(
        "  let mnemonic = \"a b\";",
        expect![[r#"
        t.td:3:18: error: 'a b' cannot be a mnemonic: it is not a keyword
          let mnemonic = "a b";
                         ^~~~~
    "#]],
    );
    check_record(
        "  let parameters = (ins \"int\", \"int\":$b);\n  let mnemonic = \"t\";\n  let hasCustomAssemblyFormat = 1;",
        expect![[r#"
            t.td:3:25: error: all parameters must have a name
              let parameters = (ins "int", "int":$b);
                                    ^~~~~
        "#]],
    );
    check_record(
        "  let parameters = (ins \"int\":$a, \"int\":$a);\n  let mnemonic = \"t\";\n  let hasCustomAssemblyFormat = 1;",
        expect![[r#"
            t.td:3:35: error: duplicate parameter 'a'
              let parameters = (ins "int":$a, "int":$a);
                                              ^~~~~~~~
        "#]],
    );
    check_record(
        "  let parameters = (ins 3:$a);\n  let mnemonic = \"t\";\n  let hasCustomAssemblyFormat = 1;",
        expect![[r#"
            t.td:3:25: error: parameter 'a' must be a type or a parameter's description
              let parameters = (ins 3:$a);
                                    ^~~~
        "#]],
    );
    check_record(
        "  let parameters = (ins \"char *\":$a);\n  let mnemonic = \"t\";\n  let hasCustomAssemblyFormat = 1;",
        expect![[r#"
            t.td:3:25: error: parameter 'a' has the type 'char *': this is neither a type that parameters have nor the path of a Rust type
              let parameters = (ins "char *":$a);
                                    ^~~~~~~~~~~
        "#]],
    );
    check_record(
        "  let parameters = (ins NoTerminator:$a);\n  let mnemonic = \"t\";\n  let hasCustomAssemblyFormat = 1;",
        expect![[r#"
            t.td:3:25: error: parameter 'a' must be a type, a parameter's description or a constraint, but 'NoTerminator' is neither
              let parameters = (ins NoTerminator:$a);
                                    ^~~~~~~~~~~~~~~
        "#]],
    );
    check_record(
        "  let parameters = (ins DefaultValuedParameter<\"int\", \"\\\"x\\\"\">:$a);\n  let mnemonic = \"t\";\n  let assemblyFormat = \"$a\";",
        expect![[r#"
            t.td:3:56: error: expected an integer, found a string
              let parameters = (ins DefaultValuedParameter<"int", "\"x\"">:$a);
                                                                   ^~~~~
            t.td:3:25: note: used here
              let parameters = (ins DefaultValuedParameter<"int", "\"x\"">:$a);
                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        "#]],
    );
    check_record(
        "  let parameters = (ins DefaultValuedParameter<\"int\", \"1 +\">:$a);\n  let mnemonic = \"t\";\n  let assemblyFormat = \"$a\";",
        expect![[r#"
            t.td:3:59: error: expected an expression, found the end of the expression
              let parameters = (ins DefaultValuedParameter<"int", "1 +">:$a);
                                                                      ^
        "#]],
    );
    check_record(
        "  let parameters = (ins \"int\":$a);\n  let mnemonic = \"t\";\n  let assemblyFormat = \"$a\";\n  let builders = [TypeBuilder<(ins \"int\")>];",
        expect![[r#"
            t.td:6:18: error: builder parameters must have a name
              let builders = [TypeBuilder<(ins "int")>];
                             ^~~~~~~~~~~~~~~~~~~~~~~~~~
        "#]],
    );
    check_record(
        "  let cppClassName = \"a b\";\n  let mnemonic = \"t\";",
        expect![[r#"
        t.td:3:22: error: 'a b' cannot be the name of a Rust struct
          let cppClassName = "a b";
                             ^~~~~
    "#]],
    );
}

#[test]
fn classes_and_traits() {
    check(
        "def A : TypeDef<D, \"A\"> { let mnemonic = \"a\"; }\ndef B : TypeDef<D, \"A\"> { let mnemonic = \"b\"; }",
        expect![[r#"
            t.td:3:5: error: 'AType' is the class of two records
            def B : TypeDef<D, "A"> { let mnemonic = "b"; }
                ^
            t.td:2:5: note: the other one
            def A : TypeDef<D, "A"> { let mnemonic = "a"; }
                ^
        "#]],
    );
    check(
        "include \"mlir/IR/BuiltinAttributeInterfaces.td\"\ndef A : AttrDef<D, \"A\", [TypedAttrInterface]> { let mnemonic = \"a\"; }",
        expect![[r#"
            t.td:3:5: error: 'A' has the trait TypedAttrInterface but no parameter 'type'
            def A : AttrDef<D, "A", [TypedAttrInterface]> { let mnemonic = "a"; }
                ^
              help: give it the parameter 'AttributeSelfTypeParameter<"">:$type'
        "#]],
    );
    check_record(
        "  let parameters = (ins \"int\":$fooBar, \"int\":$foo_bar);\n  let mnemonic = \"t\";\n  let hasCustomAssemblyFormat = 1;",
        expect![[r#"
            t.td:3:40: error: duplicate parameter 'foo_bar'
              let parameters = (ins "int":$fooBar, "int":$foo_bar);
                                                   ^~~~~~~~~~~~~~
        "#]],
    );
    check(
        "def P : AttrOrTypeParameter<\"int\", \"\"> { let parser = \"1 + 1\"; }\ndef T : TypeDef<D, \"T\"> { let mnemonic = \"t\"; let parameters = (ins P:$p); let assemblyFormat = \"$p\"; }",
        expect![[r#"
            t.td:3:69: error: the parser of parameter 'p' must name a function of the dialect's crate
            def T : TypeDef<D, "T"> { let mnemonic = "t"; let parameters = (ins P:$p); let assemblyFormat = "$p"; }
                                                                                ^~~~
        "#]],
    );
}

#[test]
fn two_self_types() {
    check(
        "def A : AttrDef<D, \"A\"> {\n  let parameters = (ins AttributeSelfTypeParameter<\"\">:$a, AttributeSelfTypeParameter<\"\">:$b);\n  let mnemonic = \"a\";\n}",
        expect![[r#"
            t.td:3:91: error: an attribute has at most one AttributeSelfTypeParameter
              let parameters = (ins AttributeSelfTypeParameter<"">:$a, AttributeSelfTypeParameter<"">:$b);
                                                                                                      ^~
        "#]],
    );
}

#[test]
fn a_type_as_a_whole() {
    let td = "def D_Range : TypeDef<D, \"Range\"> {\n  let mnemonic = \"range\";\n  let summary = \"range of numbers\";\n  let parameters = (ins \"int64_t\":$low, OptionalArrayRefParameter<\"int64_t\", \"Those left out\">:$without);\n  let assemblyFormat = \"`<` $low (`without` $without^)? `>`\";\n}";
    check_part(
        td,
        "pub struct RangeTypeStorage",
        expect![[r#"
        pub struct RangeTypeStorage {
            /// Parameter `low`.
            pub low: i64,
            /// Those left out.
            pub without: Box<[i64]>,
        }
    "#]],
    );
    check_part(
        td,
        "impl<'a> RangeType",
        expect![[r#"
            impl<'a> RangeType<'a> {
                /// The type with these parameters, which must be valid.
                pub fn get(cx: &mlir::Context, low: i64, without: &[i64]) -> mlir::Type {
                    cx.dialect_ty(RangeTypeStorage { low, without: without.into() })
                }

                /// The type with these parameters, if they are valid.
                ///
                /// # Errors
                /// A diagnostic if the parameters are invalid.
                pub fn get_checked(cx: &mlir::Context, loc: mlir::Loc, low: i64, without: &[i64]) -> Result<mlir::Type, mlir::Diag> {
                    let data = RangeTypeStorage { low, without: without.into() };
                    mlir::data::verify(cx, &data).map_err(|message| mlir::Diag::error(loc, message))?;
                    Ok(cx.dialect_ty(data))
                }

                /// Parameter `low`.
                pub fn low(self) -> i64 { self.data.low }

                /// Those left out.
                pub fn without(self) -> &'a [i64] { &self.data.without }
            }
        "#]],
    );
    check_part(
        td,
        "impl mlir::data::Storage",
        expect![[r#"
            impl mlir::data::Storage for RangeTypeStorage {
                const DEF: &'static mlir::data::DataDef = &RANGE_TYPE_DEF;

                fn from_params(params: &mut mlir::data::Params) -> Option<Self> {
                    Some(RangeTypeStorage { low: params.take(0)?, without: params.take(1)? })
                }
            }
        "#]],
    );
    check_part(
        td,
        "pub static RANGE_TYPE_DEF",
        expect![[r#"
            pub static RANGE_TYPE_DEF: mlir::data::DataDef = {
                use mlir::data::*;
                DataDef {
                    name: "D_Range",
                    dialect: "d",
                    mnemonic: "range",
                    params: &[
                        ParamSpec::of::<i64>("low", "int64_t"),
                        ParamSpec {
                            default: Some(&|_| Box::new(<Box<[i64]>>::default())),
                            ..ParamSpec::of::<Box<[i64]>>("without", "::llvm::ArrayRef<int64_t>")
                        },
                    ],
                    self_type: None,
                    typed: None,
                    alias: false,
                    interfaces: &[],
                    assembly: DataAssembly::Declarative(&[
                        DataElement::Literal("<"), DataElement::Param(0),
                        DataElement::Group(&DataGroup {
                            anchors: &[1],
                            inverted: false,
                            then: &[DataElement::Literal("without"), DataElement::Param(1)],
                            otherwise: &[],
                        }),
                        DataElement::Literal(">"),
                    ]),
                    make: &make_type::<RangeTypeStorage>,
                }
            };
        "#]],
    );
    check_part(
        td,
        "types: ",
        expect![[r#"
        types: &[&RANGE_TYPE_DEF],
    "#]],
    );
}
