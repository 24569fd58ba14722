//! Branches: the same, with converted operands. The block arguments are converted with the function.

use dialects::llvm;
use mlir::rewrite::NoMatch;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter};
use mlir::{Block, Op, Value};

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add_fn("cf.br", branch).add_fn("cf.cond_br", conditional);
}

fn branch(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let loc = rw.body().loc(op);
    let target = rw.body().successors(op).next().ok_or(NoMatch)?;
    llvm::BrOp::build(rw, loc, operands, None, target);
    rw.erase_op(op);
    Ok(())
}

fn conditional(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let loc = rw.body().loc(op);
    let targets: Vec<Block> = rw.body().successors(op).collect();
    let &[yes, no] = targets.as_slice() else { return Err(NoMatch) };
    let &condition = operands.first().ok_or(NoMatch)?;
    let (first, second) = (rw.op(op).operand_group(1), rw.op(op).operand_group(2));
    let weights = rw.op(op).attr("branch_weights").and_then(mlir::AttrRef::as_dense_array::<i32>);
    let pass = |group: std::ops::Range<usize>| operands.get(group).ok_or(NoMatch);
    llvm::CondBrOp::build(rw, loc, condition, pass(first)?, pass(second)?, weights.as_deref(), None, yes, no);
    rw.erase_op(op);
    Ok(())
}
