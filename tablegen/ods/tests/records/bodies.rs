//! The Rust of a record's author: only its placeholders are replaced.

use expect_test::{Expect, expect};

use crate::diagnostics::check;
use crate::generated_operations::generate;

/// The function that begins with `from`.
fn check_function(td: &str, from: &str, expected: Expect) {
    let text = generate(td);
    let start = text.find(from).unwrap_or_else(|| panic!("no '{from}' in:\n{text}"));
    let end = text[start..].find("\n    }\n").map_or(text.len(), |end| start + end + 6);
    expected.assert_eq(&text[start..end]);
}

#[test]
fn bodies_stay_what_they_are() {
    check_function(
        r#"def XOp : D_Op<"x"> { let skipDefaultBuilders = 1; let builders = [OpBuilder<(ins "i64":$n), [{
             // What it says: $_state (
             let text = "$_state and
               $_builder
";
             if n > 1 {
               let _ = ($_builder.cx(), text, $_ctxt);
             }
             let _ = &mut $_state;
           }]>]; }"#,
        "pub fn build_from_n(",
        expect![[r#"
            pub fn build_from_n(b: &mut mlir::Builder<'_>, loc: mlir::Loc, n: i64) -> mlir::Handle<XOp<'static>> {
                    let mut state = mlir::OpState::of(b.cx(), <Self as mlir::OpType>::DEF, loc);
                    // What it says: $_state (
                    let text = "$_state and
                           $_builder
            ";
                    if n > 1 {
                      let _ = (b.cx(), text, b.cx());
                    }
                    let _ = &mut state;
                    b.create_as(state)
                }"#]],
    );
    check_function(
        r#"def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "usize", "length", (ins), [{
             let text = "
$_op";
             $_op.operands().count() + text.len()
           }]>]; }"#,
        "pub fn length(",
        expect![[r#"
            pub fn length(op: mlir::OpRef<'_>) -> usize {
                    let text = "
            $_op";
                    op.operands().count() + text.len()
                }"#]],
    );
    check_function(
        r#"def XOp : D_Op<"x"> { DerivedAttr text = DerivedAttr<"&'a str", [{
             "one
two"
           }]>; }"#,
        "pub fn text(",
        expect![[r#"
            pub fn text(self) -> &'a str {
                    "one
            two"
                }"#]],
    );
}

#[test]
fn placeholders_are_whole_words() {
    let builder = |body: &str| {
        format!("def XOp : D_Op<\"x\"> {{ let builders = [OpBuilder<(ins \"i64\":$n), [{{ {body} }}]>]; }}")
    };
    check(
        &builder("$_statement.push($n);"),
        expect![[r#"
        t.td:2:68: error: 'body' is not Rust: '$' does not begin a placeholder that is known here
        def XOp : D_Op<"x"> { let builders = [OpBuilder<(ins "i64":$n), [{ $_statement.push($n); }]>]; }
                                                                           ^
          help: a body is Rust: 'let x = ...;', and the result as its last expression; it may use '$_builder', '$_state', '$_ctxt'
    "#]],
    );
    check(
        "def I : OpInterface<\"I\"> { let methods = [InterfaceMethod<\"\", \"usize\", \"length\", (ins), [{ $_operand.x() }]>]; }",
        expect![[r#"
            t.td:2:92: error: 'body' is not Rust: '$' does not begin a placeholder that is known here
            def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "usize", "length", (ins), [{ $_operand.x() }]>]; }
                                                                                                       ^
              help: a body is Rust: 'let x = ...;', and the result as its last expression; it may use '$_op'
        "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let extraClassDeclaration = \"pub fn f(self) -> $cppClassX { }\"; }",
        expect![[r#"
            t.td:2:70: error: 'extraClassDeclaration' of 'XOp' is not Rust: '$' does not begin a placeholder that is known here
            def XOp : D_Op<"x"> { let extraClassDeclaration = "pub fn f(self) -> $cppClassX { }"; }
                                                                                 ^
              help: methods are Rust: 'pub fn name(self) -> i64 { ... }'; it may use '$cppClass'
        "#]],
    );
}

/// A closure names its context only if it uses it, so that rustc does not warn.
#[test]
fn contexts_that_are_needed() {
    let text = generate(
        "def XOp : D_Op<\"x\"> { let arguments = (ins AnyAttr:$v);\n\
         let assemblyFormat = \"custom<C>($v, \\\"crate::cxx()\\\", \\\"crate::f($_ctxt)\\\") attr-dict\"; }",
    );
    assert!(text.contains("MakeValue(|_| Box::new(crate::cxx()))"), "{text}");
    assert!(text.contains("MakeValue(|cx| Box::new(crate::f(cx)))"), "{text}");
    let text = generate(
        "include \"mlir/IR/AttrTypeBase.td\"\ndef T : TypeDef<D, \"T\"> { let mnemonic = \"t\"; let parameters = (ins \
         DefaultValuedParameter<\"crate::Mode\", \"crate::cxx()\">:$m,\n\
         OptionalParameter<\"std::optional<StringRef>\">:$s); let assemblyFormat = \"`<` $m `,` $s `>`\"; }",
    );
    assert!(text.contains("default: Some(&|_| Box::new(crate::cxx()))"), "{text}");
    assert!(text.contains("default: Some(&|_| Box::new(None::<Box<str>>))"), "{text}");
}

/// Parameters that a body does not use cause no warning in its author's crate.
#[test]
fn bodies_that_use_little() {
    let text = generate(
        "include \"mlir/IR/AttrTypeBase.td\"\n\
         def XOp : D_Op<\"x\"> { let results = (outs Variadic<AnyType>:$b, Variadic<AnyType>:$type); let traits = [AttrSizedResultSegments];\n\
         let builders = [OpBuilder<(ins \"int\":$a), [{ }]>, OpBuilder<(ins CArg<\"float\", \"1.0\">:$c), [{ let _ = ($_state.name, c); }]>]; }\n\
         class T : TypeDef<D, \"X\"> { let mnemonic = \"x\"; let parameters = (ins \"int\":$q); let assemblyFormat = \"$q\";\n\
         let builders = [TypeBuilder<(ins \"float\":$a), [{ todo!() }]>]; }\ndef X : T;",
    );
    let allowed = |function: &str, lints: &str| {
        let before = text.split(function).next().unwrap_or_default();
        let expected =
            format!("#[allow({lints}, reason = \"a body need not use all that it is given\")]\n    ");
        assert!(before.ends_with(&expected), "{function}:\n{text}");
    };
    allowed("pub fn build_from_a(", "unused_variables");
    allowed("pub fn build_from_c(", "unused_mut");
    allowed("pub fn get_with_a(", "unused_variables");
    assert!(
        text.contains("b_types: &'a [mlir::Type]") && text.contains("type_types: &'a [mlir::Type]"),
        "{text}"
    );
}

/// C++ types in the signatures of interfaces become the types that builders take; results are owned types.
#[test]
fn signatures_of_interfaces() {
    let text = generate(
        "def I : OpInterface<\"I\"> { let methods = [\n\
         InterfaceMethod<\"\", \"int\", \"one\", (ins \"int\":$a, \"StringRef\":$s, \"::mlir::Value\":$v, \"Type\":$t)>,\n\
         InterfaceMethod<\"\", \"ArrayRef<StringRef>\", \"two\", (ins \"ArrayRef<int64_t>\":$l, \"std::optional<int>\":$o)>,\n\
         StaticInterfaceMethod<\"\", \"std::string\", \"three\", (ins \"SmallVector<Value>\":$v, \"Block *\":$b)>,\n\
         InterfaceMethod<\"\", \"&'static str\", \"four\", (ins \"&'static [mlir::Value]\":$v, \"float\":$f)>]; }",
    );
    for method in [
        "pub one: fn(mlir::OpRef<'_>, i32, &str, mlir::Value, mlir::Type) -> i32,",
        "pub two: fn(mlir::OpRef<'_>, &[i64], Option<i32>) -> Vec<String>,",
        "pub three: fn(&[mlir::Value], mlir::Block) -> String,",
        "pub four: fn(mlir::OpRef<'_>, &'static [mlir::Value], f32) -> &'static str,",
    ] {
        assert!(text.contains(method), "{method}:\n{text}");
    }
}
