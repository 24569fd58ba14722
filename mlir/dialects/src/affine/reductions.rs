//! The kinds of reductions as values and operations of `arith`.

use mlir::{Attr, Builder, Context, Loc, Type, Value};

use super::AtomicRMWKind as Kind;
use crate::arith;

/// `kind(lhs, rhs)`; `None` for a kind that does not combine two values.
pub fn combine(b: &mut Builder<'_>, loc: Loc, kind: Kind, lhs: Value, rhs: Value) -> Option<Value> {
    Some(match kind {
        Kind::Addf => arith::AddFOp::build(b, loc, lhs, rhs),
        Kind::Mulf => arith::MulFOp::build(b, loc, lhs, rhs),
        Kind::Addi => arith::AddIOp::build(b, loc, lhs, rhs),
        Kind::Muli => arith::MulIOp::build(b, loc, lhs, rhs),
        Kind::Andi => arith::AndIOp::build(b, loc, lhs, rhs),
        Kind::Ori => arith::OrIOp::build(b, loc, lhs, rhs),
        Kind::Maximumf => arith::MaximumFOp::build(b, loc, lhs, rhs),
        Kind::Minimumf => arith::MinimumFOp::build(b, loc, lhs, rhs),
        // The verifier wants types with a sign for these four, which `arith` has not.
        Kind::Maxs | Kind::Mins | Kind::Maxu | Kind::Minu => return None,
        Kind::Maxnumf | Kind::Minnumf | Kind::Assign | Kind::Xori => return None,
    })
}

/// The value that changes no other when it is combined with it.
pub fn identity(cx: &Context, kind: Kind, ty: Type) -> Option<Attr> {
    let float = |value| arith::constants::float_attr(cx, value, ty);
    match kind {
        Kind::Addf => float(0.0),
        Kind::Mulf => float(1.0),
        Kind::Maximumf => float(f64::NEG_INFINITY),
        Kind::Minimumf => float(f64::INFINITY),
        Kind::Addi | Kind::Ori => Some(cx.int_attr(0, ty)),
        Kind::Muli => Some(cx.int_attr(1, ty)),
        Kind::Andi => Some(cx.int_attr(-1, ty)),
        Kind::Maxs | Kind::Mins | Kind::Maxu | Kind::Minu => None,
        Kind::Maxnumf | Kind::Minnumf | Kind::Assign | Kind::Xori => None,
    }
}
