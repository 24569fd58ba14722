//! The extents by which indices are split and joined.

use dialects::affine::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use dialects::views::{Mixed, mixed};

/// The extents of all results but the first, which no result depends on.
pub fn delinearize_basis(op: AffineDelinearizeIndexOp<'_>) -> Vec<Mixed> {
    let count = op.multi_index().len().saturating_sub(1);
    last(mixed(&op.static_basis(), op.dynamic_basis()), count)
}

/// The extents of all indices but the first, which the result does not depend on.
pub fn linearize_basis(op: AffineLinearizeIndexOp<'_>) -> Vec<Mixed> {
    let count = op.multi_index().len().saturating_sub(1);
    last(mixed(&op.static_basis(), op.dynamic_basis()), count)
}

fn last(mut extents: Vec<Mixed>, count: usize) -> Vec<Mixed> {
    extents.split_off(extents.len().saturating_sub(count))
}
