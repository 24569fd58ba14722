//! The constraints of an operation's table: attributes, types, regions and the relations between them.

use super::structure::{Values, check_segments};
use crate::definitions::attr::{AttrSpec, AttrSyntax, Presence};
use crate::definitions::op::{Arity, OpDef, Segments, TypeConstraint, ValueSpec};
use crate::interfaces::traits::inferred_types;
use crate::ir::diag::Diag;
use crate::ir::view::OpRef;
use crate::values::ids::{Attr, Type};

/// Checks attributes, operand types, result types and regions, and if these are correct, predicates.
pub(super) fn check(op: OpRef<'_>, def: &OpDef, errors: &mut Vec<Diag>) {
    let start = errors.len();
    check_attributes(op, def, errors);
    check_values(op, def, Values::operands(op, def), op.operand_types(), errors);
    check_values(op, def, Values::results(op, def), op.result_types(), errors);
    check_regions(op, def, errors);
    if errors.len() == start && !def.predicates.is_empty() {
        let broken = def.predicates.iter().filter(|p| !(p.holds)(op));
        errors.extend(broken.map(|p| op.error(format!("failed to verify that {}", p.summary))));
    }
}

fn check_attributes(op: OpRef<'_>, def: &OpDef, errors: &mut Vec<Diag>) {
    let sizes = |slot: usize| {
        let is = |s: Segments| s == Segments::Attribute(slot as u8);
        is(def.operand_segments) || is(def.result_segments)
    };
    let holds = |slot: usize, spec: &AttrSpec, attr: Option<Attr>| match attr {
        _ if sizes(slot) => true,
        None => !matches!(spec.presence, Presence::Required),
        Some(attr) => spec.accepts(op.cx().attr_ref(attr)),
    };
    let all = || def.attributes.iter().zip(op.body().inherent(op.id())).enumerate();
    if all().all(|(slot, (spec, attr))| holds(slot, spec, *attr)) {
        return;
    }
    let mut missing = Vec::new();
    let mut wrong = Vec::new();
    for (_, (spec, attr)) in all().filter(|&(slot, (spec, attr))| !holds(slot, spec, *attr)) {
        if attr.is_none() { missing.push(spec) } else { wrong.push(spec) }
    }
    // Missing ones are reported first, in the order of their names.
    missing.sort_by_key(|a| a.name);
    errors.extend(missing.into_iter().map(|a| op.error(format!("requires {} '{}'", kind(a), a.name))));
    errors.extend(wrong.into_iter().map(|a| {
        let kind = kind(a);
        let summary = a.constraint.summary;
        op.error(format!("{kind} '{}' failed to satisfy constraint: {summary}", a.name))
    }));
}

fn kind(spec: &AttrSpec) -> &'static str {
    if matches!(spec.syntax, AttrSyntax::Property(_)) { "property" } else { "attribute" }
}

/// Checks the types of the operands, or of the results.
fn check_values(
    op: OpRef<'_>,
    def: &OpDef,
    values: Values<'_>,
    types: impl Iterator<Item = Type>,
    errors: &mut Vec<Diag>,
) {
    let Values { what, specs, segments, .. } = values;
    let check = |spec: &ValueSpec, (at, ty): (usize, Type), errors: &mut Vec<Diag>| {
        let ty = op.cx().type_ref(ty);
        if !(spec.constraint.accepts)(ty) {
            let summary = summary(spec.arity, spec.constraint);
            errors.push(op.error(format!("{what} #{at} must be {summary}, but got '{ty}'")));
        }
    };
    let mut types = types.enumerate();
    // Their number has already been checked.
    if segments == Segments::Fixed && only_last_is_open(specs) {
        return types.for_each(|(at, ty)| check(&specs[at.min(specs.len() - 1)], (at, ty), errors));
    }
    match check_segments(op, def, values) {
        Ok(lengths) => {
            for (index, spec) in specs.iter().enumerate() {
                let group = types.by_ref().take(lengths.of(index, spec.arity));
                group.for_each(|value| check(spec, value, errors));
            }
        }
        Err(e) => {
            // As in MLIR, if the number of results fits no groups, the error says that the results are not the
            // inferred ones.
            if what == "result" && segments == Segments::Equal && errors.is_empty() {
                inferred_types(op, errors);
            }
            if errors.is_empty() {
                errors.push(e);
            }
        }
    }
}

/// Whether each group is one value, except that the last may have any length: the usual case.
fn only_last_is_open(specs: &[ValueSpec]) -> bool {
    specs.split_last().is_none_or(|(last, others)| {
        matches!(last.arity, Arity::Single | Arity::Variadic)
            && others.iter().all(|spec| matches!(spec.arity, Arity::Single))
    })
}

/// The constraint on the values of a group, with MLIR's word for groups of any length.
fn summary(arity: Arity, constraint: &TypeConstraint) -> String {
    let word = match arity {
        Arity::Single | Arity::Optional => "",
        Arity::Variadic | Arity::VariadicOfVariadic(_) => "variadic of ",
    };
    if constraint.summary.starts_with(word) {
        constraint.summary.to_string()
    } else {
        format!("{word}{}", constraint.summary)
    }
}

fn check_regions(op: OpRef<'_>, def: &OpDef, errors: &mut Vec<Diag>) {
    for (i, region) in op.regions().enumerate() {
        let Some(spec) = def.regions.get(i).or(def.regions.last()) else { break };
        if spec.accepts.is_some_and(|accepts| !accepts(region)) {
            let name = if spec.name.is_empty() { String::new() } else { format!(" ('{}')", spec.name) };
            let message = format!("region #{i}{name} failed to verify constraint: {}", spec.summary);
            errors.push(op.error(message));
        }
    }
}
