//! Canonicalization patterns, hand-written and from `Combine.td`.

#![allow(
    clippy::useless_conversion,
    reason = "native code in a pattern may give a value or an Option of one"
)]

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, PatternRewriter, PatternSet};
use mlir::{Attr, AttrKind, AttrRef, Handle, TypeRef};

use crate::casts::cast_to;
use crate::shapes::can_reshape;
use crate::{CastOp, ConstantOp, ReshapeOp, TransposeOp};

include!(concat!(env!("OUT_DIR"), "/combine.rs"));

impl CanonicalizationPatterns for TransposeOp<'_> {
    /// The patterns that start at a transpose.
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(transpose_of_transpose);
    }
}

impl CanonicalizationPatterns for ReshapeOp<'_> {
    /// The patterns that start at a reshape: those of `Combine.td`.
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        populate_with_generated(patterns);
    }
}

/// The same elements in another shape, or a number that fills it; `None` if neither is possible.
pub(crate) fn reshape_constant(value: AttrRef<'_>, ty: TypeRef<'_>) -> Option<Attr> {
    let AttrKind::DenseElements { data, .. } = value.kind() else { return None };
    let reshaped = || AttrKind::DenseElements { ty: ty.id(), data: data.clone() };
    let fits = can_reshape(value.ty(), ty) && value.ty().element_type() == ty.element_type();
    fits.then(|| value.cx().attr(reshaped()))
}

/// Whether reshaping from the first type to the second and then to the third can be done in one step. It cannot if the
/// second is a number that fills the third, and the first may be something else.
pub(crate) fn composes(first: TypeRef<'_>, second: TypeRef<'_>, third: TypeRef<'_>) -> bool {
    second.num_elements() == third.num_elements() || first.shape() == Some(&[])
}

/// `transpose(transpose(x)) -> x`
fn transpose_of_transpose(op: Handle<TransposeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let transpose = op.view(rw);
    let Ok(inner) = rw.defining::<TransposeOp>(transpose.input()) else {
        return Err(rw.no_match("the operand is not transposed"));
    };
    let inner = inner.input();
    let loc = transpose.loc();
    let from = transpose.ty(inner);
    let to = transpose.ty(transpose.output());
    if !CastOp::are_cast_compatible(&[from], &[to]) {
        return Err(rw.no_match(format_args!("a '{from}' is not cast to a '{to}'")));
    }
    // Users may not accept another type, and shapes are checked where they are inferred.
    let ty = to.id();
    let value = cast_to(rw, loc, ty, inner);
    rw.replace_by(*op, value)
}
