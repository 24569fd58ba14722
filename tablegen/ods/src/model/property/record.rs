//! Properties as their records describe them: their types, and which C++ in a record has a meaning in Rust.

use support::{Diagnostic, Span};
use tablegen::Record;

use super::default::{MAX_DEPTH, element, presence};
use super::{EnumProp, Functions, PropType};
use crate::model::attribute::{AttrSyntax, Attribute, TypeSuffix};
use crate::model::constraint::{ModelReader, Subject};
use crate::model::value_type;
use crate::names;
use crate::predicate::emit::{Env, emit_as};
use crate::predicate::{Expr, Kind, Node};
use crate::records::{self, Reader};

/// The property being read, for diagnostics.
#[derive(Clone, Copy)]
struct User<'u> {
    name: &'u str,
    span: Span,
}

/// The property of a record, as the attribute that holds it; `None` after its mistakes have been reported.
pub(crate) fn build(
    r: &mut ModelReader<'_>,
    name: String,
    record: &Record,
    description: String,
    span: Span,
) -> Option<Attribute> {
    let ty = of(r, record, User { name: &name, span }, 0)?;
    let own = own_predicate(r, record)?;
    // Evaluated conditions are about the whole value only.
    let rust = if r.loads { format!("value: {own}") } else { predicate(r, record, &ty, "this", span, 0)? };
    let presence = presence(r, record, &ty, (&name, span))?;
    Some(Attribute {
        name,
        constraint: r.constraints.intern_rust(record, (Subject::Attr, true), own, rust),
        presence,
        syntax: AttrSyntax::Property,
        value_type: None,
        from_storage: None,
        to_storage: None,
        enumeration: None,
        dialect_attr: None,
        property: Some(ty),
        type_suffix: TypeSuffix::Never,
        description,
    })
}

/// The condition on the value that an attribute holds, and on those inside it, as Rust.
fn predicate(
    r: &mut ModelReader<'_>,
    record: &Record,
    ty: &PropType,
    attr: &str,
    span: Span,
    depth: u32,
) -> Option<String> {
    let mut conditions = Vec::new();
    let own = own_predicate(r, record)?;
    if !matches!(own.node, Node::Bool(true)) {
        let Some((kind, rust)) = ty.binding(attr) else {
            return r.fail(
                span,
                "a predicate cannot be about an optional property: confine the property inside it",
            );
        };
        let env = Env::of_self(kind, &rust).with_scope(&r.constraints.scope);
        conditions.push(r.accept(emit_as(&own, &env, Kind::Bool), record.span)?);
    }
    if depth < MAX_DEPTH
        && let Some(element) = element(r, record)
        && let PropType::Array(inner) | PropType::Optional { inner, .. } = ty
    {
        let element = r.get(element);
        let inner = predicate(r, element, inner, "e", span, depth + 1)?;
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

/// The condition that a record states about the whole value.
fn own_predicate(r: &mut ModelReader<'_>, record: &Record) -> Option<Expr> {
    match records::def(record, "predicate") {
        Some(id) => r.predicate(id),
        None => Some(Expr::synthetic(Node::Bool(true))),
    }
}

/// The type of a record; `None` after its mistakes have been reported.
fn of(r: &mut Reader<'_>, record: &Record, user: User<'_>, depth: u32) -> Option<PropType> {
    if depth > MAX_DEPTH {
        return r.fail(user.span, format!("property '{}' is nested too deeply", user.name));
    }
    let ty = match records::def(record, "baseProperty") {
        Some(base) => of(r, r.get(base), user, depth + 1)?,
        None => own(r, record, user, depth)?,
    };
    if !r.loads {
        check_fields(r, record, &ty, user)?;
    }
    written(r, record, ty, user)
}

/// The type of a record that is not a decorator.
fn own(r: &mut Reader<'_>, record: &Record, user: User<'_>, depth: u32) -> Option<PropType> {
    let element = || records::def(record, "element").map(|id| r.get(id));
    if record.is_a("OptionalProp") {
        let inner = of(r, element()?, user, depth + 1)?;
        // A value that cannot be distinguished from an absent one needs brackets.
        let bare = records::bit(record, "delegatesParsing") && inner.parses_optionally();
        return Some(PropType::Optional { inner: Box::new(inner), bare });
    }
    if record.is_a("ArrayProp") {
        let inner = of(r, element()?, user, depth + 1)?;
        if !record.is_a("IntArrayProp") {
            return Some(PropType::Array(Box::new(inner)));
        }
        return match inner {
            PropType::Int { rust: rust @ ("i32" | "i64"), bits } => Some(PropType::IntArray { rust, bits }),
            _ => {
                let message =
                    format!("property '{}' is a dense array, which holds int32_t or int64_t", user.name);
                r.diagnostics.push(Diagnostic::error(user.span, message).with_help("use ArrayProp"));
                None
            }
        };
    }
    if record.is_a("EnumProp") {
        return enumeration(r, record).map(PropType::Enum);
    }
    match () {
        () if record.is_a("_cls_UnitProp") => Some(PropType::Unit),
        () if record.is_a("_cls_StringProp") => Some(PropType::Str),
        () => {
            let ty = stored(r, record, user)?;
            // Except for integers, MLIR parses with `FieldParser`, which cannot report that no value is
            // present.
            let optional = record.is_a("IntProp") || matches!(ty, PropType::Custom { .. });
            Some(if optional { ty } else { unoptional(ty) })
        }
    }
}

/// The same type, which cannot be parsed if it may be absent.
fn unoptional(ty: PropType) -> PropType {
    PropType::Written { inner: Box::new(ty), by: Functions::default(), optional: false }
}

fn enumeration(r: &Reader<'_>, record: &Record) -> Option<EnumProp> {
    let e = r.get(records::def(record, "enum")?);
    let form = records::def(record, "attrForm").map(|id| r.get(id)).filter(|a| a.is_a("EnumAttr"));
    let integer = format!("IntegerAttr storage for {}", records::text(e, "cppType"));
    Some(EnumProp {
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
        attr: form.map(|a| names::spec(records::text(a, "cppClassName"))),
        in_attr: records::bit(record, "storeInCustomAttribute"),
    })
}

/// Rust's name for an integer of C++, and its width.
fn integer(storage: &str) -> Option<(&'static str, u32)> {
    let storage = storage.trim().trim_start_matches("::").trim_start_matches("std::");
    value_type::integer(storage).filter(|int| int.bits <= 64).map(|int| (int.rust, int.bits))
}

/// Types of either language that no attribute holds.
const NO_STORAGE: &[&str] = &[
    "double", "float", "char", "void", "auto", "f32", "f64", "str", "i128", "u128", "isize", "APInt",
    "APFloat", "APSInt",
];

/// The type that a record names as its storage.
fn stored(r: &mut Reader<'_>, record: &Record, user: User<'_>) -> Option<PropType> {
    let storage = records::text(record, "storageType").trim();
    if let Some((rust, bits)) = integer(storage) {
        return Some(PropType::Int { rust, bits });
    }
    match storage.trim_start_matches("::") {
        "bool" => return Some(PropType::Bool),
        "std::string" | "String" => return Some(PropType::Str),
        _ => {}
    }
    let outer = storage.trim_start_matches("::");
    let foreign = ["mlir::", "llvm::", "std::"].iter().any(|library| outer.starts_with(library));
    let path = path_of(r, storage);
    let class = path.rsplit("::").next().unwrap_or_default();
    let is_enum = r.records.derived_from("EnumInfo").any(|e| records::text(e, "className") == class);
    let usable = names::is_path(&path) && names::struct_problem(class).is_none();
    if usable && !foreign && !is_enum && !NO_STORAGE.contains(&class) {
        return Some(PropType::Custom { path });
    }
    let name = user.name;
    let message = match storage {
        "" => format!("property '{name}' has no storage type"),
        _ => format!("property '{name}' has the storage '{storage}', which no attribute holds"),
    };
    if is_enum {
        let message = format!("property '{name}' has the storage '{storage}', which is an enumeration");
        let d = Diagnostic::error(user.span, message).with_help("derive it from EnumProp");
        r.diagnostics.push(d);
        return None;
    }
    let help = "derive it from IntProp, BoolProp, UnitProp, StringProp, EnumProp, ArrayProp, IntArrayProp and \
                OptionalProp, or name a type of the dialect's crate that implements 'mlir::properties::PropertyValue'";
    r.fail_with(user.span, message, Some(help.into()))
}

/// The Rust path of a type that a record names: the dialect's namespace in C++ is the module here.
fn path_of(r: &Reader<'_>, storage: &str) -> String {
    let dialect = r.dialect.map(|id| r.get(id));
    let namespace = dialect.map_or("", |d| records::text(d, "cppNamespace")).trim_matches(':');
    let path = storage.strip_prefix("::").unwrap_or(storage);
    match path.strip_prefix(namespace).and_then(|rest| rest.strip_prefix("::")) {
        Some(rest) if !namespace.is_empty() => rest.to_owned(),
        // A name in C++'s outermost namespace.
        _ if !path.contains("::") => path.to_owned(),
        _ => storage.to_owned(),
    }
}

/// The fields that hold C++, with their defaults, and what replaces them here.
const FIELDS: [(&str, &[&str], &str); 7] = [
    ("convertFromStorage", &["$_storage"], "accessors give the type that is stored"),
    ("assignToStorage", &["$_storage = $_value"], "builders take the type that is stored"),
    ("convertToAttribute", &[], "'PropertyValue::to_attr' of a type of the dialect's crate does that"),
    ("convertFromAttribute", &[], "'PropertyValue::from_attr' of a type of the dialect's crate does that"),
    ("hashProperty", &[], "values are hashed and compared as the attributes that hold them"),
    ("writeToMlirBytecode", &[], "the type says how a value is written as bytecode"),
    ("readFromMlirBytecode", &[], "the type says how a value is read from bytecode"),
];

/// Refuses C++ in a record that has no counterpart in Rust.
fn check_fields(r: &mut Reader<'_>, record: &Record, ty: &PropType, user: User<'_>) -> Option<()> {
    let mut fine = true;
    for (field, defaults, why) in FIELDS {
        let text = records::text(record, field).trim();
        let by_attribute = matches!(ty.value(), PropType::Custom { .. }) && text == BY_ATTRIBUTE;
        if !text.is_empty() && !defaults.contains(&text) && !by_attribute {
            refuse(r, record, field, why, user);
            fine = false;
        }
    }
    let interface = records::text(record, "interfaceType").trim();
    let same = match ty.value() {
        PropType::Int { rust, .. } => integer(interface).is_some_and(|(i, _)| i == *rust),
        PropType::Str => interface.ends_with("StringRef") || interface.ends_with("string"),
        _ => interface == interface_of(r, record),
    };
    if !same {
        refuse(r, record, "interfaceType", "accessors and builders speak of the type that is stored", user);
    }
    (fine && same).then_some(())
}

/// The type that accessors have by default.
fn interface_of(r: &Reader<'_>, record: &Record) -> String {
    let inside = |field: &str| records::def(record, field).map(|id| r.get(id));
    match (inside("baseProperty"), inside("element")) {
        (Some(base), _) => records::text(base, "interfaceType").to_owned(),
        (_, Some(element)) if record.is_a("OptionalProp") => {
            format!("std::optional<{}>", records::text(element, "interfaceType"))
        }
        (_, Some(element)) => format!("::llvm::ArrayRef<{}>", records::text(element, "storageType")),
        (None, None) => records::text(record, "storageType").trim().to_owned(),
    }
}

/// The prelude's text for properties that are written to bytecode as attributes, as the author's types are.
const BY_ATTRIBUTE: &str = "as the attribute that holds the value";

fn refuse(r: &mut Reader<'_>, record: &Record, field: &str, why: &str, user: User<'_>) {
    let message = format!("'{field}' of property '{}' has no effect: {why}", user.name);
    let help = "a type of the dialect's crate that implements 'mlir::properties::PropertyValue' says all this: \
                'Property<\"MyType\">'";
    let span = r.span_of(record, field);
    report(r, user, Diagnostic::error(span, message).with_help(help));
}

/// Reports a mistake of a record only once, however many properties use it.
fn report(r: &mut Reader<'_>, user: User<'_>, d: Diagnostic) {
    // The mistake comes before the name of the property.
    let problem = |d: &Diagnostic| d.message.split(" of property ").next().map(str::to_owned);
    if r.diagnostics.iter().any(|other| other.span == d.span && problem(other) == problem(&d)) {
        return;
    }
    let elsewhere = d.span != Some(user.span);
    r.diagnostics.push(if elsewhere { d.with_note(user.span, "used here") } else { d });
}

/// The type with the functions that parse and print it, according to the record.
fn written(r: &mut Reader<'_>, record: &Record, ty: PropType, user: User<'_>) -> Option<PropType> {
    let mut wrong = false;
    let mut function = |field: &str| -> Option<String> {
        let text = records::text(record, field).trim().trim_end_matches(';');
        if text.is_empty() {
            return None;
        }
        let takes_functions = !matches!(ty.value(), PropType::Array(_) | PropType::Optional { .. });
        if takes_functions && names::is_path(text) {
            return Some(text.to_owned());
        }
        let (message, help) = if takes_functions {
            (
                format!(
                    "the {field} of property '{}' must name a function of the dialect's crate",
                    user.name
                ),
                format!("its type is '{}'", ty.signature(field)),
            )
        } else {
            (
                format!("the {field} of property '{}' has no effect", user.name),
                "give it to the property inside, or make the whole a type of the dialect's crate".to_owned(),
            )
        };
        let d = Diagnostic::error(r.span_of(record, field), message).with_help(help);
        report(r, user, d);
        wrong = true;
        None
    };
    let parser = function("parser");
    let optional_parser = function("optionalParser");
    let printer = function("printer");
    if wrong {
        return None;
    }
    let by = Functions { parser, optional_parser, printer };
    if by == Functions::default() {
        return Some(ty);
    }
    // A parser of a value may be unable to report that no value is present.
    let optional = by.optional_parser.is_some() || (by.parser.is_none() && ty.parses_optionally());
    // A decorator may replace the functions of a property.
    let (inner, old) = match ty {
        PropType::Written { inner, by, .. } => (inner, by),
        ty => (Box::new(ty), Functions::default()),
    };
    let by = Functions {
        parser: by.parser.or(old.parser),
        optional_parser: by.optional_parser.or(old.optional_parser),
        printer: by.printer.or(old.printer),
    };
    Some(PropType::Written { inner, by, optional })
}
