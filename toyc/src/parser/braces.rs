//! Which braces are those of struct literals, and which are around statements.
//!
//! In a valid program what is before a `{` tells: a struct literal stands where a value does, and never begins a
//! statement. Told apart before parsing, the two kinds are different tokens, so that going on after an error in a
//! statement, the parser does not take the `}` of a literal for the end of the function.

use std::cell::OnceCell;

use rustc_hash::FxHashSet;

use super::control_flow;
use crate::lexer::{Spanned, Token};

/// What is open at a token.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    /// A `(` or `[`.
    Bracket,
    /// A struct literal, by its `{`.
    Literal(u32),
    Block,
}

/// Makes the braces of struct literals [`Token::OpenLiteral`] and [`Token::CloseLiteral`].
pub(super) fn mark_literals(text: &str, tokens: &mut [Spanned]) {
    let closed = OnceCell::new();
    let mut marker = Marker::new(text);
    for i in 0..tokens.len() {
        if let Some(token) = marker.mark(tokens[i], Some(&All { tokens, closed: &closed })) {
            tokens[i].1 = token;
        }
    }
}

/// All tokens, for what can only be told from those that follow.
pub(super) struct All<'t> {
    tokens: &'t [Spanned],
    /// Made when first needed.
    closed: &'t OnceCell<FxHashSet<u32>>,
}

/// Tells braces apart, token by token.
pub(super) struct Marker<'t> {
    text: &'t str,
    open: Vec<Open>,
    /// The `{` that are open and around statements.
    blocks: Vec<u32>,
    statement: Statement,
    before: Option<Token>,
    /// Which token is the next.
    at: u32,
}

impl<'t> Marker<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        let statement = Statement::new(false);
        Marker { text, open: Vec::new(), blocks: Vec::new(), statement, before: None, at: 0 }
    }

    /// What the next token is. Without all tokens, `None` if the program is wrong.
    pub(super) fn mark(&mut self, spanned: Spanned, all: Option<&All<'_>>) -> Option<Token> {
        let token = self.marked(spanned, all)?;
        self.before = Some(token);
        self.at += 1;
        Some(token)
    }

    fn marked(&mut self, (start, token, end): Spanned, all: Option<&All<'_>>) -> Option<Token> {
        let mut marked = token;
        if matches!(token, Token::Semicolon | Token::RightBrace | Token::Def | Token::Struct) {
            while self.open.pop_if(|open| *open == Open::Bracket).is_some() {}
        }
        match token {
            Token::Semicolon | Token::Def | Token::Struct => {
                if let (Token::Semicolon, Some(&Open::Literal(literal))) = (token, self.open.last())
                    && self.is_mistake_in(literal, all?)
                {
                    return Some(Token::SemicolonInLiteral);
                }
                while self.open.pop_if(|open| *open != Open::Block).is_some() {}
                self.statement = Statement::new(token != Token::Semicolon);
                return Some(token);
            }
            Token::LeftParen | Token::LeftBracket => self.open.push(Open::Bracket),
            Token::RightParen | Token::RightBracket => {
                self.open.pop_if(|open| *open == Open::Bracket);
                if std::mem::take(&mut self.statement.is_head) {
                    self.statement.head_end = Some(self.at);
                }
            }
            Token::LeftBrace if self.is_literal(all)? => {
                marked = Token::OpenLiteral;
                self.open.push(Open::Literal(self.at));
            }
            Token::LeftBrace => {
                self.open.push(Open::Block);
                self.blocks.push(self.at);
                self.statement = Statement::new(false);
                return Some(token);
            }
            Token::RightBrace => {
                if matches!(self.open.pop(), Some(Open::Literal(_))) {
                    marked = Token::CloseLiteral;
                } else {
                    self.blocks.pop();
                    self.statement = Statement::new(false);
                    return Some(token);
                }
            }
            _ => {}
        }
        if std::mem::replace(&mut self.statement.begins, false) {
            let name = self.text.get(start as usize..end as usize);
            self.statement.is_control_flow = token == Token::Ident && name.is_some_and(control_flow::is_word);
        }
        Some(marked)
    }

    /// Whether a `;` in a literal is a mistake in it: its end is there.
    fn is_mistake_in(&self, literal: u32, all: &All<'_>) -> bool {
        let closed = all.closed.get_or_init(|| closed_braces(all.tokens));
        [Some(&literal), self.blocks.last()].into_iter().flatten().all(|open| closed.contains(open))
    }

    /// Whether the `{` that comes next begins a struct literal, as far as can be told if the program is wrong.
    fn is_literal(&self, all: Option<&All<'_>>) -> Option<bool> {
        use Token::*;
        let (before, open, statement) = (self.before, self.open.last(), self.statement);
        let is_value = |before| {
            matches!(
                before,
                Equal | Return | LeftParen | LeftBracket | Comma | OpenLiteral | Plus | Minus | Star | Slash
            )
        };
        if statement.is_head && !matches!(open, Some(Open::Literal(_))) {
            return Some(before == Some(Equal));
        }
        if statement.head_end.is_some_and(|end| self.at == end + 2) {
            // A head with something wrong before its `{`.
            return Some(false);
        }
        // That is all that a valid program has. The rest is for wrong ones.
        if before.is_some_and(is_value) {
            return Some(true);
        }
        let is_directly_behind_head = statement.head_end.is_some_and(|end| self.at == end + 1);
        let Some(all) = all else { return is_directly_behind_head.then_some(false) };
        let behind = all.tokens.get(self.at as usize + 1..).unwrap_or_default();
        let until = |&&(_, token, _): &&Spanned| matches!(token, Semicolon | LeftBrace | RightBrace);
        let has_statement = behind.iter().find(until).is_some_and(|t| t.1 == Semicolon);
        if has_statement {
            return Some(false);
        }
        Some(match open {
            Some(Open::Bracket | Open::Literal(_)) => true,
            _ if statement.begins || statement.is_control_flow => false,
            _ => before != Some(RightParen),
        })
    }
}

/// The `{` of any kind that a `}` closes before the next function or struct.
fn closed_braces(tokens: &[Spanned]) -> FxHashSet<u32> {
    let (mut closed, mut opened) = (FxHashSet::default(), Vec::new());
    for (i, &(_, token, _)) in (0u32..).zip(tokens) {
        match token {
            Token::LeftBrace | Token::OpenLiteral => opened.push(i),
            Token::RightBrace | Token::CloseLiteral => closed.extend(opened.pop()),
            Token::Def | Token::Struct => opened.clear(),
            _ => {}
        }
    }
    closed
}

/// What is known of the statement, or head of a function or struct, that a token is in.
#[derive(Clone, Copy)]
struct Statement {
    /// Of a function or struct, and nothing was closed in it yet.
    is_head: bool,
    /// Where something was closed in it.
    head_end: Option<u32>,
    /// Its first token is the next.
    begins: bool,
    is_control_flow: bool,
}

impl Statement {
    fn new(is_head: bool) -> Self {
        Statement { is_head, head_end: None, begins: true, is_control_flow: false }
    }
}
