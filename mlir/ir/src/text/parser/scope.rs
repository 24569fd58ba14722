//! The names of values and blocks in a body that is being filled.

use std::ops::Range;

use rustc_hash::FxHashMap;
use support::Span;

use crate::ir::body::Body;
use crate::ir::entities::{Block, Value};

/// A name and a result number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    name: [u64; 2],
    number: u32,
}

/// Turns names into keys that are compared and hashed without their text.
#[derive(Default)]
pub(crate) struct Keys<'a> {
    /// The longer names of the file, numbered.
    long: FxHashMap<&'a str, u64>,
}

impl<'a> Keys<'a> {
    /// The longest name that is kept whole, in bytes; none of its bytes is zero.
    const WHOLE: usize = size_of::<[u64; 2]>();

    /// The key of the name at these bytes of the text.
    pub(super) fn key(&mut self, text: &'a str, name: Range<usize>, number: u32) -> Key {
        let name = match name.len() {
            0 => [0, 0],
            length @ 1..=Self::WHOLE => Self::whole(text.as_bytes(), name.start, length),
            _ => {
                let next = self.long.len() as u64;
                let name = text.get(name).unwrap_or("");
                [0, *self.long.entry(name).or_insert(next) + 1]
            }
        };
        Key { name, number }
    }

    /// The bytes of a name, and zeros.
    fn whole(text: &[u8], start: usize, length: usize) -> [u64; 2] {
        let bytes = match text.get(start..).and_then(|rest| rest.first_chunk()) {
            Some(bytes) => u128::from_le_bytes(*bytes) & (u128::MAX >> (128 - 8 * length)),
            None => text[start..].iter().take(length).rev().fold(0, |all, &b| all << 8 | u128::from(b)),
        };
        [bytes as u64, (bytes >> 64) as u64]
    }
}

/// The value of a name.
#[derive(Clone, Copy)]
pub(crate) struct Definition {
    pub(super) value: Value,
    /// Where it was defined or, until then, first used.
    pub(super) span: Span,
    /// Whether it is a stand-in.
    pub(super) forward: bool,
}

/// The names of one body.
pub(crate) type ValueNames = FxHashMap<Key, Definition>;

/// A block and where it was first named.
#[derive(Clone, Copy)]
pub(super) struct NamedBlock {
    pub(super) block: Block,
    pub(super) span: Span,
    pub(super) defined: bool,
}

/// A body being filled, with the names of its values.
pub(crate) struct Scope<'a> {
    pub(crate) body: Box<Body>,
    pub(super) values: ValueNames,
    /// Names in order of definition, so that the end of a region can remove its own.
    pub(super) defined: Vec<Key>,
    /// The number of stand-ins left.
    pub(super) forward: usize,
    /// The stand-ins that were replaced, with their first use.
    pub(super) replaced: Vec<(Value, Span)>,
    /// The block that holds the stand-ins.
    pub(super) scratch: Option<Block>,
    /// The regions being filled, innermost last.
    pub(super) regions: Vec<RegionNames<'a>>,
}

impl Scope<'_> {
    /// True if nothing has been named in it.
    pub(crate) fn has_no_names(&self) -> bool {
        self.values.is_empty()
    }
}

/// The names of one region.
pub(super) struct RegionNames<'a> {
    pub(super) blocks: FxHashMap<&'a str, NamedBlock>,
    /// The number of names defined when the region began.
    pub(super) mark: usize,
}
