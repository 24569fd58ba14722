//! Unrolls loops: `for i = 0 to 8 { f(i) }` becomes `for i = 0 to 8 step 4 { f(i); f(i + 1); f(i + 2); f(i + 3) }`.

use dialects::affine::AffineForOp;
use dialects::affine::canonicalize::Applied;
use mlir::{Builder, IrMapping, OpView, Value};

use crate::analysis::runs::is_never_inverted;

use super::For;
use super::body::{block_of, build_offset, clone_ops, induction_variable, is_empty, ops_of};
use super::bounds::{Side, joined, set_step};
use super::promote::promote_if_single_iteration;
use super::trip_count::{combined, constant_trip_count, trip_count, trip_count_divisor};

/// How many operations unrolling may make of one loop; a loop that would become larger stays a loop.
const MOST_OPS: u64 = 1 << 20;

/// If the number of runs is known, replaces a loop by that many copies of its body; returns whether it did.
pub fn unroll_full(b: &mut Builder<'_>, lp: For) -> bool {
    match constant_trip_count(lp.view(b)) {
        Some(0) => true,
        Some(1) => promote_if_single_iteration(b, lp),
        Some(count) => unroll_by_factor(b, lp, count, false),
        None => false,
    }
}

/// Unrolls by a factor or the number of runs, whichever is less; returns whether it did.
pub fn unroll_up_to_factor(b: &mut Builder<'_>, lp: For, factor: u64) -> bool {
    let count = constant_trip_count(lp.view(b)).filter(|&count| count < factor);
    match count {
        // There is nothing to repeat.
        Some(0) => false,
        count => unroll_by_factor(b, lp, count.unwrap_or(factor), false),
    }
}

/// Unrolls by a factor; returns whether it did.
///
/// If the factor does not divide the number of runs, the remaining runs become a second loop. If `unroll_cleanup` is
/// set and the number of runs is known, this loop is fully unrolled instead.
pub fn unroll_by_factor(b: &mut Builder<'_>, lp: For, factor: u64, unroll_cleanup: bool) -> bool {
    let count = constant_trip_count(lp.view(b));
    if factor == 1 {
        return count != Some(1) || promote_if_single_iteration(b, lp);
    }
    let Ok(factor_i64) = i64::try_from(factor) else { return false };
    if factor == 0 {
        return false;
    }
    if is_empty(b.body(), *lp) {
        return true;
    }
    if count.is_some_and(|count| count < factor) {
        return unroll_cleanup && unroll_full(b, lp);
    }
    let Some(step) = may_repeat(b, lp, factor_i64) else { return false };
    if !trip_count_divisor(lp.view(b)).is_multiple_of(factor) {
        let view = lp.view(b);
        if Side::Lower.map(view).results.len() != 1 || Side::Upper.map(view).results.len() != 1 {
            return false;
        }
        if unroll_cleanup {
            return unroll_full(b, lp);
        }
        if split_remainder(b, lp, factor_i64).is_none() {
            return false;
        }
    }
    let old_step = lp.view(b).step();
    set_step(b, lp, step);
    repeat_body(b, lp, factor, old_step);
    promote_if_single_iteration(b, lp);
    true
}

/// The step of a loop times a factor, if it fits and this many copies of the body are not too many.
pub fn may_repeat(b: &Builder<'_>, lp: For, factor: i64) -> Option<i64> {
    let size = b.body().walk_pre(*lp).len() as u64;
    let fits = size.saturating_mul(factor.unsigned_abs()) <= MOST_OPS;
    lp.view(b).step().checked_mul(factor).filter(|_| fits)
}

/// Repeats the body of a loop whose step has been scaled; each copy gets the values carried by the previous one.
fn repeat_body(b: &mut Builder<'_>, lp: For, factor: u64, step: i64) {
    let Some(block) = block_of(b.body(), *lp) else { return };
    let (Some(variable), Some(end)) = (induction_variable(b.body(), *lp), b.body().last_op(block)) else {
        return;
    };
    let args = b.body().block_args(block)[1..].to_vec();
    let yielded: Vec<Value> = b.body().operands(end).collect();
    let ops = ops_of(b.body(), *lp);
    let used = !b.body().is_unused(variable);
    let mut last = yielded.clone();
    b.set_before(end);
    for i in 1..factor {
        let mut map = IrMapping::default();
        map.values.extend(args.iter().copied().zip(last.iter().copied()));
        if used {
            // The offset is less than the scaled step, which fits.
            let offset = build_offset(b, lp, variable, step.saturating_mul(i as i64));
            map.values.insert(variable, offset);
        }
        clone_ops(b, &ops, &mut map);
        last = yielded.iter().map(|&v| map.value(v)).collect();
    }
    b.body_mut().set_operands(end, &last);
}

/// Splits the last runs, fewer than `factor`, off a loop into a loop after it.
///
/// If the loop may end before it begins, the number of runs as an expression may be negative, and the remainder would
/// start before the first iteration; then the first iteration bounds it as well. MLIR overlooks this.
pub fn split_remainder(b: &mut Builder<'_>, lp: For, factor: i64) -> Option<()> {
    let bound = remainder_start(lp.view(b), factor)?;
    let mut start = bound.clone();
    if !is_never_inverted(lp.view(b)) {
        start = joined(b.cx(), Side::Lower.of(lp.view(b))?, bound.clone());
        start.canonicalize(lp.view(b).op_ref());
    }
    let rest = copy_after(b, lp);
    Side::Lower.set(b, rest, &start);
    promote_if_single_iteration(b, rest);
    Side::Upper.set(b, lp, &bound);
    Some(())
}

/// Copies a loop and inserts the copy after it; the copy continues with the carried values.
fn copy_after(b: &mut Builder<'_>, lp: For) -> For {
    b.set_after(*lp);
    let copy = clone_ops(b, &[*lp], &mut IrMapping::default())[0];
    let copy = b.as_handle(copy).expect("a copy of a loop is a loop");
    let results: Vec<Value> = b.body().results(*lp).collect();
    for (from, to) in results.iter().copied().zip(b.body().results(*copy).collect::<Vec<_>>()) {
        b.replace_all_uses(from, to);
    }
    b.set_operand_group(*copy, 2, &results);
    copy
}

/// The beginning of the last runs, fewer than `factor`. The loop has one lower and one upper bound.
fn remainder_start(lp: AffineForOp<'_>, factor: i64) -> Option<Applied> {
    let cx = lp.op_ref().cx();
    let op = lp.op_ref();
    let mut whole = trip_count(lp)?;
    let by = cx.affine_constant(factor);
    let step = cx.affine_constant(lp.step());
    for expr in &mut whole.exprs {
        *expr = cx.affine_mul(cx.affine_sub(*expr, cx.affine_mod(*expr, by)), step);
    }
    combined(op, &Side::Lower.of(lp)?, &whole, |low, length| cx.affine_add(low, length))
}
