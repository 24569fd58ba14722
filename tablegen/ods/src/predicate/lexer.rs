//! Tokens of predicate expressions.

use std::ops::Range;

use super::expr::ExprError;

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
            Token::End => "the end of the expression".to_owned(),
        }
    }
}

/// Longest first, so that `==` is not read as two `=`.
const PUNCT: [&str; 35] = [
    "::<", "::", "->", "||", "&&", "==", "!=", "<=", ">=", "<<", ">>", "<", ">", "+", "-", "*", "/", "%",
    "!", "|", "^", ".", ",", "(", ")", "&", "[", "]", "{", "}", "?", ":", "~", "=", ";",
];

/// The length of a comment at the beginning of a text.
fn comment(text: &str) -> Option<usize> {
    if text.starts_with("//") {
        return Some(text.find('\n').unwrap_or(text.len()));
    }
    let inner = text.strip_prefix("/*")?;
    Some(inner.find("*/").map_or(text.len(), |at| at + 4))
}

pub(super) fn lex(text: &str) -> Result<Vec<(Token, Range<usize>)>, ExprError> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let start = at;
        let token = if c.is_whitespace() {
            at += c.len_utf8();
            continue;
        } else if let Some(len) = comment(rest) {
            at += len;
            continue;
        } else if c == '$' {
            let len = word_len(&rest[1..]);
            if len == 0 {
                return Err(ExprError::at(at..at + 1, "expected a name after '$'"));
            }
            at += 1 + len;
            Token::Placeholder(rest[1..1 + len].to_owned())
        } else if c.is_ascii_digit() || c == '.' && rest[1..].starts_with(|c: char| c.is_ascii_digit()) {
            let (token, len) = number(rest).map_err(|m| ExprError::at(at..at + word_len(rest), m))?;
            at += len;
            token
        } else if c.is_alphabetic() || c == '_' {
            let len = word_len(rest);
            at += len;
            Token::Ident(rest[..len].to_owned())
        } else if c == '"' || c == '\'' {
            let (value, len) = quoted(rest, c).map_err(|m| ExprError::at(at..text.len(), m))?;
            at += len;
            match c {
                '"' => Token::Str(value),
                _ => {
                    let mut chars = value.chars();
                    match (chars.next(), chars.next()) {
                        (Some(only), None) => Token::Char(only),
                        _ => {
                            let message = "a character literal holds one character";
                            return Err(ExprError::at(start..at, message));
                        }
                    }
                }
            }
        } else if let Some(p) = PUNCT.iter().find(|p| rest.starts_with(**p)) {
            at += p.len();
            Token::Punct(p)
        } else {
            let message = format!("unexpected character {c:?}");
            return Err(ExprError::at(at..at + c.len_utf8(), message));
        };
        tokens.push((token, start..at));
    }
    tokens.push((Token::End, text.len()..text.len()));
    Ok(tokens)
}

fn word_len(text: &str) -> usize {
    text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len())
}

/// A number in Rust's or C++'s spelling, and its length: `10`, `0x1F`, `1u`, `.5`, `1.`, `0.5f`, `1e-5`.
fn number(text: &str) -> Result<(Token, usize), String> {
    for (prefix, radix) in [("0x", 16), ("0X", 16), ("0b", 2), ("0B", 2)] {
        let Some(rest) = text.strip_prefix(prefix) else { continue };
        let len = rest.find(|c: char| !c.is_digit(radix) && c != '_').unwrap_or(rest.len());
        if radix == 16
            && let Some((value, len)) = hexadecimal(rest)
        {
            if value.is_infinite() {
                return Err("this float is too large".to_owned());
            }
            return Ok((Token::Float(format!("{value:?}")), 2 + len + suffix(&rest[len..], true)?));
        }
        let value = i128::from_str_radix(&rest[..len].replace('_', ""), radix)
            .map_err(|_| "this integer is too large or empty")?;
        return Ok((Token::Int(value), 2 + len + suffix(&rest[len..], false)?));
    }
    let whole = digits(text);
    let mut len = whole;
    if let Some(rest) = text[len..].strip_prefix('.') {
        let fraction = digits(rest);
        // Otherwise, the dot is followed by the name of a method.
        let word = &rest[fraction..][..word_len(&rest[fraction..])];
        let is_suffix = matches!(word, "" | "f" | "F") || exponent(&rest[fraction..]) > 0;
        if fraction > 0 || is_suffix && !rest.starts_with('.') {
            len += 1 + fraction;
        }
    }
    len += exponent(&text[len..]);
    if len > whole {
        let plain = text[..len].replace(['_', '\''], "");
        let value: f64 = plain.parse().map_err(|_| "this float cannot be read")?;
        if value.is_infinite() {
            return Err("this float is too large".to_owned());
        }
        return Ok((Token::Float(format!("{value:?}")), len + suffix(&text[len..], true)?));
    }
    let plain = text[..whole].replace(['_', '\''], "");
    if plain.len() > 1 && plain.starts_with('0') {
        return Err("a number that begins with 0 is octal in C++ and decimal in Rust".to_owned());
    }
    if matches!(&text[whole..][..word_len(&text[whole..])], "f" | "F") {
        return Ok((Token::Float(format!("{plain}.0")), whole + 1));
    }
    let value = plain.parse().map_err(|_| "this integer is too large")?;
    Ok((Token::Int(value), whole + suffix(&text[whole..], false)?))
}

/// A float as C++ writes it after `0x`, and its length: `1p3`, `1.8p-1`; `None` for an integer.
fn hexadecimal(text: &str) -> Option<(f64, usize)> {
    let mut value = 0.0_f64;
    let mut scale = 0;
    let mut len = 0;
    let mut is_fraction = false;
    for c in text.chars() {
        match (c, c.to_digit(16)) {
            ('.', _) if !is_fraction => is_fraction = true,
            (_, Some(digit)) => {
                value = value.mul_add(16.0, digit.into());
                scale -= if is_fraction { 4 } else { 0 };
            }
            _ => break,
        }
        len += 1;
    }
    let rest = text.get(len..)?.strip_prefix(['p', 'P'])?;
    let sign = usize::from(rest.starts_with(['+', '-']));
    let digits = digits(rest.get(sign..)?);
    let exponent: i32 = rest.get(..sign + digits)?.parse().ok()?;
    // In two steps, so that neither power is out of range unless the value itself is.
    let power = exponent.saturating_add(scale);
    let value = value * 2f64.powi(power / 2) * 2f64.powi(power - power / 2);
    (digits > 0).then_some((value, len + 1 + sign + digits))
}

/// The length of digits, with separators.
fn digits(text: &str) -> usize {
    let bytes = text.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let mut at = 0;
    while is_digit(at)
        || at > 0 && (bytes.get(at) == Some(&b'_') || bytes.get(at) == Some(&b'\'') && is_digit(at + 1))
    {
        at += 1;
    }
    at
}

/// The length of `e-5`.
fn exponent(text: &str) -> usize {
    let Some(rest) = text.strip_prefix(['e', 'E']) else { return 0 };
    let sign = usize::from(rest.starts_with(['+', '-']));
    match digits(&rest[sign..]) {
        0 => 0,
        len => 1 + sign + len,
    }
}

/// The length of a C++ suffix that gives a number's type.
fn suffix(text: &str, float: bool) -> Result<usize, String> {
    let word = &text[..word_len(text)];
    let known: &[&str] =
        if float { &["", "f", "l"] } else { &["", "u", "l", "ul", "lu", "ll", "ull", "llu", "z", "uz"] };
    if known.contains(&word.to_ascii_lowercase().as_str()) {
        Ok(word.len())
    } else {
        Err(format!("'{word}' cannot follow a number"))
    }
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
                Some((_, 'r')) => value.push('\r'),
                Some((_, '0')) => value.push('\0'),
                Some((_, c @ ('\\' | '"' | '\''))) => value.push(c),
                _ => return Err("unknown escape in a literal"),
            },
            c => value.push(c),
        }
    }
    Err("this literal has no closing quote")
}
