//! Which operations a body may have, by name, without a walk.

/// Names of operations, in few bits: a name may seem to be in the set although it is not.
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
