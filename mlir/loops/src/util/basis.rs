//! The extents used to split and join indices.

use dialects::affine::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use dialects::offsets_sizes_strides::{Mixed, mixed};

/// The extents of all results but the first, on which no result depends.
pub fn delinearize_basis(op: AffineDelinearizeIndexOp<'_>) -> Vec<Mixed> {
    let count = op.multi_index().len().saturating_sub(1);
    last(mixed(&op.static_basis(), op.dynamic_basis()), count)
}

/// The extents of all indices but the first, on which the result does not depend.
pub fn linearize_basis(op: AffineLinearizeIndexOp<'_>) -> Vec<Mixed> {
    let count = op.multi_index().len().saturating_sub(1);
    last(mixed(&op.static_basis(), op.dynamic_basis()), count)
}

fn last(mut extents: Vec<Mixed>, count: usize) -> Vec<Mixed> {
    extents.split_off(extents.len().saturating_sub(count))
}
