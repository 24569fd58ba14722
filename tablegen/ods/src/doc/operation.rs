//! Operations: syntax, traits, interfaces, effects, and tables of operands, attributes, results and
//! successors.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use support::Diagnostic;
use tablegen::{Record, Type, Value};

use super::constraint::{constraint_of, constraint_summary};
use super::options::Options;
use super::{infer, text};
use crate::names;
use crate::records::{self, Reader};

/// Documents an operation.
pub(super) fn document<'r>(out: &mut String, r: &mut Reader<'r>, op: &'r Record, options: &Options<'_>) {
    if records::def(op, "opDialect").is_none() {
        r.error(op.span, format!("record '{}' derives from 'Op' but has no 'opDialect'", op.name));
        return;
    }
    let name = records::operation_name(r.records, op);
    let class = match (records::text(op, "cppNamespace"), names::class_of(&op.name)) {
        ("", class) => class.to_owned(),
        (namespace, class) => format!("{namespace}::{class}"),
    };
    let class = class.strip_prefix(options.strip_prefix).unwrap_or(&class);
    out.push_str(&format!("\n### `{name}` ({class})\n"));
    text::summary(out, records::text(op, "summary"));
    if let Some(format) = records::text_opt(op, "assemblyFormat") {
        assembly_format(out, &name, text::trim(format));
    }
    let description = records::text(op, "description");
    if !text::trim(description).is_empty() {
        text::description(out, description);
    }
    traits(out, r, op);
    let arguments = Arguments::read(r, op);
    attributes(out, r, &arguments.attributes, options);
    constraints(out, "Operand", ":-----:", &arguments.operands);
    let results = named(r, op, "results", "result");
    constraints(out, "Result", ":----:", &results);
    let successors = named(r, op, "successors", "successor");
    constraints(out, "Successor", ":-------:", &successors);
    out.push('\n');
}

/// A constraint with the name of the constrained value, which may be missing.
struct Named<'r> {
    name: &'r str,
    constraint: &'r Record,
}

/// The entries of `arguments`, and the derived attributes.
#[derive(Default)]
struct Arguments<'r> {
    operands: Vec<Named<'r>>,
    attributes: Vec<Named<'r>>,
}

impl<'r> Arguments<'r> {
    fn read(r: &mut Reader<'r>, op: &'r Record) -> Self {
        let mut arguments = Arguments::default();
        for named in named(r, op, "arguments", "argument") {
            if named.constraint.is_a("TypeConstraint") {
                arguments.operands.push(named);
            } else if named.constraint.is_a("Attr") {
                if named.name.is_empty() {
                    r.error_in(op, "arguments", "attributes must be named");
                }
                arguments.attributes.push(named);
            } else if !named.constraint.is_a("Property") {
                let message = "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed";
                r.error_in(op, "arguments", message);
            }
        }
        let is_attr = |class: &str| class == "Attr" || r.records.class(class).is_some_and(|c| c.is_a("Attr"));
        for field in op.fields() {
            let (Type::Record(classes), Value::Def(id)) = (&field.ty, &field.value) else { continue };
            if classes.iter().any(|c| is_attr(c)) {
                arguments.attributes.push(Named { name: &field.name, constraint: r.get(*id) });
            }
        }
        arguments
    }
}

/// The constraints in a dag.
fn named<'r>(r: &mut Reader<'r>, op: &'r Record, field: &str, what: &str) -> Vec<Named<'r>> {
    let mut out = Vec::new();
    for (i, arg) in records::dag(op, field).map_or(&[][..], |d| &d.args).iter().enumerate() {
        match arg.value.as_def() {
            Some(id) => {
                out.push(Named { name: arg.name.as_deref().unwrap_or(""), constraint: constraint_of(r, id) });
            }
            None => {
                let span = arg.span.unwrap_or_else(|| r.span_of(op, field));
                r.diagnostics.push(Diagnostic::error(span, format!("undefined type for {what} #{i}")));
            }
        }
    }
    out
}

fn assembly_format(out: &mut String, name: &str, format: &str) {
    let mut lines = format.split('\n').map(text::trim);
    let Some(first) = lines.next().filter(|l| !l.is_empty()) else { return };
    out.push_str(&format!("\nSyntax:\n\n```\noperation ::= `{name}` {first}\n"));
    for line in lines.filter(|l| !l.is_empty()) {
        out.push_str(&format!("{:14}{line}\n", ""));
    }
    out.push_str("```\n");
}

fn traits(out: &mut String, r: &mut Reader<'_>, op: &Record) {
    let all = all_traits(r, op);
    let mut effects = BTreeSet::new();
    let mut interfaces = BTreeSet::new();
    let mut traits = BTreeSet::new();
    for t in all.iter().filter(|t| !t.is_a("PredTrait")) {
        let class = records::text(t, "trait");
        let class = class.strip_suffix("::Trait").unwrap_or(class);
        let class = class.strip_suffix("::Impl").unwrap_or(class);
        let name = if t.name.starts_with("anonymous_") { class } else { &*t.name };
        if t.is_a("SideEffectsTraitBase") {
            effects.insert(format!("`{}`", effects_of(r, t)));
            interfaces.insert(format!("`{name} ({class})`"));
        } else if t.is_a("InterfaceTrait") {
            interfaces.insert(format!("`{name}`"));
        } else {
            traits.insert(format!("`{name}`"));
        }
    }
    if infer::results_are_known(r, op, &all) {
        interfaces.insert(format!("`{}`", infer::INTERFACE));
    }
    for (title, names) in [("Traits", traits), ("Interfaces", interfaces), ("Effects", effects)] {
        if !names.is_empty() {
            let names: Vec<String> = names.into_iter().collect();
            out.push_str(&format!("\n{title}: {}\n", names.join(", ")));
        }
    }
}

/// The traits with those of trait lists and the bases of interfaces, each once.
fn all_traits<'r>(r: &Reader<'r>, op: &'r Record) -> Vec<&'r Record> {
    let mut seen = FxHashSet::default();
    let mut out = Vec::new();
    // An explicit stack instead of recursion, with the first trait on top.
    let mut work: Vec<&'r Value> = records::list(op, "traits").iter().rev().collect();
    while let Some(value) = work.pop() {
        let Some(id) = value.as_def() else { continue };
        let record = r.get(id);
        if !seen.insert(id) {
            continue;
        }
        if record.is_a("TraitList") {
            work.extend(records::list(record, "traits").iter().rev());
            continue;
        }
        work.extend(records::list(record, "baseInterfaces").iter().rev());
        out.push(record);
    }
    out
}

/// `MemoryEffects::Effect{MemoryEffects::Read on ::mlir::SideEffects::DefaultResource}`
fn effects_of(r: &Reader<'_>, t: &Record) -> String {
    let bare = |name: &str| {
        let name = name.strip_prefix("::").unwrap_or(name);
        name.strip_prefix("mlir::").unwrap_or(name).to_owned()
    };
    let effects = records::list(t, "effects").iter().filter_map(Value::as_def).map(|id| {
        let effect = r.get(id);
        format!("{} on {}", bare(records::text(effect, "effect")), records::text(effect, "resource"))
    });
    let effects: Vec<String> = effects.collect();
    format!("{}{{{}}}", bare(records::text(t, "baseEffectName")), effects.join(", "))
}

/// HTML instead of Markdown, because a description may have many lines.
fn attributes(out: &mut String, r: &Reader<'_>, attributes: &[Named<'_>], options: &Options<'_>) {
    if attributes.is_empty() {
        return;
    }
    out.push_str("\n#### Attributes:\n\n<table>\n");
    out.push_str("<tr><th>Attribute</th><th>MLIR Type</th><th>Description</th></tr>\n");
    for Named { name, constraint } in attributes {
        let storage = match text::trim(records::text(constraint, "storageType")) {
            "" => "::mlir::Attribute",
            storage => storage,
        };
        out.push_str(&format!("<tr><td><code>{name}</code></td><td>{storage}</td><td>"));
        let summary = constraint_summary(constraint);
        match attribute_description(r, constraint) {
            description if options.hugo && !description.is_empty() => out.push_str(&format!(
                "<details><summary>{summary}</summary>{{{{% markdown %}}}}{description}{{{{% /markdown %}}}}</details>"
            )),
            _ => out.push_str(summary),
        }
        out.push_str("</td></tr>\n");
    }
    out.push_str("</table>\n");
}

/// The description of an attribute, or of the attribute that it makes optional, default-valued or confined.
fn attribute_description<'r>(r: &Reader<'r>, constraint: &'r Record) -> &'r str {
    match records::text(constraint, "description") {
        "" => {
            let mut base = constraint;
            // A record can name only itself and records before it, so the walk ends.
            while let Some(id) = records::def(base, "baseAttr").filter(|&id| id != base.id) {
                base = r.get(id);
            }
            records::text(base, "description")
        }
        description => description,
    }
}

fn constraints(out: &mut String, what: &str, rule: &str, all: &[Named<'_>]) {
    if all.is_empty() {
        return;
    }
    out.push_str(&format!("\n#### {what}s:\n\n| {what} | Description |\n| {rule} | ----------- |\n"));
    for Named { name, constraint } in all {
        let name = if name.is_empty() { "&laquo;unnamed&raquo;".to_owned() } else { format!("`{name}`") };
        out.push_str(&format!("| {name} | {} |\n", constraint_summary(constraint)));
    }
}
