//! Attributes of operations: those that are stored, and those that follow from the others.

use support::Diagnostic;
use tablegen::Record;

use super::constant::{layers, made, origin};
use super::constraint::{ConstraintId, ModelReader, Subject};
use super::property::PropType;
use super::value_type::ValueType;
use crate::names;
use crate::predicate::emit::{Binding, Env, emit_as};
use crate::predicate::{Expr, Kind};
use crate::records::{self, Reported};
use crate::rust_syntax::Form;

/// Whether an attribute may be absent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Presence {
    /// It must be there.
    Required,
    /// It may be absent.
    Optional,
    /// If absent, it is set to this value.
    Default(Expr),
    /// It may be absent; this value is then assumed.
    DefaultOptional(Expr),
}

/// How a format writes an attribute.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AttrSyntax {
    /// As an attribute.
    Any,
    /// Without its type, which this expression gives.
    Typed(Expr),
    /// As `[1, 2]`, elements of the type with this name.
    DenseArray(String),
    /// As an attribute with an interface.
    Interface,
    /// As an attribute of this kind: a case of the engine's `AttrStorage`.
    Kind(&'static str),
    /// `@name`
    SymbolName,
    /// By its presence.
    Unit,
    /// As a keyword of the enumeration with this name.
    Enum(String),
    /// As the value of the property that it holds.
    Property,
    /// As the parameters of the attribute that the static with this name describes.
    Data(String),
    /// As the enumeration that the static with this name describes.
    EnumAttr(String),
}

/// Whether the text of an attribute may end in `:` and a type, which a `:` of the format could be confused with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeSuffix {
    /// Its type is known.
    Never,
    /// Only if it is written in full.
    Qualified,
    /// Always: it may be any attribute.
    Always,
}

/// An inherent attribute.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// Its name as the record writes it.
    pub name: String,
    /// The constraint on the attribute.
    pub constraint: ConstraintId,
    /// Whether it may be absent.
    pub presence: Presence,
    /// How a format writes it.
    pub syntax: AttrSyntax,
    /// Whether its text may end in a type.
    pub type_suffix: TypeSuffix,
    /// The type of its value, if the record gives one.
    pub value_type: Option<ValueType>,
    /// The value as an expression over `$_self`.
    pub from_storage: Option<Expr>,
    /// The attribute as an expression over `$_builder` and `$0`.
    pub to_storage: Option<Expr>,
    /// The enumeration that it holds.
    pub enumeration: Option<String>,
    /// The property that it holds.
    pub property: Option<PropType>,
    /// The static that describes the dialect's attribute which holds the enumeration.
    pub dialect_attr: Option<String>,
    /// Documentation.
    pub description: String,
}

impl Attribute {
    /// The accessor of the attribute itself, as opposed to its value.
    pub fn raw_name(&self) -> String {
        format!("{}_attr", names::accessor(&self.name).trim_end_matches('_'))
    }
}

/// An attribute that is computed from the others and not stored: a field of the record.
#[derive(Clone, Debug)]
pub struct DerivedAttribute {
    /// Its name.
    pub name: String,
    /// The type of its value.
    pub ty: ValueType,
    /// Rust that computes the value from `self`.
    pub body: String,
    /// The value as an attribute, as an expression over `$_builder` and `$_self`.
    pub convert: Option<Expr>,
}

/// The type of an attribute's value, if its record names one that exists in Rust, and the expression that gets the
/// value.
fn value(
    r: &mut ModelReader<'_>,
    layers: &[&Record],
    optional: bool,
) -> Option<(Option<ValueType>, Option<Expr>)> {
    if r.loads {
        return Some((None, None));
    }
    let record = layers[0];
    let stored = |text: &str| matches!(text.trim(), "" | "$_self");
    let conversion = records::text(record, "convertFromStorage");
    let written = records::text_opt(record, "returnType").map(str::trim).unwrap_or("");
    let inner = written.strip_prefix("Option<").and_then(|t| t.strip_suffix('>')).filter(|_| optional);
    let written = inner.unwrap_or(written);
    let ty = match written {
        "" => Ok(ValueType::Attr(String::new())),
        written => ValueType::parse_result(written, &r.constraints.scope),
    };
    let place = |r: &ModelReader<'_>| {
        // Decorators wrap this type in others.
        let has = |l: &&&Record| records::text(l, "returnType").trim() == written;
        let of = layers.iter().rev().find(has).copied().unwrap_or(record);
        let literal = r.literal(of, "returnType", records::text(of, "returnType"));
        literal.unwrap_or_else(|| r.span_of(of, "returnType"))
    };
    let ty = match ty {
        Ok(ty) => ty,
        // A C++ class of attributes means the attribute itself.
        Err(_) if stored(conversion) => return Some((Some(ValueType::Attr(written.to_owned())), None)),
        Err(problem) => {
            let message = format!("'returnType' is not a type: {problem}");
            let d = Diagnostic::error(place(r), message);
            r.say(d);
            return None;
        }
    };
    if stored(conversion) {
        if !matches!(ty, ValueType::Attr(_)) {
            let message =
                format!("'convertFromStorage' gives the attribute itself, which is not a '{written}'");
            let help = "write how to get the value, as in 'let convertFromStorage = \"$_self.int_value()\"'";
            let d = Diagnostic::error(place(r), message).with_help(help);
            r.say(d);
            return None;
        }
        return Some(((!written.is_empty()).then_some(ty), None));
    }
    let of = origin(layers, "convertFromStorage");
    let expr = r.parse_field(of, "convertFromStorage")?;
    let env = Env::of_self(Kind::Attr, "attr").with_scope(&r.constraints.scope);
    r.accept(ty.of_expression(&expr, &env), of.span)?;
    Some((Some(ty), Some(expr)))
}

pub(super) fn attribute(
    r: &mut ModelReader<'_>,
    name: String,
    (record, description): (&Record, String),
) -> Option<Attribute> {
    let layers = layers(r, record);
    let base = layers.last().copied().unwrap_or(record);
    let unit = &*base.name == "UnitAttr";
    let optional = records::bit(record, "isOptional");
    let enumeration = if base.is_a("EnumAttr") {
        records::def(base, "enum").map(|e| records::text(r.get(e), "className").to_owned())
    } else {
        base.is_a("EnumAttrInfo").then(|| records::text(base, "className").to_owned())
    };
    let own_data = base.is_a("AttrDef") && r.dialect == records::def(base, "dialect");
    let (value_type, from_storage) = match &enumeration {
        Some(name) => (Some(ValueType::Enum(name.clone())), None),
        None if unit || base.is_a("AttrDef") && !own_data => (None, None),
        None => value(r, &layers, optional)?,
    };
    let to_storage = to_storage(r, &layers, value_type.as_ref()).ok()?;
    let default = records::text_opt(record, "defaultValue").filter(|text| !unit && !text.is_empty());
    let presence = match default {
        Some(_) => {
            let value = match &enumeration {
                Some(name) => case(r, &layers, name)?,
                None => made(r, (&layers, origin(&layers, "defaultValue"), "defaultValue"))?,
            };
            if optional { Presence::DefaultOptional(value) } else { Presence::Default(value) }
        }
        None if optional => Presence::Optional,
        None => Presence::Required,
    };
    let dialect_attr = base.is_a("EnumAttr").then(|| names::spec(records::text(base, "cppClassName")));
    let syntax = syntax(r, base, (&enumeration, &dialect_attr), own_data)?;
    let fixed =
        records::def(base, "valueType").is_some_and(|t| !records::text(r.get(t), "builderCall").is_empty());
    let type_suffix = match records::text(base, "storageType") {
        _ if fixed => TypeSuffix::Never,
        "" | "::mlir::Attribute" => TypeSuffix::Always,
        _ => TypeSuffix::Qualified,
    };
    Some(Attribute {
        name,
        constraint: r.intern(record, Subject::Attr)?,
        presence,
        syntax,
        type_suffix,
        value_type,
        from_storage,
        to_storage,
        enumeration,
        dialect_attr,
        property: None,
        description,
    })
}

/// The attribute for a value, as an expression over `$_builder` and `$0`.
fn to_storage(
    r: &mut ModelReader<'_>,
    layers: &[&Record],
    value: Option<&ValueType>,
) -> Result<Option<Expr>, Reported> {
    let of = origin(layers, "constBuilderCall");
    if r.loads || records::text(of, "constBuilderCall").is_empty() {
        return Ok(None);
    }
    let expr = r.parse_field(of, "constBuilderCall").ok_or(Reported)?;
    let (kind, rust) = match value {
        Some(ty) if ty.is_built_of() || matches!(ty, ValueType::Enum(_)) => ty.bound("value"),
        // Whether a value of unknown type fits is checked once there is a value.
        _ => (Kind::Any, "value".to_owned()),
    };
    let bindings = vec![Binding::new("_builder", Kind::Builder, "cx"), Binding::new("0", kind, rust)];
    let checked = emit_as(&expr, &Env::new(bindings).with_scope(&r.constraints.scope), Kind::Attr);
    r.accept(checked, of.span).ok_or(Reported)?;
    Ok(Some(expr))
}

/// The default value of an attribute that holds an enumeration: a case, or several of its bits.
fn case(r: &mut ModelReader<'_>, layers: &[&Record], enumeration: &str) -> Option<Expr> {
    let of = origin(layers, "defaultValue");
    let value = r.parse(of, "defaultValue", records::text(of, "defaultValue"))?;
    let env = Env::of_builder().with_scope(&r.constraints.scope);
    let ty = ValueType::Enum(enumeration.to_owned());
    let checked = ty.default(&value, &env);
    if !r.loads {
        r.accept(checked, of.span)?;
    }
    Some(value)
}

/// How a format writes an attribute.
fn syntax(
    r: &mut ModelReader<'_>,
    base: &Record,
    (enumeration, dialect_attr): (&Option<String>, &Option<String>),
    own_data: bool,
) -> Option<AttrSyntax> {
    let value_type = records::def(base, "valueType").map(|id| r.get(id));
    let typed = value_type.filter(|t| &*t.name != "NoneType" && !records::text(t, "builderCall").is_empty());
    Some(if &*base.name == "UnitAttr" {
        AttrSyntax::Unit
    } else if &*base.name == "SymbolNameAttr" {
        AttrSyntax::SymbolName
    } else if base.is_a("AttrDef") && dialect_attr.is_none() && own_data {
        AttrSyntax::Data(names::definition(records::text(base, "cppClassName")))
    } else if let Some(spec) = dialect_attr {
        AttrSyntax::EnumAttr(spec.clone())
    } else if let Some(name) = enumeration {
        AttrSyntax::Enum(name.clone())
    } else if let Some(ty) = typed.filter(|_| base.is_a("TypedAttrBase") || &*base.name == "BoolAttr") {
        AttrSyntax::Typed(r.parse_as(ty, "builderCall", (Env::of_builder(), Kind::Type))?)
    } else if base.is_a("DenseArrayAttrBase") {
        AttrSyntax::DenseArray(records::text(base, "elementType").to_owned())
    } else if base.is_a("AttrInterface") {
        AttrSyntax::Interface
    } else {
        match records::text(base, "storageType").trim_start_matches("::") {
            "mlir::StringAttr" => AttrSyntax::Kind("String"),
            "mlir::ArrayAttr" => AttrSyntax::Kind("Array"),
            "mlir::SymbolRefAttr" => AttrSyntax::Kind("SymbolRef"),
            "mlir::FlatSymbolRefAttr" => AttrSyntax::Kind("FlatSymbolRef"),
            "mlir::DictionaryAttr" => AttrSyntax::Kind("Dictionary"),
            "mlir::TypeAttr" => AttrSyntax::Kind("Type"),
            "mlir::IntegerAttr" => AttrSyntax::Kind("Integer"),
            "mlir::FloatAttr" => AttrSyntax::Kind("Float"),
            "mlir::AffineMapAttr" => AttrSyntax::Kind("AffineMap"),
            "mlir::TypedAttr" => AttrSyntax::Kind("Typed"),
            "mlir::IntegerSetAttr" => AttrSyntax::Kind("IntegerSet"),
            "mlir::DenseElementsAttr" => AttrSyntax::Kind("DenseElements"),
            "mlir::DenseIntElementsAttr" => AttrSyntax::Kind("DenseIntElements"),
            name if name.starts_with("mlir::") && name.ends_with("ElementsAttr") => {
                AttrSyntax::Kind("Elements")
            }
            _ => AttrSyntax::Any,
        }
    })
}

/// The placeholders of the expression that makes an attribute of a derived attribute's value.
pub(crate) fn derived_env(ty: &ValueType, value: &str) -> Env {
    let (kind, rust) = ty.bound_result(value);
    Env::new(vec![Binding::new("_builder", Kind::Builder, "cx"), Binding::new("_self", kind, rust)])
}

/// The fields of the record that are derived attributes.
pub(super) fn derived(r: &mut ModelReader<'_>, record: &Record) -> Vec<DerivedAttribute> {
    let mut all = Vec::new();
    if r.loads {
        return all;
    }
    for field in record.fields() {
        let attribute = field.value.as_def().map(|id| r.get(id)).filter(|d| d.is_a("DerivedAttr"));
        let Some(attribute) = attribute else { continue };
        all.extend(derived_attribute(r, attribute, &field.name));
    }
    all
}

fn derived_attribute(r: &mut ModelReader<'_>, attribute: &Record, name: &str) -> Option<DerivedAttribute> {
    r.check_rust(attribute, "body", Form::Body, &[]);
    let written = records::text(attribute, "returnType").trim();
    let ty = match ValueType::parse_result(written, &r.constraints.scope) {
        // The body returns these two by value, not as references.
        Ok(_) if matches!(written, "mlir::Type" | "mlir::Attr") => ValueType::Own(written.to_owned()),
        Ok(ty) => ty,
        Err(problem) => {
            let text = records::text(attribute, "returnType");
            let span = r.literal(attribute, "returnType", text);
            let span = span.unwrap_or_else(|| r.span_of(attribute, "returnType"));
            return r.fail(span, format!("the type of derived attribute '{name}' is not a type: {problem}"));
        }
    };
    let convert = match records::text(attribute, "convertFromStorage") {
        "" => None,
        _ => {
            let env = derived_env(&ty, "value");
            Some(r.parse_as(attribute, "convertFromStorage", (env, Kind::Attr))?)
        }
    };
    Some(DerivedAttribute {
        name: name.to_owned(),
        ty,
        body: records::text(attribute, "body").to_owned(),
        convert,
    })
}
