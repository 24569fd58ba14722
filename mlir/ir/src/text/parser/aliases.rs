//! The aliases of a file: their values, and what they cost when they are written out.

use rustc_hash::FxHashMap;
use support::Span;

use crate::values::ids::{Attr, Loc, Type};

/// The values of the aliases defined so far.
#[derive(Clone, Default)]
pub(crate) struct Aliases<'a> {
    pub(crate) types: FxHashMap<&'a str, Type>,
    pub(crate) attrs: FxHashMap<&'a str, Attr>,
    /// Their costs, by their names with `#` or `!`.
    pub(super) costs: FxHashMap<&'a str, Cost>,
}

/// The cost of an alias.
#[derive(Clone, Copy)]
pub(super) struct Cost {
    /// How deep it nests.
    pub(super) depth: u32,
    /// Its size in bytes, including the aliases in it.
    pub(super) size: u64,
}

/// The costs of all aliases of a file.
#[derive(Default)]
pub(super) struct AliasCosts {
    /// The size of all uses so far, in bytes.
    pub(super) total: u64,
    /// How deep the alias being defined nests.
    pub(super) deepest: u32,
}

/// An alias used before its definition, its stand-in, and the place of the use.
pub(crate) type DeferredLoc<'a> = (&'a str, Loc, Span);
