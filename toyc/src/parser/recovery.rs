//! Where the next piece begins, behind one that was not parsed.
//!
//! A mistake reaches to the end of its statement, or of the head it is in: nothing in between is said, as it seldom
//! makes sense to a reader. Braces that close each other are passed as a whole, be they of a literal or of a block, so
//! that the end of one is not taken for the end of the function. Recovery never looks for the end before the next
//! function or struct: an unclosed brace does not swallow it.

use rustc_hash::FxHashSet;

use super::control_flow;
use super::cursor::{Cursor, Source};
use super::pieces::Pieces;
use crate::lexer::{Spanned, Token};

/// What of a text is looked up behind a mistake.
pub(super) struct Outline {
    /// Each `{` that is closed, in order.
    braces: Vec<Braces>,
    /// The names of functions and structs that are words of control flow elsewhere.
    declared: FxHashSet<String>,
}

struct Braces {
    open: u32,
    /// Behind the `}`.
    end: u32,
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
        let (mut braces, mut open, mut items) = (Vec::new(), Vec::new(), 0u32);
        let mut declared = FxHashSet::default();
        let mut cursor = Cursor::at(source, 0);
        loop {
            let (start, token, end) = cursor.take();
            match token {
                Token::LeftBrace => open.push((start, items)),
                Token::RightBrace => braces.extend(open.pop().map(|(open, item)| Braces {
                    open,
                    end,
                    is_around_item: item != items,
                })),
                Token::Def | Token::Struct => {
                    items += 1;
                    let (start, _, end) = cursor.peek();
                    let name = source.text_at(start, end);
                    if control_flow::is_word(name) {
                        declared.insert(name.to_owned());
                    }
                }
                Token::End => break,
                _ => {}
            }
        }
        braces.sort_unstable_by_key(|braces: &Braces| braces.open);
        Outline { braces, declared }
    }

    fn braces(&self, open: u32) -> Option<&Braces> {
        let index = self.braces.binary_search_by_key(&open, |braces| braces.open).ok()?;
        self.braces.get(index)
    }

    /// Whether a `{` is closed anywhere.
    pub(super) fn is_closed(&self, open: u32) -> bool {
        self.braces(open).is_some()
    }

    /// The place behind the `}` of a `{`, if it is closed before the next function or struct.
    pub(super) fn group_end(&self, open: u32) -> Option<u32> {
        self.braces(open).filter(|braces| !braces.is_around_item).map(|braces| braces.end)
    }

    /// Whether a name is that of a function or struct, although it is a word of control flow elsewhere.
    pub(super) fn declares(&self, word: &str) -> bool {
        self.declared.contains(word)
    }
}

/// The end of the statement that goes on at a cursor: behind its `;`, or before what closes the block around it.
pub(super) fn end_of_statement<'t>(source: &'t Source<'t>, mut cursor: Cursor<'t>) -> u32 {
    loop {
        let (start, token, end) = cursor.take();
        match token {
            Token::Semicolon => return end,
            Token::LeftBrace => {
                if let Some(behind) = source.outline().group_end(start) {
                    cursor = Cursor::at(source, behind);
                }
            }
            Token::RightBrace | Token::Def | Token::Struct | Token::End => return start,
            _ => {}
        }
    }
}

/// The literal around the token at which the parser stopped, by the place behind it.
///
/// A `;` in a literal is a mistake in it if the literal and the block around it are closed; else one `}` is missing, and
/// it is taken to be the literal's.
pub(super) fn end_of_literal(source: &Source<'_>, pieces: &Pieces<'_>, block: u32) -> Option<u32> {
    let outline = source.outline();
    let &(open, _, _) = pieces.open.iter().find(|open| open.1 == Token::LeftBrace)?;
    outline.group_end(open).filter(|_| outline.group_end(block).is_some())
}

/// The end of the line that is not parsed from a token on.
pub(super) fn end_of_line<'t>(
    source: &'t Source<'t>,
    pieces: &Pieces<'t>,
    found: Spanned,
    block: u32,
) -> u32 {
    let mut rest = pieces.cursor.ahead();
    if let Some(behind) = end_of_literal(source, pieces, block) {
        rest = Cursor::at(source, behind);
    } else if !pieces.is_cut && matches!(found.1, Token::RightBrace | Token::Def | Token::Struct) {
        // Taken for a part of the line, it does not end it.
        rest.take();
    }
    end_of_statement(source, rest)
}

/// The end of the head that is not parsed from a token on: its `{`, or what cannot be in it.
pub(super) fn end_of_head(pieces: &Pieces<'_>) -> u32 {
    let mut rest = pieces.cursor.ahead();
    if !pieces.is_cut && matches!(rest.peek().1, Token::Def | Token::Struct) {
        rest.take();
    }
    loop {
        let (start, token, _) = rest.take();
        if matches!(token, Token::LeftBrace | Token::Def | Token::Struct | Token::End) {
            return start;
        }
    }
}
