//! Folding of arithmetic: constants, and operands without an effect.
//!
//! Integers wrap to the width of their type; an index has 64 bits. Floats are folded exactly as they would be
//! computed: no assumptions are made about NaNs, signed zeros or rounding.

mod casts;
mod choice;
mod floats;
mod integers;
mod wide;

use mlir::opdef::Folded;
use mlir::{Attr, OpRef, Type, Value};

use super::ConstantOp;
use super::constants::{signed, splat, truncated, uniform, width, zip_or_poison};
use crate::constant_ops::folds_to_value;

folds_to_value! { ConstantOp }

/// The width of the first operand's elements.
pub(super) fn element(op: OpRef<'_>) -> Option<u32> {
    width(op.ty(op.operand(0)).element_type())
}

/// Folds constants, element by element, as signed numbers; `None` if `f` fails for an element.
pub(super) fn fold_ints(
    op: OpRef<'_>,
    operands: &[Option<Attr>],
    ty: Type,
    f: impl Fn(i128, i128) -> Option<i128>,
) -> Option<Folded> {
    let from = element(op)?;
    let to = width(op.cx().type_ref(ty).element_type())?;
    let compute = |a, b| Some(truncated(f(signed(a, from), signed(b, from))?, to));
    Folded::attr(zip_or_poison(op.cx(), operands, ty, compute)?)
}

/// Whether all elements of the right operand are `value`.
pub(super) fn rhs_is(op: OpRef<'_>, operands: &[Option<Attr>], value: i128) -> bool {
    let rhs = operands.get(1).copied().flatten();
    let width = element(op);
    width.is_some_and(|w| uniform(op.cx(), rhs) == Some(truncated(value, w)))
}

/// A constant of the first operand's type whose elements are all zero.
pub(super) fn zero(op: OpRef<'_>) -> Option<Folded> {
    Folded::attr(splat(op.cx(), 0, op.ty(op.operand(0)).id())?)
}

/// Folds constants, element by element, as unsigned numbers; `None` if `f` fails for an element.
fn fold_unsigned(
    op: OpRef<'_>,
    operands: &[Option<Attr>],
    f: impl Fn(u128, u128) -> Option<u128>,
) -> Option<Folded> {
    let width = element(op)?;
    let compute = |a, b| Some(truncated(f(a, b)? as i128, width));
    Folded::attr(zip_or_poison(op.cx(), operands, op.ty(op.operand(0)).id(), compute)?)
}

/// For a value `not x`: `x`, and the constant that it is xored with.
fn complement(op: OpRef<'_>, value: Value) -> Option<(Value, Value)> {
    let inner = op.value(value).defined_by::<super::XOrIOp>()?;
    let constant = mlir::rewrite::constant_value(op.cx(), op.body(), inner.rhs());
    (uniform(op.cx(), constant)? == truncated(-1, element(op)?)).then(|| (inner.lhs(), inner.rhs()))
}
