//! Tokens of predicate expressions.

use std::ops::Range;

use super::ExprError;

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Token {
    /// `$name` or `$0`, without the dollar sign.
    Placeholder(String),
    Ident(String),
    Int(i128),
    Float(String),
    Str(String),
    Char(char),
    /// An operator or a bracket.
    Punct(&'static str),
    End,
}

impl Token {
    /// The words for it in a diagnostic.
    pub(super) fn words(&self) -> String {
        match self {
            Token::Placeholder(name) => format!("'${name}'"),
            Token::Ident(name) => format!("'{name}'"),
            Token::Int(i) => format!("'{i}'"),
            Token::Float(f) => format!("'{f}'"),
            Token::Str(_) => "a string".to_owned(),
            Token::Char(_) => "a character".to_owned(),
            Token::Punct(p) => format!("'{p}'"),
            Token::End => "the end of the predicate".to_owned(),
        }
    }
}

/// Longest first, so that `==` is not two of `=`.
const PUNCT: [&str; 25] = [
    "::<", "::", "||", "&&", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "%", "!", "|", ".", ",", "(",
    ")", "&", "[", "]", "{", "}",
];

pub(super) fn lex(text: &str) -> Result<Vec<(Token, Range<usize>)>, ExprError> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let start = at;
        let token = if c.is_whitespace() {
            at += c.len_utf8();
            continue;
        } else if c == '$' {
            let len = word_len(&rest[1..]);
            if len == 0 {
                return Err(ExprError::new(at..at + 1, "expected a name after '$'"));
            }
            at += 1 + len;
            Token::Placeholder(rest[1..1 + len].to_owned())
        } else if c.is_ascii_digit() {
            let (token, len) = number(rest).map_err(|m| ExprError::new(at..at + word_len(rest), m))?;
            at += len;
            token
        } else if c.is_alphabetic() || c == '_' {
            let len = word_len(rest);
            at += len;
            Token::Ident(rest[..len].to_owned())
        } else if c == '"' || c == '\'' {
            let (value, len) = quoted(rest, c).map_err(|m| ExprError::new(at..text.len(), m))?;
            at += len;
            match c {
                '"' => Token::Str(value),
                _ => {
                    let mut chars = value.chars();
                    match (chars.next(), chars.next()) {
                        (Some(only), None) => Token::Char(only),
                        _ => {
                            let message = "a character literal holds one character";
                            return Err(ExprError::new(start..at, message));
                        }
                    }
                }
            }
        } else if let Some(p) = PUNCT.iter().find(|p| rest.starts_with(**p)) {
            at += p.len();
            Token::Punct(p)
        } else {
            let message = format!("unexpected character {c:?} in a predicate");
            return Err(ExprError::new(at..at + c.len_utf8(), message));
        };
        tokens.push((token, start..at));
    }
    tokens.push((Token::End, text.len()..text.len()));
    Ok(tokens)
}

fn word_len(text: &str) -> usize {
    text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len())
}

fn number(text: &str) -> Result<(Token, usize), String> {
    let digits = |t: &str| t.find(|c: char| !c.is_ascii_digit() && c != '_').unwrap_or(t.len());
    if let Some(hex) = text.strip_prefix("0x") {
        let len = hex.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(hex.len());
        let value =
            i128::from_str_radix(&hex[..len], 16).map_err(|_| "this integer is too large or empty")?;
        return Ok((Token::Int(value), len + 2));
    }
    let whole = digits(text);
    let rest = &text[whole..];
    if rest.starts_with('.') && rest[1..].starts_with(|c: char| c.is_ascii_digit()) {
        let len = whole + 1 + digits(&rest[1..]);
        // C++'s suffix of single precision, as the defaults of MLIR's records have it.
        let suffix = rest[len - whole..].starts_with('f') && word_len(&text[len..]) == 1;
        return Ok((Token::Float(text[..len].to_owned()), len + usize::from(suffix)));
    }
    let value = text[..whole].replace('_', "").parse().map_err(|_| "this integer is too large")?;
    Ok((Token::Int(value), whole))
}

/// The value between quotes and the length with both.
fn quoted(text: &str, quote: char) -> Result<(String, usize), &'static str> {
    let mut value = String::new();
    let mut chars = text.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        match c {
            c if c == quote => return Ok((value, at + 1)),
            '\\' => match chars.next() {
                Some((_, 'n')) => value.push('\n'),
                Some((_, 't')) => value.push('\t'),
                Some((_, c @ ('\\' | '"' | '\''))) => value.push(c),
                _ => return Err("unknown escape in a literal"),
            },
            c => value.push(c),
        }
    }
    Err("this literal has no closing quote")
}
