//! Declarative rewrites: the generated Rust, and the diagnostics about mistakes.

use expect_test::{Expect, expect};

use crate::diagnostics::check;
use crate::generated_operations::generate;

#[test]
fn generated() {
    let td = r#"include "mlir/IR/PatternBase.td"
        def ReshapeOp : D_Op<"reshape", [Pure]> {
          let arguments = (ins AnyTensor:$input);
          let results = (outs AnyTensor:$output);
        }
        def ConstantOp : D_Op<"constant", [AllTypesMatch<["value", "output"]>]> {
          let arguments = (ins ElementsAttr:$value);
          let results = (outs AnyTensor:$output);
        }
        def ReshapeReshape : Pat<(ReshapeOp (ReshapeOp $arg)), (ReshapeOp $arg)>;
        def ReshapeAttr : NativeCodeCall<"crate::reshape($0, $1.ty())">;
        def FoldConstantReshape : Pat<(ReshapeOp:$res (ConstantOp $arg)), (ConstantOp (ReshapeAttr $arg, $res))>;
        def TypesAreIdentical : Constraint<CPred<"$0.ty() == $1.ty()">>;
        def RedundantReshape : Pat<(ReshapeOp:$res $arg), (replaceWithValue $arg), [(TypesAreIdentical $res, $arg)]>;"#;
    let text = generate(td);
    let patterns = &text[text.find("/// Declarative").expect("patterns are generated")..];
    expect![[r#"
        /// Declarative rewrite of `d.reshape`.
        #[allow(dead_code, unreachable_pub)]
        pub struct ReshapeReshape;

        impl mlir::rewrite::RewritePattern for ReshapeReshape {
            fn match_and_rewrite(
                &self, root: mlir::Op, rw: &mut mlir::rewrite::PatternRewriter<'_>,
            ) -> Result<(), mlir::rewrite::NoMatch> {
                use mlir::OpView as _;
                let op0 = rw.view::<ReshapeOp<'_>>(root)?;
                let op1 = rw.defining::<ReshapeOp<'_>>(op0.input())?;
                let arg = op1.input();
                let loc = rw.cx().fused_loc(&[op0.op_ref().loc(), op1.op_ref().loc()], None);
                let types: Vec<mlir::Type> = op0.op_ref().result_types().collect();
                let mut state2 = mlir::OpState::of(rw.cx(), <ReshapeOp<'_> as mlir::OpType>::DEF, loc);
                state2.operands.push(arg);
                state2.result_types.extend_from_slice(&types);
                let reshape_op_3 = rw.create(state2);
                let values = [rw.body().result(reshape_op_3, 0)];
                rw.replace_op(root, &values);
                Ok(())
            }

            fn root(&self) -> Option<&'static str> { Some("d.reshape") }

            fn benefit(&self) -> u16 { 2 }
        }

        /// Declarative rewrite of `d.reshape`.
        #[allow(dead_code, unreachable_pub)]
        pub struct FoldConstantReshape;

        impl mlir::rewrite::RewritePattern for FoldConstantReshape {
            fn match_and_rewrite(
                &self, root: mlir::Op, rw: &mut mlir::rewrite::PatternRewriter<'_>,
            ) -> Result<(), mlir::rewrite::NoMatch> {
                use mlir::OpView as _;
                use mlir::rewrite::NoMatch;
                let cx = rw.cx();
                let op = rw.op(root);
                let op0 = rw.view::<ReshapeOp<'_>>(root)?;
                let res = op0.op_ref().result(0);
                let op1 = rw.defining::<ConstantOp<'_>>(op0.input())?;
                let arg = op1.op_ref().inherent(0).ok_or(NoMatch)?.id();
                let loc = rw.cx().fused_loc(&[op0.op_ref().loc(), op1.op_ref().loc()], None);
                let native2: Option<mlir::Attr> = Option::from(crate::reshape(cx.attr_ref(arg), op.ty(res)));
                let native2 = native2.ok_or(NoMatch)?;
                let mut state3 = mlir::OpState::of(rw.cx(), <ConstantOp<'_> as mlir::OpType>::DEF, loc);
                state3.inherent[0] = Some(native2);
                rw.infer_result_types(&mut state3).map_err(|_| NoMatch)?;
                let constant_op_4 = rw.create(state3);
                let values = [rw.body().result(constant_op_4, 0)];
                rw.replace_op(root, &values);
                Ok(())
            }

            fn root(&self) -> Option<&'static str> { Some("d.reshape") }

            fn benefit(&self) -> u16 { 2 }
        }

        /// Declarative rewrite of `d.reshape`.
        #[allow(dead_code, unreachable_pub)]
        pub struct RedundantReshape;

        impl mlir::rewrite::RewritePattern for RedundantReshape {
            fn match_and_rewrite(
                &self, root: mlir::Op, rw: &mut mlir::rewrite::PatternRewriter<'_>,
            ) -> Result<(), mlir::rewrite::NoMatch> {
                use mlir::OpView as _;
                use mlir::rewrite::NoMatch;
                let op = rw.op(root);
                let op0 = rw.view::<ReshapeOp<'_>>(root)?;
                let res = op0.op_ref().result(0);
                let arg = op0.input();
                let holds = op.ty(res) == op.ty(arg);
                if !holds {
                    return Err(NoMatch);
                }
                let values = [arg];
                rw.replace_op(root, &values);
                Ok(())
            }

            fn root(&self) -> Option<&'static str> { Some("d.reshape") }

            fn benefit(&self) -> u16 { 1 }
        }

        /// Adds every pattern of this file.
        #[allow(dead_code, unreachable_pub)]
        pub fn populate_with_generated(patterns: &mut mlir::rewrite::PatternSet) {
            patterns.add_pattern(ReshapeReshape);
            patterns.add_pattern(FoldConstantReshape);
            patterns.add_pattern(RedundantReshape);
        }

        static TENSOR_OF_ANY_TYPE_VALUES: mlir::opdef::TypeConstraint = mlir::opdef::TypeConstraint {
            summary: "tensor of any type values",
            accepts: &|this| this.is_tensor(),
            class: Some(&mlir::opdef::TypeClass::TENSOR),
        };

        static CONSTANT_VECTOR_TENSOR_ATTRIBUTE: mlir::opdef::AttrConstraint = mlir::opdef::AttrConstraint {
            summary: "constant vector/tensor attribute",
            accepts: &|this| this.is_elements(),
        };
    "#]]
    .assert_eq(patterns);
}

#[test]
fn of_several_parts() {
    let td = r#"include "mlir/IR/PatternBase.td"
        def AddOp : D_Op<"add", [SameOperandsAndResultType]> {
          let arguments = (ins AnyFloat:$lhs, AnyFloat:$rhs, OptionalAttr<I64Attr>:$n);
          let results = (outs AnyFloat:$result);
        }
        def CallOp : D_Op<"call"> {
          let arguments = (ins Variadic<AnyType>:$args, I64Attr:$n);
          let results = (outs AnyType:$a, AnyType:$b);
        }
        def : Pat<(AddOp F32:$x, $x, I64Attr:$n), (AddOp (AddOp $x, $x, $n), $x, IsNullAttr), [], [], (addBenefit 3)>;
        def : Pat<(CallOp $args, ConstantAttr<I64Attr, "1">:$n), (CallOp $args, ConstantAttr<I64Attr, "2">)>;"#;
    let text = generate(td);
    let patterns = &text[text.find("/// Declarative").expect("patterns are generated")..];
    expect![[r#"
        /// Declarative rewrite of `d.add`.
        #[allow(dead_code, unreachable_pub)]
        pub struct Pattern1;

        impl mlir::rewrite::RewritePattern for Pattern1 {
            fn match_and_rewrite(
                &self, root: mlir::Op, rw: &mut mlir::rewrite::PatternRewriter<'_>,
            ) -> Result<(), mlir::rewrite::NoMatch> {
                use mlir::OpView as _;
                use mlir::rewrite::NoMatch;
                let op = rw.op(root);
                let op0 = rw.view::<AddOp<'_>>(root)?;
                let x = op0.lhs();
                if !(IS_32_BIT_FLOAT.accepts)(op.ty(op0.lhs())) {
                    return Err(NoMatch);
                }
                if x != op0.rhs() {
                    return Err(NoMatch);
                }
                if !(IS_64_BIT_SIGNLESS_INTEGER_ATTRIBUTE.accepts)(op0.op_ref().inherent(0).ok_or(NoMatch)?) {
                    return Err(NoMatch);
                }
                let n = op0.op_ref().inherent(0).ok_or(NoMatch)?.id();
                let loc = op0.op_ref().loc();
                let mut state1 = mlir::OpState::of(rw.cx(), <AddOp<'_> as mlir::OpType>::DEF, loc);
                state1.operands.push(x);
                state1.operands.push(x);
                state1.inherent[0] = Some(n);
                rw.infer_result_types(&mut state1).map_err(|_| NoMatch)?;
                let add_op_2 = rw.create(state1);
                let mut state3 = mlir::OpState::of(rw.cx(), <AddOp<'_> as mlir::OpType>::DEF, loc);
                state3.operands.push(rw.body().result(add_op_2, 0));
                state3.operands.push(x);
                rw.infer_result_types(&mut state3).map_err(|_| NoMatch)?;
                let add_op_4 = rw.create(state3);
                let values = [rw.body().result(add_op_4, 0)];
                rw.replace_op(root, &values);
                Ok(())
            }

            fn root(&self) -> Option<&'static str> { Some("d.add") }

            fn benefit(&self) -> u16 { 4 }
        }

        /// Declarative rewrite of `d.call`.
        #[allow(dead_code, unreachable_pub)]
        pub struct Pattern2;

        impl mlir::rewrite::RewritePattern for Pattern2 {
            #[allow(unused_variables, reason = "the pattern names values that it does not use")]
            fn match_and_rewrite(
                &self, root: mlir::Op, rw: &mut mlir::rewrite::PatternRewriter<'_>,
            ) -> Result<(), mlir::rewrite::NoMatch> {
                use mlir::OpView as _;
                use mlir::rewrite::NoMatch;
                let cx = rw.cx();
                let op0 = rw.view::<CallOp<'_>>(root)?;
                let args = op0.args().collect::<Vec<_>>();
                if !(CONSTANT_ATTRIBUTE_1.accepts)(op0.op_ref().inherent(0).ok_or(NoMatch)?) {
                    return Err(NoMatch);
                }
                let n = op0.op_ref().inherent(0).ok_or(NoMatch)?.id();
                let loc = op0.op_ref().loc();
                let types: Vec<mlir::Type> = op0.op_ref().result_types().collect();
                let mut state1 = mlir::OpState::of(rw.cx(), <CallOp<'_> as mlir::OpType>::DEF, loc);
                state1.operands.extend_from_slice(&args);
                state1.inherent[0] = Some(cx.int_attr_of_width(2, 64));
                state1.result_types.extend_from_slice(&types);
                let call_op_2 = rw.create(state1);
                let values = [rw.body().result(call_op_2, 0), rw.body().result(call_op_2, 1)];
                rw.replace_op(root, &values);
                Ok(())
            }

            fn root(&self) -> Option<&'static str> { Some("d.call") }

            fn benefit(&self) -> u16 { 1 }
        }

        /// Adds every pattern of this file.
        #[allow(dead_code, unreachable_pub)]
        pub fn populate_with_generated(patterns: &mut mlir::rewrite::PatternSet) {
            patterns.add_pattern(Pattern1);
            patterns.add_pattern(Pattern2);
        }

        static FLOATING_POINT: mlir::opdef::TypeConstraint = mlir::opdef::TypeConstraint {
            summary: "floating-point",
            accepts: &|this| this.is_float(),
            class: Some(&mlir::opdef::TypeClass::FLOAT),
        };

        static VARIADIC_OF_ANY_TYPE: mlir::opdef::TypeConstraint = mlir::opdef::TypeConstraint {
            summary: "variadic of any type",
            accepts: &|_| true,
            class: None,
        };

        static ANY_TYPE: mlir::opdef::TypeConstraint = mlir::opdef::TypeConstraint {
            summary: "any type",
            accepts: &|_| true,
            class: None,
        };

        static IS_32_BIT_FLOAT: mlir::opdef::TypeConstraint = mlir::opdef::TypeConstraint {
            summary: "32-bit float",
            accepts: &|this| this.is_f32(),
            class: Some(&mlir::opdef::TypeClass::FLOAT),
        };

        static IS_64_BIT_SIGNLESS_INTEGER_ATTRIBUTE: mlir::opdef::AttrConstraint = mlir::opdef::AttrConstraint {
            summary: "64-bit signless integer attribute",
            accepts: &|this| this.is_integer_attr() && this.ty().is_integer(64),
        };

        static CONSTANT_ATTRIBUTE_1: mlir::opdef::AttrConstraint = mlir::opdef::AttrConstraint {
            summary: "constant attribute 1",
            accepts: &|this| this == this.cx().attr_ref(this.cx().int_attr_of_width(1, 64)),
        };
    "#]].assert_eq(patterns);
}

/// A rewrite of operations with an operand, an attribute and a result.
fn check_pattern(pattern: &str, expected: Expect) {
    let td = format!(
        "include \"mlir/IR/PatternBase.td\"\ndef XOp : D_Op<\"x\"> {{ let arguments = (ins AnyType:$a, I64Attr:$n); let results = (outs AnyType:$r); }}\n{pattern}"
    );
    check(&td, expected);
}

#[test]
fn mistakes_in_conditions() {
    let condition = |condition, expected| {
        check_pattern(
            &format!("def P : Pat<(XOp:$r $a, $n), (replaceWithValue $a), [{condition}]>;"),
            expected,
        );
    };
    condition(
        "(F32)",
        expect![[r#"
        t.td:4:54: error: type constraint requires exactly one argument
        def P : Pat<(XOp:$r $a, $n), (replaceWithValue $a), [(F32)]>;
                                                             ^~~~~
    "#]],
    );
    condition(
        "(F32 $a, $r)",
        expect![[r#"
        t.td:4:54: error: type constraint requires exactly one argument
        def P : Pat<(XOp:$r $a, $n), (replaceWithValue $a), [(F32 $a, $r)]>;
                                                             ^~~~~~~~~~~~
    "#]],
    );
    condition(
        "(F32 $n)",
        expect![[r#"
        t.td:4:54: error: '$n' is not a value, and has no type to be constrained
        def P : Pat<(XOp:$r $a, $n), (replaceWithValue $a), [(F32 $n)]>;
                                                             ^~~~~~~~
    "#]],
    );
    condition(
        "(F32 $m)",
        expect![[r#"
        t.td:4:59: error: symbol not found: m
        def P : Pat<(XOp:$r $a, $n), (replaceWithValue $a), [(F32 $m)]>;
                                                                  ^~
          help: did you mean '$r'?
    "#]],
    );
    condition(
        "(I64Attr $n)",
        expect![[r#"
        t.td:4:54: error: cannot use AttrConstraint in Pattern multi-entity constraints
        def P : Pat<(XOp:$r $a, $n), (replaceWithValue $a), [(I64Attr $n)]>;
                                                             ^~~~~~~~~~~~
    "#]],
    );
}

#[test]
fn mistakes() {
    check_pattern(
        "def P : Pat<(XOp $a), (replaceWithValue $a)>;",
        expect![[r#"
            t.td:4:13: error: op 'd.x' argument number mismatch: 1 in pattern vs. 2 in definition
            def P : Pat<(XOp $a), (replaceWithValue $a)>;
                        ^~~~~~~~
              help: they are $a, $n
        "#]],
    );
    check_pattern(
        "def P : Pat<(XOp $a, $n), (replaceWithValue $aa)>;",
        expect![[r#"
            t.td:4:45: error: symbol not found: aa
            def P : Pat<(XOp $a, $n), (replaceWithValue $aa)>;
                                                        ^~~
              help: did you mean '$a'?
        "#]],
    );
    check_pattern(
        "def P : Pat<(XOp $a, $n), (XOp $n, $n)>;",
        expect![[r#"
        t.td:4:32: error: 'a' is an operand and takes a value, not an attribute
        def P : Pat<(XOp $a, $n), (XOp $n, $n)>;
                                       ^~
    "#]],
    );
    check_pattern(
        "def P : Pat<(XOp $a, $n), (XOp $a, $a)>;",
        expect![[r#"
            t.td:4:36: error: the 1-th argument of op 'd.x' should be an attribute
            def P : Pat<(XOp $a, $n), (XOp $a, $a)>;
                                               ^~
        "#]],
    );
    check_pattern(
        "def P : Pat<(XOp $a, $n), (XOp (XOp $a, $n), $n)>;",
        expect![[r#"
            t.td:4:32: error: the result type of the new 'd.x' is not known
            def P : Pat<(XOp $a, $n), (XOp (XOp $a, $n), $n)>;
                                           ^~~~~~~~~~~~
              help: only an operation that replaces the root takes its types; others infer their own, or have a 'returnType'
        "#]],
    );
    check_pattern(
        "def P : Pat<(XOp $a, (XOp $b, $n)), (replaceWithValue $a)>;",
        expect![[r#"
        t.td:4:22: error: only an operand that is a single value can be matched by an operation
        def P : Pat<(XOp $a, (XOp $b, $n)), (replaceWithValue $a)>;
                             ^~~~~~~~~~~~
    "#]],
    );
    check_pattern(
        "def P : Pat<(XOp I64Attr:$a, $n), (replaceWithValue $a)>;",
        expect![[r#"
        t.td:4:18: error: expected a type constraint, but 'I64Attr' is not one
        def P : Pat<(XOp I64Attr:$a, $n), (replaceWithValue $a)>;
                         ^~~~~~~~~~
    "#]],
    );
    check_pattern(
        "def P : Pat<(AnyType $a, $n), (replaceWithValue $a)>;",
        expect![[r#"
        t.td:4:5: error: expected an operation in a pattern, found 'AnyType'
        def P : Pat<(AnyType $a, $n), (replaceWithValue $a)>;
            ^
    "#]],
    );
    check_pattern(
        "def C : Constraint<CPred<\"$0.tp() == $1.ty()\">>;\ndef P : Pat<(XOp $a, $n), (replaceWithValue $a), [(C $a, $a)]>;",
        expect![[r#"
            t.td:4:30: error: a value has no method 'tp'
            def C : Constraint<CPred<"$0.tp() == $1.ty()">>;
                                         ^~
            t.td:4:5: note: used here
            def C : Constraint<CPred<"$0.tp() == $1.ty()">>;
                ^
              help: did you mean 'ty'?
        "#]],
    );
    check_pattern(
        "def C : NativeCodeCall<\"crate::f($0, $2)\">;\ndef P : Pat<(XOp $a, $n), (XOp $a, (C $n, $a))>;",
        expect![[r#"
            t.td:4:38: error: unknown placeholder '$2'
            def C : NativeCodeCall<"crate::f($0, $2)">;
                                                 ^~
            t.td:5:36: note: used here
            def P : Pat<(XOp $a, $n), (XOp $a, (C $n, $a))>;
                                               ^~~~~~~~~~
              help: did you mean '$0'?
        "#]],
    );
    check_pattern(
        "def P : Pattern<(XOp $a, $n), []>;",
        expect![[r#"
        t.td:4:5: error: pattern 'P' does not say what replaces its source
        def P : Pattern<(XOp $a, $n), []>;
            ^
    "#]],
    );
    check_pattern(
        "def TwoOp : D_Op<\"two\"> { let results = (outs AnyType:$a, AnyType:$b); }\ndef P : Pattern<(TwoOp:$t), [(replaceWithValue $t__0)]>;",
        expect![[r#"
            t.td:5:5: error: pattern 'P' has 1 results for an operation with 2
            def P : Pattern<(TwoOp:$t), [(replaceWithValue $t__0)]>;
                ^
        "#]],
    );
}

#[test]
fn mistakes_in_directives() {
    let pattern = |source: &str, result: &str, expected: Expect| {
        check_pattern(
            &format!(
                "def C : NativeCodeCall<\"crate::f($_self)\">;\ndef N : NativeCodeCall<\"crate::g($0)\", 2>;\ndef YOp : D_Op<\"y\"> {{ let arguments = (ins AnyType:$a, AnyType:$b, Variadic<AnyType>:$c); let results = (outs AnyType:$r); }}\ndef ROp : D_Op<\"r\"> {{ let regions = (region AnyRegion:$body); }}\ndef P : Pat<{source}, {result}>;"
            ),
            expected,
        );
    };
    let value = "(replaceWithValue $a)";
    pattern(
        "(YOp (either $a, $b, $d), $c)",
        value,
        expect![[r#"
        t.td:8:18: error: `either` only supports grouping two operands
        def P : Pat<(YOp (either $a, $b, $d), $c), (replaceWithValue $a)>;
                         ^~~~~~~~~~~~~~~~~~~
    "#]],
    );
    pattern(
        "(YOp (either $a, (either $b, $d)), $c)",
        value,
        expect![[r#"
        t.td:8:18: error: either cannot be nested
        def P : Pat<(YOp (either $a, (either $b, $d)), $c), (replaceWithValue $a)>;
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    pattern(
        "(YOp $a, (either $b, $c))",
        value,
        expect![[r#"
        t.td:8:22: error: either can only be applied on operand
        def P : Pat<(YOp $a, (either $b, $c)), (replaceWithValue $a)>;
                             ^~~~~~~~~~~~~~~
    "#]],
    );
    pattern(
        "(YOp (variadic $a), $b, $c)",
        value,
        expect![[r#"
        t.td:8:18: error: `variadic` can only be applied on a variadic operand
        def P : Pat<(YOp (variadic $a), $b, $c), (replaceWithValue $a)>;
                         ^~~~~~~~~~~~~
    "#]],
    );
    pattern(
        "(YOp $a, (C:$x $b), $c)",
        value,
        expect![[r#"
        t.td:8:22: error: binding symbol 'x' to NativecodeCall in MatchPattern is not supported
        def P : Pat<(YOp $a, (C:$x $b), $c), (replaceWithValue $a)>;
                             ^~~~~~~~~
    "#]],
    );
    pattern(
        "(YOp $a, \"b\", $c)",
        value,
        expect![[r#"
        t.td:8:22: error: raw string not supported as argument
        def P : Pat<(YOp $a, "b", $c), (replaceWithValue $a)>;
                             ^~~
    "#]],
    );
    pattern(
        "(YOp:$y $a, $b, $c)",
        "(replaceWithValue $y__1)",
        expect![[r#"
        t.td:8:52: error: symbol not found: y__1
        def P : Pat<(YOp:$y $a, $b, $c), (replaceWithValue $y__1)>;
                                                           ^~~~~
    "#]],
    );
    pattern(
        "(YOp $a, $b, $c)",
        "(replaceWithValue $a, $b)",
        expect![[r#"
        t.td:8:31: error: replaceWithValue directive must take exactly one argument
        def P : Pat<(YOp $a, $b, $c), (replaceWithValue $a, $b)>;
                                      ^~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    pattern(
        "(YOp $a, $b, $c)",
        "(replaceWithValue:$x $a)",
        expect![[r#"
        t.td:8:31: error: cannot bind symbol to replaceWithValue
        def P : Pat<(YOp $a, $b, $c), (replaceWithValue:$x $a)>;
                                      ^~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    pattern(
        "(YOp $a, $b, $c)",
        "(YOp $a, $b, $c, (location \"x\"), (location \"y\"))",
        expect![[r#"
        t.td:8:48: error: `location` directive can only be specified once
        def P : Pat<(YOp $a, $b, $c), (YOp $a, $b, $c, (location "x"), (location "y"))>;
                                                       ^~~~~~~~~~~~~~
    "#]],
    );
    pattern(
        "(YOp $a, $b, $c)",
        "(YOp $a, $b, $c, (location))",
        expect![[r#"
        t.td:8:48: error: `location` takes a string and names
        def P : Pat<(YOp $a, $b, $c), (YOp $a, $b, $c, (location))>;
                                                       ^~~~~~~~~~
    "#]],
    );
    pattern(
        "(YOp $a, $b, $c)",
        "(YOp $a, $b, $c, (returnType $a, $b))",
        expect![[r#"
        t.td:8:31: error: `returnType` gives 2 types, but op 'd.y' has 1 results
        def P : Pat<(YOp $a, $b, $c), (YOp $a, $b, $c, (returnType $a, $b))>;
                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
    pattern(
        "(YOp $a, $b, $c)",
        "(YOp $a, $b, $c, (returnType (YOp $a, $b, $c)))",
        expect![[r#"
        t.td:8:60: error: nested DAG in `returnType` must be a native code call
        def P : Pat<(YOp $a, $b, $c), (YOp $a, $b, $c, (returnType (YOp $a, $b, $c)))>;
                                                                   ^~~~~~~~~~~~~~~~
    "#]],
    );
    pattern(
        "(YOp $a, $b, $c)",
        "(YOp $a, $b, $c, (returnType \"$_builder.nope()\"))",
        expect![[r#"
        t.td:8:71: error: a builder has no method 'nope'
        def P : Pat<(YOp $a, $b, $c), (YOp $a, $b, $c, (returnType "$_builder.nope()"))>;
                                                                              ^~~~
        t.td:8:60: note: used here
        def P : Pat<(YOp $a, $b, $c), (YOp $a, $b, $c, (returnType "$_builder.nope()"))>;
                                                                   ^~~~~~~~~~~~~~~~~~
    "#]],
    );
    pattern(
        "(YOp $a, $b, $c)",
        "(YOp $c, $b, $c)",
        expect![[r#"
        t.td:8:36: error: 'a' is one value and cannot take a range of values
        def P : Pat<(YOp $a, $b, $c), (YOp $c, $b, $c)>;
                                           ^~
    "#]],
    );
    pattern(
        "(YOp $a, $b, $c)",
        "(YOp (N $a), $b, $c)",
        expect![[r#"
        t.td:8:36: error: code used as an argument must return one value
        def P : Pat<(YOp $a, $b, $c), (YOp (N $a), $b, $c)>;
                                           ^~~~~~
    "#]],
    );
    pattern(
        "(YOp $a, $b, $c)",
        "(YOp:$a $a, $b, $c)",
        expect![[r#"
        t.td:8:31: error: '$a' is bound already
        def P : Pat<(YOp $a, $b, $c), (YOp:$a $a, $b, $c)>;
                                      ^~~~~~~~~~~~~~~~~~~
    "#]],
    );
    pattern(
        "(YOp $a, $b, $c)",
        "(ROp)",
        expect![[r#"
        t.td:8:31: error: op 'd.r' has regions, so a result pattern cannot create it
        def P : Pat<(YOp $a, $b, $c), (ROp)>;
                                      ^~~~~
    "#]],
    );
}

#[test]
fn mistakes_in_variadic_results() {
    let pattern = |result: &str, expected: Expect| {
        check_pattern(
            &format!(
                "def N : NativeCodeCall<\"crate::g($0)\", 2>;\ndef YOp : D_Op<\"y\", [AttrSizedOperandSegments]> {{ let arguments = (ins AnyType:$a, Optional<AnyType>:$b, Variadic<AnyType>:$c, I64Attr:$d); let results = (outs AnyType:$r); }}\ndef P : Pat<(YOp $a, $b, $c, $d), {result}>;"
            ),
            expected,
        );
    };
    pattern(
        "(YOp (variadic $a), $b, $c, $d)",
        expect![[r#"
            t.td:6:40: error: `variadic` can only be given for a variadic operand, and 'a' is not one
            def P : Pat<(YOp $a, $b, $c, $d), (YOp (variadic $a), $b, $c, $d)>;
                                                   ^~~~~~~~~~~~~
        "#]],
    );
    pattern(
        "(YOp $a, (variadic $a), $c, $d)",
        expect![[r#"
            t.td:6:44: error: `variadic` can only be given for a variadic operand, and 'b' is not one
            def P : Pat<(YOp $a, $b, $c, $d), (YOp $a, (variadic $a), $c, $d)>;
                                                       ^~~~~~~~~~~~~
        "#]],
    );
    pattern(
        "(YOp $a, $b, $c, (variadic $d))",
        expect![[r#"
            t.td:6:62: error: `variadic` takes values, not attributes
            def P : Pat<(YOp $a, $b, $c, $d), (YOp $a, $b, $c, (variadic $d))>;
                                                                         ^~
        "#]],
    );
    pattern(
        "(YOp $a, $b, $c, (variadic $a))",
        expect![[r#"
            t.td:6:52: error: the 3-th argument of op 'd.y' should be an attribute
            def P : Pat<(YOp $a, $b, $c, $d), (YOp $a, $b, $c, (variadic $a))>;
                                                               ^~~~~~~~~~~~~
        "#]],
    );
    pattern(
        "(YOp $a, $b, (variadic $a, $c), $d)",
        expect![[r#"
            t.td:6:62: error: `variadic` takes single values, but '$c' is a range of values
            def P : Pat<(YOp $a, $b, $c, $d), (YOp $a, $b, (variadic $a, $c), $d)>;
                                                                         ^~
        "#]],
    );
    pattern(
        "(YOp $a, $b, (variadic $b), $d)",
        expect![[r#"
            t.td:6:58: error: `variadic` takes single values, but '$b' is a range of values
            def P : Pat<(YOp $a, $b, $c, $d), (YOp $a, $b, (variadic $b), $d)>;
                                                                     ^~
        "#]],
    );
    pattern(
        "(YOp $a, $b, (variadic (variadic $a)), $d)",
        expect![[r#"
            t.td:6:58: error: `variadic` cannot be nested
            def P : Pat<(YOp $a, $b, $c, $d), (YOp $a, $b, (variadic (variadic $a)), $d)>;
                                                                     ^~~~~~~~~~~~~
        "#]],
    );
    pattern(
        "(YOp $a, $b, (variadic ConstantAttr<I64Attr, \"1\">), $d)",
        expect![[r#"
            t.td:6:58: error: `variadic` takes values, not attributes
            def P : Pat<(YOp $a, $b, $c, $d), (YOp $a, $b, (variadic ConstantAttr<I64Attr, "1">), $d)>;
                                                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~
        "#]],
    );
    pattern(
        "(YOp $a, $b, (variadic $x), $d)",
        expect![[r#"
            t.td:6:58: error: symbol not found: x
            def P : Pat<(YOp $a, $b, $c, $d), (YOp $a, $b, (variadic $x), $d)>;
                                                                     ^~
              help: did you mean '$a'?
        "#]],
    );
    pattern(
        "(YOp $a, $b, (variadic (N $a)), $d)",
        expect![[r#"
            t.td:6:58: error: code used as an argument must return one value
            def P : Pat<(YOp $a, $b, $c, $d), (YOp $a, $b, (variadic (N $a)), $d)>;
                                                                     ^~~~~~
        "#]],
    );
    pattern(
        "(YOp $a, $b, (variadic:$a $a), $d)",
        expect![[r#"
            t.td:6:48: error: '$a' is bound already
            def P : Pat<(YOp $a, $b, $c, $d), (YOp $a, $b, (variadic:$a $a), $d)>;
                                                           ^~~~~~~~~~~~~~~~
        "#]],
    );
    pattern(
        "(YOp $a, $b, (variadic $a, (location \"l\")), $d)",
        expect![[r#"
            t.td:6:62: error: the directive 'location' comes after the arguments of a new operation
            def P : Pat<(YOp $a, $b, $c, $d), (YOp $a, $b, (variadic $a, (location "l")), $d)>;
                                                                         ^~~~~~~~~~~~~~
        "#]],
    );
    pattern(
        "(variadic)",
        expect![[r#"
            t.td:6:5: error: pattern 'P' has 0 results for an operation with 1
            def P : Pat<(YOp $a, $b, $c, $d), (variadic)>;
                ^
        "#]],
    );
    pattern(
        "(replaceWithValue $a), [], [(variadic $a)]",
        expect![[r#"
            t.td:6:63: error: `variadic` makes nothing, and here it replaces nothing
            def P : Pat<(YOp $a, $b, $c, $d), (replaceWithValue $a), [], [(variadic $a)]>;
                                                                          ^~~~~~~~~~~~~
        "#]],
    );
}

#[test]
fn constants_that_their_attribute_does_not_take() {
    check_pattern(
        "def P : Pat<(XOp $x, $n), (XOp $x, ConstantAttr<DenseI32ArrayAttr, \"2\">)>;",
        expect![[r#"
            t.td:4:69: error: expected a list of integers, found an integer
            def P : Pat<(XOp $x, $n), (XOp $x, ConstantAttr<DenseI32ArrayAttr, "2">)>;
                                                                                ^
        "#]],
    );
}
