//! Help for mistakes that TableGen finds but only the prelude can explain. Each mistake is reported once.

use expect_test::expect;

use crate::diagnostics::check;

/// Like `check`, for errors with notes in the prelude: the only error and its help.
fn check_help(text: &str, message: &str, help: &str) {
    let mut sources = support::SourceMap::new();
    let header = "include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let name = \"d\"; }\nclass D_Op<string m> : Op<D, m>;\n";
    let main = sources.add("t.td", format!("{header}{text}"));
    let (_, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
    let [d] = diagnostics.as_slice() else { panic!("one mistake, one error: {diagnostics:?}") };
    assert_eq!((d.message.as_str(), d.help.as_deref()), (message, Some(help)));
    assert!(d.span.is_some_and(|s| s.file == main && s.start as usize >= header.len()));
}

#[test]
fn fields_of_older_manuals() {
    check(
        "def XOp : D_Op<\"x\"> { let verifier = [{ return success(); }]; }",
        expect![[r#"
            t.td:2:27: error: 'XOp' has no field 'verifier'
            def XOp : D_Op<"x"> { let verifier = [{ return success(); }]; }
                                      ^~~~~~~~
              help: write 'let hasVerifier = 1;' and the verifier in Rust, as the method 'verify' of the hook 'Verify'
        "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let printer = [{ p << x; }]; }",
        expect![[r#"
        t.td:2:27: error: 'XOp' has no field 'printer'
        def XOp : D_Op<"x"> { let printer = [{ p << x; }]; }
                                  ^~~~~~~
          help: write 'let assemblyFormat = "...";', or 'let hasCustomAssemblyFormat = 1;' and the methods 'parse' and 'print' in Rust
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let parser = [{ return parse(p); }]; }",
        expect![[r#"
        t.td:2:27: error: 'XOp' has no field 'parser'
        def XOp : D_Op<"x"> { let parser = [{ return parse(p); }]; }
                                  ^~~~~~
          help: write 'let assemblyFormat = "...";', or 'let hasCustomAssemblyFormat = 1;' and the methods 'parse' and 'print' in Rust
    "#]],
    );
    check_help(
        "def XOp : D_Op<\"x\"> { let builders = [OpBuilder<\"OpBuilder &b, OperationState &s, Value x\", [{ }]>]; }",
        "the template argument 'p' needs a value of type 'dag', not \"OpBuilder &b, OperationState &s, Value x\" of type \
         'string'",
        "parameters are a dag with their types: 'OpBuilder<(ins \"Value\":$input), [{ ... }]>'; '$_builder' and '$_state' \
         need not be among them",
    );
}

#[test]
fn names_and_traits() {
    check_help(
        "def XOp : Op<D>;",
        "no value is given for the template argument 'mnemonic'",
        "write the operation's name after the dialect: 'Op<Dialect, \"name\">'",
    );
    check(
        "include \"mlir/IR/AttrTypeBase.td\"\ndef T : TypeDef<D, \"T\"> { let parameters = (ins \"int\":$x); let assemblyFormat = \"`<` $x `>`\"; }",
        expect![[r#"
            t.td:3:5: error: the type or attribute 'T' has no mnemonic
            def T : TypeDef<D, "T"> { let parameters = (ins "int":$x); let assemblyFormat = "`<` $x `>`"; }
                ^
              help: add 'let mnemonic = "...";', the name of the type or attribute in text
        "#]],
    );
    check(
        "def XOp : D_Op<\"x\", [\"Method::horner\"]>;",
        expect![[r#"
        t.td:2:21: error: the elements of this list have type 'string', which does not convert to 'Trait'
        def XOp : D_Op<"x", ["Method::horner"]>;
                            ^~~~~~~~~~~~~~~~~~
          help: a trait is a record, such as 'Pure' or 'def Mine : NativeOpTrait<"Mine"> { let cppNamespace = "crate::traits"; }'
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\", [NativeOpTrait<\"Method::horner\">]>;",
        expect![[r#"
        t.td:2:36: error: operation 'XOp' has the unknown trait 'Method::horner'
        def XOp : D_Op<"x", [NativeOpTrait<"Method::horner">]>;
                                           ^~~~~~~~~~~~~~~~
          help: a trait of your own needs 'let cppNamespace' with the namespace of its dialect, or the Rust path of its module, such as 'crate::mine'; its type there implements 'mlir::OpTrait'
    "#]],
    );
    check(
        "include \"mlir/IR/AttrTypeBase.td\"\ndef T : TypeDef<D, \"T\", [NativeTypeTrait<\"Foo\">]> { let mnemonic = \"t\"; }",
        expect![[r#"
            t.td:3:42: error: type 'T' has the unknown trait 'Foo'
            def T : TypeDef<D, "T", [NativeTypeTrait<"Foo">]> { let mnemonic = "t"; }
                                                     ^~~~~
              help: such a trait is an interface here, through which generic code finds it
        "#]],
    );
}

#[test]
fn parentheses() {
    check(
        "def XOp : D_Op<\"x\"> { let arguments = (ins I32:$a; }",
        expect![[r#"
        t.td:2:50: error: expected ')' at the end of the dag, found ';'
        def XOp : D_Op<"x"> { let arguments = (ins I32:$a; }
                                                         ^
        t.td:2:39: note: it starts here
        def XOp : D_Op<"x"> { let arguments = (ins I32:$a; }
                                              ^
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let arguments = (ins Variadic<I32>:$a); let assemblyFormat = \"($a^ attr-dict\"; }",
        expect![[r#"
            t.td:2:99: error: expected literal, variable, directive, or optional group
            def XOp : D_Op<"x"> { let arguments = (ins Variadic<I32>:$a); let assemblyFormat = "($a^ attr-dict"; }
                                                                                                              ^
            t.td:2:85: note: the group starts here
            def XOp : D_Op<"x"> { let arguments = (ins Variadic<I32>:$a); let assemblyFormat = "($a^ attr-dict"; }
                                                                                                ^
        "#]],
    );
}

#[test]
fn one_operation_twice() {
    check(
        "def D_XOp : D_Op<\"x\">; def E_XOp : D_Op<\"x\">;",
        expect![[r#"
        t.td:2:28: error: operation 'd.x' is defined twice
        def D_XOp : D_Op<"x">; def E_XOp : D_Op<"x">;
                                   ^~~~~
        t.td:2:5: note: the other one
        def D_XOp : D_Op<"x">; def E_XOp : D_Op<"x">;
            ^~~~~
    "#]],
    );
}

#[test]
fn what_an_operation_has_not() {
    check(
        "def XOp : D_Op<\"x\", [AllTypesMatch<[\"a\", \"b\"]>]> { let arguments = (ins I32:$a); }",
        expect![[r#"
        t.td:2:5: error: a trait of operation 'XOp' names 'b', which it does not have
        def XOp : D_Op<"x", [AllTypesMatch<["a", "b"]>]> { let arguments = (ins I32:$a); }
            ^~~
          help: did you mean 'a'?
    "#]],
    );
}

/// The messages of a text and the lines they are on.
fn messages(text: &str) -> Vec<(usize, String)> {
    let mut sources = support::SourceMap::new();
    let main = sources.add("t.td", text);
    let (_, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
    let line =
        |d: &support::Diagnostic| d.span.map_or(0, |s| text[..s.start as usize].matches('\n').count() + 1);
    diagnostics.iter().map(|d| (line(d), d.message.clone())).collect()
}

#[test]
fn what_follows_from_a_mistake_is_not_said() {
    let file = |first: &str, class: &str| {
        format!(
            "{first} \"mlir/IR/OpBase.td\"\ndef D : Dialect {{ let name = \"d\"; }}\n{class}\n\
             def AOp : D_Op<\"a\"> {{ let arguments = (ins I32:$x); }}\n\
             def BOp : D_Op<\"b\", [Commutative]> {{ let arguments = (ins I32:$x); }}\n\
             def COp : D_Op<\"c\"> {{ let argument = (ins); }}\n"
        )
    };
    let class = "class D_Op<string m, list<Trait> t = []> : Op<D, m, t>;";
    let said = |first: &str, class: &str| messages(&file(first, class));
    let unknown = "'COp' has no field 'argument'".to_owned();
    assert_eq!(said("include", class).last(), Some(&(6, unknown)));
    // Each of these is one mistake, of a class that the operations need.
    for (mistake, line) in [
        ("class D_Op<string m, list<Traits> t = []> : Op<D, m, t>;", 3),
        ("class D_Op<string m, list<Trait> t = []> : Op<D, n, t>;", 3),
        ("class D_Op<string, list<Trait> t = []> : Op<D, m, t>;", 3),
        ("clas D_Op<string m, list<Trait> t = []> : Op<D, m, t>;", 3),
        ("class DOp<string m, list<Trait> t = []> : Op<D, m, t>;", 4),
    ] {
        let found = said("include", mistake);
        assert_eq!(found.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [line], "{mistake}: {found:?}");
    }
    assert_eq!(said("includ", class).len(), 1);
}
