//! The operations of `math` of which every machine computes the same: those whose results are exact, and the elementary
//! functions, for which compiled programs have the same arithmetic.

use dialects::math::elementary::Elementary;
use dialects::math::*;
use mlir::OpRef;

use super::arith::{float_binary, float_unary, fused_multiply_add};
use super::elementwise::result_type;
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::elements::scalar_type;
use crate::layout::float_kind;
use crate::value::Res;

/// An elementary function of one number.
fn one<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let function = of(op)?;
    let kind = float_kind(scalar_type(result_type(op)))?;
    float_unary(d, op, move |x| function.compute(kind, &[x]))
}

/// An elementary function of two numbers.
fn two<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let function = of(op)?;
    let kind = float_kind(scalar_type(result_type(op)))?;
    float_binary(d, op, move |x, y| function.compute(kind, &[x, y]))
}

/// Other types have functions whose results differ from machine to machine.
fn of(op: OpRef<'_>) -> Result<Elementary, String> {
    Elementary::of(op).ok_or_else(|| "is interpreted for 'f64' and 'f32' only".to_owned())
}

pub(super) fn table() -> Table {
    table! {
        AbsFOp as OpRef => |d, op| float_unary(d, op, f64::abs),
        CeilOp as OpRef => |d, op| float_unary(d, op, f64::ceil),
        FloorOp as OpRef => |d, op| float_unary(d, op, f64::floor),
        RoundOp as OpRef => |d, op| float_unary(d, op, f64::round),
        RoundEvenOp as OpRef => |d, op| float_unary(d, op, f64::round_ties_even),
        TruncOp as OpRef => |d, op| float_unary(d, op, f64::trunc),
        SqrtOp as OpRef => |d, op| float_unary(d, op, f64::sqrt),
        FmaOp as OpRef => fused_multiply_add,
        CopySignOp as float => f64::copysign,
        CosOp as OpRef => one,
        ErfOp as OpRef => one,
        ExpOp as OpRef => one,
        ExpM1Op as OpRef => one,
        LogOp as OpRef => one,
        Log1pOp as OpRef => one,
        PowFOp as OpRef => two,
        SinOp as OpRef => one,
        TanOp as OpRef => one,
        TanhOp as OpRef => one,
    }
}
