//! `if`, loops and the like, which Toy does not have, and which every reader of another language writes once.
//!
//! They are found among the tokens before parsing and cut out: there is much in them that is no Toy, and a block that
//! is left in the middle would end the function. This is done only with programs that are wrong, as each of the words
//! may be a name.

use std::ops::Range;

use rustc_hash::FxHashSet;
use support::{Diagnostic, Span};

use super::Builder;
use super::recovery::FLAT;
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

impl Builder<'_> {
    /// Reports all control flow; gives the places of its tokens among all, in order.
    pub(super) fn cut_control_flow(&mut self) -> Vec<Range<usize>> {
        let declared = declared_names(self.text, self.tokens);
        let mut cut = Vec::new();
        let mut i = 0;
        while let Some(&(start, token, end)) = self.tokens.get(i) {
            let found = match token {
                Token::Ident if is_word(self.text_of(i)) && !declared.contains(self.text_of(i)) => {
                    self.end_of_control_flow(i).map(|behind| (self.text_of(i), behind))
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
                let reach = if self.belongs_to_statement(i) { self.end_of_statement(rest) } else { rest };
                self.push(no_control_flow(self.span(start, end), word));
                self.silence.cuts.push(start..reach);
            }
            cut.push(i..behind);
            i = behind;
        }
        cut
    }

    /// The first token behind `if (x) { ... } else { ... }` and the like; `None` if a word begins something else.
    fn end_of_control_flow(&self, word: usize) -> Option<usize> {
        let body = self.end_of_condition(word, self.begins_statement(word))?;
        let mut behind = self.end_of_body(body)?;
        while let Some(next) = self.alternative(behind).and_then(|body| self.end_of_body(body)) {
            behind = next;
        }
        Some(behind)
    }

    /// The first token behind a block or a statement, if one begins with a token.
    fn end_of_body(&self, body: usize) -> Option<usize> {
        match self.tokens[body].1 {
            Token::LeftBrace | Token::OpenLiteral => self.closing(body).map(|close| close + 1),
            token if begins_body(token) => Some(self.token_at(self.end_of_statement(self.tokens[body].0))),
            _ => None,
        }
    }

    /// What an `else` at a token is of: its first token.
    fn alternative(&self, word: usize) -> Option<usize> {
        self.tokens.get(word + 1)?;
        match self.text_of(word) {
            "elif" | "elseif" | "elsif" => self.end_of_condition(word, true),
            "else" if self.text_of(word + 1) == "if" => self.end_of_condition(word + 1, true),
            "else" => Some(word + 1),
            _ => None,
        }
    }

    /// The first token behind the condition of a word: behind its `)`, or at a `{`.
    fn end_of_condition(&self, word: usize, is_statement: bool) -> Option<usize> {
        let mut first = word + 1;
        if self.tokens[first].1 == Token::LeftParen {
            first = self.closing(first)? + 1;
            if begins_body(self.tokens[first].1) {
                return Some(first);
            }
            if !is_statement {
                return None;
            }
        } else if !is_statement && !self.is_condition_in_value(word) {
            return None;
        }
        let token = |i: usize| self.tokens.get(first + i).map(|t| t.1);
        // `if x = {1};` declares a struct.
        if token(1) == Some(Token::Equal) && token(2) != Some(Token::Equal) {
            return None;
        }
        let mut open = 0usize;
        for (i, &(_, token, _)) in self.tokens[first..].iter().enumerate().take(MAX_CONDITION) {
            match token {
                Token::LeftParen => open += 1,
                Token::RightParen => open = open.checked_sub(1)?,
                Token::LeftBrace if open == 0 => return Some(first + i),
                Token::OpenLiteral if open == 0 && !is_statement => return Some(first + i),
                Token::Comma if open == 0 => return None,
                Token::RightBrace | Token::Semicolon | Token::Def | Token::Struct => return None,
                _ => {}
            }
        }
        None
    }

    /// Whether a statement begins with a token.
    fn begins_statement(&self, token: usize) -> bool {
        let before = token.checked_sub(1).map(|before| self.tokens[before].1);
        matches!(before, None | Some(Token::Semicolon | Token::LeftBrace | Token::RightBrace))
    }

    /// Whether a value is needed where a token is, so that what is before it goes on.
    fn belongs_to_statement(&self, token: usize) -> bool {
        !self.begins_statement(token) && !self.is_behind_value(token)
    }

    /// Whether a token is behind a value, so that a `;` is missing if it is no operator.
    fn is_behind_value(&self, token: usize) -> bool {
        use Token::*;
        let before = token.checked_sub(1).map(|before| self.tokens[before].1);
        matches!(before, Some(RightParen | RightBracket | CloseLiteral | Ident | Number))
    }

    /// Whether a word stands where a value does, or behind one, and is followed by another: `return if x { ... }`.
    fn is_condition_in_value(&self, word: usize) -> bool {
        let before = word.checked_sub(1).map(|before| self.tokens[before].1);
        let is_value = matches!(before, Some(Token::Equal | Token::Return | Token::LeftParen | Token::Comma));
        (is_value || self.is_behind_value(word))
            && matches!(self.tokens[word + 1].1, Token::Ident | Token::Number)
    }
}

/// The names of functions and structs.
fn declared_names<'input>(text: &'input str, tokens: &[Spanned]) -> FxHashSet<&'input str> {
    let names = tokens.windows(2).filter_map(|pair| match (pair[0].1, pair[1]) {
        (Token::Def | Token::Struct, (start, Token::Ident, end)) => text.get(start as usize..end as usize),
        _ => None,
    });
    names.collect()
}

/// Whether a token that cannot go on from a `)` begins what depends on a condition.
fn begins_body(token: Token) -> bool {
    use Token::*;
    matches!(token, LeftBrace | OpenLiteral | Ident | Number | LeftParen | LeftBracket | Var | Return)
}

/// What is said about it.
fn no_control_flow(span: Span, word: &str) -> Diagnostic {
    Entry::NestedBlock
        .at(span, format!("Toy has no '{word}'"))
        .with_label("control flow is not part of Toy")
        .with_help(FLAT)
}
