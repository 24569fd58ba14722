//! The error for a piece that is not parsed: the expected tokens, the token found, and the likely mistake if it is
//! known.
//!
//! The list of tokens that the parser expected shows where in the grammar it stopped. It is interpreted in one place,
//! as a [`Place`], and is otherwise only put into words; known mistakes are a table of places and tokens.

use support::{Diagnostic, Span};

use super::cursor::Source;
use super::errors::{SIZES, describe, keyword_as_name, parse_number, unknown};
use super::pieces::Pieces;
use super::{recovery, words};
use crate::catalogue::DiagnosticCode;
use crate::foreign;
use crate::lexer::{Spanned, Token};

const NO_CHAINS: &str = "put one of the two operations in parentheses";
const NO_ELEMENTS: &str =
    "tensors are replaced as a whole: x = where(mask, 5, x); or x = concat(x[:1], y, x[2:]);";

/// The operators between two operands.
const OPERATORS: [&str; 14] = ["+", "-", "*", "/", "@", "**", "<", "<=", ">", ">=", "==", "!=", "and", "or"];

/// Where in the grammar the parser stopped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Where a statement or field begins.
    Start,
    /// After a complete operand.
    Operand,
    /// After the name of a new variable.
    Variable,
    /// After a field.
    Field,
    /// In a shape.
    Dimension,
    /// After the head of a function or struct.
    Body,
    /// Where only a name is allowed.
    Name,
    Elsewhere,
}

/// The token at which the parser stopped, and the expected ones.
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
        // An argument may have a name, but few have one: '=' is no suggestion.
        let is_argument = pieces.open.last().is_some_and(|open| open.1 == Token::LeftParen);
        Mistake {
            source,
            pieces,
            span: source.span(start, end),
            token,
            text: source.text_at(start, end),
            // Literals that begin with `[` are already in the list; few arguments are text.
            expected: expected
                .iter()
                .map(|terminal| terminal.trim_matches('"'))
                .filter(|&t| !(matches!(t, "tensor" | "text") || t == "=" && is_argument))
                .collect(),
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
            (has("*") || has("or"), Place::Operand),
            (has("="), Place::Variable),
            (has(";") && !has("number"), Place::Field),
            (has("number") && open == Some(Token::Less), Place::Dimension),
            (self.expected == ["{"], Place::Body),
            (self.expected == ["name"], Place::Name),
        ];
        signs.into_iter().find(|sign| sign.0).map_or(Place::Elsewhere, |sign| sign.1)
    }

    /// The error.
    pub(super) fn diagnostic(&self) -> Diagnostic {
        let [(start, before, end), (_, second, _)] = self.pieces.before;
        let span = self.source.span(start, end);
        let text = self.source.text_at(start, end);
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

    /// A known mistake, which deserves more than a list of expected tokens.
    fn known(&self) -> Option<Diagnostic> {
        use Token::*;
        let place = self.place();
        let before = self.pieces.before[0].1;
        let can_end = self.expects(";") || place == Place::Start;
        let is_operator = matches!(before, Plus | Minus | Star | Slash | StarStar | At);
        let is_chain = matches!(
            self.token,
            Less | LessEqual | Greater | GreaterEqual | EqualEqual | NotEqual | StarStar
        );
        let what = describe(self.token, self.text);
        let found = (
            DiagnosticCode::UnexpectedToken,
            format!("expected {}, found {what}", alternatives(&self.expected)),
        );
        let ((entry, message), label, help) = match (place, self.token) {
            (Place::Name, Def | Return | Struct | Var) => return Some(keyword_as_name(self.span, self.text)),
            (_, Plus | Minus | Star | Slash) if before == Text => {
                (found, "there are no operations on text", "print takes several values: print(\"x is\", x);")
            }
            (_, Slash) => {
                let found = (DiagnosticCode::ForeignComment, found.1);
                (found, "divides, and needs a left operand", "comments begin with '#'")
            }
            _ if is_chain && place == Place::Operand => {
                (found, "comparisons and powers do not follow each other", NO_CHAINS)
            }
            _ if self.expects("..") => {
                (found, "a loop counts from one number to another", "write for i in 0..10 { ... }")
            }
            (Place::Operand, Equal) if can_end => {
                let error = (DiagnosticCode::Assignment, "only a variable can be assigned to".into());
                let help = if before == RightBracket {
                    NO_ELEMENTS
                } else {
                    "give a whole variable a new value: x = ...;"
                };
                (error, "on its left is no variable", help)
            }
            (Place::Operand, LeftParen) if before == Ident && self.pieces.before[1].1 == Dot => {
                return Some(self.method());
            }
            (Place::Operand, Ident) if self.text == "if" => {
                return Some(words::error(self.span, "if", false));
            }
            (Place::Field, Equal) => {
                let error = (DiagnosticCode::FieldValue, "field with a value".into());
                (error, "a field is only declared", "values are given where a struct is made: S s = {...};")
            }
            (Place::Variable, Semicolon) => {
                let (label, help) = self.without_value();
                ((DiagnosticCode::VariableWithoutValue, "variable without a value".into()), label, help)
            }
            (Place::Variable, LeftBracket) if self.expects("<") => {
                let error = (DiagnosticCode::UnexpectedToken, "expected '=', found '['".into());
                (error, "unexpected", "a shape is written in angle brackets: var x<2, 3> = ...;")
            }
            (_, Equal) if is_operator => return Some(self.update(before)),
            (_, Plus) if before == Plus => return Some(self.update(before)),
            (Place::Body, _) => {
                (found, "unexpected", "the body of a function or struct is in braces: { ... }")
            }
            (_, RightParen | RightBracket) if can_end => {
                let error = (DiagnosticCode::UnmatchedBrace, format!("unmatched {what}"));
                (error, "closes nothing", "remove it, or add the bracket that it belongs to")
            }
            _ if self.is_second_result() => {
                let error = (DiagnosticCode::Tuple, "Toy has no tuples".into());
                (error, "a second value begins here", "several results have no parentheses: return a, b;")
            }
            (_, Comma) if self.expected == [")"] => {
                let error = (DiagnosticCode::Tuple, "Toy has no tuples".into());
                (error, "a second value begins here", "a list is written in square brackets: [2, 3]")
            }
            (_, Comma) if can_end => {
                (found, "unexpected", "declare one at a time; each declaration ends with ';'")
            }
            (Place::Dimension, _) => {
                let error = (DiagnosticCode::Dimension, format!("expected a dimension, found {what}"));
                (error, "must be a whole number from 1", SIZES)
            }
            _ => return None,
        };
        Some(entry.at(self.span, message).with_label(label).with_help(help))
    }

    /// The error for `x += 1` and the like, whose operator is the token before.
    fn update(&self, operator: Token) -> Diagnostic {
        let (start, _, end) = self.pieces.before[0];
        let symbol = self.source.text_at(start, end);
        let help = if operator == self.token {
            "Toy has no updates: write the variable on both sides, x = x + 1".to_owned()
        } else {
            format!("Toy has no updates: write the variable on both sides, x = x {symbol} ...")
        };
        self.unexpected().with_help(help)
    }

    /// The error for a call with a dot: `np.exp(x)`, `x.sum()`.
    fn method(&self) -> Diagnostic {
        let [(start, _, end), (dot, ..)] = self.pieces.before;
        let name = self.source.text_at(start, end);
        let before = self.source.text_at(0, dot).trim_end();
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let base = &before[before.rfind(|c| !is_part(c)).map_or(0, |at| at + 1)..];
        let help = match foreign::function(name) {
            Some(help) => help.to_owned(),
            None if foreign::is_module(base) => {
                format!("built-in functions belong to no module: write {name}(...)")
            }
            None if base.is_empty() => format!("pass the value as an argument: {name}(x)"),
            None => format!("pass the value as an argument: {name}({base})"),
        };
        DiagnosticCode::MethodCall
            .at(self.source.span(start, end), "functions are not called with a dot")
            .with_label("no method, but a function")
            .with_help(help)
    }

    /// Whether this is the comma in `return (x, y)`.
    fn is_second_result(&self) -> bool {
        let first = self.pieces.first;
        let open = &self.pieces.open;
        let is_outside = match open[..] {
            [(start, Token::LeftParen, _)] => {
                self.source.text_at(first.2, start).bytes().all(|byte| byte.is_ascii_whitespace())
            }
            _ => false,
        };
        (first.1, self.token) == (Token::Return, Token::Comma) && is_outside && self.expects(")")
    }

    /// The label and help for a variable that is declared without a value.
    fn without_value(&self) -> (&'static str, &'static str) {
        /// Words with which other languages import files.
        const IMPORTS: [&str; 6] = ["import", "include", "from", "use", "using", "require"];
        let (start, _, end) = self.pieces.before[1];
        if IMPORTS.contains(&self.source.text_at(start, end)) {
            let help = "a program is one file: there is nothing to import";
            ("this reads as the variable of a struct", help)
        } else {
            ("expected '='", "give it a value where it is declared: var x = ...;")
        }
    }

    /// The token found where others were expected; if the statement ends inside a bracket, the bracket is named.
    fn unexpected(&self) -> Diagnostic {
        use Token::*;
        let expected = alternatives(&self.expected);
        let what = describe(self.token, self.text);
        let label = if self.token == End { "the file ends here" } else { "unexpected" };
        let diagnostic = DiagnosticCode::UnexpectedToken
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
            // Tokens that end the statement, or a bracket around this one.
            RightParen | RightBracket | RightBrace | Def | Struct | End => {}
            Semicolon if self.literal.is_none() => {}
            _ if self.expects("number") => return diagnostic,
            _ => {
                return diagnostic
                    .with_secondary(span, format!("to close this '{open}', '{close}' is needed"));
            }
        }
        DiagnosticCode::UnclosedBracket
            .at(span, format!("this '{open}' is never closed"))
            .with_label("opened here")
            .with_secondary(self.span, format!("expected {expected} before {what}"))
            .with_help(format!("add the '{close}' that closes it"))
    }
}

/// The expected tokens in words: the shortest useful list.
fn alternatives(expected: &[&str]) -> String {
    let has = |terminal| expected.contains(&terminal);
    if has("def") {
        // After `var`, where keywords are understood as ill-chosen names.
        return "a name".into();
    } else if has("var") {
        return format!("a {} or '}}'", if has("return") { "statement" } else { "field" });
    }
    let mut list = expected.to_vec();
    let mut words = Vec::<String>::new();
    if has("+") || has("*") || has("or") {
        // An operand can always be followed by an operator; the forgotten token is one that ends it.
        list.retain(|t| !OPERATORS.contains(t) && ![".", "(", "[", "name"].contains(t));
    } else if has("(") && has("number") {
        words.push("an expression".into());
        list.retain(|t| !["(", "[", "{", "-", "not", "name", "number"].contains(t));
    }
    // Tokens that continue come before tokens that end.
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
