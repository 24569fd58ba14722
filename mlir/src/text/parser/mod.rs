//! The parsing half of the textual form: hand-written recursive descent over the tokens of `lexer`.
//!
//! - `core`: the state of a parse: token, diagnostics, nesting, lists.
//! - `types`, `attrs`, `number`, `dense`, `sparse`, `affine`, `location`: the builtin types and attributes.
//! - `alias_cost`: what aliases stand for is bounded.
//! - `values`: names of values and blocks, forward references.
//! - `ops`: operations, regions and blocks.
//! - `properties`: `<{...}>`.
//! - `format`, `format_attrs`, `data`: declarative assembly formats of operations, and of types and attributes, run as
//!   programs.
//! - `attr_parser`, `op_parser`: what dialect hooks see.
//! - `module`: whole files; `parallel`: on several threads.
//!
//! The first error ends a parse. Nesting is bounded, so no input overflows the stack.

mod affine;
mod alias_cost;
mod attr_parser;
mod attrs;
mod core;
mod data;
mod dense;
mod format;
mod format_attrs;
mod location;
mod module;
mod number;
mod old_text;
mod op_parser;
mod ops;
mod parallel;
mod properties;
mod sparse;
#[cfg(test)]
mod tests;
mod types;
mod values;

use support::Span;

use crate::attributes::Attr;
use crate::context::Ident;
use crate::location::Loc;
use crate::types::Type;

pub use attr_parser::AttrParser;
pub use format::Parts;
pub use module::{Parsed, parse_attr_str, parse_module, parse_module_in, parse_type_str};
pub use op_parser::OpParser;

/// The error was recorded; parsing of the enclosing construct ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseError;

/// What parsing functions return; the diagnostic is with the parser.
pub type ParseResult<T> = Result<T, ParseError>;

/// What surrounds a list.
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
    /// Where the name is.
    pub span: Span,
    /// Which value of a group.
    pub number: u32,
}

/// An argument of a region's entry block, as an operation's own syntax introduces it.
#[derive(Clone, Debug)]
pub struct RegionArg {
    /// The name.
    pub name: UnresolvedOperand,
    /// The type.
    pub ty: Type,
    /// Where it comes from, if the text says so.
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
