//! The names of values and blocks in a body that is being filled.

use rustc_hash::FxHashMap;
use support::Span;

use crate::ir::body::Body;
use crate::ir::entities::{Block, Value};

/// A name and a result number.
pub(crate) type Key<'a> = (&'a str, u32);

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
pub(crate) type ValueNames<'a> = FxHashMap<Key<'a>, Definition>;

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
    pub(super) values: ValueNames<'a>,
    /// Names in order of definition, so that the end of a region can remove its own.
    pub(super) defined: Vec<Key<'a>>,
    /// The number of stand-ins left.
    pub(super) forward: usize,
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
