//! Diagnostics about mistakes in records of passes.

use expect_test::{Expect, expect};

/// The diagnostics about a pass with these fields.
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
        p.td:3:5: error: 'XOp' is not an operation that a pass can be for
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
        p.td:3:23: error: 'Mine' is not a base of a pass
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
            p.td:4:46: error: 300 does not fit a signed integer of 8 bits: -128 to 127
              let options = [Option<"a", "a", "int8_t", "300", "">];
                                                         ^~~
        "#]],
    );
    option(
        "Option<\"a\", \"a\", \"unsigned\", \"-1\", \"\">",
        expect![[r#"
            p.td:4:48: error: -1 does not fit an unsigned integer of 32 bits: 0 to 4294967295
              let options = [Option<"a", "a", "unsigned", "-1", "">];
                                                           ^~
        "#]],
    );
    option(
        "Option<\"a\", \"a\", \"bool\", \"maybe\", \"\">",
        expect![[r#"
            p.td:4:44: error: unknown name 'maybe'
              let options = [Option<"a", "a", "bool", "maybe", "">];
                                                       ^~~~~
              help: a string is put in quotes, as in '\"maybe\"'; a constant is named by its path, such as 'crate::maybe'
        "#]],
    );
    option(
        "Option<\"a\", \"a\", \"double\", \"half\", \"\">",
        expect![[r#"
            p.td:4:46: error: unknown name 'half'
              let options = [Option<"a", "a", "double", "half", "">];
                                                         ^~~~
              help: a string is put in quotes, as in '\"half\"'; a constant is named by its path, such as 'crate::half'
        "#]],
    );
    option(
        "Option<\"a\", \"a\", \"std::string\", \"bare\", \"\">",
        expect![[r#"
            p.td:4:51: error: unknown name 'bare'
              let options = [Option<"a", "a", "std::string", "bare", "">];
                                                              ^~~~
              help: a string is put in quotes, as in '\"bare\"'; a constant is named by its path, such as 'crate::bare'
        "#]],
    );
    option(
        "Option<\"a\", \"a\", \"E\", \"E::B\", \"\">",
        expect![[r#"
            p.td:4:41: error: 'E::B' is not a case of 'E'
              let options = [Option<"a", "a", "E", "E::B", "">];
                                                    ^~~~
              help: write a case as 'E::A'
        "#]],
    );
    option(
        "Option<\"a\", \"a\", \"crate::T\", \"f(\", \"\">",
        expect![[r#"
        p.td:4:18: error: the default of option 'a' is not Rust: '(' is not closed
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
          help: leave them out; the 'FromStr' of its type defines the values of an option
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"float\", \"1e300\", \"\">",
        expect![[r#"
        p.td:4:45: error: 1e300 does not fit 32 bits
          let options = [Option<"a", "a", "float", "1e300", "">];
                                                    ^~~~~
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"unsigned\", \"010\", \"\">",
        expect![[r#"
        p.td:4:48: error: a number that begins with 0 is octal in C++ and decimal in Rust
          let options = [Option<"a", "a", "unsigned", "010", "">];
                                                       ^~~
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"E\", \"\", \"\">",
        expect![[r#"
        p.td:4:18: error: option 'a' needs a default: a value of 'E'
          let options = [Option<"a", "a", "E", "", "">];
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"char\", \"'a'\", \"\">",
        expect![[r#"
        p.td:4:18: error: option 'a' cannot be of the type 'char'
          let options = [Option<"a", "a", "char", "'a'", "">];
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: it is 'bool', a number, 'std::string', an enumeration of the file, or the path of a Rust type ('crate::Mode') with FromStr, Display, Clone, PartialEq, Debug and Default
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"::mlir::Type\", \"\", \"\">",
        expect![[r#"
        p.td:4:18: error: option 'a' cannot be of the type '::mlir::Type'
          let options = [Option<"a", "a", "::mlir::Type", "", "">];
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: it is 'bool', a number, 'std::string', an enumeration of the file, or the path of a Rust type ('crate::Mode') with FromStr, Display, Clone, PartialEq, Debug and Default
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"int\", \"1 << 31\", \"\">",
        expect![[r#"
        p.td:4:43: error: 2147483648 does not fit a signed integer of 32 bits: -2147483648 to 2147483647
          let options = [Option<"a", "a", "int", "1 << 31", "">];
                                                  ^~~~~~~
    "#]],
    );
    option(
        "Option<\"a\", \"a\", \"std::string\", \"3\", \"\">",
        expect![[r#"
        p.td:4:51: error: expected a string, found an integer
          let options = [Option<"a", "a", "std::string", "3", "">];
                                                          ^
          help: a string is put in quotes, as in '\"3\"'
    "#]],
    );
    let one = "Option<\"a\", \"a\", \"bool\", \"\", \"\">";
    option(
        &format!("{one}, {one}"),
        expect![[r#"
        p.td:4:17: error: pass option 'a' is defined twice
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

#[test]
fn dialects_that_a_pass_needs() {
    let rust = |dialects: &str| {
        let td = format!(
            "include \"mlir/Pass/PassBase.td\"\ndef P : Pass<\"p\"> {{ let dependentDialects = [{dialects}]; }}"
        );
        let mut sources = support::SourceMap::new();
        let main = sources.add("p.td", td);
        let (rust, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
        let rust = rust.unwrap_or_else(|| panic!("{diagnostics:?}"));
        let line = rust.lines().find(|line| line.contains("dependent_dialects: &["));
        line.unwrap_or_default().trim().to_owned()
    };
    assert_eq!(
        rust("\"::mlir::arith::ArithDialect\", \"scf\", \"LLVM::LLVMDialect\", \"arith\""),
        "dependent_dialects: &[\"arith\", \"scf\", \"llvm\"],"
    );
    assert_eq!(rust("\"::mlir::BuiltinDialect\""), "dependent_dialects: &[\"builtin\"],");
    check(
        "def P : Pass<\"p\">",
        "  let dependentDialects = [\"ArithDialect\"];",
        expect![[r#"
        p.td:4:27: error: 'ArithDialect' is not a dialect that a pass can need
          let dependentDialects = ["ArithDialect"];
                                  ^~~~~~~~~~~~~~~~
          help: write its name, such as "scf", or its class with the namespace: "scf::SCFDialect"
    "#]],
    );
}

#[test]
fn own_types_of_a_pass() {
    check(
        "def P : Pass<\"p\">",
        "  let state = \"Kept\";",
        expect![[r#"
        p.td:4:15: error: 'Kept' is not the path of a Rust type, such as 'crate::Kept'
          let state = "Kept";
                      ^~~~~~
    "#]],
    );
    let td = "include \"mlir/Pass/PassBase.td\"\n\
              def P : Pass<\"my-p\"> { let displayName = \"Mine\"; let state = \"crate::Kept\";\n\
              let options = [Option<\"x\", \"x\", \"crate::Mode\", \"\", \"\", \"crate::Reader\">]; }";
    let mut sources = support::SourceMap::new();
    let main = sources.add("p.td", td);
    let (rust, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
    let rust = rust.unwrap_or_else(|| panic!("{diagnostics:?}"));
    for part in [
        "name: \"Mine\",",
        "pub(crate) state: crate::Kept,",
        "<crate::Reader as mlir::pass::OptionKind<crate::Mode>>::read(given, \"x\")?.unwrap_or(default.x)",
        "<crate::Reader as mlir::pass::OptionKind<crate::Mode>>::show(\"x\", &self.options.x)",
        "pub fn my_p(",
    ] {
        assert!(rust.contains(part), "{part} is not in:\n{rust}");
    }
}

#[test]
fn defaults_of_options_in_rust() {
    let option = |ty: &str, default: &str| {
        let td = format!(
            "include \"mlir/Pass/PassBase.td\" include \"mlir/IR/EnumAttr.td\"\n\
             def E : I32BitEnumAttr<\"E\", \"\", [I32BitEnumAttrCaseBit<\"A\", 0, \"a\">, I32BitEnumAttrCaseBit<\"B\", 1, \"b\">]>;\n\
             def P : Pass<\"p\"> {{ let options = [Option<\"x\", \"x\", \"{ty}\", \"{default}\", \"\">]; }}"
        );
        let mut sources = support::SourceMap::new();
        let main = sources.add("p.td", td);
        let (rust, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
        let rust = rust.unwrap_or_else(|| panic!("{diagnostics:?}"));
        let value = rust.lines().find_map(|l| l.split_once("fn default() -> Self { POptions { x: "));
        value.unwrap_or_default().1.trim_end_matches(" } }").to_owned()
    };
    for (ty, default, rust) in [
        ("int64_t", "1 << 3", "8"),
        ("uint8_t", "0xFF", "255"),
        ("short", "-1", "-1"),
        ("float", "0.5f", "0.5"),
        ("double", "4.0", "4.0"),
        ("double", "", "0.0"),
        ("bool", "", "false"),
        ("std::string", "\\\"x\\\\ty\\\"", "\"x\\ty\".to_owned()"),
        ("String", "", "\"\".to_owned()"),
        ("E", "E::A|E::B", "E::A | E::B"),
        ("unsigned", "crate::LIMIT", "crate::LIMIT"),
        ("crate::Mode", "{}", "Default::default()"),
    ] {
        assert_eq!(option(ty, default), rust, "{ty} {default}");
    }
    let list = "include \"mlir/Pass/PassBase.td\"\n\
                def P : Pass<\"p\"> { let options = [ListOption<\"x\", \"x\", \"crate::Mode\", \"\">]; }";
    let mut sources = support::SourceMap::new();
    let main = sources.add("p.td", list);
    let (rust, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
    assert!(rust.is_some_and(|rust| rust.contains("pub x: Vec<crate::Mode>")), "{diagnostics:?}");
}
