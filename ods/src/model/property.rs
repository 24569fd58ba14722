//! Properties: what their records mean, as Rust values and as the attributes that hold them.

use support::{Diagnostic, Span};
use tablegen::Record;

use super::constraint::Constraints;
use super::operator::{AttrSyntax, Attribute, Presence, TypeSuffix};
use super::value_type::ValueType;
use crate::predicate::emit::{Binding, Env, emit_as};
use crate::predicate::{Expr, Kind, Node};
use crate::records::{self, Reader};

/// Properties nest at most this deep.
const MAX_DEPTH: u32 = 8;

/// The type of a property's value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PropType {
    /// An integer.
    Int {
        /// Its Rust type.
        rust: &'static str,
        /// Its width.
        bits: u32,
    },
    /// `bool`
    Bool,
    /// A flag.
    Unit,
    /// A string.
    Str,
    /// A case of an enumeration.
    Enum(EnumProp),
    /// Integers.
    IntArray {
        /// The Rust type of one.
        rust: &'static str,
        /// The width of one.
        bits: u32,
    },
    /// Values.
    Array(Box<PropType>),
    /// A value or nothing.
    Optional {
        /// The value.
        inner: Box<PropType>,
        /// Whether it is written as it is.
        bare: bool,
    },
}

/// A case of an enumeration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnumProp {
    /// The enumeration.
    pub name: String,
    /// Its width.
    pub width: i64,
    /// What attributes it can be made of, for messages.
    pub expected: String,
    /// The word before a case in angle brackets.
    pub mnemonic: Option<String>,
    /// The static of the dialect's attribute that may hold it.
    pub attr: Option<String>,
    /// Whether it is that attribute which holds it.
    pub in_attr: bool,
}

/// Rust's name for an integer of C++, and its width.
fn integer(storage: &str) -> Option<(&'static str, u32)> {
    Some(match storage.trim() {
        "int8_t" | "i8" => ("i8", 8),
        "int16_t" | "i16" => ("i16", 16),
        "int" | "int32_t" | "i32" => ("i32", 32),
        "int64_t" | "i64" => ("i64", 64),
        "uint8_t" | "u8" => ("u8", 8),
        "uint16_t" | "u16" => ("u16", 16),
        "unsigned" | "uint32_t" | "u32" => ("u32", 32),
        "uint64_t" | "u64" => ("u64", 64),
        _ => return None,
    })
}

impl PropType {
    /// The type of a record; `None` where it is C++ of the author's.
    pub fn of(r: &Reader<'_>, record: &Record) -> Option<Self> {
        of(r, record, 0)
    }

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
        }
    }

    /// The Rust type of a builder's parameter.
    pub fn argument(&self) -> String {
        match self {
            PropType::Str => "&str".to_owned(),
            PropType::IntArray { rust, .. } => format!("&[{rust}]"),
            PropType::Array(inner) => format!("&[{}]", inner.argument()),
            PropType::Optional { inner, .. } => format!("Option<{}>", inner.argument()),
            other => other.interface(),
        }
    }

    /// The attribute that holds a value, as Rust over `cx`.
    pub fn to_attr(&self, value: &str) -> String {
        match self {
            PropType::Int { rust: "i64", bits } => format!("cx.int_attr_of_width({value}, {bits})"),
            PropType::Int { rust: "u64", bits } => {
                format!("cx.int_attr({value}.into(), cx.int_ty({bits}))")
            }
            PropType::Int { bits, .. } => format!("cx.int_attr_of_width({value}.into(), {bits})"),
            PropType::Bool => format!("cx.bool_attr({value})"),
            PropType::Unit => format!("if {value} {{ cx.unit_attr() }} else {{ cx.bool_attr(false) }}"),
            PropType::Str => format!("cx.string_attr({value})"),
            PropType::Enum(e) => match e.attr.as_ref().filter(|_| e.in_attr) {
                Some(spec) => format!("cx.enum_attr(&{spec}, {value}.value())"),
                None => format!("cx.int_attr_of_width({value}.value(), {})", e.width),
            },
            PropType::IntArray { bits, .. } => format!("cx.dense_array_attr::<i{bits}>({value})"),
            PropType::Array(inner) => {
                let element = inner.to_attr("v");
                format!("cx.array_attr(&{value}.iter().map(|&v| {element}).collect::<Vec<_>>())")
            }
            PropType::Optional { inner, .. } => {
                let element = inner.to_attr("v");
                format!("cx.array_attr({value}.map(|v| {element}).as_slice())")
            }
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
            PropType::IntArray { bits, .. } => {
                format!("{attr}.as_dense_array::<i{bits}>().unwrap_or_default()")
            }
            PropType::Array(inner) => {
                let element = inner.from_attr(&format!("{attr}.cx().attr_ref(e)"));
                format!("{attr}.as_array().unwrap_or_default().iter().map(|&e| {element}).collect()")
            }
            PropType::Optional { inner, .. } => {
                let element = inner.from_attr(&format!("{attr}.cx().attr_ref(e)"));
                format!("{attr}.as_array().and_then(|a| a.first()).map(|&e| {element})")
            }
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
                crate::rust::enumeration::spec_name(&e.name),
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
        }
    }

    /// What `$_self` is in a predicate on the value: its kind and its Rust, over an `AttrRef`.
    pub fn binding(&self, attr: &str) -> Option<(Kind, String)> {
        Some(match self {
            PropType::Int { .. } => (Kind::Int, format!("{attr}.as_int().unwrap_or_default()")),
            PropType::Bool | PropType::Unit => (Kind::Bool, format!("({})", self.from_attr(attr))),
            PropType::Str => (Kind::Str, self.from_attr(attr)),
            PropType::Enum(_) => (Kind::Any, self.from_attr(attr)),
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
        })
    }

    /// A default value as Rust that [`PropType::to_attr`] takes; what is wrong with it otherwise.
    fn check_default(&self, value: &Expr) -> Result<(), &'static str> {
        let number = match &value.node {
            Node::Negate(inner) => matches!(inner.node, Node::Int(_)),
            node => matches!(node, Node::Int(_)),
        };
        let path = matches!(value.node, Node::Path(_));
        let (fits, wanted) = match self {
            PropType::Int { .. } => (number, "must be an integer"),
            PropType::Bool | PropType::Unit => {
                (matches!(value.node, Node::Bool(_)), "must be 'true' or 'false'")
            }
            PropType::Str => (matches!(value.node, Node::Str(_)), "must be a string in quotes"),
            PropType::Enum(_) => (path, "must be a case of the enumeration"),
            PropType::Optional { .. } => (path, "must be 'std::nullopt'"),
            PropType::IntArray { .. } | PropType::Array(_) => (false, "must be '{}': only an empty list"),
        };
        if fits { Ok(()) } else { Err(wanted) }
    }
}

fn of(r: &Reader<'_>, record: &Record, depth: u32) -> Option<PropType> {
    if depth > MAX_DEPTH {
        return None;
    }
    let inner = |field: &str| of(r, r.get(records::def(record, field)?), depth + 1);
    if records::def(record, "baseProperty").is_some() {
        return inner("baseProperty");
    }
    if record.is_a("OptionalProp") {
        let inner = inner("element")?;
        // What has a default is there in any case; a list in brackets can be told from nothing.
        let bare = records::bit(record, "delegatesParsing");
        return Some(PropType::Optional { inner: Box::new(inner), bare });
    }
    if record.is_a("IntArrayProp") {
        let PropType::Int { rust, bits: bits @ (32 | 64) } = inner("element")? else { return None };
        return Some(PropType::IntArray { rust, bits });
    }
    if record.is_a("ArrayProp") {
        return Some(PropType::Array(Box::new(inner("element")?)));
    }
    if record.is_a("EnumProp") {
        let e = r.get(records::def(record, "enum")?);
        let form = records::def(record, "attrForm").map(|id| r.get(id)).filter(|a| a.is_a("EnumAttr"));
        let integer = format!("IntegerAttr storage for {}", records::text(e, "cppType"));
        return Some(PropType::Enum(EnumProp {
            name: records::text(e, "className").to_owned(),
            expected: match form {
                Some(form) => {
                    let dialect = records::def(form, "dialect").map(|id| r.get(id));
                    let namespace = dialect.map_or("", |d| records::text(d, "cppNamespace"));
                    format!("{namespace}::{} or {integer}", records::text(form, "cppClassName"))
                }
                None => integer,
            },
            width: records::int(e, "bitwidth").unwrap_or(32),
            mnemonic: records::text_opt(record, "mnemonic").map(str::to_owned),
            attr: form.map(|a| crate::rust::table::enum_attr_name(records::text(a, "cppClassName"))),
            in_attr: records::bit(record, "storeInCustomAttribute"),
        }));
    }
    match () {
        () if record.is_a("_cls_UnitProp") => Some(PropType::Unit),
        () if record.is_a("_cls_BoolProp") => Some(PropType::Bool),
        () if record.is_a("_cls_StringProp") => Some(PropType::Str),
        () if record.is_a("IntProp") => {
            integer(records::text(record, "storageType")).map(|(rust, bits)| PropType::Int { rust, bits })
        }
        () => None,
    }
}

/// The property of a record, as the attribute that holds it; `None` after its mistakes were reported.
pub fn build(
    r: &mut Reader<'_>,
    constraints: &mut Constraints,
    name: String,
    record: &Record,
    description: String,
    span: Span,
) -> Option<Attribute> {
    let Some(ty) = PropType::of(r, record) else {
        let storage = records::text(record, "storageType");
        let message = format!("property '{name}' has the storage '{storage}', which no attribute holds");
        let help = "make it of IntProp, BoolProp, UnitProp, StringProp, EnumProp, ArrayProp, IntArrayProp and \
                    OptionalProp, or use an attribute";
        r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
        return None;
    };
    let rust = predicate(r, constraints, record, &ty, "this", span, 0)?;
    let default = records::text(record, "defaultValue").trim().to_owned();
    let presence = match default.as_str() {
        "" => Presence::Required,
        "{}" | "[]" if matches!(ty, PropType::IntArray { .. } | PropType::Array(_)) => {
            Presence::Default(Expr::synthetic(Node::Bool(false)))
        }
        text => {
            let value = constraints.parse(r, record, "defaultValue", text)?;
            if let Err(why) = ty.check_default(&value) {
                r.error(span, format!("the default value of property '{name}' {why}"));
                return None;
            }
            if let PropType::Enum(e) = &ty {
                let env = Env::default().with_scope(&constraints.scope);
                let case = ValueType::Enum(e.name.clone()).default(&value, &env);
                constraints.accept(r, case, record.span)?;
            }
            Presence::Default(value)
        }
    };
    Some(Attribute {
        name,
        constraint: constraints.intern_rust(record, super::constraint::Subject::Attr, rust),
        presence,
        syntax: AttrSyntax::Property,
        type_suffix: TypeSuffix::Never,
        value_type: None,
        from_storage: None,
        to_storage: None,
        enumeration: None,
        dialect_attr: None,
        property: Some(ty),
        description,
    })
}

/// The condition on the value that an attribute holds, and on those inside it, as Rust.
fn predicate(
    r: &mut Reader<'_>,
    constraints: &mut Constraints,
    record: &Record,
    ty: &PropType,
    attr: &str,
    span: Span,
    depth: u32,
) -> Option<String> {
    let mut conditions = Vec::new();
    let own = match records::def(record, "predicate") {
        Some(id) => constraints.predicate(r, id)?,
        None => Expr::synthetic(Node::Bool(true)),
    };
    if !matches!(own.node, Node::Bool(true)) {
        let Some((kind, rust)) = ty.binding(attr) else {
            let message = "a predicate cannot be about an optional property: confine the property inside it";
            r.error(span, message);
            return None;
        };
        let env = Env::new(vec![Binding::new("_self", kind, rust)]);
        match emit_as(&own, &env, Kind::Bool) {
            Ok(rust) => conditions.push(rust),
            Err(e) => {
                constraints.report(r, e, record.span);
                return None;
            }
        }
    }
    if depth < MAX_DEPTH
        && let Some(element) = element(r, record)
        && let PropType::Array(inner) | PropType::Optional { inner, .. } = ty
    {
        let element = r.get(element);
        let inner = predicate(r, constraints, element, inner, "e", span, depth + 1)?;
        if inner != "true" {
            let all = format!("{attr}.as_array().unwrap_or_default().iter()");
            conditions.push(format!("{all}.map(|&e| {attr}.cx().attr_ref(e)).all(|e| {inner})"));
        }
    }
    Some(match conditions.as_slice() {
        [] => "true".to_owned(),
        [one] => one.clone(),
        [own, inner @ ..] => format!("({own}) && {}", inner.join(" && ")),
    })
}

/// The property inside a list or an optional one, also where that is decorated.
fn element(r: &Reader<'_>, record: &Record) -> Option<tablegen::RecordId> {
    let mut at = record;
    for _ in 0..MAX_DEPTH {
        match records::def(at, "baseProperty") {
            Some(base) => at = r.get(base),
            None => return records::def(at, "element"),
        }
    }
    None
}
