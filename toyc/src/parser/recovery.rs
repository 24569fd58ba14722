//! One mistake, one error: how far an error reaches, and what is not said there.
//!
//! After an error the parser goes on where it can, which seldom makes sense to a reader before the statement ends. So
//! an error silences what is found behind it up to there.

use std::cell::OnceCell;
use std::ops::Range;

use support::Diagnostic;

use super::Builder;
use super::errors::Context;
use crate::ast::{Expr, Ident};
use crate::catalogue::Entry;
use crate::lexer::{Spanned, Token};

/// What a function consists of, as help.
pub(super) const FLAT: &str = "the body of a function is a flat list of statements, without 'if' and loops";

/// What is not said because of an error.
#[derive(Default)]
pub(super) struct Silence {
    /// Of what was cut out before parsing, in the order of the text.
    pub(super) cuts: Vec<Range<u32>>,
    /// Of the last error.
    range: Range<u32>,
    /// Made when first needed.
    brackets: OnceCell<Brackets>,
    /// Where a character was replaced by what it looks like, in order.
    pub(super) replaced: Vec<u32>,
}

impl Silence {
    pub(super) fn covers(&self, at: u32) -> bool {
        let cut = self.cuts.partition_point(|cut| cut.end <= at);
        self.range.contains(&at) || self.cuts.get(cut).is_some_and(|cut| cut.contains(&at))
    }
}

impl<'input> Builder<'input> {
    /// Whether what is found at `at` is only there because of an error that was reported.
    pub(super) fn is_consequence(&mut self, at: u32) -> bool {
        let covers = self.silence.covers(at);
        if covers {
            self.count_recovery();
        }
        covers
    }

    /// Reports an error that is the cause of whatever is found where it reaches.
    pub(super) fn push_and_silence(&mut self, error: Diagnostic, reach: Range<u32>) {
        self.push(error);
        self.silence.range = reach;
    }

    /// Says nothing more about the statement that goes on at `at`.
    pub(super) fn silence_statement(&mut self, at: u32) {
        if !self.silence.covers(at) {
            self.silence.range = at..self.end_of_statement(at);
        }
    }

    /// How far an error in this context reaches that is found at `at`.
    pub(super) fn reach(&self, context: Context, at: u32) -> u32 {
        match context {
            Context::Statement => self.end_of_statement(at),
            Context::Module | Context::Head | Context::Params => self.end_of_head(at),
        }
    }

    /// The token at `at`, or the next.
    pub(super) fn token_at(&self, at: u32) -> usize {
        self.tokens.partition_point(|&(start, _, _)| start < at)
    }

    /// The tokens from the one at `at` on.
    fn tokens_from(&self, at: u32) -> &'input [Spanned] {
        &self.tokens[self.token_at(at)..]
    }

    /// The end of the statement that goes on at `at`: behind its `;`, or before what closes the block around it.
    pub(super) fn end_of_statement(&self, at: u32) -> u32 {
        let mut open = 0usize;
        for &(start, token, end) in self.tokens_from(at) {
            match token {
                Token::Semicolon => return end,
                Token::LeftBrace => open += 1,
                Token::RightBrace if open == 0 => return start,
                Token::RightBrace => open -= 1,
                Token::Def | Token::Struct | Token::End if start > at => return start,
                _ => {}
            }
        }
        at
    }

    /// The end of the head of a function or struct that goes on at `at`: before its `{`, or the next one's.
    fn end_of_head(&self, at: u32) -> u32 {
        let ends = |&&(start, token, _): &&Spanned| match token {
            Token::LeftBrace | Token::End => true,
            Token::Def | Token::Struct => start > at,
            _ => false,
        };
        self.tokens_from(at).iter().find(ends).map_or(at, |&(start, _, _)| start)
    }

    /// The token that closes a `(` or `{`, if one does.
    pub(super) fn closing(&self, open: usize) -> Option<usize> {
        let pairs = &self.brackets().closing;
        let pair = pairs.binary_search_by_key(&open, |pair| pair.0 as usize).ok()?;
        Some(pairs[pair].1 as usize)
    }

    /// Whether a place is behind a `{` that the parser has left without its `}`, as it does after some errors.
    pub(super) fn is_inside_braces(&self, at: u32) -> bool {
        if self.errors.is_empty() {
            return false;
        }
        let token = self.token_at(at) as u32;
        let blocks = &self.brackets().blocks;
        let block = blocks.partition_point(|block| block.end <= token);
        blocks.get(block).is_some_and(|block| block.contains(&token))
    }

    fn brackets(&self) -> &Brackets {
        self.silence.brackets.get_or_init(|| Brackets::new(self.tokens))
    }

    /// A block inside a function, where Toy has none.
    pub(crate) fn nested_block(&mut self, start: u32, end: u32) {
        let error = Entry::NestedBlock
            .at(self.span(start, start + 1), "Toy has no nested blocks")
            .with_label("this block is inside another")
            .with_help(FLAT);
        // What cannot follow a block was meant to follow a value.
        let behind = self.tokens_from(end).first().map_or(end, |&(_, _, end)| end);
        self.replace(start..end, error, behind);
    }

    /// A struct literal with the struct's name before it.
    pub(crate) fn named_struct_literal(&mut self, name: &Ident, literal: Expr) -> Expr {
        let range = name.span.start..literal.span.end;
        let error = Entry::NamedStructLiteral
            .at(name.span, "a struct literal begins with '{'")
            .with_label("a name does not belong here")
            .with_help(format!("only a declaration names the struct: {} s = {{...}};", name.name));
        let reach = range.end;
        self.replace(range, error, reach);
        literal
    }

    /// Reports one error instead of those in a range of the text.
    fn replace(&mut self, range: Range<u32>, error: Diagnostic, reach: u32) {
        if !self.is_consequence(range.start) && !self.control.given_up.get() {
            self.errors.forget(&range);
            self.push_and_silence(error, range.start..reach);
        }
    }
}

/// Which tokens are brackets of one pair.
struct Brackets {
    /// Each `(` and `{` of any kind with the token that closes it, before the block around it is closed; in order.
    closing: Vec<(u32, u32)>,
    /// From behind the `{` to behind the `}` of each pair that is not inside another, in order.
    blocks: Vec<Range<u32>>,
}

impl Brackets {
    fn new(tokens: &[Spanned]) -> Self {
        let (mut closing, mut opened) = (Vec::new(), Vec::new());
        let mut blocks: Vec<Range<u32>> = Vec::new();
        for (i, &(_, token, _)) in (0u32..).zip(tokens) {
            match token {
                Token::LeftParen | Token::LeftBrace | Token::OpenLiteral => opened.push((token, i)),
                Token::RightParen => {
                    let open = opened.pop_if(|(open, _)| *open == Token::LeftParen);
                    closing.extend(open.map(|(_, open)| (open, i)));
                }
                Token::CloseLiteral | Token::RightBrace => {
                    let closes =
                        if token == Token::RightBrace { Token::LeftBrace } else { Token::OpenLiteral };
                    while opened.pop_if(|(open, _)| *open != Token::LeftBrace && *open != closes).is_some() {}
                    let Some((_, open)) = opened.pop_if(|(open, _)| *open == closes) else { continue };
                    closing.push((open, i));
                    if token == Token::CloseLiteral {
                        continue;
                    }
                    while blocks.pop_if(|inner| inner.start > open).is_some() {}
                    blocks.push(open + 1..i + 1);
                }
                _ => {}
            }
        }
        closing.sort_unstable();
        Brackets { closing, blocks }
    }
}
