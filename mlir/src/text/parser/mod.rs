//! The parsing half of the textual form.

use support::Diagnostic;

use crate::context::Context;

/// The error was recorded; parsing of the enclosing construct ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseError;

/// What parsing functions return; the diagnostic is with the parser.
pub type ParseResult<T> = Result<T, ParseError>;

/// Parses types and attributes; what dialect hooks read from.
pub struct AttrParser<'p, 'a> {
    #[allow(dead_code, reason = "the parser follows")]
    cx: &'a Context,
    #[allow(dead_code, reason = "the parser follows")]
    diagnostics: &'p mut Vec<Diagnostic>,
}

/// Parses one operation; what custom parsers read from.
pub struct OpParser<'p, 'a> {
    #[allow(dead_code, reason = "the parser follows")]
    inner: AttrParser<'p, 'a>,
}

/// The parts of an operation that a declarative format is parsing.
#[derive(Default)]
pub struct Parts {}
