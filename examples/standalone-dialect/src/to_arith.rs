//! The `poly-to-arith` pass: evaluates constant polynomials by Horner's rule.

use dialects::arith;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::{
    FrozenPatternSet, GreedyConfig, NoMatch, PatternRewriter, PatternSet, apply_patterns_greedily,
};
use mlir::{Builder, Handle, Loc, Value};

use crate::{ConstantOp, EvalOp, PolyToArith};

impl RunPass for PolyToArith {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut patterns = PatternSet::new();
        patterns.add(evaluate);
        let patterns = FrozenPatternSet::new(op.cx(), patterns);
        let cx = op.cx();
        op.for_each_body(state, &|_, body, _| {
            apply_patterns_greedily(cx, body, &patterns, &GreedyConfig::default());
            Ok(())
        })
    }
}

/// Computes `a + b x + c x^2` as `a + x (b + x c)`.
fn evaluate(op: Handle<EvalOp>, rw: &mut PatternRewriter<'_>) -> Result<(), NoMatch> {
    let eval = op.view(rw);
    let loc = eval.loc();
    let point = eval.point();
    let coefficients = rw.defining::<ConstantOp>(eval.polynomial())?.coefficients();
    let Some((&highest, rest)) = coefficients.split_last() else { return Err(NoMatch) };
    let mut value = constant(rw, loc, highest);
    for &coefficient in rest.iter().rev() {
        let product = arith::MulFOp::build(rw, loc, value, point);
        let addend = constant(rw, loc, coefficient);
        value = arith::AddFOp::build(rw, loc, product, addend);
    }
    rw.replace_by(*op, value)
}

fn constant(b: &mut Builder<'_>, loc: Loc, value: f64) -> Value {
    let value = b.cx().f64_attr(value);
    arith::ConstantOp::build(b, loc, value)
}
