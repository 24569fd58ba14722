//! Type inference for builders and declarative formats.
//!
//! Traits relate the types of operands, results and attributes. The known types (written in the text, or those of the
//! operands) determine others; `resolve` finds out how.

use tablegen::Record;

use super::attribute::Presence;
use super::constraint::ModelReader;
use super::operator::{Arity, Operator, ValueGroup};
use super::relation::{Relation, Relations, Source, Typed};
use crate::records::{self, Reader};

/// The element with a name.
pub(super) fn find(op: &Operator, name: &str) -> Option<Typed> {
    let position = |groups: &[ValueGroup]| groups.iter().position(|g| g.name == name);
    position(&op.operands)
        .map(Typed::Operand)
        .or_else(|| position(&op.results).map(Typed::Result))
        .or_else(|| op.attributes.iter().position(|a| a.name == name).map(Typed::Attr))
}

/// The relations that the traits of an operation state.
pub(super) fn of(r: &mut ModelReader<'_>, record: &Record, op: &Operator) -> Relations {
    let mut relations = Vec::new();
    let operands = (0..op.operands.len()).map(Typed::Operand);
    let results = (0..op.results.len()).map(Typed::Result);
    if op.has_trait("SameOperandsAndResultType") {
        relations.push(Relation::Same(operands.chain(results).collect()));
    } else if op.has_trait("SameTypeOperands") {
        relations.push(Relation::Same(operands.collect()));
    }
    if op.traits.internal.iter().any(|t| t == "FirstAttrDerivedResultType") && !op.attributes.is_empty() {
        let results = (0..op.results.len()).map(Typed::Result);
        relations.push(Relation::SameInBuilders(std::iter::once(Typed::Attr(0)).chain(results).collect()));
    }
    for &id in &op.traits.relations {
        let relation = r.get(id);
        if relation.is_a("AllTypesMatch") {
            let names = records::strings(relation, "values");
            let all: Option<Vec<Typed>> = names.iter().map(|n| known(r, record, op, n)).collect();
            relations.extend(all.map(Relation::Same));
        } else if relation.is_a("TypesMatchWith") || relation.is_a("RangedTypesMatchWith") {
            let lhs = known(r, record, op, records::text(relation, "lhs"));
            let rhs = known(r, record, op, records::text(relation, "rhs"));
            let text = records::text(relation, "transformer").to_owned();
            let (Some(lhs), Some(rhs)) = (lhs, rhs) else { continue };
            if let Some(expr) = r.parse(relation, "transformer", &text) {
                relations.push(Relation::Computed(lhs, rhs, expr));
            }
        }
    }
    relations
}

fn known(r: &mut Reader<'_>, record: &Record, op: &Operator, name: &str) -> Option<Typed> {
    find(op, name).or_else(|| {
        let all = op.operands.iter().chain(&op.results).map(|g| &*g.name);
        let all = all.chain(op.attributes.iter().map(|a| &*a.name));
        let help = support::suggest::nearest(name, all).map(|n| format!("did you mean '{n}'?"));
        let message =
            format!("a trait of operation '{}' names '{name}', which it does not have", record.name);
        r.fail_with(r.span_of(record, "traits"), message, help)
    })
}

/// How the types of operand and result groups follow from those that a format gives; `None` if no relation determines
/// one.
///
/// As in `mlir-tblgen`, there is only one step: a type that follows from an inferred type is not inferred.
pub(super) fn stated(
    op: &Operator,
    relations: &Relations,
    given: impl Fn(Typed) -> bool,
) -> (Vec<Option<Source>>, Vec<Option<Source>>) {
    let start = |t: Typed| given(t).then_some(Source::Given);
    let mut known = Known {
        operands: (0..op.operands.len()).map(|i| start(Typed::Operand(i))).collect(),
        results: (0..op.results.len()).map(|i| start(Typed::Result(i))).collect(),
        attributes: (0..op.attributes.len()).map(|i| start(Typed::Attr(i))).collect(),
    };
    for relation in relations {
        match relation {
            Relation::Same(all) => {
                let Some(&source) = all.iter().find(|t| given(**t)) else { continue };
                for &t in all {
                    known.set(t, &Source::Same(source));
                }
            }
            Relation::Computed(from, to, expr) if given(*from) => {
                known.set(*to, &Source::Computed(*from, expr.clone()));
            }
            Relation::Computed(..) | Relation::SameInBuilders(_) => {}
        }
    }
    (known.operands, known.results)
}

/// How the types of all operand and result groups follow from those that `given` accepts.
///
/// Each answer refers only to given elements, so they can be computed in any order.
fn resolve(
    op: &Operator,
    relations: &Relations,
    given: impl Fn(Typed) -> bool,
) -> (Vec<Option<Source>>, Vec<Option<Source>>) {
    let start = |t: Typed, g: &ValueGroup| {
        given(t).then_some(Source::Given).or_else(|| g.builder.clone().map(Source::Built))
    };
    let mut known = Known {
        operands: op.operands.iter().enumerate().map(|(i, g)| start(Typed::Operand(i), g)).collect(),
        results: op.results.iter().enumerate().map(|(i, g)| start(Typed::Result(i), g)).collect(),
        attributes: (0..op.attributes.len())
            .map(|i| given(Typed::Attr(i)).then_some(Source::Given))
            .collect(),
    };
    loop {
        let mut changed = false;
        for relation in relations {
            match relation {
                Relation::Same(all) | Relation::SameInBuilders(all) => {
                    // A given type is better than an inferred one.
                    let best = all
                        .iter()
                        .filter(|t| single_or_given(op, **t))
                        .filter_map(|&t| Some((t, known.get(t)?)));
                    let Some(source) = best.min_by_key(|(_, s)| **s != Source::Given).map(|(t, s)| via(t, s))
                    else {
                        continue;
                    };
                    for &t in all {
                        changed |= known.set(t, &source);
                    }
                }
                Relation::Computed(from, to, expr) => {
                    let source = match known.get(*from) {
                        None => continue,
                        Some(Source::Given) => Source::Computed(*from, expr.clone()),
                        Some(Source::Same(root)) => Source::Computed(*root, expr.clone()),
                        Some(Source::Computed(root, inner)) => {
                            Source::Computed(*root, expr.substitute("_self", inner))
                        }
                        Some(Source::Built(ty)) => Source::Built(expr.substitute("_self", ty)),
                    };
                    changed |= known.set(*to, &source);
                }
            }
        }
        if !changed {
            return (known.operands, known.results);
        }
    }
}

/// An absent value has no type to copy.
fn single_or_given(op: &Operator, t: Typed) -> bool {
    match t {
        Typed::Operand(i) => op.operands[i].arity != Arity::Optional,
        Typed::Result(i) => op.results[i].arity != Arity::Optional,
        Typed::Attr(_) => true,
    }
}

fn via(t: Typed, source: &Source) -> Source {
    match source {
        Source::Given => Source::Same(t),
        other => other.clone(),
    }
}

struct Known {
    operands: Vec<Option<Source>>,
    results: Vec<Option<Source>>,
    attributes: Vec<Option<Source>>,
}

impl Known {
    fn slot(&mut self, t: Typed) -> &mut Option<Source> {
        match t {
            Typed::Operand(i) => &mut self.operands[i],
            Typed::Result(i) => &mut self.results[i],
            Typed::Attr(i) => &mut self.attributes[i],
        }
    }

    fn get(&self, t: Typed) -> Option<&Source> {
        match t {
            Typed::Operand(i) => self.operands[i].as_ref(),
            Typed::Result(i) => self.results[i].as_ref(),
            Typed::Attr(i) => self.attributes[i].as_ref(),
        }
    }

    /// Sets an unknown type; an attribute's type cannot be inferred.
    fn set(&mut self, t: Typed, source: &Source) -> bool {
        let slot = self.slot(t);
        if slot.is_some() || matches!(t, Typed::Attr(_)) {
            return false;
        }
        *slot = Some(source.clone());
        true
    }
}

/// How the result types follow from operands and attributes alone, if they do.
pub(super) fn infer(op: &Operator, relations: &Relations) -> Option<Vec<Source>> {
    if op.infers_by_hook || op.results.is_empty() || op.results.iter().any(|g| g.arity != Arity::Single) {
        return None;
    }
    // Only operands at fixed positions, and attributes that are always present.
    let fixed = |i: usize| op.operands[..=i].iter().all(|g| g.arity == Arity::Single);
    let first_of_many = |i: usize| {
        op.operands[i].arity == Arity::Variadic && op.operands[..i].iter().all(|g| g.arity == Arity::Single)
    };
    let required = |i: usize| op.attributes[i].presence == Presence::Required;
    let (_, results) = resolve(op, relations, |t| match t {
        Typed::Operand(i) => fixed(i) || (first_of_many(i) && op.has_trait("SameOperandsAndResultType")),
        Typed::Attr(i) => required(i),
        Typed::Result(_) => false,
    });
    results.into_iter().collect()
}
