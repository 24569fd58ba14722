//! The `affine-loop-unroll-jam` pass: repeats the body of the first loop of a function and joins the copies of the
//! loops inside it, if dependences allow it.

use dialects::affine::AffineForOp;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Block, Builder, IrMapping, Op, OpRef, OpView, Value};
use rustc_hash::FxHashMap;

use super::records::AffineLoopUnrollAndJam;
use crate::util::For;
use crate::util::body::{block_of, build_offset, clone_ops, induction_variable, is_empty};
use crate::util::bounds::{Side, build_loop, set_step};
use crate::util::legality::can_jam;
use crate::util::promote::promote_if_single_iteration;
use crate::util::trip_count::{constant_trip_count, trip_count_divisor};
use crate::util::unroll::{may_repeat, split_remainder};

impl RunPass for AffineLoopUnrollAndJam {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let first = op.region().and_then(|r| op.body().entry_block(r)).and_then(|b| op.body().first_op(b));
        let mut b = Builder::new(cx, op.body_mut());
        if let Some(lp) = first.and_then(|op| b.as_handle::<AffineForOp<'static>>(op)) {
            unroll_jam_by_factor(&mut b, lp, self.options.unroll_jam_factor.into());
        }
        Ok(())
    }
}

/// Unrolls a loop by a factor and joins the copies of the loops inside it; returns whether it did.
///
/// Unlike MLIR's pass, it leaves a loop alone if dependences forbid joining the copies, if the loop's effects on memory
/// are unknown, or if the loop carries values, since each copy would start from the initial values.
pub(crate) fn unroll_jam_by_factor(b: &mut Builder<'_>, lp: For, factor: i64) -> bool {
    let view = lp.view(b);
    let count = constant_trip_count(view);
    if factor == 1 {
        return count != Some(1) || promote_if_single_iteration(b, lp);
    }
    if is_empty(b.body(), *lp) {
        return true;
    }
    let too_few = count.is_some_and(|count| count < factor.unsigned_abs());
    if factor <= 0 || too_few || view.op_ref().num_results() > 0 || !has_fixed_inner_bounds(view.op_ref()) {
        return false;
    }
    let old_step = view.step();
    let (runs, inner) = runs_between_loops(b, *lp);
    // Without loops inside there is nothing to join, and the order does not change.
    if !inner.is_empty() && !can_jam(view, factor, &runs) {
        return false;
    }
    let Some(step) = may_repeat(b, lp, factor) else { return false };
    if !trip_count_divisor(lp.view(b)).is_multiple_of(factor.unsigned_abs()) {
        let view = lp.view(b);
        let single = |side: Side| side.map(view).results.len() == 1;
        if !single(Side::Lower) || !single(Side::Upper) || split_remainder(b, lp, factor).is_none() {
            return false;
        }
    }
    let mut maps: Vec<IrMapping> = (1..factor).map(|_| IrMapping::default()).collect();
    let widened = widen_loops(b, &inner, &mut maps);
    set_step(b, lp, step);
    let Some(variable) = induction_variable(b.body(), *lp) else { return false };
    for (at, map) in maps.iter_mut().enumerate().rev() {
        let offset = old_step.saturating_mul(at as i64 + 1);
        for run in &runs {
            let Some(&last) = run.last() else { continue };
            b.set_after(last);
            if !b.body().is_unused(variable) {
                let value = build_offset(b, lp, variable, offset);
                map.values.insert(variable, value);
            }
            clone_ops(b, run, map);
        }
        for wide in &widened {
            wide.connect(b, at + 1, map);
        }
    }
    promote_if_single_iteration(b, lp);
    true
}

/// Whether no bound of a loop inside uses a value that the loop defines.
fn has_fixed_inner_bounds(lp: OpRef<'_>) -> bool {
    let body = lp.body();
    let inner = body.walk_pre(lp.id()).into_iter().filter(|&op| op != lp.id());
    inner.filter_map(|op| lp.sibling(op).cast::<AffineForOp>()).all(|inner| {
        let bounds = [Side::Lower.operands(inner), Side::Upper.operands(inner)].concat();
        bounds.into_iter().all(|v| !body.is_defined_inside(lp.id(), v))
    })
}

/// The longest runs of operations, without terminators, between the loops in a loop and in the loops inside it; and
/// these loops, except those inside other operations, which are copied unchanged.
fn runs_between_loops(b: &Builder<'_>, lp: Op) -> (Vec<Vec<Op>>, Vec<Op>) {
    let is_loop = |op: Op| OpRef::new(b.cx(), b.body(), op).is::<AffineForOp>();
    let mut runs = Vec::new();
    let mut loops = Vec::new();
    let mut pending: Vec<Op> = vec![lp];
    while let Some(lp) = pending.pop() {
        let blocks: Vec<Block> = b.body().regions_of(lp).iter().flat_map(|&r| b.body().blocks(r)).collect();
        for block in blocks {
            let mut ops: Vec<Op> = b.body().ops(block).collect();
            ops.pop();
            for run in ops.chunk_by(|&x, &y| !is_loop(x) && !is_loop(y)) {
                match run {
                    [inner] if is_loop(*inner) => {
                        pending.push(*inner);
                        loops.push(*inner);
                    }
                    run => runs.push(run.to_vec()),
                }
            }
        }
    }
    (runs, loops)
}

/// A loop that carries several times as many values as before; the first ones are the old ones.
struct Widened {
    lp: For,
    carried: usize,
}

impl Widened {
    /// Connects the initial and yielded values of a copy to the values to which `map` maps those of the first.
    fn connect(&self, b: &mut Builder<'_>, copy: usize, map: &IrMapping) {
        let first = b.body().num_operands(*self.lp) - b.body().num_results(*self.lp);
        let Some(end) = block_of(b.body(), *self.lp).and_then(|block| b.body().last_op(block)) else {
            return;
        };
        for at in 0..self.carried {
            let init = map.value(b.body().operand(*self.lp, first + at));
            b.set_operand(*self.lp, first + copy * self.carried + at, init);
            let yielded = map.value(b.body().operand(end, at));
            b.set_operand(end, copy * self.carried + at, yielded);
        }
    }
}

/// Gives each of these loops that carries values one set of them for each copy; `maps` maps the old values to each set.
fn widen_loops(b: &mut Builder<'_>, loops: &[Op], maps: &mut [IrMapping]) -> Vec<Widened> {
    let mut widened: Vec<Widened> = Vec::new();
    for &op in loops {
        if let Some(old) = b.as_handle::<AffineForOp<'static>>(op)
            && b.body().num_results(op) > 0
        {
            widened.extend(widen(b, old, maps));
        }
    }
    widened
}

fn widen(b: &mut Builder<'_>, old: For, maps: &mut [IrMapping]) -> Option<Widened> {
    let view = old.view(b);
    let loc = view.op_ref().loc();
    let step = view.step();
    let low = Side::Lower.of(view)?;
    let high = Side::Upper.of(view)?;
    let inits: Vec<Value> = view.inits().collect();
    let carried = inits.len();
    let block = block_of(b.body(), *old)?;
    let results = b.body().results(*old).collect::<Vec<_>>();
    let end = b.body().last_op(block)?;
    let yielded: Vec<Value> = b.body().operands(end).collect();
    let discardable = b.body().discardable(*old);
    b.set_before(*old);
    let new = build_loop(b, loc, [&low, &high], step, &inits.repeat(maps.len() + 1));
    b.body_mut().set_discardable(*new, discardable);
    let to = block_of(b.body(), *new)?;
    let args = b.body().block_args(to).to_vec();
    let old_args = b.body().block_args(block).to_vec();
    for (&from, &arg) in old_args.iter().zip(&args) {
        b.replace_all_uses(from, arg);
    }
    if let Some(first) = b.body().first_op(block) {
        b.body_mut().splice_ops(first, to);
    }
    let yielded: Vec<Value> =
        yielded.into_iter().map(|v| old_args.iter().position(|&a| a == v).map_or(v, |at| args[at])).collect();
    b.body_mut().set_operands(end, &yielded.repeat(maps.len() + 1));
    let new_results: Vec<Value> = b.body().results(*new).collect();
    for (at, map) in maps.iter_mut().enumerate() {
        let copy = (at + 1) * carried;
        let pairs: FxHashMap<Value, Value> = (0..carried)
            .flat_map(|j| [(args[1 + j], args[1 + copy + j]), (new_results[j], new_results[copy + j])])
            .collect();
        map.values.extend(pairs);
    }
    b.replace_op(*old, &new_results[..results.len()]);
    Some(Widened { lp: new, carried })
}
