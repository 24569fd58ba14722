//! Types of tensors whose extents are operands.

use mlir::{OpRef, Type, TypeRef, Value};

use crate::offsets_sizes_strides::known_extents;

use super::types::with_shape;

/// The type with constant extents made static, and the remaining operands; `None` if no extent is constant.
pub(crate) fn with_known_sizes(
    op: OpRef<'_>,
    ty: TypeRef<'_>,
    sizes: impl Iterator<Item = Value>,
) -> Option<(Type, Vec<Value>)> {
    let (shape, kept) = known_extents(op, ty.shape()?, sizes)?;
    Some((with_shape(ty, &shape), kept))
}
