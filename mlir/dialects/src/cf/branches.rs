//! Queries about branches: predecessors of blocks, and blocks that only branch on.

use mlir::ValueDef;
use mlir::rewrite::{NoMatch, PatternRewriter};
use mlir::{Block, Body, Value};
use rustc_hash::FxHashSet;

use super::BranchOp;
use crate::rewriting::check;

/// The predecessor of a block, if exactly one branch leads to it.
pub(super) fn single_predecessor(body: &Body, block: Block) -> Option<Block> {
    let mut all = body.predecessors(block);
    all.next().filter(|_| all.next().is_none())
}

/// The predecessor of a block, if all branches to it come from the same block.
pub(super) fn only_predecessor(body: &Body, block: Block) -> Option<Block> {
    let mut all = body.predecessors(block);
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

/// How many branches are followed backwards to find out whether a block is reachable.
const MAX_FOLLOWED: usize = 4096;

/// Whether values that `block` passes to `dest`, which has no other predecessor, are certainly computed without the
/// arguments of `dest`.
///
/// They are if `block` is reachable, as it is then executed first. In a cycle that has become unreachable, replacing
/// the arguments could create values that depend on themselves.
pub(super) fn are_defined_before(body: &Body, block: Block, dest: Block, operands: &[Value]) -> bool {
    let is_independent = |&value: &Value| match body.def(value) {
        ValueDef::Argument { block: of, .. } => of != dest,
        ValueDef::Result { op, .. } => body.num_operands(op) == 0 && body.regions_of(op).is_empty(),
    };
    operands.iter().all(is_independent) || is_reachable(body, block)
}

/// Whether a short search backwards finds the entry of the block's region.
fn is_reachable(body: &Body, block: Block) -> bool {
    let entry = body.region_of(block).and_then(|region| body.entry_block(region));
    let mut seen = FxHashSet::default();
    let mut pending = vec![block];
    let mut followed = 0;
    while let Some(block) = pending.pop() {
        if Some(block) == entry {
            return true;
        }
        for before in body.predecessors(block) {
            followed += 1;
            if followed > MAX_FOLLOWED {
                return false;
            }
            if seen.insert(before) {
                pending.push(before);
            }
        }
    }
    false
}

/// The destination of a block that ends with an unconditional branch.
fn next_block(rw: &PatternRewriter<'_>, block: Block) -> Option<Block> {
    Some(rw.view::<BranchOp>(rw.body().last_op(block)?).ok()?.dest())
}

/// The block to which a block leads that only branches on, and the values that arrive there if it is passed
/// `passed`.
///
/// Does not match a block in a cycle of unconditional branches.
pub(super) fn pass_through(
    rw: &PatternRewriter<'_>,
    block: Block,
    passed: &[Value],
) -> Result<(Block, Vec<Value>), NoMatch> {
    let body = rw.body();
    let last = body.last_op(block).ok_or(NoMatch)?;
    check(body.first_op(block) == Some(last))?;
    let branch = rw.view::<BranchOp>(last)?;
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

/// Whether unconditional branches from `dest` form a cycle or lead back to `block`, by Floyd's cycle detection.
fn leads_back(rw: &PatternRewriter<'_>, block: Block, dest: Block) -> bool {
    let mut slow = dest;
    let mut fast = dest;
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
