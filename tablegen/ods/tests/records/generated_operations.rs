//! The Rust generated from operations, interfaces and dialects.

use expect_test::{Expect, expect};

pub(crate) fn generate(td: &str) -> String {
    let text = format!(
        "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/EnumAttr.td\"\ninclude \"mlir/IR/OpAsmInterface.td\" include \"mlir/IR/SymbolInterfaces.td\"\n\
         include \"mlir/Interfaces/InferTypeOpInterface.td\"\ninclude \"mlir/Interfaces/CallInterfaces.td\"\n\
         include \"mlir/Interfaces/SideEffectInterfaces.td\"\n\
         def D : Dialect {{ let name = \"d\"; }}\nclass D_Op<string n, list<Trait> t = []> : Op<D, n, t>;\n{td}"
    );
    let mut sources = support::SourceMap::new();
    let main = sources.add("dir/Ops.td", text);
    let (rust, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
    let shown: String = diagnostics.iter().map(|d| support::render::plain(&sources, d)).collect();
    rust.unwrap_or_else(|| panic!("the records have errors:\n{shown}"))
}

/// The whole text.
pub(crate) fn check(td: &str, expected: Expect) {
    expected.assert_eq(&generate(td));
}

/// The lines from the first that contains `from` to the end of what it opens.
pub(crate) fn check_part(td: &str, from: &str, expected: Expect) {
    let text = generate(td);
    let mut lines = text.lines().skip_while(|l| !l.contains(from));
    let Some(first) = lines.next() else { panic!("no '{from}' in:\n{text}") };
    let indent = first.len() - first.trim_start().len();
    let mut part = format!("{}\n", &first[indent..]);
    if first.ends_with(['{', '[', '(']) {
        for line in lines {
            let at = line.len() - line.trim_start().len();
            part.push_str(line.get(indent..).unwrap_or(""));
            part.push('\n');
            if !line.is_empty() && at <= indent {
                break;
            }
        }
    }
    expected.assert_eq(&part);
}

#[test]
fn an_operation_as_a_whole() {
    check(
        r#"def AddOp : D_Op<"add", [Pure, SameOperandsAndResultType, Commutative]> {
             let summary = "adds";
             let description = [{
               Adds [element] by element:

               ```
               %0 = d.add %a, %b : f64
               ```
             }];
             let arguments = (ins AnyFloat:$lhs, AnyFloat:$rhs);
             let results = (outs AnyFloat:$result);
             let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
             let hasFolder = 1;
           }"#,
        expect![[r#"
            // Generated from Ops.td; do not edit.

            /// `d.add`: adds.
            ///
            /// Adds \[element\] by element:
            ///
            /// ```text
            /// %0 = d.add %a, %b : f64
            /// ```
            ///
            /// - Syntax: `` `d.add` $lhs `,` $rhs attr-dict `:` type($result) ``
            /// - Record: `dir/Ops.td:9`, with `Pure`, `SameOperandsAndResultType`, `Commutative`
            #[allow(dead_code, unreachable_pub)]
            pub struct AddOp<'a>(mlir::OpRef<'a>);
            mlir::op_view!(AddOp, ADD_OP_DEF, AddOpAdaptor);
            #[allow(dead_code, unreachable_pub)]
            impl<'a> AddOp<'a> {
                /// Operand `lhs`: floating-point.
                pub fn lhs(self) -> mlir::Value { self.0.operand(0) }
                /// Operand `rhs`: floating-point.
                pub fn rhs(self) -> mlir::Value { self.0.operand(1) }
                /// Result `result`: floating-point.
                pub fn result(self) -> mlir::Value { self.0.result(0) }

                /// Creates the operation at the builder's insertion point.
                pub fn build(
                    b: &mut mlir::Builder<'_>, loc: mlir::Loc, lhs: mlir::Value, rhs: mlir::Value,
                ) -> mlir::Value {
                    let mut state = mlir::OpState::of(b.cx(), <Self as mlir::OpType>::DEF, loc);
                    state.operands.extend([lhs, rhs]);
                    state.result_types.push(b.body().ty(lhs));
                    b.create_value(state)
                }
            }

            mlir::op_adaptor!(AddOpAdaptor of AddOp { one lhs = 0; one rhs = 1; });
            static ADD_OP_DEF: mlir::opdef::OpDef = {
                use mlir::opdef::*;
                OpDef {
                    name: "d.add",
                    summary: "adds",
                    operands: &[
                        ValueSpec { name: "lhs", arity: Arity::Single, constraint: &FLOATING_POINT },
                        ValueSpec { name: "rhs", arity: Arity::Single, constraint: &FLOATING_POINT },
                    ],
                    results: &[ValueSpec { name: "result", arity: Arity::Single, constraint: &FLOATING_POINT }],
                    traits: Traits::of(&[
                        Traits::ALWAYS_SPECULATABLE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::COMMUTATIVE,
                    ]),
                    verifiers: &[mlir::traits::same_operands_and_result_type],
                    region_verifiers: &[mlir::traits::inferred_types],
                    effects: Effects::Known(&[]),
                    assembly: Assembly::Declarative(&Format {
                        elements: &[
                            Element::Operand(0), Element::Literal(","), Element::Operand(1),
                            Element::AttrDict { keyword: false }, Element::Literal(":"),
                            Element::Type(TypeArg::Result(0)),
                        ],
                        operand_types: &[TypeRule::SameAs(TypeArg::Result(0)), TypeRule::SameAs(TypeArg::Result(0))],
                        result_types: &[TypeRule::Written],
                    }),
                    infer_results: Some(&|args| Ok(Types::from_iter([args.operand(0)?]))),
                    fold: Some(|op, operands| mlir::hooks::Fold::fold(AddOp(op), operands)),
                    ..OpDef::EMPTY
                }
            };

            /// The `d` dialect.
            #[allow(dead_code, unreachable_pub)]
            pub static DIALECT: mlir::opdef::DialectDef = mlir::opdef::DialectDef {
                name: "d",
                ops: &[&ADD_OP_DEF],
                ..mlir::opdef::DialectDef::EMPTY
            };

            static FLOATING_POINT: mlir::opdef::TypeConstraint = mlir::opdef::TypeConstraint {
                summary: "floating-point",
                accepts: &|this| this.is_float(),
                class: Some(&mlir::opdef::TypeClass::FLOAT),
            };
        "#]],
    );
}

#[test]
fn groups_and_segments() {
    let td = r#"def XOp : D_Op<"x", [AttrSizedOperandSegments, AttrSizedResultSegments, IsolatedFromAbove]> {
          let arguments = (ins Optional<Index>:$first, Variadic<AnyType>:$rest, AnyType:$last);
          let results = (outs Variadic<AnyType>:$many, Optional<AnyType>:$one);
          let regions = (region SizedRegion<1>:$body, VariadicRegion<AnyRegion>:$others);
          let successors = (successor AnySuccessor:$dest, VariadicSuccessor<AnySuccessor>:$cases);
        }"#;
    check_part(
        td,
        "impl<'a> XOp<'a>",
        expect![[r#"
            impl<'a> XOp<'a> {
                /// The name of attribute `operandSegmentSizes`.
                pub const OPERAND_SEGMENT_SIZES_ATTR: &'static str = "operandSegmentSizes";
                /// The name of attribute `resultSegmentSizes`.
                pub const RESULT_SEGMENT_SIZES_ATTR: &'static str = "resultSegmentSizes";
                /// Operand `first`: index, or none.
                pub fn first(self) -> Option<mlir::Value> { self.0.operand_group(0).next().map(|i| self.0.operand(i)) }
                /// Operands `rest`: variadic of any type.
                pub fn rest(self) -> impl ExactSizeIterator<Item = mlir::Value> + DoubleEndedIterator + 'a {
                    self.0.operands_of(1)
                }
                /// Operand `last`: any type.
                pub fn last(self) -> mlir::Value { self.0.operand(self.0.operand_group(2).start) }
                /// Results `many`: variadic of any type.
                pub fn many(self) -> impl ExactSizeIterator<Item = mlir::Value> + DoubleEndedIterator + 'a {
                    self.0.result_group(0).map(move |i| self.0.result(i))
                }
                /// Result `one`: any type, or none.
                pub fn one(self) -> Option<mlir::Value> { self.0.result_group(1).next().map(|i| self.0.result(i)) }
                /// Region `body`.
                pub fn body(&'a self) -> mlir::RegionRef<'a> { self.0.region(0) }
                /// Regions `others`.
                pub fn others(&'a self) -> impl Iterator<Item = mlir::RegionRef<'a>> { self.0.regions().skip(1) }

                /// Successor `dest`.
                pub fn dest(self) -> mlir::Block {
                    let mut all = self.0.successors();
                    all.next().expect("a verified operation has its successors")
                }

                /// Successors `cases`.
                pub fn cases(self) -> impl Iterator<Item = mlir::Block> + 'a { self.0.successors().skip(1) }

                /// Creates the operation at the builder's insertion point, with the given number of empty regions.
                #[allow(clippy::too_many_arguments, reason = "one for each part of the operation")]
                pub fn build(
                    b: &mut mlir::Builder<'_>, loc: mlir::Loc, many_types: &[mlir::Type], rest: &[mlir::Value],
                    last: mlir::Value, dest: mlir::Block, cases: &[mlir::Block], num_others: usize,
                ) -> mlir::Handle<XOp<'static>> {
                    Self::build_with(b, loc, many_types, rest, last, dest, cases, num_others, Default::default())
                }

                /// Like [`Self::build`], with optional parts.
                #[allow(clippy::too_many_arguments, reason = "one for each part of the operation")]
                pub fn build_with(
                    b: &mut mlir::Builder<'_>, loc: mlir::Loc, many_types: &[mlir::Type], rest: &[mlir::Value],
                    last: mlir::Value, dest: mlir::Block, cases: &[mlir::Block], num_others: usize, options: XOpOptions,
                ) -> mlir::Handle<XOp<'static>> {
                    let XOpOptions { one_type, first } = options;
                    let mut state = mlir::OpState::of(b.cx(), <Self as mlir::OpType>::DEF, loc);
                    state.operands.extend(first);
                    state.operands.extend_from_slice(rest);
                    state.operands.push(last);
                    state.inherent[0] = Some(b.cx().dense_array_attr::<i32>(&[i32::from(first.is_some()), rest.len() as i32, 1]));
                    state.successors.push(dest);
                    state.successors.extend_from_slice(cases);
                    state.add_isolated_region();
                    for _ in 0..num_others {
                        state.add_isolated_region();
                    }
                    state.result_types.extend_from_slice(many_types);
                    state.result_types.extend(one_type);
                    state.inherent[1] = Some(b.cx().dense_array_attr::<i32>(&[many_types.len() as i32, i32::from(one_type.is_some())]));
                    b.create_as(state)
                }
            }
        "#]],
    );
    check_part(
        td,
        "pub struct XOpOptions",
        expect![[r#"
        pub struct XOpOptions {
            /// The type of result `one`.
            pub one_type: Option<mlir::Type>,
            /// Operand `first`.
            pub first: Option<mlir::Value>,
        }
    "#]],
    );
    check_part(
        td,
        "static X_OP_DEF",
        expect![[r#"
            static X_OP_DEF: mlir::opdef::OpDef = {
                use mlir::opdef::*;
                OpDef {
                    name: "d.x",
                    operands: &[
                        ValueSpec { name: "first", arity: Arity::Optional, constraint: &INDEX },
                        ValueSpec { name: "rest", arity: Arity::Variadic, constraint: &VARIADIC_OF_ANY_TYPE },
                        ValueSpec { name: "last", arity: Arity::Single, constraint: &ANY_TYPE },
                    ],
                    results: &[
                        ValueSpec { name: "many", arity: Arity::Variadic, constraint: &VARIADIC_OF_ANY_TYPE },
                        ValueSpec { name: "one", arity: Arity::Optional, constraint: &ANY_TYPE },
                    ],
                    operand_segments: Segments::Attribute(0),
                    result_segments: Segments::Attribute(1),
                    attributes: &[
                        AttrSpec {
                            name: "operandSegmentSizes",
                            constraint: &I32_DENSE_ARRAY_ATTRIBUTE,
                            presence: Presence::Required,
                            syntax: AttrSyntax::Any,
                        },
                        AttrSpec {
                            name: "resultSegmentSizes",
                            constraint: &I32_DENSE_ARRAY_ATTRIBUTE,
                            presence: Presence::Required,
                            syntax: AttrSyntax::Any,
                        },
                    ],
                    regions: &[
                        RegionSpec {
                            name: "body",
                            summary: "region with 1 blocks",
                            accepts: Some(&|this| (this.blocks().count() as i64) == 1),
                            variadic: false,
                        },
                        RegionSpec { name: "others", summary: "", accepts: None, variadic: true },
                    ],
                    successors: &[
                        SuccessorSpec { name: "dest", variadic: false }, SuccessorSpec { name: "cases", variadic: true },
                    ],
                    traits: Traits::ISOLATED_FROM_ABOVE,
                    structural: &[mlir::traits::attr_sized_operand_segments, mlir::traits::attr_sized_result_segments],
                    ..OpDef::EMPTY
                }
            };
        "#]],
    );
}

/// A builder returns the value of an operation with one result and no region, otherwise a handle.
#[test]
fn what_builders_give() {
    let given = |results: &str, more: &str| {
        let text = generate(&format!(
            "def XOp : D_Op<\"x\"> {{ let results = (outs {results}); let arguments = (ins UnitAttr:$u);\n\
             let builders = [OpBuilder<(ins)>, OpBuilder<(ins \"int\":$n), [{{ let _ = (&$_state, n); }}]>]; {more} }}"
        ));
        let of = |function: &str, before: &str| {
            let rest = text.split_once(function).map_or("", |(_, rest)| rest);
            let word = rest.split_once(before).map_or("", |(_, rest)| rest);
            word.split([' ', '(']).next().unwrap_or_default().to_owned()
        };
        let made = ["pub fn build_with(", "pub fn build_default(", "pub fn build_from_n("];
        let created = made.map(|function| of(function, "b.create_"));
        let returned = ["pub fn build("].into_iter().chain(made).map(|function| of(function, ") -> "));
        let returned: Vec<String> = returned.collect();
        assert!(returned.iter().all(|r| *r == returned[0]), "{text}");
        assert!(created.iter().all(|c| *c == created[0]), "{text}");
        format!("{} {}", returned[0], created[0])
    };
    let value = "mlir::Value value";
    let handle = "mlir::Handle<XOp<'static>> as";
    assert_eq!(given("AnyType:$r", ""), value);
    assert_eq!(given("I1", "let successors = (successor AnySuccessor:$s);"), value);
    assert_eq!(given("AnyType:$r", "let regions = (region AnyRegion:$body);"), handle);
    for results in ["", "Optional<AnyType>:$r", "Variadic<AnyType>:$r", "AnyType:$r, AnyType:$s"] {
        assert_eq!(given(results, ""), handle, "{results}");
    }
}

/// An operation without optional parts has neither the struct for them nor the builder that takes it.
#[test]
fn nothing_to_leave_out() {
    let text = generate("def XOp : D_Op<\"x\"> { let arguments = (ins AnyType:$a, I64Attr:$n); }");
    assert!(text.contains("pub fn build(") && !text.contains("build_with"), "{text}");
    assert!(!text.contains("Options") && !text.contains("Default"), "{text}");
    let text = generate(
        "def XOp : D_Op<\"x\"> { let arguments = (ins Optional<AnyType>:$a); let skipDefaultBuilders = 1;\n\
         let builders = [OpBuilder<(ins)>]; }",
    );
    assert!(text.contains("pub fn build_default(") && !text.contains("pub fn build("), "{text}");
    assert!(!text.contains("build_with") && !text.contains("Options"), "{text}");
}

#[test]
fn where_types_come_from() {
    let td = r#"def LoadOp : D_Op<"load", [TypesMatchWith<"result is an element", "memref", "result", "$_self.element_type()">]> {
          let arguments = (ins Arg<AnyMemRef, "where", [MemRead]>:$memref, Variadic<Index>:$indices);
          let results = (outs AnyType:$result);
          let assemblyFormat = "$memref `[` $indices `]` attr-dict `:` type($memref)";
        }"#;
    check_part(
        td,
        "operand_types",
        expect![[r#"
            operand_types: &[TypeRule::Written, TypeRule::Built(&|cx| cx.index_ty())],
        "#]],
    );
    check_part(
        td,
        "result_types",
        expect![[r#"
        state.result_types.push(cx.type_ref(b.body().ty(memref)).element_type().id());
    "#]],
    );
    check_part(
        td,
        "infer_results",
        expect![[r#"
            infer_results: Some(&|args| {
                let cx = args.cx;
                Ok(Types::from_iter([cx.type_ref(args.operand(0)?).element_type().id()]))
            }),
        "#]],
    );
    check_part(
        td,
        "predicates: &[",
        expect![[r#"
        predicates: &[
            OpPredicate {
                summary: "result is an element",
                holds: &|op| op.ty(LoadOp(op).memref()).element_type() == op.ty(LoadOp(op).result()),
            },
        ],
    "#]],
    );
    check_part(
        td,
        "effects",
        expect![[r#"
        effects: Effects::Known(&[Effect { kind: EffectKind::Read, on: EffectOn::Operand(0) }]),
    "#]],
    );
    check_part(
        r#"def Out : Resource<"::d::Out">;
        def PrintOp : D_Op<"print", [MemoryEffects<[MemWrite<Out>, MemWrite]>]>;"#,
        "effects",
        expect![[r#"
            effects: Effects::Known(&[
                Effect { kind: EffectKind::Write, on: EffectOn::Resource("::d::Out") },
                Effect { kind: EffectKind::Write, on: EffectOn::Anything },
            ]),
        "#]],
    );
    let td = r#"def COp : D_Op<"c", [AllTypesMatch<["value", "result"]>]> {
          let arguments = (ins F64ElementsAttr:$value);
          let results = (outs AnyType:$result);
          let assemblyFormat = "attr-dict $value";
        }"#;
    check_part(
        td,
        "result_types",
        expect![[r#"
        state.result_types.push(cx.attr_ref(state.inherent[0].expect("was set above")).ty().id());
    "#]],
    );
    check_part(
        td,
        "infer_results",
        expect![[r#"
            infer_results: Some(&|args| {
                let cx = args.cx;
                Ok(Types::from_iter([cx.attr_ref(args.attr(0)?).ty().id()]))
            }),
        "#]],
    );
    let td = r#"def COp : D_Op<"c", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
          let arguments = (ins AnyType:$x);
          let results = (outs AnyType:$result);
          let assemblyFormat = "$x attr-dict `:` type($x)";
        }"#;
    check_part(
        td,
        "result_types",
        expect![[r#"
            b.infer_result_types(&mut state).expect("operands that 'd.c' accepts");
        "#]],
    );
    check_part(
        td,
        "infer_results",
        expect![[r#"
            infer_results: Some(&<COp<'_> as mlir::hooks::InferResults>::infer_results),
        "#]],
    );
    check_part(
        td,
        "pub fn build",
        expect![[r#"
            pub fn build(b: &mut mlir::Builder<'_>, loc: mlir::Loc, x: mlir::Value) -> mlir::Value {
                let mut state = mlir::OpState::of(b.cx(), <Self as mlir::OpType>::DEF, loc);
                state.operands.push(x);
                b.infer_result_types(&mut state).expect("operands that 'd.c' accepts");
                b.create_value(state)
            }
        "#]],
    );
}

#[test]
fn formats() {
    let td = r#"def XOp : D_Op<"x"> {
          let arguments = (ins Variadic<AnyType>:$args, OptionalAttr<StrAttr>:$name, UnitAttr:$flag);
          let results = (outs Variadic<AnyType>:$results);
          let regions = (region AnyRegion:$body);
          let assemblyFormat = [{
            (`flag` $flag^)? custom<Dims>($args, type($args), ref($flag), "x") (`name` $name^) : (`anonymous`)?
            `->` ` ` type($results) `` `\n` attr-dict-with-keyword $body
          }];
        }"#;
    check_part(
        td,
        "elements: &[",
        expect![[r#"
            elements: &[
                Element::Group(&Group {
                    anchor: Anchor::Attr(1),
                    then: &[Element::Literal("flag"), Element::Attr(1)],
                    ..Group::EMPTY
                }),
                Element::Custom(&Custom {
                    parse: parse_dims, // fn parse_dims(p: &mut OpParser<'_, '_>, parts: &mut Parts<'_>, args: &[CustomArg]) -> ParseResult<()>
                    print: print_dims, // fn print_dims(op: OpRef<'_>, p: &mut OpPrinter<'_>, args: &[CustomArg])
                    args: &[CustomArg::Operand(0), CustomArg::Type(TypeArg::Operand(0)), CustomArg::Attr(1), CustomArg::Text("x")],
                }),
                Element::Group(&Group {
                    anchor: Anchor::Attr(0),
                    then: &[Element::Literal("name"), Element::Attr(0)],
                    otherwise: &[Element::Literal("anonymous")],
                    ..Group::EMPTY
                }),
                Element::Literal("->"), Element::Space, Element::Type(TypeArg::Result(0)), Element::NoSpace,
                Element::Newline, Element::AttrDict { keyword: true }, Element::Region(0),
            ],
        "#]],
    );
    let td = r#"def XOp : D_Op<"x"> {
          let arguments = (ins AnyType:$a, OptionalAttr<StrAttr>:$name, UnitAttr:$flag);
          let results = (outs AnyType);
          let assemblyFormat = [{
            operands oilist(`name` qualified($name) | `flag` $flag) attr-dict `:` functional-type(operands, results)
          }];
        }"#;
    check_part(
        td,
        "elements: &[",
        expect![[r#"
            elements: &[
                Element::Operands,
                Element::OiList(&[
                    Clause {
                        keyword: "name",
                        elements: &[Element::Qualified(&Element::Attr(0))],
                        anchors: &[Anchor::Attr(0)],
                    },
                    Clause { keyword: "flag", elements: &[Element::Attr(1)], anchors: &[Anchor::Attr(1)] },
                ]),
                Element::AttrDict { keyword: false }, Element::Literal(":"),
                Element::FunctionalType(TypeArg::Operands, TypeArg::Results),
            ],
        "#]],
    );
}

#[test]
fn interfaces() {
    let td = r#"def Shape : OpInterface<"ShapeInference"> {
          let description = "Infers shapes.";
          let methods = [
            InterfaceMethod<"The shape.", "Option<Vec<i64>>", "inferShape", (ins "bool":$strict)>,
            InterfaceMethod<"Whether it is known.", "bool", "isKnown", (ins), [{}], [{ $_op.num_operands() == 0 }]>,
            InterfaceMethod<"Twice.", "usize", "twice", (ins), [{ $_op.num_operands() * 2 }]>,
            StaticInterfaceMethod<"The rank.", "usize", "rank", (ins)>
          ];
        }
        def XOp : D_Op<"x", [DeclareOpInterfaceMethods<Shape, ["isKnown"]>, DeclareOpInterfaceMethods<CallOpInterface>,
          DeclareOpInterfaceMethods<SymbolUserOpInterface>, DeclareOpInterfaceMethods<OpAsmOpInterface, ["default_dialect"]>]>;
        def YOp : D_Op<"y", [DeclareOpInterfaceMethods<Shape>, HasParent<"XOp">, SingleBlockImplicitTerminator<"XOp">]>;"#;
    check_part(
        td,
        "pub struct ShapeInference",
        expect![[r#"
        pub struct ShapeInference {
            /// The shape.
            pub infer_shape: fn(mlir::OpRef<'_>, bool) -> Option<Vec<i64>>,
            /// Whether it is known.
            pub is_known: fn(mlir::OpRef<'_>) -> bool,
            /// The rank.
            pub rank: fn() -> usize,
        }
    "#]],
    );
    check_part(
        td,
        "impl ShapeInference",
        expect![[r#"
            impl ShapeInference {
                /// Whether it is known.
                pub fn default_is_known(op: mlir::OpRef<'_>) -> bool { op.num_operands() == 0 }

                /// Twice.
                pub fn twice(op: mlir::OpRef<'_>) -> usize { op.num_operands() * 2 }
            }
        "#]],
    );
    check_part(
        td,
        "interfaces: &[",
        expect![[r#"
            interfaces: &[
                &ShapeInference {
                    infer_shape: |op, strict| XOp(op).infer_shape(strict),
                    is_known: |op| XOp(op).is_known(),
                    rank: XOp::rank,
                },
                &mlir::interfaces::CallOpInterface {
                    callable_for_callee: |op| XOp(op).callable_for_callee(),
                    arg_operands: |op| XOp(op).arg_operands(),
                },
                &mlir::interfaces::SymbolUserOpInterface {
                    verify_symbol_uses: |op, tables| XOp(op).verify_symbol_uses(tables),
                },
                &mlir::interfaces::OpAsmOpInterface {
                    default_dialect: XOp::default_dialect,
                    ..mlir::interfaces::OpAsmOpInterface::DEFAULT
                },
            ],
        "#]],
    );
    let of_y = generate(td);
    let of_y = of_y.split("pub struct YOp").nth(1).expect("it is generated");
    for line in [
        "parents: &[\"d.x\"],",
        "implicit_terminator: Some(\"d.x\"),",
        "is_known: ShapeInference::default_is_known,",
    ] {
        assert!(of_y.contains(line), "no '{line}' in:\n{of_y}");
    }
}

#[test]
fn hooks() {
    let td = r#"def XOp : D_Op<"x"> {
          let hasVerifier = 1; let hasRegionVerifier = 1; let hasFolder = 1; let hasCanonicalizer = 1;
          let hasCustomAssemblyFormat = 1;
        }"#;
    check_part(
        td,
        "static X_OP_DEF",
        expect![[r#"
            static X_OP_DEF: mlir::opdef::OpDef = {
                use mlir::opdef::*;
                OpDef {
                    name: "d.x",
                    interfaces: &[
                        &mlir::rewrite::Canonicalizer(<XOp<'_> as mlir::hooks::CanonicalizationPatterns>::canonicalization_patterns),
                    ],
                    assembly: Assembly::Custom(&const {
                        CustomAssembly::of::<XOp<'_>>(|op, p| mlir::hooks::OpAssembly::print(XOp(op), p))
                    }),
                    verify: Some(|op| mlir::hooks::Verify::verify(XOp(op))),
                    verify_regions: Some(|op| mlir::hooks::VerifyRegions::verify_regions(XOp(op))),
                    fold: Some(|op, operands| mlir::hooks::Fold::fold(XOp(op), operands)),
                    ..OpDef::EMPTY
                }
            };
        "#]],
    );
}

#[test]
fn predicates_combine() {
    let td = r#"def T : Type<Or<[Neg<IsTensorTypePred>, And<[CPred<"$_self.rank() > 1">, CPred<"$_self.rank() < 5 || false">]>]>, "t">;
        def U : TupleOf<[Index, I32]>;
        def XOp : D_Op<"x"> { let arguments = (ins T:$a, F64Tensor:$b, U:$c, MemRefRankOf<[F32], [1, 2]>:$d); }"#;
    check_part(
        td,
        "static T:",
        expect![[r#"
            static T: mlir::opdef::TypeConstraint = mlir::opdef::TypeConstraint {
                summary: "t",
                accepts: &|this| !this.is_tensor() || this.rank() > 1 && (this.rank() < 5 || false),
                class: None,
            };
        "#]],
    );
    check_part(
        td,
        "static TENSOR_OF",
        expect![[r#"
            static TENSOR_OF_64_BIT_FLOAT_VALUES: mlir::opdef::TypeConstraint = mlir::opdef::TypeConstraint {
                summary: "tensor of 64-bit float values",
                accepts: &|this| this.is_tensor() && this.element_type().is_f64(),
                class: Some(&mlir::opdef::TypeClass::TENSOR),
            };
        "#]],
    );
    check_part(
        td,
        "static TUPLE",
        expect![[r#"
            static TUPLE_WITH_ANY_COMBINATION_OF_INDEX_OR_32_BIT_SIGNLESS: mlir::opdef::TypeConstraint = mlir::opdef::TypeConstraint {
                summary: "tuple with any combination of index or 32-bit signless integer values",
                accepts: &|this| this.is_tuple() && match this.kind() { mlir::TypeKind::Tuple(types) => &types[..], _ => &[] }.iter().map(|&t| this.cx().type_ref(t)).all(|t| t.is_index() || t.is_integer(32)),
                class: None,
            };
        "#]],
    );
    check_part(
        td,
        "static IS_1D",
        expect![[r#"
            static IS_1D_2D_MEMREF_OF_32_BIT_FLOAT_VALUES: mlir::opdef::TypeConstraint = mlir::opdef::TypeConstraint {
                summary: "1D/2D memref of 32-bit float values",
                accepts: &|this| this.is_memref() && this.element_type().is_f32() && this.has_rank() && (this.rank() == 1 || this.rank() == 2),
                class: Some(&mlir::opdef::TypeClass::MEM_REF),
            };
        "#]],
    );
}

#[test]
fn dialect() {
    check_part(
        "def XOp : D_Op<\"x\">;",
        "pub static DIALECT",
        expect![[r#"
            pub static DIALECT: mlir::opdef::DialectDef = mlir::opdef::DialectDef {
                name: "d",
                ops: &[&X_OP_DEF],
                ..mlir::opdef::DialectDef::EMPTY
            };
        "#]],
    );
}
