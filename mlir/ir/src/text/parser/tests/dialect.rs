//! A dialect for the tests of the parser, with an operation for each feature of formats.

use crate::interfaces::OpAsmOpInterface;
use crate::opdef::*;
use crate::text::function;
use crate::text::hooks::TypeParser;
use crate::text::parser::attr_parser::AttrParser;
use crate::text::parser::basics::{Delimiter, ParseResult, RegionArg};
use crate::text::printer::dialect_data::{DataPrinter, PrintData};
use crate::text::printer::state::Printer;
use crate::values::context::{Context, Registry};
use crate::values::dialect_data::DialectData;
use crate::values::ids::Type;

const ANY: TypeConstraint = TypeConstraint { summary: "any type", accepts: &|_| true, class: None };
const ANY_ATTR: AttrConstraint = AttrConstraint { summary: "any attribute", accepts: &|_| true };
const STRING: AttrConstraint = AttrConstraint { summary: "string attribute", accepts: &|a| a.is_string() };
const INT: AttrConstraint =
    AttrConstraint { summary: "64-bit signless integer attribute", accepts: &|a| a.is_integer_of(64) };

const fn value(name: &'static str, arity: Arity) -> ValueSpec {
    ValueSpec { name, arity, constraint: &ANY }
}

const fn attr(name: &'static str, syntax: AttrSyntax) -> AttrSpec {
    AttrSpec { name, constraint: &ANY_ATTR, presence: Presence::Optional, syntax }
}

const REGION: RegionSpec = RegionSpec { name: "body", summary: "any region", accepts: None, variadic: false };

const fn op(name: &'static str, assembly: Assembly) -> OpDef {
    OpDef { name, assembly, ..OpDef::EMPTY }
}

const fn format(
    elements: &'static [Element],
    operand_types: &'static [TypeRule],
    result_types: &'static [TypeRule],
) -> Format {
    Format { elements, operand_types, result_types }
}

const DICT: Element = Element::AttrDict { keyword: false };

// `$lhs, $rhs attr-dict : type($result)`
static ADD: OpDef = OpDef {
    operands: &[value("lhs", Arity::Single), value("rhs", Arity::Single)],
    results: &[value("result", Arity::Single)],
    ..op(
        "p.add",
        Assembly::Declarative(&format(
            &[
                Element::Operand(0),
                Element::Literal(","),
                Element::Operand(1),
                DICT,
                Element::Literal(":"),
                Element::Type(TypeArg::Result(0)),
            ],
            &[TypeRule::SameAs(TypeArg::Result(0)), TypeRule::SameAs(TypeArg::Result(0))],
            &[TypeRule::Written],
        )),
    )
};

// `$value attr-dict`; the result has the attribute's type
static CONST: OpDef = OpDef {
    attributes: &[AttrSpec { presence: Presence::Required, ..attr("value", AttrSyntax::Any) }],
    results: &[value("", Arity::Single)],
    ..op("p.const", Assembly::Declarative(&format(&[Element::Attr(0), DICT], &[], &[TypeRule::AttrType(0)])))
};

// `($values^ : type($values))? attr-dict`
static RET: OpDef = OpDef {
    operands: &[value("values", Arity::Variadic)],
    traits: Traits::TERMINATOR,
    ..op(
        "p.ret",
        Assembly::Declarative(&format(
            &[
                Element::Group(&Group {
                    anchor: Anchor::Operand(0),
                    inverted: false,
                    then: &[Element::Operand(0), Element::Literal(":"), Element::Type(TypeArg::Operand(0))],
                    otherwise: &[],
                }),
                DICT,
            ],
            &[TypeRule::Written],
            &[],
        )),
    )
};

// `$dest (`(` $args^ : type($args) `)`)? attr-dict`
static BR: OpDef = OpDef {
    operands: &[value("args", Arity::Variadic)],
    successors: &[SuccessorSpec { name: "dest", variadic: false }],
    traits: Traits::TERMINATOR,
    ..op(
        "p.br",
        Assembly::Declarative(&format(
            &[
                Element::Successor(0),
                Element::Group(&Group {
                    anchor: Anchor::Operand(0),
                    inverted: false,
                    then: &[
                        Element::Literal("("),
                        Element::Operand(0),
                        Element::Literal(":"),
                        Element::Type(TypeArg::Operand(0)),
                        Element::Literal(")"),
                    ],
                    otherwise: &[],
                }),
                DICT,
            ],
            &[TypeRule::Written],
            &[],
        )),
    )
};

static CMP: EnumSpec = EnumSpec {
    name: "::p::Cmp",
    summary: "comparison",
    from_attr: true,
    specialized: false,
    cases: &[("eq", 0), ("ne", 1)],
    width: 64,
    separator: None,
    primary_groups: &[],
    quoted: false,
};
static FLAGS: EnumSpec = EnumSpec {
    name: "::p::Flags",
    summary: "flags",
    from_attr: true,
    specialized: false,
    cases: &[("none", 0), ("a", 1), ("b", 2)],
    width: 32,
    separator: Some(","),
    primary_groups: &[],
    quoted: true,
};
static FLAGS_ATTR: EnumAttrSpec = EnumAttrSpec {
    dialect: "p",
    mnemonic: "flags",
    record: "FlagsAttr",
    cases: &FLAGS,
    open: "<",
    close: ">",
};

// `$pred, $count (flags $flags^)? (`fast` $fast^)? ($name^)? attr-dict`
static ATTRS: OpDef = OpDef {
    attributes: &[
        AttrSpec { presence: Presence::Required, ..attr("pred", AttrSyntax::Enum(&CMP)) },
        AttrSpec { constraint: &INT, ..attr("count", AttrSyntax::Typed(&i64_ty)) },
        attr("flags", AttrSyntax::EnumAttr(&FLAGS_ATTR)),
        attr("fast", AttrSyntax::Unit),
        AttrSpec { constraint: &STRING, ..attr("name", AttrSyntax::SymbolName) },
    ],
    ..op(
        "p.attrs",
        Assembly::Declarative(&format(
            &[
                Element::Attr(0),
                Element::Literal(","),
                Element::Attr(1),
                Element::Group(&Group {
                    anchor: Anchor::Attr(2),
                    inverted: false,
                    then: &[Element::Literal("flags"), Element::Attr(2)],
                    otherwise: &[],
                }),
                Element::Group(&Group {
                    anchor: Anchor::Attr(3),
                    inverted: false,
                    then: &[Element::Literal("fast"), Element::Attr(3)],
                    otherwise: &[],
                }),
                Element::Group(&Group {
                    anchor: Anchor::Attr(4),
                    inverted: false,
                    then: &[Element::Attr(4)],
                    otherwise: &[],
                }),
                DICT,
            ],
            &[],
            &[],
        )),
    )
};

fn i64_ty(cx: &Context) -> Type {
    cx.int_ty(64)
}

// `operands attr-dict : functional-type(operands, results)`, with segments
static CALL: OpDef = OpDef {
    operands: &[value("first", Arity::Optional), value("rest", Arity::Variadic)],
    results: &[value("", Arity::Variadic)],
    operand_segments: Segments::Attribute(0),
    attributes: &[attr("operandSegmentSizes", AttrSyntax::Any)],
    ..op(
        "p.call",
        Assembly::Declarative(&format(
            &[
                Element::Literal("["),
                Element::Operand(0),
                Element::Literal("]"),
                Element::Operand(1),
                DICT,
                Element::Literal(":"),
                Element::FunctionalType(TypeArg::Operands, TypeArg::Results),
            ],
            &[TypeRule::Written, TypeRule::Written],
            &[TypeRule::Written],
        )),
    )
};

// `oilist(x $x | fast) $body`
static LIST: OpDef = OpDef {
    attributes: &[attr("x", AttrSyntax::Any), attr("fast", AttrSyntax::Unit)],
    regions: &[REGION],
    traits: Traits::SINGLE_BLOCK,
    implicit_terminator: Some("p.ret"),
    ..op(
        "p.list",
        Assembly::Declarative(&format(
            &[
                Element::OiList(&[
                    Clause { keyword: "x", elements: &[Element::Attr(0)], anchors: &[Anchor::Attr(0)] },
                    Clause { keyword: "fast", elements: &[Element::Attr(1)], anchors: &[Anchor::Attr(1)] },
                ]),
                Element::Region(0),
                DICT,
            ],
            &[],
            &[],
        )),
    )
};

// `$input attr-dict : type($input)`; the result is inferred
static TWICE: OpDef = OpDef {
    operands: &[value("input", Arity::Single)],
    results: &[value("", Arity::Single)],
    infer_results: Some(&|args| match args.cx.type_ref(args.operand_types[0]).shape() {
        Some([n]) => Ok([args.cx.tensor_ty(&[2 * n], args.cx.f64_ty())].into_iter().collect()),
        _ => Err("takes a tensor of rank 1".to_string()),
    }),
    ..op(
        "p.twice",
        Assembly::Declarative(&format(
            &[Element::Operand(0), DICT, Element::Literal(":"), Element::Type(TypeArg::Operand(0))],
            &[TypeRule::Written],
            &[TypeRule::Inferred],
        )),
    )
};

static NAMES: OpAsmOpInterface = OpAsmOpInterface { default_dialect: || "p", ..OpAsmOpInterface::DEFAULT };

static FUNC: OpDef = OpDef {
    attributes: &[
        AttrSpec { constraint: &STRING, ..attr("sym_name", AttrSyntax::SymbolName) },
        attr("function_type", AttrSyntax::Any),
        attr("sym_visibility", AttrSyntax::Any),
        attr("arg_attrs", AttrSyntax::Any),
        attr("res_attrs", AttrSyntax::Any),
    ],
    regions: &[REGION],
    traits: Traits::ISOLATED_FROM_ABOVE.union(Traits::SYMBOL).union(Traits::FUNCTION),
    interfaces: &[&NAMES],
    ..op(
        "p.func",
        Assembly::Custom(&CustomAssembly {
            parse: function::parse_function,
            print: function::print_function,
            spelled_out: &[],
        }),
    )
};

// `%i in [map of operands] { body }`
static LOOP: OpDef = OpDef {
    operands: &[value("ids", Arity::Variadic)],
    attributes: &[attr("map", AttrSyntax::Any)],
    regions: &[REGION],
    ..op(
        "p.loop",
        Assembly::Custom(&CustomAssembly {
            parse: |p, state| {
                let cx = p.cx();
                let index = cx.index_ty();
                let name = p.operand()?;
                p.keyword("in")?;
                let (map, ids) = p.affine_map_of_ssa_ids(Delimiter::Square)?;
                let types = vec![index; ids.len()];
                let span = p.span();
                p.resolve_into(&ids, &types, span, state)?;
                state.set_attr(cx, "map", cx.affine_map_attr(map));
                p.region(state, vec![RegionArg::new(name, index)])?;
                p.optional_attr_dict(state)
            },
            print: |_, _| {},
            spelled_out: &[],
        }),
    )
};

static PLAIN: OpDef = op("p.plain", Assembly::Generic);

/// `!p.box<type>`
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct BoxType(Type);

impl DialectData for BoxType {
    fn dialect(&self) -> &'static str {
        "p"
    }

    fn mnemonic(&self) -> &'static str {
        "box"
    }

    fn printer(&self) -> Interface {
        &const { DataPrinter::of::<Self>() }
    }
}

impl PrintData for BoxType {
    fn print(&self, p: &mut Printer<'_>) {
        p.write_text("box<");
        p.ty(self.0);
        p.write_text(">");
    }
}

fn parse_type(p: &mut AttrParser<'_, '_>) -> ParseResult<Type> {
    p.keyword("box")?;
    p.token("<")?;
    let inner = p.ty()?;
    p.token(">")?;
    Ok(p.cx().dialect_ty(BoxType(inner)))
}

static DIALECT: DialectDef = DialectDef {
    name: "p",
    ops: &[&ADD, &CONST, &RET, &BR, &ATTRS, &CALL, &LIST, &TWICE, &FUNC, &LOOP, &PLAIN],
    enum_attrs: &[&FLAGS_ATTR],
    interfaces: &[&TypeParser(parse_type)],
    ..DialectDef::EMPTY
};

/// A context with the dialect, which accepts unregistered operations too.
pub(super) fn context() -> Context {
    let mut registry = Registry::new();
    registry.add(&DIALECT);
    let mut cx = Context::new(registry);
    cx.set_allow_unregistered(true);
    cx
}
