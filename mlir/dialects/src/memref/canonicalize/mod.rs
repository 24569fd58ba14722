//! Canonicalization patterns: rewrites that folders cannot do because they create or change other operations.

mod alloc;
pub(super) mod folds;
mod metadata;
mod reshapes;
mod scopes;
mod subview;

use mlir::rewrite::{Matched, NoMatch, PatternRewriter};
use mlir::{Op, Type, TypeRef, Value};

use super::CastOp;
use crate::rewriting::check;

/// Replaces an operation by a cast of another memref.
pub(crate) fn replace_by_cast(rw: &mut PatternRewriter<'_>, op: Op, value: Value) -> Matched {
    let ty = rw.body().ty(rw.body().result(op, 0));
    rw.replace_with(op, |rw, loc| CastOp::build(rw, loc, ty, value))
}

/// Whether one number is at least as static as another.
fn says_more(a: i64, b: i64) -> bool {
    a == b || b == mlir::DYNAMIC || a != mlir::DYNAMIC
}

/// Whether a cast between strided types only makes them less static, so that its operand can be used instead.
pub(super) fn forgets_only(from: TypeRef<'_>, to: TypeRef<'_>) -> bool {
    let (Some(shape), Some(shown)) = (from.shape(), to.shape()) else { return false };
    let (Some(layout), Some(wanted)) = (from.strided_layout(), to.strided_layout()) else { return false };
    let all = |a: &[i64], b: &[i64]| a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| says_more(a, b));
    from.element_type() == to.element_type()
        && all(shape, shown)
        && says_more(layout.offset, wanted.offset)
        && all(&layout.strides, &wanted.strides)
}

/// The operand of a cast that only makes its type less static, with its type.
fn without_cast(rw: &PatternRewriter<'_>, value: Value) -> Result<(Value, Type), NoMatch> {
    let source = rw.defining::<CastOp>(value)?.source();
    let ty = |value| rw.cx().type_ref(rw.body().ty(value));
    check(forgets_only(ty(source), ty(value)))?;
    Ok((source, rw.body().ty(source)))
}
