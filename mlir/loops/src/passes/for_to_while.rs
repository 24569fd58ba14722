//! The `scf-for-to-while` pass: a loop that counts becomes one that tests its induction variable, which it carries.

use dialects::arith::{AddIOp, CmpIOp, CmpIPredicate};
use dialects::scf::{ConditionOp, ForOp, WhileOp, YieldOp};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, Loc, Type, Value};

use super::records::SCFForToWhileLoop;
use crate::util::body::{block_of, rewrite_bodies};

impl RunPass for SCFForToWhileLoop {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut patterns = PatternSet::new();
        patterns.add(convert);
        rewrite_bodies(op, state, patterns)
    }
}

fn convert(lp: Handle<ForOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = lp.view(rw);
    let (loc, upper, step) = (view.loc(), view.upper_bound(), view.step());
    let is_unsigned = view.unsigned_cmp();
    let predicate = if is_unsigned { CmpIPredicate::Ult } else { CmpIPredicate::Slt };
    let inits: Vec<Value> = std::iter::once(view.lower_bound()).chain(view.init_args()).collect();
    let attributes = rw.body().discardable(*lp);
    let from = block_of(rw.body(), *lp).ok_or(NoMatch)?;
    let end = rw.body().last_op(from).ok_or(NoMatch)?;
    let types: Vec<Type> = inits.iter().map(|&value| rw.body().ty(value)).collect();
    let args: Vec<(Type, Loc)> = types.iter().map(|&ty| (ty, loc)).collect();

    let new = *WhileOp::build_with(rw, loc, &types, &inits);
    rw.body_mut().set_discardable(new, attributes);
    if is_unsigned {
        // As in MLIR, which copies all attributes.
        let unit = rw.cx().unit_attr();
        rw.set_attr(new, ForOp::UNSIGNED_CMP_ATTR, Some(unit));
    }
    let &[before, after] = rw.body().regions_of(new) else { return Err(NoMatch) };
    let block = rw.create_block(before, &args);
    let passed = rw.body().block_args(block).to_vec();
    let more = CmpIOp::build(rw, loc, predicate, passed[0], upper);
    ConditionOp::build(rw, loc, more, &passed);

    let block = rw.create_block(after, &args);
    let own = rw.body().block_args(block).to_vec();
    let next = AddIOp::build(rw, loc, own[0], step);
    for (old, &new) in rw.body().block_args(from).to_vec().into_iter().zip(&own) {
        rw.replace_all_uses(old, new);
    }
    let first = rw.body().first_op(from).ok_or(NoMatch)?;
    rw.body_mut().splice_ops(first, block);
    let yielded: Vec<Value> = std::iter::once(next).chain(rw.body().operands(end)).collect();
    rw.set_before(end);
    let at = rw.body().loc(end);
    YieldOp::build(rw, at, &yielded);
    rw.erase_op(end);
    let results: Vec<Value> = rw.body().results(new).skip(1).collect();
    rw.replace_op(*lp, &results);
    Ok(())
}
