//! The rules that a format must keep: everything of the operation is in the text exactly once, the text can be
//! read back, and every type is known.

use std::ops::Range;

use super::{Custom, CustomArg, Element, Format, FormatError, Node, TypeArg, TypeRule};
use crate::model::operator::{Arity, AttrSyntax, Operator};
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
        },
        errors: Vec::new(),
    };
    c.list(&elements);
    c.ambiguities(&elements);
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
}

struct Checker<'a> {
    op: &'a Operator,
    seen: Seen,
    errors: Vec<FormatError>,
}

fn named(kind: &str, name: &str, index: usize) -> String {
    if name.is_empty() { format!("{kind} #{index}") } else { format!("{kind} '{name}'") }
}

impl Checker<'_> {
    fn error(&mut self, range: &Range<usize>, message: String, help: Option<String>) {
        self.errors.push(FormatError { range: range.clone(), message, help });
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
            Node::AttrDict { .. } => {
                if self.seen.attr_dict.replace(range.clone()).is_some() {
                    self.error(range, "'attr-dict' can be used only once".to_owned(), None);
                }
            }
            Node::PropDict => {
                if self.seen.prop_dict.replace(range.clone()).is_some() {
                    self.error(range, "'prop-dict' can be used only once".to_owned(), None);
                }
            }
            Node::Operand(i) => self.bind(Part::Operand(*i), range),
            Node::Attr(i) => self.bind(Part::Attr(*i), range),
            Node::Region(i) => self.bind(Part::Region(*i), range),
            Node::Successor(i) => self.bind(Part::Successor(*i), range),
            Node::Operands => (0..self.op.operands.len()).for_each(|i| self.bind(Part::Operand(i), range)),
            Node::Regions => (0..self.op.regions.len()).for_each(|i| self.bind(Part::Region(i), range)),
            Node::Successors => {
                (0..self.op.successors.len()).for_each(|i| self.bind(Part::Successor(i), range))
            }
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
            Node::Custom(custom) => self.custom(custom, range),
        }
    }

    fn custom(&mut self, custom: &Custom, range: &Range<usize>) {
        for arg in &custom.args {
            match arg {
                CustomArg::Operand(i) => self.bind(Part::Operand(*i), range),
                CustomArg::Attr(i) => self.bind(Part::Attr(*i), range),
                CustomArg::Region(i) => self.bind(Part::Region(*i), range),
                CustomArg::Successor(i) => self.bind(Part::Successor(*i), range),
                CustomArg::Type(arg) => self.bind_type(*arg, range),
                CustomArg::AttrDict => self.seen.attr_dict = Some(range.clone()),
                CustomArg::Text(_) => {}
                CustomArg::Ref(inner) => self.reference(inner, range),
            }
        }
    }

    /// What `ref` names must have been written before, so that the parser has it.
    fn reference(&mut self, arg: &CustomArg, range: &Range<usize>) {
        let (bound, what) = match arg {
            CustomArg::Operand(i) => {
                (self.seen.operands[*i].is_some(), named("operand", &self.op.operands[*i].name, *i))
            }
            CustomArg::Attr(i) => {
                (self.seen.attributes[*i].is_some(), named("attribute", &self.op.attributes[*i].name, *i))
            }
            CustomArg::Region(i) => {
                (self.seen.regions[*i].is_some(), named("region", &self.op.regions[*i].name, *i))
            }
            CustomArg::Successor(i) => {
                (self.seen.successors[*i].is_some(), named("successor", &self.op.successors[*i].name, *i))
            }
            CustomArg::Type(TypeArg::Operand(i)) => (
                self.seen.operand_types[*i].is_some(),
                format!("type of {}", named("operand", &self.op.operands[*i].name, *i)),
            ),
            CustomArg::Type(TypeArg::Result(i)) => (
                self.seen.result_types[*i].is_some(),
                format!("type of {}", named("result", &self.op.results[*i].name, *i)),
            ),
            _ => return,
        };
        if !bound {
            self.error(range, format!("'ref' names the {what}, which is not written before"), None);
        }
    }

    fn bind(&mut self, part: Part, range: &Range<usize>) {
        let (slot, what) = match part {
            Part::Operand(i) => (&mut self.seen.operands[i], named("operand", &self.op.operands[i].name, i)),
            Part::Attr(i) => {
                (&mut self.seen.attributes[i], named("attribute", &self.op.attributes[i].name, i))
            }
            Part::Region(i) => (&mut self.seen.regions[i], named("region", &self.op.regions[i].name, i)),
            Part::Successor(i) => {
                (&mut self.seen.successors[i], named("successor", &self.op.successors[i].name, i))
            }
        };
        if slot.replace(range.clone()).is_some() {
            self.error(range, format!("{what} is already written"), None);
        }
    }

    fn bind_type(&mut self, arg: TypeArg, range: &Range<usize>) {
        let (operands, results) = match arg {
            TypeArg::Operand(i) => (i..i + 1, 0..0),
            TypeArg::Result(i) => (0..0, i..i + 1),
            TypeArg::Operands => (0..self.op.operands.len(), 0..0),
            TypeArg::Results => (0..0, 0..self.op.results.len()),
        };
        for i in operands {
            if self.seen.operand_types[i].replace(range.clone()).is_some() {
                let what = named("operand", &self.op.operands[i].name, i);
                self.error(range, format!("the type of {what} is already written"), None);
            }
        }
        for i in results {
            if self.seen.result_types[i].replace(range.clone()).is_some() {
                let what = named("result", &self.op.results[i].name, i);
                self.error(range, format!("the type of {what} is already written"), None);
            }
        }
    }

    fn missing(&mut self, end: &Range<usize>) {
        if self.seen.attr_dict.is_none() {
            let help = "without it the attributes that the format does not name could not be written";
            self.error(end, "the format has no 'attr-dict'".to_owned(), Some(help.to_owned()));
        }
        let op = self.op;
        let kinds: [(&str, Vec<&str>, Vec<bool>); 3] = [
            (
                "operand",
                op.operands.iter().map(|g| &*g.name).collect(),
                self.seen.operands.iter().map(Option::is_some).collect(),
            ),
            (
                "region",
                op.regions.iter().map(|g| &*g.name).collect(),
                self.seen.regions.iter().map(Option::is_some).collect(),
            ),
            (
                "successor",
                op.successors.iter().map(|g| &*g.name).collect(),
                self.seen.successors.iter().map(Option::is_some).collect(),
            ),
        ];
        for (kind, names, seen) in kinds {
            for (i, (name, seen)) in names.iter().zip(seen).enumerate() {
                if !seen {
                    let help = match name.is_empty() {
                        true => format!("add '{kind}s', or give the {kind} a name and add that"),
                        false => format!("add '${name}'"),
                    };
                    self.error(
                        end,
                        format!("the format does not write {}", named(kind, name, i)),
                        Some(help),
                    );
                }
            }
        }
    }

    /// What the parser could read in two ways.
    fn ambiguities(&mut self, elements: &[Element]) {
        let mut previous: Option<&Element> = None;
        for e in elements {
            if matches!(e.node, Node::Space | Node::NoSpace | Node::Newline) {
                continue;
            }
            match (previous.map(|p| &p.node), &e.node) {
                (Some(Node::AttrDict { keyword: false }), Node::Region(_) | Node::Regions) => {
                    let help = "put a literal between them, or use 'attr-dict-with-keyword'";
                    let message = "a region directly after 'attr-dict' is ambiguous: both start with '{'";
                    self.error(&e.range, message.to_owned(), Some(help.to_owned()));
                }
                (Some(Node::Attr(i)), Node::Literal(l)) if l == ":" => {
                    let attribute = &self.op.attributes[*i];
                    let plain = matches!(attribute.syntax, AttrSyntax::Any | AttrSyntax::Starting(_));
                    if plain && attribute.value_type.is_none() {
                        let message = format!(
                            "':' directly after attribute '{}' is ambiguous: it could start the attribute's type",
                            attribute.name
                        );
                        self.error(&e.range, message, None);
                    }
                }
                (Some(Node::Operands), Node::Operand(_)) => {
                    self.error(
                        &e.range,
                        "an operand directly after 'operands' is ambiguous".to_owned(),
                        None,
                    );
                }
                _ => {}
            }
            if let Node::Group(group) = &e.node {
                self.ambiguities(&group.then);
                self.ambiguities(&group.otherwise);
            }
            previous = Some(e);
        }
    }

    fn types(&mut self, relations: &Relations, end: &Range<usize>) -> (Vec<TypeRule>, Vec<TypeRule>) {
        let op = self.op;
        let seen = &self.seen;
        let (operands, results) = relation::resolve(op, relations, |t| match t {
            Typed::Operand(i) => seen.operand_types[i].is_some(),
            Typed::Result(i) => seen.result_types[i].is_some(),
            Typed::Attr(i) => seen.attributes[i].is_some(),
        });
        let mut rules = (Vec::new(), Vec::new());
        for (i, (source, group)) in operands.into_iter().zip(&op.operands).enumerate() {
            let source = source.unwrap_or_else(|| {
                self.unknown_type("operand", &group.name, i, end);
                Source::Given
            });
            rules.0.push(TypeRule::From(source));
        }
        for (i, (source, group)) in results.into_iter().zip(&op.results).enumerate() {
            let rule = match source {
                Some(Source::Given) => TypeRule::From(Source::Given),
                _ if op.infers_by_hook => TypeRule::Inferred,
                Some(source) if group.arity == Arity::Single => TypeRule::From(source),
                Some(_) => {
                    let what = named("result", &group.name, i);
                    let message = format!(
                        "the number of values of {what} is not known: the format must write its types"
                    );
                    self.error(end, message, Some(format!("add 'type(${})'", group.name)));
                    TypeRule::From(Source::Given)
                }
                None => {
                    self.unknown_type("result", &group.name, i, end);
                    TypeRule::From(Source::Given)
                }
            };
            rules.1.push(rule);
        }
        rules
    }

    fn unknown_type(&mut self, kind: &str, name: &str, index: usize, end: &Range<usize>) {
        let message =
            format!("the type of {} is neither written nor known otherwise", named(kind, name, index));
        let help = match name.is_empty() {
            true => format!("add 'type({kind}s)', or a trait that says what the type is"),
            false => format!("add 'type(${name})', or a trait that says what the type is"),
        };
        self.error(end, message, Some(help));
    }
}

/// Something that is written once.
enum Part {
    Operand(usize),
    Attr(usize),
    Region(usize),
    Successor(usize),
}
