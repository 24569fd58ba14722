//! The target of an encoding: bytes, or the tables of what it refers to.

use crate::values::ids::{Attr, Ident, Loc, Type};

/// The target of an encoding; the same code finds the references of an attribute and writes them.
pub(super) trait Sink<'a> {
    /// Raw bytes.
    fn bytes(&mut self, bytes: &[u8]);

    /// An integer of one to nine bytes.
    fn varint(&mut self, value: u64);

    /// A reference to a string.
    fn string(&mut self, text: &'a [u8]);

    /// A reference to an attribute.
    fn attr(&mut self, attr: Attr);

    /// A reference to a location.
    fn loc(&mut self, loc: Loc);

    /// A reference to a type.
    fn ty(&mut self, ty: Type);

    /// A reference to a string attribute that is used as a name.
    fn name(&mut self, name: Ident);

    /// A reference to a resource of the builtin dialect.
    fn resource(&mut self, key: Ident);

    /// An integer whose lowest bit is its sign.
    fn signed_varint(&mut self, value: i64) {
        self.varint((value << 1) as u64 ^ (value >> 63) as u64);
    }

    /// A blob with its length.
    fn blob(&mut self, bytes: &[u8]) {
        self.varint(bytes.len() as u64);
        self.bytes(bytes);
    }

    /// A reference to an attribute, or nothing.
    fn optional_attr(&mut self, attr: Option<Attr>);
}

/// Appends an integer of one to nine bytes: the trailing zeros of the first byte tell how many follow.
#[inline]
pub(in super::super) fn varint(out: &mut Vec<u8>, value: u64) {
    if value < 0x80 {
        out.push((value << 1) as u8 | 1);
        return;
    }
    let bits = u64::BITS - value.leading_zeros();
    match bits.div_ceil(7) as usize {
        count @ 2..=8 => {
            let encoded = (u128::from(value) << count | 1 << (count - 1)).to_le_bytes();
            out.extend_from_slice(&encoded[..count]);
        }
        _ => {
            out.push(0);
            out.extend_from_slice(&value.to_le_bytes());
        }
    }
}

/// Appends a section.
pub(in super::super) fn section(out: &mut Vec<u8>, kind: u8, content: &[u8]) {
    out.push(kind);
    varint(out, content.len() as u64);
    out.extend_from_slice(content);
}
