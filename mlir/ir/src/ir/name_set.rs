//! Which operations a body may have, by name, without a walk.

/// Names of operations, with few bits: others may seem to be in it.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct NameSet(u64);

impl NameSet {
    /// Adds the name of this number.
    pub(crate) fn insert(&mut self, name: u32) {
        self.0 |= 1 << (name % 64);
    }

    pub(crate) fn intersects(self, other: NameSet) -> bool {
        self.0 & other.0 != 0
    }
}
