//! The rules for a whole format: no part of the operation is missing, the text can be parsed again, and every type is
//! known.

use std::ops::Range;

use super::ambiguity;
use super::bindings::Bindings;
use super::element::{Element, Format, TypeRule};
use super::error::FormatError;
use crate::model::inference;
use crate::model::operator::{Arity, Operator};
use crate::model::relation::{Relations, Source, Typed};

pub(super) fn check(
    elements: Vec<Element>,
    bound: Bindings<'_>,
    op: &Operator,
    relations: &Relations,
    end: usize,
) -> Result<Format, Vec<FormatError>> {
    let mut c = Checker { op, bound, errors: ambiguity::check(op, &elements) };
    // Missing parts are reported at the end of the format, where they would be added.
    let end = end..end;
    c.missing(&end);
    let (operand_types, result_types) = c.types(relations, &end);
    if c.errors.is_empty() { Ok(Format { elements, operand_types, result_types }) } else { Err(c.errors) }
}

struct Checker<'a> {
    op: &'a Operator,
    bound: Bindings<'a>,
    errors: Vec<FormatError>,
}

impl Checker<'_> {
    fn error(&mut self, range: &Range<usize>, message: String, help: Option<String>) {
        self.errors.push(FormatError::new(range.clone(), message).with_help(help));
    }

    fn missing(&mut self, end: &Range<usize>) {
        if self.bound.attr_dict.is_none() {
            let help = "without it the attributes that the format does not name could not be written";
            let message = "'attr-dict' directive not found in custom assembly format";
            self.error(end, message.to_owned(), Some(help.to_owned()));
        }
        let op = self.op;
        let operands = op.operands.iter().map(|g| &*g.name).zip(&self.bound.operands.each).enumerate();
        let regions = op.regions.iter().map(|r| &*r.name).zip(&self.bound.regions.each).enumerate();
        let successors = op.successors.iter().map(|s| &*s.name).zip(&self.bound.successors.each).enumerate();
        let all = operands
            .map(|p| ("operand", p))
            .chain(regions.map(|p| ("region", p)))
            .chain(successors.map(|p| ("successor", p)));
        let mut errors = Vec::new();
        for (kind, (i, (name, _))) in all.filter(|(_, (_, (_, seen)))| seen.is_none()) {
            let help = if name.is_empty() {
                format!("suggest adding a '{kind}s' directive to the custom assembly format")
            } else {
                format!("suggest adding a '${name}' directive to the custom assembly format")
            };
            let message = format!("{kind} #{i}, named '{name}', not found");
            errors.push(FormatError::new(end.clone(), message).with_help(help));
        }
        self.errors.append(&mut errors);
    }

    fn types(&mut self, relations: &Relations, end: &Range<usize>) -> (Vec<TypeRule>, Vec<TypeRule>) {
        let op = self.op;
        let bound = &self.bound;
        let (operands, results) = inference::stated(op, relations, |t| match t {
            Typed::Operand(i) => bound.operand_types.each[i].is_some(),
            Typed::Result(i) => bound.result_types.each[i].is_some(),
            Typed::Attr(i) => bound.attributes.each[i].is_some(),
        });
        let places = self.bound.operands.each.clone();
        let all_operands = self.bound.operands.are_all();
        let infers = op.infers_by_hook && self.bound.result_types.each.iter().all(Option::is_none);
        let mut rules = (Vec::new(), Vec::new());
        for (i, (source, group)) in operands.into_iter().zip(&op.operands).enumerate() {
            let is_single = group.arity == Arity::Single;
            // Only after `operands` has read all of them is it known how many belong to a group.
            let built = group.builder.clone().filter(|_| is_single || !all_operands).map(Source::Built);
            let source = source.or(built).unwrap_or_else(|| {
                // Reported at the operand; a missing operand has already been reported.
                if let Some(at) = places.get(i).cloned().flatten() {
                    self.unknown_type("operand", &group.name, i, &at);
                }
                Source::Given
            });
            rules.0.push(TypeRule::From(source));
        }
        for (i, (source, group)) in results.into_iter().zip(&op.results).enumerate() {
            // The constraint's type does not determine the number of values of a group.
            let built = group.builder.clone().filter(|_| group.arity == Arity::Single).map(Source::Built);
            let rule = match source.or(built) {
                _ if infers => TypeRule::Inferred,
                Some(source) => TypeRule::From(source),
                None => {
                    self.unknown_type("result", &group.name, i, end);
                    TypeRule::From(Source::Given)
                }
            };
            rules.1.push(rule);
        }
        rules
    }

    fn unknown_type(&mut self, kind: &str, name: &str, index: usize, at: &Range<usize>) {
        let message = format!(
            "type of {kind} #{index}, named '{name}', is not buildable and a buildable type cannot be inferred"
        );
        let directive = if name.is_empty() { format!("type({kind}s)") } else { format!("type(${name})") };
        let help = format!(
            "suggest adding a type constraint to the operation or adding a '{directive}' directive to the custom \
             assembly format"
        );
        self.error(at, message, Some(help));
    }
}
