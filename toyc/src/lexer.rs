//! Toy text to tokens (logos).
//!
//! The lexer accepts every input: text that is not a token is a [`Token::Unknown`], which the parser reports at its
//! place. Adjacent unknown characters are one token, so that binary garbage is one error. The lexer stores no tokens:
//! to see some again, start another lexer at their place. So the front end takes less than 25 bytes of memory for each
//! byte of source, and 28 where all names differ.

use logos::Logos;

/// A token of Toy. The values of names and numbers are in the text, so that a token is a byte.
#[derive(Logos, Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Token {
    #[token("def")]
    Def,
    #[token("return")]
    Return,
    #[token("struct")]
    Struct,
    #[token("var")]
    Var,
    /// A name: a letter, then letters, digits and `_`.
    #[regex("[a-zA-Z][a-zA-Z0-9_]*")]
    Ident,
    /// A number, or what was meant to be one (`1.2.3`, `1e`): the parser reports mistakes in it.
    #[regex(r"\.?[0-9][0-9.]*([a-zA-Z_][a-zA-Z0-9_.]*)?")]
    #[regex(r"\.?[0-9][0-9.]*[eE][+-]?[0-9]+([a-zA-Z_.][a-zA-Z0-9_.]*)?")]
    Number,
    #[token("(")]
    LeftParen,
    #[token(")")]
    RightParen,
    #[token("{")]
    LeftBrace,
    #[token("}")]
    RightBrace,
    #[token("[")]
    LeftBracket,
    #[token("]")]
    RightBracket,
    #[token("<")]
    Less,
    #[token(">")]
    Greater,
    #[token(";")]
    Semicolon,
    #[token(",")]
    Comma,
    #[token(".")]
    Dot,
    #[token("..")]
    DotDot,
    #[token("=")]
    Equal,
    #[token(":")]
    Colon,
    #[token("+")]
    Plus,
    #[token("-")]
    Minus,
    #[token("*")]
    Star,
    #[token("/")]
    Slash,
    #[token("**")]
    StarStar,
    #[token("@")]
    At,
    #[token("<=")]
    LessEqual,
    /// The parser takes it apart where the `>` ends a shape: `var a<2>=b;`.
    #[token(">=")]
    GreaterEqual,
    #[token("==")]
    EqualEqual,
    #[token("!=")]
    NotEqual,
    /// A comment of another language.
    #[regex(r"//[^\r\n]*", allow_greedy = true)]
    #[token("/*", block_comment)]
    ForeignComment,
    /// White space or a comment. [`Tokens`] omits them: if the lexer itself skipped them, each would take stack.
    #[regex(r"[ \t\r\n\x0b\x0c]+")]
    #[regex(r"#[^\r\n]*", allow_greedy = true)]
    Blank,
    /// Text that `print` writes, on one line.
    #[regex("\"[^\"\r\n\0]*\"")]
    Text,
    /// Characters that start no token.
    #[regex(r#"[^ \t\r\n\x0b\x0c#a-zA-Z0-9(){}\[\]<>;:,.=+*/@"-]+"#)]
    #[token("\"")]
    Unknown,
    /// The names `and`, `or` and `not` where they are operators, as the parser decides.
    And,
    Or,
    Not,
    /// `for` at the beginning of a loop; elsewhere, this and the next three words are names.
    For,
    /// `while` at the beginning of a loop.
    While,
    /// `if` before a condition.
    If,
    /// `in` after the variable of a loop.
    In,
    /// A whole tensor literal: the parser reads literals without mistakes from the text itself.
    Tensor,
    /// The end of the text.
    End,
}

impl Token {
    /// Whether it is an operator, behind which an operand begins.
    pub(crate) fn is_operator(self) -> bool {
        use Token::*;
        let is_arithmetic = matches!(self, Plus | Minus | Star | Slash | StarStar | At);
        let is_comparison = matches!(self, Less | LessEqual | Greater | GreaterEqual | EqualEqual | NotEqual);
        is_arithmetic || is_comparison || matches!(self, And | Or | Not)
    }
}

/// Takes a comment that ends with `*/`, or with the file.
fn block_comment(lexer: &mut logos::Lexer<'_, Token>) {
    let rest = lexer.remainder();
    lexer.bump(rest.find("*/").map_or(rest.len(), |at| at + 2));
}

/// A token with the byte offsets of its start and end, which fit for every accepted text.
pub(crate) type Spanned = (u32, Token, u32);

/// The character with which some editors begin a file.
pub(crate) const BYTE_ORDER_MARK: char = '\u{feff}';

/// The tokens of a text one by one, without blanks.
#[derive(Clone)]
pub(crate) struct Tokens<'input>(logos::Lexer<'input, Token>);

impl<'input> Tokens<'input> {
    /// The tokens of a text, starting at a place between two tokens.
    pub(crate) fn at(text: &'input str, place: u32) -> Self {
        let mut lexer = Token::lexer(text);
        let mark =
            if place == 0 && text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len_utf8() } else { 0 };
        lexer.bump(mark.max(place as usize));
        Tokens(lexer)
    }

    /// The next token; at the end of the text, always [`Token::End`].
    pub(crate) fn take(&mut self) -> Spanned {
        loop {
            let token = self.0.next().map_or(Token::End, |token| token.unwrap_or(Token::Unknown));
            if token != Token::Blank {
                let range = self.0.span();
                // A number ends before the dots of a range.
                if token == Token::Number
                    && let Some(dots) = self.0.slice().find("..").filter(|&dots| dots > 0)
                {
                    let at = offset(range.start + dots);
                    *self = Tokens::at(self.0.source(), at);
                    return (offset(range.start), token, at);
                }
                return (offset(range.start), token, offset(range.end));
            }
        }
    }
}

/// A place in a text; readers refuse a text that has no such places (see [`support::source::MAX_SIZE`]).
fn offset(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    fn tokens(text: &str) -> Vec<Spanned> {
        let mut tokens = Tokens::at(text, 0);
        let mut out = vec![tokens.take()];
        while out.last().is_some_and(|t| t.1 != Token::End) {
            out.push(tokens.take());
        }
        out
    }

    fn check(text: &str, expected: Expect) {
        let line = |&(start, token, end): &Spanned| match token {
            Token::Ident | Token::Number | Token::Unknown => {
                format!("{start}..{end} {token:?}({:?})\n", &text[start as usize..end as usize])
            }
            _ => format!("{start}..{end} {token:?}\n"),
        };
        expected.assert_eq(&tokens(text).iter().map(line).collect::<String>());
    }

    #[test]
    fn statement() {
        check(
            "var a<2,3> = 1.5 * b; # comment",
            expect![[r#"
                0..3 Var
                4..5 Ident("a")
                5..6 Less
                6..7 Number("2")
                7..8 Comma
                8..9 Number("3")
                9..10 Greater
                11..12 Equal
                13..16 Number("1.5")
                17..18 Star
                19..20 Ident("b")
                20..21 Semicolon
                31..31 End
            "#]],
        );
    }

    #[test]
    fn keywords_are_whole_words() {
        check(
            "def define return_ struct varx",
            expect![[r#"
                0..3 Def
                4..10 Ident("define")
                11..18 Ident("return_")
                19..25 Struct
                26..30 Ident("varx")
                30..30 End
            "#]],
        );
    }

    #[test]
    fn dots() {
        check(
            "p.x .5 1. 1.2.3 1e5 2x 1.5e-3*.2E+4 1e-x",
            expect![[r#"
                0..1 Ident("p")
                1..2 Dot
                2..3 Ident("x")
                4..6 Number(".5")
                7..9 Number("1.")
                10..15 Number("1.2.3")
                16..19 Number("1e5")
                20..22 Number("2x")
                23..29 Number("1.5e-3")
                29..30 Star
                30..35 Number(".2E+4")
                36..38 Number("1e")
                38..39 Minus
                39..40 Ident("x")
                40..40 End
            "#]],
        );
    }

    #[test]
    fn unknown_characters_run_together() {
        check(
            "a @@\u{e9}\u{0}% b _",
            expect![[r#"
                0..1 Ident("a")
                2..3 At
                3..4 At
                4..8 Unknown("é\0%")
                9..10 Ident("b")
                11..12 Unknown("_")
                12..12 End
            "#]],
        );
    }

    #[test]
    fn byte_order_mark() {
        check(
            "\u{feff}a",
            expect![[r#"
            3..4 Ident("a")
            4..4 End
        "#]],
        );
    }

    #[test]
    fn many_comments_take_no_stack() {
        assert_eq!(tokens(&"#\n".repeat(1_000_000)).len(), 1);
    }

    #[test]
    fn tokens_are_small() {
        assert_eq!(size_of::<Spanned>(), 12);
    }

    #[test]
    fn empty_and_comment_only() {
        check("", expect![["0..0 End\n"]]);
        check("# x\n#", expect![["5..5 End\n"]]);
    }
}
