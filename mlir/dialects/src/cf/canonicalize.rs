//! Canonicalization: known branches, blocks that only branch on, and blocks with one predecessor.

use mlir::hooks::{CanonicalizationPatterns, Canonicalize};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Block, Handle, Op, Value};

use crate::arith::SelectOp;
use crate::matching::{build_constant, constant_integer};
use crate::ub::UnreachableOp;

use super::branches::{are_defined_before, only_predecessor, pass_through, single_predecessor};
use super::{AssertOp, BranchOp, CondBranchOp, CondBranchOpOptions};
use crate::rewriting::{check, uses_near};

impl Canonicalize for AssertOp<'_> {
    /// Erases an assertion that is known to hold.
    fn canonicalize(op: Handle<Self>, rw: &mut PatternRewriter<'_>) -> Matched {
        let arg = op.view(rw).arg();
        check(constant_integer(rw.op(*op), arg).is_some_and(|value| value != 0))?;
        rw.erase_op(*op);
        Ok(())
    }
}

/// Replaces a terminator by `cf.br`.
pub(super) fn replace_by_branch(
    rw: &mut PatternRewriter<'_>,
    op: Op,
    dest: Block,
    operands: &[Value],
) -> Matched {
    let loc = rw.body().loc(op);
    BranchOp::build(rw, loc, operands, dest);
    rw.erase_op(op);
    Ok(())
}

impl Canonicalize for BranchOp<'_> {
    /// Merges a block if only this branch leads to it, and skips it if it only branches on. A block that has
    /// become unreachable stays until the driver erases it, if it might pass an argument to itself.
    fn canonicalize(op: Handle<Self>, rw: &mut PatternRewriter<'_>) -> Matched {
        let branch = op.view(rw);
        let dest = branch.dest();
        let operands = branch.dest_operands().collect::<Vec<Value>>();
        let block = rw.body().block_of(*op).ok_or(NoMatch)?;
        check(dest != block)?;
        if single_predecessor(rw.body(), dest).is_some() {
            check(are_defined_before(rw.body(), block, dest, &operands))?;
            take_in(rw, *op, block, dest, &operands);
            return Ok(());
        }
        let (dest, operands) = pass_through(rw, dest, &operands)?;
        replace_by_branch(rw, *op, dest, &operands)
    }
}

/// Moves the operations of a block to the end of its predecessor.
fn take_in(rw: &mut PatternRewriter<'_>, branch: Op, block: Block, dest: Block, operands: &[Value]) {
    rw.erase_op(branch);
    let args = rw.body().block_args(dest).to_vec();
    for (arg, &value) in args.into_iter().zip(operands) {
        rw.replace_all_uses(arg, value);
    }
    let ops: Vec<Op> = rw.body().ops(dest).collect();
    if let Some(&first) = ops.first() {
        rw.body_mut().splice_ops(first, block);
    }
    for op in ops {
        rw.notify_modified(op);
    }
    rw.body_mut().erase_block(dest);
}

impl CanonicalizationPatterns for CondBranchOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(known_condition);
        patterns.add(pass_by);
        patterns.add(same_destination);
        patterns.add(decided_before);
        patterns.add(condition_is_known_there);
        patterns.add(unreachable_destination);
    }
}

/// The parts of a conditional branch.
struct Parts {
    condition: Value,
    dests: [Block; 2],
    operands: [Vec<Value>; 2],
}

impl Parts {
    fn of(branch: CondBranchOp<'_>) -> Self {
        Parts {
            condition: branch.condition(),
            dests: [branch.true_dest(), branch.false_dest()],
            operands: [branch.true_dest_operands().collect(), branch.false_dest_operands().collect()],
        }
    }
}

/// A constant condition decides.
fn known_condition(op: Handle<CondBranchOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let parts = Parts::of(rw.view(*op)?);
    let value = constant_integer(rw.op(*op), parts.condition).ok_or(NoMatch)?;
    let way = usize::from(value == 0);
    replace_by_branch(rw, *op, parts.dests[way], &parts.operands[way])
}

/// Skips blocks that only branch on.
fn pass_by(op: Handle<CondBranchOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let parts = Parts::of(rw.view(*op)?);
    let ways = [0, 1].map(|way| pass_through(rw, parts.dests[way], &parts.operands[way]));
    check(ways.iter().any(Result::is_ok))?;
    let Parts { condition, dests, operands } = parts;
    let [yes, no] = ways;
    let [yes_operands, no_operands] = operands;
    let yes = yes.unwrap_or((dests[0], yes_operands));
    let no = no.unwrap_or((dests[1], no_operands));
    let loc = rw.body().loc(*op);
    let weights = op.view(rw).branch_weights();
    let options = CondBranchOpOptions {
        true_dest_operands: &yes.1,
        false_dest_operands: &no.1,
        branch_weights: weights.as_deref(),
    };
    CondBranchOp::build_with(rw, loc, condition, yes.0, no.0, options);
    rw.erase_op(*op);
    Ok(())
}

/// Replaces a branch whose successors are the same block: operands that differ are selected.
fn same_destination(op: Handle<CondBranchOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let Parts { condition, dests: [dest, other], operands: [yes, no] } = Parts::of(rw.view(*op)?);
    check(dest == other)?;
    if yes == no {
        return replace_by_branch(rw, *op, dest, &yes);
    }
    check(only_predecessor(rw.body(), dest) == rw.body().block_of(*op))?;
    let loc = rw.body().loc(*op);
    let mut merged = Vec::with_capacity(yes.len());
    for (&yes, &no) in yes.iter().zip(&no) {
        merged.push(if yes == no { yes } else { SelectOp::build(rw, loc, condition, yes, no) });
    }
    replace_by_branch(rw, *op, dest, &merged)
}

/// Replaces a branch if the only predecessor branches on the same condition.
fn decided_before(op: Handle<CondBranchOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let parts = Parts::of(rw.view(*op)?);
    let block = rw.body().block_of(*op).ok_or(NoMatch)?;
    let before = single_predecessor(rw.body(), block).ok_or(NoMatch)?;
    let last = rw.body().last_op(before).ok_or(NoMatch)?;
    let branch = rw.view::<CondBranchOp>(last)?;
    check(branch.condition() == parts.condition)?;
    let way = usize::from(branch.true_dest() != block);
    replace_by_branch(rw, *op, parts.dests[way], &parts.operands[way])
}

/// Uses a constant for the condition in a successor without other predecessors.
fn condition_is_known_there(op: Handle<CondBranchOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let parts = Parts::of(rw.view(*op)?);
    let mut replaced = false;
    for (way, value) in [(0, true), (1, false)] {
        let dest = parts.dests[way];
        if single_predecessor(rw.body(), dest).is_none() {
            continue;
        }
        let uses = uses_near(rw.body(), parts.condition, rw.body().ops(dest));
        let mut constant = None;
        for (user, operand) in uses {
            if rw.body().block_of(user) != Some(dest) {
                continue;
            }
            let known = match constant {
                Some(known) => known,
                None => {
                    let loc = rw.body().loc(*op);
                    let value = rw.cx().bool_attr(value);
                    *constant.insert(build_constant(rw, loc, value))
                }
            };
            rw.set_operand(user, operand, known);
            replaced = true;
        }
    }
    check(replaced)
}

/// An unreachable successor is never taken.
fn unreachable_destination(op: Handle<CondBranchOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let parts = Parts::of(rw.view(*op)?);
    let is_unreachable = |block: Block| {
        let first = rw.body().first_op(block);
        first.is_some_and(|first| rw.view::<UnreachableOp>(first).is_ok())
    };
    let way = parts.dests.iter().position(|&dest| is_unreachable(dest)).ok_or(NoMatch)?;
    replace_by_branch(rw, *op, parts.dests[1 - way], &parts.operands[1 - way])
}
