//! A file as the pieces that the grammar parses one by one.
//!
//! A piece is the head of a function, a struct or a statement with a block up to its `{`, or a line (a statement or
//! field) up to its `;`. If a line
//! cannot continue, it ends even without its `;`: directly after a value, a token that begins a value or a statement
//! begins the next line. So a forgotten `;` costs neither the line before it nor the one after it. Questions that the
//! grammar decides are not considered here: if the tokens of a piece make no sense, the parser reports it.

use toy_dialect::MAX_RANK;

use super::cursor::{Cursor, Source};
use super::errors::{MAX_NESTING, Refusal, too_deep};
use super::statements;
use super::tensor;
use super::words::is_word;
use crate::catalogue::DiagnosticCode;
use crate::lexer::{Spanned, Token};

/// The kind of piece being parsed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// From `def` or `struct` to `{`.
    Head,
    /// From the first token of a statement or field to `;`.
    Line,
    /// From `for`, `while` or `if` to `{`.
    Block,
}

/// The tokens of one piece after another, in the form that the parser takes.
pub(super) struct Pieces<'t> {
    source: &'t Source<'t>,
    pub(super) cursor: Cursor<'t>,
    kind: Kind,
    /// The first token of the piece.
    pub(super) first: Spanned,
    /// The parser's current token.
    last: Option<Spanned>,
    /// The tokens before it, the nearest first; [`Token::Blank`] where the piece has none.
    pub(super) before: [Spanned; 2],
    /// The brackets that are open before it.
    pub(super) open: Vec<Spanned>,
    /// How many blocks are around the piece.
    depth: usize,
    has_ended: bool,
    /// Whether the piece ended without the token that ends such a piece.
    pub(super) is_cut: bool,
}

impl<'t> Pieces<'t> {
    pub(super) fn new(source: &'t Source<'t>) -> Self {
        let none = (0, Token::Blank, 0);
        Pieces {
            source,
            cursor: Cursor::reporting(source, 0),
            kind: Kind::Line,
            first: none,
            last: None,
            before: [none; 2],
            open: Vec::new(),
            depth: 0,
            has_ended: false,
            is_cut: false,
        }
    }

    /// Begins a piece inside this many blocks.
    pub(super) fn begin(&mut self, kind: Kind, depth: usize) -> &mut Self {
        (self.kind, self.depth, self.first) = (kind, depth, self.cursor.peek());
        (self.last, self.before) = (None, [(0, Token::Blank, 0); 2]);
        (self.has_ended, self.is_cut) = (false, false);
        self.open.clear();
        self.source.tensors.borrow_mut().clear();
        self
    }

    /// The token at which the parser stopped, which becomes the next again.
    pub(super) fn stop(&mut self) -> Spanned {
        match self.last.take() {
            Some((start, Token::Tensor, _)) => self.cursor = Cursor::reporting(self.source, start),
            Some(last) => self.cursor.put_back(last),
            None => {}
        }
        self.cursor.peek()
    }

    /// Continues at a place, and reports text on the way that was read as something else.
    pub(super) fn skip_to(&mut self, place: u32) {
        while self.cursor.peek().0 < place {
            self.cursor.take();
        }
    }

    /// Records the token that the parser took. The parser takes a closing bracket only where one is open.
    fn settle(&mut self) {
        let Some(mut last) = self.last.take() else { return };
        match last.1 {
            Token::Tensor => last = (last.2 - 1, Token::RightBracket, last.2),
            Token::Less if !self.begins_shape() => {}
            Token::Greater if !self.is_in_shape() => {}
            Token::LeftParen | Token::LeftBracket | Token::LeftBrace | Token::Less => self.open.push(last),
            Token::RightParen | Token::RightBracket | Token::RightBrace | Token::Greater => {
                self.open.pop();
            }
            _ => {}
        }
        self.before = [last, self.before[0]];
    }

    /// Whether a `<` after the last token begins the shape of a variable: `var a<2>`, `S a<2>`.
    fn begins_shape(&self) -> bool {
        let [(_, name, _), (start, before, _)] = self.before;
        let is_declared = before == Token::Var || before == Token::Ident && start == self.first.0;
        self.open.is_empty() && is_declared && !matches!(name, Token::Blank | Token::Number)
    }

    fn is_in_shape(&self) -> bool {
        self.open.last().is_some_and(|open| open.1 == Token::Less)
    }

    /// A token as it is meant at its place.
    fn meant(&self, (start, token, end): Spanned) -> Spanned {
        match token {
            Token::GreaterEqual if self.is_in_shape() => (start, Token::Greater, start + 1),
            Token::Ident => (start, self.source.operator_word(start, end).unwrap_or(token), end),
            _ => (start, token, end),
        }
    }

    /// Whether the piece ends before a token.
    fn ends_before(&mut self, (start, token, _): Spanned) -> bool {
        use Token::*;
        let [(_, before, end), (_, second, _)] = self.before;
        match (self.kind, token) {
            (_, End) => true,
            (_, Def | Struct) if self.before[0].1 != Blank && self.cursor.is_at_item() => true,
            (Kind::Head | Kind::Block, _) => false,
            (Kind::Line, RightBrace) => self.open.iter().all(|open| open.1 != LeftBrace),
            _ if !self.open.is_empty() => false,
            _ => match before {
                Return => matches!(token, Var | Return),
                Ident | Number | RightParen | RightBracket | RightBrace => match token {
                    // `S s = ...`
                    Ident => before != Ident || second != Blank,
                    LeftParen => before != Ident,
                    // `a [0]` is an index, and on another line the next statement.
                    LeftBracket => self.source.text_at(end, start).contains(['\n', '\r']),
                    LeftBrace if self.names_literal() => self.literal_end(start).is_none(),
                    Number | Var | Return | LeftBrace => true,
                    _ => false,
                },
                _ => false,
            },
        }
    }

    /// Whether the token before is a name that may be that of the struct of a literal: it begins a value.
    fn names_literal(&self) -> bool {
        use Token::*;
        let [(_, before, _), (_, second, _)] = self.before;
        self.kind == Kind::Line
            && before == Ident
            && matches!(second, Equal | Return | Comma | LeftParen | LeftBrace)
    }

    /// The place after the `}` of a literal; `None` for braces around statements.
    fn literal_end(&self, brace: u32) -> Option<u32> {
        let behind = self.source.outline().literal_end(brace)?;
        let mut cursor = Cursor::at(self.source, brace);
        while cursor.peek().0 < behind {
            if cursor.take().1 == Token::Semicolon {
                return None;
            }
        }
        Some(behind)
    }

    /// The place after `S{...}`, if `{` is the next token and begins text that was meant as a literal.
    fn named_literal(&self, brace: u32) -> Option<u32> {
        use Token::*;
        let [(start, before, end), (_, second, _)] = self.before;
        let is_value = self.kind == Kind::Line && before == Ident && !matches!(second, Var | Ident);
        let first = self.source.text_at(self.first.0, self.first.2);
        if !is_value || self.names_literal() || (self.open.is_empty() && is_word(first)) {
            return None;
        }
        let behind = self.literal_end(brace)?;
        let name = self.source.text_at(start, end);
        self.source.push(
            DiagnosticCode::NamedStructLiteral
                .at(self.source.span(start, end), "a struct literal is a whole value")
                .with_label("no part of an operation, and no statement")
                .with_help(format!("give it a name first: var s = {name}{{...}};")),
        );
        Some(behind)
    }
}

impl Pieces<'_> {
    /// Reads a tensor literal where a value can begin, unless something is wrong with it; returns the place after it.
    fn whole_tensor(&self, (start, token, _): Spanned) -> Option<u32> {
        use Token::*;
        let before = self.before[0].1;
        let begins_value = before.is_operator()
            || matches!(before, Equal | Return | LeftParen | LeftBrace | Comma | DotDot | While | If | In);
        let is_inside = self.open.last().is_some_and(|open| matches!(open.1, LeftBracket | Less));
        if token != LeftBracket || !begins_value || is_inside {
            return None;
        }
        let depth = MAX_NESTING - (self.open.len() + self.depth).min(MAX_NESTING);
        let (literal, end) = tensor::scan(self.source.text, start, depth.min(MAX_RANK))?;
        self.source.tensors.borrow_mut().push_back(literal);
        Some(end)
    }
}

impl Iterator for Pieces<'_> {
    type Item = Result<Spanned, Refusal>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.has_ended {
            return None;
        }
        self.settle();
        let mut next = self.cursor.peek();
        while next.1 == Token::LeftBrace
            && let Some(behind) = self.named_literal(next.0)
        {
            self.cursor = Cursor::reporting(self.source, behind);
            next = self.cursor.peek();
        }
        let written = next;
        next = self.meant(next);
        if self.ends_before(next) {
            (self.has_ended, self.is_cut) = (true, true);
            let end = self.before[0].2;
            return (self.kind == Kind::Line).then_some(Ok((end, Token::Semicolon, end)));
        }
        if self.open.len() + self.depth > MAX_NESTING {
            let (start, _, end) = self.before[0];
            return Some(Err(Box::new(too_deep(self.source.span(start, end)))));
        }
        if self.kind == Kind::Block && next.1 == Token::Ident {
            next.1 = statements::word(self.source.text_at(next.0, next.2), self.before);
        }
        match self.whole_tensor(next) {
            Some(end) => {
                self.cursor = Cursor::reporting(self.source, end);
                next = (next.0, Token::Tensor, end);
            }
            None if next.2 < written.2 => self.cursor = Cursor::reporting(self.source, next.2),
            None => drop(self.cursor.take()),
        }
        self.last = Some(next);
        self.has_ended = match self.kind {
            Kind::Head => next.1 == Token::LeftBrace,
            Kind::Block => next.1 == Token::LeftBrace && self.open.is_empty(),
            Kind::Line => next.1 == Token::Semicolon,
        };
        Some(Ok(next))
    }
}
