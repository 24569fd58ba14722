//! Attributes of operations: those that are stored, and those that follow from the rest.

use tablegen::Record;

use super::constraint::{ConstraintId, Constraints, Subject};
use super::operator::Decorated;
use super::property::PropType;
use crate::predicate::emit::{Binding, Env, emit_as};
use crate::predicate::{Expr, Kind};
use crate::records::{self, Reader};

/// Whether an attribute may be absent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Presence {
    /// It must be there.
    Required,
    /// It may be absent.
    Optional,
    /// When absent it is set to this value.
    Default(Expr),
    /// It may stay absent, which means this value.
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
    /// By presence.
    Unit,
    /// By keyword of the enumeration with this name.
    Enum(String),
    /// As the value of the property that it holds.
    Property,
    /// As the parameters of the attribute that the static with this name describes.
    Data(String),
    /// As the enumeration that the static with this name describes.
    EnumAttr(String),
}

/// Whether the text of an attribute may end in `:` and a type, which a format's own `:` looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeSuffix {
    /// Its type is known.
    Never,
    /// Where it is written in full.
    Qualified,
    /// It is any attribute.
    Always,
}

/// An inherent attribute.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// Its name as the record writes it.
    pub name: String,
    /// What it must satisfy.
    pub constraint: ConstraintId,
    /// Whether it may be absent.
    pub presence: Presence,
    /// How a format writes it.
    pub syntax: AttrSyntax,
    /// Whether its text may end in a type.
    pub type_suffix: TypeSuffix,
    /// The Rust type of its value, where the record gives one.
    pub value_type: Option<String>,
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

/// An attribute that follows from the rest of the operation and is not stored: a field of the record.
#[derive(Clone, Debug)]
pub struct DerivedAttribute {
    /// Its name.
    pub name: String,
    /// The Rust type of its value.
    pub ty: String,
    /// Rust that computes the value from `self`.
    pub body: String,
    /// The value as an attribute, as an expression over `$_builder` and `$_self`.
    pub convert: Option<Expr>,
}

pub(super) fn attribute(
    r: &mut Reader<'_>,
    constraints: &mut Constraints,
    name: String,
    decorated: Decorated<'_>,
) -> Option<Attribute> {
    let record = decorated.constraint;
    // Decorators such as OptionalAttr wrap the attribute that tells the syntax.
    let mut base = record;
    for _ in 0..16 {
        match records::def(base, "baseAttr") {
            Some(id) => base = r.get(id),
            None => break,
        }
    }
    let to_storage = match records::text(record, "constBuilderCall") {
        "" => None,
        _ => Some(constraints.parse_field(r, record, "constBuilderCall")?),
    };
    let unit = &*base.name == "UnitAttr";
    let presence = match records::text_opt(record, "defaultValue") {
        Some(text) if !unit => {
            let text = text.trim().to_owned();
            let value = constraints.parse(r, record, "defaultValue", &text)?;
            let enumerated = base.is_a("EnumAttrInfo") || base.is_a("EnumAttr");
            let value = match &to_storage {
                Some(call) if !enumerated => call.substitute("0", &value),
                _ => value,
            };
            match records::bit(record, "isOptional") {
                true => Presence::DefaultOptional(value),
                false => Presence::Default(value),
            }
        }
        _ if records::bit(record, "isOptional") => Presence::Optional,
        _ => Presence::Required,
    };
    let value_type = records::def(base, "valueType").map(|id| r.get(id));
    let typed = value_type.filter(|t| &*t.name != "NoneType" && !records::text(t, "builderCall").is_empty());
    let type_suffix = match records::text(base, "storageType") {
        _ if value_type.is_some_and(|t| !records::text(t, "builderCall").is_empty()) => TypeSuffix::Never,
        "" | "::mlir::Attribute" => TypeSuffix::Always,
        _ => TypeSuffix::Qualified,
    };
    let enumeration = if base.is_a("EnumAttr") {
        records::def(base, "enum").map(|e| records::text(r.get(e), "className").to_owned())
    } else {
        base.is_a("EnumAttrInfo").then(|| records::text(base, "className").to_owned())
    };
    let dialect_attr = base
        .is_a("EnumAttr")
        .then(|| crate::rust::table::enum_attr_name(records::text(base, "cppClassName")));
    let own_data = base.is_a("AttrDef") && r.dialect == records::def(base, "dialect");
    let syntax = if unit {
        AttrSyntax::Unit
    } else if &*base.name == "SymbolNameAttr" {
        AttrSyntax::SymbolName
    } else if base.is_a("AttrDef") && dialect_attr.is_none() && own_data {
        AttrSyntax::Data(crate::rust::data::table_name(records::text(base, "cppClassName")))
    } else if let Some(spec) = &dialect_attr {
        AttrSyntax::EnumAttr(spec.clone())
    } else if let Some(name) = &enumeration {
        AttrSyntax::Enum(name.clone())
    } else if let Some(ty) = typed.filter(|_| base.is_a("TypedAttrBase") || &*base.name == "BoolAttr") {
        AttrSyntax::Typed(constraints.parse_field(r, ty, "builderCall")?)
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
    };
    let return_type = records::text_opt(base, "returnType").map(|t| t.trim().to_owned());
    let from_storage = match (&return_type, records::text(base, "convertFromStorage")) {
        (Some(_), text) if !text.is_empty() && text != "$_self" && (own_data || !base.is_a("AttrDef")) => {
            Some(constraints.parse_field(r, base, "convertFromStorage")?)
        }
        _ => None,
    };
    Some(Attribute {
        name,
        constraint: constraints.intern(r, record, Subject::Attr)?,
        presence,
        syntax,
        type_suffix,
        value_type: return_type,
        from_storage,
        to_storage,
        enumeration,
        dialect_attr,
        property: None,
        description: decorated.description,
    })
}

/// What makes an attribute of a derived attribute's value is over: the value, and what makes attributes.
pub(crate) fn derived_env(ty: &str, value: String) -> Env {
    let kind = if ty.contains("TypeRef") { Kind::Type } else { Kind::Any };
    Env { bindings: vec![Binding::new("_builder", Kind::Builder, "cx"), Binding::new("_self", kind, value)] }
}

/// The fields of the record that are derived attributes.
pub(super) fn derived(
    r: &mut Reader<'_>,
    constraints: &mut Constraints,
    record: &Record,
) -> Vec<DerivedAttribute> {
    let mut all = Vec::new();
    for field in record.fields() {
        let attribute = field.value.as_def().map(|id| r.get(id)).filter(|d| d.is_a("DerivedAttr"));
        let Some(attribute) = attribute else { continue };
        let convert = match records::text(attribute, "convertFromStorage") {
            "" => None,
            _ => constraints.parse_field(r, attribute, "convertFromStorage"),
        };
        let env = derived_env(records::text(attribute, "returnType"), "value".to_owned());
        if let Some(e) = &convert
            && let Err(problem) = emit_as(e, &env, Kind::Attr)
        {
            let span = r.span_of(attribute, "convertFromStorage");
            r.error(span, format!("'convertFromStorage' of '{}': {}", field.name, problem.message));
        }
        r.check_rust(attribute, "body");
        let span = r.span_of(attribute, "returnType");
        let ty = records::text(attribute, "returnType");
        r.check_rust_type(span, &format!("the type of derived attribute '{}'", field.name), ty);
        all.push(DerivedAttribute {
            name: field.name.to_string(),
            ty: records::text(attribute, "returnType").trim().to_owned(),
            body: records::text(attribute, "body").to_owned(),
            convert,
        });
    }
    all
}
