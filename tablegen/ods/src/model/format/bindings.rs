//! The parts of the operation that a format has written so far: each part is written once, and `ref` only
//! repeats what was written before. The parser checks this as it reads, so that the first mistake in the text is
//! reported.

use std::ops::Range;

use super::element::{CustomArg, TypeArg};
use super::error::FormatError;
use crate::model::attribute::AttrSyntax;
use crate::model::operator::Operator;

type Result<T> = std::result::Result<T, FormatError>;

/// Where a part of the operation is written, if it is.
type Written = Option<Range<usize>>;

/// Parts of one kind.
#[derive(Clone, Default)]
pub(super) struct Parts {
    /// Where each of them is written.
    pub(super) each: Vec<Written>,
    /// The directive for all of them.
    all: Written,
}

impl Parts {
    fn of(count: usize) -> Self {
        Parts { each: vec![None; count], all: None }
    }

    /// Whether one directive writes all of them.
    pub(super) fn are_all(&self) -> bool {
        self.all.is_some()
    }

    /// Binds a part; returns the place where it was already written.
    fn bind(&mut self, i: usize, range: &Range<usize>) -> Written {
        self.each.get_mut(i)?.replace(range.clone())
    }

    /// Binds all of them; returns the place where one of them was already written.
    fn bind_all(&mut self, range: &Range<usize>) -> Written {
        let first = self.all.replace(range.clone()).or_else(|| self.each.iter().flatten().next().cloned());
        self.each.iter_mut().for_each(|p| *p = Some(range.clone()));
        first
    }
}

/// A part that is written once.
#[derive(Clone, Copy)]
pub(super) enum Part {
    Operand,
    Attr,
    Region,
    Successor,
}

/// The dictionaries.
#[derive(Clone, Copy)]
pub(super) enum Dict {
    Attr,
    Prop,
}

/// Where each part of the operation is written.
pub(super) struct Bindings<'a> {
    op: &'a Operator,
    pub(super) operands: Parts,
    pub(super) operand_types: Parts,
    pub(super) result_types: Parts,
    pub(super) attributes: Parts,
    pub(super) regions: Parts,
    pub(super) successors: Parts,
    pub(super) attr_dict: Written,
    pub(super) prop_dict: Written,
}

impl<'a> Bindings<'a> {
    pub(super) fn new(op: &'a Operator) -> Self {
        Bindings {
            op,
            operands: Parts::of(op.operands.len()),
            operand_types: Parts::of(op.operands.len()),
            result_types: Parts::of(op.results.len()),
            attributes: Parts::of(op.attributes.len()),
            regions: Parts::of(op.regions.len()),
            successors: Parts::of(op.successors.len()),
            attr_dict: None,
            prop_dict: None,
        }
    }

    fn parts(&mut self, part: Part) -> &mut Parts {
        match part {
            Part::Operand => &mut self.operands,
            Part::Attr => &mut self.attributes,
            Part::Region => &mut self.regions,
            Part::Successor => &mut self.successors,
        }
    }

    /// `$name`
    pub(super) fn bind(&mut self, part: Part, i: usize, range: &Range<usize>) -> Result<()> {
        match self.parts(part).bind(i, range) {
            Some(first) => Err(overlap(range, format!("{} is already bound", self.named(part, i)), first)),
            None => Ok(()),
        }
    }

    /// `operands`, `regions`, `successors`
    pub(super) fn bind_all(&mut self, part: Part, range: &Range<usize>) -> Result<()> {
        let first = self.parts(part).bind_all(range);
        let message = || format!("'{}' directive creates overlap in format", directive(part));
        first.map_or(Ok(()), |first| Err(overlap(range, message(), first)))
    }

    /// `attr-dict`, `prop-dict`
    pub(super) fn dictionary(&mut self, dict: Dict, range: &Range<usize>) -> Result<()> {
        let (slot, name) = match dict {
            Dict::Attr => (&mut self.attr_dict, "attr-dict"),
            Dict::Prop => (&mut self.prop_dict, "prop-dict"),
        };
        let message = || format!("'{name}' directive has already been seen");
        slot.replace(range.clone()).map_or(Ok(()), |first| Err(overlap(range, message(), first)))
    }

    /// The argument of `type(...)` or `functional-type(...)`.
    pub(super) fn bind_type(&mut self, arg: TypeArg, range: &Range<usize>) -> Result<()> {
        let named = |name: &str| format!("'type' of '{name}' is already bound");
        let (first, message) = match arg {
            TypeArg::Operand(i) => (self.operand_types.bind(i, range), named(&self.op.operands[i].name)),
            TypeArg::Result(i) => (self.result_types.bind(i, range), named(&self.op.results[i].name)),
            TypeArg::Operands => {
                (self.operand_types.bind_all(range), "'operands' 'type' is already bound".to_owned())
            }
            TypeArg::Results => {
                (self.result_types.bind_all(range), "'results' 'type' is already bound".to_owned())
            }
        };
        first.map_or(Ok(()), |first| Err(overlap(range, message, first)))
    }

    /// Checks that a part that `ref` names was written before, so that the parser has it.
    pub(super) fn reference(&self, arg: &CustomArg, range: &Range<usize>) -> Result<()> {
        let variable = |part: Part, i: usize, parts: &Parts| match parts.each.get(i) {
            Some(None) => Some(format!("{} must be bound before it is referenced", self.named(part, i))),
            _ => None,
        };
        let by = |arg: &str, directive: &str| {
            Some(format!("'ref' of '{arg}' is not bound by a prior '{directive}' directive"))
        };
        let all = |written: &Written, name: &str| if written.is_some() { None } else { by(name, name) };
        let type_of = |parts: &Parts, i: usize, name: &str| match parts.each.get(i) {
            Some(None) => by(&format!("type(${name})"), "type"),
            _ => None,
        };
        let types = |parts: &Parts, name: &str| match parts.all {
            Some(_) => None,
            None => by(&format!("type({name})"), "type"),
        };
        let message = match arg {
            CustomArg::Operand(i) => variable(Part::Operand, *i, &self.operands),
            CustomArg::Attr(i) => variable(Part::Attr, *i, &self.attributes),
            CustomArg::Region(i) => variable(Part::Region, *i, &self.regions),
            CustomArg::Successor(i) => variable(Part::Successor, *i, &self.successors),
            CustomArg::Operands => all(&self.operands.all, "operands"),
            CustomArg::Regions => all(&self.regions.all, "regions"),
            CustomArg::Successors => all(&self.successors.all, "successors"),
            CustomArg::AttrDict => all(&self.attr_dict, "attr-dict"),
            CustomArg::Type(TypeArg::Operand(i)) => {
                type_of(&self.operand_types, *i, &self.op.operands[*i].name)
            }
            CustomArg::Type(TypeArg::Result(i)) => type_of(&self.result_types, *i, &self.op.results[*i].name),
            CustomArg::Type(TypeArg::Operands) => types(&self.operand_types, "operands"),
            CustomArg::Type(TypeArg::Results) => types(&self.result_types, "results"),
            CustomArg::PropDict => Some("'ref' of 'prop-dict' unsupported".to_owned()),
            CustomArg::Text(_) | CustomArg::Ref(_) => None,
        };
        message.map_or(Ok(()), |message| Err(FormatError::new(range.clone(), message)))
    }

    fn named(&self, part: Part, i: usize) -> String {
        let op = self.op;
        let (kind, name) = match part {
            Part::Operand => ("operand", op.operands.get(i).map(|g| &g.name)),
            Part::Attr => (kind_of(op, i), op.attributes.get(i).map(|a| &a.name)),
            Part::Region => ("region", op.regions.get(i).map(|r| &r.name)),
            Part::Successor => ("successor", op.successors.get(i).map(|s| &s.name)),
        };
        format!("{kind} '{}'", name.map_or("", |n| n))
    }
}

fn kind_of(op: &Operator, slot: usize) -> &'static str {
    if is_property(op, slot) { "property" } else { "attribute" }
}

/// Whether this slot holds a property.
pub(super) fn is_property(op: &Operator, slot: usize) -> bool {
    op.attributes.get(slot).is_some_and(|a| a.property.is_some() || a.syntax == AttrSyntax::Property)
}

fn directive(part: Part) -> &'static str {
    match part {
        Part::Operand => "operands",
        Part::Attr => "attr-dict",
        Part::Region => "regions",
        Part::Successor => "successors",
    }
}

fn overlap(range: &Range<usize>, message: String, first: Range<usize>) -> FormatError {
    let mut error = FormatError::new(range.clone(), message);
    error.related = Some((first, "it is written here".to_owned()));
    error
}
