//! The operations of `math` of which every machine computes the same: those whose results are exact, and the elementary
//! functions of numbers of 64 bits, for which compiled programs have the same arithmetic.

use dialects::math::elementary::{self, Elementary};
use dialects::math::*;
use mlir::OpRef;

use super::arith::{float_binary, float_unary, fused_multiply_add};
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::value::Res;

/// An elementary function of one number.
fn one<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: fn(f64) -> f64) -> Res {
    check(op).and_then(|()| float_unary(d, op, compute))
}

/// An elementary function of two numbers.
fn two<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: fn(f64, f64) -> f64) -> Res {
    check(op).and_then(|()| float_binary(d, op, compute))
}

/// Other types have functions whose results differ from machine to machine.
fn check(op: OpRef<'_>) -> Res {
    match Elementary::of(op) {
        Some(_) => Ok(()),
        None => Err("is interpreted for 'f64' only".to_owned()),
    }
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
        CosOp as OpRef => |d, op| one(d, op, elementary::cos),
        ErfOp as OpRef => |d, op| one(d, op, elementary::erf),
        ExpOp as OpRef => |d, op| one(d, op, elementary::exp),
        ExpM1Op as OpRef => |d, op| one(d, op, elementary::expm1),
        LogOp as OpRef => |d, op| one(d, op, elementary::log),
        Log1pOp as OpRef => |d, op| one(d, op, elementary::log1p),
        PowFOp as OpRef => |d, op| two(d, op, elementary::power),
        SinOp as OpRef => |d, op| one(d, op, elementary::sin),
        TanOp as OpRef => |d, op| one(d, op, elementary::tan),
        TanhOp as OpRef => |d, op| one(d, op, elementary::tanh),
    }
}
