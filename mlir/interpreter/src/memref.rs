//! Memrefs as values.

use mlir::row_major_strides;

use crate::extents::{Extents, count, for_each_index};

/// A memref, with the fields of MLIR's descriptor. Offset and strides count elements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemRef {
    /// The address of the allocation, for freeing it.
    pub(crate) allocated: u64,
    /// The address that the offset counts from.
    pub(crate) aligned: u64,
    /// The position of the first element.
    pub(crate) offset: i64,
    /// The size of each dimension.
    pub(crate) sizes: Extents,
    /// The stride of each dimension.
    pub(crate) strides: Extents,
}

impl MemRef {
    /// Contiguous elements in row-major order at an address.
    pub(crate) fn row_major(address: u64, sizes: Extents) -> Result<Self, String> {
        let strides = row_major_strides(&sizes).ok_or("has more elements than an index can count")?;
        Ok(MemRef { allocated: address, aligned: address, offset: 0, sizes, strides })
    }

    /// The address of an element of `size` bytes; an error if an index is out of bounds.
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
            .ok_or_else(|| "computes a position that does not fit in 64 bits".to_owned())
    }

    /// The number of elements; `None` if it does not fit an index.
    pub(crate) fn count(&self) -> Option<i64> {
        i64::try_from(count(&self.sizes)?).ok()
    }

    /// Whether the elements are contiguous in row-major order.
    pub(crate) fn is_contiguous(&self) -> bool {
        row_major_strides(&self.sizes).is_some_and(|strides| strides == self.strides)
    }

    /// Calls `f` with the indices of each element in row-major order.
    pub(crate) fn for_each(&self, mut f: impl FnMut(&[i64]) -> Result<(), String>) -> Result<(), String> {
        for_each_index(&self.sizes, &mut f)
    }
}
