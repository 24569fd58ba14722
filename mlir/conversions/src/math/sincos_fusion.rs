//! The `math-sincos-fusion` pass: sine and cosine of the same number, in one block, become one operation.

use dialects::math::{CosOp, SinOp, SincosOp, SincosOpOptions};
use mlir::rewrite::{Matched, PatternRewriter, PatternSet};
use mlir::{Handle, Op};

pub(crate) fn patterns(patterns: &mut PatternSet) {
    patterns.add(fuse);
}

fn fuse(op: Handle<SinOp<'_>>, rw: &mut PatternRewriter<'_>) -> Matched {
    let sin = op.view(rw);
    let (operand, flags) = (sin.operand(), sin.fastmath());
    let body = rw.body();
    let block = body.block_of(*op);
    let is_partner = |&user: &Op| {
        let cos = rw.op(user).cast::<CosOp<'_>>();
        cos.is_some_and(|cos| body.block_of(user) == block && cos.fastmath() == flags)
    };
    let cosines: Vec<Op> = body.users(operand).filter(is_partner).collect();
    // Uses have no order that means anything; the block has.
    let body = rw.body_mut();
    let first = cosines.into_iter().reduce(|a, b| if body.is_before_in_block(a, b) { a } else { b });
    let Some(cos) = first else { return Err(rw.no_match("there is no cosine")) };
    let place = if body.is_before_in_block(*op, cos) { *op } else { cos };
    let loc = body.loc(place);
    rw.set_before(place);
    let options = SincosOpOptions { fastmath: Some(flags) };
    let both = *SincosOp::build_with(rw, loc, operand, options);
    let [sin, cosine] = [0, 1].map(|at| rw.body().result(both, at));
    rw.replace_op(*op, &[sin]);
    rw.replace_by(cos, cosine)
}
