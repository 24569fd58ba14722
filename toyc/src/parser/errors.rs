//! Syntax errors that need no list of expected tokens, and the form in which messages show input.

use lalrpop_util::ParseError;
use support::render::is_unprintable;
use support::{Diagnostic, Span};
use toy_dialect::MAX_RANK;

use super::cursor::Source;
use super::statements::MAX_BLOCKS;
use crate::catalogue::DiagnosticCode;
use crate::lexer::{Spanned, Token};

/// How deep brackets of all kinds may nest, so that recursion over the tree is bounded.
pub(crate) const MAX_NESTING: usize = 1000;

/// An error that ends parsing: nothing after it could change it, or the rest is too deep or too large to parse.
pub(crate) type Refusal = Box<Diagnostic>;

/// The reason why a piece was not parsed.
pub(crate) type Stop = ParseError<u32, Token, Refusal>;

/// A description of shapes, for messages.
pub(super) const SIZES: &str = "a shape lists the sizes of a tensor's dimensions: <2, 3>";

/// A line without its `;`, which belongs at `end`.
pub(super) fn missing_semicolon(source: &Source<'_>, end: u32) -> Diagnostic {
    DiagnosticCode::MissingSemicolon
        .at(source.span(end, end), "missing ';'")
        .with_label("a ';' belongs here")
        .with_help("statements and fields end with ';'")
}

/// A block that belongs to no statement.
pub(super) fn nested_block(brace: Span) -> Diagnostic {
    DiagnosticCode::NestedBlock
        .at(brace, "a block belongs to a statement")
        .with_label("nothing says when this block runs")
        .with_help("blocks follow 'for', 'while', 'if' and 'else'; remove these braces")
}

/// A tensor with too many dimensions to be compiled.
pub(super) fn too_many_dimensions(span: Span, what: &str, rank: usize) -> Diagnostic {
    DiagnosticCode::TooManyDimensions
        .at(span, format!("{what} of {rank} dimensions"))
        .with_label(format!("a tensor has at most {MAX_RANK}"))
        .with_help("leave out dimensions of size 1: they hold no more elements")
}

/// The name of the item that a keyword begins.
fn noun(keyword: Token) -> &'static str {
    if keyword == Token::Struct { "struct" } else { "function" }
}

/// An item that begins inside another.
pub(super) fn nested_item(
    source: &Source<'_>,
    (start, keyword, end): Spanned,
    brace: Span,
    outer: &str,
) -> Diagnostic {
    let inner = noun(keyword);
    DiagnosticCode::NestedBlock
        .at(source.span(start, end), format!("Toy has no {inner}s inside of {outer}s"))
        .with_label(format!("this {inner} is inside a {outer}"))
        .with_secondary(brace, format!("the {outer} begins here"))
        .with_help("move it out")
}

/// An item whose `{` is not closed before a token.
pub(super) fn unclosed(
    source: &Source<'_>,
    (start, token, end): Spanned,
    brace: Span,
    outer: &str,
) -> Diagnostic {
    let found = describe(token, source.text_at(start, end));
    DiagnosticCode::UnclosedBracket
        .at(brace, format!("this '{{' of a {outer} is never closed"))
        .with_label("opened here")
        .with_secondary(source.span(start, end), format!("a '}}' is missing before {found}"))
        .with_help("add the '}' that closes it")
}

/// Brackets or blocks that are nested too deep.
pub(super) fn too_deep(span: Span) -> Diagnostic {
    DiagnosticCode::NestingTooDeep
        .at(span, format!("brackets nest deeper than {MAX_NESTING} levels"))
        .with_label("nesting is too deep from here on")
        .with_help("give inner expressions names with 'var'")
}

/// Blocks that are nested too deep.
pub(super) fn too_many_blocks(brace: Span) -> Diagnostic {
    DiagnosticCode::NestingTooDeep
        .at(brace, format!("blocks nest deeper than {MAX_BLOCKS} levels"))
        .with_label("nesting is too deep from here on")
        .with_help("each 'else if' counts as a level; move inner blocks into functions")
}

/// A keyword where a name is declared.
pub(crate) fn keyword_as_name(span: Span, keyword: &str) -> Diagnostic {
    DiagnosticCode::KeywordAsName
        .at(span, format!("'{keyword}' is a keyword and cannot be a name"))
        .with_label("expected a name")
        .with_help("choose another name")
}

/// Anything but `def` or `struct` at the top level.
pub(super) fn outside_function(source: &Source<'_>, (start, token, end): Spanned) -> Diagnostic {
    let span = source.span(start, end);
    let text = source.text_at(start, end);
    let expected = format!("expected 'def' or 'struct', found '{}'", excerpt(text));
    let (error, label, help) = match token {
        Token::Unknown => return unknown(span, text),
        Token::RightBrace => {
            let error = DiagnosticCode::UnmatchedBrace.at(span, "unmatched '}'");
            (error, "closes nothing", "remove it, or add the '{' it belongs to")
        }
        Token::Semicolon => {
            let error = DiagnosticCode::StraySemicolon.at(span, "stray ';'");
            (error, "not allowed after a function or struct", "remove it")
        }
        Token::Ident if matches!(text, "fn" | "fun" | "func" | "function") => {
            let error = DiagnosticCode::OutsideFunction.at(span, expected);
            (error, "not a keyword of Toy", "functions are declared with 'def'")
        }
        _ => {
            let error = DiagnosticCode::OutsideFunction.at(span, expected);
            (error, "outside of any function", "statements belong in a function: def main() { ... }")
        }
    };
    error.with_label(label).with_help(help)
}

/// Characters that are not a token.
pub(super) fn unknown(span: Span, text: &str) -> Diagnostic {
    let plural = if text.chars().nth(1).is_some() { "s" } else { "" };
    let (label, help) = match text.chars().next() {
        Some('"') => ("never closed", "text ends with '\"', on the line where it begins"),
        Some('\'' | '\u{2018}'..='\u{201f}') => {
            ("not part of Toy", "text is in double quotes, and only printed: print(\"x is\", x);")
        }
        Some('^') => ("not part of Toy", "powers are written x ** y"),
        Some('&' | '|' | '!') => ("not part of Toy", "write 'and', 'or' or 'not'"),
        Some('%') => ("not part of Toy", "the remainder of x / y is x - y * floor(x / y)"),
        Some('_') => ("no name starts like this", "names begin with a letter"),
        _ => ("not part of Toy", "programs consist of names, numbers, operators and ( ) { } [ ] ; : , ."),
    };
    let message = format!("unknown character{plural} '{}'", excerpt(text));
    DiagnosticCode::UnknownCharacter.at(span, message).with_label(label).with_help(help)
}

/// A token for a message.
pub(super) fn describe(token: Token, text: &str) -> String {
    if token == Token::End { "the end of the file".into() } else { format!("'{}'", excerpt(text)) }
}

/// Input text for a message: printable, and not longer than a line can show.
pub(crate) fn excerpt(text: &str) -> String {
    const MAX: usize = 40;
    let escape = |c: char| {
        if is_unprintable(c) { c.escape_default().to_string() } else { c.to_string() }
    };
    let mut out: String = text.chars().take(MAX).map(escape).collect();
    if text.chars().nth(MAX).is_some() {
        out.push_str("...");
    }
    out
}

/// What may follow the `e` of a number.
fn is_exponent(text: &str) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

/// The value of a number token, or what is wrong with it.
pub(super) fn parse_number(span: Span, text: &str) -> Result<f64, Box<Diagnostic>> {
    let mantissa = text.split_once(['e', 'E']).filter(|(_, exponent)| is_exponent(exponent)).map(|(m, _)| m);
    let letter = mantissa.unwrap_or(text).find(|c: char| c != '.' && !c.is_ascii_digit());
    let malformed = (DiagnosticCode::MalformedNumber, "malformed number");
    let ((entry, message), label, help) = if let Some(letter) = letter {
        let (digits, rest) = text.split_at(letter);
        let digits = excerpt(digits);
        if matches!(rest, "e" | "E") {
            (malformed, "the exponent has no digits", format!("write it after the 'e': {digits}e3"))
        } else if let Some(value) = in_another_base(text) {
            (malformed, "numbers are decimal", format!("write {value}"))
        } else {
            let help = format!("put an operator after '{digits}', or begin the name with a letter");
            (malformed, "a number is digits with at most one decimal point", help)
        }
    } else if text.bytes().filter(|&b| b == b'.').count() > 1 {
        let help = "a number is digits with at most one decimal point";
        (malformed, "more than one decimal point", help.to_owned())
    } else {
        match text.parse::<f64>() {
            Ok(value) if value.is_finite() => return Ok(value),
            _ => {
                let help = "the largest double has 309 digits before its decimal point";
                (
                    (DiagnosticCode::NumberOutOfRange, "number out of range:"),
                    "does not fit a double",
                    help.to_owned(),
                )
            }
        }
    };
    let error = entry.at(span, format!("{message} '{}'", excerpt(text)));
    Err(Box::new(error.with_label(label).with_help(help)))
}

/// The value of a number as other languages write it: `0x1F`, `0b101`, `0o17`.
fn in_another_base(text: &str) -> Option<u64> {
    let (prefix, digits) = text.split_at_checked(2)?;
    let base = match prefix {
        "0x" | "0X" => 16,
        "0b" | "0B" => 2,
        "0o" | "0O" => 8,
        _ => return None,
    };
    u64::from_str_radix(digits, base).ok()
}
