//! Statements with blocks: where they begin, and how they are put together.
//!
//! `for`, `while`, `if`, `else` and `in` are names like others, except where a statement with a block begins: programs
//! may use them for variables, functions and structs. A statement that begins with one of them has a block if its text
//! leads to a `{` without what makes it another statement. A `for` is followed by a name and `in`.

use crate::ast::{Block, Statement, StatementKind};
use crate::lexer::{Spanned, Token};

/// How deep blocks may nest, and how many conditions a chain of `else if` may have: LLVM takes more than quadratic time
/// for nested loops.
pub(crate) const MAX_BLOCKS: usize = 64;

/// The keyword of the statement with a block that begins with the next token; `None` for another statement.
pub(crate) fn keyword(text: &str, mut next: impl FnMut() -> Spanned) -> Option<Token> {
    let mut word = || {
        let (start, token, end) = next();
        (token == Token::Ident).then(|| text.get(start as usize..end as usize).unwrap_or_default())
    };
    match word()? {
        "for" => (word().is_some() && word() == Some("in")).then_some(Token::For),
        "while" => leads_to_block(next).then_some(Token::While),
        "if" => leads_to_block(next).then_some(Token::If),
        _ => None,
    }
}

/// Whether the next tokens are a condition and a `{`.
fn leads_to_block(mut next: impl FnMut() -> Spanned) -> bool {
    use Token::*;
    let mut open = 0usize;
    let mut before = Blank;
    loop {
        let token = next().1;
        match token {
            LeftBrace if open == 0 => return !before.is_operator(),
            LeftParen | LeftBracket | LeftBrace => open += 1,
            RightParen | RightBracket | RightBrace if open > 0 => open -= 1,
            RightParen | RightBracket | RightBrace | End => return false,
            Equal | Semicolon if open == 0 => return false,
            _ => {}
        }
        before = token;
    }
}

/// Whether the next tokens begin the other block of an `if`.
pub(crate) fn is_else(text: &str, mut next: impl FnMut() -> Spanned) -> bool {
    let is_else = |(start, token, end): Spanned, word: &str| {
        token == Token::Ident && text.get(start as usize..end as usize) == Some(word)
    };
    is_else(next(), "else") && {
        let behind = next();
        behind.1 == Token::LeftBrace || is_else(behind, "if")
    }
}

/// The token for a word in the head of a statement with a block, given the tokens before it, the nearest first.
pub(super) fn word(text: &str, before: [Spanned; 2]) -> Token {
    match (before, text) {
        ([(_, Token::Blank, _), _], "for") => Token::For,
        ([(_, Token::Blank, _), _], "while") => Token::While,
        ([(_, Token::Blank, _), _], "if") => Token::If,
        ([_, (_, Token::For, _)], "in") => Token::In,
        _ => Token::Ident,
    }
}

/// The last block of a statement, which is not closed yet.
pub(super) fn last_block(statement: &mut Statement) -> Option<&mut Block> {
    match &mut statement.kind {
        StatementKind::For(lp) => Some(&mut lp.body),
        StatementKind::While(lp) => Some(&mut lp.body),
        StatementKind::If(choice) => match &mut choice.otherwise {
            Some(block) => Some(block),
            None => choice.branches.last_mut().map(|branch| &mut branch.body),
        },
        _ => None,
    }
}
