//! Types of tensors whose extents operands give.

use mlir::{OpRef, Type, TypeRef, Value};

use crate::views::known_extents;

use super::types::with_shape;

/// The type of which extents are known that constants give, and the operands that remain; none where there is none.
pub(crate) fn with_known_sizes(
    op: OpRef<'_>,
    ty: TypeRef<'_>,
    sizes: impl Iterator<Item = Value>,
) -> Option<(Type, Vec<Value>)> {
    let (shape, kept) = known_extents(op, ty.shape()?, sizes)?;
    Some((with_shape(ty, &shape), kept))
}
