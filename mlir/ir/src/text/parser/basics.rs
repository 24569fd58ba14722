//! Basic types of the parser.

use smallvec::SmallVec;
use support::Span;

use crate::values::ids::{Attr, Ident, Loc, Type};

/// The error has been recorded; parsing of the enclosing construct ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseError;

/// The result of parsing; the parser keeps the diagnostic.
pub type ParseResult<T> = Result<T, ParseError>;

/// The delimiters of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delimiter {
    /// Nothing; the list has at least one element (a list of operands may be empty).
    None,
    /// `( ... )`
    Paren,
    /// `[ ... ]`
    Square,
    /// `{ ... }`
    Braces,
    /// `< ... >`
    LessGreater,
    /// `( ... )` or nothing at all
    OptionalParen,
    /// `[ ... ]` or nothing at all
    OptionalSquare,
    /// `{ ... }` or nothing at all
    OptionalBraces,
    /// `< ... >` or nothing at all
    OptionalLessGreater,
}

/// A use of a value before its type is known: `%name` or `%name#number`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnresolvedOperand {
    /// The span of the name.
    pub span: Span,
    /// The index in a group of results.
    pub number: u32,
}

/// An argument of a region's entry block, from an operation's custom syntax.
#[derive(Clone, Debug)]
pub struct RegionArg {
    /// The name.
    pub name: UnresolvedOperand,
    /// The type.
    pub ty: Type,
    /// Its location, if it is in the text.
    pub loc: Option<Loc>,
    /// Its attributes.
    pub attrs: Vec<(Ident, Attr)>,
}

impl RegionArg {
    /// An argument without location and attributes.
    pub fn new(name: UnresolvedOperand, ty: Type) -> Self {
        RegionArg { name, ty, loc: None, attrs: Vec::new() }
    }
}

/// How deep types, attributes and regions may nest in each other, to bound the stack.
pub(crate) const MAX_DEPTH: u32 = 400;

/// How many levels a region counts as: its stack frames are the largest.
pub(crate) const REGION_DEPTH: u32 = 2;

/// `%name:count` before the `=` of an operation.
#[derive(Clone, Copy)]
pub(crate) struct ResultName {
    pub(crate) span: Span,
    pub(crate) count: u32,
}

/// The names before the `=` of an operation.
pub(crate) type ResultNames = SmallVec<[ResultName; 1]>;
