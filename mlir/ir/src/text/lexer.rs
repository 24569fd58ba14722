//! Tokens of the textual form.
//!
//! The parser reads one token at a time and may start again anywhere in the text: `4x8xf32` and the bodies of dialect
//! types and attributes are not regular in these tokens.

use logos::Logos;

/// The kind of a token.
#[derive(Logos, Clone, Copy, PartialEq, Eq, Debug)]
#[logos(skip r"[ \t\r\n\x00]+")]
#[logos(skip(r"//[^\r\n]*", allow_greedy = true))]
pub(crate) enum Tok {
    /// A bare identifier, which includes keywords and integer types.
    #[regex(r"[A-Za-z_][A-Za-z0-9_$.]*")]
    Bare,
    /// `%name`
    #[regex(r"%([0-9]+|[A-Za-z$._\-][A-Za-z0-9$._\-]*)")]
    Percent,
    /// `^name`
    #[regex(r"\^([0-9]+|[A-Za-z$._\-][A-Za-z0-9$._\-]*)")]
    Caret,
    /// `#name`
    #[regex(r"#([0-9]+|[A-Za-z$._\-][A-Za-z0-9$._\-]*)")]
    Hash,
    /// `!name`
    #[regex(r"!([0-9]+|[A-Za-z$._\-][A-Za-z0-9$._\-]*)")]
    Bang,
    /// `@name` or `@"name"`
    #[regex(r"@[A-Za-z_][A-Za-z0-9_$.]*")]
    #[regex(r#"@"([^"\\\n\x0B\x0C]|\\["\\nt]|\\[0-9A-Fa-f][0-9A-Fa-f])*""#)]
    At,
    /// `"text"`
    #[regex(r#""([^"\\\n\x0B\x0C]|\\["\\nt]|\\[0-9A-Fa-f][0-9A-Fa-f])*""#)]
    String,
    /// A decimal or hexadecimal integer.
    #[regex(r"[0-9]+")]
    #[regex(r"0x[0-9A-Fa-f]+")]
    Integer,
    /// A number with a decimal point.
    #[regex(r"[0-9]+\.[0-9]*([eE][+\-]?[0-9]+)?")]
    Float,
    #[token("->")]
    Arrow,
    #[token("(")]
    LParen,
    #[token(")")]
    RParen,
    #[token("{")]
    LBrace,
    #[token("}")]
    RBrace,
    #[token("[")]
    LSquare,
    #[token("]")]
    RSquare,
    #[token("<")]
    Less,
    #[token(">")]
    Greater,
    #[token(",")]
    Comma,
    #[token(":")]
    Colon,
    #[token("=")]
    Equal,
    #[token("-")]
    Minus,
    #[token("+")]
    Plus,
    #[token("*")]
    Star,
    #[token("/")]
    Slash,
    #[token("?")]
    Question,
    #[token("|")]
    Bar,
    #[token("...")]
    Ellipsis,
    #[token("{-#")]
    MetaBegin,
    #[token("#-}")]
    MetaEnd,
    /// The end of the text.
    Eof,
    /// No token; [`lex_error`] says why.
    Error,
}

impl Tok {
    /// The kind of a piece of punctuation; `None` for words.
    pub(crate) fn punctuation(text: &str) -> Option<Tok> {
        Some(match text.as_bytes() {
            b"->" => Tok::Arrow,
            b"(" => Tok::LParen,
            b")" => Tok::RParen,
            b"{" => Tok::LBrace,
            b"}" => Tok::RBrace,
            b"[" => Tok::LSquare,
            b"]" => Tok::RSquare,
            b"<" => Tok::Less,
            b">" => Tok::Greater,
            b"," => Tok::Comma,
            b":" => Tok::Colon,
            b"=" => Tok::Equal,
            b"-" => Tok::Minus,
            b"+" => Tok::Plus,
            b"*" => Tok::Star,
            b"/" => Tok::Slash,
            b"?" => Tok::Question,
            b"|" => Tok::Bar,
            b"..." => Tok::Ellipsis,
            b"{-#" => Tok::MetaBegin,
            b"#-}" => Tok::MetaEnd,
            _ => return None,
        })
    }
}

/// A token: its kind and the bytes it takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Tok,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Token {
    pub(crate) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// A position in a text from which tokens are read.
pub(crate) struct Lexer<'a> {
    text: &'a str,
    inner: logos::Lexer<'a, Tok>,
}

impl<'a> Lexer<'a> {
    /// Starts at byte `at`, or at the end of the text if that is not a character boundary.
    pub(crate) fn new(text: &'a str, at: usize) -> Self {
        let mut inner = Tok::lexer(text);
        inner.bump(if text.is_char_boundary(at) { at } else { text.len() });
        Lexer { text, inner }
    }

    /// The next token. After an error token, reading continues.
    #[inline]
    pub(crate) fn next(&mut self) -> Token {
        let kind = match self.inner.next() {
            Some(Ok(kind)) => kind,
            Some(Err(())) => Tok::Error,
            None => {
                let end = self.text.len() as u32;
                return Token { kind: Tok::Eof, start: end, end };
            }
        };
        let span = self.inner.span();
        Token { kind, start: span.start as u32, end: span.end as u32 }
    }
}

/// The token at byte `at`.
#[cfg(test)]
fn lex(text: &str, at: usize) -> Token {
    Lexer::new(text, at).next()
}

/// Why no token starts at byte `at`, and where the error is.
pub(crate) fn lex_error(text: &str, at: usize) -> (usize, &'static str) {
    let rest = text.get(at..).unwrap_or("").as_bytes();
    match rest.first() {
        Some(b'"') => string_error(rest, at),
        Some(b'@') if rest.get(1) == Some(&b'"') => string_error(&rest[1..], at + 1),
        Some(b'@') => (at + 1, "@ identifier expected to start with letter or '_'"),
        Some(b'%') => (at, "invalid SSA name"),
        Some(b'^') => (at, "invalid block name"),
        Some(b'#') => (at, "invalid attribute name"),
        Some(b'!') => (at, "invalid type identifier"),
        Some(b'.') => (at + 1, "expected three consecutive dots for an ellipsis"),
        _ => (at, "unexpected character"),
    }
}

/// What is wrong in the string literal that `rest` starts with.
fn string_error(rest: &[u8], at: usize) -> (usize, &'static str) {
    let mut i = 1;
    while let Some(&byte) = rest.get(i) {
        match byte {
            b'\n' | 0x0B | 0x0C | b'"' => break,
            b'\\' => {
                let hex = |n: usize| rest.get(n).is_some_and(u8::is_ascii_hexdigit);
                match rest.get(i + 1) {
                    Some(b'"' | b'\\' | b'n' | b't') => i += 2,
                    Some(_) if hex(i + 1) && hex(i + 2) => i += 3,
                    _ => return (at + i, "unknown escape in string literal"),
                }
            }
            _ => i += 1,
        }
    }
    (at + i, "expected '\"' in string literal")
}

/// The bytes of a string literal, given without its quotes.
pub(crate) fn unescape(inner: &str) -> Vec<u8> {
    let mut bytes = inner.bytes();
    let mut out = Vec::with_capacity(inner.len());
    while let Some(byte) = bytes.next() {
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        match bytes.next() {
            Some(b'n') => out.push(b'\n'),
            Some(b't') => out.push(b'\t'),
            Some(c @ (b'"' | b'\\')) => out.push(c),
            Some(high) => {
                let digit = |b: u8| (b as char).to_digit(16).unwrap_or(0) as u8;
                out.push(digit(high) << 4 | bytes.next().map_or(0, digit));
            }
            None => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(Tok, &str)> {
        let mut lexer = Lexer::new(text, 0);
        let mut out = Vec::new();
        loop {
            let token = lexer.next();
            if token.kind == Tok::Eof {
                return out;
            }
            out.push((token.kind, &text[token.range()]));
        }
    }

    #[test]
    fn names_and_numbers() {
        use Tok::*;
        assert_eq!(
            kinds("%a#1 ^bb0: #-} !x.y<4x8> @f @\"g h\" 0x1F 1.5e-3 2."),
            [
                (Percent, "%a"),
                (Hash, "#1"),
                (Caret, "^bb0"),
                (Colon, ":"),
                (MetaEnd, "#-}"),
                (Bang, "!x.y"),
                (Less, "<"),
                (Integer, "4"),
                (Bare, "x8"),
                (Greater, ">"),
                (At, "@f"),
                (At, "@\"g h\""),
                (Integer, "0x1F"),
                (Float, "1.5e-3"),
                (Float, "2."),
            ]
        );
    }

    #[test]
    fn strings_and_comments() {
        assert_eq!(kinds("// a \"b\n\"c\\22\" // d"), [(Tok::String, "\"c\\22\"")]);
        assert_eq!(unescape(r#"a\0A\\\"\t\n"#), b"a\n\\\"\t\n");
        assert_eq!(lex_error("\"a\\q\"", 0), (2, "unknown escape in string literal"));
        assert_eq!(lex_error("\"abc\n", 0), (4, "expected '\"' in string literal"));
        assert_eq!(lex("~", 0).kind, Tok::Error);
    }

    #[test]
    fn punctuation_is_told_from_words() {
        assert_eq!(Tok::punctuation("->"), Some(Tok::Arrow));
        assert_eq!(Tok::punctuation("..."), Some(Tok::Ellipsis));
        assert_eq!(Tok::punctuation("to"), None);
        assert_eq!(Tok::punctuation("::"), None);
    }
}
