//! What was meant is clear: characters that are easily taken for those of Toy, as documents and input methods write
//! them, and comments of other languages. Each is reported, and read as what was meant.

use super::Builder;
use crate::catalogue::Entry;
use crate::lexer::{Spanned, Token};

/// The symbol, or blank, that a character is taken for.
fn meant(c: char) -> Option<char> {
    Some(match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '\u{d7}' | '\u{b7}' | '\u{2217}' | '\u{22c5}' => '*',
        '\u{f7}' | '\u{2044}' | '\u{2215}' => '/',
        '\u{37e}' => ';',
        '\u{3001}' => ',',
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{3000}' => ' ',
        // The full-width forms of ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0)?,
        _ => return None,
    })
}

/// The token that a symbol is, but for the dot, which may be part of a number.
fn symbol(c: char) -> Option<Token> {
    Some(match c {
        '(' => Token::LeftParen,
        ')' => Token::RightParen,
        '{' => Token::LeftBrace,
        '}' => Token::RightBrace,
        '[' => Token::LeftBracket,
        ']' => Token::RightBracket,
        '<' => Token::Less,
        '>' => Token::Greater,
        ';' => Token::Semicolon,
        ',' => Token::Comma,
        '=' => Token::Equal,
        '+' => Token::Plus,
        '-' => Token::Minus,
        '*' => Token::Star,
        '/' => Token::Slash,
        ' ' => Token::Blank,
        _ => return None,
    })
}

/// The tokens that a run of unknown characters was meant to be, each with what it looks like; `None` if it was not.
fn symbols(run: &str) -> Option<Vec<(char, char, Token)>> {
    run.chars().map(|c| meant(c).and_then(|meant| Some((c, meant, symbol(meant)?)))).collect()
}

/// How many bytes a character takes.
fn length(c: char) -> u32 {
    c.len_utf8() as u32
}

/// What is not Toy, but was read as what was meant.
pub(super) enum Foreign {
    /// A character at a place, and the one that it looks like.
    LookAlike(u32, char, char),
    /// From the start to the end of a comment.
    Comment(u32, u32),
    /// From the start to the end of the `struct` in `struct S s`, as C declares variables.
    Struct(u32, u32),
}

/// The tokens that were meant, and what is reported.
pub(super) fn replace(text: &str, tokens: Vec<Spanned>) -> (Vec<Spanned>, Vec<Foreign>) {
    let declares = |at: usize| {
        let next = tokens.get(at + 1..at + 3);
        next.is_some_and(|next| next.iter().all(|(_, token, _)| *token == Token::Ident))
    };
    let is_foreign = |(at, &(_, token, _)): (usize, &Spanned)| match token {
        Token::Unknown | Token::ForeignComment => true,
        Token::Struct => declares(at),
        _ => false,
    };
    if !tokens.iter().enumerate().any(is_foreign) {
        return (tokens, Vec::new());
    }
    let (mut kept, mut replaced) = (Vec::with_capacity(tokens.len()), Vec::new());
    for (at, &(start, token, end)) in tokens.iter().enumerate() {
        let symbols = match token {
            Token::Struct if declares(at) => {
                replaced.push(Foreign::Struct(start, end));
                continue;
            }
            Token::ForeignComment => {
                replaced.push(Foreign::Comment(start, end));
                continue;
            }
            Token::Unknown => text.get(start as usize..end as usize).and_then(symbols),
            _ => None,
        };
        let Some(symbols) = symbols else {
            kept.push((start, token, end));
            continue;
        };
        let mut at = start;
        for (c, meant, token) in symbols {
            replaced.push(Foreign::LookAlike(at, c, meant));
            if token != Token::Blank {
                kept.push((at, token, at + length(c)));
            }
            at += length(c);
        }
    }
    (kept, replaced)
}

impl Builder<'_> {
    /// Reports what was read as what was meant. Nothing has to recover from it.
    pub(super) fn foreign(&mut self, foreign: &Foreign) {
        let error = match *foreign {
            Foreign::Comment(start, end) => Entry::ForeignComment
                .at(self.span(start, end.min(start + 2)), "comment of another language")
                .with_label("this begins no comment")
                .with_help("comments begin with '#', and end with the line"),
            Foreign::Struct(start, end) => Entry::UnexpectedToken
                .at(self.span(start, end), "unexpected 'struct'")
                .with_label("only the declaration of the struct itself begins with it")
                .with_help("remove it: a variable is declared with the struct's name alone"),
            Foreign::LookAlike(at, c, meant) => {
                self.silence.replaced.push(at);
                let (name, help) = match meant {
                    ' ' => (format!("U+{:04X}", u32::from(c)), "write a space".to_owned()),
                    meant => (format!("'{c}'"), format!("write '{meant}'")),
                };
                Entry::UnknownCharacter
                    .at(self.span(at, at + length(c)), format!("unknown character {name}"))
                    .with_label("looks like what Toy has, but is another character")
                    .with_help(help)
            }
        };
        self.errors.push(error);
    }
}
