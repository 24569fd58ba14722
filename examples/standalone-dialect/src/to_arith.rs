//! The `poly-to-arith` pass: the value of a constant polynomial by Horner's rule.

use dialects::arith;
use mlir::pass::{OpMut, Pass, PassInfo, PassResult, PassState};
use mlir::rewrite::{
    FrozenPatternSet, GreedyConfig, NoMatch, PatternRewriter, PatternSet, apply_patterns_greedily,
};
use mlir::{Builder, Loc, Op, OpView as _, Value};

use crate::{ConstantOp, EvalOp};

pub(crate) const INFO: PassInfo = PassInfo {
    argument: "poly-to-arith",
    summary: "Evaluate constant polynomials with arith",
    options: &[],
    create: |_| Ok(Box::new(PolyToArith)),
};

/// Replaces every `poly.eval` of a constant; constants that nothing uses any more go with it.
struct PolyToArith;

impl Pass for PolyToArith {
    fn name(&self) -> &'static str {
        "PolyToArith"
    }

    fn argument(&self) -> &'static str {
        INFO.argument
    }

    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut patterns = PatternSet::new();
        patterns.add_fn("poly.eval", evaluate);
        let patterns = FrozenPatternSet::new(op.cx(), patterns);
        let cx = op.cx();
        op.for_each_body(state, &|_, body, _| {
            apply_patterns_greedily(cx, body, &patterns, &GreedyConfig::default());
            Ok(())
        })
    }
}

/// `a + b x + c x^2` is `a + x (b + x c)`.
fn evaluate(op: Op, rw: &mut PatternRewriter<'_>) -> Result<(), NoMatch> {
    let eval = rw.view::<EvalOp<'_>>(op)?;
    let (loc, point) = (eval.op_ref().loc(), eval.point());
    let coefficients = rw.defining::<ConstantOp<'_>>(eval.polynomial())?.coefficients();
    let Some((&highest, rest)) = coefficients.split_last() else { return Err(NoMatch) };
    let mut value = constant(rw, loc, highest);
    for &coefficient in rest.iter().rev() {
        let product = arith::MulFOp::build(rw, loc, value, point, None);
        let product = rw.body().result(product, 0);
        let addend = constant(rw, loc, coefficient);
        let sum = arith::AddFOp::build(rw, loc, product, addend, None);
        value = rw.body().result(sum, 0);
    }
    rw.replace_op(op, &[value]);
    Ok(())
}

fn constant(b: &mut Builder<'_>, loc: Loc, value: f64) -> Value {
    let value = b.cx().f64_attr(value);
    let op = arith::ConstantOp::build(b, loc, value);
    b.body().result(op, 0)
}
