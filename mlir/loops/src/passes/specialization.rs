//! The `scf-for-loop-specialization` and `scf-parallel-loop-specialization` passes: if the upper bound of a loop is the
//! least of several bounds, one of them constant, the loop gets a copy that runs to the constant, which later passes can
//! unroll or vectorize.

use dialects::affine::AffineMinOp;
use dialects::arith::{AndIOp, CmpIOp, CmpIPredicate, ConstantOp};
use dialects::scf::{ForOp, IfOp, ParallelOp};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Builder, Context, IrMapping, Op, OpRef, Value};

use super::records::{SCFForLoopSpecialization, SCFParallelLoopSpecialization};
use crate::util::body::clone_ops;

impl RunPass for SCFForLoopSpecialization {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        specialize_all(op, state, |op| op.cast::<ForOp>().map(|lp| vec![lp.upper_bound()]))
    }
}

impl RunPass for SCFParallelLoopSpecialization {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        specialize_all(op, state, |op| op.cast::<ParallelOp>().map(|lp| lp.upper_bound().collect()))
    }
}

/// The upper bounds of a loop that may be specialized; `None` for other operations.
type BoundsFn = fn(OpRef<'_>) -> Option<Vec<Value>>;

fn specialize_all(mut op: OpMut<'_>, state: &mut PassState, bounds: BoundsFn) -> PassResult {
    let cx = op.cx();
    op.for_each_body(state, &|_, body, _| {
        for op in body.all_ops_post() {
            if let Some(bounds) = bounds(OpRef::new(cx, body, op)) {
                specialize(cx, body, op, &bounds);
            }
        }
        Ok(())
    })
}

/// Puts a loop that carries no values under a test of whether its bounds are the constant ones.
fn specialize(cx: &Context, body: &mut Body, lp: Op, bounds: &[Value]) -> Option<()> {
    let op = OpRef::new(cx, body, lp);
    let constant = |&bound: &Value| {
        let least = op.value(bound).defined_by::<AffineMinOp>()?;
        least.map().results.iter().filter_map(|&e| cx.affine_as_constant(e)).min()
    };
    let constants: Vec<i64> = bounds.iter().map(constant).collect::<Option<_>>()?;
    if op.num_results() > 0 {
        return None;
    }
    let loc = op.loc();
    let mut b = Builder::before(cx, body, lp);
    let mut known = IrMapping::default();
    let mut all: Option<Value> = None;
    for (&bound, constant) in bounds.iter().zip(constants) {
        let ty = b.body().ty(bound);
        let constant = ConstantOp::build(&mut b, loc, cx.int_attr(constant.into(), ty));
        let test = CmpIOp::build(&mut b, loc, CmpIPredicate::Eq, bound, constant);
        all = Some(all.map_or(test, |all| AndIOp::build(&mut b, loc, all, test)));
        known.values.insert(bound, constant);
    }
    let copy = |b: &mut Builder<'_>, mut map| drop(clone_ops(b, &[lp], &mut map));
    IfOp::build_with_else(&mut b, loc, &[], all?, |b| copy(b, known), |b| copy(b, IrMapping::default()));
    b.erase_op(lp);
    Some(())
}
