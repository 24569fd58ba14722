//! The blocks of a function: all of them, in the order in which they are visited, and whether they run in circles.

use mlir::dominance::Dominance;
use mlir::interfaces::BranchOpInterface;
use mlir::{Block, Body, Context, OpRef, Region};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::hash_map::Entry;

/// All regions of a body, also those inside others.
fn all_regions(body: &Body) -> impl Iterator<Item = Region> + '_ {
    let nested = body.all_ops_pre().into_iter().flat_map(|op| body.regions_of(op).to_vec());
    body.roots().iter().copied().chain(nested)
}

/// All blocks of a body, also of regions inside.
pub(super) fn all_blocks(body: &Body) -> Vec<Block> {
    all_regions(body).flat_map(|region| body.blocks(region)).collect()
}

/// The blocks that can be reached: those inside an operation before the block that it is in, and otherwise those that
/// dominate before those that they dominate.
pub(super) fn post_order(cx: &Context, body: &Body) -> Vec<Block> {
    enum Step {
        Into(Region),
        Enter(Block),
        Leave(Block),
    }
    let dominance = Dominance::new(cx, body, None);
    let mut found = Vec::new();
    let mut steps: Vec<Step> = body.roots().iter().rev().map(|&region| Step::Into(region)).collect();
    while let Some(step) = steps.pop() {
        match step {
            Step::Into(region) => {
                let mut blocks: Vec<Block> =
                    body.blocks(region).filter(|&block| dominance.is_reachable(block)).collect();
                blocks.sort_by_key(|&block| std::cmp::Reverse(dominance.preorder(block)));
                steps.extend(blocks.into_iter().map(Step::Enter));
            }
            Step::Enter(block) => {
                steps.push(Step::Leave(block));
                let first = steps.len();
                for op in body.ops(block) {
                    steps.extend(body.regions_of(op).iter().map(|&region| Step::Into(region)));
                }
                steps[first..].reverse();
            }
            Step::Leave(block) => found.push(block),
        }
    }
    found
}

/// Whether branches lead back to a block that they come from.
pub(super) fn has_cycles(cx: &Context, body: &Body) -> bool {
    all_regions(body).filter_map(|region| body.entry_block(region)).any(|entry| leads_back(cx, body, entry))
}

fn leads_back(cx: &Context, body: &Body, entry: Block) -> bool {
    let successors = |block: Block| -> Vec<Block> {
        let last = body
            .last_op(block)
            .filter(|&op| OpRef::new(cx, body, op).interface::<BranchOpInterface>().is_some());
        last.map_or_else(Vec::new, |op| body.successors(op).collect())
    };
    let mut open: FxHashSet<Block> = FxHashSet::from_iter([entry]);
    let mut left: FxHashMap<Block, Vec<Block>> = FxHashMap::from_iter([(entry, successors(entry))]);
    let mut path = vec![entry];
    while let Some(&block) = path.last() {
        let Some(next) = left.get_mut(&block).and_then(Vec::pop) else {
            open.remove(&block);
            path.pop();
            continue;
        };
        if open.contains(&next) {
            return true;
        }
        if let Entry::Vacant(unseen) = left.entry(next) {
            unseen.insert(successors(next));
            open.insert(next);
            path.push(next);
        }
    }
    false
}
