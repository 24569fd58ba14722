//! Prints strings, keywords and identifiers.

use super::state::Printer;
use super::words::{is_bare_identifier, write_hex_bytes, write_quoted};

/// True if the text after `!dialect.` needs no angle brackets.
fn is_pretty_symbol(text: &str) -> bool {
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

    /// Prints an identifier, or another word in quotes.
    pub fn keyword_or_string(&mut self, text: &str) {
        if is_bare_identifier(text) { self.write_text(text) } else { self.string(text) }
    }

    /// Prints `@name`, with quotes if the name needs them.
    pub fn symbol_name(&mut self, name: &str) {
        match name {
            // As in MLIR; this cannot be parsed again.
            "" => self.write_text("@<<INVALID EMPTY SYMBOL>>"),
            name => {
                self.write_char('@');
                self.keyword_or_string(name);
            }
        }
    }

    /// Prints bytes as a hexadecimal string, `"0x..."`.
    pub(super) fn hex_string(&mut self, bytes: impl Iterator<Item = u8>) {
        if self.collecting() {
            return;
        }
        self.out.push_str("\"0x");
        write_hex_bytes(&mut self.out, bytes);
        self.out.push('"');
    }

    /// Prints `prefix dialect.body`, or `prefix dialect<body>` if the body does not begin with a word.
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
