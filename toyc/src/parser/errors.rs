//! What a syntax error says: what could have come, what came, and the likely mistake where it is known.
//!
//! The list of tokens that the parser expected says where in the grammar it stopped. It is read in one place, as a
//! [`Place`], and is otherwise only put into words; what is known of mistakes is a table of places and tokens.

use support::render::is_unprintable;
use support::{Diagnostic, Span};

use super::cursor::Source;
use super::pieces::Pieces;
use super::{MAX_NESTING, control_flow, recovery};
use crate::catalogue::Entry;
use crate::lexer::{Spanned, Token};

/// Where in the grammar a piece was not parsed any further.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Where a statement or field begins.
    Start,
    /// Behind a whole operand.
    Operand,
    /// Behind the name of a new variable.
    Variable,
    /// Behind a field.
    Field,
    /// In a tensor literal.
    Element,
    /// In a shape.
    Dimension,
    /// Behind the head of a function or struct.
    Body,
    /// Where only a name can be.
    Name,
    Elsewhere,
}

/// What the parser stopped at, and what it could have gone on with.
pub(super) struct Mistake<'a, 't> {
    source: &'t Source<'t>,
    pieces: &'a Pieces<'t>,
    span: Span,
    token: Token,
    text: &'t str,
    /// The terminals of the grammar, without quotes.
    expected: Vec<&'a str>,
    /// The end of the literal around it.
    literal: Option<u32>,
}

impl<'a, 't> Mistake<'a, 't> {
    /// A mistake in a piece.
    pub(super) fn new(
        source: &'t Source<'t>,
        pieces: &'a Pieces<'t>,
        (start, token, end): Spanned,
        expected: &'a [String],
    ) -> Self {
        Mistake {
            source,
            pieces,
            span: source.span(start, end),
            token,
            text: source.text_at(start, end),
            expected: expected.iter().map(|terminal| terminal.trim_matches('"')).collect(),
            literal: recovery::end_of_literal(source, pieces),
        }
    }

    fn expects(&self, terminal: &str) -> bool {
        self.expected.contains(&terminal)
    }

    fn place(&self) -> Place {
        let has = |terminal| self.expects(terminal);
        let open = self.pieces.open.last().map(|open| open.1);
        let signs = [
            (self.pieces.before[0].1 == Token::Blank, Place::Start),
            (has("*"), Place::Operand),
            (has("="), Place::Variable),
            (has(";") && !has("number"), Place::Field),
            (has("[") && has("number") && !has("("), Place::Element),
            (has("number") && open == Some(Token::Less), Place::Dimension),
            (self.expected == ["{"], Place::Body),
            (self.expected == ["name"], Place::Name),
        ];
        signs.into_iter().find(|sign| sign.0).map_or(Place::Elsewhere, |sign| sign.1)
    }

    /// The error.
    pub(super) fn diagnostic(&self) -> Diagnostic {
        let [(start, before, end), (_, second, _)] = self.pieces.before;
        let (span, text) = (self.source.span(start, end), self.source.text_at(start, end));
        if before == Token::Number
            && let Err(error) = parse_number(span, text)
        {
            return *error;
        }
        if second == Token::Var && matches!(before, Token::Def | Token::Return | Token::Struct | Token::Var) {
            return keyword_as_name(span, text);
        }
        if self.token == Token::Unknown {
            return unknown(self.span, self.text);
        }
        self.known().unwrap_or_else(|| self.unexpected())
    }

    /// A mistake that deserves more than a list of what was expected.
    fn known(&self) -> Option<Diagnostic> {
        use Token::*;
        let (place, before) = (self.place(), self.pieces.before[0].1);
        let can_end = self.expects(";") || place == Place::Start;
        let is_operator = matches!(before, Plus | Minus | Star | Slash);
        let is_comparison = place == Place::Operand
            && (self.source.text_at(self.span.start, self.span.end + 1) == "=="
                || matches!(self.token, Less | Greater));
        let what = if is_comparison && self.token == Equal {
            "'=='".into()
        } else {
            describe(self.token, self.text)
        };
        let found =
            (Entry::UnexpectedToken, format!("expected {}, found {what}", alternatives(&self.expected)));
        let ((entry, message), label, help) = match (place, self.token) {
            (Place::Name, Def | Return | Struct | Var) => return Some(keyword_as_name(self.span, self.text)),
            (_, Slash) => {
                let found = (Entry::ForeignComment, found.1);
                (found, "divides, and needs a left operand", "comments begin with '#'")
            }
            _ if is_comparison => (found, "not an operator of Toy", NO_COMPARISONS),
            (Place::Operand, LeftBracket) => (found, "not an operator of Toy", NO_INDEXING),
            (Place::Operand, Equal) if can_end => {
                let error = (Entry::Assignment, "Toy has no assignment".into());
                (error, "variables keep their first value", "declare a new variable: var other = ...;")
            }
            (Place::Field, Equal) => {
                let error = (Entry::FieldValue, "field with a value".into());
                (error, "a field is only declared", "values are given where a struct is made: S s = {...};")
            }
            (Place::Variable, Semicolon) => {
                let (label, help) = self.without_value();
                ((Entry::VariableWithoutValue, "variable without a value".into()), label, help)
            }
            (Place::Variable, LeftBracket) if self.expects("<") => {
                let error = (Entry::UnexpectedToken, "expected '=', found '['".into());
                (error, "unexpected", "a shape is written in angle brackets: var x<2, 3> = ...;")
            }
            (_, Star) if before == Star => return Some(self.unexpected().with_help(NO_POWERS)),
            (_, Equal) if is_operator => return Some(self.unexpected().with_help(NO_UPDATES)),
            (Place::Body, _) => {
                (found, "unexpected", "the body of a function or struct is in braces: { ... }")
            }
            (_, RightParen | RightBracket) if can_end => {
                let error = (Entry::UnmatchedBrace, format!("unmatched {what}"));
                (error, "closes nothing", "remove it, or add the bracket that it belongs to")
            }
            (_, Comma) if can_end => {
                (found, "unexpected", "declare one at a time; each declaration ends with ';'")
            }
            (Place::Dimension, _) => {
                let error = (Entry::Dimension, format!("expected a dimension, found {what}"));
                (error, "must be a whole number from 1", SIZES)
            }
            (Place::Element, _) => {
                let message = format!("expected an element of a tensor literal, found {what}");
                let help = "a tensor literal holds only numbers and nested lists of numbers";
                ((Entry::TensorElement, message), "unexpected", help)
            }
            _ => return None,
        };
        Some(entry.at(self.span, message).with_label(label).with_help(help))
    }

    /// The label and help for a variable that is declared without a value.
    fn without_value(&self) -> (&'static str, &'static str) {
        /// Words with which other languages make other files known.
        const IMPORTS: [&str; 6] = ["import", "include", "from", "use", "using", "require"];
        let (start, _, end) = self.pieces.before[1];
        if IMPORTS.contains(&self.source.text_at(start, end)) {
            let help = "a program is one file: there is nothing to import";
            ("this reads as the variable of a struct", help)
        } else {
            ("expected '='", "give it a value where it is declared: var x = ...;")
        }
    }

    /// What was found where the grammar has something else; an open bracket that the statement ends in is named.
    fn unexpected(&self) -> Diagnostic {
        use Token::*;
        let (expected, what) = (alternatives(&self.expected), describe(self.token, self.text));
        let label = if self.token == End { "the file ends here" } else { "unexpected" };
        let diagnostic = Entry::UnexpectedToken
            .at(self.span, format!("expected {expected}, found {what}"))
            .with_label(label);
        let Some(&(start, open, end)) = self.pieces.open.last() else { return diagnostic };
        let span = self.source.span(start, end);
        let (open, close) = match open {
            LeftParen => ('(', ")"),
            LeftBracket => ('[', "]"),
            LeftBrace => ('{', "}"),
            _ => ('<', ">"),
        };
        if !self.expects(close) {
            return diagnostic;
        }
        match self.token {
            // What ends the statement, or a bracket around this one.
            RightParen | RightBracket | RightBrace | Def | Struct | End => {}
            Semicolon if self.literal.is_none() => {}
            _ if self.expects("number") => return diagnostic,
            _ => {
                return diagnostic
                    .with_secondary(span, format!("to close this '{open}', '{close}' is needed"));
            }
        }
        Entry::UnclosedBracket
            .at(span, format!("this '{open}' is never closed"))
            .with_label("opened here")
            .with_secondary(self.span, format!("expected {expected} before {what}"))
            .with_help(format!("add the '{close}' that closes it"))
    }
}

const NO_POWERS: &str = "Toy has no powers: write x * x";
const NO_COMPARISONS: &str = "Toy computes with numbers, and compares none: its operators are + - * /";
const NO_UPDATES: &str = "variables keep their first value: declare another one with 'var'";
const NO_INDEXING: &str = "Toy has no indexing: operators work on whole tensors";

/// What a shape is.
pub(super) const SIZES: &str = "a shape lists the sizes of a tensor's dimensions: <2, 3>";

/// A line that has no `;`, which belongs at `end`.
pub(super) fn missing_semicolon(source: &Source<'_>, end: u32) -> Diagnostic {
    Entry::MissingSemicolon
        .at(source.span(end, end), "missing ';'")
        .with_label("a ';' belongs here")
        .with_help("statements and fields end with ';'")
}

/// A block inside a function, where Toy has none.
pub(super) fn nested_block(brace: Span) -> Diagnostic {
    Entry::NestedBlock
        .at(brace, "Toy has no nested blocks")
        .with_label("this block is inside another")
        .with_help(control_flow::FLAT)
}

/// The name of the item that a keyword begins.
fn noun(keyword: Token) -> &'static str {
    if keyword == Token::Struct { "struct" } else { "function" }
}

/// An item that begins inside of another.
pub(super) fn nested_item(
    source: &Source<'_>,
    (start, keyword, end): Spanned,
    brace: Span,
    outer: &str,
) -> Diagnostic {
    let inner = noun(keyword);
    Entry::NestedBlock
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
    Entry::UnclosedBracket
        .at(brace, format!("this '{{' of a {outer} is never closed"))
        .with_label("opened here")
        .with_secondary(source.span(start, end), format!("a '}}' is missing before {found}"))
        .with_help("add the '}' that closes it")
}

/// Brackets or blocks in more others than may be.
pub(super) fn too_deep(span: Span) -> Diagnostic {
    Entry::NestingTooDeep
        .at(span, format!("brackets nest deeper than {MAX_NESTING} levels"))
        .with_label("nesting is too deep from here on")
        .with_help("give inner expressions names with 'var'")
}

/// A keyword where a name is declared.
pub(crate) fn keyword_as_name(span: Span, keyword: &str) -> Diagnostic {
    Entry::KeywordAsName
        .at(span, format!("'{keyword}' is a keyword and cannot be a name"))
        .with_label("expected a name")
        .with_help("choose another name")
}

/// Something other than `def` or `struct` at the top level.
pub(super) fn outside_function(source: &Source<'_>, (start, token, end): Spanned) -> Diagnostic {
    let (span, text) = (source.span(start, end), source.text_at(start, end));
    let expected = format!("expected 'def' or 'struct', found '{}'", excerpt(text));
    let (error, label, help) = match token {
        Token::Unknown => return unknown(span, text),
        Token::RightBrace => {
            let error = Entry::UnmatchedBrace.at(span, "unmatched '}'");
            (error, "closes nothing", "remove it, or add the '{' it belongs to")
        }
        Token::Semicolon => {
            let error = Entry::StraySemicolon.at(span, "stray ';'");
            (error, "not allowed after a function or struct", "remove it")
        }
        Token::Ident if matches!(text, "fn" | "fun" | "func" | "function") => {
            let error = Entry::OutsideFunction.at(span, expected);
            (error, "not a keyword of Toy", "functions are declared with 'def'")
        }
        _ => {
            let error = Entry::OutsideFunction.at(span, expected);
            (error, "outside of any function", "statements belong in a function: def main() { ... }")
        }
    };
    error.with_label(label).with_help(help)
}

/// Characters that are no token.
fn unknown(span: Span, text: &str) -> Diagnostic {
    let plural = if text.chars().nth(1).is_some() { "s" } else { "" };
    let (label, help) = match text.chars().next() {
        Some('"' | '\'' | '\u{2018}'..='\u{201f}') => ("not part of Toy", "Toy has no strings"),
        Some('^') => ("not part of Toy", NO_POWERS),
        Some('@') => ("not part of Toy", "Toy has no products of matrices: '*' works element by element"),
        Some('_') => ("no name starts like this", "names begin with a letter"),
        _ => ("not part of Toy", "programs consist of names, numbers and ( ) { } [ ] < > ; , . = + - * /"),
    };
    let message = format!("unknown character{plural} '{}'", excerpt(text));
    Entry::UnknownCharacter.at(span, message).with_label(label).with_help(help)
}

/// What could have come, in words: as short a list as tells what to write.
fn alternatives(expected: &[&str]) -> String {
    let has = |terminal| expected.contains(&terminal);
    if has("def") {
        // Behind `var`, where keywords are understood as ill-chosen names.
        return "a name".into();
    } else if has("var") {
        return format!("a {} or '}}'", if has("return") { "statement" } else { "field" });
    }
    let (mut list, mut words) = (expected.to_vec(), Vec::<String>::new());
    if has("*") {
        // Behind an operand one can always go on; what ends it is what was forgotten.
        list.retain(|t| !["+", "-", "*", "/", ".", "(", "name"].contains(t));
    } else if has("(") && has("number") {
        words.push("an expression".into());
        list.retain(|t| !["(", "[", "{", "-", "name", "number"].contains(t));
    }
    // What goes on comes before what ends.
    list.sort_by_key(|t| [")", "]", "}", ">", ";"].contains(t));
    words.extend(list.into_iter().map(|terminal| match terminal {
        "name" => "a name".into(),
        "number" => "a number".into(),
        symbol => format!("'{symbol}'"),
    }));
    match words.split_last() {
        None => "something else".into(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
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

/// What may stand behind the `e` of a number.
fn is_exponent(text: &str) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

/// The value of a number token, or what is wrong with it.
pub(super) fn parse_number(span: Span, text: &str) -> Result<f64, Box<Diagnostic>> {
    let mantissa = text.split_once(['e', 'E']).filter(|(_, exponent)| is_exponent(exponent)).map(|(m, _)| m);
    let letter = mantissa.unwrap_or(text).find(|c: char| c != '.' && !c.is_ascii_digit());
    let malformed = (Entry::MalformedNumber, "malformed number");
    let ((entry, message), label, help) = if let Some(letter) = letter {
        let (digits, rest) = text.split_at(letter);
        let digits = excerpt(digits);
        if matches!(rest, "e" | "E") {
            (malformed, "the exponent has no digits", format!("write it behind the 'e': {digits}e3"))
        } else if let Some(value) = in_another_base(text) {
            (malformed, "numbers are decimal", format!("write {value}"))
        } else {
            let help = format!("put an operator behind '{digits}', or begin the name with a letter");
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
                ((Entry::NumberOutOfRange, "number out of range:"), "does not fit a double", help.to_owned())
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
