//! The rules that a format must keep: everything of the operation is in the text exactly once, the text can be
//! read back, and every type is known.

use std::ops::Range;

use super::{CustomArg, Element, Format, FormatError, Node, TypeArg, TypeRule, ambiguity, code};
use crate::model::operator::{Arity, Operator, ValueGroup};
use crate::model::relation::{self, Relations, Source, Typed};

pub(super) fn check(
    elements: Vec<Element>,
    op: &Operator,
    relations: &Relations,
    end: usize,
) -> Result<Format, Vec<FormatError>> {
    let mut c = Checker {
        op,
        seen: Seen {
            operands: vec![None; op.operands.len()],
            operand_types: vec![None; op.operands.len()],
            result_types: vec![None; op.results.len()],
            attributes: vec![None; op.attributes.len()],
            regions: vec![None; op.regions.len()],
            successors: vec![None; op.successors.len()],
            attr_dict: None,
            prop_dict: None,
            all_operands: false,
            all_regions: false,
            all_successors: false,
            all_operand_types: false,
            all_result_types: false,
        },
        errors: Vec::new(),
    };
    c.list(&elements);
    // What overlaps is often what is missing elsewhere.
    if !c.errors.is_empty() {
        return Err(c.errors);
    }
    c.errors.extend(ambiguity::check(op, &elements));
    // What is missing is said at the end of the format, where it would be added.
    let end = end..end;
    c.missing(&end);
    let (operand_types, result_types) = c.types(relations, &end);
    match c.errors.is_empty() {
        true => Ok(Format { elements, operand_types, result_types }),
        false => Err(c.errors),
    }
}

/// Where each part of the operation is written.
struct Seen {
    operands: Vec<Option<Range<usize>>>,
    operand_types: Vec<Option<Range<usize>>>,
    result_types: Vec<Option<Range<usize>>>,
    attributes: Vec<Option<Range<usize>>>,
    regions: Vec<Option<Range<usize>>>,
    successors: Vec<Option<Range<usize>>>,
    attr_dict: Option<Range<usize>>,
    prop_dict: Option<Range<usize>>,
    all_operands: bool,
    all_regions: bool,
    all_successors: bool,
    all_operand_types: bool,
    all_result_types: bool,
}

struct Checker<'a> {
    op: &'a Operator,
    seen: Seen,
    errors: Vec<FormatError>,
}

impl Checker<'_> {
    fn error(&mut self, range: &Range<usize>, message: String, help: Option<String>) {
        self.errors.push(FormatError::new(range.clone(), message).with_help(help));
    }

    fn list(&mut self, elements: &[Element]) {
        for e in elements {
            self.element(e);
        }
    }

    fn element(&mut self, e: &Element) {
        let range = &e.range;
        match &e.node {
            Node::Literal(_)
            | Node::Space
            | Node::NoSpace
            | Node::Newline
            | Node::Results
            | Node::Result(_) => {}
            Node::AttrDict { .. } => self.dictionary(Dict::Attr, range),
            Node::PropDict => self.dictionary(Dict::Prop, range),
            Node::Operand(i) => self.bind(Part::Operand, *i, range),
            Node::Attr(i) => self.bind(Part::Attr, *i, range),
            Node::Region(i) => self.bind(Part::Region, *i, range),
            Node::Successor(i) => self.bind(Part::Successor, *i, range),
            Node::Operands => self.bind_all(Part::Operand, range),
            Node::Regions => self.bind_all(Part::Region, range),
            Node::Successors => self.bind_all(Part::Successor, range),
            Node::Type(arg) => self.bind_type(*arg, range),
            Node::FunctionalType(inputs, results) => {
                self.bind_type(*inputs, range);
                self.bind_type(*results, range);
            }
            Node::Qualified(inner) => self.element(inner),
            Node::Group(group) => {
                self.list(&group.then);
                self.list(&group.otherwise);
            }
            Node::OiList(clauses) => clauses.iter().for_each(|c| self.list(c)),
            Node::Custom(custom) => custom.args.iter().for_each(|(arg, range)| self.argument(arg, range)),
        }
    }

    fn argument(&mut self, arg: &CustomArg, range: &Range<usize>) {
        match arg {
            CustomArg::Operand(i) => self.bind(Part::Operand, *i, range),
            CustomArg::Attr(i) => self.bind(Part::Attr, *i, range),
            CustomArg::Region(i) => self.bind(Part::Region, *i, range),
            CustomArg::Successor(i) => self.bind(Part::Successor, *i, range),
            CustomArg::Type(arg) => self.bind_type(*arg, range),
            CustomArg::AttrDict => self.dictionary(Dict::Attr, range),
            CustomArg::PropDict => self.dictionary(Dict::Prop, range),
            CustomArg::Operands | CustomArg::Regions | CustomArg::Successors => {}
            CustomArg::Text(text) => {
                if let Err(e) = code::read(text) {
                    // Behind the opening quote.
                    let at =
                        e.range.map_or(range.clone(), |r| range.start + 1 + r.start..range.start + 1 + r.end);
                    self.error(&at, e.message, e.help);
                }
            }
            CustomArg::Ref(inner) => self.reference(inner, range),
        }
    }

    fn dictionary(&mut self, dict: Dict, range: &Range<usize>) {
        let (slot, name) = match dict {
            Dict::Attr => (&mut self.seen.attr_dict, "attr-dict"),
            Dict::Prop => (&mut self.seen.prop_dict, "prop-dict"),
        };
        if let Some(first) = slot.replace(range.clone()) {
            let message = format!("'{name}' directive has already been seen");
            self.overlap(range, message, first);
        }
    }

    fn overlap(&mut self, range: &Range<usize>, message: String, first: Range<usize>) {
        let mut error = FormatError::new(range.clone(), message);
        error.related = Some((first, "it is written here".to_owned()));
        self.errors.push(error);
    }

    /// What `ref` names must have been written before, so that the parser has it.
    fn reference(&mut self, arg: &CustomArg, range: &Range<usize>) {
        let seen = &self.seen;
        let variable = |part: Part, i: usize, seen: &[Option<Range<usize>>]| match seen.get(i) {
            Some(None) => Some(format!("{} must be bound before it is referenced", self.named(part, i))),
            _ => None,
        };
        let by = |arg: &str, directive: &str| {
            Some(format!("'ref' of '{arg}' is not bound by a prior '{directive}' directive"))
        };
        let all = |there: bool, name: &str| if there { None } else { by(name, name) };
        let type_of = |seen: &[Option<Range<usize>>], groups: &[ValueGroup], i: usize| match seen.get(i) {
            Some(None) => by(&format!("type(${})", groups[i].name), "type"),
            _ => None,
        };
        let message = match arg {
            CustomArg::Operand(i) => variable(Part::Operand, *i, &seen.operands),
            CustomArg::Attr(i) => variable(Part::Attr, *i, &seen.attributes),
            CustomArg::Region(i) => variable(Part::Region, *i, &seen.regions),
            CustomArg::Successor(i) => variable(Part::Successor, *i, &seen.successors),
            CustomArg::Operands => all(seen.all_operands, "operands"),
            CustomArg::Regions => all(seen.all_regions, "regions"),
            CustomArg::Successors => all(seen.all_successors, "successors"),
            CustomArg::AttrDict => all(seen.attr_dict.is_some(), "attr-dict"),
            CustomArg::Type(TypeArg::Operand(i)) => type_of(&seen.operand_types, &self.op.operands, *i),
            CustomArg::Type(TypeArg::Result(i)) => type_of(&seen.result_types, &self.op.results, *i),
            CustomArg::Type(TypeArg::Operands) if !seen.all_operand_types => by("type(operands)", "type"),
            CustomArg::Type(TypeArg::Results) if !seen.all_result_types => by("type(results)", "type"),
            _ => None,
        };
        if let Some(message) = message {
            self.error(range, message, None);
        }
    }

    fn named(&self, part: Part, i: usize) -> String {
        let op = self.op;
        let (kind, name) = match part {
            Part::Operand => ("operand", op.operands.get(i).map(|g| &g.name)),
            Part::Attr => ("attribute", op.attributes.get(i).map(|a| &a.name)),
            Part::Region => ("region", op.regions.get(i).map(|r| &r.name)),
            Part::Successor => ("successor", op.successors.get(i).map(|s| &s.name)),
        };
        format!("{kind} '{}'", name.map_or("", |n| n))
    }

    fn seen_parts(&mut self, part: Part) -> &mut Vec<Option<Range<usize>>> {
        match part {
            Part::Operand => &mut self.seen.operands,
            Part::Attr => &mut self.seen.attributes,
            Part::Region => &mut self.seen.regions,
            Part::Successor => &mut self.seen.successors,
        }
    }

    fn bind(&mut self, part: Part, i: usize, range: &Range<usize>) {
        let Some(slot) = self.seen_parts(part).get_mut(i) else { return };
        if let Some(first) = slot.replace(range.clone()) {
            let message = format!("{} is already bound", self.named(part, i));
            self.overlap(range, message, first);
        }
    }

    fn bind_all(&mut self, part: Part, range: &Range<usize>) {
        let (flag, name) = match part {
            Part::Operand => (&mut self.seen.all_operands, "operands"),
            Part::Region => (&mut self.seen.all_regions, "regions"),
            Part::Successor => (&mut self.seen.all_successors, "successors"),
            Part::Attr => return,
        };
        *flag = true;
        let parts = self.seen_parts(part);
        let first = parts.iter().flatten().next().cloned();
        parts.iter_mut().for_each(|p| *p = Some(range.clone()));
        if let Some(first) = first {
            self.overlap(range, format!("'{name}' directive creates overlap in format"), first);
        }
    }

    fn bind_type(&mut self, arg: TypeArg, range: &Range<usize>) {
        let op = self.op;
        let seen = &mut self.seen;
        let (slots, groups, one) = match arg {
            TypeArg::Operand(i) => (&mut seen.operand_types, &op.operands, Some(i)),
            TypeArg::Result(i) => (&mut seen.result_types, &op.results, Some(i)),
            TypeArg::Operands => (&mut seen.operand_types, &op.operands, None),
            TypeArg::Results => (&mut seen.result_types, &op.results, None),
        };
        let (first, message) = match one {
            Some(i) => (
                slots.get_mut(i).and_then(|s| s.replace(range.clone())),
                format!("'type' of '{}' is already bound", groups.get(i).map_or("", |g| &g.name)),
            ),
            None => {
                let first = slots.iter().flatten().next().cloned();
                slots.iter_mut().for_each(|s| *s = Some(range.clone()));
                let name = if arg == TypeArg::Operands { "operands" } else { "results" };
                (first, format!("'{name}' 'type' is already bound"))
            }
        };
        seen.all_operand_types |= arg == TypeArg::Operands;
        seen.all_result_types |= arg == TypeArg::Results;
        if let Some(first) = first {
            self.overlap(range, message, first);
        }
    }

    fn missing(&mut self, end: &Range<usize>) {
        if self.seen.attr_dict.is_none() {
            let help = "without it the attributes that the format does not name could not be written";
            let message = "'attr-dict' directive not found in custom assembly format";
            self.error(end, message.to_owned(), Some(help.to_owned()));
        }
        let op = self.op;
        let operands = op.operands.iter().map(|g| &*g.name).zip(&self.seen.operands).enumerate();
        let regions = op.regions.iter().map(|r| &*r.name).zip(&self.seen.regions).enumerate();
        let successors = op.successors.iter().map(|s| &*s.name).zip(&self.seen.successors).enumerate();
        let all = operands
            .map(|p| ("operand", p))
            .chain(regions.map(|p| ("region", p)))
            .chain(successors.map(|p| ("successor", p)));
        let mut errors = Vec::new();
        for (kind, (i, (name, _))) in all.filter(|(_, (_, (_, seen)))| seen.is_none()) {
            let help = match name.is_empty() {
                true => format!("suggest adding a '{kind}s' directive to the custom assembly format"),
                false => format!("suggest adding a '${name}' directive to the custom assembly format"),
            };
            let message = format!("{kind} #{i}, named '{name}', not found");
            errors.push(FormatError::new(end.clone(), message).with_help(help));
        }
        self.errors.append(&mut errors);
    }

    fn types(&mut self, relations: &Relations, end: &Range<usize>) -> (Vec<TypeRule>, Vec<TypeRule>) {
        let op = self.op;
        let seen = &self.seen;
        let (operands, results) = relation::resolve(op, relations, |t| match t {
            Typed::Operand(i) => seen.operand_types[i].is_some(),
            Typed::Result(i) => seen.result_types[i].is_some(),
            Typed::Attr(i) => seen.attributes[i].is_some(),
        });
        let places = self.seen.operands.clone();
        let mut rules = (Vec::new(), Vec::new());
        for (i, (source, group)) in operands.into_iter().zip(&op.operands).enumerate() {
            let source = source.unwrap_or_else(|| {
                // The type is missed where the operand stands; of one that does not, that was said.
                if let Some(at) = places.get(i).cloned().flatten() {
                    self.unknown_type("operand", &group.name, i, &at);
                }
                Source::Given
            });
            rules.0.push(TypeRule::From(source));
        }
        for (i, (source, group)) in results.into_iter().zip(&op.results).enumerate() {
            let rule = match source {
                Some(Source::Given) => TypeRule::From(Source::Given),
                _ if op.infers_by_hook => TypeRule::Inferred,
                Some(source) if group.arity == Arity::Single => TypeRule::From(source),
                // How many there are is not known either.
                Some(_) | None => {
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
        let directive = match name.is_empty() {
            true => format!("type({kind}s)"),
            false => format!("type(${name})"),
        };
        let help = format!(
            "suggest adding a type constraint to the operation or adding a '{directive}' directive to the custom \
             assembly format"
        );
        self.error(at, message, Some(help));
    }
}

/// What is written once.
#[derive(Clone, Copy)]
enum Part {
    Operand,
    Attr,
    Region,
    Successor,
}

/// The dictionaries.
#[derive(Clone, Copy)]
enum Dict {
    Attr,
    Prop,
}
