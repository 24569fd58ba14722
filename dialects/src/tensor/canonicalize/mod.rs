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

use mlir::rewrite::{NoMatch, PatternRewriter};
use mlir::{Loc, Op, OpRef, Type, TypeRef, Value};

use super::CastOp;
use super::types::forgets_only;

/// What a pattern gives.
type Matched = Result<(), NoMatch>;

/// Goes on only if something holds.
fn check(holds: bool) -> Matched {
    if holds { Ok(()) } else { Err(NoMatch) }
}

/// The type of a value.
fn ty<'a>(rw: &'a PatternRewriter<'_>, value: Value) -> TypeRef<'a> {
    rw.cx().type_ref(rw.body().ty(value))
}

/// Replaces an operation by another one with the same results.
fn replace_by(rw: &mut PatternRewriter<'_>, op: Op, by: Op) -> Matched {
    let values: Vec<Value> = rw.body().results(by).collect();
    rw.replace_op(op, &values);
    Ok(())
}

/// A value as one of another type.
pub(crate) fn cast_to(rw: &mut PatternRewriter<'_>, loc: Loc, ty: Type, value: Value) -> Value {
    let cast = CastOp::build(rw, loc, ty, value);
    rw.body().result(cast, 0)
}

/// Replaces an operation with one result by a cast of another value to the type of that.
fn replace_by_cast(rw: &mut PatternRewriter<'_>, op: Op, value: Value) -> Matched {
    let (loc, ty) = (rw.body().loc(op), rw.body().ty(rw.body().result(op, 0)));
    let cast = cast_to(rw, loc, ty, value);
    rw.replace_op(op, &[cast]);
    Ok(())
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
