//! Verifiers of vector intrinsics.

use mlir::hooks::Verify;
use mlir::{Diag, OpRef, Type, TypeKind, TypeRef};

use super::types::literal_struct;
use super::{MaskedGatherOp, MaskedScatterOp, SincosOp};

/// The widest vector in LLVM, in bits.
const WIDEST: u64 = 1 << 17;

/// Whether a vector is not too wide for LLVM.
pub(crate) fn fits(ty: TypeRef<'_>) -> bool {
    let width = u64::from(ty.element_type().bit_width().unwrap_or(64));
    let count = ty.shape().and_then(|s| s.first()).map_or(0, |&n| n.unsigned_abs());
    count.checked_mul(width).is_some_and(|bits| bits <= WIDEST)
}

/// Whether one vector has twice as many elements as another.
pub(crate) fn is_twice(long: TypeRef<'_>, short: TypeRef<'_>) -> bool {
    let count = |t: TypeRef<'_>| t.shape().and_then(|s| s.first().copied());
    match (count(long), count(short)) {
        (Some(long), Some(short)) => short.checked_mul(2) == Some(long),
        _ => false,
    }
}

/// A vector type with as many elements as `like`.
fn as_long_as(like: TypeRef<'_>, element: Type) -> Option<Type> {
    let TypeKind::Vector { shape, scalable, .. } = like.kind() else { return None };
    let kind = TypeKind::Vector { shape: shape.clone(), element, scalable: scalable.clone() };
    Some(like.cx().ty(kind))
}

/// There is a pointer for each value.
fn verify_pointers(
    op: OpRef<'_>,
    number: u32,
    pointers: TypeRef<'_>,
    values: TypeRef<'_>,
) -> Result<(), Diag> {
    let wanted = as_long_as(values, pointers.element_type().id());
    if wanted.is_none_or(|w| w == pointers.id()) {
        Ok(())
    } else {
        let wanted = wanted.map(|w| op.cx().type_ref(w).to_string()).unwrap_or_default();
        Err(op.error(format_args!("expected operand #{number} type to be '{wanted}'")))
    }
}

impl Verify for MaskedGatherOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        verify_pointers(op, 1, op.ty(self.ptrs()), op.ty(self.res()))
    }
}

impl Verify for MaskedScatterOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        verify_pointers(op, 2, op.ty(self.ptrs()), op.ty(self.value()))
    }
}

impl Verify for SincosOp<'_> {
    /// The result is a structure with two values of the operand's type.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let ty = op.ty(self.val()).id();
        let wanted = literal_struct(op.cx(), &[ty, ty]);
        if op.ty(self.res()).id() == wanted {
            Ok(())
        } else {
            Err(op.error(format_args!(
            "expected result type to be an homogeneous struct with two elements matching the operand type, but \
             got '{}'",
            op.ty(self.res())
        )))
        }
    }
}
