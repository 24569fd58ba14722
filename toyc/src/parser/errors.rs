//! What a syntax error says: the parser's state in words, and the likely mistake where it is known.

use std::convert::Infallible;

use lalrpop_util::{ErrorRecovery, ParseError};
use support::render::is_unprintable;
use support::{Diagnostic, Span};

use crate::catalogue::Entry;
use crate::lexer::Token;
use crate::parser::Builder;

/// Where in the grammar parsing went on after an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Context {
    /// Between functions and structs, or in a struct's header.
    Module,
    /// Between `def` and the parameters.
    Head,
    /// Inside a parameter list.
    Params,
    /// A statement or field.
    Statement,
}

/// What braces are around.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Braced {
    /// The fields of a struct.
    Struct,
    /// The statements of a function.
    Function,
}

impl Braced {
    fn noun(self) -> &'static str {
        match self {
            Braced::Struct => "struct",
            Braced::Function => "function",
        }
    }
}

type Recovery = ErrorRecovery<u32, Token, Infallible>;
type Error = ParseError<u32, Token, Infallible>;

impl<'input> Builder<'input> {
    /// The token that stands so many before the one at a place, and its text; [`Token::End`] where there is none.
    fn before(&self, at: Span, count: usize) -> (Token, &'input str) {
        match self.token_at(at.start).checked_sub(count) {
            Some(index) => (self.tokens[index].1, self.text_of(index)),
            None => (Token::End, ""),
        }
    }

    /// Reports a syntax error after which parsing went on.
    pub(crate) fn error(&mut self, context: Context, recovery: Recovery) {
        let at = Found::new(self, &recovery.error).span.start;
        if self.is_consequence(at) || (context == Context::Module && self.is_inside_braces(at)) {
            return;
        }
        if self.silence.replaced.binary_search(&at).is_ok() {
            // Another character was meant.
            return self.silence_statement(at);
        }
        let error = syntax_error(self, context, &recovery.error);
        self.push_and_silence(error, at..self.reach(context, at));
    }

    /// Reports what follows a complete statement: most likely the `;` is missing, and belongs at `end`.
    pub(crate) fn missing_semicolon(&mut self, end: u32, recovery: Recovery) {
        let found = Found::new(self, &recovery.error);
        let starts_next = recovery.dropped_tokens.is_empty();
        if !starts_next || !found.expects(";") {
            return self.error(Context::Statement, recovery);
        }
        // A nested block is reported as such.
        if found.token == Token::LeftBrace || self.is_consequence(end) {
            return;
        }
        if found.token == Token::LeftBracket && found.span.start == end {
            let error = Entry::UnexpectedToken
                .at(found.span, "expected ';', found '['")
                .with_label("not an operator of Toy")
                .with_help("Toy has no indexing: operators work on whole tensors");
            return self.push_and_silence(error, end..self.end_of_statement(end));
        }
        let error = Entry::MissingSemicolon
            .at(self.span(end, end), "missing ';'")
            .with_label("a ';' belongs here")
            .with_help("statements and fields end with ';'");
        self.push(error);
    }

    /// Reports that the `{` at `open` has no `}`.
    pub(crate) fn unclosed(&mut self, outer: Braced, open: u32, recovery: Recovery) {
        let found = Found::new(self, &recovery.error);
        let (brace, what) = (self.span(open, open + 1), outer.noun());
        if !recovery.dropped_tokens.is_empty() || !(found.expects("}") || found.expects(";")) {
            let error = syntax_error(self, Context::Statement, &recovery.error)
                .with_secondary(brace, format!("this '{{' of a {what} is not closed either"));
            return self.push(error);
        }
        let inner = match found.token {
            Token::Def => Some(Braced::Function),
            Token::Struct => Some(Braced::Struct),
            _ => None,
        };
        let is_closed = self.closing(self.token_at(open)).is_some();
        if let (Some(inner), true) = (inner.map(Braced::noun), is_closed) {
            let error = Entry::NestedBlock
                .at(found.span, format!("Toy has no {inner}s inside of {what}s"))
                .with_label(format!("this {inner} is inside a {what}"))
                .with_secondary(brace, format!("the {what} begins here"))
                .with_help("move it out");
            return self.push(error);
        }
        let error = Entry::UnclosedBracket
            .at(brace, format!("this '{{' of a {what} is never closed"))
            .with_label("opened here")
            .with_secondary(found.span, format!("a '}}' is missing before {}", found.describe()))
            .with_help("add the '}' that closes it");
        self.push(error);
    }
}

/// The token the parser stopped at, and what it could have gone on with.
struct Found<'input> {
    span: Span,
    token: Token,
    text: &'input str,
    expected: Vec<String>,
}

impl<'input> Found<'input> {
    fn new(builder: &Builder<'input>, error: &Error) -> Self {
        let words = |list: &[String]| list.iter().map(|e| e.trim_matches('"').to_string()).collect();
        let ((start, token, end), expected) = match *error {
            ParseError::UnrecognizedToken { token, ref expected } => (token, words(expected)),
            ParseError::UnrecognizedEof { location, ref expected } => {
                ((location, Token::End, location), words(expected))
            }
            ParseError::ExtraToken { token } => (token, Vec::new()),
            ParseError::InvalidToken { location } => ((location, Token::End, location), Vec::new()),
            ParseError::User { error } => match error {},
        };
        Found { span: builder.span(start, end), token, text: builder.text_at(start, end), expected }
    }

    /// The token for a message.
    fn describe(&self) -> String {
        describe(self.token, self.text)
    }

    fn expects(&self, terminal: &str) -> bool {
        self.expected.iter().any(|e| e == terminal)
    }
}

/// The diagnostic of a syntax error.
pub(crate) fn syntax_error(builder: &Builder<'_>, context: Context, error: &Error) -> Diagnostic {
    let found = Found::new(builder, error);
    if found.token == Token::Unknown {
        return unknown(found.span, found.text);
    }
    known_mistake(builder, &found, context).unwrap_or_else(|| unexpected(builder, &found))
}

/// What was found where the grammar has something else; an open bracket that the statement ends in is named.
fn unexpected(builder: &Builder<'_>, found: &Found<'_>) -> Diagnostic {
    let (expected, what) = (alternatives(&found.expected), found.describe());
    let message = format!("expected {expected}, found {what}");
    let label = if found.token == Token::End { "the file ends here" } else { "unexpected" };
    let diagnostic = Entry::UnexpectedToken.at(found.span, message).with_label(label);
    let closers = [("(", ")"), ("[", "]"), ("{ literal", "} literal"), ("<", ">")];
    let Some((open, span)) = innermost_open(builder, found.span) else { return diagnostic };
    let Some((open, close)) = closers.iter().find(|(o, c)| *o == open && found.expects(c)) else {
        return diagnostic;
    };
    let (open, close) = (symbol(open), symbol(close));
    match found.token {
        // What ends the statement, or a bracket around this one.
        Token::Semicolon
        | Token::RightParen
        | Token::RightBracket
        | Token::RightBrace
        | Token::CloseLiteral
        | Token::Def
        | Token::Struct
        | Token::End => Entry::UnclosedBracket
            .at(span, format!("this '{open}' is never closed"))
            .with_label("opened here")
            .with_secondary(found.span, format!("expected {expected} before {what}"))
            .with_help(format!("add the '{close}' that closes it")),
        _ if found.expects("number") => diagnostic,
        _ => diagnostic.with_secondary(span, format!("to close this '{open}', '{close}' is needed")),
    }
}

/// Words with which other languages make other files known.
const IMPORTS: [&str; 6] = ["import", "include", "from", "use", "using", "require"];

const NO_POWERS: &str = "Toy has no powers: write x * x";

fn is_operator(token: Token) -> bool {
    matches!(token, Token::Plus | Token::Minus | Token::Star | Token::Slash)
}

/// Mistakes that deserve more than a list of what was expected.
fn known_mistake(builder: &Builder<'_>, found: &Found<'_>, context: Context) -> Option<Diagnostic> {
    let error = |entry: Entry, message: String| entry.at(found.span, message);
    let what = found.describe();
    let in_shape = || innermost_open(builder, found.span).is_some_and(|(open, _)| open == "<");
    if context == Context::Module && found.expects("end") {
        return Some(outside_function(found));
    }
    match found.token {
        Token::Def | Token::Return | Token::Struct | Token::Var if found.expected == ["name"] => {
            Some(keyword_as_name(found.span, what.trim_matches('\'')))
        }
        Token::Slash => Some(
            error(Entry::ForeignComment, format!("expected {}, found '/'", alternatives(&found.expected)))
                .with_label("divides, and needs a left operand")
                .with_help("comments begin with '#'"),
        ),
        Token::Equal if found.expects("*") && compares(builder, found) => Some(no_comparison(found, "==")),
        Token::Less if found.expects("*") => Some(no_comparison(found, "<")),
        Token::Greater if found.expects("*") => Some(no_comparison(found, ">")),
        Token::Equal if found.expects(";") && !found.expects("*") => Some(
            error(Entry::FieldValue, "field with a value".into())
                .with_label("a field is only declared")
                .with_help("values are given where a struct is made: S s = {...};"),
        ),
        Token::Equal if found.expects(";") => Some(
            error(Entry::Assignment, "Toy has no assignment".into())
                .with_label("variables keep their first value")
                .with_help("declare a new variable: var other = ...;"),
        ),
        Token::Semicolon if found.expects("=") => {
            let error = error(Entry::VariableWithoutValue, "variable without a value".into());
            let word = builder.before(found.span, 2);
            Some(match word {
                (Token::Ident, word) if IMPORTS.contains(&word) => error
                    .with_label("this reads as the variable of a struct")
                    .with_help("a program is one file: there is nothing to import"),
                _ => error
                    .with_label("expected '='")
                    .with_help("give it a value where it is declared: var x = ...;"),
            })
        }
        Token::LeftBracket if found.expects("*") => Some(
            error(Entry::UnexpectedToken, format!("expected {}, found '['", alternatives(&found.expected)))
                .with_label("not an operator of Toy")
                .with_help("Toy has no indexing: operators work on whole tensors"),
        ),
        Token::Star if builder.before(found.span, 1).0 == Token::Star => {
            Some(unexpected(builder, found).with_help(NO_POWERS))
        }
        Token::Equal if is_operator(builder.before(found.span, 1).0) => Some(
            unexpected(builder, found)
                .with_help("variables keep their first value: declare another one with 'var'"),
        ),
        _ if found.expected == ["{"] => Some(
            error(Entry::UnexpectedToken, format!("expected '{{', found {what}"))
                .with_label("unexpected")
                .with_help("the body of a function or struct is in braces: { ... }"),
        ),
        Token::RightParen | Token::RightBracket if found.expects(";") => Some(
            error(Entry::UnmatchedBrace, format!("unmatched {what}"))
                .with_label("closes nothing")
                .with_help("remove it, or add the bracket that it belongs to"),
        ),
        Token::LeftBracket if found.expects("<") && found.expects("=") => Some(
            error(Entry::UnexpectedToken, "expected '=', found '['".into())
                .with_label("unexpected")
                .with_help("a shape is written in angle brackets: var x<2, 3> = ...;"),
        ),
        Token::Comma if found.expects(";") => Some(
            error(Entry::UnexpectedToken, format!("expected {}, found ','", alternatives(&found.expected)))
                .with_label("unexpected")
                .with_help("declare one at a time; each declaration ends with ';'"),
        ),
        _ if found.expected == ["number"] && in_shape() => Some(
            error(Entry::Dimension, format!("expected a dimension, found {what}"))
                .with_label("must be a whole number from 1")
                .with_help(SIZES),
        ),
        _ if found.expects("number") && found.expects("[") && !found.expects("(") => Some(
            error(Entry::TensorElement, format!("expected an element of a tensor literal, found {what}"))
                .with_label("unexpected")
                .with_help("a tensor literal holds only numbers and nested lists of numbers"),
        ),
        _ => None,
    }
}

/// Whether a `=` is the first of two.
fn compares(builder: &Builder<'_>, found: &Found<'_>) -> bool {
    let next = builder.tokens.get(builder.token_at(found.span.end));
    next.is_some_and(|&(start, token, _)| token == Token::Equal && start == found.span.end)
}

fn no_comparison(found: &Found<'_>, operator: &str) -> Diagnostic {
    let message = format!("expected {}, found '{operator}'", alternatives(&found.expected));
    Entry::UnexpectedToken
        .at(found.span, message)
        .with_label("not an operator of Toy")
        .with_help("Toy computes with numbers, and compares none: its operators are + - * /")
}

/// What a shape is.
pub(crate) const SIZES: &str = "a shape lists the sizes of a tensor's dimensions: <2, 3>";

/// A keyword where a name is declared.
pub(crate) fn keyword_as_name(span: Span, keyword: &str) -> Diagnostic {
    Entry::KeywordAsName
        .at(span, format!("'{keyword}' is a keyword and cannot be a name"))
        .with_label("expected a name")
        .with_help("choose another name")
}

/// Something other than `def` or `struct` at the top level.
fn outside_function(found: &Found<'_>) -> Diagnostic {
    let what = found.describe();
    match found.token {
        Token::RightBrace => Entry::UnmatchedBrace
            .at(found.span, "unmatched '}'")
            .with_label("closes nothing")
            .with_help("remove it, or add the '{' it belongs to"),
        Token::Semicolon => Entry::StraySemicolon
            .at(found.span, "stray ';'")
            .with_label("not allowed after a function or struct")
            .with_help("remove it"),
        Token::Ident if matches!(found.text, "fn" | "fun" | "func" | "function") => Entry::OutsideFunction
            .at(found.span, format!("expected 'def' or 'struct', found {what}"))
            .with_label("not a keyword of Toy")
            .with_help("functions are declared with 'def'"),
        _ => Entry::OutsideFunction
            .at(found.span, format!("expected 'def' or 'struct', found {what}"))
            .with_label("outside of any function")
            .with_help("statements belong in a function: def main() { ... }"),
    }
}

/// Characters that are no token.
fn unknown(span: Span, text: &str) -> Diagnostic {
    let plural = if text.chars().nth(1).is_some() { "s" } else { "" };
    let error = Entry::UnknownCharacter.at(span, format!("unknown character{plural} '{}'", excerpt(text)));
    match text.chars().next() {
        Some('"' | '\'' | '\u{2018}'..='\u{201f}') => {
            error.with_label("not part of Toy").with_help("Toy has no strings")
        }
        Some('^') => error.with_label("not part of Toy").with_help(NO_POWERS),
        Some('@') => error
            .with_label("not part of Toy")
            .with_help("Toy has no products of matrices: '*' works element by element"),
        Some('_') => error.with_label("no name starts like this").with_help("names begin with a letter"),
        _ => error
            .with_label("not part of Toy")
            .with_help("programs consist of names, numbers and ( ) { } [ ] < > ; , . = + - * /"),
    }
}

/// The last bracket before `at`, in the same statement, that is still open there.
fn innermost_open(builder: &Builder<'_>, at: Span) -> Option<(&'static str, Span)> {
    let before = builder.token_at(at.start);
    let mut closed = 0usize;
    for &(start, token, end) in builder.tokens.get(..before)?.iter().rev() {
        let open = match token {
            Token::Semicolon | Token::Def | Token::Struct | Token::LeftBrace => return None,
            Token::RightParen | Token::RightBracket | Token::CloseLiteral | Token::Greater => {
                closed += 1;
                continue;
            }
            Token::LeftParen => "(",
            Token::LeftBracket => "[",
            Token::OpenLiteral => "{ literal",
            Token::Less => "<",
            _ => continue,
        };
        match closed.checked_sub(1) {
            Some(n) => closed = n,
            None => return Some((open, builder.span(start, end))),
        }
    }
    None
}

/// What could have come, in words: as short a list as tells what to write.
fn alternatives(expected: &[String]) -> String {
    let mut list: Vec<&str> = expected.iter().map(String::as_str).collect();
    let mut words: Vec<String> = Vec::new();
    let has = |list: &[&str], t: &str| list.contains(&t);
    if has(&list, "*") {
        // Behind an operand one can always go on; what ends it is what was forgotten.
        list.retain(|t| !["+", "-", "*", "/", ".", "(", "{ literal", "name"].contains(t));
    }
    if has(&list, "def") && has(&list, "name") {
        // Behind `var`, where keywords are understood as ill-chosen names.
        list = vec!["name"];
    } else if has(&list, "return") {
        words.push("a statement".into());
        list.retain(|t| *t == "}");
    } else if has(&list, "var") {
        words.push("a field".into());
        list.retain(|t| *t == "}");
    } else if has(&list, "(") && has(&list, "number") {
        words.push("an expression".into());
        list.retain(|t| !["(", "[", "{ literal", "-", "name", "number"].contains(t));
    }
    // What goes on comes before what ends.
    list.sort_by_key(|t| [")", "]", "}", "} literal", ">", ";", "end"].contains(t));
    for terminal in list {
        words.push(match terminal {
            "name" => "a name".into(),
            "number" => "a number".into(),
            "end" => "the end of the file".into(),
            "unknown" => continue,
            other => format!("'{}'", symbol(other)),
        });
    }
    match words.split_last() {
        None => "something else".into(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}

/// The symbol that a terminal of the grammar is.
fn symbol(terminal: &str) -> &str {
    terminal.split(' ').next().unwrap_or(terminal)
}

/// A token for a message.
fn describe(token: Token, text: &str) -> String {
    let symbol = match token {
        Token::Ident | Token::Number | Token::Unknown | Token::String | Token::ForeignComment => {
            return format!("'{}'", excerpt(text));
        }
        Token::End | Token::Blank => return "the end of the file".into(),
        Token::Def => "def",
        Token::Return => "return",
        Token::Struct => "struct",
        Token::Var => "var",
        Token::LeftParen => "(",
        Token::RightParen => ")",
        Token::LeftBrace | Token::OpenLiteral => "{",
        Token::RightBrace | Token::CloseLiteral => "}",
        Token::LeftBracket => "[",
        Token::RightBracket => "]",
        Token::Less => "<",
        Token::Greater => ">",
        Token::Semicolon | Token::SemicolonInLiteral => ";",
        Token::Comma => ",",
        Token::Dot => ".",
        Token::Equal => "=",
        Token::Plus => "+",
        Token::Minus => "-",
        Token::Star => "*",
        Token::Slash => "/",
    };
    format!("'{symbol}'")
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
pub(crate) fn parse_number(span: Span, text: &str) -> Result<f64, Box<Diagnostic>> {
    let error = |entry: Entry, message: &str| entry.at(span, format!("{message} '{}'", excerpt(text)));
    let mantissa = text.split_once(['e', 'E']).filter(|(_, exponent)| is_exponent(exponent)).map(|(m, _)| m);
    let letter = mantissa.unwrap_or(text).find(|c: char| c != '.' && !c.is_ascii_digit());
    if let Some(letter) = letter {
        let (digits, rest) = text.split_at(letter);
        let error = if matches!(rest, "e" | "E") {
            error(Entry::MalformedNumber, "malformed number")
                .with_label("the exponent has no digits")
                .with_help(format!("write it behind the 'e': {}e3", excerpt(digits)))
        } else if let Some(value) = in_another_base(text) {
            error(Entry::MalformedNumber, "malformed number")
                .with_label("numbers are decimal")
                .with_help(format!("write {value}"))
        } else {
            error(Entry::MalformedNumber, "malformed number")
                .with_label("a number is digits with at most one decimal point")
                .with_help(format!(
                    "put an operator behind '{}', or begin the name with a letter",
                    excerpt(digits)
                ))
        };
        return Err(Box::new(error));
    }
    if text.bytes().filter(|&b| b == b'.').count() > 1 {
        return Err(Box::new(
            error(Entry::MalformedNumber, "malformed number")
                .with_label("more than one decimal point")
                .with_help("a number is digits with at most one decimal point"),
        ));
    }
    match text.parse::<f64>() {
        Ok(value) if value.is_finite() => Ok(value),
        _ => Err(Box::new(
            error(Entry::NumberOutOfRange, "number out of range:")
                .with_label("does not fit a double")
                .with_help("the largest double has 309 digits before its decimal point"),
        )),
    }
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
