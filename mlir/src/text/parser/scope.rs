//! The names of values and blocks in a body that is being filled.

use rustc_hash::FxHashMap;
use support::Span;

use crate::ir::body::Body;
use crate::ir::entities::{Block, Value};

/// A name and a result number.
pub(crate) type Key<'a> = (&'a str, u32);

/// What a name stands for.
#[derive(Clone, Copy)]
pub(crate) struct Definition {
    pub(super) value: Value,
    /// Where it was defined, or first used as long as it is not.
    pub(super) span: Span,
    /// Whether it is a stand-in.
    pub(super) forward: bool,
}

/// What the names of one body stand for.
pub(crate) type ValueNames<'a> = FxHashMap<Key<'a>, Definition>;

/// A block and where it was named first.
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
    /// Names in the order of their definition, so that a region can forget its own.
    pub(super) defined: Vec<Key<'a>>,
    /// How many stand-ins are left.
    pub(super) forward: usize,
    /// Holds the stand-ins.
    pub(super) scratch: Option<Block>,
    /// Regions being filled, innermost last.
    pub(super) regions: Vec<RegionNames<'a>>,
}

impl Scope<'_> {
    /// True as long as nothing was named in it.
    pub(crate) fn has_no_names(&self) -> bool {
        self.values.is_empty()
    }
}

/// The names of one region.
pub(super) struct RegionNames<'a> {
    pub(super) blocks: FxHashMap<&'a str, NamedBlock>,
    /// How many names were defined when the region began.
    pub(super) mark: usize,
}
