//! Mistakes that involve several records, checked once all models are built.

use rustc_hash::{FxHashMap, FxHashSet};
use support::{Diagnostic, SourceMap};
use tablegen::{RecordId, Records};

use crate::model::Model;
use crate::model::operator::{Assembly, Operator};
use crate::names;
use crate::records::Reader;
use crate::rust::{self, Item, Sort};

/// Finds names that are undefined, and names that are defined more than once.
pub(crate) fn check(model: &Model, records: &Records, sources: &SourceMap) -> Vec<Diagnostic> {
    let mut r = Reader::new(records, sources);
    check_op_names(model, &mut r);
    let reported = check_mnemonics(model, &mut r);
    check_item_names(model, &mut r, reported);
    model.operators.iter().for_each(|op| check_accessors(op, &mut r));
    r.diagnostics
}

/// Checks that operations have valid and distinct names; returns the records of duplicates.
fn check_mnemonics(model: &Model, r: &mut Reader<'_>) -> FxHashSet<RecordId> {
    let mut seen = FxHashMap::default();
    let mut twice = FxHashSet::default();
    for op in &model.operators {
        let record = r.get(op.record);
        let mnemonic = op.name.split_once('.').map_or("", |(_, mnemonic)| mnemonic);
        let letters = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
        let quoted = |c: char| !c.is_control() && !matches!(c, '"' | '\\');
        let help = "names are letters, digits, '_', '$' and '.'";
        if mnemonic.is_empty() || !mnemonic.chars().all(quoted) {
            let message = format!("'{}' cannot be the name of an operation", op.name.escape_debug());
            r.diagnostics.push(Diagnostic::error(record.span, message).with_help(help));
        } else if let Some(first) = seen.insert(&op.name, op.record) {
            let d = Diagnostic::error(record.span, format!("operation '{}' is defined twice", op.name));
            r.diagnostics.push(d.with_note(r.get(first).span, "the other one"));
            twice.insert(op.record);
        } else if !mnemonic.chars().all(letters) && !matches!(op.assembly, Assembly::Generic) {
            let message = format!("'{}' can only be read in the generic form, where it is quoted", op.name);
            r.diagnostics.push(Diagnostic::warning(record.span, message).with_help(help));
        }
    }
    twice
}

/// Checks that the accessors of an operation, and the parameters of its builders, have distinct names.
fn check_accessors(op: &Operator, r: &mut Reader<'_>) {
    let mut seen: FxHashMap<String, (&str, &str)> = FxHashMap::default();
    let mut reported = FxHashSet::default();
    let record = r.get(op.record);
    let before = r.diagnostics.len();
    for (rust, name, field) in rust::accessor_names(op) {
        match seen.get(&rust) {
            // Duplicate names of elements have already been reported.
            Some(&(first, _)) if first == name => {}
            Some(&(first, first_field)) => {
                let message = format!("'{first}' and '{name}' are both '{rust}' in Rust");
                let span = r.argument_span(record, field, name);
                let first_span = r.argument_span(record, first_field, first);
                let d = Diagnostic::error(span, message);
                // A value and the attribute that holds it clash together; one report is enough.
                if reported.insert((first, name)) {
                    r.diagnostics.push(d.with_note(first_span, "the other one"));
                }
            }
            None => {
                seen.insert(rust, (name, field));
            }
        }
    }
    // Unnamed parameters are numbered, and a name may end in such a number.
    if op.skip_builders || r.diagnostics.len() > before {
        return;
    }
    let mut taken = FxHashSet::default();
    for name in rust::parameter_names(op) {
        if let Some(twice) = taken.replace(name) {
            let message =
                format!("the builder of operation '{}' would have two parameters '{twice}'", op.name);
            let help = "name every operand, result, successor and region";
            r.diagnostics.push(Diagnostic::error(record.span, message).with_help(help));
        }
    }
}

/// Checks that the operations that traits name are defined.
fn check_op_names(model: &Model, r: &mut Reader<'_>) {
    for op in &model.operators {
        for class in op.traits.parents.iter().chain(&op.traits.implicit_terminator) {
            if model.op_name(op, class).is_some() {
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

/// Checks that generated items have distinct names, since they are all in one module.
///
/// The records in `reported` have already been reported.
fn check_item_names(model: &Model, r: &mut Reader<'_>, mut reported: FxHashSet<RecordId>) {
    let mut seen: FxHashMap<String, Vec<(Sort, RecordId)>> = FxHashMap::default();
    for Item { sort, name, record } in rust::items(model) {
        let same = seen.entry(name.clone()).or_default();
        let Some(&(other, first)) = same.iter().find(|(other, _)| sort.excludes(*other)) else {
            same.push((sort, record));
            continue;
        };
        if !reported.insert(record) {
            continue;
        }
        let message = if sort == other {
            format!("'{name}' is the Rust {} of two records", sort.word())
        } else {
            format!("'{name}' is a {} and a {} in Rust", other.word(), sort.word())
        };
        let is_class = |id: RecordId| names::class_of(&r.get(id).name) == name;
        let help = match sort {
            Sort::Static if other == sort => "its name is made of the words of the class: rename one of them",
            _ if is_class(record) && is_class(first) => {
                "the struct of 'Dialect_Name' is 'Name': rename one of them"
            }
            _ => "items are named after their records: rename one of them",
        };
        let d = Diagnostic::error(r.get(record).span, message);
        r.diagnostics.push(d.with_note(r.get(first).span, "the other one").with_help(help));
    }
}
