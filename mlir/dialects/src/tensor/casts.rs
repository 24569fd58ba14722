//! The types that casts accept.

use mlir::{DYNAMIC, TypeRef};

use super::{BitcastOp, CastOp};

/// Whether both types are tensors of compatible shapes.
fn may_be_same_shape(from: TypeRef<'_>, to: TypeRef<'_>) -> bool {
    if !from.is_tensor() || !to.is_tensor() {
        return false;
    }
    let (Some(a), Some(b)) = (from.shape(), to.shape()) else { return true };
    a.len() == b.len() && a.iter().zip(b).all(|(&x, &y)| x == y || x == DYNAMIC || y == DYNAMIC)
}

impl BitcastOp<'_> {
    /// The element types have the same width, and the shapes are compatible.
    pub fn are_cast_compatible(from: &[TypeRef<'_>], to: &[TypeRef<'_>]) -> bool {
        let (&[from], &[to]) = (from, to) else { return false };
        from.element_type().bit_width() == to.element_type().bit_width() && may_be_same_shape(from, to)
    }
}

impl CastOp<'_> {
    /// The element types are equal, and the shapes are compatible.
    pub fn are_cast_compatible(from: &[TypeRef<'_>], to: &[TypeRef<'_>]) -> bool {
        let (&[from], &[to]) = (from, to) else { return false };
        from.element_type() == to.element_type() && may_be_same_shape(from, to)
    }
}
