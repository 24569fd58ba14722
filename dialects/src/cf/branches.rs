//! Where branches lead: predecessors of blocks, and blocks in which nothing happens.

use mlir::ir::ValueDef;
use mlir::rewrite::{NoMatch, PatternRewriter};
use mlir::{Block, Body, Value};

use super::BranchOp;
use crate::rewriting::check;

/// The block from which one branch leads to a block, if that is the only one and leads there once.
pub(super) fn single_predecessor(body: &Body, block: Block) -> Option<Block> {
    let mut all = body.predecessors(block);
    all.next().filter(|_| all.next().is_none())
}

/// The block from which branches lead to a block, perhaps several ways.
pub(super) fn only_predecessor(body: &Body, block: Block) -> Option<Block> {
    let mut all = body.predecessors(block);
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

/// The destination of the unconditional branch that ends a block.
fn next_block(rw: &PatternRewriter<'_>, block: Block) -> Option<Block> {
    Some(rw.view::<BranchOp<'_>>(rw.body().last_op(block)?).ok()?.dest())
}

/// Where a block leads in which nothing happens, and what arrives there of what is passed to it.
///
/// A block that is part of a cycle of unconditional branches leads nowhere.
pub(super) fn pass_through(
    rw: &PatternRewriter<'_>,
    block: Block,
    passed: &[Value],
) -> Result<(Block, Vec<Value>), NoMatch> {
    let body = rw.body();
    let last = body.last_op(block).ok_or(NoMatch)?;
    check(body.first_op(block) == Some(last))?;
    let branch = rw.view::<BranchOp<'_>>(last)?;
    let args = body.block_args(block);
    check(args.iter().all(|&arg| body.users(arg).all(|user| user == last)))?;
    let dest = branch.dest();
    check(dest != block)?;
    check(!leads_back(rw, block, dest))?;
    let arriving = branch.dest_operands().map(|value| match body.def(value) {
        ValueDef::Argument { block: of, index } if of == block => {
            passed.get(index as usize).copied().ok_or(NoMatch)
        }
        _ => Ok(value),
    });
    Ok((dest, arriving.collect::<Result<_, _>>()?))
}

/// Whether unconditional branches from `dest` run in a circle, or back to `block`. The tortoise follows the hare.
fn leads_back(rw: &PatternRewriter<'_>, block: Block, dest: Block) -> bool {
    let (mut slow, mut fast) = (dest, dest);
    loop {
        for _ in 0..2 {
            match next_block(rw, fast) {
                None => return false,
                Some(next) if next == block => return true,
                Some(next) => fast = next,
            }
        }
        slow = next_block(rw, slow).unwrap_or(slow);
        if slow == fast {
            return true;
        }
    }
}
