//! `if`, loops and the like as other languages write them, which everyone coming from one writes once.
//!
//! They are looked for only in a piece that was not parsed, because each of the words may be a name. Text meant as
//! control flow is one mistake, from its word to the end of its last block or statement.

use support::Diagnostic;

use super::cursor::{Cursor, Source};
use super::pieces::Pieces;
use super::recovery::end_of_statement;
use super::words::{self, is_word};
use crate::lexer::{Spanned, Token};

/// How many tokens a condition without parentheses may have.
const MAX_CONDITION: usize = 256;

/// The error for control flow that begins in a piece and extends beyond the token at which the parser stopped, and the
/// place after it.
pub(super) fn find(source: &Source<'_>, pieces: &Pieces<'_>, found: Spanned) -> Option<(Diagnostic, u32)> {
    let mut cursor = Cursor::at(source, pieces.first.0);
    let end_of_piece = if pieces.is_cut { found.0 } else { found.2 };
    while cursor.peek().0 < end_of_piece {
        let (at_word, (start, token, end)) = (cursor.clone(), cursor.take());
        let word = source.text_at(start, end);
        let begins = start == pieces.first.0;
        if token == Token::Ident
            && is_word(word)
            && !source.outline().declares(word)
            && let Some(mut after) = end_of_control_flow(source, at_word, begins)
            && after.peek().0 > found.0
        {
            let error = words::error(source.span(start, end), word, begins);
            // Inside a statement, the rest does not parse.
            let place = if begins { after.peek().0 } else { end_of_statement(source, cursor, 0) };
            return Some((error, place));
        }
    }
    None
}

/// The cursor after `if (x) { ... } else { ... }` and the like, which begins at the cursor.
fn end_of_control_flow<'t>(
    source: &'t Source<'t>,
    mut cursor: Cursor<'t>,
    begins: bool,
) -> Option<Cursor<'t>> {
    let text = |(start, _, end): Spanned| source.text_at(start, end);
    let mut after = None;
    loop {
        let word = text(cursor.take());
        let has_condition = if word == "else" { text(cursor.peek()) == "if" } else { true };
        if has_condition {
            if word == "else" {
                cursor.take();
            }
            let Some(body) = end_of_condition(source, cursor, begins) else { return after };
            cursor = body;
        }
        // A block, or a statement.
        let (start, token, _) = cursor.peek();
        let end = match token {
            Token::LeftBrace => source.outline().group_end(start),
            _ if begins_body(token) => Some(end_of_statement(source, cursor, 0)),
            _ => None,
        };
        let Some(end) = end else { return after };
        cursor = Cursor::at(source, end);
        after = Some(cursor.clone());
        if !matches!(text(cursor.peek()), "elif" | "else" | "elseif" | "elsif") {
            return after;
        }
    }
}

/// The cursor after the condition at the cursor: after its `)`, or at a `{`. Text that begins no statement is a value.
fn end_of_condition<'t>(source: &'t Source<'t>, mut cursor: Cursor<'t>, begins: bool) -> Option<Cursor<'t>> {
    use Token::*;
    let (start, token, _) = cursor.peek();
    if token == LeftParen {
        cursor = Cursor::at(source, source.outline().end(start)?);
        if begins_body(cursor.peek().1) {
            return Some(cursor);
        }
    }
    // `return if x { ... }`
    if !begins && !matches!(token, Ident | Number) {
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

/// Whether a token that cannot follow a `)` in an expression begins the body of a condition.
fn begins_body(token: Token) -> bool {
    use Token::*;
    matches!(token, LeftBrace | Ident | Number | LeftParen | LeftBracket | Var | Return)
}
