//! The `affine-loop-normalize` pass: gives loops and parallel loops the lower bound 0 and step 1.

use dialects::affine::canonicalize::Applied;
use dialects::affine::{AffineApplyOp, AffineForOp, AffineParallelOp};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{AffineMap, Builder, Handle, Op, OpRef, OpView, Value};
use smallvec::smallvec;

use super::records::AffineLoopNormalize;
use crate::util::For;
use crate::util::body::{block_of, induction_variable};
use crate::util::bounds::{Side, constant_bound, map_attr, set_step};
use crate::util::promote::promote_if_single_iteration;
use crate::util::trip_count::difference;

impl RunPass for AffineLoopNormalize {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        for op in body.all_ops_post() {
            let mut b = Builder::new(cx, body);
            if let Some(lp) = b.as_handle::<AffineForOp<'static>>(op) {
                if !(self.options.promote_single_iter && promote_if_single_iteration(&mut b, lp)) {
                    normalize_for(&mut b, lp);
                }
            } else if let Some(parallel) = b.as_handle::<AffineParallelOp<'static>>(op) {
                normalize_parallel(&mut b, parallel);
            }
        }
        Ok(())
    }
}

/// Makes a loop run from 0 with step 1, unless its lower bound is the greatest of several values.
fn normalize_for(b: &mut Builder<'_>, lp: For) -> Option<()> {
    let view = lp.view(b);
    let cx = b.cx();
    let step = view.step();
    if step <= 0 || (Side::Lower.constant(view) == Some(0) && step == 1) {
        return None;
    }
    let low = Side::Lower.of(view)?;
    let high = Side::Upper.of(view)?;
    if low.exprs.len() != 1 {
        return None;
    }
    let mut count = difference(view.op_ref(), &high, &low)?;
    let by = cx.affine_constant(step);
    count.exprs.iter_mut().for_each(|e| *e = cx.affine_ceil_div(*e, by));
    let block = block_of(b.body(), *lp)?;
    let variable = induction_variable(b.body(), *lp)?;
    // The old value is the lower bound minus the negative offset.
    let offset = cx.affine_mul(cx.affine_neg(cx.affine_dim(0)), by);
    let offset = Applied { dims: smallvec![variable], symbols: smallvec![], exprs: smallvec![offset] };
    let first = b.body().first_op(block)?;
    let old = difference(OpRef::new(cx, b.body(), first), &low, &offset)?;
    Side::Upper.set(b, lp, &count);
    Side::Lower.set(b, lp, &constant_bound(b, 0));
    set_step(b, lp, 1);
    b.set_start(block);
    let map = map_attr(b, &old.map());
    let loc = b.body().loc(*lp);
    let value = AffineApplyOp::build(b, loc, map, &old.operands());
    replace_except(b, variable, value);
    Some(())
}

/// Replaces the uses of a value, except in the operation that defines `by`.
fn replace_except(b: &mut Builder<'_>, value: Value, by: Value) {
    let except: Option<Op> = b.body().defining_op(by);
    b.body_mut().replace_uses_if(value, by, |body, each| Some(body.use_owner(each).0) != except);
}

/// Makes the variables of a parallel loop run from 0 with step 1, unless a bound is one of several values.
fn normalize_parallel(b: &mut Builder<'_>, parallel: Handle<AffineParallelOp<'static>>) -> Option<()> {
    let view = parallel.view(b);
    let cx = b.cx();
    let op = view.op_ref();
    let steps: Vec<i64> = view.steps().iter().filter_map(|&s| cx.attr_ref(s).as_int()).collect();
    let lower = view.lower_bounds_map().clone();
    let upper = view.upper_bounds_map().clone();
    let bounds = steps.len();
    let loc = op.loc();
    if lower.results.len() != bounds || upper.results.len() != bounds || steps.iter().any(|&s| s <= 0) {
        return None;
    }
    let starts_at_zero = lower.constants(cx).is_some_and(|all| all.iter().all(|&c| c == 0));
    if starts_at_zero && steps.iter().all(|&s| s == 1) {
        return None;
    }
    let operands: Vec<Value> = op.operands().collect();
    let (low_operands, high_operands) = operands.split_at_checked(lower.num_inputs())?;
    let low = Applied::of_map(&lower, low_operands.iter().copied())?;
    let high = Applied::of_map(&upper, high_operands.iter().copied())?;
    let mut count = difference(op, &high, &low)?;
    for (expr, &step) in count.exprs.iter_mut().zip(&steps) {
        *expr = cx.affine_ceil_div(*expr, cx.affine_constant(step));
    }
    let block = block_of(b.body(), *parallel)?;
    let variables = b.body().block_args(block).to_vec();
    b.set_start(block);
    for ((&variable, &step), &first) in variables.iter().zip(&steps).zip(&low.exprs) {
        let offset = cx.affine_mul(cx.affine_dim(lower.dims), cx.affine_constant(step));
        let map = AffineMap::new(lower.dims + 1, lower.symbols, [cx.affine_add(first, offset)]);
        let map = map_attr(b, &map);
        let operands = [&low.dims[..], &[variable], &low.symbols].concat();
        let value = AffineApplyOp::build(b, loc, map, &operands);
        replace_except(b, variable, value);
    }
    let zeros = AffineMap::new(0, 0, vec![cx.affine_constant(0); bounds]);
    let zeros = map_attr(b, &zeros);
    let counts = map_attr(b, &count.map());
    AffineParallelOp::set_lower_bounds_map_attr(b, parallel, Some(zeros));
    AffineParallelOp::set_upper_bounds_map_attr(b, parallel, Some(counts));
    AffineParallelOp::set_steps_attr(b, parallel, Some(steps_attr(cx, bounds)));
    b.body_mut().set_operands(*parallel, &count.operands());
    Some(())
}

/// The attribute of steps that are all 1.
fn steps_attr(cx: &mlir::Context, count: usize) -> mlir::Attr {
    let one = cx.int_attr(1, cx.int_ty(64));
    cx.array_attr(&vec![one; count])
}
