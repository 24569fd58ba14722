//! Blocks that do the same become one, and block arguments that always receive the same value go.
//!
//! Blocks may differ in values from outside: those become arguments of the block that remains.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::branch_operands::{append_passed, branches_to, erase_block_arguments, passed};
use super::equivalence::{alike, hash_alike};
use crate::interfaces::BranchOpInterface;
use crate::ir::body::Body;
use crate::ir::entities::{Block, Op, Region, Value};
use crate::ir::view::{OpRef, ValueRef};
use crate::values::context::Context;

/// How many blocks that only look alike are compared with each other.
const MAX_ALIKE: usize = 64;

/// Merges equal blocks in a region and those inside it; true when something changed.
pub(super) fn merge_equal_blocks(cx: &Context, body: &mut Body, region: Region) -> bool {
    let mut changed = false;
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        // Blocks may have become equal because what they branch to is one block now.
        while merge_in_region(cx, body, region) {
            changed = true;
        }
        pending.extend(body.region_ops(region).flat_map(|op| body.regions_of(op)));
    }
    changed
}

/// Blocks that one of them can replace.
struct Cluster {
    leader: Outline,
    others: Vec<Block>,
    /// Operands that are not the same value in all of them: the number of the operation, and of its operand.
    differing: BTreeSet<(usize, usize)>,
}

/// What is compared of a block: its values by number, the arguments first.
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

/// One round in one region. Only blocks that branch to the same blocks can be equal.
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
            // What such a block passes has changed since it was compared; the next round compares it again.
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

/// Finds out which of some blocks are equal.
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

/// True when only operations of a block use a value.
fn is_used_inside(body: &Body, block: Block, value: Value) -> bool {
    body.users(value).all(|user| body.block_of(user) == Some(block))
}

/// In which operands two blocks differ that otherwise do the same; `None` if they do not.
fn differences(cx: &Context, body: &Body, a: &Outline, b: &Outline) -> Option<Vec<(usize, usize)>> {
    let types = |block| body.block_args(block).iter().map(|&arg| body.ty(arg));
    if !types(a.block).eq(types(b.block)) {
        return None;
    }
    let mut differing = Vec::new();
    let (mut left, mut right) = (body.ops(a.block), body.ops(b.block));
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
        // What is used elsewhere would be the result of either operation.
        let closed = |block, op| body.results(op).all(|value| is_used_inside(body, block, value));
        if !closed(a.block, x) || !closed(b.block, y) {
            return None;
        }
    }
    Some(differing)
}

/// False for the result of a branch to the block, which the branch itself cannot pass.
fn can_pass(body: &Body, block: Block, value: Value) -> bool {
    let Some(op) = body.defining_op(value) else { return true };
    let home = body.block_of(op);
    home.and_then(|home| body.last_op(home)) != Some(op) || !body.predecessors(block).any(|p| Some(p) == home)
}

/// Whether all branches to a block can pass it more.
fn is_extensible(cx: &Context, body: &Body, block: Block) -> bool {
    branches_to(body, block).iter().all(|&(op, number)| {
        let view = OpRef::new(cx, body, op);
        view.interface::<BranchOpInterface>().is_some() && passed(view, number).is_some()
    })
}

/// Makes the blocks of a cluster one.
fn merge(cx: &Context, body: &mut Body, cluster: &Cluster) -> bool {
    let leader = cluster.leader.block;
    if cluster.others.is_empty() {
        return false;
    }
    let blocks: Vec<Block> = std::iter::once(leader).chain(cluster.others.iter().copied()).collect();
    if !cluster.differing.is_empty() {
        if !blocks.iter().all(|&block| is_extensible(cx, body, block)) {
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

/// Replaces the operands in which blocks differ by new arguments of the first of them; what each block has to be passed.
///
/// Operands that are the same value in each block share an argument.
fn new_arguments(
    cx: &Context,
    body: &mut Body,
    blocks: &[Block],
    differing: &BTreeSet<(usize, usize)>,
) -> Vec<Vec<Value>> {
    let ops: Vec<Vec<Op>> = blocks.iter().map(|&block| body.ops(block).collect()).collect();
    let mut lists: Vec<Vec<Value>> = vec![Vec::new(); blocks.len()];
    // The first argument made for a value of the first block: its place among the new ones.
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

/// Replaces block arguments for which every branch passes the same value by that value.
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

/// The value that every branch to a block passes for an argument, if there is one. As it dominates all branches to the
/// block, it dominates the block.
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
