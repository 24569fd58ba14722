//! `if`, loops and the like, which Toy does not have, and which every reader of another language writes once.
//!
//! They are found among the tokens before parsing and cut out: there is much in them that is no Toy, and a block that is
//! left in the middle would end the function. Nothing that is right is cut: no name is followed by what is looked for.

use std::ops::Range;

use support::{Diagnostic, Span};

use super::Builder;
use super::recovery::FLAT;
use crate::catalogue::Entry;
use crate::lexer::{Spanned, Token};

/// What statements begin with that happen once, often, or not at all.
fn is_word(name: &str) -> bool {
    matches!(
        name,
        "do" | "elif"
            | "else"
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
const MAX_CONDITION: usize = 64;

impl Builder<'_> {
    /// Reports all control flow; gives the places of its tokens among all, in order.
    pub(super) fn cut_control_flow(&mut self) -> Vec<Range<usize>> {
        let mut cut = Vec::new();
        let mut i = 0;
        while let Some(&(start, token, end)) = self.tokens.get(i) {
            let found = match token {
                Token::Ident(word) if is_word(word) => {
                    self.end_of_control_flow(i).map(|behind| (word, behind))
                }
                _ => None,
            };
            let Some((word, behind)) = found else {
                i += 1;
                continue;
            };
            if !self.silence.covers(start) {
                // Where a value belongs, it leaves a hole in a statement.
                let rest = self.tokens[behind].0;
                let reach = if self.begins_statement(i) { rest } else { self.end_of_statement(rest) };
                self.push(no_control_flow(self.span(start, end), word));
                self.silence.cuts.push(start..reach);
            }
            cut.push(i..behind);
            i = behind;
        }
        cut
    }

    /// The first token behind `if (x) { ... } else { ... }` and the like; `None` if a word begins something else.
    fn end_of_control_flow(&mut self, word: usize) -> Option<usize> {
        if word > 0 && matches!(self.tokens[word - 1].1, Token::Def | Token::Struct | Token::Var) {
            return None;
        }
        let body = self.end_of_condition(word)?;
        let mut behind = self.end_of_body(body)?;
        while let Some(next) = self.alternative(behind).and_then(|body| self.end_of_body(body)) {
            behind = next;
        }
        Some(behind)
    }

    /// The first token behind a block or a statement, if one begins with a token.
    fn end_of_body(&mut self, body: usize) -> Option<usize> {
        match self.tokens[body].1 {
            Token::LeftBrace => self.closing(body).map(|close| close + 1),
            Token::Ident(_) | Token::Var | Token::Return => {
                Some(self.token_at(self.end_of_statement(self.tokens[body].0)))
            }
            _ => None,
        }
    }

    /// What an `else` at a token is of: its first token.
    fn alternative(&mut self, word: usize) -> Option<usize> {
        match (self.tokens[word].1, self.tokens.get(word + 1)?.1) {
            (Token::Ident("elif"), _) => self.end_of_condition(word),
            (Token::Ident("else"), Token::Ident("if")) => self.end_of_condition(word + 1),
            (Token::Ident("else"), _) => Some(word + 1),
            _ => None,
        }
    }

    /// The first token behind the condition of a word: behind its `)`, or at a `{`.
    fn end_of_condition(&mut self, word: usize) -> Option<usize> {
        let first = word + 1;
        if self.tokens[first].1 == Token::LeftParen {
            return self.closing(first).map(|close| close + 1);
        }
        // Not `if x = {1};`, which declares a struct, and not `x.if + {1};`.
        let declares = self.tokens.get(first + 1).is_some_and(|t| t.1 == Token::Equal)
            && self.tokens.get(first + 2).is_some_and(|t| t.1 != Token::Equal);
        let is_else = word > 0 && self.tokens[word - 1].1 == Token::Ident("else");
        if !(self.begins_statement(word) || is_else) || declares {
            return None;
        }
        let condition = self.tokens[first..].iter().take(MAX_CONDITION);
        let ends = |t: &Spanned<'_>| matches!(t.1, Token::LeftBrace | Token::RightBrace | Token::Semicolon);
        let at = first + condition.into_iter().position(ends)?;
        let continues = matches!(self.tokens[first].1, Token::Plus | Token::Star | Token::Slash | Token::Dot);
        (self.tokens[at].1 == Token::LeftBrace && !continues).then_some(at)
    }

    /// Whether a statement begins with a token.
    fn begins_statement(&self, token: usize) -> bool {
        let before = token.checked_sub(1).map(|before| self.tokens[before].1);
        matches!(before, None | Some(Token::Semicolon | Token::LeftBrace | Token::RightBrace))
    }
}

/// What is said about it.
fn no_control_flow(span: Span, word: &str) -> Diagnostic {
    Entry::NestedBlock
        .at(span, format!("Toy has no '{word}'"))
        .with_label("control flow is not part of Toy")
        .with_help(FLAT)
}
