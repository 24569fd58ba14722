//! The math dialect: mathematical functions.

pub mod elementary;
mod erf;
mod fold;
mod hyperbolic;

use mlir::hooks::MaterializeConstant;
use mlir::{Attr, Builder, Loc, Type, Value};

use crate::arith::FAST_MATH_FLAGS_ATTR_SPEC;

include!(concat!(env!("OUT_DIR"), "/math.rs"));

impl MaterializeConstant for MathDialect {
    /// A constant of `arith`, or poison.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
        crate::arith::ArithDialect::materialize_constant(b, value, ty, loc)
    }
}
