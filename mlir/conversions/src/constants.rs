//! Constants that conversions create.

use dialects::arith;
use mlir::{Builder, Loc, Value};

/// `arith.constant value : index`
pub fn index_constant(b: &mut Builder<'_>, loc: Loc, value: i64) -> Value {
    arith::ConstantOp::build(b, loc, b.cx().index_attr(value))
}
