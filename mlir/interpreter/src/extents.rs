//! Sizes, strides and indices of memrefs, tensors and vectors.

use mlir::DYNAMIC;
use smallvec::SmallVec;

/// A list with one number for each dimension.
pub(crate) type Extents = SmallVec<[i64; 4]>;

/// The number of elements of these sizes; `None` if a size is negative or the number does not fit.
pub(crate) fn count(sizes: &[i64]) -> Option<usize> {
    if sizes.contains(&0) && sizes.iter().all(|&size| size >= 0) {
        return Some(0);
    }
    sizes.iter().try_fold(1usize, |count, &size| count.checked_mul(usize::try_from(size).ok()?))
}

/// Whether sizes match the shape of a type, whose dynamic dimensions match any size.
pub(crate) fn fits(shape: &[i64], sizes: &[i64]) -> bool {
    let is = |(&known, &size): (&i64, &i64)| known == DYNAMIC || known == size;
    shape.len() == sizes.len() && shape.iter().zip(sizes).all(is)
}

/// The size of a dimension of a tensor or memref, which `what` names in the error.
pub(crate) fn size_of(sizes: &[i64], dimension: i64, what: &str) -> Result<i64, String> {
    let size = usize::try_from(dimension).ok().and_then(|dimension| sizes.get(dimension));
    let rank = sizes.len();
    size.copied().ok_or_else(|| format!("asks for dimension {dimension} of a {what} of rank {rank}"))
}

/// The indices of the element at a position in row-major order.
pub(crate) fn indices_at(sizes: &[i64], position: usize) -> Extents {
    let mut rest = i64::try_from(position).unwrap_or(i64::MAX);
    let mut indices = Extents::from_elem(0, sizes.len());
    for (index, &size) in indices.iter_mut().zip(sizes).rev() {
        (*index, rest) = (rest % size.max(1), rest / size.max(1));
    }
    indices
}

/// Calls `f` with the indices of each element in row-major order.
pub(crate) fn for_each_index(
    sizes: &[i64],
    f: &mut dyn FnMut(&[i64]) -> Result<(), String>,
) -> Result<(), String> {
    if sizes.iter().any(|&size| size <= 0) {
        return Ok(());
    }
    let mut indices = Extents::from_elem(0, sizes.len());
    loop {
        f(&indices)?;
        let mut carries = indices.iter_mut().zip(sizes).rev();
        let next = carries.find_map(|(index, &size)| {
            *index += 1;
            if *index == size {
                *index = 0;
                return None;
            }
            Some(())
        });
        if next.is_none() {
            return Ok(());
        }
    }
}
