//! Finds the next piece after one that was not parsed.
//!
//! A mistake extends to the end of its statement, or of the head that contains it: nothing in between is reported,
//! since that seldom helps a reader. Matching braces are skipped as a whole, whether of a literal or a block, so that
//! the end of one is not taken for the end of the function. Recovery never goes beyond the next function or struct: an
//! unclosed brace does not swallow it.

use super::cursor::{Cursor, Source};
use super::pieces::Pieces;
use crate::lexer::Token;

/// The end of the statement that continues at a cursor, inside this many braces: after its `;`, or before the bracket
/// that closes the block around it.
pub(super) fn end_of_statement<'t>(source: &'t Source<'t>, mut cursor: Cursor<'t>, mut braces: usize) -> u32 {
    loop {
        let is_item = cursor.is_at_item();
        let (start, token, end) = cursor.take();
        match token {
            Token::Semicolon => return end,
            Token::LeftBrace => match source.outline().literal_end(start) {
                Some(after) => cursor = Cursor::at(source, after),
                None => braces += 1,
            },
            Token::RightBrace if braces > 0 => braces -= 1,
            Token::RightBrace | Token::End => return start,
            _ if is_item => return start,
            _ => {}
        }
    }
}

/// The place after the literal around the token at which the parser stopped: a `;` in the literal is a mistake in it.
pub(super) fn end_of_literal(source: &Source<'_>, pieces: &Pieces<'_>) -> Option<u32> {
    let &(open, _, _) = pieces.open.iter().find(|open| open.1 == Token::LeftBrace)?;
    source.outline().literal_end(open)
}

/// The end of a line in which the parser stopped.
pub(super) fn end_of_line<'t>(source: &'t Source<'t>, pieces: &Pieces<'t>) -> u32 {
    match end_of_literal(source, pieces) {
        Some(after) => end_of_statement(source, Cursor::at(source, after), 0),
        None => {
            let braces = pieces.open.iter().filter(|open| open.1 == Token::LeftBrace).count();
            end_of_statement(source, pieces.cursor.ahead(), braces)
        }
    }
}

/// The `{` of the block to which a malformed head at a cursor leads.
pub(super) fn block_of<'t>(source: &'t Source<'t>, mut cursor: Cursor<'t>) -> Option<u32> {
    use Token::*;
    loop {
        let is_item = cursor.is_at_item();
        let (start, token, _) = cursor.take();
        match token {
            LeftBrace => return Some(start),
            LeftParen if let Some(end) = source.outline().group_end(start) => {
                cursor = Cursor::at(source, end)
            }
            Semicolon | RightBrace | End => return None,
            _ if is_item => return None,
            _ => {}
        }
    }
}

/// The end of a head in which the parser stopped: its `{`, or a token that cannot be in it.
pub(super) fn end_of_head<'t>(source: &'t Source<'t>, pieces: &Pieces<'t>) -> u32 {
    use Token::*;
    let mut rest = pieces.cursor.ahead();
    let mut before = [End; 2];
    loop {
        let (start, token, _) = rest.peek();
        // If the `{` of a function is missing, the first one may be that of a literal in it.
        let is_literal = before[1] != End && matches!(before[0], Equal | Return | LeftParen);
        match source.outline().group_end(start).filter(|_| is_literal) {
            Some(after) => rest = Cursor::at(source, after),
            None if matches!(token, LeftBrace | End) || rest.is_at_item() => return start,
            None => drop(rest.take()),
        }
        before = [token, before[0]];
    }
}
