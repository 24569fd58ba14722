//! Strings, keywords and identifiers.

use std::borrow::Cow;

use super::Printer;

const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// True for what MLIR writes without quotes: a letter or underscore, then letters, digits, `_`, `$` and `.`.
pub fn is_bare_identifier(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes.next().is_some_and(|b| b.is_ascii_alphabetic() || b == b'_')
        && bytes.all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.'))
}

/// Text in quotes, escaped as MLIR does: `\\`, and two hexadecimal digits for what is not printable ASCII.
pub fn quote(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() + 2);
    write_quoted(&mut out, bytes);
    out
}

fn write_quoted(out: &mut String, bytes: &[u8]) {
    out.push('"');
    for &b in bytes {
        match b {
            b'\\' => out.push_str("\\\\"),
            b' '..=b'~' if b != b'"' => out.push(char::from(b)),
            _ => out.extend(['\\', hex_digit(b >> 4), hex_digit(b & 15)]),
        }
    }
    out.push('"');
}

fn hex_digit(value: u8) -> char {
    char::from(HEX[usize::from(value & 15)])
}

/// A name that can stand after `%`, `^`, `#` or `!`: other characters than letters, digits and `punctuation`
/// become hexadecimal, spaces underscores, and a digit in front gets an underscore before it.
pub(super) fn sanitize<'s>(name: &'s str, punctuation: &str) -> Cow<'s, str> {
    let valid = |b: u8| b.is_ascii_alphanumeric() || punctuation.as_bytes().contains(&b);
    let needs_prefix = |b: u8| b.is_ascii_digit() || !(valid(b) || b == b' ');
    let prefixed = name.bytes().next().is_some_and(needs_prefix);
    if !prefixed && name.bytes().all(valid) {
        return Cow::Borrowed(name);
    }
    let mut out = String::with_capacity(name.len() + 1);
    if prefixed {
        out.push('_');
    }
    for b in name.bytes() {
        match b {
            b' ' => out.push('_'),
            b if valid(b) => out.push(char::from(b)),
            b if b < 16 => out.push(hex_digit(b)),
            b => out.extend([hex_digit(b >> 4), hex_digit(b)]),
        }
    }
    Cow::Owned(out)
}

/// True when what stands after `!dialect.` needs no angle brackets around it.
pub(super) fn is_pretty_symbol(text: &str) -> bool {
    if !text.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return false;
    }
    let rest = text.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '.' || c == '_');
    rest.is_empty() || (rest.starts_with('<') && rest.ends_with('>'))
}

impl Printer<'_> {
    /// Prints text in quotes, escaped.
    pub fn string(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Prints bytes in quotes, escaped.
    pub fn bytes(&mut self, bytes: &[u8]) {
        if !self.collecting() {
            write_quoted(&mut self.out, bytes);
        }
    }

    /// Prints a word as it is if it is an identifier, in quotes otherwise.
    pub fn keyword_or_string(&mut self, text: &str) {
        match is_bare_identifier(text) {
            true => self.write_text(text),
            false => self.string(text),
        }
    }

    /// Prints `@name`, with quotes where the name needs them.
    pub fn symbol_name(&mut self, name: &str) {
        match name {
            // As MLIR: what has no name cannot be read again.
            "" => self.write_text("@<<INVALID EMPTY SYMBOL>>"),
            name => {
                self.write_char('@');
                self.keyword_or_string(name);
            }
        }
    }

    /// Prints bytes as one string of hexadecimal digits, `"0x..."`.
    pub(super) fn hex_string(&mut self, bytes: impl Iterator<Item = u8>) {
        if self.collecting() {
            return;
        }
        self.out.push_str("\"0x");
        for b in bytes {
            self.out.extend([hex_digit(b >> 4), hex_digit(b)]);
        }
        self.out.push('"');
    }

    /// Prints `prefix dialect.body`, or `prefix dialect<body>` where the body does not begin with a word.
    pub(super) fn dialect_symbol(&mut self, prefix: char, dialect: &str, body: impl FnOnce(&mut Self)) {
        if self.collecting() {
            return body(self);
        }
        self.out.push(prefix);
        self.out.push_str(dialect);
        let dot = self.out.len();
        self.out.push('.');
        body(self);
        if !is_pretty_symbol(&self.out[dot + 1..]) {
            self.out.replace_range(dot..=dot, "<");
            self.out.push('>');
        }
    }
}
