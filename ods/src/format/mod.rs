//! The declarative assembly format: the little language of `let assemblyFormat = "..."`.
//!
//! `lexer` and `parser` read the text into [`Element`]s, whose names are resolved against the operation; `bindings` knows
//! what is written already; `groups` says what may stand in an optional group and in an `oilist`; `check` and `ambiguity`
//! hold the whole to the manual's rules and find for each operand and result where its type comes from. Every message is
//! worded as `mlir-tblgen` words it and points inside the string.

mod ambiguity;
mod bindings;
mod check;
pub mod code;
pub mod data;
mod groups;
mod lexer;
mod parser;

use std::ops::Range;

use support::Diagnostic;
use tablegen::Record;

use crate::model::operator::Operator;
use crate::model::relation::{Relations, Source};
use crate::records::Reader;

/// A declarative format.
#[derive(Clone, Debug)]
pub struct Format {
    /// What is written, in order.
    pub elements: Vec<Element>,
    /// Where the types of each operand group come from.
    pub operand_types: Vec<TypeRule>,
    /// Where the types of each result group come from.
    pub result_types: Vec<TypeRule>,
}

/// Where the types of a group come from when the text is parsed.
#[derive(Clone, PartialEq, Debug)]
pub enum TypeRule {
    /// From the text or from other types.
    From(Source),
    /// By the author's `infer_results`.
    Inferred,
}

/// One step of a format, with its place in the text.
#[derive(Clone, Debug)]
pub struct Element {
    /// What it is.
    pub node: Node,
    /// Where it stands.
    pub range: Range<usize>,
}

/// What an element is. Numbers are groups or slots of the operation.
#[derive(Clone, Debug)]
pub enum Node {
    /// A keyword or punctuation.
    Literal(String),
    /// `` ` ` ``
    Space,
    /// ` `` `
    NoSpace,
    /// `` `\n` ``
    Newline,
    /// `attr-dict`, `attr-dict-with-keyword`
    AttrDict {
        /// With the keyword `attributes`.
        keyword: bool,
    },
    /// `prop-dict`
    PropDict,
    /// An operand group.
    Operand(usize),
    /// A result group; only inside `type` and `custom`.
    Result(usize),
    /// An attribute.
    Attr(usize),
    /// A region.
    Region(usize),
    /// A successor.
    Successor(usize),
    /// `operands`
    Operands,
    /// `results`; only inside `type`
    Results,
    /// `regions`
    Regions,
    /// `successors`
    Successors,
    /// `type(...)`
    Type(TypeArg),
    /// `functional-type(..., ...)`
    FunctionalType(TypeArg, TypeArg),
    /// `qualified(...)`
    Qualified(Box<Element>),
    /// `(...)?` and `(...) : (...)?`
    Group(Group),
    /// `oilist(...)`
    OiList(Vec<Vec<Element>>),
    /// `custom<Name>(...)`
    Custom(Custom),
}

/// What a type directive is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeArg {
    /// An operand group.
    Operand(usize),
    /// A result group.
    Result(usize),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// An optional group.
#[derive(Clone, Debug)]
pub struct Group {
    /// Written when the group is there.
    pub then: Vec<Element>,
    /// Written otherwise.
    pub otherwise: Vec<Element>,
    /// The index of the anchor in `then`, or in `otherwise` when `inverted`.
    pub anchor: usize,
    /// Whether the anchor stands in the `else` part.
    pub inverted: bool,
}

/// A hand-written directive.
#[derive(Clone, Debug)]
pub struct Custom {
    /// Its name; `parse_<name>` and `print_<name>` implement it.
    pub name: String,
    /// What it is about, each with its place.
    pub args: Vec<(CustomArg, Range<usize>)>,
}

/// A parameter of a hand-written directive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CustomArg {
    /// An operand group.
    Operand(usize),
    /// An attribute.
    Attr(usize),
    /// A region.
    Region(usize),
    /// A successor.
    Successor(usize),
    /// A type.
    Type(TypeArg),
    /// `attr-dict`
    AttrDict,
    /// `prop-dict`
    PropDict,
    /// `operands`; only inside `ref`
    Operands,
    /// `regions`; only inside `ref`
    Regions,
    /// `successors`; only inside `ref`
    Successors,
    /// A string: code, or text that is passed on as it is.
    Text(String),
    /// `ref(...)`: something that is written elsewhere.
    Ref(Box<CustomArg>),
}

/// What is wrong in a format and where.
#[derive(Debug)]
pub struct FormatError {
    /// Where.
    pub range: Range<usize>,
    /// What.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
    /// Another place that has to do with it, and how.
    pub related: Option<(Range<usize>, String)>,
}

impl FormatError {
    fn new(range: Range<usize>, message: impl Into<String>) -> Self {
        FormatError { range, message: message.into(), help: None, related: None }
    }

    fn with_help(mut self, help: impl Into<Option<String>>) -> Self {
        self.help = help.into();
        self
    }
}

/// The format of an operation, or `None` after its mistakes were reported.
pub fn build(
    r: &mut Reader<'_>,
    record: &Record,
    op: &Operator,
    relations: &Relations,
    text: &str,
) -> Option<Format> {
    let result = match parser::parse(text, op) {
        Ok((elements, bound)) => check::check(elements, bound, op, relations, text.len()),
        Err(e) => Err(vec![e]),
    };
    match result {
        Ok(format) => Some(format),
        Err(errors) => {
            for e in errors {
                let span = r.span_in(record, "assemblyFormat", text, e.range);
                let mut d = Diagnostic::error(span, e.message);
                d.help = e.help;
                if let Some((range, note)) = e.related {
                    let place = r.span_in(record, "assemblyFormat", text, range);
                    // Where the string's place is not known, both are that of the field.
                    if place != span {
                        d = d.with_note(place, note);
                    }
                }
                r.diagnostics.push(d);
            }
            None
        }
    }
}
