//! Merges equivalent blocks, and removes block arguments that always receive the same value.
//!
//! Blocks may differ in values from outside; these become arguments of the merged block.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::branch_operands::{append_passed, branches_to, erase_block_arguments, passed};
use super::equivalence::{alike, hash_alike};
use crate::interfaces::BranchOpInterface;
use crate::ir::body::Body;
use crate::ir::entities::{Block, Op, Region, Value};
use crate::ir::view::{OpRef, ValueRef};
use crate::values::context::Context;
use crate::verifier::verify_alone;

/// How many blocks with equal hashes are compared with each other.
const MAX_ALIKE: usize = 64;

/// Merges equivalent blocks in a region and those inside it; true if something changed.
pub(super) fn merge_equal_blocks(cx: &Context, body: &mut Body, region: Region) -> bool {
    let mut changed = false;
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        // Merging successors may have made blocks equivalent.
        while merge_in_region(cx, body, region) {
            changed = true;
        }
        pending.extend(body.region_ops(region).flat_map(|op| body.regions_of(op)));
    }
    changed
}

/// Blocks that can be merged.
struct Cluster {
    leader: Outline,
    others: Vec<Block>,
    /// Operands that are not the same in all of the blocks: the index of the operation, and of its operand.
    differing: BTreeSet<(usize, usize)>,
}

/// The parts of a block that are compared: its values by number, the arguments first.
struct Outline {
    block: Block,
    numbers: FxHashMap<Value, usize>,
}

impl Outline {
    fn of(body: &Body, block: Block) -> Self {
        let results = body.ops(block).flat_map(|op| body.results(op));
        let values = body.block_args(block).iter().copied().chain(results);
        Outline { block, numbers: values.enumerate().map(|(number, value)| (value, number)).collect() }
    }
}

/// One round in one region. Only blocks with the same successors can be equivalent.
fn merge_in_region(cx: &Context, body: &mut Body, region: Region) -> bool {
    let mut groups: Vec<Vec<Block>> = Vec::new();
    let mut known: FxHashMap<Vec<Block>, usize> = FxHashMap::default();
    for block in body.blocks(region).skip(1) {
        let successors = body.last_op(block).into_iter().flat_map(|op| body.successors(op)).collect();
        let group = *known.entry(successors).or_insert(groups.len());
        match groups.get_mut(group) {
            Some(group) => group.push(block),
            None => groups.push(vec![block]),
        }
    }
    let mut changed = false;
    for group in groups.iter().filter(|group| group.len() > 1) {
        let mut extended: Vec<Block> = Vec::new();
        for cluster in clusters(cx, body, group) {
            // The operands of its terminator have changed since it was compared; the next round compares it again.
            let leader = cluster.leader.block;
            let successors = body.last_op(leader).into_iter().flat_map(|op| body.successors(op));
            if successors.into_iter().any(|successor| extended.contains(&successor))
                || !merge(cx, body, &cluster)
            {
                continue;
            }
            changed = true;
            if !cluster.differing.is_empty() {
                extended.push(leader);
            }
        }
    }
    changed
}

/// Finds equivalent blocks among these.
fn clusters(cx: &Context, body: &Body, blocks: &[Block]) -> Vec<Cluster> {
    let mut clusters: Vec<Cluster> = Vec::new();
    let mut by_hash: FxHashMap<u64, Vec<usize>> = FxHashMap::default();
    for &block in blocks.iter().filter(|&&block| is_candidate(body, block)) {
        let known = by_hash.entry(hash_alike(cx, body, block)).or_default();
        let outline = Outline::of(body, block);
        let same = |&at: &usize| Some((at, differences(cx, body, &clusters[at].leader, &outline)?));
        match known.iter().find_map(same) {
            Some((at, differing)) => {
                clusters[at].others.push(block);
                clusters[at].differing.extend(differing);
            }
            None if known.len() < MAX_ALIKE => {
                known.push(clusters.len());
                clusters.push(Cluster { leader: outline, others: Vec::new(), differing: BTreeSet::new() });
            }
            None => {}
        }
    }
    clusters
}

/// True for a block without regions whose arguments only its own operations use.
fn is_candidate(body: &Body, block: Block) -> bool {
    let is_empty = |op: Op| {
        body.nested(op).is_none_or(|n| n.roots().iter().all(|&r| n.entry_block(r).is_none()))
            && body.regions_of(op).iter().all(|&r| body.entry_block(r).is_none())
    };
    body.ops(block).all(is_empty) && body.block_args(block).iter().all(|&a| is_used_inside(body, block, a))
}

/// True if only operations of the block use the value.
fn is_used_inside(body: &Body, block: Block, value: Value) -> bool {
    body.users(value).all(|user| body.block_of(user) == Some(block))
}

/// The operands in which two otherwise equivalent blocks differ; `None` if the blocks are not equivalent.
fn differences(cx: &Context, body: &Body, a: &Outline, b: &Outline) -> Option<Vec<(usize, usize)>> {
    let types = |block| body.block_args(block).iter().map(|&arg| body.ty(arg));
    if !types(a.block).eq(types(b.block)) {
        return None;
    }
    let mut differing = Vec::new();
    let mut left = body.ops(a.block);
    let mut right = body.ops(b.block);
    for number in 0.. {
        let (x, y) = match (left.next(), right.next()) {
            (None, None) => break,
            (Some(x), Some(y)) => (x, y),
            _ => return None,
        };
        if !alike(OpRef::new(cx, body, x), OpRef::new(cx, body, y)) {
            return None;
        }
        for (at, (v, w)) in body.operands(x).zip(body.operands(y)).enumerate() {
            if v == w {
                continue;
            }
            if body.ty(v) != body.ty(w) {
                return None;
            }
            match (a.numbers.get(&v), b.numbers.get(&w)) {
                (None, None) if can_pass(body, a.block, v) && can_pass(body, b.block, w) => {
                    differing.push((number, at));
                }
                (Some(m), Some(n)) if m == n => {}
                _ => return None,
            }
        }
        // A result that is used elsewhere could not be replaced.
        let closed = |block, op| body.results(op).all(|value| is_used_inside(body, block, value));
        if !closed(a.block, x) || !closed(b.block, y) {
            return None;
        }
    }
    Some(differing)
}

/// False for a result of a branch to the block, which the branch itself cannot pass.
fn can_pass(body: &Body, block: Block, value: Value) -> bool {
    let Some(op) = body.defining_op(value) else { return true };
    let home = body.block_of(op);
    home.and_then(|home| body.last_op(home)) != Some(op) || !body.predecessors(block).any(|p| Some(p) == home)
}

/// Whether all branches to a block can pass more operands.
fn is_extensible(cx: &Context, body: &Body, block: Block) -> bool {
    branches_to(body, block).iter().all(|&(op, number)| {
        let view = OpRef::new(cx, body, op);
        view.interface::<BranchOpInterface>().is_some() && passed(view, number).is_some()
    })
}

/// Whether the operations of a block stay correct with arguments as these operands: a symbol of `affine`, for example,
/// cannot be an argument of most blocks.
fn accept_arguments(
    cx: &Context,
    body: &mut Body,
    block: Block,
    operands: &BTreeSet<(usize, usize)>,
) -> bool {
    let ops: Vec<Op> = body.ops(block).collect();
    operands.iter().all(|&(number, at)| {
        let op = ops[number];
        let Some(value) = body.operands(op).nth(at) else { return false };
        let loc = ValueRef::new(cx, body, value).loc();
        let arg = body.add_block_arg(block, body.ty(value), loc);
        body.set_operand(op, at, arg);
        let is_correct = verify_alone(OpRef::new(cx, body, op)).is_ok();
        body.set_operand(op, at, value);
        body.erase_block_arg(block, body.block_args(block).len() - 1);
        is_correct
    })
}

/// Merges the blocks of a cluster.
fn merge(cx: &Context, body: &mut Body, cluster: &Cluster) -> bool {
    let leader = cluster.leader.block;
    if cluster.others.is_empty() {
        return false;
    }
    let blocks: Vec<Block> = std::iter::once(leader).chain(cluster.others.iter().copied()).collect();
    if !cluster.differing.is_empty() {
        if !blocks.iter().all(|&block| is_extensible(cx, body, block))
            || !accept_arguments(cx, body, leader, &cluster.differing)
        {
            return false;
        }
        let lists = new_arguments(cx, body, &blocks, &cluster.differing);
        for (&block, values) in blocks.iter().zip(lists) {
            for (branch, number) in branches_to(body, block) {
                append_passed(cx, body, branch, number, &values);
            }
        }
    }
    for &block in &cluster.others {
        body.replace_all_predecessors(block, leader);
    }
    body.erase_blocks(&cluster.others);
    true
}

/// Replaces the operands in which blocks differ by new arguments of the first block; returns the values to pass for
/// each block.
///
/// Operands with the same value in each block share an argument.
fn new_arguments(
    cx: &Context,
    body: &mut Body,
    blocks: &[Block],
    differing: &BTreeSet<(usize, usize)>,
) -> Vec<Vec<Value>> {
    let ops: Vec<Vec<Op>> = blocks.iter().map(|&block| body.ops(block).collect()).collect();
    let mut lists: Vec<Vec<Value>> = vec![Vec::new(); blocks.len()];
    // The new arguments by the first block's value: the index among the new ones, and the argument.
    let mut known: FxHashMap<Value, (usize, Value)> = FxHashMap::default();
    for &(number, at) in differing {
        let values: Vec<Value> = ops.iter().filter_map(|ops| body.operands(ops[number]).nth(at)).collect();
        let shared = known.get(&values[0]).filter(|(place, _)| {
            lists.iter().zip(&values).all(|(list, value)| list.get(*place) == Some(value))
        });
        let arg = match shared {
            Some(&(_, arg)) => arg,
            None => {
                let value = values[0];
                let loc = ValueRef::new(cx, body, value).loc();
                let arg = body.add_block_arg(blocks[0], body.ty(value), loc);
                known.entry(value).or_insert((lists[0].len(), arg));
                lists.iter_mut().zip(&values).for_each(|(list, &value)| list.push(value));
                arg
            }
        };
        body.set_operand(ops[0][number], at, arg);
    }
    lists
}

/// Replaces block arguments that always receive the same value by that value.
pub(super) fn drop_redundant_arguments(cx: &Context, body: &mut Body, region: Region) -> bool {
    let mut changed = false;
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        let blocks: Vec<Block> = body.blocks(region).collect();
        for &block in blocks.iter().skip(1) {
            let mut dead = Vec::new();
            for index in 0..body.block_args(block).len() {
                if let Some(value) = only_value(cx, body, block, index) {
                    let arg = body.block_args(block)[index];
                    body.replace_all_uses(arg, value);
                    dead.push((block, index));
                }
            }
            erase_block_arguments(cx, body, &dead);
            changed |= !dead.is_empty();
        }
        pending.extend(body.region_ops(region).flat_map(|op| body.regions_of(op)));
    }
    changed
}

/// The value that every branch to a block passes for an argument, if it is always the same. Since it dominates all
/// branches to the block, it dominates the block.
fn only_value(cx: &Context, body: &Body, block: Block, index: usize) -> Option<Value> {
    let count = body.block_args(block).len();
    let mut common = None;
    for (branch, number) in branches_to(body, block) {
        let view = OpRef::new(cx, body, branch);
        let range = passed(view, number)?;
        let at = index.checked_sub(count.checked_sub(range.len())?)?;
        let value = view.operand(range.start + at);
        if *common.get_or_insert(value) != value {
            return None;
        }
    }
    common.filter(|&value| value != body.block_args(block)[index])
}
