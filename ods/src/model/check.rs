//! What can be wrong with records only together, and is checked once all models are there.

use rustc_hash::FxHashMap;
use support::Diagnostic;
use tablegen::RecordId;

use super::Model;
use super::data::ParamDefault;
use super::operator::{self, Operator, Presence};
use super::param_type::ParamType;
use super::property::PropType;
use crate::predicate::emit::{Env, emit_as};
use crate::predicate::{Expr, Kind};
use crate::records::Reader;

/// Finds names that nothing has, that several have, and values that fit nowhere.
pub(super) fn check(model: &Model, r: &mut Reader<'_>) {
    check_op_names(model, r);
    check_struct_names(model, r);
    check_defaults(model, r);
    check_mnemonics(model, r);
    model.operators.iter().for_each(|op| check_accessors(op, r));
}

/// Operations have names that can be read back, and each its own.
fn check_mnemonics(model: &Model, r: &mut Reader<'_>) {
    let mut seen = FxHashMap::default();
    for op in &model.operators {
        let record = r.get(op.record);
        let mnemonic = op.name.split_once('.').map_or("", |(_, mnemonic)| mnemonic);
        let letters = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
        if mnemonic.is_empty() || !mnemonic.chars().all(letters) {
            let message = format!("'{}' cannot be the name of an operation", op.name);
            let help = "names are letters, digits, '_', '$' and '.'";
            r.diagnostics.push(Diagnostic::error(record.span, message).with_help(help));
        } else if let Some(first) = seen.insert(&op.name, op.record) {
            let d = Diagnostic::error(record.span, format!("operation '{}' is defined twice", op.name));
            r.diagnostics.push(d.with_note(r.get(first).span, "the other one"));
        }
    }
}

/// The accessors of an operation, and the parameters of its builders, have different names.
fn check_accessors(op: &Operator, r: &mut Reader<'_>) {
    let mut seen: FxHashMap<String, (&str, &str)> = FxHashMap::default();
    let record = r.get(op.record);
    for (rust, name, field) in crate::rust::op::accessor_names(op) {
        match seen.get(&rust) {
            // That several elements have one name was said already.
            Some(&(first, _)) if first == name => {}
            Some(&(first, first_field)) => {
                let message = format!("'{first}' and '{name}' are both '{rust}' in Rust");
                let span = operator::argument_span(r, record, field, name);
                let first_span = operator::argument_span(r, record, first_field, first);
                let d = Diagnostic::error(span, message);
                r.diagnostics.push(d.with_note(first_span, "the other one"));
            }
            None => {
                seen.insert(rust, (name, field));
            }
        }
    }
}

/// Traits may name operations that no record defines.
fn check_op_names(model: &Model, r: &mut Reader<'_>) {
    for op in &model.operators {
        for class in op.traits.parents.iter().chain(&op.traits.implicit_terminator) {
            if !crate::rust::table::op_name(model, op, class).is_empty() {
                continue;
            }
            let classes = model.op_names.iter().map(|o| o.class.as_str());
            let help = match support::suggest::nearest(class, classes) {
                Some(near) => format!("did you mean '{near}'?"),
                None => {
                    "include the file that defines it, or write its full name, such as 'func.func'".to_owned()
                }
            };
            let record = r.get(op.record);
            let span = r.span_of(record, "traits");
            let message =
                format!("a trait of operation '{}' names the unknown operation '{class}'", op.class);
            r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
        }
    }
}

/// The default of what is an enumeration is a case of it.
fn check_defaults(model: &Model, r: &mut Reader<'_>) {
    for op in &model.operators {
        for a in &op.attributes {
            let (Presence::Default(value) | Presence::DefaultOptional(value)) = &a.presence else { continue };
            let class = match &a.property {
                Some(PropType::Enum(e)) => Some(&e.name),
                _ => a.enumeration.as_ref(),
            };
            let place = (op.record, "arguments", &*a.name);
            check_case(model, r, class, value, place);
            if class.is_none() && a.property.is_none() {
                check_made(model, r, value, place);
            }
        }
    }
    for d in &model.data {
        for p in &d.params {
            if let (ParamType::Enum(class), ParamDefault::Value(value)) = (&p.ty, &p.default) {
                check_case(model, r, Some(class), value, (d.record, "parameters", &p.name));
            }
        }
    }
}

/// Checks that a default, with what its attribute's `constBuilderCall` makes of it, is an attribute.
fn check_made(
    model: &Model,
    r: &mut Reader<'_>,
    value: &Expr,
    (record, field, name): (RecordId, &str, &str),
) {
    let made = crate::rust::table::resolve_enums(value, model);
    let Err(problem) = emit_as(&made, &Env::of_builder(), Kind::Attr) else { return };
    let span = operator::argument_span(r, r.get(record), field, name);
    let message = format!("the default of '{name}' is no attribute: {}", problem.message);
    let mut d = Diagnostic::error(span, message);
    d.help = problem.help;
    r.diagnostics.push(d);
}

/// Checks that a value is a case of the enumeration `class`; the place is a record, its field and an element of that.
fn check_case(
    model: &Model,
    r: &mut Reader<'_>,
    class: Option<&String>,
    value: &Expr,
    (record, field, name): (RecordId, &str, &str),
) {
    let Some(e) = model.enums.iter().find(|e| class == Some(&e.name)) else { return };
    let written = value.to_string();
    let own = |(class, _): &(&str, &str)| class.rsplit("::").next() == Some(&e.name);
    let qualified = written.rsplit_once("::").filter(own).is_some();
    if qualified && crate::rust::table::case_path(&written, model).is_some() {
        return;
    }
    let last = written.rsplit("::").next().unwrap_or("");
    let near = support::suggest::nearest(last, e.cases.iter().map(|c| c.symbol.as_str()));
    let near = near.or_else(|| e.cases.first().map(|c| c.symbol.as_str())).unwrap_or("");
    let span = operator::argument_span(r, r.get(record), field, name);
    let d = Diagnostic::error(span, format!("'{written}' is no case of '{}'", e.name));
    r.diagnostics.push(d.with_help(format!("write a case as '{}::{near}'", e.name)));
}

/// Operations, types, attributes and interfaces become structs of one module.
fn check_struct_names(model: &Model, r: &mut Reader<'_>) {
    let operators = model.operators.iter().map(|o| (&o.class, o.record));
    let data = model.data.iter().map(|d| (&d.class, d.record));
    let interfaces = model.interfaces.iter().map(|i| (&i.name, i.record));
    let passes = model.passes.iter().map(|p| (&p.class, p.record));
    let dialect = model.dialect.iter().map(|d| (&d.class, d.record));
    let all = operators.chain(data).chain(interfaces).chain(passes).chain(dialect);
    let mut seen = FxHashMap::default();
    for (class, record) in all {
        if let Some(first) = seen.insert(class, record) {
            let message = format!("'{class}' is the Rust struct of two records");
            let d = Diagnostic::error(r.get(record).span, message);
            let help = "the struct of 'Dialect_Name' is 'Name': rename one of them";
            r.diagnostics.push(d.with_note(r.get(first).span, "the other one").with_help(help));
        }
    }
}
