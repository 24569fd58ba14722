//! The regular expressions of `!match` and `!instances`: POSIX extended expressions over bytes, like LLVM's.
//!
//! The `regex` crate does the matching. Its language differs (`\d` is a class there and a `d` here, an empty
//! alternative is allowed there), so each expression is parsed here and rewritten. Back references are refused: no
//! matcher with bounded running time supports them.

use std::fmt::Write as _;

use regex::bytes::{Regex, RegexBuilder};

/// How deep groups may nest.
const MAX_DEPTH: u32 = 50;
/// The largest count in `{...}`, as in POSIX.
const MAX_COUNT: u32 = 255;
/// How many bytes a compiled expression may take.
const MAX_SIZE: usize = 1 << 20;

/// The result of parsing an expression, or why the text is not one.
type Res<T> = Result<T, &'static str>;
/// Whether a byte belongs to a class.
type Holds = fn(&u8) -> bool;

/// Compiles an expression.
pub(crate) fn compile(pattern: &[u8]) -> Res<Regex> {
    let mut translation = Translation { rest: pattern, out: String::new(), depth: 0 };
    translation.alternatives()?;
    if !translation.rest.is_empty() {
        return Err("')' closes no group");
    }
    let mut builder = RegexBuilder::new(&translation.out);
    builder.unicode(false).dot_matches_new_line(true).size_limit(MAX_SIZE).dfa_size_limit(MAX_SIZE);
    builder.build().map_err(|_| "it is too large")
}

struct Translation<'a> {
    rest: &'a [u8],
    out: String,
    depth: u32,
}

impl Translation<'_> {
    fn peek(&self) -> Option<u8> {
        self.rest.first().copied()
    }

    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    fn eat(&mut self, text: &[u8]) -> bool {
        let found = self.rest.strip_prefix(text);
        self.rest = found.unwrap_or(self.rest);
        found.is_some()
    }

    fn literal(&mut self, byte: u8) {
        let _ = write!(self.out, "\\x{byte:02X}");
    }

    fn alternatives(&mut self) -> Res<()> {
        loop {
            if matches!(self.peek(), None | Some(b'|' | b')')) {
                return Err("there is nothing to match");
            }
            while !matches!(self.peek(), None | Some(b'|' | b')')) {
                self.piece()?;
            }
            if !self.eat(b"|") {
                return Ok(());
            }
            self.out.push('|');
        }
    }

    /// An atom with its repetition.
    fn piece(&mut self) -> Res<()> {
        let caret = self.peek() == Some(b'^');
        self.atom()?;
        if !self.repeats() {
            return Ok(());
        }
        if caret {
            return Err("'^' cannot be repeated");
        }
        match self.next() {
            Some(b'{') => self.counts()?,
            Some(operator) => self.out.push(char::from(operator)),
            None => {}
        }
        if self.repeats() { Err("a repetition cannot be repeated") } else { Ok(()) }
    }

    fn repeats(&self) -> bool {
        match self.rest {
            [b'*' | b'+' | b'?', ..] => true,
            [b'{', digit, ..] => digit.is_ascii_digit(),
            _ => false,
        }
    }

    /// `m}`, `m,}` or `m,n}`.
    fn counts(&mut self) -> Res<()> {
        let least = self.number()?;
        let mut most = Some(least);
        if self.eat(b",") {
            most = match self.peek() {
                Some(b'}') => None,
                _ => Some(self.number()?),
            };
        }
        if !self.eat(b"}") {
            return Err("'{' is not closed");
        }
        match most {
            Some(most) if most < least => return Err("the counts in '{...}' are in the wrong order"),
            Some(most) => write!(self.out, "{{{least},{most}}}"),
            None => write!(self.out, "{{{least},}}"),
        }
        .map_err(|_| "it is too large")
    }

    fn number(&mut self) -> Res<u32> {
        let mut value = None;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            self.next();
            let next = value.unwrap_or(0) * 10 + u32::from(digit - b'0');
            if next > MAX_COUNT {
                return Err("a count in '{...}' is larger than 255");
            }
            value = Some(next);
        }
        value.ok_or("a count in '{...}' is not a number")
    }

    fn atom(&mut self) -> Res<()> {
        match self.next() {
            Some(b'(') => self.group()?,
            Some(b'[') if self.eat(b"[:<:]]") => self.out.push_str(r"\b{start}"),
            Some(b'[') if self.eat(b"[:>:]]") => self.out.push_str(r"\b{end}"),
            Some(b'[') => self.bracket()?,
            Some(anchor @ (b'^' | b'$' | b'.')) => self.out.push(char::from(anchor)),
            Some(b'*' | b'+' | b'?') => return Err("there is nothing to repeat"),
            Some(b'{') if self.peek().is_some_and(|c| c.is_ascii_digit()) => {
                return Err("there is nothing to repeat");
            }
            Some(b'\\') => match self.next() {
                Some(b'1'..=b'9') => return Err("back references are not supported"),
                Some(byte) => self.literal(byte),
                None => return Err("it ends in the middle of an escape"),
            },
            Some(byte) => self.literal(byte),
            None => {}
        }
        Ok(())
    }

    fn group(&mut self) -> Res<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err("its groups nest too deeply");
        }
        self.out.push_str("(?:");
        if !matches!(self.peek(), None | Some(b')')) {
            self.alternatives()?;
        }
        if !self.eat(b")") {
            return Err("'(' is not closed");
        }
        self.out.push(')');
        self.depth -= 1;
        Ok(())
    }

    /// The rest of `[...]`.
    fn bracket(&mut self) -> Res<()> {
        const OPEN: &str = "'[' is not closed";
        let negated = self.eat(b"^");
        let mut set = [false; 256];
        let mut first = true;
        loop {
            match self.rest {
                [] => return Err(OPEN),
                [b']', ..] if !first => break,
                [b'[', b':', ..] => self.class(&mut set)?,
                _ => {
                    let from = self.element()?;
                    let range = matches!(self.rest, [b'-', next, ..] if *next != b']') && self.eat(b"-");
                    let to = if range { self.element()? } else { from };
                    if to < from {
                        return Err("a range in '[...]' is in the wrong order");
                    }
                    set[usize::from(from)..=usize::from(to)].fill(true);
                }
            }
            first = false;
        }
        self.next();
        self.out.push_str(if negated { "[^" } else { "[" });
        for byte in (0..=u8::MAX).filter(|&b| set[usize::from(b)]) {
            self.literal(byte);
        }
        self.out.push(']');
        Ok(())
    }

    /// One character, also as `[.x.]` or `[=x=]`.
    fn element(&mut self) -> Res<u8> {
        for (open, close) in [(b"[.", b".]"), (b"[=", b"=]")] {
            if self.eat(open) {
                let byte = self.next().ok_or("'[' is not closed")?;
                return if self.eat(close) { Ok(byte) } else { Err("no character has this name") };
            }
        }
        self.next().ok_or("'[' is not closed")
    }

    /// `[:name:]`
    fn class(&mut self, set: &mut [bool; 256]) -> Res<()> {
        const KNOWN: [(&[u8], Holds); 12] = [
            (b"[:alnum:]", u8::is_ascii_alphanumeric),
            (b"[:alpha:]", u8::is_ascii_alphabetic),
            (b"[:blank:]", |b| matches!(b, b' ' | b'\t')),
            (b"[:cntrl:]", u8::is_ascii_control),
            (b"[:digit:]", u8::is_ascii_digit),
            (b"[:graph:]", u8::is_ascii_graphic),
            (b"[:lower:]", u8::is_ascii_lowercase),
            (b"[:print:]", |b| matches!(b, b' '..=b'~')),
            (b"[:punct:]", u8::is_ascii_punctuation),
            (b"[:space:]", |b| matches!(b, b'\t'..=b'\r' | b' ')),
            (b"[:upper:]", u8::is_ascii_uppercase),
            (b"[:xdigit:]", u8::is_ascii_hexdigit),
        ];
        for (name, holds) in KNOWN {
            if self.eat(name) {
                (0..=u8::MAX).filter(holds).for_each(|b| set[usize::from(b)] = true);
                return Ok(());
            }
        }
        Err("no class of characters has this name")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(pattern: &str, text: &str) -> bool {
        compile(pattern.as_bytes()).expect("the expression is valid").is_match(text.as_bytes())
    }

    #[test]
    fn escapes_are_literal() {
        assert!(matches(r"\d\w\t", "dwt"));
        assert!(!matches(r"\d", "5"));
        assert!(matches(r"a\.b\|", "a.b|"));
    }

    #[test]
    fn brackets_hold_bytes() {
        assert!(matches(r"^[]\-a]+$", r"]\a"));
        assert!(matches("^[[:upper:]0-9_-]+$", "A1-_"));
        assert!(!matches("[^[=a=]]", "aaa"));
        assert!(matches("^..$", "Ü"));
    }

    #[test]
    fn braces_repeat_before_digits_only() {
        assert!(matches("^a{2,3}{x$", "aaa{x"));
        assert!(!matches("^a{2}$", "aaa"));
        assert!(matches("^a{2,}$", "aaaa"));
    }

    #[test]
    fn mistakes_are_named() {
        let why = |pattern: &str| compile(pattern.as_bytes()).err();
        assert_eq!(why(""), Some("there is nothing to match"));
        assert_eq!(why("a||b"), Some("there is nothing to match"));
        assert_eq!(why("*a"), Some("there is nothing to repeat"));
        assert_eq!(why("a**"), Some("a repetition cannot be repeated"));
        assert_eq!(why("("), Some("'(' is not closed"));
        assert_eq!(why("(a"), Some("'(' is not closed"));
        assert_eq!(why("a)"), Some("')' closes no group"));
        assert_eq!(why("[b-a]"), Some("a range in '[...]' is in the wrong order"));
        assert_eq!(why("a{1"), Some("'{' is not closed"));
        assert_eq!(why("a{256}"), Some("a count in '{...}' is larger than 255"));
        assert_eq!(why("((a{255}){255}){255}"), Some("it is too large"));
        assert_eq!(compile("(".repeat(1000).as_bytes()).err(), Some("its groups nest too deeply"));
        assert_eq!(why(r"(a)\1"), Some("back references are not supported"));
    }
}
