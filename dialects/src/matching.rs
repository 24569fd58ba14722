//! What folders and patterns of more than one dialect ask of values, and the constants that they make.
//!
//! Questions are asked of the operation that is looked at, which knows the body that its operands are in.

use mlir::rewrite::constant_value;
use mlir::{Attr, AttrRef, Builder, Loc, OpRef, Value};

use crate::arith::ConstantOp;

/// The attribute that a value is, if a constant operation of any dialect defines it.
pub fn constant<'a>(op: OpRef<'a>, value: Value) -> Option<AttrRef<'a>> {
    constant_value(op.cx(), op.body(), value).map(|attr| op.cx().attr_ref(attr))
}

/// The number that a value is, if it is a constant integer or index (no vector of such).
pub fn constant_integer(op: OpRef<'_>, value: Value) -> Option<i128> {
    constant(op, value).and_then(AttrRef::as_i128)
}

/// As [`constant_integer`], where a constant index or a size is meant.
pub fn constant_index(op: OpRef<'_>, value: Value) -> Option<i64> {
    constant_integer(op, value)?.try_into().ok()
}

/// The value of a new `arith.constant`.
pub fn build_constant(b: &mut Builder<'_>, loc: Loc, value: Attr) -> Value {
    ConstantOp::build(b, loc, value)
}

/// The value of a new `arith.constant` of index type.
pub fn build_index(b: &mut Builder<'_>, loc: Loc, value: i64) -> Value {
    let value = b.cx().index_attr(value);
    build_constant(b, loc, value)
}
