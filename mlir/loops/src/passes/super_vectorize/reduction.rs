//! The kinds of reductions of loops: as vectors, operations on two scalars, and values that change nothing.

use dialects::affine::reductions::{combine as combine_affine, identity as identity_affine};
use dialects::affine::{AffineForOp, AtomicRMWKind as Kind};
use dialects::arith::{self, float_attr, integer_attr};
use dialects::vector::CombiningKind;
use mlir::{Attr, Builder, Context, Loc, OpRef, Type, TypeKind, Value};

use crate::analysis::parallel::{Reduction, reduction_kind, reductions_of};

/// The reductions that a loop carries; `None` if it carries anything else.
pub(super) fn of(lp: AffineForOp<'_>) -> Option<Vec<Reduction>> {
    reductions_of(lp, kind)
}

/// How an operation combines values: also in ways that `affine.parallel` has not.
fn kind(op: OpRef<'_>) -> Option<Kind> {
    macro_rules! kinds {
        ($($name:ident $kind:ident)*) => {$(
            if op.is::<arith::$name<'_>>() {
                return Some(Kind::$kind);
            }
        )*};
    }
    kinds! {
        MaxSIOp Maxs MinSIOp Mins MaxUIOp Maxu MinUIOp Minu MaxNumFOp Maxnumf MinNumFOp Minnumf XOrIOp Xori
    }
    reduction_kind(op)
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
