//! How deep brackets nest, found token by token.

use support::{Diagnostic, FileId, Span};

use super::MAX_NESTING;
use crate::catalogue::Entry;
use crate::lexer::{Spanned, Token};

/// The brackets that are open.
///
/// A `;` ends whatever parentheses are open, and a keyword that starts an item ends all brackets, so that unclosed
/// ones of many statements do not add up.
#[derive(Default)]
pub(super) struct Nesting {
    braces: usize,
    others: usize,
}

impl Nesting {
    /// Goes on behind a token; whether it nests deeper than [`MAX_NESTING`].
    pub(super) fn is_too_deep_behind(&mut self, token: Token) -> bool {
        match token {
            Token::LeftBrace | Token::OpenLiteral => self.braces += 1,
            Token::RightBrace | Token::CloseLiteral => self.braces = self.braces.saturating_sub(1),
            Token::LeftParen | Token::LeftBracket => self.others += 1,
            Token::RightParen | Token::RightBracket => self.others = self.others.saturating_sub(1),
            Token::Semicolon => self.others = 0,
            Token::Def | Token::Struct => *self = Nesting::default(),
            _ => {}
        }
        self.braces + self.others > MAX_NESTING
    }
}

/// The first bracket that nests deeper than [`MAX_NESTING`], as an error.
pub(super) fn too_deep(file: FileId, tokens: &[Spanned]) -> Option<Diagnostic> {
    let mut nesting = Nesting::default();
    let &(start, _, end) = tokens.iter().find(|&&(_, token, _)| nesting.is_too_deep_behind(token))?;
    let message = format!("brackets nest deeper than {MAX_NESTING} levels");
    Some(
        Entry::NestingTooDeep
            .at(Span::new(file, start as usize, end as usize), message)
            .with_label("nesting is too deep from here on")
            .with_help("give inner expressions names with 'var'"),
    )
}
