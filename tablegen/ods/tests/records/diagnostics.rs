//! Every possible mistake in records, with the message and its place; for mistakes in assembly formats see
//! `format_diagnostics`.

use expect_test::{Expect, expect};

/// The diagnostics about records after the usual includes; the line numbers are those in `td` plus one.
pub(crate) fn check(td: &str, expected: Expect) {
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

/// The diagnostics about an assembly format of an operation with two operands, an attribute, a result and a region.
pub(crate) fn check_format(format: &str, expected: Expect) {
    let td = format!(
        "def XOp : D_Op<\"x\"> {{\n  let arguments = (ins AnyType:$a, Variadic<AnyType>:$b, I64Attr:$n, UnitAttr:$flag, OptionalAttr<AnyAttr>:$any);\n  \
         let results = (outs AnyType:$r);\n  let regions = (region AnyRegion:$body);\n  let assemblyFormat = \"{format}\";\n}}"
    );
    check(&td, expected);
}

/// A predicate on a type.
pub(crate) fn check_predicate(predicate: &str, expected: Expect) {
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
          help: a function of your own is called by its path, such as 'crate::mine::is_good($_self)'
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
        t.td:2:38: error: expected '(' after the method 'is_tensor', found the end of the expression
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
        t.td:2:41: error: expected an operator or the end of the expression, found 'or'
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
            t.td:2:22: error: '?' takes a condition, found a type
            def T : Type<CPred<[{$_self ? 1 : 2}]>, "t">;
                                 ^~~~~~
            t.td:2:5: note: used here
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
    check_predicate("llvm::isa<TensorType>($_self)", expect![""]);
}

#[test]
fn deep_predicates_are_refused() {
    check_predicate(
        &format!("{}true{}", "(".repeat(5000), ")".repeat(5000)),
        expect![[r#"
            t.td:2:122: error: this expression is nested too deeply
            ...((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((...
                                                                           ^
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
            t.td:2:54: error: argument 1 of operation 'XOp' must be a type, attribute or property constraint, but 'AnyRegion' is not one
            def XOp : D_Op<"x"> { let arguments = (ins AnyRegion:$a); }
                                                                 ^~
        "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let arguments = (ins 3:$a); }",
        expect![[r#"
        t.td:2:46: error: argument 1 of operation 'XOp' is not a constraint
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
                                          ^~ this result
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
            t.td:2:36: error: operation 'XOp' has the unknown trait 'IsTerminatr'
            def XOp : D_Op<"x", [NativeOpTrait<"IsTerminatr">]>;
                                               ^~~~~~~~~~~~~
              help: did you mean 'IsTerminator'?
        "#]],
    );
    check(
        "def XOp : D_Op<\"x\", [ParamNativeOpTrait<\"Foo\", \"a\">]>;",
        expect![[r#"
            t.td:2:5: error: operation 'XOp' has the unknown trait 'Foo'
            def XOp : D_Op<"x", [ParamNativeOpTrait<"Foo", "a">]>;
                ^~~
              help: a trait of your own needs 'let cppNamespace' with the namespace of its dialect, or the Rust path of its module, such as 'crate::mine'; its type there implements 'mlir::OpTrait'
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
            note: in the expression 'eq($a.ty().elment_type(), $r.ty())'
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
fn large_predicates_are_refused() {
    check_predicate(
        &vec!["true"; 300].join("&&"),
        expect![[r#"
            t.td:2:1226: error: this expression has too many operators
            ...&&true&&true&&true&&true&&true&&true&&true&&true&&true&&true&&true&&true&&true&&true&&true&&true&&true&&true&&true&&true...
                                                                           ^~
              help: split it: And<[...]> and Or<[...]> take any number of predicates
        "#]],
    );
    let doubled: String = (1..40)
        .map(|i| {
            format!("def P{i} : And<[Neg<P{}>, Or<[P{}, CPred<\"$_self.rank() == {i}\">]>]>;\n", i - 1, i - 1)
        })
        .collect();
    check(
        &format!(
            "def P0 : CPred<\"$_self.is_tensor()\">;\n{doubled}def XOp : D_Op<\"x\"> {{ let arguments = (ins Type<P39>:$a); }}"
        ),
        expect![[r#"
            t.td:14:5: error: this predicate is too large
            def P12 : And<[Neg<P11>, Or<[P11, CPred<"$_self.rank() == 12">]>]>;
                ^~~
        "#]],
    );
}

#[test]
fn a_thousand_alternatives_are_fine() {
    let all: Vec<String> = (0..1000).map(|i| format!("CPred<\"$_self.rank() == {i}\">")).collect();
    check(
        &format!(
            "def XOp : D_Op<\"x\"> {{ let arguments = (ins Type<Or<[{}]>, \"t\">:$a); }}",
            all.join(", ")
        ),
        expect![[""]],
    );
}

#[test]
fn interfaces() {
    check(
        r#"include "mlir/IR/BuiltinTypeInterfaces.td"
           def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "i64", "cost">]; }
           def T : TypeInterface<"T"> { let extraClassOf = [{ return true; }]; }
           def XOp : D_Op<"x", [DeclareOpInterfaceMethods<I, ["csot"]>]>;
           def ShapedT : TypeDef<D, "Shaped", [ShapedTypeInterface]> { let mnemonic = "shaped"; }
           def OpT : TypeDef<D, "Op", [I]> { let mnemonic = "op"; }
           def YOp : D_Op<"y", [T]>;
           def J : OpInterface<"J"> { let methods = [InterfaceMethod<"", "i64", "m", (ins "i64":$op)>]; }"#,
        expect![[r#"
            t.td:9:54: error: method 'm' has two arguments named 'op'
                       def J : OpInterface<"J"> { let methods = [InterfaceMethod<"", "i64", "m", (ins "i64":$op)>]; }
                                                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            t.td:4:60: error: 'extraClassOf' has no meaning here: whatever lists an interface implements it
                       def T : TypeInterface<"T"> { let extraClassOf = [{ return true; }]; }
                                                                       ^~~~~~~~~~~~~~~~~~
            t.td:5:33: error: interface 'I' has no method 'csot'
                       def XOp : D_Op<"x", [DeclareOpInterfaceMethods<I, ["csot"]>]>;
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
              help: did you mean 'cost'?
            t.td:8:33: error: 'T' is not a trait that an operation can have
                       def YOp : D_Op<"y", [T]>;
                                            ^
            t.td:4:16: note: defined here
                       def T : TypeInterface<"T"> { let extraClassOf = [{ return true; }]; }
                           ^
            t.td:6:16: error: 'ShapedType' is an interface that only builtin types and attributes have
                       def ShapedT : TypeDef<D, "Shaped", [ShapedTypeInterface]> { let mnemonic = "shaped"; }
                           ^~~~~~~
            t.td:7:16: error: 'I' is not an interface that a type can implement
                       def OpT : TypeDef<D, "Op", [I]> { let mnemonic = "op"; }
                           ^~~
            t.td:3:16: note: defined here
                       def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "i64", "cost">]; }
                           ^
        "#]],
    );
}

#[test]
fn dialects() {
    check(
        r#"def E : Dialect {
             let name = "e";
             let discardableAttrs = (ins "::mlir::IntegerAttr":$limit, "IntegerAttr":$limit, "int":$n, "UnitAttr");
             let hasOperationInterfaceFallback = 1;
             let isExtensible = 1;
             let usePropertiesForAttributes = 0;
             let hasNonDefaultDestructor = 1;
           }
           def XOp : Op<E, "x">;"#,
        expect![[r#"
            t.td:5:50: error: 'hasOperationInterfaceFallback = 1' is not supported: interfaces are in the tables of operations
                         let hasOperationInterfaceFallback = 1;
                                                             ^
            t.td:6:33: error: 'isExtensible = 1' is not supported: operations are tables that are known when the program is built
                         let isExtensible = 1;
                                            ^
            t.td:7:47: error: 'usePropertiesForAttributes = 0' is not supported: inherent attributes are always properties
                         let usePropertiesForAttributes = 0;
                                                          ^
            t.td:8:44: warning: 'hasNonDefaultDestructor' has no effect: a dialect's table owns nothing
                         let hasNonDefaultDestructor = 1;
                                                       ^
            t.td:4:72: error: discardable attribute 'limit' is listed twice
                         let discardableAttrs = (ins "::mlir::IntegerAttr":$limit, "IntegerAttr":$limit, "int":$n, "UnitAttr");
                                                                                   ^~~~~~~~~~~~~~~~~~~~
            t.td:4:94: error: discardable attribute 'n' must be the class of a builtin attribute
                         let discardableAttrs = (ins "::mlir::IntegerAttr":$limit, "IntegerAttr":$limit, "int":$n, "UnitAttr");
                                                                                                         ^~~~~~~~
              help: for example "::mlir::IntegerAttr"
            t.td:4:104: error: every discardable attribute must have a name
                         let discardableAttrs = (ins "::mlir::IntegerAttr":$limit, "IntegerAttr":$limit, "int":$n, "UnitAttr");
                                                                                                                   ^~~~~~~~~~
        "#]],
    );
}

#[test]
fn rust_in_records() {
    check(
        r#"def I : OpInterface<"I"> {
             let methods = [InterfaceMethod<"", "i64", "">, InterfaceMethod<"", "Vec<i64", "a", (ins "&[u8":$x)>,
                            InterfaceMethod<"", "i64", "b", (ins), "", [{ f(1] }]>];
           }
           def None : D_Op<"none">;
           def D_TwiceOp : D_Op<"twice">;
           def Other_TwiceOp : D_Op<"again">;
           def XOp : D_Op<"x"> {
             let builders = [OpBuilder<(ins CArg<"i64", "`">:$n), [{ let s = "; }]>];
             let extraClassDeclaration = [{ fn f() { ) } }];
             let extraClassDefinition = [{ /* }];
           }"#,
        expect![[r#"
            t.td:3:56: error: '' cannot be the name of a method
                         let methods = [InterfaceMethod<"", "i64", "">, InterfaceMethod<"", "Vec<i64", "a", (ins "&[u8":$x)>,
                                                                   ^~
            t.td:3:61: error: the type of argument 'x' of method 'a' is not a type: '[' is not closed
                         let methods = [InterfaceMethod<"", "i64", "">, InterfaceMethod<"", "Vec<i64", "a", (ins "&[u8":$x)>,
                                                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            t.td:3:81: error: the result of method 'a' is not a type: '<' is not closed
                         let methods = [InterfaceMethod<"", "i64", "">, InterfaceMethod<"", "Vec<i64", "a", (ins "&[u8":$x)>,
                                                                                            ^~~~~~~~~
            t.td:4:78: error: 'defaultBody' is not Rust: ']' cannot close '('
                                        InterfaceMethod<"", "i64", "b", (ins), "", [{ f(1] }]>];
                                                                                         ^
            t.td:6:16: error: 'None' cannot be the name of a Rust struct here: it would hide Rust's own
                       def None : D_Op<"none">;
                           ^~~~
            t.td:10:78: error: 'body' is not Rust: '"' is not closed
                         let builders = [OpBuilder<(ins CArg<"i64", "`">:$n), [{ let s = "; }]>];
                                                                                         ^
            t.td:10:58: error: unexpected character '`'
                         let builders = [OpBuilder<(ins CArg<"i64", "`">:$n), [{ let s = "; }]>];
                                                                     ^
            t.td:11:54: error: 'extraClassDeclaration' of 'XOp' is not Rust: ')' cannot close '{'
                         let extraClassDeclaration = [{ fn f() { ) } }];
                                                                 ^
            t.td:12:44: error: 'extraClassDefinition' of 'XOp' is not Rust: '/*' is not closed
                         let extraClassDefinition = [{ /* }];
                                                       ^~
            t.td:8:16: error: 'TwiceOp' is the Rust struct of two records
                       def Other_TwiceOp : D_Op<"again">;
                           ^~~~~~~~~~~~~
            t.td:7:16: note: the other one
                       def D_TwiceOp : D_Op<"twice">;
                           ^~~~~~~~~
              help: the struct of 'Dialect_Name' is 'Name': rename one of them
        "#]],
    );
}

#[test]
fn defaults_of_enumerations() {
    check(
        r#"include "mlir/IR/Properties.td"
           def Up : I32EnumAttrCase<"Up", 1>;
           def Way : I32EnumAttr<"Way", "a way", [Up]>;
           def XOp : D_Op<"x"> {
             let arguments = (ins DefaultValuedAttr<Way, "Way::Upp">:$a, DefaultValuedAttr<Way, "Other::Up">:$b,
                                  DefaultValuedAttr<Way, "1">:$c, DefaultValuedAttr<Way, "::d::Way::Up">:$ok,
                                  DefaultValuedProp<EnumProp<Way>, "Way::Down">:$p);
           }"#,
        expect![[r#"
            t.td:6:59: error: 'Way::Upp' is not a case of 'Way'
                         let arguments = (ins DefaultValuedAttr<Way, "Way::Upp">:$a, DefaultValuedAttr<Way, "Other::Up">:$b,
                                                                      ^~~~~~~~
              help: write a case as 'Way::Up'
            t.td:6:98: error: 'Other::Up' is not a case of 'Way'
                         let arguments = (ins DefaultValuedAttr<Way, "Way::Upp">:$a, DefaultValuedAttr<Way, "Other::Up">:$b,
                                                                                                             ^~~~~~~~~
              help: write a case as 'Way::Up'
            t.td:7:59: error: this is not a case of 'Way'
                                              DefaultValuedAttr<Way, "1">:$c, DefaultValuedAttr<Way, "::d::Way::Up">:$ok,
                                                                      ^
              help: write a case as 'Way::Up'
            t.td:8:69: error: 'Way::Down' is not a case of 'Way'
                                              DefaultValuedProp<EnumProp<Way>, "Way::Down">:$p);
                                                                                ^~~~~~~~~
              help: write a case as 'Way::Up'
        "#]],
    );
}

#[test]
fn names_that_collide() {
    check(
        r#"def AOp : D_Op<"a">;
           def BOp : D_Op<"a">;
           def COp : D_Op<""> { let arguments = (ins AnyType:$X, AnyType:$x); }
           def EOp : D_Op<"a b"> { let arguments = (ins I32Attr:$n, AnyType:$n_attr); }
           def FOp : D_Op<"f"> { let arguments = (ins AnyType:$r_type); let results = (outs AnyType:$r); }"#,
        expect![[r#"
            t.td:3:16: error: operation 'd.a' is defined twice
                       def BOp : D_Op<"a">;
                           ^~~
            t.td:2:5: note: the other one
            def AOp : D_Op<"a">;
                ^~~
            t.td:4:16: error: 'd.' cannot be the name of an operation
                       def COp : D_Op<""> { let arguments = (ins AnyType:$X, AnyType:$x); }
                           ^~~
              help: names are letters, digits, '_', '$' and '.'
            t.td:4:74: error: 'X' and 'x' are both 'x' in Rust
                       def COp : D_Op<""> { let arguments = (ins AnyType:$X, AnyType:$x); }
                                                                                     ^~
            t.td:4:62: note: the other one
                       def COp : D_Op<""> { let arguments = (ins AnyType:$X, AnyType:$x); }
                                                                         ^~
            t.td:5:65: error: 'n_attr' and 'n' are both 'n_attr' in Rust
                       def EOp : D_Op<"a b"> { let arguments = (ins I32Attr:$n, AnyType:$n_attr); }
                                                                            ^~
            t.td:5:77: note: the other one
                       def EOp : D_Op<"a b"> { let arguments = (ins I32Attr:$n, AnyType:$n_attr); }
                                                                                        ^~~~~~~
            t.td:6:101: error: 'r_type' and 'r' are both 'r_type' in Rust
                       def FOp : D_Op<"f"> { let arguments = (ins AnyType:$r_type); let results = (outs AnyType:$r); }
                                                                                                                ^~
            t.td:6:63: note: the other one
                       def FOp : D_Op<"f"> { let arguments = (ins AnyType:$r_type); let results = (outs AnyType:$r); }
                                                                          ^~~~~~~
        "#]],
    );
    check(
        "def E : Dialect { let name = \"e.f\"; }\ndef XOp : Op<E, \"x\">;",
        expect![[r#"
        t.td:2:30: error: 'e.f' cannot be the name of a dialect
        def E : Dialect { let name = "e.f"; }
                                     ^~~~~
          help: names are letters, digits, '_' and '$', and begin with a letter
    "#]],
    );
}

#[test]
fn conversions_of_derived_attributes() {
    check(
        r#"def XOp : D_Op<"x"> {
             DerivedAttr rank = DerivedAttr<"i64", [{ 1 }], [{ $_builder }]>;
           }"#,
        expect![[r#"
            t.td:3:64: error: expected an attribute, found a builder
                         DerivedAttr rank = DerivedAttr<"i64", [{ 1 }], [{ $_builder }]>;
                                                                           ^~~~~~~~~
        "#]],
    );
}

#[test]
fn values_that_are_no_lists_and_no_names() {
    check_predicate(
        "Self == $_self.element_type()",
        expect![[r#"
        t.td:2:22: error: 'Self' is not the name of a value
        def T : Type<CPred<[{Self == $_self.element_type()}]>, "t">;
                             ^~~~
        t.td:2:5: note: used here
        def T : Type<CPred<[{Self == $_self.element_type()}]>, "t">;
            ^
    "#]],
    );
    check(
        "def XOp : D_Op<\"x\"> { let arguments = (ins DefaultValuedAttr<DenseI32ArrayAttr, \"2\">:$a); }",
        expect![[r#"
            t.td:2:82: error: expected a list of integers, found an integer
            def XOp : D_Op<"x"> { let arguments = (ins DefaultValuedAttr<DenseI32ArrayAttr, "2">:$a); }
                                                                                             ^
        "#]],
    );
}
