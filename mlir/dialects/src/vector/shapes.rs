//! Verifiers of operations that change shapes.

use mlir::hooks::Verify;
use mlir::{Diag, OpRef, TypeRef};

use super::types::{VectorType, element_bits};
use super::{BitCastOp, BroadcastOp, ShapeCastOp, TransposeOp, TypeCastOp};
use crate::memref;

/// Why a value does not broadcast to a vector type.
pub(crate) enum Unbroadcastable {
    NoVector,
    HigherRank,
    /// These dimensions differ.
    Dims((i64, bool), (i64, bool)),
}

/// Whether a value broadcasts to a vector type: leading dimensions and those of extent 1 may be repeated.
///
/// # Errors
/// If it does not.
pub(crate) fn broadcasts_to(source: TypeRef<'_>, result: VectorType<'_>) -> Result<(), Unbroadcastable> {
    let Some(from) = VectorType::of(source) else {
        let same = source.id() == result.element;
        return if same { Ok(()) } else { Err(Unbroadcastable::NoVector) };
    };
    let Some(lead) = result.rank().checked_sub(from.rank()) else {
        return Err(Unbroadcastable::HigherRank);
    };
    for (a, b) in from.dims().zip(result.dims().skip(lead)) {
        let (extent, scalable) = a;
        let stretched = extent == 1 && scalable && b.0 != 1;
        let mixed = scalable != b.1 && (extent != 1 || scalable);
        if (extent != 1 && extent != b.0) || stretched || mixed {
            return Err(Unbroadcastable::Dims(a, b));
        }
    }
    Ok(())
}

/// `[4]` if it is scalable, else `4`.
fn dim_text((extent, scalable): (i64, bool)) -> String {
    if scalable { format!("[{extent}]") } else { extent.to_string() }
}

impl Verify for BroadcastOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let Some(result) = VectorType::of(op.ty(self.vector())) else { return Ok(()) };
        match broadcasts_to(op.ty(self.source()), result) {
            Ok(()) => Ok(()),
            Err(Unbroadcastable::NoVector) => Err(op.error("source type is not a vector")),
            Err(Unbroadcastable::HigherRank) => Err(op.error("source rank higher than destination rank")),
            Err(Unbroadcastable::Dims(a, b)) => {
                let (a, b) = (dim_text(a), dim_text(b));
                Err(op.error(format_args!("dimension mismatch ({a} vs. {b})")))
            }
        }
    }
}

impl Verify for ShapeCastOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let (Some(from), Some(to)) =
            (VectorType::of(op.ty(self.source())), VectorType::of(op.ty(self.result())))
        else {
            return Ok(());
        };
        op.ensure(from.element == to.element, "has different source and result element types")?;
        let same = |what: &str, a: i64, b: i64| {
            op.ensure(a == b, format_args!("has different number of {what} at source ({a}) and result ({b})"))
        };
        let scalable = |ty: VectorType<'_>| ty.scalable_dims() as i64;
        same("elements", from.num_elements(), to.num_elements())?;
        same("scalable dims", scalable(from), scalable(to))
    }
}

impl Verify for BitCastOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let (source, result) = (op.ty(self.source()), op.ty(self.result()));
        let (from, to) = (source.shape().unwrap_or_default(), result.shape().unwrap_or_default());
        let a = element_bits(source.element_type());
        let b = element_bits(result.element_type());
        let (Some((&last, from)), Some((&to_last, to))) = (from.split_last(), to.split_last()) else {
            return op.ensure(a == b, "source/result bitwidth of the 0-D vector element types must be equal");
        };
        if let Some(at) = from.iter().zip(to).position(|(a, b)| a != b) {
            return Err(op.error(format_args!("dimension size mismatch at: {at}")));
        }
        op.ensure(
            a.saturating_mul(last.unsigned_abs()) == b.saturating_mul(to_last.unsigned_abs()),
            "source/result bitwidth of the minor 1-D vectors must be equal",
        )
    }
}

/// The extents of a memref, then those of its elements.
fn all_extents(ty: TypeRef<'_>) -> Vec<i64> {
    let mut extents = ty.shape().unwrap_or_default().to_vec();
    extents.extend(ty.element_type().shape().unwrap_or_default());
    extents
}

impl Verify for TypeCastOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let (source, result) = (op.ty(self.memref()), op.ty(self.result()));
        let plain = memref::layout::is_identity;
        op.ensure(plain(source), "expects operand to be a memref with identity layout")?;
        op.ensure(plain(result), "expects result to be a memref with identity layout")?;
        let space = memref::layout::memory_space;
        op.ensure(space(source) == space(result), "expects result in same memory space")?;
        let scalar = |ty: TypeRef<'_>| ty.element_type().element_type().id();
        op.ensure(
            scalar(source) == scalar(result),
            format_args!("expects result and operand with same underlying scalar type: '{result}'"),
        )?;
        op.ensure(
            all_extents(source) == all_extents(result),
            format_args!("expects concatenated result and operand shapes to be equal: '{result}'"),
        )
    }
}

impl TypeCastOp<'_> {
    /// The operand.
    pub fn view_source(self) -> mlir::Value {
        self.memref()
    }
}

/// The dimensions are a permutation of those of the source, and the result has its extents.
fn verify_permutation(op: OpRef<'_>, order: &[i64], from: &[i64], to: &[i64]) -> Result<(), Diag> {
    let rank = to.len();
    op.ensure(from.len() == rank, format_args!("vector result rank mismatch: {rank}"))?;
    let size = order.len();
    op.ensure(size == rank, format_args!("transposition length mismatch: {size}"))?;
    let mut seen = vec![false; rank];
    for (&dim, extent) in order.iter().zip(to) {
        let Some(seen) = usize::try_from(dim).ok().and_then(|dim| seen.get_mut(dim)) else {
            return Err(op.error(format_args!("transposition index out of range: {dim}")));
        };
        let again = std::mem::replace(seen, true);
        op.ensure(!again, format_args!("duplicate position index: {dim}"))?;
        op.ensure(from[dim as usize] == *extent, format_args!("dimension size mismatch at: {dim}"))?;
    }
    Ok(())
}

impl Verify for TransposeOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let from = op.ty(self.vector()).shape().unwrap_or_default();
        verify_permutation(op, &self.permutation(), from, op.ty(self.result()).shape().unwrap_or_default())
    }
}
