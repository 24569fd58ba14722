//! Decides where an input is complete.

use crate::lexer::{Token, Tokens};

/// The words of statements; the first five are names elsewhere.
pub(super) const KEYWORDS: [&str; 9] = ["else", "for", "if", "in", "while", "def", "return", "struct", "var"];

/// Whether an input is complete: its brackets are closed, and the head of a function or struct has a body. An empty
/// line ends a head without one.
///
/// ```
/// use toyc::session::is_complete;
/// assert!(is_complete("var a = [1, 2]"));
/// assert!(!is_complete("def f(x) {"));
/// assert!(!is_complete("var a = [[1, 2],"));
/// ```
pub fn is_complete(text: &str) -> bool {
    let mut brackets = Brackets::default();
    text.split('\n').map(|line| brackets.read(line)).last().unwrap_or(true)
}

/// The open brackets of an input, which is read line by line.
#[derive(Clone, Debug, Default)]
pub struct Brackets {
    open: Vec<Token>,
    /// Whether the body of a function or struct must still follow.
    awaits_body: bool,
    /// Whether a bracket closes another one, or nothing: that is a mistake whatever follows.
    is_wrong: bool,
}

impl Brackets {
    /// Reads a line; returns whether the input is complete with it.
    pub fn read(&mut self, line: &str) -> bool {
        use Token::*;
        let mut tokens = Tokens::at(line, 0);
        self.awaits_body &= !line.trim().is_empty();
        while !self.is_wrong {
            match tokens.take().1 {
                End => break,
                Def | Struct if self.open.is_empty() => self.awaits_body = true,
                opening @ (LeftParen | LeftBracket | LeftBrace) => {
                    self.awaits_body &= opening != LeftBrace;
                    self.open.push(opening);
                }
                RightParen => self.is_wrong = self.open.pop() != Some(LeftParen),
                RightBracket => self.is_wrong = self.open.pop() != Some(LeftBracket),
                RightBrace => self.is_wrong = self.open.pop() != Some(LeftBrace),
                Semicolon if self.open.is_empty() => self.awaits_body = false,
                _ => {}
            }
        }
        self.is_wrong || (self.open.is_empty() && !self.awaits_body)
    }
}
