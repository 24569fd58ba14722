//! The tokens as the parser takes them: of a right program straight from the text, so that they are never in memory
//! together; of a wrong one without those that it would only gather to drop them.

use std::cell::Cell;
use std::convert::Infallible;

use super::MAX_NESTING;
use super::braces::Marker;
use super::nesting::Nesting;
use crate::lexer::{Spanned, Token, Tokens};

/// What the actions of the grammar tell the source of its tokens.
#[derive(Default)]
pub(super) struct Control {
    /// No more tokens are wanted.
    pub(super) given_up: Cell<bool>,
    /// How many tokens were taken since something was built.
    quiet: Cell<u32>,
}

impl Control {
    /// Something is built.
    pub(super) fn step(&self) {
        self.quiet.set(0);
    }

    /// A token is taken; whether the parser drops it: it was given many of which nothing was built.
    fn is_dropping(&self) -> bool {
        let quiet = self.quiet.get();
        self.quiet.set(quiet.saturating_add(1));
        quiet >= DROPPING
    }
}

/// The tokens of a text, up to the first that a right program does not have; then the end.
pub(super) struct Stream<'t> {
    tokens: Tokens<'t>,
    marker: Marker<'t>,
    nesting: Nesting,
    /// Those before the next one, the last of them first.
    before: [Token; 2],
    end: Option<u32>,
    control: &'t Control,
}

impl<'t> Stream<'t> {
    pub(super) fn new(text: &'t str, control: &'t Control) -> Self {
        Stream {
            tokens: Tokens::new(text),
            marker: Marker::new(text),
            nesting: Nesting::default(),
            before: [Token::Blank; 2],
            end: Some(u32::try_from(text.len()).unwrap_or(u32::MAX)),
            control,
        }
    }

    /// A token as the parser takes it; `None` if it needs a closer look.
    fn marked(&mut self, (start, token, end): Spanned) -> Option<Spanned> {
        let is_foreign = match token {
            Token::Unknown | Token::String | Token::ForeignComment => true,
            // `struct S s`
            Token::Ident => self.before == [Token::Ident, Token::Struct],
            _ => false,
        };
        let token = self.marker.mark((start, token, end), None).filter(|_| !is_foreign)?;
        self.before = [token, self.before[0]];
        (!self.nesting.is_too_deep_behind(token)).then_some((start, token, end))
    }
}

impl Iterator for Stream<'_> {
    type Item = Result<Spanned, Infallible>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.control.is_dropping() {
            self.control.given_up.set(true);
        }
        if !self.control.given_up.get()
            && let Some(spanned) = self.tokens.next()
        {
            match self.marked(spanned) {
                Some(spanned) => return Some(Ok(spanned)),
                None => self.control.given_up.set(true),
            }
        }
        self.end.take().map(|end| Ok((end, Token::End, end)))
    }
}

/// Tokens without those that the parser drops in any case.
///
/// Going on after an error, it drops tokens until one can follow, and keeps all of them. Whether one can, depends on its
/// kind alone. So once it must be dropping them, no kind is given to it again that it has dropped.
pub(super) struct Feed<'t, I> {
    tokens: I,
    control: &'t Control,
    /// The kinds that it has dropped, a bit each.
    dropped: u64,
    /// The last ones, the latest first. The parser may have gone on at one of them: it builds something when it has the next.
    last: [Option<Token>; 2],
}

/// After so many tokens of which nothing was built the parser drops them; brackets alone may nest.
const DROPPING: u32 = 4 * MAX_NESTING as u32;

impl<'t, I> Feed<'t, I> {
    pub(super) fn new(tokens: I, control: &'t Control) -> Self {
        Feed { tokens, control, dropped: 0, last: [None; 2] }
    }
}

impl<I: Iterator<Item = Spanned>> Iterator for Feed<'_, I> {
    type Item = Result<Spanned, Infallible>;

    fn next(&mut self) -> Option<Self::Item> {
        if !self.control.is_dropping() {
            (self.dropped, self.last) = (0, [None; 2]);
            return self.tokens.next().map(Ok);
        }
        let bit = |token: Token| 1 << (token as u8);
        let spanned = self.tokens.find(|&(_, token, _)| self.dropped & bit(token) == 0)?;
        self.dropped |= self.last[1].map_or(0, bit);
        self.last = [Some(spanned.1), self.last[0]];
        Some(Ok(spanned))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dropped_kinds_come_only_a_few_times() {
        let control = Control::default();
        let tokens = (0..).map(|at| (at, if at % 2 == 0 { Token::Dot } else { Token::RightParen }, at + 1));
        let given = Feed::new(tokens.take(1_000_000).chain([(7, Token::End, 7)]), &control);
        assert!(given.count() < DROPPING as usize + 10);
    }

    #[test]
    fn nothing_is_left_out_where_something_is_built() {
        let control = Control::default();
        let tokens = (0..100_000).map(|at| (at, Token::Dot, at + 1));
        assert_eq!(Feed::new(tokens, &control).inspect(|_| control.step()).count(), 100_000);
    }
}
