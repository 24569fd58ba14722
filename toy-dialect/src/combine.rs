//! Canonicalization patterns, hand-written and from `Combine.td`.

#![allow(
    clippy::useless_conversion,
    reason = "native code in a pattern may give a value or an Option of one"
)]

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, PatternRewriter, PatternSet};
use mlir::{Attr, AttrKind, AttrRef, Handle, TypeRef};

use crate::casts::cast_to;
use crate::functions::axis_of;
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
    can_reshape(value.ty(), ty).then(|| value.cx().attr(reshaped()))
}

/// Whether reshaping from the first type to the second and then to the third can be done in one step. It cannot if the
/// second is a number that fills the third, and the first may be something else.
pub(crate) fn composes(first: TypeRef<'_>, second: TypeRef<'_>, third: TypeRef<'_>) -> bool {
    second.num_elements() == third.num_elements() || first.shape() == Some(&[])
}

/// Whether one transpose undoes another. Axes may be counted from the end, which only those of both can tell.
fn undo_each_other([outer, inner]: [Option<Vec<i64>>; 2]) -> bool {
    let (outer, inner) = match (outer, inner) {
        (None, None) => return true,
        (Some(outer), Some(inner)) => (outer, inner),
        (Some(axes), None) | (None, Some(axes)) => {
            let reversed = (0..axes.len() as i64).rev().collect();
            (axes, reversed)
        }
    };
    let rank = outer.len();
    let at = |axis: i64| axis_of(axis, rank);
    inner.len() == rank
        && outer.iter().enumerate().all(|(dim, &axis)| at(axis).and_then(|axis| at(inner[axis])) == Some(dim))
}

/// `transpose(transpose(x)) -> x`
fn transpose_of_transpose(op: Handle<TransposeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let transpose = op.view(rw);
    let Ok(inner) = rw.defining::<TransposeOp>(transpose.input()) else {
        return Err(rw.no_match("the operand is not transposed"));
    };
    let axes = [*transpose, *inner]
        .map(|op| op.attr(TransposeOp::AXES_ATTR).and_then(AttrRef::as_dense_array::<i64>));
    if !undo_each_other(axes) {
        return Err(rw.no_match("the transposes do not undo each other"));
    }
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
