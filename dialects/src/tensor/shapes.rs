//! Types of tensors whose extents operands give.

use mlir::{DYNAMIC, OpRef, Type, TypeRef, Value};

use crate::matching::constant_index;

use super::types::with_shape;

/// The type of which extents are known that constants give, and the operands that remain; none where there is none.
pub(super) fn with_known_sizes(
    op: OpRef<'_>,
    ty: TypeRef<'_>,
    mut sizes: impl Iterator<Item = Value>,
) -> Option<(Type, Vec<Value>)> {
    let mut kept = Vec::new();
    let mut shape = ty.shape()?.to_vec();
    let mut found = false;
    for extent in shape.iter_mut().filter(|extent| **extent == DYNAMIC) {
        let size = sizes.next()?;
        match constant_index(op, size).filter(|&n| n >= 0) {
            Some(number) => {
                *extent = number;
                found = true;
            }
            None => kept.push(size),
        }
    }
    found.then(|| (with_shape(ty, &shape), kept))
}
