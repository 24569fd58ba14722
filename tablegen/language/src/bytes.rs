//! Texts that need not be UTF-8.
//!
//! As in LLVM, strings and code blocks may hold any bytes. In a `str`, a byte that is part of no character is
//! represented by one of the 128 characters from U+10FF80 to U+10FFFF, which are for private use. If a file
//! contains one of these characters itself, its bytes are kept in the same way. So each sequence of bytes has
//! one text, and equal texts have equal bytes.

use std::borrow::Cow;
use std::cmp::Ordering;

/// The character for byte 0.
const BASE: u32 = 0x10_FF00;

/// The byte that a character represents.
fn byte_of(c: char) -> Option<u8> {
    (c as u32).checked_sub(BASE).and_then(|byte| u8::try_from(byte).ok()).filter(|byte| *byte >= 0x80)
}

/// Whether some characters of a text represent bytes.
pub(crate) fn has_bytes(text: &str) -> bool {
    // The first byte of all these characters.
    text.as_bytes().contains(&0xf4) && text.chars().any(|c| byte_of(c).is_some())
}

/// The bytes of a string in a record, or of a text made of such strings.
///
/// Strings may hold bytes that are not UTF-8; in a `str`, the characters U+10FF80 to U+10FFFF represent them.
///
/// ```
/// assert_eq!(*tablegen::bytes_of("caf\u{e9}"), *b"caf\xc3\xa9");
/// assert_eq!(*tablegen::bytes_of("caf\u{10ffe9}"), *b"caf\xe9");
/// ```
pub fn bytes_of(text: &str) -> Cow<'_, [u8]> {
    if !has_bytes(text) {
        return Cow::Borrowed(text.as_bytes());
    }
    let mut bytes = Vec::with_capacity(text.len());
    for c in text.chars() {
        match byte_of(c) {
            Some(byte) => bytes.push(byte),
            None => bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    Cow::Owned(bytes)
}

/// The text of some bytes.
pub(crate) fn text_of(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) if !has_bytes(text) => return Cow::Borrowed(text),
        _ => {}
    }
    let mut text = String::with_capacity(bytes.len());
    let push_bytes = |text: &mut String, bytes: &[u8]| {
        text.extend(bytes.iter().filter_map(|byte| char::from_u32(BASE + u32::from(*byte))));
    };
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            match byte_of(c) {
                Some(_) => push_bytes(&mut text, c.encode_utf8(&mut [0; 4]).as_bytes()),
                None => text.push(c),
            }
        }
        push_bytes(&mut text, chunk.invalid());
    }
    Cow::Owned(text)
}

/// Repairs a text that was joined from several: parts of a character may have come together.
pub(crate) fn joined(text: String) -> String {
    match bytes_of(&text) {
        Cow::Owned(bytes) => text_of(&bytes).into_owned(),
        Cow::Borrowed(_) => text,
    }
}

/// The number of bytes.
pub(crate) fn length(text: &str) -> usize {
    if has_bytes(text) {
        text.chars().map(|c| if byte_of(c).is_some() { 1 } else { c.len_utf8() }).sum()
    } else {
        text.len()
    }
}

/// Compares the bytes of texts.
pub(crate) fn compare(a: &str, b: &str) -> Ordering {
    if has_bytes(a) || has_bytes(b) { bytes_of(a).cmp(&bytes_of(b)) } else { a.cmp(b) }
}

/// The text as Unicode, with U+FFFD for bytes that are in no character.
pub(crate) fn lossy(text: &str) -> Cow<'_, str> {
    match bytes_of(text) {
        Cow::Borrowed(_) => Cow::Borrowed(text),
        Cow::Owned(bytes) => Cow::Owned(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sequence_of_bytes_has_one_text() {
        // All texts of up to two bytes, and those around the characters that represent bytes.
        let mut all: Vec<Vec<u8>> = vec![vec![]];
        all.extend((0..=255).map(|a| vec![a]));
        all.extend((0..=u16::MAX).map(|both| both.to_be_bytes().to_vec()));
        all.extend(
            (0..=255)
                .flat_map(|c| [vec![0xf4, 0x8f, 0xbe, c], vec![0xf4, 0x8f, 0xbf, c], vec![0xe2, 0x82, c]]),
        );
        let mut texts = std::collections::HashSet::new();
        for bytes in &all {
            let text = text_of(bytes);
            assert_eq!(*bytes_of(&text), **bytes);
            assert_eq!(length(&text), bytes.len());
            assert_eq!(lossy(&text), String::from_utf8_lossy(bytes));
            assert!(texts.insert(text.into_owned()));
            // Joining pieces gives the same text.
            let (left, right) = bytes.split_at(bytes.len() / 2);
            assert_eq!(joined(text_of(left).into_owned() + &text_of(right)), text_of(bytes));
        }
        for pair in all.windows(2) {
            assert_eq!(compare(&text_of(&pair[0]), &text_of(&pair[1])), pair[0].cmp(&pair[1]));
        }
    }
}
