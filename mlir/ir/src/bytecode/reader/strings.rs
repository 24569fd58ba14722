//! The strings of a file, and its dialects.

use super::cursor::{Cursor, Res, entry, fail};
use crate::values::context::Context;

/// The table of strings, each with its text if it is valid UTF-8: validated once, since strings are read often.
pub(super) struct Strings<'a>(pub(super) Vec<(&'a [u8], Option<&'a str>)>);

impl<'a> Strings<'a> {
    /// The lengths come before the texts, in reverse order, and include a zero byte each.
    pub(super) fn read(mut c: Cursor<'a>) -> Res<Self> {
        let count = c.count()?;
        let mut sizes = Vec::with_capacity(count);
        for _ in 0..count {
            sizes.push(c.varint()?);
        }
        let mut strings = Vec::with_capacity(count);
        for &size in sizes.iter().rev() {
            match c.take(size)? {
                [text @ .., 0] => strings.push((text, std::str::from_utf8(text).ok())),
                _ => return fail("a string of the string section does not end in a zero byte"),
            }
        }
        c.finish("string section")?;
        Ok(Strings(strings))
    }

    /// A string by number.
    pub(super) fn bytes(&self, index: u64) -> Res<&'a [u8]> {
        entry(&self.0, index, "string").map(|&(bytes, _)| bytes)
    }

    /// A string by number that must be text.
    pub(super) fn text(&self, index: u64) -> Res<&'a str> {
        match entry(&self.0, index, "string")?.1 {
            Some(text) => Ok(text),
            None => fail(format!("string {index} is not UTF-8")),
        }
    }
}

/// A dialect that the file refers to.
pub(super) struct Dialect<'a> {
    pub(super) name: &'a str,
    /// Whether it is registered.
    pub(super) known: bool,
    /// Whether it may have unregistered operations.
    pub(super) any_ops: bool,
}

impl Dialect<'_> {
    /// Fails if the dialect must be registered and is not.
    pub(super) fn check(&self, cx: &Context) -> Res<()> {
        if self.known || cx.allows_unregistered() {
            return Ok(());
        }
        fail(format!(
            "dialect '{}' is unknown. If this is intended, please call allowUnregisteredDialects() on the \
             MLIRContext, or use -allow-unregistered-dialect with the MLIR tool used.",
            self.name
        ))
    }
}
