//! Tokens of assembly formats.

use std::ops::Range;

use super::error::FormatError;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// A directive or keyword: `attr-dict`, `type`.
    Word(String),
    /// `$name`, without the dollar sign.
    Variable(String),
    /// The text between backquotes.
    Literal(String),
    /// The text between double quotes.
    Text(String),
    /// One of `( ) < > , ^ ? : | =`.
    Punct(char),
    End,
}

/// The tokens of a format, and the current position.
pub(super) struct Cursor {
    tokens: Vec<(Token, Range<usize>)>,
    at: usize,
}

impl Cursor {
    pub(super) fn new(tokens: Vec<(Token, Range<usize>)>) -> Self {
        Cursor { tokens, at: 0 }
    }

    pub(super) fn peek(&self) -> &Token {
        self.tokens.get(self.at).map_or(&Token::End, |t| &t.0)
    }

    /// The place of the next token.
    pub(super) fn range(&self) -> Range<usize> {
        self.tokens.get(self.at).map_or(0..0, |t| t.1.clone())
    }

    pub(super) fn next(&mut self) -> (Token, Range<usize>) {
        let token = (self.peek().clone(), self.range());
        if token.0 != Token::End {
            self.at += 1;
        }
        token
    }

    pub(super) fn eat(&mut self, punct: char) -> bool {
        let found = *self.peek() == Token::Punct(punct);
        self.at += usize::from(found);
        found
    }

    /// Takes a punctuation mark that is required at `place`: "before argument list".
    pub(super) fn expect(&mut self, punct: char, place: &str) -> Result<Range<usize>, FormatError> {
        let range = self.range();
        if self.eat(punct) {
            Ok(range)
        } else {
            Err(FormatError::new(range, format!("expected '{punct}' {place}")))
        }
    }

    /// After `custom`: `<Name>(`.
    pub(super) fn custom_name(&mut self) -> Result<String, FormatError> {
        self.expect('<', "before custom directive name")?;
        let (token, range) = self.next();
        let Token::Word(name) = token else {
            return Err(FormatError::new(range, "expected custom directive name identifier"));
        };
        self.expect('>', "after custom directive name")?;
        self.expect('(', "before custom directive parameters")?;
        Ok(name)
    }
}

/// A string, in which a backslash quotes the next character.
fn string(rest: &str) -> Option<(Token, usize)> {
    let mut text = String::new();
    let mut chars = rest.char_indices().skip(1);
    loop {
        match chars.next()? {
            (at, '"') => return Some((Token::Text(text), at + 1)),
            (_, '\\') => text.push(chars.next()?.1),
            (_, c) => text.push(c),
        }
    }
}

pub(super) fn lex(text: &str) -> Result<Vec<(Token, Range<usize>)>, FormatError> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let word = |t: &str, extra: &[char]| {
            t.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && !extra.contains(&c)).unwrap_or(t.len())
        };
        let (token, len) = match c {
            c if c.is_whitespace() => {
                at += c.len_utf8();
                continue;
            }
            '`' => match rest[1..].find('`') {
                Some(len) => (Token::Literal(rest[1..=len].to_owned()), len + 2),
                None => {
                    let error = FormatError::new(at..at + 1, "unexpected end of file in literal");
                    return Err(error.with_help("no '`' closes what starts here".to_owned()));
                }
            },
            '"' => string(rest).ok_or_else(|| {
                FormatError::new(at..at + 1, "unexpected end of file in string")
                    .with_help("no '\"' closes what starts here".to_owned())
            })?,
            '$' => match word(&rest[1..], &[]) {
                len if len > 0 && !rest[1..].starts_with(|c: char| c.is_ascii_digit()) => {
                    (Token::Variable(rest[1..=len].to_owned()), len + 1)
                }
                _ => return Err(FormatError::new(at..at + 1, "expected variable name")),
            },
            c if c.is_ascii_alphabetic() || c == '_' => {
                let len = word(rest, &['-']);
                (Token::Word(rest[..len].to_owned()), len)
            }
            '(' | ')' | '<' | '>' | ',' | '^' | '?' | ':' | '|' | '=' => (Token::Punct(c), 1),
            c => {
                let message = "unexpected character";
                let help = if c.is_ascii_punctuation() {
                    Some(format!("a literal is written between backquotes: '`{c}`'"))
                } else {
                    None
                };
                return Err(FormatError::new(at..at + c.len_utf8(), message).with_help(help));
            }
        };
        tokens.push((token, at..at + len));
        at += len;
    }
    tokens.push((Token::End, text.len()..text.len()));
    Ok(tokens)
}

/// Whether a literal can be parsed after it has been printed; if not, why.
pub(super) fn valid_literal(text: &str) -> std::result::Result<(), &'static str> {
    let mut chars = text.chars();
    let (Some(first), rest) = (chars.next(), chars.as_str()) else {
        return Err("literal can't be empty");
    };
    if rest.is_empty() {
        return if first.is_ascii_alphabetic() || "_:,=<>()[]{}?+-*".contains(first) {
            Ok(())
        } else {
            Err("single character literal must be a letter or one of '_:,=<>()[]{}?+-*'")
        };
    }
    if matches!(text, "->" | "...") {
        return Ok(());
    }
    if !(first.is_ascii_alphabetic() || first == '_') {
        return Err("valid keyword starts with a letter or '_'");
    }
    if rest.chars().all(|c| c.is_ascii_alphanumeric() || "_$.".contains(c)) {
        Ok(())
    } else {
        Err("keywords should contain only alphanum, '_', '$', or '.' characters")
    }
}
