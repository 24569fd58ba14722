//! Identifiers and quoted strings.

use std::borrow::Cow;

const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// True for text that MLIR prints without quotes: a letter or underscore, then letters, digits, `_`, `$` and `.`.
pub fn is_bare_identifier(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes.next().is_some_and(|b| b.is_ascii_alphabetic() || b == b'_')
        && bytes.all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.'))
}

/// Text in quotes, escaped as in MLIR: `\\`, and two hexadecimal digits for anything but printable ASCII.
pub fn quote(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() + 2);
    write_quoted(&mut out, bytes);
    out
}

/// A valid name after `%`, `^`, `#` or `!`: spaces become underscores, characters other than letters, digits and
/// `punctuation` become hexadecimal digits, and a leading digit gets an underscore before it.
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

pub(super) fn write_quoted(out: &mut String, bytes: &[u8]) {
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

/// Writes two digits for each byte, through a buffer: constants of megabytes are printed this way.
pub(super) fn write_hex_bytes(out: &mut String, mut bytes: impl Iterator<Item = u8>) {
    let mut buffer = [0; 512];
    loop {
        let mut length = 0;
        for (pair, b) in buffer.as_chunks_mut().0.iter_mut().zip(&mut bytes) {
            *pair = [HEX[usize::from(b >> 4)], HEX[usize::from(b & 15)]];
            length += pair.len();
        }
        out.extend(std::str::from_utf8(&buffer[..length]));
        if length < buffer.len() {
            return;
        }
    }
}

fn hex_digit(value: u8) -> char {
    char::from(HEX[usize::from(value & 15)])
}

/// Appends a number; faster than formatting, on a hot path.
pub(super) fn push_digits(out: &mut String, number: u64) {
    let digit = |number: u64| char::from(b'0' + (number % 10) as u8);
    if number < 100 {
        if number >= 10 {
            out.push(digit(number / 10));
        }
        return out.push(digit(number));
    }
    let mut digits = [0; 20];
    let mut at = digits.len();
    let mut rest = number;
    while rest != 0 {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    out.extend(std::str::from_utf8(&digits[at..]));
}
