//! The textual form of the IR: lexer, parser and printer, byte-compatible with MLIR 22.

use support::Diagnostic;

use crate::attributes::Attr;
use crate::context::Context;
use crate::types::Type;

/// The error was recorded; parsing of the enclosing construct ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseError;

/// What parsing functions return; the diagnostic is with the parser.
pub type ParseResult<T> = Result<T, ParseError>;

/// Prints types, attributes and operations.
pub struct Printer<'a> {
    #[allow(dead_code, reason = "the printer follows")]
    cx: &'a Context,
}

impl Printer<'_> {
    /// Appends text as it is.
    pub fn write_text(&mut self, _text: &str) {}
}

/// What custom printers of operations write to.
pub struct OpPrinter<'a> {
    #[allow(dead_code, reason = "the printer follows")]
    cx: &'a Context,
}

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

/// The text of a type.
pub fn type_to_string(_cx: &Context, _ty: Type) -> String {
    String::new()
}

/// The text of an attribute.
pub fn attr_to_string(_cx: &Context, _attr: Attr) -> String {
    String::new()
}
