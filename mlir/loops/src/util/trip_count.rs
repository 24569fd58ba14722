//! How often a loop runs.

use dialects::affine::AffineForOp;
use dialects::affine::canonicalize::Applied;
use mlir::affine::{AffineExprKind, gcd};
use mlir::{AffineExpr, OpRef, OpView};
use smallvec::smallvec;

use super::bounds::Side;

/// The number of runs as the least of some expressions, simplified. `None` if the lower bound is the greatest of several
/// expressions.
///
/// The expressions can be negative, if the loop never runs and its bounds are not constant.
pub fn trip_count(lp: AffineForOp<'_>) -> Option<Applied> {
    let op = lp.op_ref();
    let cx = lp.op_ref().cx();
    let step = lp.step();
    if step <= 0 {
        return None;
    }
    if let (Some(low), Some(high)) = (Side::Lower.constant(lp), Side::Upper.constant(lp)) {
        let distance = high.checked_sub(low)?.max(0);
        let count = distance / step + i64::from(distance % step != 0);
        let exprs = smallvec![cx.affine_constant(count)];
        return Some(Applied { dims: smallvec![], symbols: smallvec![], exprs });
    }
    let low = Side::Lower.of(lp)?;
    let high = Side::Upper.of(lp)?;
    if low.exprs.len() != 1 {
        return None;
    }
    let mut count = difference(op, &high, &low)?;
    let by = cx.affine_constant(step);
    count.exprs.iter_mut().for_each(|e| *e = cx.affine_ceil_div(*e, by));
    Some(count)
}

/// The differences between the expressions of `from` and of `minus`; one of the lists may have a single expression.
/// They are composed and simplified at an operation.
pub fn difference(op: OpRef<'_>, from: &Applied, minus: &Applied) -> Option<Applied> {
    combined(op, from, minus, |first, second| op.cx().affine_sub(first, second))
}

/// Each expression of `first` combined with that of `second`, or with its only one; composed and simplified at an
/// operation. `None` if a combination of constants does not fit.
pub fn combined(
    op: OpRef<'_>,
    first: &Applied,
    second: &Applied,
    combine: impl Fn(AffineExpr, AffineExpr) -> AffineExpr,
) -> Option<Applied> {
    let cx = op.cx();
    let mut new = Applied {
        dims: [&first.dims[..], &second.dims].concat().into(),
        symbols: [&first.symbols[..], &second.symbols].concat().into(),
        exprs: smallvec![],
    };
    let dims: Vec<AffineExpr> = (first.dims.len()..new.dims.len()).map(|i| cx.affine_dim(i as u32)).collect();
    let symbols: Vec<AffineExpr> =
        (first.symbols.len()..new.symbols.len()).map(|i| cx.affine_symbol(i as u32)).collect();
    for (at, &expr) in first.exprs.iter().enumerate() {
        let &other = if second.exprs.len() == 1 { second.exprs.first() } else { second.exprs.get(at) }?;
        new.exprs.push(combine(expr, cx.affine_replace(other, &dims, &symbols)));
    }
    new.simplify(op);
    // An expression of constants that remains has overflowed.
    let overflows = |&e: &AffineExpr| {
        let mut is_fixed = cx.affine_as_constant(e).is_none();
        cx.affine_leaves(e, |leaf| is_fixed &= matches!(leaf, AffineExprKind::Constant(_)));
        is_fixed
    };
    (!new.exprs.iter().any(overflows)).then_some(new)
}

/// The number of runs, if it is a known constant.
pub fn constant_trip_count(lp: AffineForOp<'_>) -> Option<u64> {
    let count = trip_count(lp)?;
    let cx = lp.op_ref().cx();
    let counts = count.exprs.iter().map(|&e| cx.affine_as_constant(e)).collect::<Option<Vec<i64>>>()?;
    Some(counts.into_iter().min()?.max(0).unsigned_abs())
}

/// The greatest number of runs, if a constant limits it: of a loop over part of an array in blocks, that of a whole block.
pub fn most_runs(lp: AffineForOp<'_>) -> Option<u64> {
    let cx = lp.op_ref().cx();
    let counts = trip_count(lp)?.exprs;
    Some(counts.into_iter().filter_map(|e| cx.affine_as_constant(e)).min()?.max(0).unsigned_abs())
}

/// A number that divides the number of runs; the greatest one that is known.
pub fn trip_count_divisor(lp: AffineForOp<'_>) -> u64 {
    let Some(count) = trip_count(lp) else { return 1 };
    let cx = lp.op_ref().cx();
    let divisor = |e: AffineExpr| match cx.affine_as_constant(e) {
        // Every number divides zero.
        Some(value) => value.max(0),
        None => cx.affine_known_divisor(e),
    };
    // gcd(0, n) is n: a result of 0 means that every number is a divisor.
    match count.exprs.into_iter().map(divisor).fold(0, gcd) {
        0 => u64::MAX,
        divisor => divisor.unsigned_abs(),
    }
}
