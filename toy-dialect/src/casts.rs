//! Casts between tensor types, only one of which has a known shape.

use mlir::{Builder, Loc, Type, Value};

use crate::CastOp;

/// The value, cast unless it already has the type.
pub fn cast_to(b: &mut Builder<'_>, loc: Loc, ty: Type, value: Value) -> Value {
    if b.body().ty(value) == ty {
        return value;
    }
    CastOp::build(b, loc, ty, value)
}
