//! A position in the file, and the primitive encodings.

use support::Diagnostic;

use crate::bytecode::encoding::section;

/// The result of reading; errors are boxed to keep the success path fast.
pub(super) type Res<T> = Result<T, Box<Diagnostic>>;

/// An error with this message.
#[cold]
pub(super) fn fail<T>(message: impl Into<String>) -> Res<T> {
    Err(Box::new(Diagnostic::error(None, message)))
}

/// A part of the file and a position in it; it never reads past the end of the part.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    /// The file up to the end of the part.
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    /// A whole file.
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Cursor { bytes, at: 0 }
    }

    /// The number of bytes left.
    #[inline]
    pub(super) fn left(&self) -> usize {
        self.bytes.len() - self.at
    }

    pub(super) fn is_empty(&self) -> bool {
        self.left() == 0
    }

    #[inline]
    pub(super) fn byte(&mut self) -> Res<u8> {
        match self.bytes.get(self.at) {
            Some(&b) => {
                self.at += 1;
                Ok(b)
            }
            None => fail("attempting to parse a byte at the end of the bytecode"),
        }
    }

    /// This many bytes.
    pub(super) fn take(&mut self, count: u64) -> Res<&'a [u8]> {
        let rest = &self.bytes[self.at..];
        match usize::try_from(count).ok().and_then(|n| rest.get(..n)) {
            Some(taken) => {
                self.at += taken.len();
                Ok(taken)
            }
            None => fail(format!("attempting to parse {count} bytes when only {} remain", rest.len())),
        }
    }

    /// The next bytes as a part of their own.
    pub(super) fn part(&mut self, count: u64) -> Res<Cursor<'a>> {
        let start = self.at;
        self.take(count)?;
        Ok(Cursor { bytes: &self.bytes[..self.at], at: start })
    }

    /// An integer of one to nine bytes: the trailing zeros of the first byte tell how many follow.
    #[inline]
    pub(super) fn varint(&mut self) -> Res<u64> {
        match self.bytes.get(self.at) {
            Some(&b) if b & 1 == 1 => {
                self.at += 1;
                Ok(u64::from(b >> 1))
            }
            _ => self.long_varint(),
        }
    }

    fn long_varint(&mut self) -> Res<u64> {
        let first = self.byte()?;
        let more = first.trailing_zeros() as usize;
        let mut wide = [0; 8];
        let bytes = self.take(more as u64)?;
        wide[..more].copy_from_slice(bytes);
        let high = u64::from_le_bytes(wide);
        // The first byte has 7 - more bits of the value, or none if eight bytes follow.
        Ok(match more {
            8 => high,
            _ => high << (7 - more) | u64::from(first) >> (more + 1),
        })
    }

    /// A varint whose lowest bit is a flag.
    #[inline]
    pub(super) fn varint_with_flag(&mut self) -> Res<(u64, bool)> {
        let value = self.varint()?;
        Ok((value >> 1, value & 1 == 1))
    }

    /// A varint whose lowest bit is the sign.
    pub(super) fn signed_varint(&mut self) -> Res<i64> {
        let value = self.varint()?;
        Ok((value >> 1) as i64 ^ -((value & 1) as i64))
    }

    /// The number of items that each take at least one of the bytes left, so that memory for them is bounded.
    #[inline]
    pub(super) fn count(&mut self) -> Res<usize> {
        let count = self.varint()?;
        self.checked_count(count)
    }

    /// Like [`Cursor::count`], for a number that has already been read.
    #[inline]
    pub(super) fn checked_count(&self, count: u64) -> Res<usize> {
        match usize::try_from(count) {
            Ok(n) if n <= self.left() => Ok(n),
            _ => fail(format!("attempting to parse {count} elements when only {} bytes remain", self.left())),
        }
    }

    /// A blob with its length.
    pub(super) fn blob(&mut self) -> Res<&'a [u8]> {
        let size = self.varint()?;
        self.take(size)
    }

    pub(super) fn bool(&mut self) -> Res<bool> {
        Ok(self.byte()? != 0)
    }

    /// Text up to a zero byte.
    pub(super) fn null_terminated(&mut self) -> Res<&'a [u8]> {
        let rest = &self.bytes[self.at..];
        match rest.iter().position(|&b| b == 0) {
            Some(length) => {
                self.at += length + 1;
                Ok(&rest[..length])
            }
            None => fail("malformed null-terminated string, no null character found"),
        }
    }

    /// Skips padding up to a multiple of `alignment` bytes from the start of the file.
    pub(super) fn align(&mut self, alignment: u64) -> Res<()> {
        if !alignment.is_power_of_two() {
            return fail("expected alignment to be a power-of-two");
        }
        while !(self.at as u64).is_multiple_of(alignment) {
            let byte = self.byte()?;
            if byte != section::PADDING {
                return fail(format!("expected alignment byte (0xCB), but got: '{byte:#x}'"));
            }
        }
        Ok(())
    }

    /// The kind and the contents of the section that starts here.
    pub(super) fn section(&mut self) -> Res<(u8, Cursor<'a>)> {
        let kind = self.byte()?;
        let length = self.varint()?;
        if kind & section::ALIGNED != 0 {
            let alignment = self.varint()?;
            self.align(alignment)?;
        }
        let kind = kind & !section::ALIGNED;
        if usize::from(kind) >= section::COUNT {
            return fail(format!("invalid section ID: {kind}"));
        }
        Ok((kind, self.part(length)?))
    }

    /// The section that starts here, which must be of this kind.
    pub(super) fn section_of(&mut self, kind: u8) -> Res<Cursor<'a>> {
        match self.section()? {
            (found, part) if found == kind => Ok(part),
            (found, _) => fail(format!("expected section ID {kind}, but got: {found}")),
        }
    }

    /// Fails unless everything has been read.
    pub(super) fn finish(&self, what: &str) -> Res<()> {
        match self.left() {
            0 => Ok(()),
            left => fail(format!("unexpected trailing bytes in the {what}: {left}")),
        }
    }
}

/// One element of a table.
#[inline]
pub(super) fn entry<'t, T>(table: &'t [T], index: u64, what: &str) -> Res<&'t T> {
    match usize::try_from(index).ok().and_then(|i| table.get(i)) {
        Some(found) => Ok(found),
        None => fail(format!("invalid {what} index: {index}")),
    }
}
