//! The `scf-forall-to-for` and `scf-parallel-for-to-nested-fors` passes: iterations that may run in any order run one
//! after another. Loops with results stay.

use dialects::offsets_sizes_strides::{Mixed, mixed};
use dialects::scf::{ForOp, ForallOp, ParallelOp, YieldOp};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Builder, Context, Loc, Op, OpRef, OpView, Value};

use super::records::{SCFForallToForLoop, SCFParallelForToNestedFors};
use crate::util::body::block_of;

impl RunPass for SCFForallToForLoop {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        sequence(op, state, forall_bounds)
    }
}

impl RunPass for SCFParallelForToNestedFors {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        sequence(op, state, |cx, body, op| {
            let view = OpRef::new(cx, body, op).cast::<ParallelOp>()?;
            let bounds = [view.lower_bound().collect(), view.upper_bound().collect(), view.step().collect()];
            Some(bounds).filter(|_| body.num_results(op) == 0)
        })
    }
}

/// The lower bounds, the upper bounds and the steps of a loop, by dimension.
type Bounds = [Vec<Value>; 3];

/// The bounds of a loop that is to be replaced; `None` for other operations.
type BoundsFn = fn(&Context, &mut Body, Op) -> Option<Bounds>;

/// Replaces loops, inner ones first.
fn sequence(mut op: OpMut<'_>, state: &mut PassState, bounds: BoundsFn) -> PassResult {
    let cx = op.cx();
    op.for_each_body(state, &|_, body, _| {
        for op in body.all_ops_post() {
            if let Some(bounds) = bounds(cx, body, op) {
                nest(cx, body, op, &bounds);
            }
        }
        Ok(())
    })
}

fn forall_bounds(cx: &Context, body: &mut Body, op: Op) -> Option<Bounds> {
    let view = OpRef::new(cx, body, op).cast::<ForallOp>()?;
    if view.outputs().next().is_some() {
        return None;
    }
    let loc = view.op_ref().loc();
    let bounds = [
        mixed(&view.static_lower_bound(), view.dynamic_lower_bound()),
        mixed(&view.static_upper_bound(), view.dynamic_upper_bound()),
        mixed(&view.static_step(), view.dynamic_step()),
    ];
    let mut b = Builder::before(cx, body, op);
    Some(bounds.map(|list| values(&mut b, loc, &list)))
}

/// Known numbers as constants.
pub(super) fn values(b: &mut Builder<'_>, loc: Loc, list: &[Mixed]) -> Vec<Value> {
    list.iter().map(|number| number.as_value(b, loc)).collect()
}

/// Replaces a loop without results by a nest of loops, one for each dimension.
fn nest(cx: &Context, body: &mut Body, op: Op, [lower, upper, step]: &Bounds) -> Option<()> {
    let loc = body.loc(op);
    let from = block_of(body, op)?;
    let end = body.last_op(from)?;
    let variables = body.block_args(from).to_vec();
    let mut b = Builder::before(cx, body, op);
    b.erase_op(end);
    for (at, &variable) in variables.iter().enumerate() {
        let lp =
            *ForOp::build_with(&mut b, loc, &[], lower[at], upper[at], step[at], &[], Default::default());
        let region = b.body().regions_of(lp)[0];
        let ty = b.body().ty(variable);
        let block = b.create_block(region, &[(ty, loc)]);
        let own = b.body().block_args(block)[0];
        b.replace_all_uses(variable, own);
        let end = *YieldOp::build(&mut b, loc, &[]);
        b.set_before(end);
    }
    if let Some(innermost) = b.insert_point().and_then(|at| at.before) {
        for inner in b.body().ops(from).collect::<Vec<Op>>() {
            b.move_op_before(inner, innermost);
        }
    }
    b.erase_op(op);
    Some(())
}
