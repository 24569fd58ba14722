//! Ambiguous formats: an attribute before `:`, a dictionary before a region, an `oilist` before a keyword that also
//! starts one of its clauses.

use std::ops::Range;

use super::element::{Element, Node};
use super::error::FormatError;
use super::groups::is_space;
use crate::model::attribute::{AttrSyntax, Presence, TypeSuffix};
use crate::model::operator::{Arity, Operator};

pub(super) fn check(op: &Operator, elements: &[Element]) -> Vec<FormatError> {
    let mut walk = Walk { op, errors: Vec::new() };
    walk.list(elements, Before::default());
    walk.oilists(elements);
    walk.errors
}

/// What comes before an element and could consume it, with nothing in between that is always written.
#[derive(Clone, Default)]
struct Before {
    /// An attribute that may be followed by `:` and its type.
    attribute: Option<usize>,
    /// `attr-dict`, whose braces look like a region's.
    dictionary: bool,
}

struct Walk<'a> {
    op: &'a Operator,
    errors: Vec<FormatError>,
}

impl Walk<'_> {
    fn list(&mut self, elements: &[Element], mut before: Before) -> Before {
        for e in elements.iter().filter(|e| !is_space(e)) {
            before = self.element(e, before, false);
        }
        before
    }

    fn element(&mut self, e: &Element, before: Before, qualified: bool) -> Before {
        let none = Before::default();
        let op = self.op;
        match &e.node {
            Node::Literal(text) => {
                if let (":", Some(slot)) = (&**text, before.attribute) {
                    let name = &op.attributes[slot].name;
                    let message = format!(
                        "format ambiguity caused by `:` literal found after attribute `{name}` which does not have a \
                         buildable type"
                    );
                    self.errors.push(FormatError::new(e.range.clone(), message));
                }
                none
            }
            Node::Region(i) => {
                let region = op.regions.get(*i);
                self.region(&before, region.map_or("", |r| &r.name), &e.range);
                if region.is_some_and(|r| r.variadic) { before } else { none }
            }
            Node::Regions => {
                if let Some(first) = op.regions.first() {
                    self.region(&before, &first.name, &e.range);
                }
                none
            }
            Node::Attr(slot) => attribute(op, *slot, before, qualified),
            Node::Operand(i) if op.operands[*i].arity != Arity::Single => before,
            Node::Successor(i) if op.successors[*i].variadic => before,
            Node::Qualified(inner) => self.element(inner, before, true),
            Node::AttrDict { keyword } => Before { dictionary: !keyword, ..before },
            Node::PropDict => before,
            // Either part may be absent or empty.
            Node::Group(group) => {
                let then = self.then(&group.then, &before);
                let otherwise = self.list(&group.otherwise, before.clone());
                Before {
                    attribute: before.attribute.or(then.attribute).or(otherwise.attribute),
                    dictionary: before.dictionary || then.dictionary || otherwise.dictionary,
                }
            }
            Node::OiList(clauses) => {
                for clause in clauses {
                    self.list(clause, none.clone());
                }
                before
            }
            _ => none,
        }
    }

    /// The first part of a group; if any of it is written, its first element is written.
    fn then(&mut self, elements: &[Element], before: &Before) -> Before {
        let mut elements = elements.iter().filter(|e| !is_space(e));
        let Some(first) = elements.next() else { return before.clone() };
        self.element(first, before.clone(), false);
        let after = self.element(first, Before::default(), false);
        elements.fold(after, |before, e| self.element(e, before, false))
    }

    fn region(&mut self, before: &Before, name: &str, range: &Range<usize>) {
        if before.dictionary {
            let message =
                format!("format ambiguity caused by `attr-dict` directive followed by region `{name}`");
            let help = "try using `attr-dict-with-keyword` instead".to_owned();
            self.errors.push(FormatError::new(range.clone(), message).with_help(help));
        }
    }

    /// A keyword after an `oilist` must not start one of its clauses.
    fn oilists(&mut self, elements: &[Element]) {
        let keyword = |e: &Element| match &e.node {
            Node::Literal(text) => Some(text.clone()),
            _ => None,
        };
        let mut open: Vec<String> = Vec::new();
        for e in elements.iter().filter(|e| !is_space(e)) {
            match &e.node {
                Node::OiList(clauses) => {
                    let own: Vec<(String, Range<usize>)> = clauses
                        .iter()
                        .filter_map(|c| c.first())
                        .filter_map(|e| Some((keyword(e)?, e.range.clone())))
                        .collect();
                    for (i, (word, range)) in own.iter().enumerate() {
                        if own[..i].iter().any(|(other, _)| other == word) {
                            let message =
                                format!("format ambiguity because {word} starts two clauses of the oilist.");
                            self.errors.push(FormatError::new(range.clone(), message));
                        } else if open.contains(word) {
                            let message = format!(
                                "format ambiguity because {word} is used in two adjacent oilist elements."
                            );
                            self.errors.push(FormatError::new(range.clone(), message));
                        }
                    }
                    open.extend(own.into_iter().map(|(word, _)| word));
                    clauses.iter().for_each(|c| self.oilists(c));
                }
                Node::Literal(text) => {
                    if open.contains(text) {
                        let message = format!(
                            "format ambiguity because {text} is used both in oilist element and the adjacent literal."
                        );
                        self.errors.push(FormatError::new(e.range.clone(), message));
                    }
                    open.clear();
                }
                Node::Group(group) => {
                    self.oilists(&group.then);
                    self.oilists(&group.otherwise);
                    open.clear();
                }
                _ => open.clear(),
            }
        }
    }
}

/// What comes before the element after an attribute. An optional attribute hides nothing that comes before it.
fn attribute(op: &Operator, slot: usize, before: Before, qualified: bool) -> Before {
    let a = &op.attributes[slot];
    let open = match a.type_suffix {
        TypeSuffix::Never => false,
        TypeSuffix::Qualified => qualified,
        TypeSuffix::Always => true,
    };
    let own = open.then_some(slot);
    if a.presence == Presence::Required && a.syntax != AttrSyntax::Unit {
        Before { attribute: own, dictionary: false }
    } else {
        Before { attribute: before.attribute.or(own), ..before }
    }
}
