//! Every mistake that records can hold, with the message and its place.

use expect_test::{Expect, expect};

/// What is said about records after the usual includes; the shown line numbers are those of `td` plus one.
fn check(td: &str, expected: Expect) {
    let text = format!(
        "include \"mlir/IR/OpBase.td\" include \"mlir/Interfaces/InferTypeOpInterface.td\" include \"mlir/IR/EnumAttr.td\" \
         def D : Dialect {{ let name = \"d\"; }} class D_Op<string n, list<Trait> t = []> : Op<D, n, t>;\n{td}"
    );
    let mut sources = support::SourceMap::new();
    let main = sources.add("t.td", text);
    let (rust, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
    assert_eq!(rust.is_none(), diagnostics.iter().any(support::Diagnostic::is_error));
    let shown: String = diagnostics.iter().map(|d| support::render::plain(&sources, d)).collect();
    expected.assert_eq(&shown);
}

/// What is said about an assembly format of an operation with two operands, an attribute, a result and a region.
fn check_format(format: &str, expected: Expect) {
    let td = format!(
        "def XOp : D_Op<\"x\"> {{\n  let arguments = (ins AnyType:$a, Variadic<AnyType>:$b, I64Attr:$n, UnitAttr:$flag, OptionalAttr<AnyAttr>:$any);\n  \
         let results = (outs AnyType:$r);\n  let regions = (region AnyRegion:$body);\n  let assemblyFormat = \"{format}\";\n}}"
    );
    check(&td, expected);
}

/// A predicate on a type.
fn check_predicate(predicate: &str, expected: Expect) {
    let td = format!(
        "def T : Type<CPred<[{{{predicate}}}]>, \"t\">;\ndef XOp : D_Op<\"x\"> {{ let arguments = (ins T:$a); }}"
    );
    check(&td, expected);
}

#[test]
fn predicates() {
    check_predicate(
        "$_self.is_tensr()",
        expect![[r#"
        t.td:2:29: error: a type has no method 'is_tensr'
        def T : Type<CPred<[{$_self.is_tensr()}]>, "t">;
                                    ^~~~~~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{$_self.is_tensr()}]>, "t">;
            ^
          help: did you mean 'is_tensor'?
    "#]],
    );
    check_predicate(
        "$_self.int_value() > 0",
        expect![[r#"
        t.td:2:29: error: a type has no method 'int_value'
        def T : Type<CPred<[{$_self.int_value() > 0}]>, "t">;
                                    ^~~~~~~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{$_self.int_value() > 0}]>, "t">;
            ^
          help: an attribute has that method
    "#]],
    );
    check_predicate(
        "$_slf.is_tensor()",
        expect![[r#"
        t.td:2:22: error: unknown placeholder '$_slf'
        def T : Type<CPred<[{$_slf.is_tensor()}]>, "t">;
                             ^~~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{$_slf.is_tensor()}]>, "t">;
            ^
          help: did you mean '$_self'?
    "#]],
    );
    check_predicate(
        "$_self.is_integer()",
        expect![[r#"
        t.td:2:29: error: method 'is_integer' takes 1 argument, found 0
        def T : Type<CPred<[{$_self.is_integer()}]>, "t">;
                                    ^~~~~~~~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{$_self.is_integer()}]>, "t">;
            ^
    "#]],
    );
    check_predicate(
        "$_self.is_integer(true)",
        expect![[r#"
        t.td:2:40: error: method 'is_integer' takes an integer, found a condition
        def T : Type<CPred<[{$_self.is_integer(true)}]>, "t">;
                                               ^~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{$_self.is_integer(true)}]>, "t">;
            ^
    "#]],
    );
    check_predicate(
        "$_self.rank()",
        expect![[r#"
        t.td:2:22: error: expected a condition, found an integer
        def T : Type<CPred<[{$_self.rank()}]>, "t">;
                             ^~~~~~~~~~~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{$_self.rank()}]>, "t">;
            ^
    "#]],
    );
    check_predicate(
        "!$_self.rank()",
        expect![[r#"
        t.td:2:23: error: '!' takes a condition, found an integer
        def T : Type<CPred<[{!$_self.rank()}]>, "t">;
                              ^~~~~~~~~~~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{!$_self.rank()}]>, "t">;
            ^
    "#]],
    );
    check_predicate(
        "$_self.rank() && true",
        expect![[r#"
        t.td:2:22: error: '&&' takes a condition, found an integer
        def T : Type<CPred<[{$_self.rank() && true}]>, "t">;
                             ^~~~~~~~~~~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{$_self.rank() && true}]>, "t">;
            ^
    "#]],
    );
    check_predicate(
        "$_self.rank() == $_self",
        expect![[r#"
        t.td:2:22: error: cannot compare an integer with a type
        def T : Type<CPred<[{$_self.rank() == $_self}]>, "t">;
                             ^~~~~~~~~~~~~~~~~~~~~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{$_self.rank() == $_self}]>, "t">;
            ^
    "#]],
    );
    check_predicate(
        "1 < $_self.rank() < 3",
        expect![[r#"
        t.td:2:40: error: comparisons cannot be chained
        def T : Type<CPred<[{1 < $_self.rank() < 3}]>, "t">;
                                               ^
          help: put one of the comparisons in parentheses
    "#]],
    );
    check_predicate(
        "is_squae($_self)",
        expect![[r#"
        t.td:2:22: error: unknown function 'is_squae'
        def T : Type<CPred<[{is_squae($_self)}]>, "t">;
                             ^~~~~~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{is_squae($_self)}]>, "t">;
            ^
          help: a function of your own is called by its path, such as 'crate::toy::is_good($_self)'
    "#]],
    );
    check_predicate(
        "all_off($_self.tuple_types(), |t| t.is_index())",
        expect![[r#"
        t.td:2:22: error: unknown function 'all_off'
        def T : Type<CPred<[{all_off($_self.tuple_types(), |t| t.is_index())}]>, "t">;
                             ^~~~~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{all_off($_self.tuple_types(), |t| t.is_index())}]>, "t">;
            ^
          help: did you mean 'all_of'?
    "#]],
    );
    check_predicate(
        "all_of($_self, |t| t.is_index())",
        expect![[r#"
        t.td:2:37: error: function 'all_of' takes a list, found a type
        def T : Type<CPred<[{all_of($_self, |t| t.is_index())}]>, "t">;
                                            ^~~~~~~~~~~~~~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{all_of($_self, |t| t.is_index())}]>, "t">;
            ^
    "#]],
    );
    check_predicate(
        "all_of($_self.tuple_types(), |t| t.is_indx())",
        expect![[r#"
        t.td:2:57: error: a type has no method 'is_indx'
        def T : Type<CPred<[{all_of($_self.tuple_types(), |t| t.is_indx())}]>, "t">;
                                                                ^~~~~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{all_of($_self.tuple_types(), |t| t.is_indx())}]>, "t">;
            ^
          help: did you mean 'is_index'?
    "#]],
    );
    check_predicate(
        "$_self.isa()",
        expect![[r#"
        t.td:2:29: error: method 'isa' needs a type argument: 'isa::<SomeType>()'
        def T : Type<CPred<[{$_self.isa()}]>, "t">;
                                    ^~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{$_self.isa()}]>, "t">;
            ^
    "#]],
    );
    check_predicate(
        "$_self.is_tensor",
        expect![[r#"
        t.td:2:38: error: expected '(' after the method 'is_tensor', found the end of the predicate
        def T : Type<CPred<[{$_self.is_tensor}]>, "t">;
                                             ^
    "#]],
    );
    check_predicate(
        "($_self.is_tensor()",
        expect![[r#"
        t.td:2:22: error: this '(' is never closed
        def T : Type<CPred<[{($_self.is_tensor()}]>, "t">;
                             ^
    "#]],
    );
    check_predicate(
        "$_self.is_integer(1",
        expect![[r#"
        t.td:2:39: error: this '(' is never closed
        def T : Type<CPred<[{$_self.is_integer(1}]>, "t">;
                                              ^
    "#]],
    );
    check_predicate(
        "$_self.is_tensor() or true",
        expect![[r#"
        t.td:2:41: error: expected an operator or the end of the predicate, found 'or'
        def T : Type<CPred<[{$_self.is_tensor() or true}]>, "t">;
                                                ^~
    "#]],
    );
    check_predicate(
        "\"text",
        expect![[r#"
        t.td:2:22: error: this literal has no closing quote
        def T : Type<CPred<[{"text}]>, "t">;
                             ^~~~~
    "#]],
    );
    check_predicate(
        "$_self.is_dialect_type('ab')",
        expect![[r#"
        t.td:2:45: error: a character literal holds one character
        def T : Type<CPred<[{$_self.is_dialect_type('ab')}]>, "t">;
                                                    ^~~~
    "#]],
    );
    check_predicate(
        "$_self ? 1 : 2",
        expect![[r#"
        t.td:2:29: error: unexpected character '?' in a predicate
        def T : Type<CPred<[{$_self ? 1 : 2}]>, "t">;
                                    ^
    "#]],
    );
    check_predicate(
        "99999999999999999999999999999999999999999999 == 1",
        expect![[r#"
        t.td:2:22: error: this integer is too large
        def T : Type<CPred<[{99999999999999999999999999999999999999999999 == 1}]>, "t">;
                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    check_predicate(
        "llvm::isa<TensorType>($_self)",
        expect![[r#"
            t.td:2:42: error: comparisons cannot be chained
            def T : Type<CPred<[{llvm::isa<TensorType>($_self)}]>, "t">;
                                                     ^
              help: predicates are written in Rust, not C++: such as '$_self.is_tensor()'
        "#]],
    );
}

#[test]
fn deep_predicates_are_refused() {
    check_predicate(
        &format!("{}true{}", "(".repeat(5000), ")".repeat(5000)),
        expect![[r#"
        t.td:2:122: error: this predicate is nested too deeply
    "#]],
    );
}

#[test]
fn arguments() {
    check(
        "def XOp : D_Op<\"x\"> { let arguments = (outs AnyType:$a); }",
        expect![[r#"
        t.td:2:39: error: 'arguments' of operation 'XOp' must be a dag of 'ins'
        def XOp : D_Op<"x"> { let arguments = (outs AnyType:$a); }
                                              ^~~~~~~~~~~~~~~~~
          help: write '(ins ...)'
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let arguments = (ins I64Attr); }",
        expect![[r#"
        t.td:2:39: error: attribute 1 of operation 'XOp' needs a name
        def XOp : D_Op<"x"> { let arguments = (ins I64Attr); }
                                              ^~~~~~~~~~~~~
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let arguments = (ins AnyRegion:$a); }",
        expect![[r#"
        t.td:2:54: error: argument 1 of operation 'XOp' must be a type or attribute constraint, but 'AnyRegion' is neither
        def XOp : D_Op<"x"> { let arguments = (ins AnyRegion:$a); }
                                                             ^~
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let arguments = (ins 3:$a); }",
        expect![[r#"
        t.td:2:46: error: argument 1 of operation 'XOp' is no constraint
        def XOp : D_Op<"x"> { let arguments = (ins 3:$a); }
                                                     ^~
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let results = (outs I64Attr:$a); }",
        expect![[r#"
        t.td:2:51: error: result 1 of operation 'XOp' must be a type constraint, but 'I64Attr' is not
        def XOp : D_Op<"x"> { let results = (outs I64Attr:$a); }
                                                          ^~
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let regions = (region AnyType:$a); }",
        expect![[r#"
        t.td:2:53: error: region 1 of operation 'XOp' must be a region constraint
        def XOp : D_Op<"x"> { let regions = (region AnyType:$a); }
                                                            ^~
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let successors = (successor AnyType:$a); }",
        expect![[r#"
        t.td:2:59: error: successor 1 of operation 'XOp' must be a successor constraint
        def XOp : D_Op<"x"> { let successors = (successor AnyType:$a); }
                                                                  ^~
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let regions = (region VariadicRegion<AnyRegion>:$a, AnyRegion:$b); }",
        expect![[r#"
            t.td:2:71: error: only the last region can be variadic
            def XOp : D_Op<"x"> { let regions = (region VariadicRegion<AnyRegion>:$a, AnyRegion:$b); }
                                                                                  ^~
        "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> {\n  let arguments = (ins AnyType:$a, I64Attr:$b);\n  let results = (outs AnyType:$a);\n}",
        expect![[r#"
            t.td:4:31: error: operation 'XOp' has two elements named 'a'
              let results = (outs AnyType:$a);
                                          ^~
            t.td:3:32: note: the operand with the same name
              let arguments = (ins AnyType:$a, I64Attr:$b);
                                           ^~
        "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let arguments = (ins Variadic<AnyType>:$a, Optional<AnyType>:$b); }",
        expect![[r#"
            t.td:2:39: error: operation 'XOp' has 2 variadic or optional operands, so their lengths are ambiguous
            def XOp : D_Op<"x"> { let arguments = (ins Variadic<AnyType>:$a, Optional<AnyType>:$b); }
                                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
              help: add the trait AttrSizedOperandSegments, or SameVariadicOperandSize where they are equally long
        "#]],
    );
}

#[test]
fn traits() {
    check(
        "def XOp : D_Op<\"x\", [AttrSizedOperandSegments]>;",
        expect![[r#"
        t.td:2:5: error: operation 'XOp' has the trait AttrSizedOperandSegments but no variadic or optional operand
        def XOp : D_Op<"x", [AttrSizedOperandSegments]>;
            ^~~
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\", [NativeOpTrait<\"IsTerminatr\">]>;",
        expect![[r#"
        t.td:2:5: error: operation 'XOp' has the unknown trait 'IsTerminatr'
        def XOp : D_Op<"x", [NativeOpTrait<"IsTerminatr">]>;
            ^~~
          help: did you mean 'IsTerminator'?
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\", [ParamNativeOpTrait<\"Foo\", \"a\">]>;",
        expect![[r#"
        t.td:2:22: error: trait 'Foo' with parameters is not known
        def XOp : D_Op<"x", [ParamNativeOpTrait<"Foo", "a">]>;
                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: the traits with parameters are HasParent and SingleBlockImplicitTerminator
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\", [HasParent<\"YOp\">]>;",
        expect![[r#"
        t.td:2:5: error: a trait of operation 'XOp' names the unknown operation 'YOp'
        def XOp : D_Op<"x", [HasParent<"YOp">]>;
            ^~~
          help: did you mean 'XOp'?
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\", [AllTypesMatch<[\"lhs\", \"rh\"]>]> { let arguments = (ins AnyType:$lhs, AnyType:$rhs); }",
        expect![[r#"
            t.td:2:5: error: a trait of operation 'XOp' names 'rh', which it does not have
            def XOp : D_Op<"x", [AllTypesMatch<["lhs", "rh"]>]> { let arguments = (ins AnyType:$lhs, AnyType:$rhs); }
                ^~~
              help: did you mean 'rhs'?
            t.td:2:22: error: unknown placeholder '$rh'
            def XOp : D_Op<"x", [AllTypesMatch<["lhs", "rh"]>]> { let arguments = (ins AnyType:$lhs, AnyType:$rhs); }
                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
            note: in the predicate '($lhs.ty()) == ($rh.ty())'
              help: did you mean '$rhs'?
        "#]],
    );
    check(
        "def XOp : D_Op<\"x\",\n    [PredOpTrait<\"good\", CPred<\"$lh.ty().is_index()\">>]> { let arguments = (ins AnyType:$lhs); }",
        expect![[r#"
            t.td:3:33: error: unknown placeholder '$lh'
                [PredOpTrait<"good", CPred<"$lh.ty().is_index()">>]> { let arguments = (ins AnyType:$lhs); }
                                            ^~~
            t.td:3:6: note: used here
                [PredOpTrait<"good", CPred<"$lh.ty().is_index()">>]> { let arguments = (ins AnyType:$lhs); }
                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
              help: did you mean '$lhs'?
        "#]],
    );
    check(
        "def XOp : D_Op<\"x\", [TypesMatchWith<\"s\", \"a\", \"r\", \"$_self.elment_type()\">]> {\n  let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); }",
        expect![[r#"
            t.td:2:22: error: a type has no method 'elment_type'
            def XOp : D_Op<"x", [TypesMatchWith<"s", "a", "r", "$_self.elment_type()">]> {
                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            note: in the predicate 'eq($a.ty().elment_type(), $r.ty())'
              help: did you mean 'element_type'?
        "#]],
    );
}

#[test]
fn dialects_and_enums() {
    check(
        "def E : Dialect { let name = \"e\"; } def AOp : Op<D, \"a\">; def BOp : Op<E, \"b\">;",
        expect![[r#"
        t.td:2:63: error: a file defines the operations of one dialect, but 'BOp' belongs to 'E'
        def E : Dialect { let name = "e"; } def AOp : Op<D, "a">; def BOp : Op<E, "b">;
                                                                      ^~~
          help: the operations before it belong to 'D'; move the others to a file of their own
    "#]],
    );
    check(
        "def E : I32EnumAttr<\"E\", \"\", [I32EnumAttrCase<\"a\", 0>, I32EnumAttrCase<\"a\", 1>]>;",
        expect![[r#"
            t.td:2:56: error: enum case 'a' is defined twice
            def E : I32EnumAttr<"E", "", [I32EnumAttrCase<"a", 0>, I32EnumAttrCase<"a", 1>]>;
                                                                   ^~~~~~~~~~~~~~~~~~~~~~~
            t.td:2:31: note: first defined here
            def E : I32EnumAttr<"E", "", [I32EnumAttrCase<"a", 0>, I32EnumAttrCase<"a", 1>]>;
                                          ^~~~~~~~~~~~~~~~~~~~~~~
        "#]],
    );
    check(
        "def E : I32EnumAttr<\"E\", \"\", []>;",
        expect![[r#"
        t.td:2:5: error: enum 'E' has no cases
        def E : I32EnumAttr<"E", "", []>;
            ^
    "#]],
    );
    check(
        "def I : OpInterface<\"I\"> { let methods = [InterfaceMethod<\"\", \"()\", \"f\", (ins)>, InterfaceMethod<\"\", \"()\", \"f\", (ins)>]; }",
        expect![[r#"
            t.td:2:43: error: interface method 'f' is declared twice
            def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "()", "f", (ins)>, InterfaceMethod<"", "()", "f", (ins)>]; }
                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        "#]],
    );
    check(
        "def I : OpInterface<\"I\"> { let methods = [InterfaceMethod<\"\", \"()\", \"f\", (ins 1:$x)>]; }",
        expect![[r#"
            t.td:2:43: error: argument 1 of method 'f' must be a string: its Rust type
            def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "()", "f", (ins 1:$x)>]; }
                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        "#]],
    );
}

#[test]
fn format_text() {
    check_format(
        "$a `,",
        expect![[r#"
        t.td:6:28: error: this literal has no closing `
          let assemblyFormat = "$a `,";
                                   ^
    "#]],
    );
    check_format(
        "$a # attr-dict",
        expect![[r#"
        t.td:6:28: error: unexpected character '#' in an assembly format
          let assemblyFormat = "$a # attr-dict";
                                   ^
          help: a literal is written between backquotes: '`#`'
    "#]],
    );
    check_format(
        "$ attr-dict",
        expect![[r#"
        t.td:6:25: error: expected a name after '$'
          let assemblyFormat = "$ attr-dict";
                                ^
    "#]],
    );
    check_format(
        "`1a` attr-dict",
        expect![[r#"
        t.td:6:25: error: '1a' is no valid literal
          let assemblyFormat = "`1a` attr-dict";
                                ^~~~
          help: a literal of several characters is a keyword, '->' or '...'; split it into several literals
    "#]],
    );
    check_format(
        "`:<` attr-dict",
        expect![[r#"
        t.td:6:25: error: ':<' is no valid literal
          let assemblyFormat = "`:<` attr-dict";
                                ^~~~
          help: a literal of several characters is a keyword, '->' or '...'; split it into several literals
    "#]],
    );
    check_format(
        "`~` attr-dict",
        expect![[r#"
        t.td:6:25: error: '~' is no valid literal
          let assemblyFormat = "`~` attr-dict";
                                ^~~
          help: a literal of one character is a letter or one of '_:,=<>()[]{}?+*|'
    "#]],
    );
    check_format(
        "$aa attr-dict",
        expect![[r#"
        t.td:6:25: error: '$aa' is no argument, result, region or successor of 'd.x'
          let assemblyFormat = "$aa attr-dict";
                                ^~~
          help: did you mean '$a'?
    "#]],
    );
    check_format(
        "$zz attr-dict",
        expect![[r#"
        t.td:6:25: error: '$zz' is no argument, result, region or successor of 'd.x'
          let assemblyFormat = "$zz attr-dict";
                                ^~~
          help: the operation has '$a', '$b', '$r', '$n', '$flag', '$any', '$body'
    "#]],
    );
    check_format(
        "$r attr-dict",
        expect![[r#"
        t.td:6:25: error: result 'r' can only be used inside 'type' and 'custom'
          let assemblyFormat = "$r attr-dict";
                                ^~
          help: write 'type($r)'
    "#]],
    );
    check_format(
        "atr-dict",
        expect![[r#"
        t.td:6:25: error: unknown directive 'atr-dict'
          let assemblyFormat = "atr-dict";
                                ^~~~~~~~
          help: did you mean 'attr-dict'?
    "#]],
    );
    check_format(
        "to attr-dict",
        expect![[r#"
        t.td:6:25: error: unknown directive 'to'
          let assemblyFormat = "to attr-dict";
                                ^~
          help: a keyword of the operation's text is written '`to`'
    "#]],
    );
    check_format(
        "results attr-dict",
        expect![[r#"
        t.td:6:25: error: 'results' can only be used inside 'type' and 'functional-type'
          let assemblyFormat = "results attr-dict";
                                ^~~~~~~
    "#]],
    );
    check_format(
        "ref($a) attr-dict",
        expect![[r#"
        t.td:6:25: error: 'ref' can only be used inside 'custom'
          let assemblyFormat = "ref($a) attr-dict";
                                ^~~
    "#]],
    );
    check_format(
        "type $a",
        expect![[r#"
        t.td:6:30: error: expected '(' after 'type', found '$a'
          let assemblyFormat = "type $a";
                                     ^~
    "#]],
    );
    check_format(
        "type($n)",
        expect![[r#"
        t.td:6:30: error: 'type' takes an operand or result, but 'n' is neither
          let assemblyFormat = "type($n)";
                                     ^~
    "#]],
    );
    check_format(
        "type(`x`)",
        expect![[r#"
        t.td:6:30: error: 'type' takes a variable, 'operands' or 'results', found '`x`'
          let assemblyFormat = "type(`x`)";
                                     ^~~
    "#]],
    );
    check_format(
        "functional-type($a)",
        expect![[r#"
        t.td:6:43: error: expected ',' between the arguments of 'functional-type', found ')'
          let assemblyFormat = "functional-type($a)";
                                                  ^
    "#]],
    );
    check_format(
        "qualified($a)",
        expect![[r#"
        t.td:6:35: error: 'qualified' takes an attribute or a 'type' directive
          let assemblyFormat = "qualified($a)";
                                          ^~
    "#]],
    );
    check_format(
        "custom($a)",
        expect![[r#"
        t.td:6:31: error: expected '<' after 'custom', found '('
          let assemblyFormat = "custom($a)";
                                      ^
    "#]],
    );
    check_format(
        "custom<Foo>($r)",
        expect![[r#"
        t.td:6:37: error: result 'r' can only be used inside 'type'
          let assemblyFormat = "custom<Foo>($r)";
                                            ^~
          help: write 'type($r)'
    "#]],
    );
    check_format(
        "custom<Foo>($a $b)",
        expect![[r#"
        t.td:6:40: error: expected ',' between the arguments of 'custom', found '$b'
          let assemblyFormat = "custom<Foo>($a $b)";
                                               ^~
    "#]],
    );
    check_format(
        "custom<Foo>(`x`)",
        expect![[r#"
        t.td:6:37: error: 'custom' takes variables, 'type', 'ref', 'attr-dict' and strings, found '`x`'
          let assemblyFormat = "custom<Foo>(`x`)";
                                            ^~~
    "#]],
    );
    check_format(
        "oilist($a)",
        expect![[r#"
        t.td:6:32: error: a clause of an 'oilist' starts with a literal
          let assemblyFormat = "oilist($a)";
                                       ^~
    "#]],
    );
    check_format(
        "oilist(`x` $a",
        expect![[r#"
        t.td:6:38: error: expected ')' to close the 'oilist', found the end of the format
          let assemblyFormat = "oilist(`x` $a";
                                             ^
    "#]],
    );
}

#[test]
fn format_groups() {
    check_format(
        "($b",
        expect![[r#"
        t.td:6:25: error: this group is never closed
          let assemblyFormat = "($b";
                                ^
    "#]],
    );
    check_format(
        "($b^)",
        expect![[r#"
        t.td:6:30: error: expected '?' after an optional group, found the end of the format
          let assemblyFormat = "($b^)";
                                     ^
    "#]],
    );
    check_format(
        "($b)?",
        expect![[r#"
        t.td:6:25: error: this optional group has no anchor
          let assemblyFormat = "($b)?";
                                ^~~~~
          help: mark the element that decides on printing the group: '$name^'
    "#]],
    );
    check_format(
        "($b^ $flag^)?",
        expect![[r#"
        t.td:6:35: error: only one element can be the anchor of an optional group
          let assemblyFormat = "($b^ $flag^)?";
                                          ^
    "#]],
    );
    check_format(
        "($a^)?",
        expect![[r#"
        t.td:6:26: error: operand 'a' cannot anchor an optional group: it is never absent
          let assemblyFormat = "($a^)?";
                                 ^~
    "#]],
    );
    check_format(
        "($n^)?",
        expect![[r#"
        t.td:6:26: error: attribute 'n' cannot anchor an optional group: it is never absent
          let assemblyFormat = "($n^)?";
                                 ^~
    "#]],
    );
    check_format(
        "(`x`^)?",
        expect![[r#"
        t.td:6:26: error: this element cannot anchor an optional group; an optional attribute, a variadic or optional operand or type, a region, a successor or a custom directive can
          let assemblyFormat = "(`x`^)?";
                                 ^~~
    "#]],
    );
    check_format(
        "($a $b^)?",
        expect![[r#"
        t.td:6:26: error: the first element of an optional group must be a literal, or something that can be absent
          let assemblyFormat = "($a $b^)?";
                                 ^~
          help: only then can the parser tell whether the group is there
    "#]],
    );
    check_format(
        "(type($a)^)?",
        expect![[r#"
        t.td:6:26: error: this type cannot anchor an optional group: it is never absent
          let assemblyFormat = "(type($a)^)?";
                                 ^~~~~~~~
    "#]],
    );
    check_format(
        "(`x` attr-dict $b^)?",
        expect![[r#"
        t.td:6:30: error: 'attr-dict' can only be used at the top level of a format
          let assemblyFormat = "(`x` attr-dict $b^)?";
                                     ^~~~~~~~~
    "#]],
    );
    check_format(
        "($b^) : `x`?",
        expect![[r#"
        t.td:6:33: error: expected '(' to start the else part of an optional group, found '`x`'
          let assemblyFormat = "($b^) : `x`?";
                                        ^~~
    "#]],
    );
    check_format(
        &format!("{}$b^{}", "(".repeat(60), ")?".repeat(60)),
        expect![[r#"
        t.td:6:57: error: optional groups are nested too deeply
          let assemblyFormat = "(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((($b^)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?";
                                                                ^
    "#]],
    );
}

#[test]
fn format_rules() {
    let tail = "type($a) type($b) type($r) $n $body";
    check_format(
        &format!("$a $b $n {tail} attr-dict"),
        expect![[r#"
        t.td:6:61: error: attribute 'n' is already written
          let assemblyFormat = "$a $b $n type($a) type($b) type($r) $n $body attr-dict";
                                                                    ^~
    "#]],
    );
    check_format(
        &format!("$a $a $b {tail} attr-dict"),
        expect![[r#"
        t.td:6:28: error: operand 'a' is already written
          let assemblyFormat = "$a $a $b type($a) type($b) type($r) $n $body attr-dict";
                                   ^~
    "#]],
    );
    check_format(
        &format!("$a $b {tail} attr-dict attr-dict"),
        expect![[r#"
        t.td:6:77: error: 'attr-dict' can be used only once
          let assemblyFormat = "$a $b type($a) type($b) type($r) $n $body attr-dict attr-dict";
                                                                                    ^~~~~~~~~
    "#]],
    );
    check_format(
        &format!("$a $b {tail} type($a) attr-dict"),
        expect![[r#"
        t.td:6:67: error: the type of operand 'a' is already written
          let assemblyFormat = "$a $b type($a) type($b) type($r) $n $body type($a) attr-dict";
                                                                          ^~~~~~~~
    "#]],
    );
    check_format(
        &format!("$a $b {tail}"),
        expect![[r#"
        t.td:6:66: error: the format has no 'attr-dict'
          let assemblyFormat = "$a $b type($a) type($b) type($r) $n $body";
                                                                         ^
          help: without it the attributes that the format does not name could not be written
    "#]],
    );
    check_format(
        "$a $n attr-dict",
        expect![[r#"
        t.td:6:40: error: the format does not write operand 'b'
          let assemblyFormat = "$a $n attr-dict";
                                               ^
          help: add '$b'
        t.td:6:40: error: the format does not write region 'body'
          let assemblyFormat = "$a $n attr-dict";
                                               ^
          help: add '$body'
        t.td:6:40: error: the type of operand 'a' is neither written nor known otherwise
          let assemblyFormat = "$a $n attr-dict";
                                               ^
          help: add 'type($a)', or a trait that says what the type is
        t.td:6:40: error: the type of operand 'b' is neither written nor known otherwise
          let assemblyFormat = "$a $n attr-dict";
                                               ^
          help: add 'type($b)', or a trait that says what the type is
        t.td:6:40: error: the type of result 'r' is neither written nor known otherwise
          let assemblyFormat = "$a $n attr-dict";
                                               ^
          help: add 'type($r)', or a trait that says what the type is
    "#]],
    );
    check_format(
        "$a $b $n type($a) type($b) type($r) attr-dict $body",
        expect![[r#"
        t.td:6:71: error: a region directly after 'attr-dict' is ambiguous: both start with '{'
          let assemblyFormat = "$a $b $n type($a) type($b) type($r) attr-dict $body";
                                                                              ^~~~~
          help: put a literal between them, or use 'attr-dict-with-keyword'
    "#]],
    );
    check_format(
        "$any `:` $a $b $n type(operands) type($r) $body attr-dict",
        expect![[r#"
        t.td:6:30: error: ':' directly after attribute 'any' is ambiguous: it could start the attribute's type
          let assemblyFormat = "$any `:` $a $b $n type(operands) type($r) $body attr-dict";
                                     ^~~
    "#]],
    );
    check_format(
        "operands $n type(operands) type($r) $body custom<X>(ref($flag)) attr-dict",
        expect![[r#"
        t.td:6:67: error: 'ref' names the attribute 'flag', which is not written before
          let assemblyFormat = "operands $n type(operands) type($r) $body custom<X>(ref($flag)) attr-dict";
                                                                          ^~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
}

#[test]
fn variadic_results_must_be_written() {
    check(
        "def XOp : D_Op<\"x\"> { let results = (outs Variadic<Index>:$r); let assemblyFormat = \"attr-dict\"; }",
        expect![[r#"
            t.td:2:95: error: the number of values of result 'r' is not known: the format must write its types
            def XOp : D_Op<"x"> { let results = (outs Variadic<Index>:$r); let assemblyFormat = "attr-dict"; }
                                                                                                          ^
              help: add 'type($r)'
        "#]],
    );
}
