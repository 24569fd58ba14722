//! Dense arrays of integers as constraints see them: elements of every width as one type.

use crate::{AttrKind, AttrRef};

impl<'a> AttrRef<'a> {
    /// The elements of a dense array of integers; those of `i1` are 0 and 1.
    pub fn dense_array_ints(self) -> Option<Vec<i64>> {
        let (width, data) = self.dense_array_bytes()?;
        let AttrKind::DenseArray { element, .. } = self.kind() else { return None };
        if !self.cx().type_ref(*element).is_integer_type() {
            return None;
        }
        let widened = |bytes: &[u8]| {
            let bits = bytes.iter().rev().fold(0u64, |bits, &b| bits << 8 | u64::from(b));
            let unused = 64 - 8 * width.min(8) as u32;
            (bits << unused).cast_signed() >> unused
        };
        Some(data.chunks_exact(width).map(widened).collect())
    }

    /// Bytes an element, at least one, and the bytes.
    fn dense_array_bytes(self) -> Option<(usize, &'a [u8])> {
        let AttrKind::DenseArray { element, data } = self.kind() else { return None };
        let element = self.cx().type_ref(*element);
        let bits = element.bit_width()?;
        Some(((bits as usize).div_ceil(8).max(1), data))
    }
}
