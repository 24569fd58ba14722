//! A record of whether a body has changed: the verifier skips what it has checked and nothing has changed since.

/// Whether a body has changed since the record was cleared. A new body counts as changed, and so does a copy.
#[derive(Debug)]
pub(super) struct Changed(bool);

impl Changed {
    /// The record of a new body.
    pub(super) const YES: Changed = Changed(true);

    #[inline]
    pub(super) fn mark(&mut self) {
        self.0 = true;
    }

    pub(super) fn clear(&mut self) {
        self.0 = false;
    }

    pub(super) fn is_marked(&self) -> bool {
        self.0
    }
}

impl Clone for Changed {
    fn clone(&self) -> Self {
        Changed::YES
    }
}
