//! Canonicalization patterns, which make types as static as possible and remove detours.
//!
//! A pattern that infers a more static type recreates its operation and casts the result to the original type. Users of
//! the cast absorb it if they can.

mod casts;
mod concat;
mod elements;
mod pad;
mod reshapes;
mod shapes;
mod slices;

use mlir::rewrite::{Matched, NoMatch, PatternRewriter};
use mlir::{Loc, Op, OpRef, Type, TypeRef, Value};

use super::CastOp;
use super::types::forgets_only;
use crate::rewriting::check;

/// The type of a value.
fn ty<'a>(rw: &'a PatternRewriter<'_>, value: Value) -> TypeRef<'a> {
    rw.cx().type_ref(rw.body().ty(value))
}

/// Casts a value to another type.
pub(crate) fn cast_to(rw: &mut PatternRewriter<'_>, loc: Loc, ty: Type, value: Value) -> Value {
    CastOp::build(rw, loc, ty, value)
}

/// Replaces an operation by a cast of another value to its result's type.
fn replace_by_cast(rw: &mut PatternRewriter<'_>, op: Op, value: Value) -> Matched {
    let ty = rw.body().ty(rw.body().result(op, 0));
    rw.replace_with(op, |rw, loc| cast_to(rw, loc, ty, value))
}

/// The operand of a cast that only makes its type less static.
fn without_cast(rw: &PatternRewriter<'_>, value: Value) -> Result<Value, NoMatch> {
    let source = rw.defining::<CastOp>(value)?.source();
    check(forgets_only(ty(rw, source), ty(rw, value)))?;
    Ok(source)
}

/// Whether an operand is a constant index; then the patterns that make it static come first.
fn has_constant_index(op: OpRef<'_>) -> bool {
    op.operands().any(|v| op.ty(v).is_index() && crate::matching::constant(op, v).is_some())
}
