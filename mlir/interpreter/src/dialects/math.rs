//! The operations of `math` whose results are exact: every machine computes the same.

use dialects::math::*;

use super::arith::float_unary;
use super::table::{Table, table};

pub(super) fn table() -> Table {
    table! {
        AbsFOp as OpRef => |d, op| float_unary(d, op, f64::abs),
        CeilOp as OpRef => |d, op| float_unary(d, op, f64::ceil),
        FloorOp as OpRef => |d, op| float_unary(d, op, f64::floor),
        RoundOp as OpRef => |d, op| float_unary(d, op, f64::round),
        RoundEvenOp as OpRef => |d, op| float_unary(d, op, f64::round_ties_even),
        TruncOp as OpRef => |d, op| float_unary(d, op, f64::trunc),
        SqrtOp as OpRef => |d, op| float_unary(d, op, f64::sqrt),
        CopySignOp as float => f64::copysign,
    }
}
