//! Writes attributes in the encodings of their dialects.

use super::sink::Sink;
use crate::bytecode::dialects::{BytecodeAttributes, Piece};
use crate::values::context::Context;
use crate::values::ids::Attr;

/// Writes an attribute of a dialect; false if its only encoding is its text.
pub(super) fn write<'a>(cx: &'a Context, attr: Attr, dialect: &str, to: &mut impl Sink<'a>) -> bool {
    let interface = cx.dialect(dialect).and_then(|d| d.interface::<BytecodeAttributes>());
    let Some((code, pieces)) = interface.and_then(|i| (i.pieces)(cx.attr_ref(attr))) else { return false };
    to.varint(code);
    for piece in pieces {
        match piece {
            Piece::Number(number) => to.varint(number),
            Piece::OptionalNumber(number) => to.varint(number.map_or(0, |n| n << 1 | 1)),
            Piece::Bool(value) => to.bytes(&[value.into()]),
            Piece::Text(text) => to.string(text.as_bytes()),
            Piece::Attr(attr) => to.attr(attr),
            Piece::OptionalAttr(attr) => to.optional_attr(attr),
            Piece::Attrs(attrs) => {
                if present(to, attrs.len()) {
                    attrs.into_iter().for_each(|a| to.optional_attr(Some(a)));
                }
            }
            Piece::Numbers(numbers) => {
                if present(to, numbers.len()) {
                    numbers.into_iter().for_each(|n| to.varint(n));
                }
            }
        }
    }
    true
}

/// Writes whether a list has elements and, if so, how many.
fn present<'a>(to: &mut impl Sink<'a>, count: usize) -> bool {
    to.bytes(&[u8::from(count > 0)]);
    if count > 0 {
        to.varint(count as u64);
    }
    count > 0
}
