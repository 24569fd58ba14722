//! The `scf-for-loop-specialization` pass: if the upper bound of a loop is the least of several bounds, one of them
//! constant, the loop gets a copy that runs to the constant, which later passes can unroll or vectorize.

use dialects::affine::AffineMinOp;
use dialects::arith::{CmpIOp, CmpIPredicate};
use dialects::matching::build_index;
use dialects::scf::{ForOp, IfOp};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Builder, Handle, IrMapping, OpView};

use super::records::SCFForLoopSpecialization;
use crate::util::body::clone_ops;

impl RunPass for SCFForLoopSpecialization {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        op.for_each_body(state, &|_, body, _| {
            for op in body.all_ops_post() {
                let mut b = Builder::new(cx, body);
                if let Some(lp) = b.as_handle::<ForOp<'static>>(op) {
                    specialize(&mut b, lp);
                }
            }
            Ok(())
        })
    }
}

/// Puts a loop that carries no values under a test of whether its bound is the constant one.
fn specialize(b: &mut Builder<'_>, lp: Handle<ForOp<'static>>) -> Option<()> {
    let view = lp.view(b);
    let cx = b.cx();
    let op = view.op_ref();
    let bound = view.upper_bound();
    let least = op.value(bound).defined_by::<AffineMinOp>()?;
    let constant = least.map().results.iter().filter_map(|&e| cx.affine_as_constant(e)).min()?;
    if op.num_results() > 0 {
        return None;
    }
    let loc = op.loc();
    b.set_before(*lp);
    let constant = build_index(b, loc, constant);
    let test = CmpIOp::build(b, loc, CmpIPredicate::Eq, bound, constant);
    let mut known = IrMapping::default();
    known.values.insert(bound, constant);
    let copy = |b: &mut Builder<'_>, mut map| drop(clone_ops(b, &[*lp], &mut map));
    IfOp::build_with_else(b, loc, &[], test, |b| copy(b, known), |b| copy(b, IrMapping::default()));
    b.erase_op(*lp);
    Some(())
}
