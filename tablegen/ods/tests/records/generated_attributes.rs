//! The Rust generated from enumerations, attributes and types.

use expect_test::expect;

use crate::generated_operations::{check, check_part};

#[test]
fn enumerations() {
    check(
        r#"def P : I64EnumAttr<"Predicate", "how to compare", [I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"slt", 2>]>;
           def F : I32BitEnumAttr<"Flags", "flags", [
             I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"nsw", 0>, I32BitEnumAttrCaseBit<"nuw", 1>]> {
             let separator = ", ";
             let genSpecializedAttr = 0;
           }
           def FAttr : EnumAttr<D, F, "flags"> { let assemblyFormat = "`<` $value `>`"; }"#,
        expect![[r#"
            // Generated from Ops.td; do not edit.

            /// how to compare
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            #[repr(u64)]
            #[allow(dead_code, unreachable_pub, clippy::upper_case_acronyms)]
            pub enum Predicate {
                /// `eq`
                Eq = 0,
                /// `slt`
                Slt = 2,
            }

            mlir::int_enum!(Predicate: u64, PREDICATE_SPEC, "expected valid keyword or string", [
                Eq = "eq", Slt = "slt",
            ]);

            /// An integer attribute that holds a [`Predicate`].
            #[allow(dead_code, unreachable_pub)]
            pub type PredicateAttr<'a> = mlir::enums::IntegerEnumAttr<'a, Predicate>;

            /// The spellings of [`Predicate`].
            #[allow(dead_code, unreachable_pub)]
            pub static PREDICATE_SPEC: mlir::opdef::EnumSpec = mlir::opdef::EnumSpec {
                name: "::Predicate",
                summary: "how to compare",
                cases: &[("eq", 0), ("slt", 2)],
                width: 64,
                separator: None,
                primary_groups: &[],
                quoted: false,
                from_attr: true,
                specialized: true,
            };

            mlir::bitflags::bitflags! {
                /// flags
                #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
                pub struct Flags: u32 {
                    /// `none`
                    const NONE = 0;
                    /// `nsw`
                    const NSW = 1;
                    /// `nuw`
                    const NUW = 2;
                }
            }

            mlir::bit_enum!(Flags: u32, FLAGS_SPEC, "expected valid keyword or string");

            /// The spellings of [`Flags`].
            #[allow(dead_code, unreachable_pub)]
            pub static FLAGS_SPEC: mlir::opdef::EnumSpec = mlir::opdef::EnumSpec {
                name: "::Flags",
                summary: "flags",
                cases: &[("none", 0), ("nsw", 1), ("nuw", 2)],
                width: 32,
                separator: Some(", "),
                primary_groups: &[],
                quoted: true,
                from_attr: true,
                specialized: false,
            };

            /// [`Flags`] as the attribute `#d.flags`.
            #[allow(dead_code, unreachable_pub)]
            pub static FLAGS_ATTR_SPEC: mlir::opdef::EnumAttrSpec = mlir::opdef::EnumAttrSpec {
                dialect: "d",
                mnemonic: "flags",
                record: "FAttr",
                cases: &FLAGS_SPEC,
                open: "<",
                close: ">",
            };

            /// The `d` dialect.
            #[allow(dead_code, unreachable_pub)]
            pub static DIALECT: mlir::opdef::DialectDef = mlir::opdef::DialectDef {
                name: "d",
                enum_attrs: &[&FLAGS_ATTR_SPEC],
                ..mlir::opdef::DialectDef::EMPTY
            };
        "#]],
    );
    let op = r#"def P : I64EnumAttr<"Predicate", "how to compare", [I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"slt", 2>]>;
        def F : I32BitEnumAttr<"Flags", "flags", [I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"nsw", 0>]> {
          let genSpecializedAttr = 0;
        }
        def FAttr : EnumAttr<D, F, "flags"> { let assemblyFormat = "`<` $value `>`"; }
        def CmpOp : D_Op<"cmp"> {
          let arguments = (ins P:$predicate, DefaultValuedAttr<FAttr, "Flags::none">:$flags);
          let assemblyFormat = "$predicate (`flags` `` $flags^)? attr-dict";
        }"#;
    check_part(
        op,
        "impl<'a> CmpOp<'a>",
        expect![[r#"
            impl<'a> CmpOp<'a> {
                /// The name of attribute `predicate`.
                pub const PREDICATE_ATTR: &'static str = "predicate";
                /// The name of attribute `flags`.
                pub const FLAGS_ATTR: &'static str = "flags";
                /// Attribute `predicate`: how to compare.
                pub fn predicate_attr(self) -> mlir::AttrRef<'a> { self.0.inherent_value(0) }
                /// The value of attribute `predicate`.
                pub fn predicate(self) -> Predicate { mlir::enums::case_of(self.predicate_attr()) }
                /// Attribute `flags`: flags.
                pub fn flags_attr(self) -> mlir::AttrRef<'a> { self.0.inherent_value(1) }
                /// The value of attribute `flags`.
                pub fn flags(self) -> Flags { mlir::enums::case_of(self.flags_attr()) }

                /// Creates the operation at the builder's insertion point.
                pub fn build(
                    b: &mut mlir::Builder<'_>, loc: mlir::Loc, predicate: Predicate,
                ) -> mlir::Handle<CmpOp<'static>> { Self::build_with(b, loc, predicate, Default::default()) }

                /// Like [`Self::build`], with optional parts.
                pub fn build_with(
                    b: &mut mlir::Builder<'_>, loc: mlir::Loc, predicate: Predicate, options: CmpOpOptions,
                ) -> mlir::Handle<CmpOp<'static>> {
                    let CmpOpOptions { flags } = options;
                    let cx = b.cx();
                    let flags = flags.map(|flags| cx.enum_attr(&FLAGS_ATTR_SPEC, flags.value()));
                    let predicate = cx.int_attr_of_width(predicate.value(), 64);
                    let mut state = mlir::OpState::of(b.cx(), <Self as mlir::OpType>::DEF, loc);
                    state.inherent[0] = Some(predicate);
                    state.inherent[1] = flags;
                    b.create_as(state)
                }
            }
        "#]],
    );
    check_part(
        op,
        "pub struct CmpOpOptions",
        expect![[r#"
        pub struct CmpOpOptions {
            /// Attribute `flags`.
            pub flags: Option<Flags>,
        }
    "#]],
    );
    check_part(
        op,
        "mlir::op_adaptor!(",
        expect![[r#"
        mlir::op_adaptor!(CmpOpAdaptor of CmpOp { attr predicate_attr = 0, set_predicate_attr; attr flags_attr = 1, set_flags_attr; });
    "#]],
    );
    check_part(
        op,
        "attributes: &[",
        expect![[r#"
        attributes: &[
            AttrSpec {
                name: "predicate",
                constraint: &HOW_TO_COMPARE,
                presence: Presence::Required,
                syntax: AttrSyntax::Enum(&PREDICATE_SPEC),
            },
            AttrSpec {
                name: "flags",
                constraint: &FLAGS,
                presence: Presence::Default(&|cx| cx.enum_attr(&FLAGS_ATTR_SPEC, Flags::NONE.value())),
                syntax: AttrSyntax::EnumAttr(&FLAGS_ATTR_SPEC),
            },
        ],
    "#]],
    );
    check_part(
        op,
        "elements: &[",
        expect![[r#"
            elements: &[
                Element::Attr(0),
                Element::Group(&Group {
                    anchor: Anchor::Attr(1),
                    then: &[Element::Literal("flags"), Element::NoSpace, Element::Attr(1)],
                    ..Group::EMPTY
                }),
                Element::AttrDict { keyword: false },
            ],
        "#]],
    );
}

#[test]
fn attributes() {
    let td = r#"def XOp : D_Op<"x"> { let arguments = (ins
          SymbolNameAttr:$sym_name, FlatSymbolRefAttr:$callee, I64Attr:$n, OptionalAttr<StrAttr>:$text,
          DefaultValuedAttr<I32Attr, "4">:$width, DefaultValuedStrAttr<StrAttr, "a b">:$type, UnitAttr:$flag,
          TypeAttrOf<FunctionType>:$function_type, DenseI64ArrayAttr:$dims, AffineMapAttr:$map,
          ConfinedAttr<I64Attr, [IntMinValue<2>]>:$small, TypedArrayAttrBase<StrAttr, "names">:$names); }"#;
    check_part(
        td,
        "impl<'a> XOp<'a>",
        expect![[r#"
            impl<'a> XOp<'a> {
                /// The name of attribute `sym_name`.
                pub const SYM_NAME_ATTR: &'static str = "sym_name";
                /// The name of attribute `callee`.
                pub const CALLEE_ATTR: &'static str = "callee";
                /// The name of attribute `n`.
                pub const N_ATTR: &'static str = "n";
                /// The name of attribute `text`.
                pub const TEXT_ATTR: &'static str = "text";
                /// The name of attribute `width`.
                pub const WIDTH_ATTR: &'static str = "width";
                /// The name of attribute `type`.
                pub const TYPE_ATTR: &'static str = "type";
                /// The name of attribute `flag`.
                pub const FLAG_ATTR: &'static str = "flag";
                /// The name of attribute `function_type`.
                pub const FUNCTION_TYPE_ATTR: &'static str = "function_type";
                /// The name of attribute `dims`.
                pub const DIMS_ATTR: &'static str = "dims";
                /// The name of attribute `map`.
                pub const MAP_ATTR: &'static str = "map";
                /// The name of attribute `small`.
                pub const SMALL_ATTR: &'static str = "small";
                /// The name of attribute `names`.
                pub const NAMES_ATTR: &'static str = "names";
                /// Attribute `sym_name`: string attribute.
                pub fn sym_name_attr(self) -> mlir::AttrRef<'a> { self.0.inherent_value(0) }
                /// The value of attribute `sym_name`.
                pub fn sym_name(self) -> &'a str { self.sym_name_attr().as_str().unwrap_or_default() }
                /// Attribute `callee`: flat symbol reference attribute.
                pub fn callee_attr(self) -> mlir::AttrRef<'a> { self.0.inherent_value(1) }
                /// The value of attribute `callee`.
                pub fn callee(self) -> &'a str { self.callee_attr().as_flat_symbol().unwrap_or_default() }
                /// Attribute `n`: 64-bit signless integer attribute.
                pub fn n_attr(self) -> mlir::AttrRef<'a> { self.0.inherent_value(2) }
                /// The value of attribute `n`.
                pub fn n(self) -> i64 { self.n_attr().as_int().unwrap_or_default() }
                /// Attribute `text`: string attribute.
                pub fn text_attr(self) -> Option<mlir::AttrRef<'a>> { self.0.inherent(3) }
                /// The value of attribute `text`.
                pub fn text(self) -> Option<&'a str> { self.text_attr().map(|attr| attr.as_str().unwrap_or_default()) }
                /// Attribute `width`: 32-bit signless integer attribute.
                pub fn width_attr(self) -> mlir::AttrRef<'a> { self.0.inherent_value(4) }
                /// The value of attribute `width`.
                pub fn width(self) -> i64 { self.width_attr().as_int().unwrap_or_default() }
                /// Attribute `type`: string attribute.
                pub fn type_attr(self) -> mlir::AttrRef<'a> { self.0.inherent_value(5) }
                /// The value of attribute `type`.
                pub fn type_(self) -> &'a str { self.type_attr().as_str().unwrap_or_default() }
                /// Attribute `flag`: unit attribute.
                pub fn flag_attr(self) -> Option<mlir::AttrRef<'a>> { self.0.inherent(6) }
                /// Whether attribute `flag` is there.
                pub fn flag(self) -> bool { self.0.inherent(6).is_some() }
                /// Attribute `function_type`: type attribute of function type.
                pub fn function_type_attr(self) -> mlir::AttrRef<'a> { self.0.inherent_value(7) }
                /// The value of attribute `function_type`.
                pub fn function_type(self) -> mlir::TypeRef<'a> {
                    self.function_type_attr().as_type().map_or_else(|| self.function_type_attr().ty(), |t| self.function_type_attr().cx().type_ref(t))
                }
                /// Attribute `dims`: i64 dense array attribute.
                pub fn dims_attr(self) -> mlir::AttrRef<'a> { self.0.inherent_value(8) }
                /// The value of attribute `dims`.
                pub fn dims(self) -> Vec<i64> { self.dims_attr().as_dense_array::<i64>().unwrap_or_default() }
                /// Attribute `map`: AffineMap attribute.
                pub fn map_attr(self) -> mlir::AttrRef<'a> { self.0.inherent_value(9) }
                /// The value of attribute `map`.
                pub fn map(self) -> &'a mlir::AffineMap { self.map_attr().as_affine_map().expect("an affine map") }
                /// Attribute `small`: 64-bit signless integer attribute whose minimum value is 2.
                pub fn small_attr(self) -> mlir::AttrRef<'a> { self.0.inherent_value(10) }
                /// The value of attribute `small`.
                pub fn small(self) -> i64 { self.small_attr().as_int().unwrap_or_default() }
                /// Attribute `names`: names.
                pub fn names_attr(self) -> mlir::AttrRef<'a> { self.0.inherent_value(11) }
                /// The value of attribute `names`.
                pub fn names(self) -> &'a [mlir::Attr] { self.names_attr().as_array().unwrap_or_default() }

                /// Creates the operation at the builder's insertion point.
                #[allow(clippy::too_many_arguments, reason = "one for each part of the operation")]
                pub fn build(
                    b: &mut mlir::Builder<'_>, loc: mlir::Loc, sym_name: &str, callee: &str, n: i64,
                    function_type: mlir::Type, dims: &[i64], map: mlir::Attr, small: i64, names: mlir::Attr,
                ) -> mlir::Handle<XOp<'static>> {
                    Self::build_with(b, loc, sym_name, callee, n, function_type, dims, map, small, names, Default::default())
                }

                /// Like [`Self::build`], with optional parts.
                #[allow(clippy::too_many_arguments, reason = "one for each part of the operation")]
                pub fn build_with(
                    b: &mut mlir::Builder<'_>, loc: mlir::Loc, sym_name: &str, callee: &str, n: i64,
                    function_type: mlir::Type, dims: &[i64], map: mlir::Attr, small: i64, names: mlir::Attr,
                    options: XOpOptions<'_>,
                ) -> mlir::Handle<XOp<'static>> {
                    let XOpOptions { text, width, type_, flag } = options;
                    let cx = b.cx();
                    let text = text.map(|text| cx.string_attr(text));
                    let width = width.map(|width| cx.int_attr_of_width(width, 32));
                    let type_ = type_.map(|type_| cx.string_attr(type_));
                    let sym_name = cx.string_attr(sym_name);
                    let callee = cx.symbol_ref_attr(callee);
                    let n = cx.int_attr_of_width(n, 64);
                    let function_type = cx.type_attr(function_type);
                    let dims = cx.dense_array_attr::<i64>(dims);
                    let small = cx.int_attr_of_width(small, 64);
                    let mut state = mlir::OpState::of(b.cx(), <Self as mlir::OpType>::DEF, loc);
                    state.inherent[0] = Some(sym_name);
                    state.inherent[1] = Some(callee);
                    state.inherent[2] = Some(n);
                    state.inherent[3] = text;
                    state.inherent[4] = width;
                    state.inherent[5] = type_;
                    state.inherent[6] = flag.then(|| cx.unit_attr());
                    state.inherent[7] = Some(function_type);
                    state.inherent[8] = Some(dims);
                    state.inherent[9] = Some(map);
                    state.inherent[10] = Some(small);
                    state.inherent[11] = Some(names);
                    b.create_as(state)
                }
            }
        "#]],
    );
    check_part(
        td,
        "pub struct XOpOptions",
        expect![[r#"
        pub struct XOpOptions<'a> {
            /// Attribute `text`.
            pub text: Option<&'a str>,
            /// Attribute `width`.
            pub width: Option<i64>,
            /// Attribute `type`.
            pub type_: Option<&'a str>,
            /// Attribute `flag`.
            pub flag: bool,
        }
    "#]],
    );
    check_part(
        td,
        "mlir::op_adaptor!(",
        expect![[r#"
        mlir::op_adaptor!(XOpAdaptor of XOp { attr sym_name_attr = 0, set_sym_name_attr; attr callee_attr = 1, set_callee_attr; attr n_attr = 2, set_n_attr; attr text_attr = 3, set_text_attr; attr width_attr = 4, set_width_attr; attr type_attr = 5, set_type_attr; attr flag = 6; attr flag_attr = 6, set_flag_attr; attr function_type_attr = 7, set_function_type_attr; attr dims_attr = 8, set_dims_attr; attr map_attr = 9, set_map_attr; attr small_attr = 10, set_small_attr; attr names_attr = 11, set_names_attr; });
    "#]],
    );
    check_part(
        td,
        "attributes: &[",
        expect![[r#"
            attributes: &[
                AttrSpec {
                    name: "sym_name",
                    constraint: &STRING_ATTRIBUTE,
                    presence: Presence::Required,
                    syntax: AttrSyntax::SymbolName,
                },
                AttrSpec {
                    name: "callee",
                    constraint: &FLAT_SYMBOL_REFERENCE_ATTRIBUTE,
                    presence: Presence::Required,
                    syntax: AttrSyntax::Kind(AttrStorage::FlatSymbolRef),
                },
                AttrSpec {
                    name: "n",
                    constraint: &IS_64_BIT_SIGNLESS_INTEGER_ATTRIBUTE,
                    presence: Presence::Required,
                    syntax: AttrSyntax::Typed(&|cx| cx.int_ty(64)),
                },
                AttrSpec {
                    name: "text",
                    constraint: &STRING_ATTRIBUTE,
                    presence: Presence::Optional,
                    syntax: AttrSyntax::Kind(AttrStorage::String),
                },
                AttrSpec {
                    name: "width",
                    constraint: &IS_32_BIT_SIGNLESS_INTEGER_ATTRIBUTE,
                    presence: Presence::Default(&|cx| cx.int_attr_of_width(4, 32)),
                    syntax: AttrSyntax::Typed(&|cx| cx.int_ty(32)),
                },
                AttrSpec {
                    name: "type",
                    constraint: &STRING_ATTRIBUTE,
                    presence: Presence::Default(&|cx| cx.string_attr("a b")),
                    syntax: AttrSyntax::Kind(AttrStorage::String),
                },
                AttrSpec {
                    name: "flag",
                    constraint: &UNIT_ATTRIBUTE,
                    presence: Presence::Optional,
                    syntax: AttrSyntax::Unit,
                },
                AttrSpec {
                    name: "function_type",
                    constraint: &TYPE_ATTRIBUTE_OF_FUNCTION_TYPE,
                    presence: Presence::Required,
                    syntax: AttrSyntax::Kind(AttrStorage::Type),
                },
                AttrSpec {
                    name: "dims",
                    constraint: &I64_DENSE_ARRAY_ATTRIBUTE,
                    presence: Presence::Required,
                    syntax: AttrSyntax::DenseArray(&|cx| cx.int_ty(64)),
                },
                AttrSpec {
                    name: "map",
                    constraint: &AFFINEMAP_ATTRIBUTE,
                    presence: Presence::Required,
                    syntax: AttrSyntax::Kind(AttrStorage::AffineMap),
                },
                AttrSpec {
                    name: "small",
                    constraint: &IS_64_BIT_SIGNLESS_INTEGER_ATTRIBUTE_WHOSE_MINIMUM_VALUE_IS_2,
                    presence: Presence::Required,
                    syntax: AttrSyntax::Typed(&|cx| cx.int_ty(64)),
                },
                AttrSpec {
                    name: "names",
                    constraint: &NAMES,
                    presence: Presence::Required,
                    syntax: AttrSyntax::Kind(AttrStorage::Array),
                },
            ],
        "#]],
    );
    check_part(
        td,
        "static NAMES",
        expect![[r#"
        static NAMES: mlir::opdef::AttrConstraint = mlir::opdef::AttrConstraint {
            summary: "names",
            accepts: &|this| this.is_array() && this.as_array().unwrap_or_default().iter().map(|&a| this.cx().attr_ref(a)).all(|attr| attr.is_string()),
        };
    "#]],
    );
    check_part(
        td,
        "WHOSE_MINIMUM",
        expect![[r#"
        constraint: &IS_64_BIT_SIGNLESS_INTEGER_ATTRIBUTE_WHOSE_MINIMUM_VALUE_IS_2,
    "#]],
    );
}
