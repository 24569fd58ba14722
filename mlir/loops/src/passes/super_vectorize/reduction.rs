//! The kinds of reductions of loops: as vectors, operations on two scalars, and values that change nothing.

use dialects::affine::reductions::{combine as combine_affine, identity as identity_affine};
use dialects::affine::{AffineForOp, AtomicRMWKind as Kind};
use dialects::arith::{self, float_attr, integer_attr};
use dialects::vector::CombiningKind;
use mlir::opdef::OpDef;
use mlir::{Attr, Builder, Context, Loc, OpType as _, Type, TypeKind, Value};

use crate::analysis::parallel::{Reduction, reductions_with};

/// The operations that combine values in ways that `affine.parallel` has not.
const KINDS: [(&OpDef, Kind); 7] = [
    (arith::MaxSIOp::DEF, Kind::Maxs),
    (arith::MinSIOp::DEF, Kind::Mins),
    (arith::MaxUIOp::DEF, Kind::Maxu),
    (arith::MinUIOp::DEF, Kind::Minu),
    (arith::MaxNumFOp::DEF, Kind::Maxnumf),
    (arith::MinNumFOp::DEF, Kind::Minnumf),
    (arith::XOrIOp::DEF, Kind::Xori),
];

/// The reductions that a loop carries; `None` if it carries anything else.
pub(super) fn of(lp: AffineForOp<'_>) -> Option<Vec<Reduction>> {
    reductions_with(lp, &KINDS)
}

/// `kind(lhs, rhs)` on scalars.
pub(super) fn combine(b: &mut Builder<'_>, loc: Loc, kind: Kind, lhs: Value, rhs: Value) -> Option<Value> {
    Some(match kind {
        Kind::Maxs => arith::MaxSIOp::build(b, loc, lhs, rhs),
        Kind::Mins => arith::MinSIOp::build(b, loc, lhs, rhs),
        Kind::Maxu => arith::MaxUIOp::build(b, loc, lhs, rhs),
        Kind::Minu => arith::MinUIOp::build(b, loc, lhs, rhs),
        Kind::Maxnumf => arith::MaxNumFOp::build(b, loc, lhs, rhs),
        Kind::Minnumf => arith::MinNumFOp::build(b, loc, lhs, rhs),
        Kind::Xori => arith::XOrIOp::build(b, loc, lhs, rhs),
        _ => return combine_affine(b, loc, kind, lhs, rhs),
    })
}

/// The scalar that changes no other when it is combined with it.
pub(super) fn identity(cx: &Context, kind: Kind, ty: Type) -> Option<Attr> {
    let width = match *cx.type_kind(ty) {
        TypeKind::Integer { width: width @ 1..=128, .. } => Some(width),
        _ => None,
    };
    // The greatest signed integer.
    let greatest = width.map(|width| i128::MAX >> (128 - width));
    match kind {
        Kind::Maxs => integer_attr(cx, -greatest? - 1, ty),
        Kind::Mins => integer_attr(cx, greatest?, ty),
        Kind::Minu => integer_attr(cx, width.map(|_| -1)?, ty),
        Kind::Maxu => integer_attr(cx, width.map(|_| 0)?, ty),
        Kind::Xori => integer_attr(cx, 0, ty),
        Kind::Maxnumf => float_attr(cx, -f64::NAN, ty),
        Kind::Minnumf => float_attr(cx, f64::NAN, ty),
        _ => identity_affine(cx, kind, ty),
    }
}

/// How the lanes of a vector are combined.
pub(super) fn combining(kind: Kind) -> Option<CombiningKind> {
    Some(match kind {
        Kind::Addf | Kind::Addi => CombiningKind::Add,
        Kind::Mulf | Kind::Muli => CombiningKind::Mul,
        Kind::Andi => CombiningKind::And,
        Kind::Ori => CombiningKind::Or,
        Kind::Xori => CombiningKind::Xor,
        Kind::Maxs => CombiningKind::MaxSI,
        Kind::Maxu => CombiningKind::MaxUI,
        Kind::Mins => CombiningKind::MinSI,
        Kind::Minu => CombiningKind::MinUI,
        Kind::Maximumf => CombiningKind::MaximumF,
        Kind::Minimumf => CombiningKind::MinimumF,
        Kind::Maxnumf => CombiningKind::MaxNumF,
        Kind::Minnumf => CombiningKind::MinNumF,
        Kind::Assign => return None,
    })
}
