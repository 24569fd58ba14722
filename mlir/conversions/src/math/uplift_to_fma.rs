//! The `math-uplift-to-fma` pass: a sum with a product becomes one operation, which rounds once, if both permit that.

use dialects::arith::{AddFOp, FastMathFlags, MulFOp};
use dialects::math::{self, FmaOp, FmaOpOptions};
use mlir::Handle;
use mlir::rewrite::{Matched, PatternRewriter, PatternSet};

pub(crate) fn patterns(patterns: &mut PatternSet) {
    patterns.add(uplift);
}

fn uplift(op: Handle<AddFOp<'_>>, rw: &mut PatternRewriter<'_>) -> Matched {
    let sum = op.view(rw);
    let product = rw.defining::<MulFOp<'_>>(sum.lhs()).map(|product| (product, sum.rhs()));
    let (product, c) =
        product.or_else(|_| rw.defining::<MulFOp<'_>>(sum.rhs()).map(|product| (product, sum.lhs())))?;
    if !sum.fastmath().contains(FastMathFlags::CONTRACT) {
        return Err(rw.no_match("the sum must be rounded"));
    }
    if !product.fastmath().contains(FastMathFlags::CONTRACT) {
        return Err(rw.no_match("the product must be rounded"));
    }
    let flags = sum.fastmath() & product.fastmath();
    let (loc, a, b) = (sum.loc(), product.lhs(), product.rhs());
    let options = FmaOpOptions { fastmath: math::FastMathFlags::from_value(flags.value()) };
    let new = FmaOp::build_with(rw, loc, a, b, c, options);
    rw.replace_by(*op, new)
}
