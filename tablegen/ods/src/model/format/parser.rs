//! The text of a format to elements, with names resolved.

use std::ops::Range;

use super::bindings::{Bindings, Dict, Part, is_property};
use super::element::{Custom, CustomArg, Element, Group, Node, TypeArg};
use super::error::FormatError;
use super::lexer::{Cursor, Token, lex, valid_literal};
use super::{code, groups};
use crate::model::operator::Operator;

type Result<T> = std::result::Result<T, FormatError>;

/// How deep groups, lists and directives may nest.
const MAX_DEPTH: u32 = 32;

const DIRECTIVES: [&str; 13] = [
    "attr-dict",
    "attr-dict-with-keyword",
    "custom",
    "functional-type",
    "oilist",
    "operands",
    "prop-dict",
    "qualified",
    "ref",
    "regions",
    "results",
    "successors",
    "type",
];

const ANYTHING: &str = "expected literal, variable, directive, or optional group";
const BEFORE_ARGUMENTS: &str = "before argument list";
const AFTER_ARGUMENTS: &str = "after argument list";

pub(super) fn parse<'a>(text: &str, op: &'a Operator) -> Result<(Vec<Element>, Bindings<'a>)> {
    let mut p = Parser { text, cursor: Cursor::new(lex(text)?), op, depth: 0, bound: Bindings::new(op) };
    let mut elements = Vec::new();
    while *p.cursor.peek() != Token::End {
        elements.push(p.element(Place::Top)?);
    }
    Ok((elements, p.bound))
}

/// Where an element occurs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// At the top level, in an optional group or in an `oilist`.
    Top,
    /// In `type` or `functional-type`.
    Type,
    /// In `custom`.
    Custom,
    /// In `ref`.
    Ref,
}

struct Parser<'t, 'a> {
    text: &'t str,
    cursor: Cursor,
    op: &'a Operator,
    depth: u32,
    bound: Bindings<'a>,
}

impl Parser<'_, '_> {
    fn element(&mut self, place: Place) -> Result<Element> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(FormatError::new(self.cursor.range(), "format elements are nested too deeply"));
        }
        let element = self.nested_element(place);
        self.depth -= 1;
        element
    }

    fn nested_element(&mut self, place: Place) -> Result<Element> {
        let (token, range) = self.cursor.next();
        match token {
            Token::Literal(text) if place == Place::Top => literal(&text, range),
            Token::Literal(_) => Err(FormatError::new(
                range,
                "literals may only be used in the top-level section of the format",
            )),
            Token::Text(_) => {
                Err(FormatError::new(range, "strings may only be used as 'custom' directive arguments"))
            }
            Token::Variable(name) => self.variable(&name, range, place),
            Token::Word(word) => self.directive(&word, range, place),
            Token::Punct('(') if place == Place::Top => self.group(range),
            Token::Punct('(') => {
                Err(FormatError::new(range, "optional groups can only be used as top-level elements"))
            }
            Token::Punct(_) | Token::End => Err(FormatError::new(range, ANYTHING)),
        }
    }

    fn variable(&mut self, name: &str, range: Range<usize>, place: Place) -> Result<Element> {
        let node = self.named(name, &range)?;
        let message = match (&node, place) {
            (Node::Result(_), Place::Top | Place::Custom | Place::Ref) => {
                "result variables can can only be used as a child to a 'type' directive"
            }
            (Node::Attr(slot), Place::Type) if is_property(self.op, *slot) => {
                "properties cannot be used as children to a `type` directive"
            }
            (Node::Attr(_), Place::Type) => "attributes cannot be used as children to a `type` directive",
            (Node::Region(_), Place::Type) => {
                "regions can only be used at the top level or in a ref directive"
            }
            (Node::Successor(_), Place::Type) => {
                "successors can only be used at the top level or in a ref directive"
            }
            (_, Place::Top | Place::Custom) => {
                self.bind(&node, &range)?;
                return Ok(Element { node, range });
            }
            _ => return Ok(Element { node, range }),
        };
        let help = matches!(node, Node::Result(_)).then(|| format!("write 'type(${name})'"));
        Err(FormatError::new(range, message).with_help(help))
    }

    /// Records that the part is written here.
    fn bind(&mut self, node: &Node, range: &Range<usize>) -> Result<()> {
        match *node {
            Node::Operand(i) => self.bound.bind(Part::Operand, i, range),
            Node::Attr(i) => self.bound.bind(Part::Attr, i, range),
            Node::Region(i) => self.bound.bind(Part::Region, i, range),
            Node::Successor(i) => self.bound.bind(Part::Successor, i, range),
            Node::Operands => self.bound.bind_all(Part::Operand, range),
            Node::Regions => self.bound.bind_all(Part::Region, range),
            Node::Successors => self.bound.bind_all(Part::Successor, range),
            Node::AttrDict { .. } => self.bound.dictionary(Dict::Attr, range),
            Node::PropDict => self.bound.dictionary(Dict::Prop, range),
            _ => Ok(()),
        }
    }

    fn named(&self, name: &str, range: &Range<usize>) -> Result<Node> {
        let op = self.op;
        let operands = op.operands.iter().enumerate().map(|(i, g)| (&*g.name, Node::Operand(i)));
        let attributes = op.attributes.iter().enumerate().map(|(i, a)| (&*a.name, Node::Attr(i)));
        let results = op.results.iter().enumerate().map(|(i, g)| (&*g.name, Node::Result(i)));
        let regions = op.regions.iter().enumerate().map(|(i, g)| (&*g.name, Node::Region(i)));
        let successors = op.successors.iter().enumerate().map(|(i, g)| (&*g.name, Node::Successor(i)));
        let mut all = operands.chain(attributes).chain(results).chain(regions).chain(successors);
        let names = all.clone().map(|(n, _)| n);
        if let Some((_, node)) = all.find(|(n, _)| *n == name) {
            return Ok(node);
        }
        let help = support::suggest::nearest(name, names.clone())
            .map(|n| format!("did you mean '${n}'?"))
            .or_else(|| {
                let all: Vec<String> = names.filter(|n| !n.is_empty()).map(|n| format!("'${n}'")).collect();
                (!all.is_empty()).then(|| format!("the operation has {}", all.join(", ")))
            });
        let message = "expected variable to refer to an argument, region, result, or successor";
        Err(FormatError::new(range.clone(), message).with_help(help))
    }

    fn directive(&mut self, word: &str, range: Range<usize>, place: Place) -> Result<Element> {
        if let Some(message) = misplaced(word, place) {
            return Err(FormatError::new(range, message));
        }
        let node = match word {
            "attr-dict" | "attr-dict-with-keyword" => Node::AttrDict { keyword: word != "attr-dict" },
            "prop-dict" => Node::PropDict,
            "operands" => Node::Operands,
            "results" => Node::Results,
            "regions" => Node::Regions,
            "successors" => Node::Successors,
            "type" => return self.type_directive(range, place),
            "functional-type" => {
                self.cursor.expect('(', BEFORE_ARGUMENTS)?;
                let inputs = self.bound_type_arg()?;
                self.cursor.expect(',', "after inputs argument")?;
                let results = self.bound_type_arg()?;
                let end = self.cursor.expect(')', AFTER_ARGUMENTS)?.end;
                return Ok(Element { node: Node::FunctionalType(inputs, results), range: range.start..end });
            }
            "qualified" => {
                self.cursor.expect('(', BEFORE_ARGUMENTS)?;
                let inner = self.element(place)?;
                let end = self.cursor.expect(')', AFTER_ARGUMENTS)?.end;
                let good = match inner.node {
                    Node::Attr(slot) => !is_property(self.op, slot),
                    Node::Type(_) | Node::Qualified(_) => true,
                    _ => false,
                };
                if !good {
                    let message = "'qualified' directive expects an attribute or a `type` directive";
                    return Err(FormatError::new(inner.range, message));
                }
                return Ok(Element { node: Node::Qualified(Box::new(inner)), range: range.start..end });
            }
            "custom" => return self.custom(range),
            "oilist" => return self.oilist(range),
            other => {
                let help = match support::suggest::nearest(other, DIRECTIVES) {
                    Some(near) => format!("unknown directive '{other}': did you mean '{near}'?"),
                    None => format!(
                        "unknown directive '{other}': a keyword of the operation's text is written '`{other}`'"
                    ),
                };
                return Err(FormatError::new(range, ANYTHING).with_help(help));
            }
        };
        if matches!(place, Place::Top | Place::Custom) {
            self.bind(&node, &range)?;
        }
        Ok(Element { node, range })
    }

    fn type_directive(&mut self, range: Range<usize>, place: Place) -> Result<Element> {
        self.cursor.expect('(', BEFORE_ARGUMENTS)?;
        let arg = match place {
            Place::Ref => self.type_arg()?.0,
            _ => self.bound_type_arg()?,
        };
        let end = self.cursor.expect(')', AFTER_ARGUMENTS)?.end;
        Ok(Element { node: Node::Type(arg), range: range.start..end })
    }

    /// The argument of a type directive, which no other directive may have.
    fn bound_type_arg(&mut self) -> Result<TypeArg> {
        let (arg, range) = self.type_arg()?;
        self.bound.bind_type(arg, &range)?;
        Ok(arg)
    }

    fn type_arg(&mut self) -> Result<(TypeArg, Range<usize>)> {
        let element = self.element(Place::Type)?;
        let message = match element.node {
            Node::Operands => return Ok((TypeArg::Operands, element.range)),
            Node::Results => return Ok((TypeArg::Results, element.range)),
            Node::Operand(i) => return Ok((TypeArg::Operand(i), element.range)),
            Node::Result(i) => return Ok((TypeArg::Result(i), element.range)),
            Node::Type(_) => "'type' cannot be used as a child of another `type`",
            _ => "'type' directive operand expects variable or directive operand",
        };
        Err(FormatError::new(element.range, message))
    }

    fn custom(&mut self, range: Range<usize>) -> Result<Element> {
        let name = self.cursor.custom_name()?;
        let mut read = Vec::new();
        loop {
            read.push(self.custom_arg()?);
            if !self.cursor.eat(',') {
                break;
            }
        }
        let end = self.cursor.expect(')', "after custom directive parameters")?.end;
        let args = read.into_iter().map(|arg| match arg {
            Read::Argument(arg, range) => Ok((arg, range)),
            Read::Element(Element { node, range }) => Ok((parameter(node, &range)?, range)),
        });
        let args = args.collect::<Result<Vec<_>>>()?;
        Ok(Element { node: Node::Custom(Custom { name, args }), range: range.start..end })
    }

    fn custom_arg(&mut self) -> Result<Read> {
        if let Token::Text(text) = self.cursor.peek() {
            let text = text.clone();
            let (_, range) = self.cursor.next();
            code::read(&text).map_err(|e| {
                // After the opening quote.
                let at =
                    e.range.map_or(range.clone(), |r| range.start + 1 + r.start..range.start + 1 + r.end);
                FormatError::new(at, e.message).with_help(e.help)
            })?;
            return Ok(Read::Argument(CustomArg::Text(text), range));
        }
        if *self.cursor.peek() == Token::Word("ref".to_owned()) {
            self.cursor.next();
            self.cursor.expect('(', BEFORE_ARGUMENTS)?;
            let inner = self.element(Place::Ref)?;
            let range = inner.range;
            let arg = match inner.node {
                Node::Operands => CustomArg::Operands,
                Node::Regions => CustomArg::Regions,
                Node::Successors => CustomArg::Successors,
                Node::Type(arg) => CustomArg::Type(arg),
                node => parameter(node, &range)?,
            };
            self.bound.reference(&arg, &range)?;
            self.cursor.expect(')', AFTER_ARGUMENTS)?;
            return Ok(Read::Argument(CustomArg::Ref(Box::new(arg)), range));
        }
        Ok(Read::Element(self.element(Place::Custom)?))
    }

    fn oilist(&mut self, range: Range<usize>) -> Result<Element> {
        self.cursor.expect('(', "before oilist argument list")?;
        let mut clauses = Vec::new();
        loop {
            let at = self.cursor.range();
            let Token::Literal(_) = self.cursor.peek() else {
                let found = self.text.get(at.clone()).unwrap_or("");
                return Err(FormatError::new(at, format!("expected literal, but got '{found}'")));
            };
            let keyword = self.element(Place::Top)?;
            if !matches!(keyword.node, Node::Literal(_)) {
                let help = "a clause starts with a keyword or punctuation, which identifies it".to_owned();
                let found = self.text.get(at.clone()).unwrap_or("");
                let message = format!("expected literal, but got '{found}'");
                return Err(FormatError::new(at, message).with_help(help));
            }
            let mut clause = vec![keyword];
            while !matches!(self.cursor.peek(), Token::Punct('|' | ')')) {
                let element = self.element(Place::Top)?;
                groups::in_oilist(self.op, &element)?;
                clause.push(element);
            }
            clauses.push(clause);
            if !self.cursor.eat('|') {
                let end = self.cursor.expect(')', AFTER_ARGUMENTS)?.end;
                return Ok(Element { node: Node::OiList(clauses), range: range.start..end });
            }
        }
    }

    /// Elements up to the closing parenthesis, at least one; notes the anchor's place in the part.
    fn group_part(&mut self, anchor: &mut Option<(bool, usize)>, otherwise: bool) -> Result<Vec<Element>> {
        let mut elements = Vec::new();
        loop {
            let element = self.element(Place::Top)?;
            let caret = self.cursor.range();
            if self.cursor.eat('^') && anchor.replace((otherwise, elements.len())).is_some() {
                let message = "only one element can be marked as the anchor of an optional group";
                return Err(FormatError::new(caret, message));
            }
            elements.push(element);
            if self.cursor.eat(')') {
                return Ok(elements);
            }
        }
    }

    fn group(&mut self, open: Range<usize>) -> Result<Element> {
        let text_end = self.text.trim_end().len();
        let mut anchor = None;
        let unclosed = |mut e: FormatError| {
            // An error at the end is related to this opening.
            if e.range.start >= text_end && e.related.is_none() {
                e.related = Some((open.clone(), "the group starts here".to_owned()));
            }
            e
        };
        let then = self.group_part(&mut anchor, false).map_err(unclosed)?;
        let mut otherwise = Vec::new();
        if self.cursor.eat(':') {
            self.cursor.expect('(', "to start else branch of optional group")?;
            otherwise = self.group_part(&mut anchor, true).map_err(unclosed)?;
        }
        let end = self.cursor.expect('?', "after optional group")?.end;
        let range = open.start..end;
        let Some((inverted, anchor)) = anchor else {
            let help = "mark the element that decides on printing the group: '$name^'";
            return Err(
                FormatError::new(range, "optional group has no anchor element").with_help(help.to_owned())
            );
        };
        let group = Group { then, otherwise, anchor, inverted };
        groups::group(self.op, &group, &range)?;
        Ok(Element { node: Node::Group(group), range })
    }
}

fn literal(text: &str, range: Range<usize>) -> Result<Element> {
    let node = match text {
        "" => Node::NoSpace,
        "\\n" | "\n" => Node::Newline,
        " " => Node::Space,
        t => match valid_literal(t) {
            Ok(()) => Node::Literal(t.to_owned()),
            Err(why) => {
                return Err(FormatError::new(range, format!("expected valid literal but got '{t}': {why}")));
            }
        },
    };
    Ok(Element { node, range })
}

/// A parameter of a custom directive as it was read; whether an element may be one is checked after the
/// last.
enum Read {
    Argument(CustomArg, Range<usize>),
    Element(Element),
}

/// Why a directive cannot be in this place, if it cannot.
fn misplaced(word: &str, place: Place) -> Option<String> {
    use Place::{Custom, Ref, Top, Type};
    let only_top = |what: &str| Some(format!("'{what}' is only valid as a top-level directive"));
    match (word, place) {
        ("attr-dict" | "attr-dict-with-keyword", Type) => {
            Some("'attr-dict' directive can only be used as a top-level directive".to_owned())
        }
        ("prop-dict", Type) => {
            Some("'prop-dict' directive can only be used as a top-level directive".to_owned())
        }
        ("regions" | "successors", Type) | ("functional-type", Type | Custom | Ref) => only_top(word),
        ("oilist", Type | Custom | Ref) => only_top(word),
        ("type", Type) => Some("'type' cannot be used as a child of another `type`".to_owned()),
        ("qualified", Type) => only_top(word),
        ("results", Top | Custom | Ref) => {
            Some("'results' directive can can only be used as a child to a 'type' directive".to_owned())
        }
        ("ref", _) => Some("'ref' is only valid within a `custom` directive".to_owned()),
        ("custom", Type | Custom | Ref) => Some(
            "`custom` can only be used at the top-level context or within a `struct` directive".to_owned(),
        ),
        _ => None,
    }
}

/// An element as a parameter of a custom directive.
fn parameter(node: Node, range: &Range<usize>) -> Result<CustomArg> {
    Ok(match node {
        Node::Operand(i) => CustomArg::Operand(i),
        Node::Attr(i) => CustomArg::Attr(i),
        Node::Region(i) => CustomArg::Region(i),
        Node::Successor(i) => CustomArg::Successor(i),
        Node::AttrDict { .. } => CustomArg::AttrDict,
        Node::PropDict => CustomArg::PropDict,
        Node::Type(TypeArg::Operands | TypeArg::Results) => {
            let message = "type directives within a custom directive may only refer to variables";
            return Err(FormatError::new(range.clone(), message));
        }
        Node::Type(arg) => CustomArg::Type(arg),
        // The directive decides how much of it is written.
        Node::Qualified(inner) => parameter(inner.node, range)?,
        _ => {
            let message = "only variables and types may be used as parameters to a custom directive";
            return Err(FormatError::new(range.clone(), message));
        }
    })
}
