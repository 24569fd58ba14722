//! Values as values of another type, where only one of the types says the shape.

use mlir::{Builder, Loc, Type, Value};

use crate::CastOp;

/// The value, cast if its type is another one.
pub fn cast_to(b: &mut Builder<'_>, loc: Loc, ty: Type, value: Value) -> Value {
    if b.body().ty(value) == ty {
        return value;
    }
    CastOp::build(b, loc, ty, value)
}
