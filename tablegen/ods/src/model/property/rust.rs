//! Properties as Rust: the types of accessors and builders, the attributes that hold values, and the engine's table.
//! This text compiles for every [`PropType`]; nothing is checked.

use super::{Functions, PropType};
use crate::names;
use crate::predicate::Kind;

impl PropType {
    /// The Rust type that an accessor gives.
    pub fn interface(&self) -> String {
        match self {
            PropType::Int { rust, .. } => (*rust).to_owned(),
            PropType::Bool | PropType::Unit => "bool".to_owned(),
            PropType::Str => "&'a str".to_owned(),
            PropType::Enum(e) => e.name.clone(),
            PropType::IntArray { rust, .. } => format!("Vec<{rust}>"),
            PropType::Array(inner) => format!("Vec<{}>", inner.interface()),
            PropType::Optional { inner, .. } => format!("Option<{}>", inner.interface()),
            PropType::Custom { path } => path.clone(),
            PropType::Written { inner, .. } => inner.interface(),
        }
    }

    /// The Rust type of a builder's parameter.
    pub fn argument(&self) -> String {
        match self {
            PropType::Str => "&str".to_owned(),
            PropType::IntArray { rust, .. } => format!("&[{rust}]"),
            PropType::Array(inner) => match inner.custom() {
                Some(path) => format!("&[{path}]"),
                None => format!("&[{}]", inner.argument()),
            },
            PropType::Optional { inner, .. } => format!("Option<{}>", inner.argument()),
            PropType::Custom { path } => format!("&{path}"),
            PropType::Written { inner, .. } => inner.argument(),
            other => other.interface(),
        }
    }

    /// The path of the author's type that a value has.
    fn custom(&self) -> Option<&str> {
        match self.value() {
            PropType::Custom { path } => Some(path),
            _ => None,
        }
    }

    /// The parameters and the result of a function that is the value of this field of the record.
    pub(super) fn signature(&self, field: &str) -> String {
        let owned = match self.value() {
            PropType::Str => "String".to_owned(),
            value => value.interface(),
        };
        match field {
            "printer" => format!("fn({}, &mut Printer<'_>)", self.argument()),
            "parser" => format!("fn(&mut AttrParser<'_, '_>) -> ParseResult<{owned}>"),
            _ => format!("fn(&mut AttrParser<'_, '_>) -> ParseResult<Option<{owned}>>"),
        }
    }

    /// The attribute that holds a value, as Rust over `cx`.
    pub fn to_attr(&self, value: &str) -> String {
        match self {
            PropType::Int { rust: "i64", bits } => format!("cx.int_attr_of_width({value}, {bits})"),
            PropType::Int { rust: "u64", bits } => format!("cx.int_attr({value}.into(), cx.int_ty({bits}))"),
            PropType::Int { rust: "usize", bits } => {
                format!("cx.int_attr({value} as i128, cx.int_ty({bits}))")
            }
            PropType::Int { bits, .. } => format!("cx.int_attr_of_width({value}.into(), {bits})"),
            PropType::Bool => format!("cx.bool_attr({value})"),
            PropType::Unit => format!("if {value} {{ cx.unit_attr() }} else {{ cx.bool_attr(false) }}"),
            PropType::Str => format!("cx.string_attr({value})"),
            PropType::Enum(e) => match e.attr.as_ref().filter(|_| e.in_attr) {
                Some(spec) => format!("cx.enum_attr(&{spec}, {value}.value())"),
                None => format!("cx.int_attr_of_width({value}.value(), {})", e.width),
            },
            PropType::IntArray { rust, .. } => format!("cx.dense_array_attr::<{rust}>({value})"),
            PropType::Array(inner) => {
                let element = inner.to_attr("v");
                // The author's types may not be `Copy`.
                let pattern = if inner.custom().is_some() { "v" } else { "&v" };
                format!("cx.array_attr(&{value}.iter().map(|{pattern}| {element}).collect::<Vec<_>>())")
            }
            PropType::Optional { inner, .. } => {
                let element = inner.to_attr("v");
                format!("cx.array_attr({value}.map(|v| {element}).as_slice())")
            }
            PropType::Custom { .. } => format!("mlir::properties::PropertyValue::to_attr({value}, cx)"),
            PropType::Written { inner, .. } => inner.to_attr(value),
        }
    }

    /// The value that an attribute holds, as Rust over an `AttrRef`.
    pub fn from_attr(&self, attr: &str) -> String {
        match self {
            PropType::Int { rust: "i64", .. } => format!("{attr}.as_int().unwrap_or_default()"),
            PropType::Int { rust, .. } => format!("{attr}.as_int().unwrap_or_default() as {rust}"),
            PropType::Bool => format!("{attr}.as_bool().unwrap_or_default()"),
            PropType::Unit => format!("{attr}.is_unit() || {attr}.as_bool() == Some(true)"),
            PropType::Str => format!("{attr}.as_str().unwrap_or_default()"),
            PropType::Enum(e) => format!(
                "{attr}.as_enum().and_then({}::from_value).expect(\"a verified operation has a valid case\")",
                e.name
            ),
            PropType::IntArray { rust, .. } => {
                format!("{attr}.as_dense_array::<{rust}>().unwrap_or_default()")
            }
            PropType::Array(inner) => {
                let element = inner.from_attr(&format!("{attr}.cx().attr_ref(e)"));
                format!("{attr}.as_array().unwrap_or_default().iter().map(|&e| {element}).collect()")
            }
            PropType::Optional { inner, .. } => {
                let element = inner.from_attr(&format!("{attr}.cx().attr_ref(e)"));
                format!("{attr}.as_array().and_then(|a| a.first()).map(|&e| {element})")
            }
            PropType::Custom { path } => format!("mlir::properties::value_of::<{path}>({attr})"),
            PropType::Written { inner, .. } => inner.from_attr(attr),
        }
    }

    /// The engine's description, as a constant.
    pub fn table(&self) -> String {
        match self {
            PropType::Int { rust, bits } => {
                format!("PropKind::Int {{ bits: {bits}, signed: {} }}", rust.starts_with('i'))
            }
            PropType::Bool => "PropKind::Bool".to_owned(),
            PropType::Unit => "PropKind::Unit".to_owned(),
            PropType::Str => "PropKind::String".to_owned(),
            PropType::Enum(e) => format!(
                "PropKind::Enum(EnumProp {{ cases: &{}, name: {:?}, expected: {:?}, mnemonic: {:?}, attr: {}, in_attr: {} }})",
                names::spec(&e.name),
                e.name,
                e.expected,
                e.mnemonic,
                e.attr.as_ref().map_or_else(|| "None".to_owned(), |a| format!("Some(&{a})")),
                e.in_attr
            ),
            PropType::IntArray { bits, .. } => format!("PropKind::IntArray({bits})"),
            PropType::Array(inner) => format!("PropKind::Array(&{})", inner.table()),
            PropType::Optional { inner, bare } => {
                format!("PropKind::Optional {{ inner: &{}, bare: {bare} }}", inner.table())
            }
            PropType::Custom { path } => format!("<{path} as PropertyValue>::KIND"),
            PropType::Written { inner, by, .. } if *by == Functions::default() => inner.table(),
            PropType::Written { inner, by: Functions { parser, optional_parser, printer }, .. } => {
                let make = match inner.custom() {
                    Some(_) => "mlir::properties::PropertyValue::to_attr".to_owned(),
                    None => format!("|{}, cx| {}", inner.pattern(), inner.to_attr("v")),
                };
                let field = |name: &str, rust: Option<String>| match rust {
                    Some(rust) => format!("{name}: Some({rust})"),
                    None => format!("{name}: None"),
                };
                let parse = |f: &String| format!("|p| parsed(p, {f}, {make})");
                let optional = |f: &String| format!("|p| parsed_optional(p, {f}, {make})");
                let print = |f: &String| {
                    let value = inner.from_attr("attr");
                    match inner.pattern() {
                        "v" if !matches!(inner.value(), PropType::Str) => {
                            format!("|attr, p| {f}(&{value}, p)")
                        }
                        _ => format!("|attr, p| {f}({value}, p)"),
                    }
                };
                format!(
                    "PropKind::Written {{ inner: &{}, syntax: &PropSyntax {{ {}, {}, {} }} }}",
                    inner.table(),
                    field("parse", parser.as_ref().map(parse)),
                    field("parse_optional", optional_parser.as_ref().map(optional)),
                    field("print", printer.as_ref().map(print)),
                )
            }
        }
    }

    /// The pattern that binds `v`, in a reference to a value, to the argument of a builder.
    fn pattern(&self) -> &'static str {
        match self.value() {
            PropType::Str | PropType::IntArray { .. } | PropType::Custom { .. } => "v",
            _ => "&v",
        }
    }

    /// `$_self` in a predicate on the value: its kind and its Rust, over an `AttrRef`.
    pub fn binding(&self, attr: &str) -> Option<(Kind, String)> {
        Some(match self {
            PropType::Int { rust: "u8" | "u16" | "u32", .. } => {
                (Kind::Int, format!("i64::from({})", self.from_attr(attr)))
            }
            PropType::Int { rust: "u64", .. } => {
                (Kind::Wide, format!("i128::from({})", self.from_attr(attr)))
            }
            PropType::Int { rust: "usize", .. } => {
                (Kind::Wide, format!("({} as i128)", self.from_attr(attr)))
            }
            PropType::Int { .. } => (Kind::Int, format!("{attr}.as_int().unwrap_or_default()")),
            PropType::Bool | PropType::Unit => (Kind::Bool, format!("({})", self.from_attr(attr))),
            PropType::Str => (Kind::Str, self.from_attr(attr)),
            PropType::Enum(_) => (Kind::Case, self.from_attr(attr)),
            PropType::Custom { .. } => (Kind::Any, self.from_attr(attr)),
            PropType::IntArray { bits: 64, .. } => {
                (Kind::Ints, format!("{attr}.as_dense_array::<i64>().unwrap_or_default().into_iter()"))
            }
            PropType::IntArray { .. } => {
                let read = self.from_attr(attr);
                (Kind::Ints, format!("{read}.into_iter().map(i64::from)"))
            }
            PropType::Array(_) => {
                let cx = format!("{attr}.cx()");
                let read = format!("{attr}.as_array().unwrap_or_default().iter()");
                (Kind::Attrs, format!("{read}.map(|&e| {cx}.attr_ref(e))"))
            }
            PropType::Optional { .. } => return None,
            PropType::Written { inner, .. } => return inner.binding(attr),
        })
    }
}
