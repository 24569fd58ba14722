//! A cache of types by their text.

use crate::values::ids::Type;

/// The texts of some types seen before, in small tables indexed by the first bytes of a text: the last text wins.
pub(crate) struct TypeCache<'a> {
    /// Types that end in `>`.
    pub(super) slots: [(&'a str, Type); 64],
    /// Types of one word, indexed by its length and last byte.
    pub(super) words: [(&'a str, Type); 32],
}

impl Default for TypeCache<'_> {
    fn default() -> Self {
        TypeCache { slots: [("", Type(0)); 64], words: [("", Type(0)); 32] }
    }
}

impl<'a> TypeCache<'a> {
    fn slot(text: &str) -> usize {
        let (words, _) = text.as_bytes().as_chunks::<8>();
        let words = words.iter().take(3).map(|&word| u64::from_le_bytes(word));
        let hash = words.fold(0u64, |hash, word| (hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        (hash >> 58) as usize
    }

    pub(super) fn word_slot(word: &str) -> usize {
        let last = word.as_bytes().last().copied().unwrap_or(0);
        (word.len() * 7 + usize::from(last)) % 32
    }

    /// A type whose text `rest` starts with, and the length of that text.
    pub(super) fn find(&self, rest: &str) -> Option<(Type, u32)> {
        let (text, ty) = self.slots[Self::slot(rest)];
        (!text.is_empty() && rest.starts_with(text)).then_some((ty, text.len() as u32))
    }

    /// Stores that `rest` starts with the text of a type, `len` bytes long. Texts with aliases are not stored, since
    /// each use of an alias must be counted.
    pub(super) fn note(&mut self, rest: &'a str, len: usize, ty: Type) {
        let has_name = |text: &str| memchr::memchr2(b'!', b'#', text.as_bytes()).is_some();
        if let Some(text) = rest.get(..len).filter(|text| text.ends_with('>') && !has_name(text)) {
            self.slots[Self::slot(rest)] = (text, ty);
        }
    }
}
