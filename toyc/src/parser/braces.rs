//! Which braces are those of struct literals, and which are around statements.
//!
//! In a valid program what is before a `{` tells: a struct literal stands where a value does, and never begins a
//! statement. Told apart before parsing, the two kinds are different tokens, so that going on after an error in a
//! statement, the parser does not take the `}` of a literal for the end of the function.

use super::control_flow;
use crate::lexer::{Spanned, Token};

/// What is open at a token.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    /// A `(` or `[`.
    Bracket,
    Literal,
    Block,
}

/// Makes the braces of struct literals [`Token::OpenLiteral`] and [`Token::CloseLiteral`].
pub(super) fn mark_literals(tokens: &mut [Spanned<'_>]) {
    let mut open = Vec::new();
    let mut statement = Statement { is_head: false, begins: true, is_control_flow: false };
    for i in 0..tokens.len() {
        let token = tokens[i].1;
        match token {
            // Neither is in parentheses or in a literal.
            Token::Semicolon | Token::Def | Token::Struct => {
                while open.pop_if(|open| *open != Open::Block).is_some() {}
                statement = statement.next(token != Token::Semicolon);
                continue;
            }
            Token::LeftParen | Token::LeftBracket => open.push(Open::Bracket),
            Token::RightParen | Token::RightBracket => {
                open.pop_if(|open| *open == Open::Bracket);
                statement.is_head = false;
            }
            Token::LeftBrace if is_literal(tokens, i, open.last().copied(), statement) => {
                tokens[i].1 = Token::OpenLiteral;
                open.push(Open::Literal);
            }
            Token::LeftBrace => {
                open.push(Open::Block);
                statement = statement.next(false);
                continue;
            }
            Token::RightBrace => {
                while open.pop_if(|open| *open == Open::Bracket).is_some() {}
                if open.pop() == Some(Open::Literal) {
                    tokens[i].1 = Token::CloseLiteral;
                } else {
                    statement = statement.next(false);
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

/// What is known of the statement, or head of a function or struct, that a token is in.
#[derive(Clone, Copy)]
struct Statement {
    /// Of a function or struct, and nothing was closed in it yet.
    is_head: bool,
    /// Its first token is the next.
    begins: bool,
    is_control_flow: bool,
}

impl Statement {
    fn next(self, is_head: bool) -> Self {
        Statement { is_head, begins: true, is_control_flow: false }
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
    if statement.is_head && open != Some(Open::Literal) {
        return before == Some(Equal);
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
        Some(Open::Bracket | Open::Literal) => true,
        _ if statement.begins || statement.is_control_flow => false,
        _ => before != Some(RightParen),
    }
}
