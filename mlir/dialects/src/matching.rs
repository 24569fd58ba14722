//! Queries about values that folders and patterns of several dialects make, and the constants that they build.
//!
//! The operation passed to a query determines the body that the value is in.

use mlir::rewrite::constant_value;
use mlir::{Attr, AttrRef, Builder, Loc, OpRef, Value};

use crate::arith::ConstantOp;

/// The value of a constant, if an operation of any dialect defines one.
pub fn constant<'a>(op: OpRef<'a>, value: Value) -> Option<AttrRef<'a>> {
    constant_value(op.cx(), op.body(), value).map(|attr| op.cx().attr_ref(attr))
}

/// The value of a scalar constant integer or index.
pub fn constant_integer(op: OpRef<'_>, value: Value) -> Option<i128> {
    constant(op, value).and_then(AttrRef::as_i128)
}

/// Like [`constant_integer`], for indices and sizes.
pub fn constant_index(op: OpRef<'_>, value: Value) -> Option<i64> {
    constant_integer(op, value)?.try_into().ok()
}

/// Builds an `arith.constant`.
pub fn build_constant(b: &mut Builder<'_>, loc: Loc, value: Attr) -> Value {
    ConstantOp::build(b, loc, value)
}

/// Builds an `arith.constant` of index type.
pub fn build_index(b: &mut Builder<'_>, loc: Loc, value: i64) -> Value {
    let value = b.cx().index_attr(value);
    build_constant(b, loc, value)
}
