//! Memrefs as values: where the elements are, whatever memory they are in.

use crate::extents::{Extents, for_each_index, row_major_strides};

/// A memref: where its elements are. Offset and strides count elements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MemRef {
    /// What was allocated, to be freed.
    pub(crate) allocated: u64,
    /// Where elements are counted from.
    pub(crate) aligned: u64,
    /// The first element.
    pub(crate) offset: i64,
    /// The size of each dimension.
    pub(crate) sizes: Extents,
    /// The step of each dimension.
    pub(crate) strides: Extents,
}

impl MemRef {
    /// Memory in row-major order from an address on.
    pub(crate) fn row_major(address: u64, sizes: Extents) -> Result<Self, String> {
        let strides = row_major_strides(&sizes).ok_or("has more elements than an index counts")?;
        Ok(MemRef { allocated: address, aligned: address, offset: 0, sizes, strides })
    }

    /// The address of an element of `size` bytes.
    pub(crate) fn element(&self, indices: &[i64], size: u64) -> Result<u64, String> {
        let mut at = Some(self.offset);
        if indices.len() != self.sizes.len() {
            return Err(format!("has {} indices for {} dimensions", indices.len(), self.sizes.len()));
        }
        for (dim, ((&index, &extent), &stride)) in
            indices.iter().zip(&self.sizes).zip(&self.strides).enumerate()
        {
            if index < 0 || index >= extent {
                return Err(format!(
                    "index {index} is out of bounds: dimension {dim} of the memref has size {extent}"
                ));
            }
            at = at.and_then(|at| at.checked_add(index.checked_mul(stride)?));
        }
        let bytes = at.and_then(|at| at.checked_mul(i64::try_from(size).ok()?));
        bytes
            .and_then(|bytes| self.aligned.checked_add_signed(bytes))
            .ok_or_else(|| "computes a position that 64 bits do not hold".to_owned())
    }

    /// How many elements; `None` where an index does not count them.
    pub(crate) fn count(&self) -> Option<i64> {
        if self.sizes.contains(&0) {
            return Some(0);
        }
        self.sizes.iter().try_fold(1i64, |n, &size| n.checked_mul(size))
    }

    /// Whether the elements follow each other in row-major order.
    pub(crate) fn is_contiguous(&self) -> bool {
        row_major_strides(&self.sizes).is_some_and(|strides| strides == self.strides)
    }

    /// Calls `f` with the indices of each element in row-major order.
    pub(crate) fn for_each(&self, mut f: impl FnMut(&[i64]) -> Result<(), String>) -> Result<(), String> {
        for_each_index(&self.sizes, &mut f)
    }
}
