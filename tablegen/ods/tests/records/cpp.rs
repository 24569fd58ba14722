//! C++ in the place of Rust is refused in the record, with its Rust equivalent as help.

use expect_test::{Expect, expect};

use crate::diagnostics::check;

/// Checks a record in which `@` is replaced by the text.
fn check_in(record: &str, text: &str, expect: Expect) {
    check(&record.replace('@', text), expect);
}

#[test]
fn members_and_definitions() {
    const MEMBERS: &str = "def XOp : D_Op<\"x\"> {\n  let extraClassDeclaration = [{\n@\n  }];\n}";
    check_in(
        MEMBERS,
        "    int64_t getSize() { return 1; }",
        expect![[r#"
        t.td:4:13: error: 'extraClassDeclaration' of 'XOp' is not Rust: expected `!`
            int64_t getSize() { return 1; }
                    ^~~~~~~
          help: methods are Rust: 'pub fn name(self) -> i64 { ... }'; it may use '$cppClass'
    "#]],
    );
    check_in(
        MEMBERS,
        "    static bool isFoo(Type t);",
        expect![[r#"
        t.td:4:5: error: 'extraClassDeclaration' of 'XOp' is not Rust: expected one of: `default`, `fn`, `const`, `type`, identifier, `self`, `super`, `crate`, `::`
            static bool isFoo(Type t);
            ^~~~~~
          help: methods are Rust: 'pub fn name(self) -> i64 { ... }'; it may use '$cppClass'
    "#]],
    );
    check_in(
        MEMBERS,
        "    pub fn size(self) -> i64;",
        expect![[r#"
        t.td:4:5: error: 'extraClassDeclaration' of 'XOp' is not Rust: this is not a whole definition
            pub fn size(self) -> i64;
            ^~~~~~~~~~~~~~~~~~~~~~~~~
          help: methods are Rust: 'pub fn name(self) -> i64 { ... }'; it may use '$cppClass'
    "#]],
    );
    check_in(
        MEMBERS,
        "    pub fn size(self) -> i64 { $_op.size() }",
        expect![[r#"
        t.td:4:32: error: 'extraClassDeclaration' of 'XOp' is not Rust: '$' does not begin a placeholder that is known here
            pub fn size(self) -> i64 { $_op.size() }
                                       ^
          help: methods are Rust: 'pub fn name(self) -> i64 { ... }'; it may use '$cppClass'
    "#]],
    );
    check_in(
        MEMBERS,
        "    pub fn size(self) -> i64 { let x: $cppClass<'_> = self; x.0.num_operands() as i64 }",
        expect![[""]],
    );
    check_in(
        "def XOp : D_Op<\"x\"> {\n  let extraClassDefinition = [{\n@\n  }];\n}",
        "    int64_t $cppClass::getSize() { return 1; }",
        expect![[r#"
            t.td:4:13: error: 'extraClassDefinition' of 'XOp' is not Rust: expected `!`
                int64_t $cppClass::getSize() { return 1; }
                        ^~~~~~~~~
              help: definitions are Rust: 'fn', 'impl', 'const', 'struct'; it may use '$cppClass'
        "#]],
    );
}

#[test]
fn bodies() {
    const BUILDER: &str =
        "def XOp : D_Op<\"x\"> {\n  let builders = [OpBuilder<(ins \"Value\":$v), [{\n@\n  }]>];\n}";
    check_in(
        BUILDER,
        "    auto x = v.getType();",
        expect![[r#"
        t.td:4:10: error: 'body' is not Rust: unexpected token, expected `;`
            auto x = v.getType();
                 ^
          help: 'auto x = y;' is 'let x = y;'; a body is Rust: 'let x = ...;', and the result as its last expression; it may use '$_builder', '$_state', '$_ctxt'
    "#]],
    );
    check_in(
        BUILDER,
        "    $_state->addOperands(v);",
        expect![[r#"
        t.td:4:13: error: 'body' is not Rust: expected an expression
            $_state->addOperands(v);
                    ^
          help: 'x->f()' is 'x.f()'; a body is Rust: 'let x = ...;', and the result as its last expression; it may use '$_builder', '$_state', '$_ctxt'
    "#]],
    );
    check_in(
        BUILDER,
        "    for (Value x : v) $_state.addOperands(x);",
        expect![[r#"
        t.td:4:16: error: 'body' is not Rust: expected `,`
            for (Value x : v) $_state.addOperands(x);
                       ^
          help: a body is Rust: 'let x = ...;', and the result as its last expression; it may use '$_builder', '$_state', '$_ctxt'
    "#]],
    );
    check_in(
        BUILDER,
        "    $_op.foo();",
        expect![[r#"
        t.td:4:5: error: 'body' is not Rust: '$' does not begin a placeholder that is known here
            $_op.foo();
            ^
          help: a body is Rust: 'let x = ...;', and the result as its last expression; it may use '$_builder', '$_state', '$_ctxt'
    "#]],
    );
    check_in(BUILDER, "    $_state.operands.push(v);", expect![[""]]);
    const METHOD: &str = "def I : OpInterface<\"I\"> {\n  let methods = [InterfaceMethod<\"\", \"i64\", \"m\", (ins), [{\n@\n  }]>];\n}";
    check_in(
        METHOD,
        "    return $_op->getNumOperands();",
        expect![[r#"
        t.td:4:17: error: 'body' is not Rust: expected an expression
            return $_op->getNumOperands();
                        ^
          help: 'x->f()' is 'x.f()'; a body is Rust: 'let x = ...;', and the result as its last expression; it may use '$_op'
    "#]],
    );
    check_in(
        METHOD,
        "    return static_cast<int64_t>($_op.x());",
        expect![[r#"
        t.td:4:31: error: 'body' is not Rust: comparison operators cannot be chained
            return static_cast<int64_t>($_op.x());
                                      ^
          help: 'dyn_cast<T>(x)' is a method of 'x' that gives an 'Option'; a body is Rust: 'let x = ...;', and the result as its last expression; it may use '$_op'
    "#]],
    );
    check_in(METHOD, "    $_op.num_operands() as i64", expect![[""]]);
    check_in(
        "def I : OpInterface<\"I\"> {\n  let verify = [{\n@\n  }];\n}",
        "    return mlir::success(x) ? a : b;",
        expect![[r#"
            t.td:4:31: error: 'verify' of 'I' is not Rust: unexpected token, expected `;`
                return mlir::success(x) ? a : b;
                                          ^
              help: a body is Rust: 'let x = ...;', and the result as its last expression; it may use '$_op'
        "#]],
    );
}

#[test]
fn dialects_types_and_values() {
    check(
        "def E : Dialect {\n  let name = \"e\";\n  let extraClassDeclaration = \"static int x();\";\n}\ndef XOp : Op<E, \"x\">;",
        expect![[r#"
            t.td:4:43: error: 'extraClassDeclaration' of 'E' is not Rust: expected `:`
              let extraClassDeclaration = "static int x();";
                                                      ^
              help: definitions are Rust: 'fn', 'impl', 'const', 'struct'
        "#]],
    );
    check(
        "include \"mlir/IR/AttrTypeBase.td\"\ndef T : TypeDef<D, \"T\"> {\n  let mnemonic = \"t\";\n  let extraClassDeclaration = \"unsigned getWidth() const { return 1; }\";\n}",
        expect![[r#"
            t.td:5:41: error: 'extraClassDeclaration' of 'T' is not Rust: expected `!`
              let extraClassDeclaration = "unsigned getWidth() const { return 1; }";
                                                    ^~~~~~~~
              help: methods are Rust: 'pub fn name(self) -> i64 { ... }'; it may use '$cppClass'
        "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let builders = [OpBuilder<(ins CArg<\"i64\", \"foo ? 1 : 2\">:$v)>]; }",
        expect![[r#"
            t.td:2:67: error: unknown name 'foo'
            def XOp : D_Op<"x"> { let builders = [OpBuilder<(ins CArg<"i64", "foo ? 1 : 2">:$v)>]; }
                                                                              ^~~
            t.td:2:54: note: used here
            def XOp : D_Op<"x"> { let builders = [OpBuilder<(ins CArg<"i64", "foo ? 1 : 2">:$v)>]; }
                                                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
              help: a string is put in quotes, as in '\"foo\"'; a constant is named by its path, such as 'crate::foo'
        "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let builders = [OpBuilder<(ins \"&dyn A + B\":$v)>]; }",
        expect![[r#"
        t.td:2:54: error: the type of builder parameter 'v' is not a type: unexpected token
        def XOp : D_Op<"x"> { let builders = [OpBuilder<(ins "&dyn A + B":$v)>]; }
                                                             ^~~~~~~~~~~~~~~
    "#]],
    );
}

#[test]
fn long_and_deep_texts() {
    let body = |text: String| {
        format!("def XOp : D_Op<\"x\"> {{\n  let builders = [OpBuilder<(ins), [{{{text}}}]>];\n}}")
    };
    check(&body(format!("let x = {}1;", "!".repeat(5000))), expect![[""]]);
    let mut sources = support::SourceMap::new();
    let whole = format!(
        "include \"mlir/IR/OpBase.td\"\ndef D : Dialect {{ let name = \"d\"; }}\nclass D_Op<string m> : Op<D, m>;\n{}",
        body("f();".repeat(20_000))
    );
    let main = sources.add("t.td", whole);
    let (_, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
    let messages: Vec<&str> = diagnostics.iter().map(|d| d.message.as_str()).collect();
    assert_eq!(messages.len(), 1);
    assert!(messages[0].contains("longer than 65536 bytes"), "{messages:?}");
}
