//! `if`, loops and the like, which Toy does not have, and which every reader of another language writes once.
//!
//! They are looked for in a piece that was not parsed, never before: each of the words may be a name. What was meant as
//! control flow is one mistake from its word to the end of its last block or statement.

use support::{Diagnostic, Span};

use super::cursor::{Cursor, Source};
use super::pieces::Pieces;
use super::recovery::end_of_statement;
use crate::catalogue::Entry;
use crate::lexer::{Spanned, Token};

/// What statements begin with that happen once, often, or not at all.
pub(crate) fn is_word(name: &str) -> bool {
    matches!(
        name,
        "do" | "elif"
            | "else"
            | "elseif"
            | "elsif"
            | "for"
            | "foreach"
            | "if"
            | "loop"
            | "match"
            | "repeat"
            | "switch"
            | "unless"
            | "while"
    )
}

/// How many tokens a condition without parentheses may have.
const MAX_CONDITION: usize = 256;

/// What a function consists of, as help.
pub(super) const FLAT: &str = "the body of a function is a flat list of statements, without 'if' and loops";

/// The control flow that begins in a piece and reaches over the token at which the parser stopped, as an error, and the
/// place behind it.
pub(super) fn find(source: &Source<'_>, pieces: &Pieces<'_>, found: Spanned) -> Option<(Diagnostic, u32)> {
    let mut cursor = Cursor::at(source, pieces.first.0);
    let mut before = None;
    let end_of_piece = if pieces.is_cut { found.0 } else { found.2 };
    loop {
        let (start, token, end) = cursor.take();
        if start >= end_of_piece {
            return None;
        }
        let word = source.text_at(start, end);
        if token == Token::Ident
            && is_word(word)
            && !source.outline().declares(word)
            && let Some(mut behind) = end_of_control_flow(source, cursor.clone(), before)
            && behind.peek().0 > found.0
        {
            // Inside a statement, it leaves a hole that nothing fills.
            let place = if before.is_none() { behind.peek().0 } else { end_of_statement(source, behind, 0) };
            return Some((no_control_flow(source.span(start, end), word), place));
        }
        before = Some(token);
    }
}

/// Behind `if (x) { ... } else { ... }` and the like, of which the cursor is behind the word.
fn end_of_control_flow<'t>(
    source: &'t Source<'t>,
    cursor: Cursor<'t>,
    before: Option<Token>,
) -> Option<Cursor<'t>> {
    let mut behind = end_of_body(source, end_of_condition(source, cursor, before)?)?;
    while let Some(next) = alternative(source, behind.clone()).and_then(|body| end_of_body(source, body)) {
        behind = next;
    }
    Some(behind)
}

/// Behind a block or a statement, if one begins at the cursor.
fn end_of_body<'t>(source: &'t Source<'t>, mut cursor: Cursor<'t>) -> Option<Cursor<'t>> {
    let (start, token, _) = cursor.peek();
    let end = match token {
        Token::LeftBrace => source.outline().group_end(start)?,
        _ if begins_body(token) => end_of_statement(source, cursor, 0),
        _ => return None,
    };
    Some(Cursor::at(source, end))
}

/// What an `else` at the cursor is of.
fn alternative<'t>(source: &'t Source<'t>, mut cursor: Cursor<'t>) -> Option<Cursor<'t>> {
    let word = |cursor: &mut Cursor<'t>| {
        let (start, _, end) = cursor.take();
        source.text_at(start, end)
    };
    match word(&mut cursor) {
        "elif" | "elseif" | "elsif" => end_of_condition(source, cursor, None),
        "else" => {
            let mut behind_if = cursor.clone();
            match word(&mut behind_if) {
                "if" => end_of_condition(source, behind_if, None),
                _ => Some(cursor),
            }
        }
        _ => None,
    }
}

/// Behind the condition that follows a word: behind its `)`, or at a `{`. The word begins a statement where nothing is
/// before it.
fn end_of_condition<'t>(
    source: &'t Source<'t>,
    mut cursor: Cursor<'t>,
    before: Option<Token>,
) -> Option<Cursor<'t>> {
    use Token::*;
    let (start, token, _) = cursor.peek();
    if token == LeftParen {
        cursor = Cursor::at(source, source.outline().end(start)?);
        if begins_body(cursor.peek().1) {
            return Some(cursor);
        }
        if before.is_some() {
            return None;
        }
    } else if let Some(before) = before {
        // Where a value stands, or behind one: `return if x { ... }`.
        let is_behind = matches!(
            before,
            Equal | Return | LeftParen | Comma | RightParen | RightBracket | RightBrace | Ident | Number
        );
        if !is_behind || !matches!(cursor.peek().1, Ident | Number) {
            return None;
        }
    }
    let mut ahead = cursor.clone();
    ahead.take();
    // `if x = {1};` declares a struct.
    if ahead.take().1 == Equal && ahead.take().1 != Equal {
        return None;
    }
    let mut open = 0usize;
    for _ in 0..MAX_CONDITION {
        match cursor.peek().1 {
            LeftParen => open += 1,
            RightParen => open = open.checked_sub(1)?,
            LeftBrace if open == 0 => return Some(cursor),
            Comma if open == 0 => return None,
            RightBrace | Semicolon | Def | Struct | End => return None,
            _ => {}
        }
        cursor.take();
    }
    None
}

/// Whether a token that cannot go on from a `)` begins what depends on a condition.
fn begins_body(token: Token) -> bool {
    use Token::*;
    matches!(token, LeftBrace | Ident | Number | LeftParen | LeftBracket | Var | Return)
}

/// What is said about it.
fn no_control_flow(span: Span, word: &str) -> Diagnostic {
    Entry::NestedBlock
        .at(span, format!("Toy has no '{word}'"))
        .with_label("control flow is not part of Toy")
        .with_help(FLAT)
}
