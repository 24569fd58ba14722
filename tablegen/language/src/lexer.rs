//! Raw tokens of one `.td` text, before directives and includes are handled.
//!
//! [`Raw`] tokens are recognized by logos; [`Tok`] tokens are read by the parser. [`crate::preprocess`] converts
//! the former to the latter; nothing here knows about files or macros.

use std::borrow::Cow;
use std::sync::Arc;

use logos::{Lexer, Logos};

use crate::names::Sym;
use support::Span;

/// Why a piece of text is not a token. Offsets count from the start of the offending lexeme.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct LexError {
    /// The message; empty if no rule of logos matches.
    pub(crate) message: &'static str,
    /// The place, as a range relative to the start of the lexeme.
    pub(crate) at: Option<(usize, usize)>,
    /// Advice on what to do.
    pub(crate) help: Option<&'static str>,
}

impl LexError {
    fn new(message: &'static str, at: Option<(usize, usize)>) -> Self {
        LexError { message, at, help: None }
    }
}

#[derive(Logos, Clone, Debug, PartialEq)]
#[logos(skip r"[ \t\r\x0b\x0c]+", error = LexError)]
pub(crate) enum Raw {
    #[token("\n")]
    Newline,
    #[regex(r"//[^\n]*", allow_greedy = true)]
    #[token("/*", block_comment)]
    Comment,
    #[regex(r"[0-9]*[a-zA-Z_][a-zA-Z0-9_]*", priority = 5)]
    Ident,
    #[regex(r"[+-]?[0-9]+", decimal)]
    #[regex(r"0x[0-9a-fA-F]+", hexadecimal, priority = 20)]
    Int(i64),
    #[regex(r"0b[01]+", binary, priority = 20)]
    Binary((i64, u32)),
    #[token("\"", string)]
    Str(bool),
    #[token("[{", code)]
    Code,
    #[regex(r"\$[a-zA-Z_][a-zA-Z0-9_]*")]
    VarName,
    #[regex(r"![a-zA-Z]+")]
    Bang,
    #[regex(r"\.\.\.|[-+\[\]{}()<>:;,.=?]")]
    Punctuation,
    #[token("#")]
    Hash,
}

/// The bytes after `/*` up to the `*/` that closes it; comments nest.
pub(crate) fn block_comment_length(rest: &str) -> Option<usize> {
    let bytes = rest.as_bytes();
    let mut depth = 1usize;
    let mut i = 0;
    while i < bytes.len() {
        match (bytes[i], bytes.get(i + 1)) {
            (b'*', Some(b'/')) => {
                depth -= 1;
                i += 2;
                if depth == 0 {
                    return Some(i);
                }
            }
            (b'/', Some(b'*')) => {
                depth += 1;
                i += 2;
            }
            _ => i += 1,
        }
    }
    None
}

fn block_comment(lex: &mut Lexer<'_, Raw>) -> Result<(), LexError> {
    let Some(length) = block_comment_length(lex.remainder()) else {
        let rest = lex.remainder().len();
        lex.bump(rest);
        return Err(LexError::new("unterminated comment", Some((0, 2))));
    };
    lex.bump(length);
    Ok(())
}

const OUT_OF_RANGE: LexError =
    LexError { message: "number out of range", at: None, help: Some("integers have 64 bits") };

fn decimal(lex: &mut Lexer<'_, Raw>) -> Result<i64, LexError> {
    // Numbers that fit only as unsigned ones wrap, so that masks can be written in decimal too.
    let text = lex.slice();
    text.parse::<i64>().or_else(|_| text.parse::<u64>().map(|n| n as i64)).map_err(|_| OUT_OF_RANGE)
}

fn hexadecimal(lex: &mut Lexer<'_, Raw>) -> Result<i64, LexError> {
    u64::from_str_radix(&lex.slice()[2..], 16).map(|n| n as i64).map_err(|_| OUT_OF_RANGE)
}

fn binary(lex: &mut Lexer<'_, Raw>) -> Result<(i64, u32), LexError> {
    let digits = &lex.slice()[2..];
    let value = u64::from_str_radix(digits, 2).map_err(|_| OUT_OF_RANGE)?;
    if digits.len() > 64 {
        return Err(OUT_OF_RANGE);
    }
    Ok((value as i64, digits.len() as u32))
}

/// Finds the end of a string literal, and whether it has escapes; [`unescape`] converts it to text.
fn string(lex: &mut Lexer<'_, Raw>) -> Result<bool, LexError> {
    let rest = lex.remainder();
    let bytes = rest.as_bytes();
    let mut error = None;
    let mut escapes = false;
    let mut i = 0;
    while let Some(&byte) = bytes.get(i) {
        match (byte, bytes.get(i + 1)) {
            (b'"', _) => {
                lex.bump(i + 1);
                return error.map_or(Ok(escapes), Err);
            }
            (b'\n', _) => {
                lex.bump(i);
                let mut error = LexError::new("end of line in a string literal", Some((0, i + 1)));
                error.help = Some(
                    "close the string with '\"', or use a code block '[{ ... }]' for text of many lines",
                );
                return Err(error);
            }
            (b'\\', Some(b'\\' | b'\'' | b'"' | b't' | b'n')) => {
                escapes = true;
                i += 1;
            }
            (b'\\', Some(b'\n')) => {
                lex.bump(i + 1);
                let at = Some((i + 1, i + 2));
                return Err(LexError::new("escaped newlines are not supported in strings", at));
            }
            (b'\\', Some(_)) => {
                let width = rest.get(i + 1..).and_then(|r| r.chars().next()).map_or(1, char::len_utf8);
                let at = Some((i + 1, i + 2 + width));
                let mut bad = LexError::new("invalid escape in a string literal", at);
                bad.help = Some("known escapes are \\\\ \\' \\\" \\t \\n");
                error.get_or_insert(bad);
                i += width;
            }
            _ => {}
        }
        i += 1;
    }
    let length = rest.len();
    lex.bump(length);
    Err(LexError::new("end of file in a string literal", Some((0, 1))))
}

/// The text of a string literal, without its quotes and with escapes replaced.
pub(crate) fn unescape(literal: &str, escapes: bool) -> Cow<'_, str> {
    let inner = literal.get(1..literal.len().saturating_sub(1)).unwrap_or("");
    if !escapes {
        return Cow::Borrowed(inner);
    }
    let mut out = String::with_capacity(inner.len());
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        out.push(match (c, c == '\\') {
            (_, true) => match chars.next() {
                Some('t') => '\t',
                Some('n') => '\n',
                other => other.unwrap_or('\\'),
            },
            (c, false) => c,
        });
    }
    Cow::Owned(out)
}

fn code(lex: &mut Lexer<'_, Raw>) -> Result<(), LexError> {
    match lex.remainder().find("}]") {
        Some(i) => {
            lex.bump(i + 2);
            Ok(())
        }
        None => {
            let rest = lex.remainder().len();
            lex.bump(rest);
            Err(LexError::new("unterminated code block", Some((0, 2))))
        }
    }
}

macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($variant:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(crate) enum $name { $($variant,)* }

        impl $name {
            /// The word with this spelling.
            pub(crate) fn find(text: &str) -> Option<Self> {
                match text {
                    $($text => Some($name::$variant),)*
                    _ => None,
                }
            }

            /// Its spelling.
            pub(crate) fn text(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)*
                }
            }

            /// Every spelling.
            pub(crate) const ALL: &'static [&'static str] = &[$($text,)*];
        }
    };
}

words! {
    /// Reserved words.
    Kw {
        Assert = "assert", Bit = "bit", Bits = "bits", Class = "class", Code = "code", Dag = "dag", Def = "def",
        Defm = "defm", Defset = "defset", Deftype = "deftype", Defvar = "defvar", Dump = "dump", Else = "else",
        False = "false", Field = "field", Foreach = "foreach", If = "if", In = "in", Include = "include",
        Int = "int", Let = "let", List = "list", Multiclass = "multiclass", String = "string", Then = "then",
        True = "true",
    }
}

words! {
    /// Bang operators, spelled without the `!`.
    Bang {
        Add = "add", And = "and", Cast = "cast", Con = "con", Cond = "cond", Dag = "dag", Div = "div",
        Empty = "empty", Eq = "eq", Exists = "exists", Filter = "filter", Find = "find", Foldl = "foldl",
        Foreach = "foreach", Ge = "ge", GetDagArg = "getdagarg", GetDagName = "getdagname", GetDagOp = "getdagop",
        GetDagOpName = "getdagopname", Gt = "gt", Head = "head", If = "if", Initialized = "initialized",
        Instances = "instances", Interleave = "interleave", IsA = "isa", Le = "le", ListConcat = "listconcat",
        ListFlatten = "listflatten", ListRemove = "listremove", ListSplat = "listsplat", LogTwo = "logtwo",
        Lt = "lt", Match = "match", Mul = "mul", Ne = "ne", Not = "not", Or = "or", Range = "range", Repr = "repr",
        SetDagArg = "setdagarg", SetDagName = "setdagname", SetDagOp = "setdagop", SetDagOpName = "setdagopname",
        Shl = "shl", Size = "size", Sra = "sra", Srl = "srl", StrConcat = "strconcat", Sub = "sub", Subst = "subst",
        Substr = "substr", Tail = "tail", ToLower = "tolower", ToUpper = "toupper", Xor = "xor",
    }
}

impl Bang {
    /// Whether it computes a number from numbers alone.
    pub(crate) fn is_arithmetic(self) -> bool {
        use Bang as B;
        let of_two = [B::Add, B::Sub, B::Mul, B::Div, B::And, B::Or, B::Xor, B::Shl, B::Sra, B::Srl];
        of_two.contains(&self) || matches!(self, B::Not | B::LogTwo)
    }
}

/// A token as the parser reads it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Tok {
    Ident(Sym),
    Kw(Kw),
    Bang(Bang),
    Int(i64),
    /// Value and number of digits.
    Binary(i64, u32),
    Str(Arc<str>),
    Code(Arc<str>),
    VarName(Sym),
    Minus,
    Plus,
    LSquare,
    RSquare,
    LBrace,
    RBrace,
    LParen,
    RParen,
    Less,
    Greater,
    Colon,
    Semi,
    Comma,
    Dot,
    Ellipsis,
    Equal,
    Question,
    Hash,
    Eof,
}

impl Tok {
    /// The token in words, for messages.
    pub(crate) fn describe(&self) -> String {
        match self {
            Tok::Ident(_) => "an identifier".into(),
            Tok::Kw(k) => format!("'{}'", k.text()),
            Tok::Bang(b) => format!("'!{}'", b.text()),
            Tok::Int(_) | Tok::Binary(..) => "an integer".into(),
            Tok::Str(_) => "a string".into(),
            Tok::Code(_) => "a code block".into(),
            Tok::VarName(_) => "a '$' name".into(),
            Tok::Eof => "the end of the file".into(),
            Tok::Hash => "'#'".into(),
            other => {
                let text = PUNCTUATION.into_iter().find(|text| Tok::punctuation(text) == *other);
                format!("'{}'", text.unwrap_or_default())
            }
        }
    }

    /// The token of this text, which is punctuation.
    pub(crate) fn punctuation(text: &str) -> Tok {
        match text {
            "-" => Tok::Minus,
            "+" => Tok::Plus,
            "[" => Tok::LSquare,
            "]" => Tok::RSquare,
            "{" => Tok::LBrace,
            "}" => Tok::RBrace,
            "(" => Tok::LParen,
            ")" => Tok::RParen,
            "<" => Tok::Less,
            ">" => Tok::Greater,
            ":" => Tok::Colon,
            ";" => Tok::Semi,
            "," => Tok::Comma,
            "." => Tok::Dot,
            "..." => Tok::Ellipsis,
            "=" => Tok::Equal,
            _ => Tok::Question,
        }
    }
}

/// The tokens that [`Tok::punctuation`] reads.
const PUNCTUATION: [&str; 17] =
    ["-", "+", "[", "]", "{", "}", "(", ")", "<", ">", ":", ";", ",", ".", "...", "=", "?"];

/// A token with its place.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub(crate) tok: Tok,
    pub(crate) span: Span,
    /// Whether it is the first on its line.
    pub(crate) first: bool,
}
