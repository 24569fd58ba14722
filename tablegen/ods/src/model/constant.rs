//! Values in records as the attributes that they become.

use tablegen::Record;

use super::constraint::ModelReader;
use crate::predicate::emit::{Env, emit_as};
use crate::predicate::{Expr, ExprError, Kind};
use crate::records::{self, Reader};

/// A record and the records that it decorates, down to the attribute that determines the syntax.
pub(super) fn layers<'r>(r: &Reader<'r>, record: &'r Record) -> Vec<&'r Record> {
    let mut all = vec![record];
    let mut base = record;
    while let Some(id) = records::def(base, "baseAttr").filter(|_| all.len() <= 16) {
        base = r.get(id);
        all.push(base);
    }
    all
}

/// The innermost layer whose field equals that of the outermost: decorators copy the fields of the attribute that
/// they wrap.
pub(super) fn origin<'r>(layers: &[&'r Record], field: &str) -> &'r Record {
    let text = records::text(layers[0], field);
    layers.iter().take_while(|l| records::text(l, field) == text).last().unwrap_or(&layers[0])
}

/// The attribute of a `ConstantAttr`, as an expression over `$_builder`.
pub(super) fn constant(r: &mut ModelReader<'_>, record: &Record) -> Option<Expr> {
    let attribute = r.get(records::def(record, "attr")?);
    made(r, (&layers(r, attribute), record, "value"))
}

/// The attribute that the value in a field of `owner` becomes through the `constBuilderCall` of an attribute, as an
/// expression over `$_builder`.
pub(super) fn made(
    r: &mut ModelReader<'_>,
    (layers, owner, field): (&[&Record], &Record, &str),
) -> Option<Expr> {
    let value = r.parse(owner, field, records::text(owner, field))?;
    let of = origin(layers, "constBuilderCall");
    let env = Env::of_builder().with_scope(&r.constraints.scope);
    if records::text(of, "constBuilderCall").is_empty() {
        if r.loads {
            return Some(value);
        }
        let checked = emit_as(&value, &env, Kind::Attr).map_err(|e| ExprError {
            help: Some("to give its value, the attribute needs a 'constBuilderCall'".to_owned()),
            ..e
        });
        r.accept(checked, owner.span)?;
        return Some(value);
    }
    let call = r.parse_field(of, "constBuilderCall")?;
    let made = call.substitute("0", &value);
    if r.loads {
        return Some(made);
    }
    // The author of a value need not know the method that takes it.
    let checked = emit_as(&made, &env, Kind::Attr).map_err(|e| match e.message.split_once("' takes ") {
        Some((_, rest)) if e.range.as_ref().is_some_and(|r| r.start >= value.range.start) => {
            ExprError { message: format!("expected {rest}"), ..e }
        }
        _ => e,
    });
    r.accept(checked, owner.span)?;
    Some(made)
}
