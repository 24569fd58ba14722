//! Default values of properties: C++ as it is written in records, checked against the type and
//! converted to Rust.

use support::Span;
use tablegen::{Record, RecordId};

use super::PropType;
use crate::model::attribute::Presence;
use crate::model::constraint::ModelReader;
use crate::model::value_type::{Int, ValueType};
use crate::names;
use crate::predicate::emit::Env;
use crate::predicate::{Expr, ExprError, Node};
use crate::records::{self, Reader, Reported};

/// How deep properties may nest.
pub(super) const MAX_DEPTH: u32 = 8;

/// The property inside a list or an optional property, which may be decorated.
pub(super) fn element(r: &Reader<'_>, record: &Record) -> Option<RecordId> {
    let mut at = record;
    for _ in 0..MAX_DEPTH {
        match records::def(at, "baseProperty") {
            Some(base) => at = r.get(base),
            None => return records::def(at, "element"),
        }
    }
    None
}

/// Whether a property may be absent; `None` after the mistakes of its default value have been
/// reported.
pub(super) fn presence(
    r: &mut ModelReader<'_>,
    record: &Record,
    ty: &PropType,
    (name, span): (&str, Span),
) -> Option<Presence> {
    if let Some(element) = element(r, record)
        && let PropType::Array(inner) | PropType::Optional { inner, .. } = ty.value()
    {
        // An inner property is never omitted, but its default must follow the same rules.
        presence(r, r.get(element), inner, (name, span))?;
    }
    let given = value(r, record, ("defaultValue", ty), span).ok()?;
    // Here, a value is stored as its own type.
    let stored = value(r, record, ("storageTypeValueOverride", ty), span).ok()?;
    let problem = match (&given, stored) {
        (_, None) => return Some(given.map_or(Presence::Required, Presence::Default)),
        (Some(given), Some(stored)) if given.to_string() == stored.to_string() => {
            return Some(Presence::Default(stored));
        }
        (Some(given), Some(_)) => format!("is stored as another value than its default value, '{given}'"),
        (None, Some(_)) => "is stored as a value, but has no default value".to_owned(),
    };
    let span = r.span_of(record, "storageTypeValueOverride");
    r.error(span, format!("property '{name}' {problem}"));
    None
}

/// The value of a field of the record, if it has one.
fn value(
    r: &mut ModelReader<'_>,
    record: &Record,
    (field, ty): (&str, &PropType),
    span: Span,
) -> Result<Option<Expr>, Reported> {
    let text = records::text(record, field);
    if text.trim().is_empty() {
        return Ok(None);
    }
    let value = r.parse(record, field, text).ok_or(Reported)?;
    let env = Env::of_builder().with_scope(&r.constraints.scope);
    // An anonymous record is written at its use, so no note needs to say so.
    let user = if record.anonymous { record.span } else { span };
    r.accept(to_rust(ty, &value, &env), user).ok_or(Reported)?;
    Ok(Some(value))
}

/// A default value as Rust over `cx` for the attribute that holds it.
pub(crate) fn to_rust(ty: &PropType, value: &Expr, env: &Env) -> Result<String, ExprError> {
    let scalar = |ty: ValueType| ty.default(value, env);
    Ok(match ty {
        PropType::Int { rust, bits } => {
            let number = scalar(ValueType::Int(Int { rust, bits: *bits }))?;
            match number.parse::<i128>() {
                Ok(n) if i64::try_from(n).is_ok() => format!("cx.int_attr_of_width({n}, {bits})"),
                Ok(n) => format!("cx.int_attr({n}, cx.int_ty({bits}))"),
                Err(_) => ty.to_attr(&number),
            }
        }
        PropType::Unit => match &*scalar(ValueType::Bool)? {
            "true" => "cx.unit_attr()".to_owned(),
            "false" => "cx.bool_attr(false)".to_owned(),
            condition => ty.to_attr(condition),
        },
        PropType::Bool => ty.to_attr(&scalar(ValueType::Bool)?),
        PropType::Str => ty.to_attr(&scalar(ValueType::Str)?),
        PropType::Enum(e) => ty.to_attr(&scalar(ValueType::Enum(e.name.clone()))?),
        PropType::IntArray { rust, bits } => {
            let int = ValueType::Int(Int { rust, bits: *bits });
            ty.to_attr(&format!("&[{}]", joined(elements(value, "'{1, 2}'")?, |e| int.default(e, env))?))
        }
        PropType::Array(inner) => {
            format!("cx.array_attr(&[{}])", joined(elements(value, "'{}'")?, |e| to_rust(inner, e, env))?)
        }
        PropType::Optional { inner, .. } => match held(value) {
            None => "cx.array_attr(&[])".to_owned(),
            Some(held) => {
                let help = "no value is 'std::nullopt'".to_owned();
                let held =
                    to_rust(inner, held, env).map_err(|e| ExprError { help: e.help.or(Some(help)), ..e })?;
                format!("cx.array_attr(&[{held}])")
            }
        },
        PropType::Custom { path } => {
            let value = ValueType::Own(path.clone()).default(&of_type(path, value), env)?;
            format!("<{path} as PropertyValue>::to_attr(&{value}, cx)")
        }
        PropType::Written { inner, .. } => to_rust(inner, value, env)?,
    })
}

/// A constant or call of an associated function, by a path that rustc resolves to the type.
fn of_type(ty: &str, value: &Expr) -> Expr {
    let associated = |path: &str| path.strip_prefix(ty).is_some_and(|rest| rest.starts_with("::"));
    let mut value = value.clone();
    match &mut value.node {
        Node::Path(path) | Node::Call { path, .. } if associated(path) && names::is_ident(ty) => {
            path.insert_str(0, "self::");
        }
        _ => {}
    }
    value
}

/// The elements of a list, with commas.
fn joined(elements: &[Expr], rust: impl Fn(&Expr) -> Result<String, ExprError>) -> Result<String, ExprError> {
    let all: Result<Vec<String>, ExprError> = elements.iter().map(rust).collect();
    Ok(all?.join(", "))
}

fn elements<'e>(value: &'e Expr, example: &str) -> Result<&'e [Expr], ExprError> {
    match &value.node {
        Node::List(elements) => Ok(elements),
        _ => {
            let message = format!("expected a list, such as {example}");
            Err(ExprError { range: Some(value.range.clone()), message, help: None })
        }
    }
}

/// Whether a default value is Rust's `Default`: a flag that is not set, or no value.
pub(crate) fn is_absence(ty: &PropType, value: &Expr) -> bool {
    match ty.value() {
        PropType::Unit => value.to_string() == "false",
        PropType::Optional { .. } => held(value).is_none(),
        _ => false,
    }
}

/// The default value of an optional property, if any.
fn held(value: &Expr) -> Option<&Expr> {
    match &value.node {
        Node::Path(path) if path.rsplit("::").next() == Some("nullopt") || path == "None" => None,
        Node::List(all) if all.len() < 2 => all.first(),
        _ => Some(value),
    }
}
