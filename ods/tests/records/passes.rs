//! What is said about mistakes in records of passes.

use expect_test::{Expect, expect};

/// What is said about a pass with these fields.
fn check(head: &str, fields: &str, expected: Expect) {
    let td = format!(
        "include \"mlir/Pass/PassBase.td\" include \"mlir/IR/EnumAttr.td\"\n\
         def E : I32EnumAttr<\"E\", \"\", [I32EnumAttrCase<\"A\", 0>]>;\n{head} {{\n{fields}\n}}"
    );
    let mut sources = support::SourceMap::new();
    let main = sources.add("p.td", td);
    let (rust, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
    assert_eq!(rust.is_none(), diagnostics.iter().any(support::Diagnostic::is_error));
    let shown: String = diagnostics.iter().map(|d| support::render::plain(&sources, d)).collect();
    expected.assert_eq(&shown);
}

#[test]
fn what_a_pass_is_for() {
    check("def P : Pass<\"p\", \"x.y\">", "", expect![""]);
    check(
        "def P : Pass<\"p\", \"XOp\">",
        "",
        expect![[r#"
        p.td:3:5: error: 'XOp' is no operation that a pass can be for
        def P : Pass<"p", "XOp"> {
            ^
          help: write the full name, such as "func.func"; "" is for any isolated operation
    "#]],
    );
    check(
        "def P : InterfacePass<\"p\", \"FunctionOpInterface\">",
        "",
        expect![[r#"
        p.td:3:5: error: a pass cannot be for the operations with an interface, as with 'FunctionOpInterface'
        def P : InterfacePass<"p", "FunctionOpInterface"> {
            ^
          help: derive it from 'Pass<"argument">' and ask 'op.header().interface()' when it runs
    "#]],
    );
    check(
        "def P : PassBase<\"p\", \"Mine\">",
        "",
        expect![[r#"
        p.td:3:23: error: 'Mine' is no base of a pass
        def P : PassBase<"p", "Mine"> {
                              ^~~~~~
          help: derive it from 'Pass<"argument">' or 'Pass<"argument", "dialect.operation">'
    "#]],
    );
    check(
        "def P : Pass<\"p q\">",
        "",
        expect![[r#"
        p.td:3:14: error: 'p q' cannot be the argument of a pass: it is a word on the command line
        def P : Pass<"p q"> {
                     ^~~~~
    "#]],
    );
    check(
        "def Vec : Pass<\"p\">",
        "  let constructor = \"createP()\";",
        expect![[r#"
        p.td:3:5: error: 'Vec' cannot be the name of a Rust struct here: it would hide Rust's own
        def Vec : Pass<"p"> {
            ^~~
        p.td:4:21: error: 'constructor' is C++ and has no meaning here
          let constructor = "createP()";
                            ^~~~~~~~~~~
          help: 'Vec::INFO' makes the pass; leave the field out
    "#]],
    );
    check(
        "def Q : Pass<\"p\">; def P : Pass<\"p\">",
        "",
        expect![[r#"
        p.td:3:33: error: two passes have the argument 'p'
        def Q : Pass<"p">; def P : Pass<"p"> {
                                        ^~~
        p.td:3:5: note: the first is here
        def Q : Pass<"p">; def P : Pass<"p"> {
            ^
    "#]],
    );
}

#[test]
fn options_and_their_defaults() {
    let option = |text: &str, expected: Expect| {
        check("def P : Pass<\"p\">", &format!("  let options = [{text}];"), expected);
    };
    option(
        "Option<\"a\", \"a\", \"int8_t\", \"300\", \"\">",
        expect![[r#"
        p.td:4:18: error: '300' is no default of option 'a', which is a number of type 'i8'
          let options = [Option<"a", "a", "int8_t", "300", "">];
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"unsigned\", \"-1\", \"\">",
        expect![[r#"
        p.td:4:18: error: '-1' is no default of option 'a', which is a number of type 'u32'
          let options = [Option<"a", "a", "unsigned", "-1", "">];
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"bool\", \"maybe\", \"\">",
        expect![[r#"
        p.td:4:18: error: 'maybe' is no default of option 'a', which is 'true' or 'false'
          let options = [Option<"a", "a", "bool", "maybe", "">];
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"double\", \"half\", \"\">",
        expect![[r#"
        p.td:4:18: error: 'half' is no default of option 'a', which is a number
          let options = [Option<"a", "a", "double", "half", "">];
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"std::string\", \"bare\", \"\">",
        expect![[r#"
        p.td:4:18: error: 'bare' is no default of option 'a', which is a string in quotes
          let options = [Option<"a", "a", "std::string", "bare", "">];
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"E\", \"E::B\", \"\">",
        expect![[r#"
        p.td:4:18: error: 'E::B' is no default of option 'a', which is a case of 'E'
          let options = [Option<"a", "a", "E", "E::B", "">];
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"crate::T\", \"f(\", \"\">",
        expect![[r#"
        p.td:4:18: error: the default of option 'a' is no Rust: '(' is not closed
          let options = [Option<"a", "a", "crate::T", "f(", "">];
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"llvm::Thing\", \"\", \"\">",
        expect![[r#"
        p.td:4:18: error: option 'a' cannot be of the type 'llvm::Thing'
          let options = [Option<"a", "a", "llvm::Thing", "", "">];
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: it is 'bool', a number, 'std::string', an enumeration of the file, or the path of a Rust type ('crate::Mode') with FromStr, Display, Clone, PartialEq, Debug and Default
    "#]],
    );
    option(
        "Option<\"a\", \"a b\", \"bool\", \"\", \"\">",
        expect![[r#"
        p.td:4:18: error: option 'a b' needs a name that is a word, and one for its field
          let options = [Option<"a", "a b", "bool", "", "">];
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    option(
        "ListOption<\"a\", \"a\", \"int\", \"\", \"llvm::cl::ZeroOrMore\">",
        expect![[r#"
        p.td:4:18: error: option 'a' has flags of LLVM's command line, which have no meaning here
          let options = [ListOption<"a", "a", "int", "", "llvm::cl::ZeroOrMore">];
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: leave them out; what values an option takes is said by the 'FromStr' of its type
    "#]],
    );
    let one = "Option<\"a\", \"a\", \"bool\", \"\", \"\">";
    option(
        &format!("{one}, {one}"),
        expect![[r#"
        p.td:4:17: error: pass option 'a' is there twice
          let options = [Option<"a", "a", "bool", "", "">, Option<"a", "a", "bool", "", "">];
                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    let counted = "Statistic<\"info\", \"n\", \"\">";
    check(
        "def P : Pass<\"p\">",
        &format!("  let statistics = [{counted}];"),
        expect![[r#"
        p.td:4:20: error: pass statistic 'n' needs a name of its own
          let statistics = [Statistic<"info", "n", "">];
                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
}
