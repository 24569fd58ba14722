//! A place among the tokens of a text, read as they were meant, and the outline of the text.
//!
//! If it is clear what was meant, parsing continues with that: characters that look like those of Toy, as documents
//! and input methods write them, comments of other languages, and the `struct` with which C declares a variable.
//! Everything that reads tokens reads them through here, so nothing else knows about these; only the cursor of the
//! parser itself reports them. A cursor is small and is copied to look ahead: no token is ever stored.

use std::cell::{OnceCell, RefCell};
use std::collections::VecDeque;

use rustc_hash::FxHashSet;
use support::{Diagnostic, FileId, Severity, Span};

use super::words::is_word;
use crate::ast::TensorLiteral;
use crate::catalogue::DiagnosticCode;
use crate::lexer::{Spanned, Token, Tokens};
use crate::reported::Errors;

/// The data that all parts of the parser share.
pub(super) struct Source<'t> {
    pub(super) file: FileId,
    pub(super) text: &'t str,
    pub(super) errors: RefCell<Errors>,
    /// Made at the first mistake.
    outline: OnceCell<Outline>,
    /// The words of operators that are names in this text; searched when the first word is read.
    declared_words: OnceCell<Vec<Token>>,
    /// The literals of the piece that were read as a whole and are not yet in the tree, in their order.
    pub(super) tensors: RefCell<VecDeque<TensorLiteral>>,
}

impl<'t> Source<'t> {
    pub(super) fn new(file: FileId, text: &'t str, max_errors: usize) -> Self {
        Source {
            file,
            text,
            errors: RefCell::new(Errors::new(Severity::Error, max_errors)),
            outline: OnceCell::new(),
            declared_words: OnceCell::new(),
            tensors: RefCell::default(),
        }
    }

    pub(super) fn span(&self, start: u32, end: u32) -> Span {
        Span { file: self.file, start, end: end.max(start) }
    }

    pub(super) fn text_at(&self, start: u32, end: u32) -> &'t str {
        self.text.get(start as usize..end as usize).unwrap_or_default()
    }

    /// Whether a token is written with a look-alike character, which has been reported. No other token begins with one
    /// that is not ASCII.
    pub(super) fn is_look_alike(&self, (start, token, end): Spanned) -> bool {
        token != Token::Unknown && self.text_at(start, end).starts_with(|first: char| !first.is_ascii())
    }

    pub(super) fn push(&self, error: Diagnostic) {
        self.errors.borrow_mut().push(error);
    }

    /// The operator that a name is: `and`, `or` or `not`, unless the text declares the name.
    pub(super) fn operator_word(&self, start: u32, end: u32) -> Option<Token> {
        let word = self.text_at(start, end);
        let operator = operator(word)?;
        let declared = self.declared_words.get_or_init(|| declared_words(self.text));
        (!declared.contains(&operator)).then_some(operator)
    }

    pub(super) fn outline(&self) -> &Outline {
        self.outline.get_or_init(|| Outline::new(self))
    }
}

/// The names that are operators, unless the text declares them: programs were written before there were such operators.
const OPERATOR_WORDS: [(&str, Token); 3] = [("and", Token::And), ("or", Token::Or), ("not", Token::Not)];

fn operator(word: &str) -> Option<Token> {
    OPERATOR_WORDS.into_iter().find(|&(name, _)| name == word).map(|(_, operator)| operator)
}

/// The operators whose words the text declares as names of functions, structs, parameters, variables or fields.
fn declared_words(text: &str) -> Vec<Token> {
    use Token::*;
    let mut found = Vec::new();
    let mut tokens = Tokens::at(text, 0);
    let mut before = End;
    let mut word = None;
    let mut before_word = End;
    loop {
        let (start, token, end) = tokens.take();
        let is_declared = match before_word {
            Def | Var | Struct => true,
            Ident => matches!(token, Equal | Less | Comma | RightParen | Semicolon),
            LeftParen | Comma => matches!(token, Comma | RightParen),
            _ => false,
        };
        if is_declared {
            found.extend(word);
        }
        if token == End {
            return found;
        }
        word = if token == Ident { operator(&text[start as usize..end as usize]) } else { None };
        before_word = before;
        before = token;
    }
}

/// The tokens from a place on.
#[derive(Clone)]
pub(super) struct Cursor<'t> {
    source: &'t Source<'t>,
    tokens: Tokens<'t>,
    /// The next token, if it is known.
    next: Option<Spanned>,
    /// The remaining characters that look like others.
    look_alikes: std::ops::Range<u32>,
    is_reporting: bool,
}

impl<'t> Cursor<'t> {
    /// A cursor at a place between two tokens, to look ahead from.
    pub(super) fn at(source: &'t Source<'t>, place: u32) -> Self {
        let tokens = Tokens::at(source.text, place);
        Cursor { source, tokens, next: None, look_alikes: 0..0, is_reporting: false }
    }

    /// The cursor of the parser, which reports text that was read as something else.
    pub(super) fn reporting(source: &'t Source<'t>, place: u32) -> Self {
        Cursor { is_reporting: true, ..Cursor::at(source, place) }
    }

    /// A cursor to look ahead from here.
    pub(super) fn ahead(&self) -> Self {
        Cursor { is_reporting: false, ..self.clone() }
    }

    /// The next token; at the end of the text, always [`Token::End`].
    pub(super) fn peek(&mut self) -> Spanned {
        let next = self.next.take().unwrap_or_else(|| self.read());
        *self.next.insert(next)
    }

    /// Takes the next token.
    pub(super) fn take(&mut self) -> Spanned {
        self.next.take().unwrap_or_else(|| self.read())
    }

    /// Whether a function or struct begins here: inside another, its keyword alone is only a wrong token.
    pub(super) fn is_at_item(&mut self) -> bool {
        use Token::*;
        let keyword = self.peek().1;
        if !matches!(keyword, Def | Struct) {
            return false;
        }
        let mut ahead = self.ahead();
        let [_, name, behind] = [ahead.take().1, ahead.take().1, ahead.take().1];
        name == Ident && (behind == LeftBrace || (keyword, behind) == (Def, LeftParen))
    }

    /// Puts back the token that was just taken.
    pub(super) fn put_back(&mut self, token: Spanned) {
        self.next = Some(token);
    }

    fn read(&mut self) -> Spanned {
        loop {
            if !self.look_alikes.is_empty()
                && let Some(symbol) = self.look_alike()
            {
                return symbol;
            }
            let (start, token, end) = self.tokens.take();
            match token {
                Token::ForeignComment => self.report(|source| {
                    DiagnosticCode::ForeignComment
                        .at(source.span(start, end.min(start + 2)), "comment of another language")
                        .with_label("this begins no comment")
                        .with_help("comments begin with '#', and end with the line")
                }),
                Token::Struct if self.declares_variable() => self.report(|source| {
                    DiagnosticCode::UnexpectedToken
                        .at(source.span(start, end), "unexpected 'struct'")
                        .with_label("only the declaration of the struct itself begins with it")
                        .with_help("remove it: a variable is declared with the struct's name alone")
                }),
                Token::Unknown if self.source.text_at(start, end).chars().all(|c| symbol(c).is_some()) => {
                    self.look_alikes = start..end;
                }
                _ => return (start, token, end),
            }
        }
    }

    /// Whether two names follow, as after C's `struct`.
    fn declares_variable(&self) -> bool {
        let mut ahead = self.tokens.clone();
        ahead.take().1 == Token::Ident && ahead.take().1 == Token::Ident
    }

    /// The next symbol for which characters were meant.
    fn look_alike(&mut self) -> Option<Spanned> {
        let start = self.look_alikes.start;
        let c = self.source.text_at(start, self.look_alikes.end).chars().next()?;
        let end = start + c.len_utf8() as u32;
        self.look_alikes.start = end;
        let (meant, token) = symbol(c)?;
        self.report(|source| {
            let (name, help) = match meant {
                ' ' => (format!("U+{:04X}", u32::from(c)), "write a space".to_owned()),
                meant => (format!("'{c}'"), format!("write '{meant}'")),
            };
            DiagnosticCode::UnknownCharacter
                .at(source.span(start, end), format!("unknown character {name}"))
                .with_label("looks like what Toy has, but is another character")
                .with_help(help)
        });
        if token == Token::Blank { self.look_alike() } else { Some((start, token, end)) }
    }

    fn report(&self, error: impl FnOnce(&Source<'t>) -> Diagnostic) {
        if self.is_reporting {
            self.source.push(error(self.source));
        }
    }
}

/// The symbol or blank that a character looks like.
fn symbol(c: char) -> Option<(char, Token)> {
    let meant = match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '\u{d7}' | '\u{b7}' | '\u{2217}' | '\u{22c5}' => '*',
        '\u{f7}' | '\u{2044}' | '\u{2215}' => '/',
        '\u{37e}' => ';',
        '\u{3001}' => ',',
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{3000}' => return Some((' ', Token::Blank)),
        // The full-width forms of ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0)?,
        _ => return None,
    };
    match Tokens::at(meant.encode_utf8(&mut [0; 4]), 0).take().1 {
        // A dot may be part of a number, and `#` begins a comment.
        Token::Ident | Token::Number | Token::Dot | Token::Unknown | Token::End => None,
        token => Some((meant, token)),
    }
}

/// The parts of a text that recovery from a mistake looks up.
pub(super) struct Outline {
    /// Brackets that are closed, in order.
    pairs: Vec<Pair>,
    /// The names of functions and structs that are words of control flow elsewhere.
    declared: FxHashSet<String>,
}

/// A `(` or `{` that is closed, before the block around it is.
struct Pair {
    open: u32,
    /// The place after its closing bracket.
    end: u32,
    /// The `{` around it.
    block: Option<u32>,
    /// A function or struct begins between them.
    is_around_item: bool,
}

impl Outline {
    fn new(source: &Source<'_>) -> Self {
        let mut pairs = Vec::new();
        let mut declared = FxHashSet::default();
        let mut items = 0u32;
        // Each with its place, the `{` around it, and how many items begin before it.
        let mut open: Vec<(Token, u32, Option<u32>, u32)> = Vec::new();
        let mut cursor = Cursor::at(source, 0);
        loop {
            let is_item = cursor.is_at_item();
            let (start, token, end) = cursor.take();
            let closes = match token {
                Token::LeftParen | Token::LeftBrace => {
                    let block = match open.last() {
                        Some(&(Token::LeftBrace, around, _, _)) => Some(around),
                        around => around.and_then(|around| around.2),
                    };
                    open.push((token, start, block, items));
                    continue;
                }
                Token::RightParen => Token::LeftParen,
                Token::RightBrace => {
                    while open.pop_if(|open| open.0 == Token::LeftParen).is_some() {}
                    Token::LeftBrace
                }
                Token::End => break,
                _ if is_item => {
                    let (start, _, end) = cursor.peek();
                    let name = source.text_at(start, end);
                    declared.extend(is_word(name).then(|| name.to_owned()));
                    items += 1;
                    continue;
                }
                _ => continue,
            };
            pairs.extend(open.pop_if(|open| open.0 == closes).map(|(_, open, block, before)| Pair {
                open,
                end,
                block,
                is_around_item: items != before,
            }));
        }
        pairs.sort_unstable_by_key(|pair| pair.open);
        Outline { pairs, declared }
    }

    fn pair(&self, open: u32) -> Option<&Pair> {
        let index = self.pairs.binary_search_by_key(&open, |pair| pair.open).ok()?;
        self.pairs.get(index)
    }

    /// The place after the closing bracket of a `(` or `{`.
    pub(super) fn end(&self, open: u32) -> Option<u32> {
        self.pair(open).map(|pair| pair.end)
    }

    /// The same, if it comes before the next function or struct.
    pub(super) fn group_end(&self, open: u32) -> Option<u32> {
        self.pair(open).filter(|pair| !pair.is_around_item).map(|pair| pair.end)
    }

    /// The same, if the block around it is closed too. Otherwise a `}` is missing, and the `}` of a literal may be
    /// that of the block.
    pub(super) fn literal_end(&self, open: u32) -> Option<u32> {
        self.group_end(self.pair(open)?.block?).and_then(|_| self.group_end(open))
    }

    /// Whether a name is that of a function or struct, although it is a word of control flow elsewhere.
    pub(super) fn declares(&self, word: &str) -> bool {
        self.declared.contains(word)
    }
}
