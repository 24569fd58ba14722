//! Where the next piece begins, behind one that was not parsed.
//!
//! A mistake reaches to the end of its statement, or of the head it is in: nothing in between is said, as it seldom
//! makes sense to a reader. Braces that close each other are passed as a whole, be they of a literal or of a block, so
//! that the end of one is not taken for the end of the function. Recovery never goes beyond the next function or struct:
//! an unclosed brace does not swallow it.

use rustc_hash::FxHashSet;

use super::control_flow::is_word;
use super::cursor::{Cursor, Source};
use super::pieces::Pieces;
use crate::lexer::Token;

/// What of a text is looked up behind a mistake.
pub(super) struct Outline {
    /// Brackets that are closed, in order.
    pairs: Vec<Pair>,
    /// The names of functions and structs that are words of control flow elsewhere.
    declared: FxHashSet<String>,
}

/// A `(` or `{` that is closed, before the block around it is.
struct Pair {
    open: u32,
    /// Behind what closes it.
    end: u32,
    /// The `{` around it.
    block: Option<u32>,
    /// A function or struct begins between them.
    is_around_item: bool,
}

impl<'t> Source<'t> {
    pub(super) fn outline(&self) -> &Outline {
        self.outline.get_or_init(|| Outline::new(self))
    }
}

impl Outline {
    fn new(source: &Source<'_>) -> Self {
        let (mut pairs, mut declared, mut items) = (Vec::new(), FxHashSet::default(), 0u32);
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

    /// The place behind what closes a `(` or `{`.
    pub(super) fn end(&self, open: u32) -> Option<u32> {
        self.pair(open).map(|pair| pair.end)
    }

    /// The same if that comes before the next function or struct.
    pub(super) fn group_end(&self, open: u32) -> Option<u32> {
        self.pair(open).filter(|pair| !pair.is_around_item).map(|pair| pair.end)
    }

    /// The same if the block around it is closed too. Else one `}` is missing, and that of a literal may as well be
    /// that of the block.
    pub(super) fn literal_end(&self, open: u32) -> Option<u32> {
        self.group_end(self.pair(open)?.block?).and_then(|_| self.group_end(open))
    }

    /// Whether a name is that of a function or struct, although it is a word of control flow elsewhere.
    pub(super) fn declares(&self, word: &str) -> bool {
        self.declared.contains(word)
    }
}

/// The end of the statement that goes on at a cursor, inside so many braces: behind its `;`, or before what closes the
/// block around it.
pub(super) fn end_of_statement<'t>(source: &'t Source<'t>, mut cursor: Cursor<'t>, mut braces: usize) -> u32 {
    loop {
        let is_item = cursor.is_at_item();
        let (start, token, end) = cursor.take();
        match token {
            Token::Semicolon => return end,
            Token::LeftBrace => match source.outline().literal_end(start) {
                Some(behind) => cursor = Cursor::at(source, behind),
                None => braces += 1,
            },
            Token::RightBrace if braces > 0 => braces -= 1,
            Token::RightBrace | Token::End => return start,
            _ if is_item => return start,
            _ => {}
        }
    }
}

/// The place behind the literal around the token at which the parser stopped: a `;` in it is a mistake in it.
pub(super) fn end_of_literal(source: &Source<'_>, pieces: &Pieces<'_>) -> Option<u32> {
    let &(open, _, _) = pieces.open.iter().find(|open| open.1 == Token::LeftBrace)?;
    source.outline().literal_end(open)
}

/// The end of the line that is not parsed from a token on.
pub(super) fn end_of_line<'t>(source: &'t Source<'t>, pieces: &Pieces<'t>) -> u32 {
    match end_of_literal(source, pieces) {
        Some(behind) => end_of_statement(source, Cursor::at(source, behind), 0),
        None => {
            let braces = pieces.open.iter().filter(|open| open.1 == Token::LeftBrace).count();
            end_of_statement(source, pieces.cursor.ahead(), braces)
        }
    }
}

/// The end of the head that is not parsed from a token on: its `{`, or what cannot be in it.
pub(super) fn end_of_head<'t>(source: &'t Source<'t>, pieces: &Pieces<'t>) -> u32 {
    use Token::*;
    let mut rest = pieces.cursor.ahead();
    let mut before = [End; 2];
    loop {
        let (start, token, _) = rest.peek();
        // Where the `{` of a function is missing, the first may be that of a literal in it.
        let is_literal = before[1] != End && matches!(before[0], Equal | Return | LeftParen);
        match source.outline().group_end(start).filter(|_| is_literal) {
            Some(behind) => rest = Cursor::at(source, behind),
            None if matches!(token, LeftBrace | End) || rest.is_at_item() => return start,
            None => drop(rest.take()),
        }
        before = [token, before[0]];
    }
}
