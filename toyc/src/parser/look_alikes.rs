//! Characters that are easily taken for those of Toy, as documents and input methods write them: each is reported, and
//! parsed as what was meant.

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
        '\u{3002}' => '.',
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{3000}' => ' ',
        // The full-width forms of ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0)?,
        _ => return None,
    })
}

/// The token that a symbol is.
fn symbol(c: char) -> Option<Token<'static>> {
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
        '.' => Token::Dot,
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
fn symbols(run: &str) -> Option<Vec<(char, char, Token<'static>)>> {
    run.chars().map(|c| meant(c).and_then(|meant| Some((c, meant, symbol(meant)?)))).collect()
}

/// The tokens with what was meant in place of what looks like it; what was replaced, and what by.
pub(super) fn replace<'input>(
    tokens: Vec<Spanned<'input>>,
) -> (Vec<Spanned<'input>>, Vec<(usize, char, char)>) {
    if !tokens.iter().any(|(_, token, _)| matches!(token, Token::Unknown(_))) {
        return (tokens, Vec::new());
    }
    let (mut kept, mut replaced) = (Vec::with_capacity(tokens.len()), Vec::new());
    for (start, token, end) in tokens {
        let Token::Unknown(run) = token else {
            kept.push((start, token, end));
            continue;
        };
        let Some(symbols) = symbols(run) else {
            kept.push((start, token, end));
            continue;
        };
        let mut at = start;
        for (c, meant, token) in symbols {
            replaced.push((at, c, meant));
            if token != Token::Blank {
                kept.push((at, token, at + c.len_utf8()));
            }
            at += c.len_utf8();
        }
    }
    (kept, replaced)
}

impl Builder<'_> {
    /// Reports a character that was replaced by the one that was meant.
    pub(super) fn look_alike(&mut self, (at, c, meant): (usize, char, char)) {
        let (name, help) = match meant {
            ' ' => (format!("U+{:04X}", u32::from(c)), "write a space".to_owned()),
            meant => (format!("'{c}'"), format!("write '{meant}'")),
        };
        let error = Entry::UnknownCharacter
            .at(self.span(at, at + c.len_utf8()), format!("unknown character {name}"))
            .with_label("looks like what Toy has, but is another character")
            .with_help(help);
        self.push(error);
    }
}
