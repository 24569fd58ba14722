//! What the table says about attributes, types, regions and the relations between them.

use std::ops::Range;

use crate::diag::Diag;
use crate::ir::{OpRef, Value};
use crate::opdef::{Arity, OpDef, Presence, Segments, TypeConstraint, ValueSpec};

/// Attributes, operand types, result types, regions; then, if all of these hold, the predicates.
pub(super) fn check(op: OpRef<'_>, def: &OpDef, errors: &mut Vec<Diag>) {
    let start = errors.len();
    check_attributes(op, def, errors);
    check_groups(op, def.operands, "operand", || op.operands(), |i| op.operand_group(i), errors);
    check_groups(op, def.results, "result", || op.results(), |i| op.result_group(i), errors);
    check_regions(op, def, errors);
    if errors.len() > start {
        return;
    }
    for predicate in def.predicates {
        if !(predicate.holds)(op) {
            errors.push(op.error(format!("failed to verify that {}", predicate.summary)));
        }
    }
}

/// The types of all groups of operands or results; `group` tells where each lies.
fn check_groups<V: ExactSizeIterator<Item = Value>>(
    op: OpRef<'_>,
    specs: &[ValueSpec],
    what: &str,
    values: impl Fn() -> V,
    group: impl Fn(usize) -> Range<usize>,
    errors: &mut Vec<Diag>,
) {
    // Most operations have no groups to be searched for.
    if specs.iter().all(|s| s.arity == Arity::Single) {
        for (at, (spec, value)) in specs.iter().zip(values()).enumerate() {
            check_types(op, spec, (what, at), std::iter::once(value), errors);
        }
        return;
    }
    for (index, spec) in specs.iter().enumerate() {
        let group = group(index);
        let members = values().skip(group.start).take(group.len());
        check_types(op, spec, (what, group.start), members, errors);
    }
}

fn check_attributes(op: OpRef<'_>, def: &OpDef, errors: &mut Vec<Diag>) {
    for (slot, spec) in def.attributes.iter().enumerate() {
        let sizes = |s: Segments| s == Segments::Attribute(slot as u8);
        if sizes(def.operand_segments) || sizes(def.result_segments) {
            continue;
        }
        match op.inherent(slot) {
            None if matches!(spec.presence, Presence::Required) => {
                errors.push(op.error(format!("requires attribute '{}'", spec.name)));
            }
            Some(attr) if !(spec.constraint.accepts)(attr) => {
                let message = format!(
                    "attribute '{}' failed to satisfy constraint: {}",
                    spec.name, spec.constraint.summary
                );
                errors.push(op.error(message));
            }
            _ => {}
        }
    }
}

fn check_types(
    op: OpRef<'_>,
    spec: &ValueSpec,
    (what, first): (&str, usize),
    values: impl Iterator<Item = Value>,
    errors: &mut Vec<Diag>,
) {
    for (at, value) in values.enumerate() {
        let ty = op.ty(value);
        if !(spec.constraint.accepts)(ty) {
            let summary = summary(spec.arity, spec.constraint);
            errors.push(op.error(format!("{what} #{} must be {summary}, but got '{ty}'", first + at)));
        }
    }
}

/// What the values of a group must be, with MLIR's word for groups of any length.
fn summary(arity: Arity, constraint: &TypeConstraint) -> String {
    let word = match arity {
        Arity::Single => "",
        Arity::Optional => "optional of ",
        Arity::Variadic => "variadic of ",
    };
    match constraint.summary.starts_with(word) {
        true => constraint.summary.to_string(),
        false => format!("{word}{}", constraint.summary),
    }
}

fn check_regions(op: OpRef<'_>, def: &OpDef, errors: &mut Vec<Diag>) {
    for (i, region) in op.regions().enumerate() {
        let Some(spec) = def.regions.get(i).or(def.regions.last()) else { return };
        if spec.accepts.is_some_and(|accepts| !accepts(region)) {
            let name = if spec.name.is_empty() { String::new() } else { format!(" ('{}')", spec.name) };
            let message = format!("region #{i}{name} failed to verify constraint: {}", spec.summary);
            errors.push(op.error(message));
        }
    }
}
