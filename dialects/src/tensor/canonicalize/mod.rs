//! Canonicalization patterns: tensors whose types tell all that is known, and detours that are left out.
//!
//! A pattern that finds out more about a type makes its operation anew and casts the result to the type that it had:
//! who uses it takes the cast in, where it can.

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

/// A value as one of another type.
pub(crate) fn cast_to(rw: &mut PatternRewriter<'_>, loc: Loc, ty: Type, value: Value) -> Value {
    CastOp::build(rw, loc, ty, value)
}

/// Replaces an operation with one result by a cast of another value to the type of that.
fn replace_by_cast(rw: &mut PatternRewriter<'_>, op: Op, value: Value) -> Matched {
    let ty = rw.body().ty(rw.body().result(op, 0));
    rw.replace_with(op, |rw, loc| cast_to(rw, loc, ty, value))
}

/// What is cast to the value, if the cast only forgets extents.
fn without_cast(rw: &PatternRewriter<'_>, value: Value) -> Result<Value, NoMatch> {
    let source = rw.defining::<CastOp<'_>>(value)?.source();
    check(forgets_only(ty(rw, source), ty(rw, value)))?;
    Ok(source)
}

/// True when an operand is a constant index: patterns that make it a number come first.
fn has_constant_index(op: OpRef<'_>) -> bool {
    op.operands().any(|v| op.ty(v).is_index() && crate::matching::constant(op, v).is_some())
}
