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
    Literal(usize),
    Block,
}

/// Makes the braces of struct literals [`Token::OpenLiteral`] and [`Token::CloseLiteral`].
pub(super) fn mark_literals(tokens: &mut [Spanned<'_>]) {
    let (mut open, mut blocks) = (Vec::new(), Vec::new());
    let closed = OnceCell::new();
    let mut statement = Statement::new(false);
    for i in 0..tokens.len() {
        let token = tokens[i].1;
        if matches!(token, Token::Semicolon | Token::RightBrace | Token::Def | Token::Struct) {
            while open.pop_if(|open| *open == Open::Bracket).is_some() {}
        }
        match token {
            Token::Semicolon | Token::Def | Token::Struct => {
                // A mistake in a literal, if its end is there.
                if let (Token::Semicolon, Some(&Open::Literal(literal))) = (token, open.last()) {
                    let closed = closed.get_or_init(|| closed_braces(tokens));
                    if [Some(&literal), blocks.last()].into_iter().flatten().all(|open| closed.contains(open))
                    {
                        tokens[i].1 = Token::SemicolonInLiteral;
                        continue;
                    }
                }
                while open.pop_if(|open| *open != Open::Block).is_some() {}
                statement = Statement::new(token != Token::Semicolon);
                continue;
            }
            Token::LeftParen | Token::LeftBracket => open.push(Open::Bracket),
            Token::RightParen | Token::RightBracket => {
                open.pop_if(|open| *open == Open::Bracket);
                if std::mem::take(&mut statement.is_head) {
                    statement.head_end = i;
                }
            }
            Token::LeftBrace if is_literal(tokens, i, open.last().copied(), statement) => {
                tokens[i].1 = Token::OpenLiteral;
                open.push(Open::Literal(i));
            }
            Token::LeftBrace => {
                open.push(Open::Block);
                blocks.push(i);
                statement = Statement::new(false);
                continue;
            }
            Token::RightBrace => {
                if matches!(open.pop(), Some(Open::Literal(_))) {
                    tokens[i].1 = Token::CloseLiteral;
                } else {
                    blocks.pop();
                    statement = Statement::new(false);
                    continue;
                }
            }
            _ => {}
        }
        if std::mem::replace(&mut statement.begins, false) {
            statement.is_control_flow = matches!(token, Token::Ident(name) if control_flow::is_word(name));
        }
    }
}

/// The `{` of any kind that a `}` closes before the next function or struct.
fn closed_braces(tokens: &[Spanned<'_>]) -> FxHashSet<usize> {
    let (mut closed, mut opened) = (FxHashSet::default(), Vec::new());
    for (i, &(_, token, _)) in tokens.iter().enumerate() {
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
    head_end: usize,
    /// Its first token is the next.
    begins: bool,
    is_control_flow: bool,
}

impl Statement {
    fn new(is_head: bool) -> Self {
        Statement { is_head, head_end: usize::MAX, begins: true, is_control_flow: false }
    }
}

/// Whether the `{` at a token begins a struct literal, as far as can be told if the program is wrong.
fn is_literal(tokens: &[Spanned<'_>], at: usize, open: Option<Open>, statement: Statement) -> bool {
    use Token::*;
    let before = at.checked_sub(1).map(|before| tokens[before].1);
    let is_value = |before| {
        matches!(
            before,
            Equal | Return | LeftParen | LeftBracket | Comma | OpenLiteral | Plus | Minus | Star | Slash
        )
    };
    if statement.is_head && !matches!(open, Some(Open::Literal(_))) {
        return before == Some(Equal);
    }
    if at.checked_sub(2) == Some(statement.head_end) {
        // A head with something wrong before its `{`.
        return false;
    }
    // That is all that a valid program has. The rest is for wrong ones.
    if before.is_some_and(is_value) {
        return true;
    }
    let until = |&&(_, token, _): &&Spanned<'_>| matches!(token, Semicolon | LeftBrace | RightBrace);
    let has_statement = tokens[at + 1..].iter().find(until).is_some_and(|t| t.1 == Semicolon);
    if has_statement {
        return false;
    }
    match open {
        Some(Open::Bracket | Open::Literal(_)) => true,
        _ if statement.begins || statement.is_control_flow => false,
        _ => before != Some(RightParen),
    }
}
