//! Folds and patterns of `affine.for` and `affine.parallel`.

use mlir::hooks::Fold;
use mlir::opdef::{FoldResult, Folded};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter};
use mlir::{AffineMap, Attr, Handle, OpRef, OpView, Value};
use smallvec::smallvec;

use super::super::verify::map;
use super::super::{AffineForOp, AffineParallelOp};
use super::applied::Applied;
use super::bounds::{constant_bounds, step};
use crate::rewriting::{check, only_block, only_terminates};

impl Fold for AffineForOp<'_> {
    /// Gives the initial values of a loop that never runs, or the results of a loop with an empty body.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        // Patterns that change the bounds come first.
        if self.num_results() == 0 || new_bounds(self.op_ref()).is_some() {
            return None;
        }
        let values = results(self)?;
        Some(Folded::Results(values.into_iter().map(FoldResult::Value).collect()))
    }
}

/// How often a loop with constant bounds runs.
pub(in crate::affine) fn trip_count(lp: AffineForOp<'_>) -> Option<u64> {
    let [lower, upper] = constant_bounds(lp);
    let distance = u64::try_from(upper?.checked_sub(lower?)?).unwrap_or(0);
    if distance == 0 {
        return Some(0);
    }
    Some(distance.div_ceil(step(lp)?.unsigned_abs()))
}

/// The results of a loop, if they are known.
fn results(view: AffineForOp<'_>) -> Option<Vec<Value>> {
    let op = view.op_ref();
    if op.num_results() == 0 {
        return None;
    }
    let inits: Vec<Value> = view.inits().collect();
    let count = trip_count(view);
    if count == Some(0) {
        return Some(inits);
    }
    let block = only_block(op.body(), op.id(), 0)?;
    if !only_terminates(op.body(), block) {
        return None;
    }
    let (&variable, args) = op.body().block_args(block).split_first()?;
    let yielded: Vec<Value> = op.body().operands(op.body().last_op(block)?).collect();
    let mut outside = false;
    let mut moved = false;
    let mut values = Vec::with_capacity(yielded.len());
    for (at, &value) in yielded.iter().enumerate() {
        if value == variable {
            return None;
        }
        values.push(match args.iter().position(|&a| a == value) {
            Some(place) => {
                moved |= place != at;
                *inits.get(place)?
            }
            None => {
                outside = true;
                value
            }
        });
    }
    let unknown = match count {
        None => outside || moved,
        Some(count) => count >= 2 && moved,
    };
    (!unknown).then_some(values)
}

/// A bound as written, and simplified; `None` if it is just a constant.
fn simple_bound(op: OpRef<'_>, name: &str, group: usize, lower: bool) -> Option<(Applied, Applied)> {
    let range = op.operand_group(group);
    let bound = map(op, name)?;
    if bound.num_inputs() == 0 && bound.single_constant(op.cx()).is_some() {
        return None;
    }
    let old = Applied::of_map(bound, op.operands().skip(range.start).take(range.len()))?;
    let mut new = old.clone();
    if bound.single_constant(op.cx()).is_none()
        && let Some(values) = old.constants(op)
    {
        let value = if lower { values.into_iter().max() } else { values.into_iter().min() };
        let exprs = smallvec![op.cx().affine_constant(value?)];
        new = Applied { dims: smallvec![], symbols: smallvec![], exprs };
    }
    // As in MLIR, redundant expressions of an upper bound are dropped before it is simplified.
    if !lower {
        new.drop_redundant(op, false);
    }
    new.simplify(op);
    if lower {
        new.drop_redundant(op, true);
    }
    // MLIR detects only adjacent duplicates.
    new.exprs.dedup();
    Some((old, new))
}

/// The bounds that can be simplified.
fn new_bounds(op: OpRef<'_>) -> Option<Vec<(&'static str, usize, Applied)>> {
    let bounds =
        [(AffineForOp::LOWER_BOUND_MAP_ATTR, 0, true), (AffineForOp::UPPER_BOUND_MAP_ATTR, 1, false)];
    let changed = |(name, group, lower)| {
        let (old, new) = simple_bound(op, name, group, lower)?;
        (old.map() != new.map()).then_some((name, group, new))
    };
    let bounds: Vec<_> = bounds.into_iter().filter_map(changed).collect();
    (!bounds.is_empty()).then_some(bounds)
}

/// Simplifies the bounds. In MLIR this is a fold and thus precedes every pattern.
pub(super) fn simplify_bounds(op: Handle<AffineForOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    for (name, group, bound) in new_bounds(rw.op(*op)).ok_or(NoMatch)? {
        let attr = rw.cx().affine_map_attr(bound.map());
        rw.set_attr(*op, name, Some(attr));
        rw.set_operand_group(*op, group, &bound.operands());
    }
    Ok(())
}

/// Simplifies the bounds. In MLIR this is a fold.
pub(super) fn simplify_parallel_bounds(
    op: Handle<AffineParallelOp>,
    rw: &mut PatternRewriter<'_>,
) -> Matched {
    let view = rw.op(*op);
    let lower = op.view(rw).lower_bounds_map();
    let upper = op.view(rw).upper_bounds_map();
    let of = |map: &AffineMap, from: usize| {
        Applied::of_map(map, view.operands().skip(from).take(map.num_inputs())).ok_or(NoMatch)
    };
    let before = (of(lower, 0)?, of(upper, lower.num_inputs())?);
    let mut after = before.clone();
    after.0.simplify(view);
    after.1.simplify(view);
    check(after != before)?;
    let (low, high) = after;
    let mut operands = low.operands();
    operands.extend(high.operands());
    let cx = rw.cx();
    rw.body_mut().set_operands(*op, &operands);
    AffineParallelOp::set_lower_bounds_map_attr(rw, op, Some(cx.affine_map_attr(low.map())));
    AffineParallelOp::set_upper_bounds_map_attr(rw, op, Some(cx.affine_map_attr(high.map())));
    Ok(())
}
