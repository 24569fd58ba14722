//! The `scf-for-loop-peeling` pass: splits off the last, partial run of a loop, or the first run, so that the remaining
//! loop runs a whole number of steps. Each `affine.min` and `affine.max` whose result is then known is simplified.

use dialects::affine::canonicalize::Applied;
use dialects::affine::{AffineApplyOp, AffineMaxOp, AffineMinOp};
use dialects::matching::{build_index, constant_index};
use dialects::scf::ForOp;
use dialects::{memref, tensor};
use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::greedy::apply_to_region;
use mlir::rewrite::{FrozenPatternSet, GreedyConfig, Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{AffineExpr, AffineMap, Builder, Handle, IrMapping, Op, OpRef, OpView, Value};
use smallvec::smallvec;

use super::records::{SCFForLoopPeeling, SCFForLoopPeelingOptions};
use crate::util::body::{clone_ops, induction_variable};

/// Marks loops that have been peeled, while the pass runs.
const PEELED: &str = "__peeled_loop__";

/// Marks loops that make up the part that was split off, while the pass runs.
const PARTIAL: &str = "__partial_iteration__";

/// In functions with more operations, no loop is peeled: each level of a nest doubles its contents.
const MOST_OPS: usize = 1 << 18;

impl RunPass for SCFForLoopPeeling {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let SCFForLoopPeelingOptions { peel_front: front, skip_partial } = self.options;
        let mut set = PatternSet::new();
        set.add(move |op: Handle<ForOp>, rw| peel(op, rw, front, skip_partial));
        let patterns = FrozenPatternSet::new(cx, set);
        op.for_each_body(state, &|_, body, _| {
            for region in body.roots().to_vec() {
                let config = GreedyConfig::default();
                apply_to_region(cx, body, region, &patterns, &config, None);
            }
            for op in body.all_ops_pre() {
                if OpRef::new(cx, body, op).is::<ForOp>() {
                    body.set_attr(cx, op, PEELED, None);
                    body.set_attr(cx, op, PARTIAL, None);
                }
            }
            Ok(())
        })
    }
}

fn peel(op: Handle<ForOp>, rw: &mut PatternRewriter<'_>, front: bool, skip_partial: bool) -> Matched {
    let view = op.view(rw);
    let is_index = view.op_ref().ty(view.step()).is_index();
    let is_large = view.op_ref().body().op_capacity() > MOST_OPS;
    if !is_index || is_large || view.unsigned_cmp() || view.op_ref().attr(PEELED).is_some() {
        return Err(NoMatch);
    }
    let part = if front {
        split_first(rw, op)?
    } else if skip_partial && is_in_partial(view.op_ref()) {
        return Err(NoMatch);
    } else {
        split_rest(rw, op)?
    };
    let unit = Some(rw.cx().unit_attr());
    rw.set_attr(part, PEELED, unit);
    rw.set_attr(part, PARTIAL, unit);
    rw.set_attr(*op, PEELED, unit);
    Ok(())
}

/// Whether a loop around an operation is a part that was split off.
fn is_in_partial(op: OpRef<'_>) -> bool {
    let parents = std::iter::successors(op.body().parent_op(op.id()), |&o| op.body().parent_op(o));
    parents.map(|o| op.sibling(o)).any(|o| o.is::<ForOp>() && o.attr(PARTIAL).is_some())
}

/// The bounds and the step of a loop.
fn range(b: &Builder<'_>, lp: Handle<ForOp>) -> [Value; 3] {
    let view = lp.view(b);
    [view.lower_bound(), view.upper_bound(), view.step()]
}

/// If the last run may be shorter than the step, splits it off into a loop after this one; returns that loop.
fn split_rest(rw: &mut PatternRewriter<'_>, lp: Handle<ForOp>) -> Result<Op, NoMatch> {
    let cx = rw.cx();
    let values = range(rw, lp);
    let constants = values.map(|v| constant_index(rw.op(*lp), v));
    if constants[2].is_some_and(|step| step <= 1) {
        return Err(NoMatch);
    }
    let [low, high, by] = [0, 1, 2].map(|at| cx.affine_symbol(at));
    let split = if let [Some(low), Some(high), Some(step)] = constants {
        let rest = high.checked_sub(low).ok_or(NoMatch)?.rem_euclid(step);
        let split = high.checked_sub(rest).filter(|&split| split != high).ok_or(NoMatch)?;
        rw.set_before(*lp);
        let loc = rw.body().loc(*lp);
        build_index(rw, loc, split)
    } else {
        let rest = cx.affine_mod(cx.affine_sub(high, low), by);
        let mut known =
            Applied { dims: smallvec![], symbols: values.as_slice().into(), exprs: smallvec![rest] };
        known.simplify(rw.op(*lp));
        if known.exprs.first().and_then(|&e| cx.affine_as_constant(e)) == Some(0) {
            return Err(NoMatch);
        }
        rw.set_before(*lp);
        value_of(rw, *lp, cx.affine_sub(high, rest), &values)
    };
    rw.set_after(*lp);
    let part = clone_ops(rw, &[*lp], &mut IrMapping::default())[0];
    // A loop that does not run may end before it begins, and its whole steps even before that. MLIR overlooks this.
    rw.set_before(*lp);
    let start = if is_never_inverted(rw.op(*lp), values[0], values[1]) {
        split
    } else {
        let loc = rw.body().loc(*lp);
        let map = rw.cx().affine_map_attr(AffineMap::new(0, 2, [low, high]));
        AffineMaxOp::build(rw, loc, map, &[values[0], split])
    };
    rw.set_operand(part, 0, start);
    let results: Vec<Value> = rw.body().results(*lp).collect();
    for (at, &result) in results.iter().enumerate() {
        let new = rw.body().result(part, at);
        rw.replace_all_uses(result, new);
    }
    for (at, &result) in results.iter().enumerate() {
        rw.set_operand(part, 3 + at, result);
    }
    rw.set_operand(*lp, 1, split);
    settle_extrema(rw, *lp, values[1], values[2], true);
    settle_extrema(rw, part, values[1], values[2], false);
    Ok(part)
}

/// Splits the first run off into a loop before this one; returns that loop.
fn split_first(rw: &mut PatternRewriter<'_>, lp: Handle<ForOp>) -> Result<Op, NoMatch> {
    let cx = rw.cx();
    let values = range(rw, lp);
    let [low, high, step] = values.map(|v| constant_index(rw.op(*lp), v));
    if let (Some(low), Some(high), Some(step)) = (low, high, step)
        && high.checked_sub(low).is_none_or(|distance| distance <= step)
    {
        return Err(NoMatch);
    }
    rw.set_before(*lp);
    let end = cx.affine_add(cx.affine_symbol(0), cx.affine_symbol(1));
    let split = value_of(rw, *lp, end, &[values[0], values[2]]);
    let end = match (low, high) {
        (Some(low), Some(high)) if low < high => split,
        // A loop that does not run has no first run. MLIR overlooks this.
        _ => {
            let loc = rw.body().loc(*lp);
            let both = [cx.affine_symbol(0), cx.affine_symbol(1)];
            AffineMinOp::build(rw, loc, cx.affine_map_attr(AffineMap::new(0, 2, both)), &[split, values[1]])
        }
    };
    let part = clone_ops(rw, &[*lp], &mut IrMapping::default())[0];
    rw.set_operand(part, 1, end);
    let results: Vec<Value> = rw.body().results(part).collect();
    for (at, result) in results.into_iter().enumerate() {
        rw.set_operand(*lp, 3 + at, result);
    }
    rw.set_operand(*lp, 0, split);
    Ok(part)
}

/// Whether the upper bound of a loop is certainly not below the lower one: both are constants, or it is a size.
fn is_never_inverted(op: OpRef<'_>, low: Value, high: Value) -> bool {
    let size = op.value(high);
    let is_size =
        size.defined_by::<memref::DimOp>().is_some() || size.defined_by::<tensor::DimOp>().is_some();
    match (constant_index(op, low), constant_index(op, high)) {
        (Some(low), Some(high)) => low <= high,
        (Some(low), None) => low <= 0 && is_size,
        _ => false,
    }
}

/// The value of an expression of symbols, as a constant if it is known.
fn value_of(rw: &mut PatternRewriter<'_>, at: Op, expr: AffineExpr, symbols: &[Value]) -> Value {
    let loc = rw.body().loc(at);
    let applied = Applied { dims: smallvec![], symbols: symbols.into(), exprs: smallvec![expr] };
    if let Some(&[value]) = applied.constants(rw.op(at)).as_deref() {
        return build_index(rw, loc, value);
    }
    let map = rw.cx().affine_map_attr(AffineMap::new(0, symbols.len() as u32, [expr]));
    AffineApplyOp::build(rw, loc, map, symbols)
}

/// Replaces each `affine.min` and `affine.max` in a loop whose result is known, given that a whole step fits between
/// the induction variable and the old upper bound, or that it does not.
fn settle_extrema(rw: &mut PatternRewriter<'_>, lp: Op, upper: Value, step: Value, fits: bool) {
    let Some(variable) = induction_variable(rw.body(), lp) else { return };
    let is_extremum = |op: &Op| {
        let op = OpRef::new(rw.cx(), rw.body(), *op);
        op.is::<AffineMinOp>() || op.is::<AffineMaxOp>()
    };
    let all: Vec<Op> = rw.body().walk_pre(lp).into_iter().filter(is_extremum).collect();
    for op in all {
        let cx = rw.cx();
        let view = rw.op(op);
        let Some((applied, greatest)) = extremum(view) else { continue };
        let mut room = Sum::of_value(view, upper);
        room = room.plus(&Sum::of_value(view, variable), -1).plus(&Sum::of_value(view, step), -1);
        // A sum that is known not to be negative.
        let fact = if fits { room } else { Sum::default().plus(&room, -1).plus(&Sum::constant(1), -1) };
        let Some(winner) = winner(view, &applied, greatest, variable, &fact) else { continue };
        let mut winner = Applied { exprs: smallvec![winner], ..applied };
        winner.simplify(view);
        let loc = view.loc();
        let map = cx.affine_map_attr(winner.map());
        rw.set_before(op);
        let value = AffineApplyOp::build(rw, loc, map, &winner.operands());
        rw.replace_op(op, &[value]);
    }
}

/// The expressions of an `affine.min` or `affine.max`, and whether it is an `affine.max`.
fn extremum(op: OpRef<'_>) -> Option<(Applied, bool)> {
    if let Some(least) = op.cast::<AffineMinOp>() {
        return Some((Applied::of_map(least.map(), op.operands())?, false));
    }
    let greatest = op.cast::<AffineMaxOp>()?;
    Some((Applied::of_map(greatest.map(), op.operands())?, true))
}

/// The expression that is the least or the greatest for all values, given that `fact` is not negative.
fn winner(
    op: OpRef<'_>,
    applied: &Applied,
    greatest: bool,
    variable: Value,
    fact: &Sum,
) -> Option<AffineExpr> {
    let sums: Vec<Sum> = applied.exprs.iter().map(|&e| Sum::of(op, applied, e)).collect::<Option<_>>()?;
    let wins = |at: usize| {
        sums.iter().all(|other| {
            let (more, less) = if greatest { (&sums[at], other) } else { (other, &sums[at]) };
            more.plus(less, -1).is_never_negative(variable, fact)
        })
    };
    (0..sums.len()).find(|&at| wins(at)).map(|at| applied.exprs[at])
}

/// A constant and multiples of values.
#[derive(Clone, Default)]
struct Sum {
    terms: Vec<(Value, i128)>,
    constant: i128,
}

/// Larger coefficients count as unknown.
const MOST: i128 = 1 << 64;

impl Sum {
    fn constant(value: i128) -> Self {
        Sum { terms: Vec::new(), constant: value }
    }

    fn of_value(op: OpRef<'_>, value: Value) -> Self {
        match constant_index(op, value) {
            Some(constant) => Sum::constant(constant.into()),
            None => Sum { terms: vec![(value, 1)], constant: 0 },
        }
    }

    /// An expression as a sum, if it is one.
    fn of(op: OpRef<'_>, applied: &Applied, expr: AffineExpr) -> Option<Self> {
        let cx = op.cx();
        let mut sum = Sum::default();
        let mut pending = vec![(expr, 1i128)];
        while let Some((expr, times)) = pending.pop() {
            if times.abs() > MOST {
                return None;
            }
            let part = match *cx.affine_kind(expr) {
                AffineExprKind::Constant(value) => Sum::constant(value.into()),
                AffineExprKind::Dim(at) => Sum::of_value(op, *applied.dims.get(at as usize)?),
                AffineExprKind::Symbol(at) => Sum::of_value(op, *applied.symbols.get(at as usize)?),
                AffineExprKind::Binary(AffineBinary::Add, lhs, rhs) => {
                    pending.extend([(lhs, times), (rhs, times)]);
                    continue;
                }
                AffineExprKind::Binary(AffineBinary::Mul, lhs, rhs) => {
                    pending.push((lhs, times * i128::from(cx.affine_as_constant(rhs)?)));
                    continue;
                }
                AffineExprKind::Binary(..) => return None,
            };
            sum = sum.plus(&part, times);
        }
        Some(sum)
    }

    /// `self + times * other`; both are small enough.
    fn plus(&self, other: &Sum, times: i128) -> Self {
        let mut sum = self.clone();
        sum.constant = sum.constant.saturating_add(other.constant.saturating_mul(times));
        for &(value, n) in &other.terms {
            let n = n.saturating_mul(times);
            match sum.terms.iter_mut().find(|(v, _)| *v == value) {
                Some((_, total)) => *total = total.saturating_add(n),
                None => sum.terms.push((value, n)),
            }
        }
        sum.terms.retain(|&(_, n)| n != 0);
        sum
    }

    fn coefficient(&self, value: Value) -> i128 {
        self.terms.iter().find(|(v, _)| *v == value).map_or(0, |&(_, n)| n)
    }

    /// Whether the sum is a constant that is not negative plus a multiple of a fact that is not negative either.
    fn is_never_negative(&self, variable: Value, fact: &Sum) -> bool {
        let own = self.coefficient(variable);
        let known = fact.coefficient(variable);
        let times = if known == 0 { 0 } else { own / known };
        let rest = self.plus(fact, -times.max(0));
        rest.terms.is_empty() && rest.constant >= 0
    }
}
